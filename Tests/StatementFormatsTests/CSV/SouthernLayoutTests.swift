import Testing

@testable import StatementFormats

/// Southern exports, as their kinds are written.
struct SouthernLayoutTests {
  @Test(arguments: [
    LayoutSample(
      "bradesco", rows: 2, sum: "987.66",
      text: #"""
        Data;Histórico;Docto.;Crédito (R$);Débito (R$);Saldo (R$)
        01/01/23;SALDO ANTERIOR;;;;1.000,00
        30/01/23;SALARIO;1;1.000,00;;2.000,00
        31/01/23;COMPRA;2;;12,34;1.987,66
        ;;Total;1.000,00;12,34;1.987,66
        """#),
    LayoutSample(
      "caixa", rows: 2, sum: "987.66",
      text: #"""
        Num. Conta;Data Mov.;Nr. Doc.;Histórico;Valor;Deb/Cred;
        "0000001234";"20230131";"000001";"COMPRA";"12.34";"D"
        "0000001234";"20230130";"000002";"CRED SALARIO";"1000.00";"C"
        """#),
    LayoutSample(
      "bancolombia", rows: 2, sum: "987660",
      text: #"""
        FECHA\#tDESCRIPCIÓN\#tSUCURSAL\#tDCTO.\#tVALOR\#tSALDO
        2023/01/31\#tCOMPRA EN EXITO\#t\#t\#t-12,340.00\#t987,660.00
        2023/01/30\#tPAGO DE NOMINA\#t\#t\#t1,000,000.00\#t1,000,000.00
        """#),
    LayoutSample(
      "santander mx", rows: 2, sum: "987.66",
      text: #"""
        Fecha,Hora,Sucursal,Descripcion,Cargo/Abono,Importe,Saldo,Referencia,Concepto
        31012023,10:00,001,COMPRA,-,12.34,987.66,1,x
        30012023,10:00,001,DEPOSITO,+,1000.00,1000.00,2,y
        """#),
    LayoutSample(
      "credit mutuel", rows: 2, sum: "987.66", closing: "987.66",
      text: #"""
        Date;Date de valeur;Montant;Libellé;Solde
        31/01/2023;31/01/2023;-12,34;PAIEMENT CB;987,66
        30/01/2023;30/01/2023;1000,00;VIR SALAIRE;1000,00
        """#),
    LayoutSample(
      "it dare avere", rows: 2, sum: "987.66",
      text: #"""
        Data valuta;Data contabile;Dare;Avere;Descrizione operazione
        31/01/2023;31/01/2023;12,34;;PAGAMENTO POS
        30/01/2023;30/01/2023;;1.000,00;STIPENDIO
        """#),
    LayoutSample(
      "hype", rows: 2, sum: "987.66", currency: "EUR",
      text: #"""
        Data operazione;Data contabile;Iban;Tipologia;Nome;Descrizione;Importo ( € )
        31/01/2023;31/01/2023;IT60X0542811101000000123456;Pagamento;ESSELUNGA;Pagamento;-12,34
        30/01/2023;30/01/2023;IT60X0542811101000000123456;Bonifico ricevuto;MARIO;x;1.000,00
        """#),
    LayoutSample(
      "activobank", rows: 2, sum: "987.66", closing: "987.66",
      text: #"""
        Data Lanc.;Data Valor;Descrição;Valor;Saldo
        31/01/2023;31/01/2023;COMPRA PINGO DOCE;-12,34;987,66
        30/01/2023;30/01/2023;TRANSFERENCIA;1.000,00;1.000,00
        """#),
    LayoutSample(
      "cgd", rows: 2, sum: "987.66", account: "0123456789",
      text: #"""
        Consultar saldos e movimentos à ordem - 31-01-2023

        Conta ;0123456789 - EUR - Conta
        Data de início ;01-01-2023
        Data de fim ;31-01-2023

        Data mov. ;Data valor ;Descrição ;Débito ;Crédito ;Saldo contabilístico ;Saldo disponível ;Categoria ;
        31-01-2023;31-01-2023;COMPRA;12,34;;987,66;987,66;X;
        30-01-2023;30-01-2023;SALARIO;;1.000,00;1.000,00;1.000,00;X;
         ; ; ; ; Saldo contabilístico ;987,66 ; ; ;
        """#),
    LayoutSample(
      "raiffeisen at", rows: 2, sum: "987.66", currency: "EUR",
      text: #"""
        31.01.2023;Bezahlung Karte BILLA;31.01.2023;-12,34;EUR;31.01.2023 10:00:00:123
        30.01.2023;Gehalt;30.01.2023;1.000,00;EUR;30.01.2023 10:00:00:123
        """#),
    LayoutSample(
      "easybank", rows: 2, sum: "987.66", currency: "EUR",
      text: #"""
        AT112011100003429660;Bezahlung Karte BILLA;31.01.2023;31.01.2023;-12,34;EUR
        AT112011100003429660;Gehalt;30.01.2023;30.01.2023;+1.000,00;EUR
        """#),
    LayoutSample(
      "george", rows: 2, sum: "987.66", currency: "EUR",
      text: #"""
        "Buchungsdatum";"Partnername";"Partner IBAN";"BIC/SWIFT";"Partner Kontonummer";"Bankleitzahl";"Betrag";"Währung";"Buchungs-Details";"Buchungsreferenz";"Notiz";"Valutadatum"
        "31.01.2023";"BILLA";"";"";"";"";"-12,34";"EUR";"x";"R1";"";"31.01.2023"
        "30.01.2023";"FIRMA";"";"";"";"";"1.000,00";"EUR";"Gehalt";"R2";"";"30.01.2023"
        """#),
    LayoutSample(
      "kh hu", rows: 2, sum: "98766", currency: "HUF",
      text: #"""
        Könyvelés dátuma\#ttranzakció azonosító\#ttípus\#tkönyvelési számla\#tkönyvelési számla elnevezése\#tpartner számla\#tpartner elnevezése\#tösszeg\#tösszeg devizaneme\#tközlemény
        2023.01.31\#tA1\#tVásárlás\#t1040\#tX\#t\#tLIDL\#t-1234\#tHUF\#tx
        2023.01.30\#tA2\#tJóváírás\#t1040\#tX\#t\#tCEG\#t100000\#tHUF\#ty
        """#),
    LayoutSample(
      "consors", rows: 2, sum: "987.66", currency: "EUR", closing: "987.66",
      text: #"""
        Buchung;Valuta;Sender / Empfänger;IBAN / Konto-Nr.;BIC / BLZ;Buchungstext;Verwendungszweck;Kategorie;Stichwörter;Umsatz geteilt;Saldo in EUR;Betrag in EUR
        31.01.2023;31.01.2023;EDEKA;DE02;B;LASTSCHRIFT;Kauf;;;N;987,66;-12,34
        30.01.2023;30.01.2023;AG;DE02;B;GUTSCHRIFT;Lohn;;;N;1.000,00;1.000,00
        """#),
    LayoutSample(
      "traderep", rows: 2, sum: "87.66",
      text: #"""
        Date;Type;Value;Note;ISIN;Shares;Fees;Taxes
        2023-01-31;Buy;-12,34;ETF;IE00;1;0,00;0,00
        2023-01-30;Deposit;100,00;;;;;
        """#),
    LayoutSample(
      "triodos", rows: 2, sum: "87.66",
      text: #"""
        "31-01-2023","NL11TRIO0123456789","12,34","Debet","Albert Heijn","","BA","AH Utrecht","1000,00"
        "30-01-2023","NL11TRIO0123456789","100,00","Credit","Jan","NL22","ET","Terug","1012,34"
        """#),
    LayoutSample(
      "knab", rows: 2, sum: "87.66", currency: "EUR", account: "NL11KNAB0123456789",
      text: #"""
        KNAB EXPORT;;;;;;;;
        Rekeningnummer;Transactiedatum;Valutacode;CreditDebet;Bedrag;Tegenrekeningnummer;Tegenrekeninghouder;Valutadatum;Betaalwijze;Omschrijving
        "NL11KNAB0123456789";"31-01-2023";"EUR";"D";"12,34";"";"AH";"31-01-2023";"Betaalautomaat";"AH"
        "NL11KNAB0123456789";"30-01-2023";"EUR";"C";"100,00";"NL22";"Jan";"30-01-2023";"Bij";"x"
        """#),
    LayoutSample(
      "degiro", rows: 2, sum: "98.00",
      text: #"""
        Datum,Tijd,Valutadatum,Product,ISIN,Omschrijving,FX,Mutatie,,Saldo,,Order Id
        31-01-2023,10:00,31-01-2023,,,Degiro Transactiekosten,,EUR,"-2,00",EUR,"98,00",
        30-01-2023,10:00,30-01-2023,,,iDEAL Deposit,,EUR,"100,00",EUR,"100,00",
        """#),
    LayoutSample(
      "ica", rows: 2, sum: "987.66", closing: "987.66",
      text: #"""
        Datum;Text;Typ;Budgetgrupp;Belopp;Saldo
        2023-01-31;ICA Kvantum;Korttransaktion;Mat;-12,34 kr;987,66 kr
        2023-01-30;Lön;Insättning;;1 000,00 kr;1 000,00 kr
        """#),
    LayoutSample(
      "nordea se", rows: 2, sum: "987.66", currency: "SEK",
      text: #"""
        Bokföringsdag;Belopp;Avsändare;Mottagare;Namn;Rubrik;Saldo;Valuta
        2023-01-31;-12,34;123;;ICA;ICA;987,66;SEK
        2023-01-30;1000,00;;123;JOBB;LÖN;1000,00;SEK
        """#),
    LayoutSample(
      "lunar", rows: 2, sum: "987.66",
      text: #"""
        Date,Text,Amount,Balance,Status
        2023-01-31,Netto,"-12,34","987,66",completed
        2023-01-30,Lon,"1.000,00","1.000,00",completed
        """#),
  ])
  func `The layout is read`(sample: LayoutSample) throws {
    try sample.check()
  }
}
