import Testing

@testable import StatementFormats

/// Header rows in other languages, with what each cell names (`HeaderRow`).
enum FurtherHeaders {
  static let rows = #"""
    Boursorama|dvtggtauu.|dateOp;dateVal;label;category;categoryParent;supplierFound;amount;accountNum;accountLabel;accountbalance
    Société Générale|Dttac|Date de l'opération;Libellé;Détail de l'écriture;Montant de l'opération;Devise
    La Banque Postale|Dta|Date;Libellé;Montant(EUROS)
    Crédit Agricole|Dtoi|Date;Libellé;Débit euros;Crédit euros
    Crédit Mutuel|Dvatb|Date;Date de valeur;Montant;Libellé;Solde
    Fortuneo|dvtoi|Date opération;Date valeur;libellé;Débit;Crédit
    Caisse d'Épargne|pttntkggoidv.|Date de comptabilisation;Libelle simplifie;Libelle operation;Reference;Informations complementaires;Type operation;Categorie;Sous categorie;Debit;Credit;Date operation;Date de valeur;Pointage operation
    Revolut fr|kPdptafcsb|Type,Produit,Date de début,Date de fin,Description,Montant,Frais,Devise,État,Solde
    RBC fr|kuDnttaa|Type de compte,Numéro du compte,Date de l'opération,Numéro du chèque,Description 1,Description 2,CAD,USD
    BBVA|Dvttac.ct|Fecha;F. Valor;Concepto;Movimiento;Importe;Divisa;Disponible;Divisa;Observaciones
    CaixaBank|tDab|Concepto;Fecha;Importe;Saldo
    Santander ES|dvtacb|Fecha operación;Fecha valor;Concepto;Importe;Divisa;Saldo
    Sabadell|dtvabnn|F. Operativa;Concepto;F. Valor;Importe;Saldo;Referencia 1;Referencia 2
    ING ES|vg.tt.ab|F. VALOR;CATEGORÍA;SUBCATEGORÍA;DESCRIPCIÓN;COMENTARIO;IMAGEN;IMPORTE (€);SALDO (€)
    Santander MX|D..txabnt|Fecha,Hora,Sucursal,Descripcion,Cargo/Abono,Importe,Saldo,Referencia,Concepto
    Bancolombia|Dt..ab|FECHA;DESCRIPCIÓN;SUCURSAL;DCTO.;VALOR;SALDO
    Banco Nación|D.toib|Fecha;Comprobante;Concepto;Débito;Crédito;Saldo
    Fineco|dviotts|Data_Operazione;Data_Valuta;Entrate;Uscite;Descrizione;Descrizione_Completa;Stato
    Intesa|pvtiot.|Data contabile;Data valuta;Descrizione;Accrediti;Addebiti;Descrizione estesa;Mezzo
    UniCredit IT|pvta|Data Registrazione;Data valuta;Descrizione;Importo (EUR)
    BPER|dvtio|Data operazione;Data valuta;Descrizione;Entrate;Uscite
    Credem|pvactt|Data contabile;Data valuta;Importo;Divisa;Causale;Descrizione
    Hype|dpuktta|Data operazione;Data contabile;Iban;Tipologia;Nome;Descrizione;Importo ( € )
    Poste|pvoit|Data Contabile;Data Valuta;Addebiti (euro);Accrediti (euro);Descrizione operazioni
    Banco do Brasil|D.tDna|Data,Dependencia Origem,Histórico,Data do Balancete,Número do documento,Valor
    Bradesco|Dt.iob|Data;Histórico;Docto.;Crédito (R$);Débito (R$);Saldo (R$)
    Itaú|Dt.ab|data;lançamento;ag./origem;valor (R$);saldos (R$)
    Nubank|Dta|date,title,amount
    Nubank conta|Dant|Data,Valor,Identificador,Descrição
    Inter|dtab|Data Lançamento;Descrição;Valor;Saldo
    Caixa BR|udntax|Conta;Data_Mov;Nr_Doc;Historico;Valor;Deb_Cred
    ActivoBank|Dvtab|Data Lanc.;Data Valor;Descrição;Valor;Saldo
    CGD|dvtoibbg|Data mov.;Data valor;Descrição;Débito;Crédito;Saldo contabilístico;Saldo disponível;Categoria
    Millennium BCP|dvtakb|Data lançamento;Data valor;Descrição;Montante;Tipo;Saldo
    ING NL|Dtu..xaktb.|Datum;Naam / Omschrijving;Rekening;Tegenrekening;Code;Af Bij;Bedrag (EUR);Mutatiesoort;Mededelingen;Saldo na mutatie;Tag
    Rabobank|uc.nDvab.ttt...n...ttt.AC.|IBAN/BBAN,Munt,BIC,Volgnr,Datum,Rentedatum,Bedrag,Saldo na trn,Tegenrekening IBAN/BBAN,Naam tegenpartij,Naam uiteindelijke partij,Naam initiërende partij,BIC tegenpartij,Code,Batch ID,Transactiereferentie,Machtigingskenmerk,Incassant ID,Betalingskenmerk,Omschrijving-1,Omschrijving-2,Omschrijving-3,Reden retour,Oorspr bedrag,Oorspr munt,Koers
    Knab|udcxa..vktk...np|Rekeningnummer;Transactiedatum;Valutacode;CreditDebet;Bedrag;Tegenrekeningnummer;Tegenrekeninghouder;Valutadatum;Betaalwijze;Omschrijving;Type betaling;Machtigingsnummer;Incassant ID;Adres;Referentie;Boekdatum
    bunq|Dvauttt|Date;Interest Date;Amount;Account;Counterparty;Name;Description
    DEGIRO|D.vP.t...b.n|Datum,Tijd,Valutadatum,Product,ISIN,Omschrijving,FX,Mutatie,,Saldo,,Order Id
    KBC|u.tc.Dtvabio..t.tt|Rekeningnummer;Rubrieknaam;Naam;Munt;Afschriftnummer;Datum;Omschrijving;Valuta;Bedrag;Saldo;credit;debet;rekeningnummer tegenpartij;BIC tegenpartij;Naam tegenpartij;Adres tegenpartij;gestructureerde mededeling;Vrije mededeling
    BNP Fortis|nDvacuktttts.|Volgnummer;Uitvoeringsdatum;Valutadatum;Bedrag;Valuta rekening;Rekeningnummer;Type verrichting;Tegenpartij;Naam van de tegenpartij;Mededeling;Details;Status;Reden van weigering
    Belfius|upu..t...vac..t|Rekening;Boekingsdatum;Rekeninguittrekselnummer;Transactienummer;Rekening tegenpartij;Naam tegenpartij bevat;Straat en nummer;Postcode en plaats;Transactie;Valutadatum;Bedrag;Devies;BIC;Landcode;Mededelingen
    Argenta|upvntacd.tt|Rekening;Boekdatum;Valutadatum;Referentie;Beschrijving;Bedrag;Munt;Verrichtingsdatum;Rekening tegenpartij;Naam tegenpartij;Mededeling
    mBank|dtuga|#Data operacji;#Opis operacji;#Rachunek;#Kategoria;#Kwota
    mBank old|dpttt.ab|#Data operacji;#Data księgowania;#Opis operacji;#Tytuł;#Nadawca/Odbiorca;#Numer konta;#Kwota;#Saldo po operacji
    PKO|dvkacbt|Data operacji,Data waluty,Typ transakcji,Kwota,Waluta,Saldo po transakcji,Opis transakcji
    ING PL|dpttu..nac.cAcubc|Data transakcji;Data księgowania;Dane kontrahenta;Tytuł;Nr rachunku;Nazwa banku;Szczegóły;Nr transakcji;Kwota transakcji (waluta rachunku);Waluta;Kwota blokady/zwolnienie blokady;Waluta;Kwota płatności w walucie;Waluta;Konto;Saldo po transakcji;Waluta
    Millennium PL|ydpk.ttoibc|Numer rachunku/karty,Data transakcji,Data rozliczenia,Rodzaj transakcji,Na konto/Z konta,Odbiorca/Zleceniodawca,Opis,Obciążenia,Uznania,Saldo,Waluta
    Alior|dptt.acac..|Data transakcji;Data księgowania;Nazwa nadawcy;Nazwa odbiorcy;Szczegóły transakcji;Kwota operacji;Waluta operacji;Kwota w walucie rachunku;Waluta rachunku;Numer rachunku nadawcy;Numer rachunku odbiorcy
    Pekao|pvt...tacnkg|Data księgowania;Data waluty;Nadawca / Odbiorca;Adres nadawcy / odbiorcy;Rachunek źródłowy;Rachunek docelowy;Tytułem;Kwota operacji;Waluta;Numer referencyjny;Typ operacji;Kategoria
    Fio|nDac.t.....ttk.tt.n|ID pohybu;Datum;Objem;Měna;Protiúčet;Název protiúčtu;Kód banky;Název banky;KS;VS;SS;Uživatelská identifikace;Zpráva pro příjemce;Typ;Provedl;Upřesnění;Komentář;BIC;ID pokynu
    Air Bank|dxkgcafCAt.t|Datum provedení;Směr úhrady;Typ úhrady;Kategorie plateb;Měna účtu;Částka v měně účtu;Poplatek v měně účtu;Původní měna úhrady;Původní částka úhrady;Název protistrany;Číslo účtu protistrany;Poznámka k úhradě
    Raiffeisen CZ|dputg.tktt...acAAfntt.|Datum provedení;Datum zaúčtování;Číslo účtu;Název účtu;Kategorie transakce;Číslo protiúčtu;Název protiúčtu;Typ transakce;Zpráva;Poznámka;VS;KS;SS;Zaúčtovaná částka;Měna účtu;Původní částka a měna;Původní částka a měna;Poplatek;Id transakce;Vlastní poznámka;Název obchodníka;Město
    UniCredit CZ|uacpv...t.t....ns|Účet;Částka;Měna;Datum zaúčtování;Datum valuty;Banka;Název banky;Číslo protiúčtu;Název protiúčtu;Adresa;Detaily transakce 1;Konstantní symbol;Variabilní symbol;Specifický symbol;Platební titul;Reference;Status
    Swedbank SE|..uPvpdvntab|Radnummer,Clearingnummer,Kontonummer,Produkt,Valuta,Bokföringsdag,Transaktionsdag,Valutadag,Referens,Beskrivning,Belopp,Bokfört saldo
    SEB|pvntab|Bokföringsdatum;Valutadatum;Verifikationsnummer;Text;Belopp;Saldo
    Handelsbanken|pdtab|Reskontradatum;Transaktionsdatum;Text;Belopp;Saldo
    Nordea SE|pattttbv|Bokföringsdag;Belopp;Avsändare;Mottagare;Namn;Rubrik;Saldo;Valuta
    ICA|Dtkgab|Datum;Text;Typ;Budgetgrupp;Belopp;Saldo
    Danske Bank|Dtabs.|Dato;Tekst;Beløb;Saldo;Status;Afstemt
    Nordea DK|pattttbv.|Bogføringsdato;Beløb;Afsender;Modtager;Navn;Beskrivelse;Saldo;Valuta;Afstemt
    Jyske|Dvtab|Dato;Rentedato;Tekst;Beløb;Saldo
    DNB|Dtvoi|Dato;Forklaring;Rentedato;Ut fra konto;Inn på konto
    SpareBank 1|Dtvio..|Dato;Beskrivelse;Rentedato;Inn;Ut;Til konto;Fra konto
    Sbanken|pvnktoi|BOKFØRINGSDATO;RENTEDATO;ARKIVREFERANSE;TYPE;TEKST;UT FRA KONTO;INN PÅ KONTO
    Nordea FI|pvdat..t..ty.|Kirjauspäivä;Arvopäivä;Maksupäivä;Määrä;Saaja/Maksaja;Tilinumero;BIC;Tapahtuma;Viite;Maksajan viite;Viesti;Kortinnumero;Kuitti
    OP|pvaktt...tn|Kirjauspäivä;Arvopäivä;Määrä EUROA;Laji;Selitys;Saaja/Maksaja;Saajan tilinumero;Saajan pankin BIC;Viite;Viesti;Arkistointitunnus
    S-Pankki|pdaktt...tn|Kirjauspäivä;Maksupäivä;Summa;Tapahtumalaji;Maksaja;Saajan nimi;Saajan tilinumero;Saajan BIC-tunnus;Viitenumero;Viesti;Arkistointitunnus
    Swedbank LV|ukpttavxn.n.|Konta Nr.;Ieraksta tips;Datums;Saņēmējs/Maksātājs;Informācija saņēmējam;Summa;Valūta;Debets/Kredīts;Arhīva kods;Maksājuma veids;Refernces numurs;Dokumenta numurs
    Swedbank LT|u.Dttacxn..n|Sąskaitos Nr.;;Data;Gavėjas;Paaiškinimai;Suma;Valiuta;D/K;Įrašo Nr.;Kodas;Įmokos kodas;Dok. Nr.
    Swedbank EE|ukpttacxnk.n|Kliendi konto;Reatüüp;Kuupäev;Saaja/Maksja;Selgitus;Summa;Valuuta;Deebet/Kreedit;Arhiveerimistunnus;Tehingu tüüp;Viitenumber;Dokumendi number
    LHV|unp.t..xa.ntfc|Kliendi konto;Dokumendi number;Kuupäev;Saaja/maksja konto;Saaja/maksja nimi;Saaja panga kood;Tühi;Deebet/Kreedit (D/C);Summa;Viitenumber;Arhiveerimistunnus;Selgitus;Teenustasu;Valuuta
    Sberbank|dtgacb|Дата операции;Описание;Категория;Сумма;Валюта;Остаток
    Tinkoff|dDysACac.gmt.|Дата операции;Дата платежа;Номер карты;Статус;Сумма операции;Валюта операции;Сумма платежа;Валюта платежа;Кэшбэк;Категория;MCC;Описание;Бонусы (включая кэшбэк)
    Alfa-Bank|kucdntio|Тип счёта;Номер счета;Валюта;Дата операции;Референс проводки;Описание операции;Приход;Расход
    VTB|ydpACacts|Номер карты/счета;Дата операции;Дата обработки;Сумма операции;Валюта операции;Сумма пересчитанная в валюту счета;Валюта счета;Основание;Статус
    PrivatBank|DgytacACb.|Дата;Категорія;Картка;Опис операції;Сума в валюті картки;Валюта картки;Сума в валюті транзакції;Валюта транзакції;Залишок на кінець періоду;Валюта залишку
    monobank|dtmaAc.f.b|Дата i час операції;Деталі операції;MCC;Сума в валюті картки (UAH);Сума в валюті операції;Валюта;Курс;Сума комісій (UAH);Сума кешбеку (UAH);Залишок після операції
    Isracard|dtACacnt|תאריך רכישה,שם בית עסק,סכום עסקה,מטבע עסקה,סכום חיוב,מטבע חיוב,מס' שובר,פירוט נוסף
    Max|dtgykacACht|תאריך עסקה,שם בית העסק,קטגוריה,4 ספרות אחרונות של כרטיס האשראי,סוג עסקה,סכום חיוב,מטבע חיוב,סכום עסקה מקורי,מטבע עסקה מקורי,תאריך חיוב,הערות
    Cal|dtAakgt|תאריך העסקה,שם בית העסק,סכום העסקה,סכום החיוב,סוג העסקה,ענף,הערות
    Leumi|Dvtnoib|תאריך,תאריך ערך,תיאור,אסמכתא,בחובה,בזכות,היתרה בש"ח
    Hapoalim|Dttnoibvtt|תאריך,הפעולה,פרטים,אסמכתא,חובה,זכות,יתרה בש"ח,תאריך ערך,לטובת,עבור
    Discount IL|Dvtxb.f.|תאריך,יום ערך,תיאור התנועה,זכות/חובה,יתרה,אסמכתה,עמלה,ערוץ ביצוע
    OTP|uxacpvbk.tt|Számlaszám;Terhelés/Jóváírás;Összeg;Devizanem;Könyvelés dátuma;Értéknap;Egyenleg;Forgalom jellege;Ellenoldali számlaszám;Ellenoldali név;Közlemény
    K&H|pnkuu.tact|Könyvelés dátuma;tranzakció azonosító;típus;könyvelési számla;könyvelési számla elnevezése;partner számla;partner elnevezése;összeg;összeg devizaneme;közlemény
    Erste HU|dpt.actg|Tranzakció dátuma és ideje;Könyvelés dátuma;Partner név;Partner számlaszám;Összeg;Devizanem;Közlemény;Kategória
    BCR|pdtavboi|Data finalizarii tranzactiei;Data initierii tranzactiei;Explicatii;Suma;Valuta;Sold;Debit;Credit
    ING RO|Dtoib|Data;Detalii tranzactie;Debit;Credit;Balanta
    BT RO|dvtnoib|Data tranzactie;Data valuta;Descriere;Referinta tranzactiei;Debit;Credit;Sold contabil
    Garanti|Dttabn|Tarih;Açıklama;Etiket;Tutar;Bakiye;Dekont No
    İş Bankası|D.ab.tkt|Tarih/Saat;Kanal/Şube;İşlem Tutarı;Bakiye;Ek Hesap Bakiyesi;İşlem;İşlem Tipi;Açıklama
    Alpha GR|.Dt...ax|Α/Α;Ημ/νία;Αιτιολογία;Κατάστημα;Τοκισμός από;Αρ. συναλλαγής;Ποσό;Πρόσημο ποσού
    Eurobank|Dtab|Ημερομηνία;Περιγραφή;Ποσό;Υπόλοιπο
    MUFG|Dttoibt.x|日付,摘要,摘要内容,支払い金額,預かり金額,差引残高,メモ,未資金化区分,入払区分
    Rakuten bank|Dabt|取引日,入出金(円),取引後残高(円),入出金内容
    Rakuten card|dt..af...|利用日,利用店名・商品名,利用者,支払方法,利用金額,支払手数料,支払総額,当月支払金額,翌月繰越残高
    SMBC|Doitbtt|年月日,お引出し,お預入れ,お取り扱い内容,残高,メモ,ラベル
    SBI net|Dtoibt|日付,内容,出金金額(円),入金金額(円),残高(円),メモ
    Alipay|Dkt.txa.sn.t|交易时间,交易分类,交易对方,对方账号,商品说明,收/支,金额,收/付款方式,交易状态,交易订单号,商家订单号,备注
    WeChat|Dkttxa.sn.t|交易时间,交易类型,交易对方,商品,收/支,金额(元),支付方式,当前状态,交易单号,商户单号,备注
    ICBC|Dt...AACiocbt|交易日期,摘要,交易场所,交易国家或地区简称,钞/汇,交易金额(收入),交易金额(支出),交易币种,记账金额(收入),记账金额(支出),记账币种,余额,对方户名
    CCB|.DDkxab.t.t|序号,交易日期,交易时间,交易类型,借贷,交易金额,余额,对方账号,对方户名,交易地点,摘要
    BoC|p.cabt..tt..y|记账日期,记账时间,币别,金额,余额,交易名称,渠道,网点名称,附言,对方账户名,对方卡号/账号,对方开户行,借记卡号
    CMB|pcabttt|记账日期,货币,交易金额,联机余额,交易摘要,对手信息,客户摘要
    CITIC card|DptaCac|交易日期,入账日期,交易摘要,交易金额,交易货币,入账金额,入账货币
    CMB card|dptayA|交易日,记账日,交易摘要,人民币金额,卡号末四位,交易地金额
    Stripe|ndvcGfNkt|balance_transaction_id,created_utc,available_on_utc,currency,gross,fee,net,reporting_category,description
    SumUp|DnksktaNf|Datum,Transaktions-ID,Zahlungsart,Status,Typ,Beschreibung,Total,Netto,Gebühr
    Outbank|.uDvactn.tggtttA...k|#;Account;Date;Value Date;Amount;Currency;Name;Number;Bank;Reason;Category;Subcategory;Tags;Note;Ultimate Receiver Name;Original Amount;Compensation Amount;Exchange Rate;Posting Key;Posting Text
    hledger|.D.s.ttuaciost|txnidx,date,date2,status,code,description,comment,account,amount,commodity,credit,debit,posting-status,posting-comment
    Xero|nDuN..Pnt|JournalNumber,JournalDate,AccountName,NetAmount,TaxCode,Resource,Product,Reference,Description
    Actual|uDttgga.s|Account,Date,Payee,Notes,Category_Group,Category,Amount,Split_Amount,Cleared
    """#
}
