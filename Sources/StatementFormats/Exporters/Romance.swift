extension KnownExporter {
  /// France, Italy and Spain.
  static let romance: [KnownExporter] = [
    KnownExporter(
      .account, "BoursoBank",
      "dateOp;dateVal;label;category;categoryParent;supplierFound;amount;comment;accountNum;"
        + "accountLabel;accountbalance",
      spent: .negative, dates: .dmy, decimal: .comma, in: "EUR",
      from: "reubano/csv2ofx csv2ofx/mappings/boursorama.py, public code, file 7494482170"),
    KnownExporter(
      .account, "BoursoBank",
      "dateOp;dateVal;label;category;categoryParent;supplierFound;amount;accountNum;"
        + "accountLabel;accountbalance",
      spent: .negative, dates: .dmy, decimal: .comma, in: "EUR",
      from: "firefly-iii/import-configurations fr/boursorama/default.json, "
        + "public code, file 69158038551"),
    KnownExporter(
      .account, "Fortuneo", "Date opération;Date valeur;libellé;Débit;Crédit", dates: .dmy,
      decimal: .comma, in: "EUR",
      from: "firefly-iii/import-configurations fr/fortuneo/default.json, "
        + "public code, file 14070295382"),
    KnownExporter(
      .account, "Crédit Agricole", "Date;Libellé;Débit euros;Crédit euros", dates: .dmy,
      decimal: .comma, in: "EUR", from: "public code, files 57004678565 and 14055525666"),
    KnownExporter(
      .account, "Société Générale",
      "Date de l'opération;Libellé;Détail de l'écriture;Montant de l'opération;Devise",
      spent: .negative, dates: .dmy, decimal: .comma,
      from: "cantino/reckon spec/data_fixtures/invalid_header_example.csv"),
    KnownExporter(
      .account, "Fineco",
      "Data_Operazione;Data_Valuta;Entrate;Uscite;Descrizione;Descrizione_Completa;Stato;"
        + "Moneymap",
      dates: .dmy, in: "EUR", columns: [.debit: "Uscite", .credit: "Entrate"],
      from: "firefly-iii/import-configurations it/fineco/default.json, "
        + "public code, file 60632573523"),
    KnownExporter(
      .account, "Fineco",
      "Data_Operazione;Data_Valuta;Entrate;Uscite;Descrizione;Descrizione_Completa;Stato",
      dates: .dmy, in: "EUR", columns: [.debit: "Uscite", .credit: "Entrate"],
      from: "public code, file 69663258063"),
    KnownExporter(
      .account, "Intesa Sanpaolo",
      "Data;Operazione;Dettagli;Conto o carta;Contabilizzazione;Categoria;Valuta;Importo",
      spent: .negative, dates: .dmy,
      columns: [
        .description: "Operazione", .memo: "Dettagli", .account: "Conto o carta",
        .status: "Contabilizzazione", .currency: "Valuta",
      ],
      from: "public code, files 42636379736 and 71436577957"),
    KnownExporter(
      .wallet, "Satispay", "id;name;state;kind;date;amount;currency;extra info",
      spent: .negative, decimal: .comma, columns: [.amount: "amount"],
      from: "bennesp/ofxstatement-satispay tests/satispay-statement.csv, plugin.py"),
    KnownExporter(
      .account, "ING Spain",
      "F. VALOR;CATEGORÍA;SUBCATEGORÍA;DESCRIPCIÓN;COMENTARIO;IMPORTE (€);SALDO (€)",
      spent: .negative, dates: .dmy, decimal: .comma, from: "public code, file 57755920911"),
    KnownExporter(
      .account, "ING Spain",
      "F. VALOR;CATEGORÍA;SUBCATEGORÍA;DESCRIPCIÓN;IMPORTE (€);SALDO (€)",
      spent: .negative, dates: .dmy, decimal: .comma, from: "public code, file 46899444203"),
  ]
}
