extension KnownExporter {
  static let latinAmerica: [KnownExporter] = [
    KnownExporter(
      .account, "Nubank account", "Data;Valor;Identificador;Descrição",
      spent: .negative, dates: .dmy, decimal: .point, in: "BRL",
      from: "public code, files 56914519325 and 4754310754"),
    KnownExporter(
      .card, "Nubank credit card", "date;category;title;amount", spent: .positive, in: "BRL",
      from: "firefly-iii/import-configurations br/nubank/credit.json, "
        + "public code, file 16035871951"),
    KnownExporter(
      .card, "Nubank credit card", "date;title;amount", spent: .positive, in: "BRL",
      from: "public code, files 71063609140, 68555888830 and 51820876810"),
    KnownExporter(
      .card, "Itaú credit card", "data;lançamento;valor", spent: .positive, in: "BRL",
      from: "public code, files 56424106947, 55875179940 and 63109277256"),
    KnownExporter(
      .account, "Banco Inter account", "Data Lançamento;Histórico;Descrição;Valor;Saldo",
      spent: .negative, dates: .dmy, decimal: .comma, in: "BRL",
      from: "public code, files 65755412020 and 36061733976"),
    KnownExporter(
      .account, "Banco Inter account", "Data Lançamento;Histórico;Valor;Saldo",
      spent: .negative, dates: .dmy, decimal: .comma, in: "BRL",
      from: "bank2ynab/bank2ynab test/test-data/Extrato.csv"),
    KnownExporter(
      .card, "C6 Bank credit card",
      "Data de Compra;Nome no Cartão;Final do Cartão;Categoria;Descrição;Parcela;"
        + "Valor (em US$);Cotação (em R$);Valor (em R$)",
      spent: .positive, dates: .dmy, in: "BRL", columns: [.amount: "Valor (em R$)"],
      from: "public code, files 34730227037 and 57408588857"),
    KnownExporter(
      .account, "Banco do Brasil",
      "Data;Dependencia Origem;Histórico;Data do Balancete;Número do documento;Valor",
      spent: .negative, dates: .dmy, decimal: .point, in: "BRL",
      from: "firefly-iii/import-configurations br/banco-do-brasil/default.json, "
        + "cantino/reckon spec/data_fixtures/extratofake.csv"),
  ]
}
