/// Further header cells: languages that came later, and cells that a single word misleads about.
extension HeaderWords {
  static let furtherPhrases: [(HeaderMeaning, String)] = [
    (.anyDate, "거래일시;거래일자;거래일;거래날짜;날짜;일자"),
    (.debit, "출금;출금액;출금금액;출금액 원;출금금액 원;찾으신금액;찾으신금액 원"),
    (.credit, "입금;입금액;입금금액;입금액 원;입금금액 원;맡기신금액;맡기신금액 원"),
    (.balance, "잔액;잔액 원;거래후잔액;거래 후 잔액;거래후잔액 원"),
    (.description, "적요;기재내용;거래내용;내용"),
    (
      .postingDate,
      """
      kirjauspaiva;kirjauspvm;booked at;reskontradatum;data rozliczenia;date de fin;datum obrade;
      data finalizarii tranzactiei;data inregistrarii;дата проведення;kuupaev;datums;记账日期;记账日;
      入账日期;入账日;银行记账日;buchung am;gebucht am;bokforingsdatum;data obciazenia
      """
    ),
    (
      .purchaseDate,
      """
      tanggal transaksi;
      maksupaiva;ostopaiva;tapahtumapaiva;tapahtumapvm;data initierii tranzactiei;data tranzactie;
      data tranzactiei;date de debut;f operativa;f operacion;txn date;tran date;дата i час операції;
      дата операції;交易日;abschlussdatum;islem tarihi;ημερομηνια συναλλαγης;利用日;ご利用日;
      transaktionstag;dateop;date op;fecha oper;tehingu kuupaev
      """
    ),
    (
      .valueDate,
      """
      arvopaiva;value dat;value dt;interest date;dateval;date val;valoor;valorpvm;起息日;
      valor tarihi;ημερομηνια αξιας;dt valor
      """
    ),
    (
      .anyDate,
      "tanggal;tgl;paivays;paivamaara;pvm;tarih saat;ημ νια;dt;kande kuupaev;datum i vrijeme"
    ),
    (
      .amount,
      """
      jumlah;nominal;belop nok;beloep;suma tranzactiei;
      wert;maara;maara eur;maara euroa;suma;сума;montante;objem;tutari;islem tutari;credit debit amount;
      debit credit amount;kwota transakcji waluta rachunku;kwota w walucie rachunku;入出金;入出金額;
      实付金额;实收金额;实付;人民币金额;入账金额;记账金额;сума в валюті картки;сума в валюті рахунку;iznos;znesek;αξια;amount rs;
      transaction amount local;bedrag in rekeningvaluta;amount in rs;castka v mene uctu;rahamaara
      """
    ),
    (.grossAmount, "订单金额;应付金额;商品金额;order amount;order total;order value;subtotal;sub total"),
    (
      .debit,
      """
      dr;debit amt;withdrawal amt;withdrawal dr;支払い金額;支払金額;引出金額;出金金額;お引き出し;记账金额 支出;
      支出金额 元;בחובה;debetas;deebet;valja;otot;pano maksut;χρεωση;borc;udbetalt;udbetaling;udgift;utbetalt;utbetaling;utbetalning;списання;isplata;odliv;zaduzenie;ud;
      ud fra konto
      """
    ),
    (
      .credit,
      """
      cr;credit amt;deposit amt;deposit cr;預かり金額;預入金額;入金金額;お預け入れ;记账金额 收入;收入金额 元;存入;
      בזכות;kreditas;kreedit;panot;πιστωση;alacak;indbetalt;indbetaling;indtaegt;innbetalt;innbetaling;inbetalning;надходження;зарахування;uplata;priliv;paid in;ind;
      ind pa konto
      """
    ),
    (
      .direction,
      """
      debets kredits;deebet kreedit;deebet kreedit d c;terheles jovairas;זכות חובה;חובה זכות;借贷;
      借贷标志;billing amount sign;billingamountsign;προσημο ποσου;smer uhrady;入払区分;収支;
      credit or debit;dr cr;cr dr;debit credit flag;transaction direction;tipo movimento
      """
    ),
    (
      .balance,
      """
      sold;sold contabil;balanta;saldas;atlikums;jaak;saldo tililla;залишок;залишок після операції;
      залишок на кінець періоду;取引後残高;お預り残高;联机余额;本次余额;bakiyesi;היתרה;היתרה בשח;closing balance;
      bal;stanje;kirjanpidollinen saldo
      """
    ),
    (
      .currency,
      """
      valuuta;valiuta;币别;货币;记账币种;入账货币;通貨;valutacode;valuta rekening;waluta rachunku;
      валюта картки;валюта рахунку;local currency type;para birimi;doviz;νομισμα;mena uctu;
      account ccy;kontowahrung;munteenheid;w hrung;wa hrung;payment currency
      """
    ),
    (
      .originalAmount,
      """
      intl amount;ursprunglicher betrag;oorspr bedrag;kwota platnosci w walucie;交易地金额;交易金额 收入;
      交易金额 支出;сума в валюті транзакції;сума в валюті операції;transaction amount foreign;
      alkuperainen summa;alkuperainen maara;現地通貨額;suma originala
      """
    ),
    (
      .originalCurrency,
      """
      oorspr munt;交易币种;交易货币;валюта транзакції;валюта операції;foreign currency type;
      alkuperainen valuutta
      """
    ),
    (.fee, "сума комісій;支払手数料;手数料;手续费;palvelumaksu;teenustasu;comision banca;masraf"),
    (
      .ignored,
      """
      lastschrift ursprungsbetrag;auslagenersatz rucklastschrift;auslagenersatz ruecklastschrift;
      umsatz abgerechnet und nicht im saldo enthalten;umsatz geteilt;einzelbetrag;amount details;
      balance currency;валюта залишку;kwota blokady zwolnienie blokady;compensation amount;
      split amount;сума кешбеку;当月支払金額;支払総額;翌月繰越残高;ek hesap bakiyesi;pointage operation;
      card holder full name;name des karteninhabers;member name;name on card;card member;cardholder;
      cardholder name;account holder;account holder name;kontoinhaber;titulaire;titular;
      nazwa banku;nazev banky;bank name;bankname auftragskonto;kod banky;kundenreferenz;
      kundenreferenz end to end;sammlerreferenz;batch id;incassant id;machtigingskenmerk;
      sr no;row;row number;radnummer;lp;l p;s no;sno;no;straat en nummer;amount of transactions;
      number of transactions;anzahl der schecks;short name;auszugsdatum;kontoauszugsdatum;statement date;
      date of statement;date du releve;fecha de extracto;data wyciagu;datum vypisu;datum afschrift;
      afschriftdatum;data estratto conto;kontoudtogsdato;дата выписки;記号;未資金化区分;credit limit;kreditni limit
      """
    ),
    (
      .description,
      """
      keterangan;uraian;deskripsi;selite;aciklama;uraian transaksi;
      narration;item1;beschrijving;订单标题;selitys;tapahtuma;explicatii;detalii tranzactie;detalii;descriere;
      selgitus;paaiskinimai;informacija sanemejam;опис;опис операції;деталі операції;призначення платежу;
      αιτιολογια;aciklamasi;islem;摘要内容;入出金内容;交易摘要;交易描述;交易说明;商品;
      交易名称;附言;הפעולה;פרטים;uzivatelska identifikace;transaction ref1;transaction ref2;
      transaction ref3;descriptions;description 1;opis transakcije;svrha;tytulem;lancamento;
      original statement;客户摘要;statement description;transaction narration;particular
      """
    ),
    (
      .payee,
      """
      counter party;payer;payer name;payor;remitter;saaja maksaja;saaja maksja;saaja;saajan nimi;maksaja;saaja maksja nimi;gavejas;
      moketojas gavejas;sanemejs maksatajs;beneficiar;ordonator;контрагент;отримувач;对手信息;对方账户名;
      对方户名;ellenoldali nev;navn;namn;afsender;avsandare;dane kontrahenta;nazev protistrany;
      nazev obchodnika;לטובת;partner elnevezese;nome;karsi taraf;primatelj;supplier found
      """
    ),
    (
      .counterAccount,
      """
      对方账号;对方卡号 账号;numer konta;cislo uctu protistrany;numer rachunku nadawcy;saajan tilinumero;
      saaja maksja konto;ellenoldali szamlaszam;partner szamla;op bank account number;tilinumero;
      rachunek docelowy;rachunek zrodlowy;na konto z konta;til konto;fra konto;收 付款方式
      """
    ),
    (
      .purpose,
      "viesti;viesti saajalle;zahlungsgrund;עבור;mensaje;motivo;naudas parskaitijuma merkis"
    ),
    (
      .memo,
      """
      备注;メモ;ラベル;komentar;upresneni;etiket;comentario;tp ref;tp part;tp code;op ref;op part;
      op code;подробности;muistiinpanot
      """
    ),
    (
      .id,
      """
      交易订单号;交易单号;流水号;arkistointitunnus;arhiiveerimistunnus;arhiveerimistunnus;arhiva kods;
      iraso nr;volgnr;volgnummer;transactiereferentie;dekont no;referinta tranzactiei;取引番号;日志号;
      日 志 号;arkivreferanse;自动编号;transaction no
      """
    ),
    (
      .type,
      """
      laji;tapahtumalaji;交易类型;交易分类;umsatztyp;zahlungsart;bewegungstyp;islem tipi;ieraksta tips;
      reatuup;tehingu tuup;typ uhrady;tipologia;forgalom jellege;tip tranzactie;тип операції;betaalwijze;
      kartentyp;kartenart;тип карты;kaarttype;korttype;korttyp
      """
    ),
    (
      .pending,
      """
      pending;is pending;pending transaction;unposted;uncleared;vorgemerkt;ausstehend;en attente;
      pendiente;in sospeso;pendente;in behandeling;oczekujaca;oczekujace;oczekujacy;nezauctovano;
      ceka na zauctovani;vantande;reserverad;afventer;venter;reservert;reserveret;в обработке;ожидание;
      ожидает;ממתין;ממתינה;fuggo;fuggoben;foglalt;odottaa;varaus
      """
    ),
    (.status, "交易状态;当前状态;durum;tila;olek;estado de la transaccion;стан"),
    (.category, "kategoria;категорія;subcategory;budgetgrupp;kategorija"),
    (.card, "картка;卡号末四位;卡号后四位;借记卡号;kortin numero;kart no;card id;karten nr"),
    (.account, "numero du compte;konta nr;saskaitos nr;kliendi konto;hesap no;tili;cont;рахунок"),
  ]
}
