extension KnownExporter {
  static let nordics: [KnownExporter] = [
    KnownExporter(
      .account, "ICA Banken", "Datum;Text;Typ;Budgetgrupp;Belopp;Saldo",
      spent: .negative, decimal: .comma, in: "SEK",
      from: "adnilsson/Bank2YNAB4 tests/example_csv/ica_banken_v1.csv"),
    KnownExporter(
      .account, "Nordea Sweden",
      "Bokföringsdag;Belopp;Avsändare;Mottagare;Namn;Rubrik;Saldo;Valuta",
      spent: .negative, decimal: .comma, in: "SEK",
      from: "adnilsson/Bank2YNAB4 tests/example_csv/nordea_v2.csv, "
        + "bank2ynab/bank2ynab bank2ynab.conf"),
    KnownExporter(
      .account, "Nordea Sweden",
      "Bokföringsdag;Belopp;Avsändare;Mottagare;Rubrik;Saldo;Valuta",
      spent: .negative, decimal: .comma, in: "SEK",
      from: "public code, files 61964132435 and 62175967217"),
    KnownExporter(
      .account, "Nordea Finland",
      "Kirjauspäivä;Määrä;Maksaja;Maksunsaaja;Nimi;Otsikko;Viitenumero;Valuutta",
      spent: .negative, decimal: .comma, in: "EUR",
      columns: [
        .date: "Kirjauspäivä", .amount: "Määrä", .description: "Otsikko", .currency: "Valuutta",
      ],
      from: "public code, files 12813803598 and 37609127949"),
    KnownExporter(
      .account, "Nordea Finland",
      "Kirjauspäivä;Määrä;Maksaja;Maksunsaaja;Nimi;Otsikko;Viesti;Viitenumero;Saldo;Valuutta",
      spent: .negative, decimal: .comma, in: "EUR",
      columns: [
        .date: "Kirjauspäivä", .amount: "Määrä", .description: "Otsikko", .memo: "Viesti",
        .balance: "Saldo", .currency: "Valuutta",
      ],
      from: "public code, files 53452243294 and 57939670477"),
    KnownExporter(
      .account, "OP Financial Group",
      "Kirjauspäivä;Arvopäivä;Määrä EUROA;Laji;Selitys;Saaja/Maksaja;"
        + "Saajan tilinumero ja pankin BIC;Viite;Viesti;Arkistointitunnus",
      spent: .negative, dates: .dmy, decimal: .comma, in: "EUR",
      columns: [
        .date: "Kirjauspäivä", .amount: "Määrä EUROA", .description: "Saaja/Maksaja",
        .memo: "Viesti", .type: "Selitys", .id: "Arkistointitunnus",
      ],
      from: "public code, files 62697276067 and 15596134194"),
    KnownExporter(
      .account, "Swedbank Sweden",
      "Radnummer;Clearingnummer;Kontonummer;Produkt;Valuta;Bokföringsdag;Transaktionsdag;"
        + "Valutadag;Referens;Beskrivning;Belopp;Bokfört saldo",
      spent: .negative, from: "public code, files 30077430112 and 55636102250"),
    KnownExporter(
      .account, "SEB",
      "Bokföringsdatum;Valutadatum;Verifikationsnummer;Text/mottagare;Belopp;Saldo",
      spent: .negative, in: "SEK", from: "public code, files 61964132435 and 43452681295"),
    KnownExporter(
      .account, "SEB", "Bokföringsdatum;Valutadatum;Verifikationsnummer;Text;Belopp;Saldo",
      spent: .negative, in: "SEK", from: "public code, file 70282628254"),
    KnownExporter(
      .account, "Handelsbanken", "Reskontradatum;Transaktionsdatum;Text;Belopp;Saldo",
      spent: .negative, decimal: .comma, in: "SEK",
      from: "public code, files 6811876580 and 17063146339"),
    KnownExporter(
      .account, "Länsförsäkringar",
      "Bokföringsdatum;Transaktionsdatum;Transaktionstyp;Meddelande;Belopp",
      spent: .negative, in: "SEK", from: "bank2ynab/bank2ynab bank2ynab.conf"),
    KnownExporter(
      .account, "Danske Bank", "Dato;Tekst;Beløb;Saldo;Status;Afstemt",
      spent: .negative, dates: .dmy, decimal: .comma, in: "DKK",
      from: "public code, files 66434039426 and 53468705576"),
    KnownExporter(
      .account, "DNB", "Dato;Forklaring;Rentedato;Ut fra konto;Inn på konto", dates: .dmy,
      in: "NOK", columns: [.debit: "Ut fra konto", .credit: "Inn på konto"],
      from: "firefly-iii/import-configurations no/dnb/default.json, "
        + "public code, file 54659050306"),
    KnownExporter(
      .account, "SpareBank 1", "Dato;Beskrivelse;Rentedato;Inn;Ut;Til konto;Fra konto",
      dates: .dmy, decimal: .comma, in: "NOK", columns: [.debit: "Ut", .credit: "Inn"],
      from: "firefly-iii/import-configurations no/sparebank1/default.json, "
        + "public code, file 20737038785"),
  ]
}
