import Testing

@testable import StatementFormats

/// Northern exports, as their kinds are written.
struct NorthernLayoutTests {
  @Test(arguments: [
    LayoutSample(
      "ing nl", rows: 2, sum: "1987.66", currency: "EUR", account: "NL20INGB0001234567",
      first: "2020-09-14",
      text: #"""
        "Datum","Naam / Omschrijving","Rekening","Tegenrekening","Code","Af Bij","Bedrag (EUR)","MutatieSoort","Mededelingen"
        "20200915","ALBERT HEIJN 1234 UTRECHT","NL20INGB0001234567","","BA","Af","12,34","Betaalautomaat","Pasvolgnr: 001"
        "20200914","WERKGEVER BV","NL20INGB0001234567","NL02ABNA0123456789","OV","Bij","2000,00","Overschrijving","Salaris"
        """#),
    LayoutSample(
      "rabobank", rows: 2, sum: "87.50", currency: "EUR", account: "NL00RABO0123456789",
      closing: "1087.50",
      text: #"""
        "IBAN/BBAN","Munt","BIC","Volgnr","Datum","Rentedatum","Bedrag","Saldo na trn","Tegenrekening IBAN/BBAN","Naam tegenpartij","Naam uiteindelijke partij","Naam initiërende partij","BIC tegenpartij","Code","Batch ID","Transactiereferentie","Machtigingskenmerk","Incassant ID","Betalingskenmerk","Omschrijving-1","Omschrijving-2","Omschrijving-3","Reden retour","Oorspr bedrag","Oorspr munt","Koers"
        "NL00RABO0123456789","EUR","RABONL2U","000000000000001","2021-01-04","2021-01-04","-12,50","+987,50","","Jumbo","","","","bc","","","","","","Jumbo Utrecht","","","","","",""
        "NL00RABO0123456789","EUR","RABONL2U","000000000000002","2021-01-05","2021-01-05","+100,00","+1087,50","NL11INGB0000000001","J Jansen","","","","cb","","","","","","Terug","","","","","",""
        """#),
    LayoutSample(
      "abn tab", rows: 2, sum: "87.50", currency: "EUR",
      text: #"""
        123456789\#tEUR\#t20210104\#t1000,00\#t987,50\#t20210104\#t-12,50\#tBEA, Betaalpas Jumbo Utrecht,PAS123
        123456789\#tEUR\#t20210105\#t987,50\#t1087,50\#t20210105\#t100,00\#tSEPA Overboeking J JANSEN
        """#),
    LayoutSample(
      "belfius", rows: 2, sum: "954.80", currency: "EUR",
      text: #"""
        Rekening;Boekingsdatum;Afschriftnummer;Transactienummer;Rekening tegenpartij;Naam tegenpartij bevat;Straat en nummer;Postcode en plaats;Transactie;Valutadatum;Bedrag;Devies;BIC;Landcode;Mededelingen
        BE11 1234 5678 9012;31/01/2023;1;2;;DELHAIZE;;;AANKOOP;31/01/2023;-45,20;EUR;;;
        BE11 1234 5678 9012;30/01/2023;1;1;BE22;WERK;;;LOON;30/01/2023;1.000,00;EUR;;;Loon
        """#),
    LayoutSample(
      "argenta", rows: 1, sum: "-45.20", currency: "EUR",
      text: #"""
        Rekening;Boekdatum;Valutadatum;Referentie;Beschrijving;Bedrag;Munt;Verrichtingsdatum;Rekening tegenpartij;Naam tegenpartij;Mededeling
        BE11123456789012;31-01-2023;31-01-2023;R1;Betaling;-45,20;EUR;31-01-2023;;COLRUYT;
        """#),
    LayoutSample(
      "bnp be", rows: 1, sum: "-45.20", currency: "EUR", account: "BE11123456789012",
      text: #"""
        Volgnummer;Uitvoeringsdatum;Valutadatum;Bedrag;Valuta rekening;Rekeningnummer;Type verrichting;Tegenpartij;Naam van de tegenpartij;Mededeling;Details;Status;Reden van weigering
        2023-00001;31/01/2023;31/01/2023;-45,20;EUR;BE11123456789012;Kaartbetaling;;COLRUYT;;X;Geaccepteerd;
        2023-00002;31/01/2023;31/01/2023;-99,00;EUR;BE11123456789012;Overschrijving;;X;;X;Geweigerd;saldo
        """#),
    LayoutSample(
      "seb sv", rows: 2, sum: "954.80", closing: "954.80",
      text: #"""
        Bokföringsdag;Valutadag;Verifikationsnummer;Text;Belopp;Saldo
        2023-01-31;2023-01-31;5484;ICA SUPERMARKET;-45,20;954,80
        2023-01-25;2023-01-25;5490;LÖN;1000,00;1000,00
        """#),
    LayoutSample(
      "danske", rows: 2, sum: "954.80", closing: "954.80",
      text: #"""
        "Dato";"Tekst";"Beløb";"Saldo";"Status";"Afstemt"
        "31.01.2023";"Netto";"-45,20";"954,80";"Udført";"Nej"
        "25.01.2023";"Løn";"1.000,00";"1.000,00";"Udført";"Nej"
        """#),
    LayoutSample(
      "dnb", rows: 2, sum: "954.80",
      text: #"""
        "Dato";"Forklaring";"Rentedato";"Ut fra konto";"Inn på konto"
        "31.01.2023";"Varekjøp Rema";"31.01.2023";"45,20";""
        "25.01.2023";"Lønn";"25.01.2023";"";"1.000,00"
        """#),
    LayoutSample(
      "swedbank se", rows: 2, sum: "954.80", currency: "SEK", closing: "954.80",
      text: #"""
        * Transaktioner Period 2023-01-01 - 2023-01-31 Skapad 2023-02-01 10:00 CEST
        Radnummer,Clearingnummer,Kontonummer,Produkt,Valuta,Bokföringsdag,Transaktionsdag,Valutadag,Referens,Beskrivning,Belopp,Bokfört saldo
        1,12345,1234567890,Privatkonto,SEK,2023-01-31,2023-01-30,2023-01-31,ICA,ICA,-45.20,954.80
        2,12345,1234567890,Privatkonto,SEK,2023-01-25,2023-01-25,2023-01-25,LÖN,LÖN,1000.00,1000.00
        """#),
    LayoutSample(
      "handelsbanken", rows: 2, sum: "954.80", closing: "1954.80",
      text: #"""
        Reskontradatum\#tTransaktionsdatum\#tText\#tBelopp\#tSaldo
        2023-01-31\#t2023-01-30\#tICA\#t-45,20\#t1 954,80
        2023-01-25\#t2023-01-25\#tLön\#t1 000,00\#t2 000,00
        """#),
  ])
  func `The layout is read`(sample: LayoutSample) throws {
    try sample.check()
  }
}
