import Foundation
import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Rows of a table, which say the same as lines of CSV, as objects of JSON and in a workbook.
struct SameRowsCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var header: [String]
  var rows: [[String]]
  /// The rows' key dates, amounts and descriptions.
  var read: [String]

  init(_ name: String, _ header: String, _ rows: [String], read: [String]) {
    testDescription = name
    self.header = header.components(separatedBy: ";")
    self.rows = rows.map { $0.components(separatedBy: ";") }
    self.read = read
  }

  var csv: String {
    ([header] + rows).map { cells in cells.map { "\"\($0)\"" }.joined(separator: ",") }
      .joined(separator: "\n")
  }

  /// - Parameter withNumbers: Whether numbers with a point are written as such.
  func json(withNumbers: Bool) -> String {
    let objects = rows.map { row in
      let members = zip(header, row).map { name, cell in
        let isNumber = withNumbers && cell.wholeMatch(of: /-?[1-9][0-9]*\.[0-9]+/) != nil
        return "\"\(name)\":" + (isNumber ? cell : cell.isEmpty ? "null" : "\"\(cell)\"")
      }
      return "{" + members.joined(separator: ",") + "}"
    }
    return "[" + objects.joined(separator: ",\n") + "]"
  }

  /// - Parameter withNumbers: Whether days and numbers with a point are written as such.
  func workbook(withNumbers: Bool) -> XLSXSample {
    let cells = rows.map { row in
      row.map { cell -> XLSXSample.Cell in
        guard withNumbers else { return .text(cell) }
        if cell.wholeMatch(of: /-?[1-9][0-9]*\.[0-9]+/) != nil { return .number(cell) }
        guard let day = CalendarDate(iso: cell) else { return .text(cell) }
        return .day(CalendarDate(year: 1899, month: 12, day: 30)?.days(to: day) ?? 0)
      }
    }
    return XLSXSample([header.map { .text($0) }] + cells)
  }

  /// - Parameter withNumbers: Whether days and numbers with a point are written as such.
  func spreadsheetML(withNumbers: Bool) -> String {
    let lines = ([header] + rows).map { row in
      let cells = row.map { cell in
        let isNumber = withNumbers && cell.wholeMatch(of: /-?[1-9][0-9]*\.[0-9]+/) != nil
        let isDay = withNumbers && CalendarDate(iso: cell) != nil
        let type = isNumber ? "Number" : isDay ? "DateTime" : "String"
        return
          "<Cell><Data ss:Type=\"\(type)\">\(cell)\(isDay ? "T00:00:00.000" : "")</Data></Cell>"
      }
      return "<Row>\(cells.joined())</Row>"
    }
    let space = "urn:schemas-microsoft-com:office:spreadsheet"
    return "<?xml version=\"1.0\"?><Workbook xmlns=\"\(space)\" xmlns:ss=\"\(space)\">"
      + "<Worksheet ss:Name=\"A\"><Table>\(lines.joined())</Table></Worksheet></Workbook>"
  }

  var html: String {
    let lines = ([header] + rows).map { row in
      "<tr>" + row.map { "<td>\($0)</td>" }.joined() + "</tr>"
    }
    return "<html><body><table>\(lines.joined(separator: "\n"))</table></body></html>"
  }

  static let all: [SameRowsCase] = [
    SameRowsCase(
      "signed, with a balance", "Date;Description;Amount;Balance",
      ["2026-03-02;Bakery;-4.50;95.50", "2026-03-03;Wages;200.00;295.50"],
      read: ["2026-03-02 -4.5 Bakery", "2026-03-03 200 Wages"]),
    SameRowsCase(
      "names as programs write them", "bookingDate;counterpartyName;amount;currency",
      ["2026-03-02;Bakery;-4.50;EUR", "2026-03-03;Mill;20.25;EUR"],
      read: []),
    SameRowsCase(
      "German", "Buchungstag;Verwendungszweck;Betrag;Währung",
      ["24.12.2026;Miete;-1.200,50;EUR", "27.12.2026;Gehalt;2.000,00;EUR"],
      read: ["2026-12-24 -1200.5 Miete", "2026-12-27 2000 Gehalt"]),
    SameRowsCase(
      "French, debit and credit", "Date;Libellé;Débit;Crédit",
      ["30 janvier 2026;Boulangerie;4,50;", "31 janvier 2026;Salaire;;1 200,00"],
      read: ["2026-01-30 -4.5 Boulangerie", "2026-01-31 1200 Salaire"]),
    SameRowsCase(
      "Dutch, with a word for the direction", "Datum;Naam;Bedrag;Af Bij",
      ["2026-03-02;Bakker;4,50;Af", "2026-03-03;Werkgever;1200,00;Bij"],
      read: ["2026-03-02 -4.5 Bakker", "2026-03-03 1200 Werkgever"]),
    SameRowsCase(
      "Hebrew, debit and credit", "תאריך;תיאור;חובה;זכות",
      ["02/03/2026;מאפייה;4.50;", "17/03/2026;משכורת;;1200.00"],
      read: ["2026-03-02 -4.5 מאפייה", "2026-03-17 1200 משכורת"]),
    SameRowsCase(
      "marks behind amounts", "Date;Description;Amount",
      ["2026-03-02;Bakery;45.67 DR", "2026-03-03;Wages;200.00 CR"],
      read: ["2026-03-02 -45.67 Bakery", "2026-03-03 200 Wages"]),
    SameRowsCase(
      "statuses", "Date;Description;Amount;Status",
      [
        "2026-03-02;Bakery;-4.50;Completed", "2026-03-03;Inn;-20.00;Pending",
        "2026-03-04;Shop;-7.00;Declined", "2026-03-05;Wages;200.00;Completed",
      ],
      read: ["2026-03-02 -4.5 Bakery", "2026-03-03 -20 Inn pending", "2026-03-05 200 Wages"]),
    SameRowsCase(
      "purchases positive, by the balance, newest first", "date;narrative;amount;balance",
      ["2026-01-04;C;3.00;94.00", "2026-01-03;B;2.00;97.00", "2026-01-02;A;-1.00;99.00"],
      read: ["2026-01-04 -3 C", "2026-01-03 -2 B", "2026-01-02 1 A"]),
    SameRowsCase(
      "a sign that nothing tells", "date;payee;amount",
      ["2026-01-02;Shop;5.25", "2026-01-03;Inn;6.75"], read: []),
    SameRowsCase(
      "an order of dates that nothing tells", "date;text;amount",
      ["03/04/2026;Shop;-5.25", "03/04/2026;Inn;6.75"], read: []),
    SameRowsCase(
      "two accounts", "Account;Date;Description;Amount;Balance",
      [
        "11112222;2026-03-02;Bakery;-4.50;95.50", "33334444;2026-03-02;Mill;-5.00;45.00",
        "11112222;2026-03-03;Inn;-20.00;75.50", "33334444;2026-03-03;Wages;200.00;245.00",
      ],
      read: [
        "2026-03-02 -4.5 Bakery", "2026-03-03 -20 Inn", "2026-03-02 -5 Mill",
        "2026-03-03 200 Wages",
      ]),
  ]
}

struct SameRowsTests {
  @Test(arguments: SameRowsCase.all, [false, true])
  func `rows say the same in every format of tables`(
    _ test: SameRowsCase, withNumbers: Bool
  ) {
    let options = ReadingOptions(path: "x")
    let csv = StatementReader.read(Array(test.csv.utf8), options: options)
    let json = StatementReader.read(
      Array(test.json(withNumbers: withNumbers).utf8), options: options)
    let workbook = test.workbook(withNumbers: withNumbers).bytes
    let old = Array(test.spreadsheetML(withNumbers: withNumbers).utf8)
    let sheets = [workbook, old, Array(test.html.utf8)].map {
      StatementReader.read($0, options: options)
    }
    #expect(json.format == "json")
    #expect(sheets.map(\.format) == ["xlsx", "spreadsheetml", "html"])
    #expect(csv.rowTexts == test.read)
    for other in [json] + sheets {
      #expect(other.rowTexts == test.read)
      #expect(other.outcomeText == csv.outcomeText)
      #expect(other.rows.map(\.details) == csv.rows.map(\.details))
      #expect(other.rows.map(\.currency) == csv.rows.map(\.currency))
      #expect(other.leftOut.map(\.reason) == csv.leftOut.map(\.reason))
      #expect(facts(other) == facts(csv))
    }
  }

  /// What is said of each statement besides its rows.
  private func facts(_ file: StatementFile) -> [String] {
    file.statements.map { statement in
      let balances = [statement.openingBalance, statement.closingBalance].map {
        $0?.amount.description ?? "-"
      }
      let names = [statement.account, statement.currency?.code].map { $0 ?? "-" }
      return (names + balances).joined(separator: " ")
    }
  }
}
