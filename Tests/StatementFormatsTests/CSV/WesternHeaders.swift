import Testing

@testable import StatementFormats

/// Header rows in English and German, with what each cell names (`HeaderRow`).
enum WesternHeaders {
  static let rows = #"""
    Chase card|dptgkat|Transaction Date,Post Date,Description,Category,Type,Amount,Memo
    Chase account|tptakbn|Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #
    Bank of America|Dtab|Date,Description,Amount,Running Bal.
    Bank of America card|pnt.a|Posted Date,Reference Number,Payee,Address,Amount
    Capital One|dpytgoi|Transaction Date,Posted Date,Card No.,Description,Category,Debit,Credit
    Capital One 360|utdkab|Account Number,Transaction Description,Transaction Date,Transaction Type,Transaction Amount,Balance
    Citi|sDtoi.|Status,Date,Description,Debit,Credit,Member Name
    Discover|dptag|Trans. Date,Post Date,Description,Amount,Category
    Apple Card|dpttgka.|Transaction Date,Clearing Date,Description,Merchant,Category,Type,Amount (USD),Purchased By
    US Bank|Dttta|Date,Transaction,Name,Memo,Amount
    First Bank Card|ykpat|First Bank Card,Transaction Type,Date Posted, Transaction Amount,Description
    BMO|tydpat|Item #,Card #,Transaction Date,Posting Date,Transaction Amount,Description
    Ally|D.akt|Date,Time,Amount,Type,Description
    Schwab bank|Dkntoib|Date,Type,Check #,Description,Withdrawal (-),Deposit (+),RunningBalance
    Schwab account|Dskntoib|Date,Status,Type,CheckNumber,Description,Withdrawal,Deposit,RunningBalance
    Fidelity card|Dttta|Date,Transaction,Name,Memo,Amount
    Credit union|Dkntfab|Date,Type,Ref #,Description,Fees,Amount,Balance
    PayPal|D..tkscGfN..nbt|Date,Time,TimeZone,Name,Type,Status,Currency,Gross,Fee,Net,From Email Address,To Email Address,Transaction ID,Balance,Note
    Venmo|nDkst..af..|ID,Datetime,Type,Status,Note,From,To,Amount (total),Amount (fee),Funding Source,Destination
    Mint|Dttakgutt|Date,Description,Original Description,Amount,Transaction Type,Category,Account Name,Labels,Notes
    Monarch|Dtguttat|Date,Merchant,Category,Account,Original Statement,Notes,Amount,Tags
    YNAB|u.Dtgggtois|Account,Flag,Date,Payee,Category Group/Category,Category Group,Category,Memo,Outflow,Inflow,Cleared
    Mercury|Dtasutnty.g.DC|Date (UTC),Description,Amount,Status,Source Account,Bank Description,Reference,Note,Last Four Digits,Name On Card,Category,GL Code,Timestamp,Original Currency
    Payoneer|dd.ntiocACsbtt..n|Transaction Date,Transaction Time,Time Zone,Transaction ID,Description,Credit Amount,Debit Amount,Currency,Transfer Amount,Transfer Amount Currency,Status,Running Balance,Additional Description,Store Name,Source,Target,Reference ID
    RBC|kudnttaa|Account Type,Account Number,Transaction Date,Cheque Number,Description 1,Description 2,CAD$,USD$
    Tangerine|Dttta|Date,Transaction,Name,Memo,Amount
    Simplii|Dtoi|Date, Transaction Details, Funds Out, Funds In
    PC Mastercard|tyD.a|Merchant Name,Card Used For Transaction,Date,Time,Amount
    Wealthsimple|Dttab|date,transaction,description,amount,balance
    Lloyds|dk.utoib|Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance
    Barclays|nDuagt|Number,Date,Account,Amount,Subcategory,Memo
    Nationwide|Dktoib|Date,Transaction type,Description,Paid out,Paid in,Balance
    NatWest|Dktabuu|Date,Type,Description,Value,Balance,Account Name,Account Number
    Santander UK|Dtiob|Date,Description,Money in,Money Out,Balance
    Monzo|nD.kt.gacACt..tgoi|Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags,Address,Receipt,Description,Category split,Money Out,Money In
    Starling|Dtnkabgt|Date,Counter Party,Reference,Type,Amount (GBP),Balance (GBP),Spending Category,Notes
    Revolut|kPdptafcsb|Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance
    Revolut old|ptoi..bgt|Completed Date,Description,Paid Out (SEK),Paid In (SEK),Exchange Out,Exchange In,Balance (SEK),Category,Notes
    Wise|nDacttb...tt.ty..tf|TransferWise ID,Date,Amount,Currency,Description,Payment Reference,Running Balance,Exchange From,Exchange To,Exchange Rate,Payer Name,Payee Name,Payee Account Number,Merchant,Card Last Four Digits,Card Holder Full Name,Attachment,Note,Total fees
    AIB|udtoibk|Posted Account, Posted Transactions Date, Description, Debit Amount, Credit Amount,Balance,Transaction Type
    Bank of Ireland|Dtoib|Date,Details,Debit,Credit,Balance
    N26|pvt.ktuaAC.|Booking Date,Value Date,Partner Name,Partner Iban,Type,Payment Reference,Account Name,Amount (EUR),Original Amount,Original Currency,Exchange Rate
    HDFC|Dtvoinb|Date,Narration,Value Dat,Debit Amount,Credit Amount,Chq/Ref Number,Closing Balance
    ICICI card|D.t.Aax|Date,Sr.No.,Transaction Details,Reward Point Header,Intl.Amount,Amount(in Rs),BillingAmountSign
    SBI|dvtnoib|Txn Date,Value Date,Description,Ref No./Cheque No.,Debit,Credit,Balance
    Axis|d.toib.|Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL
    Paytm|Dttntoi.s|Date,Activity,Source/Destination,Wallet Txn ID,Comment,Debit,Credit,Transaction Breakup,Status
    DBS|dnoittt|Transaction Date,Reference,Debit Amount,Credit Amount,Transaction Ref1,Transaction Ref2,Transaction Ref3
    OCBC|dvtoi|Transaction date,Value date,Description,Withdrawals(SGD),Deposits(SGD)
    Standard Chartered|Dtciobb|Date,Transaction,Currency,Deposit,Withdrawal,Running Balance,SGD Equivalent Balance
    UOB|dptCAca|Transaction Date,Posting Date,Description,Foreign Currency Type,Transaction Amount(Foreign),Local Currency Type,Transaction Amount(Local)
    HSBC HK|Dtacb.|Date,Description,Billing amount,Billing currency,Balance,Balance currency
    HSBC HK card|dptacst..x|Transaction date,Post date,Description,Billing amount,Billing currency,Transaction status,Merchant name,Country / region,Area / district,Credit / Debit
    ING AU|Dtiob|Date,Description,Credit,Debit,Balance
    Westpac|.Dtoibg.|Bank Account,Date,Narrative,Debit Amount,Credit Amount,Balance,Categories,Serial
    NAB|Dau.ktbgt|Date,Amount,Account Number,,Transaction Type,Transaction Details,Balance,Category,Merchant Name
    Macquarie|dtuggttoibt|Transaction Date,Details,Account,Category,Subcategory,Tags,Notes,Debit,Credit,Balance,Original Description
    ANZ NZ|ktt.naDA.|Type,Details,Particulars,Code,Reference,Amount,Date,ForeignCurrencyAmount,ConversionCharge
    Kiwibank|uDtkttttttt.ioab|Account number,Date,Memo/Description,Source Code (payment type),TP ref,TP part,TP code,OP ref,OP part,OP code,OP name,OP Bank Account Number,Amount (credit),Amount (debit),Amount,Balance
    ASB|Dnkntta|Date,Unique Id,Tran Type,Cheque Number,Payee,Memo,Amount
    FNB|Dabt|Date, Amount, Balance, Description
    Investec|Dtoib|Date,Description,Debit,Credit,Balance
    DKB|pvstttkua...|Buchungsdatum;Wertstellung;Status;Zahlungspflichtige*r;Zahlungsempfänger*in;Verwendungszweck;Umsatztyp;IBAN;Betrag (€);Gläubiger-ID;Mandatsreferenz;Kundenreferenz
    DKB old|pvtttu.a...|Buchungstag;Wertstellung;Buchungstext;Auftraggeber / Begünstigter;Verwendungszweck;Kontonummer;BLZ;Betrag (EUR);Gläubiger-ID;Mandatsreferenz;Kundenreferenz
    DKB card|.vdtaA|Umsatz abgerechnet und nicht im Saldo enthalten;Wertstellung;Belegdatum;Beschreibung;Betrag (EUR);Ursprünglicher Betrag
    ING DE|pvtttbcac|Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung
    Sparkasse|upvtt......t..act|Auftragskonto;Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;Glaeubiger ID;Mandatsreferenz;Kundenreferenz (End-to-End);Sammlerreferenz;Lastschrift Ursprungsbetrag;Auslagenersatz Ruecklastschrift;Beguenstigter/Zahlungspflichtiger;Kontonummer/IBAN;BIC (SWIFT-Code);Betrag;Waehrung;Info
    Volksbank|uu..pvt..ttacbtg...|Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung;Bemerkung;Kategorie;Steuerrelevant;Glaeubiger ID;Mandatsreferenz
    Commerzbank|pvktacug|Buchungstag;Wertstellung;Umsatzart;Buchungstext;Betrag;Währung;IBAN Auftraggeberkonto;Kategorie
    Deutsche Bank|pakttu....fat..oic|Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN / Kontonummer;BIC;Kundenreferenz;Mandatsreferenz ;Gläubiger ID;Fremde Gebühren;Betrag;Abweichender Empfänger;Anzahl der Aufträge;Anzahl der Schecks;Soll;Haben;Währung
    Postbank|pvktttab|Buchungsdatum;Wertstellung;Umsatzart;Buchungsdetails;Auftraggeber;Empfänger;Betrag (€);Saldo (€)
    Barclays DE|nppatksyA...y.t|Referenznummer;Buchungsdatum;Buchungsdatum;Betrag;Beschreibung;Typ;Status;Kartennummer;Originalbetrag;Mögliche Zahlpläne;Land;Name des Karteninhabers;Kartennetzwerk;Kontaktlose Bezahlung;Händlerdetails
    Consorsbank|pvtu.ttg..ba|Buchung;Valuta;Sender / Empfänger;IBAN / Konto-Nr.;BIC / BLZ;Buchungstext;Verwendungszweck;Kategorie;Stichwörter;Umsatz geteilt;Saldo in EUR;Betrag in EUR
    comdirect|pvkta|Buchungstag;Wertstellung (Valuta);Vorgang;Buchungstext;Umsatz in EUR
    GLS|pvttuu..t.ca.|Buchungstag;Valuta;Auftraggeber/Zahlungsempfänger;Empfänger/Zahlungspflichtiger;Konto-Nr.;IBAN;BLZ;BIC;Vorgang/Verwendungszweck;Kundenreferenz;Währung;Umsatz; 
    MoneyMoney|Dvgttu.ac|Datum;Wertstellung;Kategorie;Name;Verwendungszweck;Konto;Bank;Betrag;Währung
    Bank Austria|pvttca..tu.t..t|Buchungsdatum;Valutadatum;Buchungstext;Interne Notiz;Währung;Betrag;Belegdaten;Belegnummer;Auftraggebername;Auftraggeberkonto;Auftraggeber BLZ;Empfängername;Empfängerkonto;Empfänger BLZ;Zahlungsgrund
    Erste George|pt....actntv|Buchungsdatum;Partnername;Partner IBAN;BIC/SWIFT;Partner Kontonummer;Bankleitzahl;Betrag;Währung;Buchungs-Details;Buchungsreferenz;Notiz;Valutadatum
    Swisscard|dtycaxsg|Transaktionsdatum,Beschreibung,Kartennummer,Währung,Betrag,Debit/Kredit,Status,Kategorie
    UBS|d.pvcoi.bnttt.|Abschlussdatum;Abschlusszeit;Buchungsdatum;Valutadatum;Währung;Belastung;Gutschrift;Einzelbetrag;Saldo;Transaktions-Nr.;Beschreibung1;Beschreibung2;Beschreibung3;Fussnoten
    UBS fr|Pctvtttnoib|Produit;Monn.;Description;Date de valeur;Description 1;Description 2;Description 3;N° de transaction;Débit;Crédit;Solde
    ZKB|Dkc.nnoivbtt|Date;Booking text;Curr;Amount details;ZKB reference;Reference number;Debit CHF;Credit CHF;Value date;Balance CHF;Payment purpose;Details
    PostFinance|ptioab|Booking date;Notification text;Credit in CHF;Debit in CHF;Value;Balance in CHF
    PostFinance de|Dktiotg|Datum;Bewegungstyp;Avisierungstext;Gutschrift in CHF;Lastschrift in CHF;Label;Kategorie
    Raiffeisen CH|uptabv|IBAN;Booked At;Text;Credit/Debit Amount;Balance;Valuta Date
    Neon|DaAC.ttgt..|Date;Amount;Original amount;Original currency;Exchange rate;Description;Subject;Category;Tags;Wise;Spaces
    Viseca|nyDvacACtt.stk|TransactionId,CardId,Date,ValutaDate,Amount,Currency,OriginalAmount,OriginalCurrency,MerchantName,MerchantPlace,MerchantCountry,StateType,Details,Type
    """#
}
