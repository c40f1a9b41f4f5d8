/// Whole header cells, folded, and what they mean; a later one goes before an earlier one.
extension HeaderWords {
  static let exactPhrases: [(HeaderMeaning, String)] = [
    (
      .anyDate,
      "date;datum;fecha;日期;交易日期;交易时间;交易创建时间;日付;取引日;年月日;お取引日;利用日;ご利用日;data;dato;дата;תאריך;kelt;datetime;timestamp;date time;tarih;when;ημερομηνια;run date;time stamp"
    ),
    (
      .postingDate,
      """
      buchungstag;buchungsdatum;buchung;posted date;posting date;post date;posted;booking date;booked;
      date posted;date processed;processed date;settlement date;settled;bokforingsdag;bokforingsdatum;
      bogfort;bokfort;bokfort dato;bokforingsdato;bogforingsdato;bogforingsdag;datum zauctovani;
      data ksiegowania;date de comptabilisation;date comptable;fecha contable;data contabile;
      data registrazione;дата проводки;дата обработки;дата списания;konyveles datuma;konyvelesi datum;
      process date;completed date;boekingsdatum;boekdatum;date operation;transaction posted date;
      datum uhrzeit;clearing date;transaktionsdato bogfort;bogforingsdato;posted at;posted on;
      booked at;booked on;settled at;settled on;completed at;completed on;cleared at;processed at
      """
    ),
    (
      .purchaseDate,
      """
      transaction date;trans date;trans;purchase date;trade date;date of transaction;kaufdatum;
      belegdatum;umsatzdatum;transaktionsdatum;datum der transaktion;datum verrichting;
      transactiedatum;date de transaction;date de l operation;date operation;date d achat;
      fecha de transaccion;fecha operacion;fecha de operacion;fecha de compra;data operazione;
      data transakcji;data operacji;datum transakce;datum provedeni;transaktionsdato;
      transaktionsdag;дата операции;дата совершения операции;дата транзакции;תאריך רכישה;תאריך עסקה;
      תאריך העסקה;תאריך ביצוע;tranzakcio datuma;tranzakcio ideje;started date;created;created utc;
      creation date;execution date;data lancamento;data da compra;data movimento;data mov;
      data da transacao;inkopsdatum;kopsdatum;kobsdato;kjopsdato;auftragsdatum;authorised on;
      authorized on;effective date;transaction time;created at;created on;transacted at;occurred at;
      executed at;initiated at;transaction timestamp;transaction datetime;תאריך הרכישה
      """
    ),
    (
      .valueDate,
      """
      value date;valuta;valutadatum;wertstellung;wertstellungstag;wertstellungsdatum;valuta datum;
      date de valeur;date valeur;fecha valor;f valor;data valuta;data valor;data waluty;
      datum valuty;rentedatum;valuteringsdatum;rentedato;valor;ertek nap;erteknap;valutadag;valor date;
      available on utc;תאריך ערך;יום ערך
      """
    ),
    (.chargeDate, "תאריך חיוב;תאריך החיוב;מועד חיוב;charge date;billing date;abrechnungsdatum"),
    (
      .amount,
      """
      amount;betrag;umsatz;金额;交易金额;金额 元;利用金額;ご利用金額;montant;importe;importo;bedrag;kwota;castka;belopp;belob;belop;сумма;
      סכום;סכום חיוב;סכום החיוב;osszeg;transaction amount;amount total;total;value;sum;summa;summe;
      valor;cantidad;monto;betrag in;booking amount;buchungsbetrag;kwota transakcji;kwota operacji;
      zauctovana castka;tranzakcio osszege;tutar;bedrag bij af;amount in account currency;paid amount;
      сумма пересчитанная в валюту счета;сумма в валюте счета;valor da transacao;quantia;movimento;
      billing amount;billed amount;settlement amount;charged amount;charge amount;ποσο;importe eur;
      сумма платежа;amt;transaktionsbelopp;netamount;סכום לחיוב;סכום חיוב ב
      """
    ),
    (.netAmount, "net;neto;netto;net amount;netto betrag;nettobetrag;montant net;netto amount"),
    (.grossAmount, "gross;bruto;brutto;gross amount;avant commission;bruttobetrag;lordo"),
    (
      .debit,
      """
      debit;debits;withdrawal;withdrawals;soll;debito;cargo;cargos;addebito;addebiti;uttag;debet;
      paid out;money out;funds out;支出;支出金额;お引出し;お支払金額;出金;出金額;お引出金額;outflow;расход;списание;חובה;terheles;obciazenia;wydatki;belastung;
      belastungen;debe;dare;дебет;дебит;uscite;saidas;out;debit amount;withdrawal amount;amount debit;
      withdrawals debits;charges;spent;ausgang;ausgaben;sorties;depense;depenses;withdrawn;
      kostnad;ut;ut av konto;ut fra konto;in debit;zu lasten;gastos;pagos;vydaje;debit eur;
      retraits;retrait;debit out;amount out;paid out amount;debited;af;lastschrift;expenses;expense
      """
    ),
    (
      .credit,
      """
      credit;credits;deposit;deposits;haben;credito;abono;abonos;accredito;accrediti;insattning;
      kredit;кредит;paid in;money in;funds in;收入;收入金额;お預入れ;お預り金額;入金;入金額;お預入金額;inflow;приход;поступление;зачисление;זכות;jovairas;uznania;wplywy;
      gutschrift;gutschriften;haber;avere;entrate;entradas;in;credit amount;deposit amount;
      amount credit;deposits credits;received;eingang;einnahmen;entrees;recette;recettes;ingresos;
      inn;inn pa konto;zu gunsten;prijmy;depots;depot;amount in;paid in amount;credited;bij;income;
      payments
      """
    ),
    (
      .direction,
      """
      d c;dc;c d;cd;debit credit;credit debit;credit debet;deb cred;cred deb;cargo abono;abono cargo;debe haber;
        收 支;dt ct;debit kredit;af bij;bij af;soll haben;s h;cr dr;dr cr;
      crdr;drcr;direction;richtung;sens;k d;d k;debet credit;credit debit indicator;bevetel kiadas;
      debit credit indicator;debit or credit;debet kredit;sign;vorzeichen;type d c;umsatz soll haben;
      debito credito;in out;transaction type debit credit;cdtdbtind;d c indicator;incoming outgoing
      """
    ),
    (
      .balance,
      "balance;saldo;solde;余额;账户余额;残高;差引残高;kontostand;stand;saldo;zustatek;zostatek;egyenleg;остаток;יתרה;running bal;runningbalance;running balance;balans;bakiye;υπολοιπο;guthaben;kontosaldo;saldo contabile;current balance;account balance;sald"
    ),
    (
      .currency,
      """
      currency;wahrung;asset;币种;whrg;wrg;devies;waehrung;devise;divisa;moneda;moeda;munt;muntsoort;waluta;mena;valuuta;valute;
      валюта;מטבע;מטבע חיוב;deviza;devizanem;ccy;curr;monn;monnaie;currency code;mena uctu;
      tranzakcio devizaneme;валюта счета;commodity;buchungswahrung;buchungswaehrung;net currency;
      account currency;billing currency;coin
      """
    ),
    (
      .merchant,
      """
      merchant;merchant name;handler;handlername;handelaar;commercant;comercio;esercente;sprzedawca;
      obchodnik;שם בית עסק;שם בית העסק;בית עסק;בית העסק;торговец;kereskedo;merchant description;
      store name;vendor;marchand;estabelecimento;shop;name of merchant;
      利用店名;ご利用店名;利用店名 商品名;ご利用店名 商品名;利用先;ご利用先
      """
    ),
    (
      .originalDescription, "original description;raw description;full description;rawtext;raw text"
    ),
    (
      .description,
      """
      description;beschreibung;摘要;商品说明;商品名称;お取り扱い内容;お取引内容;内容;libelle;descripcion;concepto;descrizione;descricao;omschrijving;opis;
      popis;beskrivning;beskrivelse;beskrywing;описание;תיאור;leiras;details;detail;transaction description;
      transaktionsbeschreibung;text;buchungstext;narrative;particulars;label;desc;subject;historico;
      operation;transaction details;intitule;descrizione operazione;causale;omschrijving 1;
      opis operacji;opis transakcji;назначение платежа;описание операции;основание;פירוט;
      פירוט העסקה;תיאור התנועה;פעולה;bezeichnung;transaction;activity;title;tytul;item;items;
      transaktion;rubrik;tekst;forklaring;aciklama;περιγραφη;remarque;action;nature;note to payee;
      beskrivelse tekst;buchungsdetails;umsatztext;text mottagare;specifikation;movimiento
      """
    ),
    (
      .payee,
      """
      payee;name;交易对方;对方户名;counterparty;counterparty name;partner name;partner;beneficiary;empfanger;
      empfaenger;auftraggeber;beguenstigter zahlungspflichtiger;begunstigter zahlungspflichtiger;
      auftraggeber empfanger;auftraggeber empfaenger;empfanger zahlungspflichtiger;zahlungsempfanger;
      zahlungsempfaenger;zahlungsbeteiligter;name zahlungsbeteiligter;beneficiaire;beneficiario;
      naam tegenpartij;tegenpartij;naam omschrijving;naam;nazwa odbiorcy;odbiorca;nadawca odbiorca;
      kontrahent;nazev protiuctu;prijemce;mottagare;modtager;mottaker;получатель;контрагент;
      partner neve;kedvezmenyezett;auftraggeber beguenstigter;counteraccount name;paid to;
      recipient;sender;destinataire;tiers;destinatario;שם;שם המוטב;benef;payee name;other party;
      zahlungspflichtiger;debitor;tegenpartij naam;name of beneficiary;nazwa kontrahenta;to from
      """
    ),
    (
      .purpose,
      """
      verwendungszweck;purpose;payment reference;reason;remittance information;betreff;
      zahlungsreferenz;communication;mededelingen;mededeling;tytul operacji;tytul przelewu;
      zprava pro prijemce;zprava;meddelande;message;kozlemeny;назначение;zpráva;payment details;
      motif;remittance info;info;message for payee;additional description;transaction info
      """
    ),
    (
      .memo,
      """
      memo;note;notes;notiz;notizen;comment;comments;kommentar;bemerkung;commentaire;nota;notas;
      observaciones;poznamka;uwagi;anmerkung;примечание;комментарий;הערות;פירוט נוסף;megjegyzes;
      labels;tags;extended details;additional information;more info;zusatzinformation;toelichting
      """
    ),
    (
      .id,
      """
      id;transaction id;reference;reference number;ref;referenz;transaktions id;buchungsreferenz;
      transactionid;transaction reference;fitid;unique id;txn id;record id;operation number;numero
      d operation;reference operation;id transaction;id transakce;id operace;numer transakcji;
      numer referencyjny;verifikationsnummer;референс проводки;идентификатор;אסמכתא;מס שובר;
      מספר שובר;transferwise id;psp reference;tranzakcio azonosito;referencia;riferimento;
      referencia movimiento;bank reference;receipt number;confirmation number;order id;
      balance transaction id;n de transaction;kundenreferenz;transaction number;archiveringskod;
      id de transaccion;reference no;operation id;identificador;numero de documento
      """
    ),
    (
      .check,
      "check number;number;check;check no;cheque number;cheque;checknumber;scheck;schecknummer;check or slip"
    ),
    (
      .type,
      """
      type;transaction type;typ;art;art der transaktion;umsatzart;transaktionstyp;typ transakce;
      typ transakcji;tipo;tipo de movimiento;tipo movimento;type operation;type d operation;
      rodzaj transakcji;rodzaj operacji;тип операции;тип;סוג עסקה;סוג פעולה;tranzakcio tipusa;tipus;
      mutatiesoort;transaktionstype;transaction code;vorgang;vorgangstyp;buchungsart;
      transaction category type;posting text;booking text;reporting category;transactiontype
      """
    ),
    (
      .status,
      "status;state;zustand;estado;etat;stav;stato;статус;סטטוס;statut;allapot;situacao;transaction status;cleared"
    ),
    (
      .category,
      """
      category;kategorie;categorie;categoria;kategoria;категория;קטגוריה;ענף;kategori;hauptkategorie;
      kategorie transakce;umsatzkategorie;מסגרת ענף;budget category;spending category
      """
    ),
    (.merchantCode, "mcc;mcc code;merchant category code;sic;merchantcategorycode"),
    (
      .account,
      """
      account;account number;account no;konto;kontonummer;kontonr;auftragskonto;iban;own account;
      auftraggeberkonto;eigenes konto;compte;numero de compte;cuenta;conto;conta;rekening;
      rekeningnummer;cislo uctu;numer rachunku;rachunek;nr rachunku;номер счета;счет;חשבון;מספר חשבון;
      szamlaszam;account name;kontoname;kontonavn;kontonamn;source account;n de compte;
      fund account number;iban kontoinhaber;account iban;eigene iban;account id;account key;
      kontobezeichnung;account type name;umsatz getatigt von
      """
    ),
    (.product, "product;produit;produkt;producto;prodotto;produto;продукт"),
    (
      .card,
      """
      card;card number;card no;karte;kartennummer;carte;numero de carte;tarjeta;numero de tarjeta;
      carta;numero carta;cartao;kaart;kaartnummer;kredietkaart;karta;numer karty;cislo karty;kort;
      kortnummer;номер карты;כרטיס;מספר כרטיס;4 ספרות אחרונות של כרטיס האשראי;kartyaszam;
      card last four digits;last 4 card digits;card used for transaction;credit card number;
      card ending;номер карты счета договора;last four digits
      """
    ),
    (
      .installment,
      "installment;installments;תשלומים;תשלום;parcela;parcelas;cuota;cuotas;rate number;ratenzahlung"
    ),
    (
      .originalAmount,
      """
      original amount;original;foreign amount;local amount;amount foreign;amount in foreign currency;
      originalbetrag;fremdwahrungsbetrag;betrag fremdwahrung;fremdbetrag;amount currency;
      סכום עסקה;סכום העסקה;סכום עסקה מקורי;סכום מקורי;transaction amount original;castka v puvodni mene;
      сумма операции;сумма в валюте операции;puvodni castka a mena;puvodni castka;converted amount;
      montant d origine;importe original;importe en divisa;kwota w walucie;belopp i utlandsk valuta;
      originalbelopp;oprindeligt belob;opprinnelig belop;eredeti osszeg;transfer amount;bedrag valuta;
      foreign currency amount;original transaction amount
      """
    ),
    (
      .originalCurrency,
      """
      original currency;foreign currency;local currency;fremdwahrung;fremdwaehrung;originalwahrung;
      originalwaehrung;מטבע עסקה;מטבע העסקה;מטבע עסקה מקורי;מטבע מקורי;валюта операции;puvodni mena;
      devise d origine;divisa original;waluta transakcji;transaction currency;original valuta;
      opprinnelig valuta;merchant currency;transfer amount currency;converted currency
      """
    ),
    (
      .fee,
      "fee;fees;commission;gebuhr;gebuhren;poplatek;prowizja;avgift;gebyr;комиссия;עמלה;frais;comision;spese;commissioni;kosten;transaction fee;amount fee;total fees;kosten op verrichting"
    ),
    (
      .rate,
      "exchange rate;rate;kurs;wechselkurs;umrechnungskurs;koers;taux;cambio;курс;שער;שער המרה"
    ),
    (
      .counterAccount,
      """
      bank account;partner iban;counterparty account;gegenkonto;
      tegenrekening;cislo protiuctu;protiucet;counter account;to account;from account;destination;
      funding source;partner account;payee account number;iban tegenpartij;rachunek kontrahenta;
      partner szamlaszama;kontonummer iban;iban zahlungsbeteiligter;rekeningnummer tegenpartij;
      bank account details;bankovni spojeni;counterparty iban;from;to
      """
    ),
  ]
}
