import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// A column's profile is the same however often its cells were met before.
struct ColumnProfileTests {
  private static func table(_ text: String) throws -> (Table, [[TableField]]) {
    let bytes = Array(text.utf8)
    let scanner = RecordScanner(delimiter: 0x2C, limits: .highest)
    let table = try scanner.table(bytes, atMost: 5000)
    return (
      table,
      table.records.map { record in
        var fields: [TableField] = []
        table.split(record, into: &fields)
        return fields
      }
    )
  }

  @Test(arguments: [
    (
      "dates", ["2024-01-01", "31.12.2024", "31.12", "2024-01-01", "5 Jan 2024", "Mon, 5 Feb 2024"]
    ),
    ("amounts", ["-1.50", "0.00", "12", "$5.00", "5.00 CR", "1.234,50", "0.10", "7.5", "99"]),
    ("currencies", ["USD", "EUR", "€", "kr", "usd", "btc", "GOLD", "zł", "د.إ"]),
    ("directions", ["Debit", "CR", "cr", "sale", "-", "D", "支出", "其他", "/", "reversal of credit"]),
    ("placeholders", ["-", "–", "n/a", "--", "−", "none", "."]),
    (
      "references",
      ["DE44500105175407324931", "DE44 5001 0517 5407 3249 31", "123456", "A1B2C3D4E5F6"]
    ),
    ("day numbers and short dates", ["45322", "45322.5", "240115", "12", "07"]),
    ("descriptions", ["BOULDER & VECTOR MUTUAL 800-555-0101 MN", "Café", "café", "Cafe\u{301}"]),
    (
      "quotes and apostrophes",
      [
        #""a ""b"" c""#, #""a """"b"""" c""#, "'5", "'+5", "''", "'x'", #""=""5""""#,
        #""=""5.00""""#,
      ]
    ),
  ])
  func `Cells met again count as often as they stand there`(
    _ name: String, _ cells: [String]
  ) throws {
    // Each in a row of its own and in both columns, then all of them again and again.
    let lines = (0..<4).flatMap { round in
      cells.indices.map { "\(cells[$0]),\(cells[($0 + round) % cells.count])" }
    }
    let (table, rows) = try Self.table(lines.joined(separator: "\n") + "\n")
    for column in [0, 1, 63, 64, 500] {
      var quick = ColumnProfile()
      var slow = ColumnProfile()
      var met = CellsMet()
      for fields in rows {
        var other = ColumnProfile()
        _ = other.add(table, fields[1], column: 1_000, &met)
        var nothing = CellsMet()
        let isUsed = quick.add(table, fields[0], column: column, &met)
        #expect(isUsed == slow.add(table, fields[0], column: column, &nothing))
      }
      #expect(quick == slow, "\(name)")
      #expect(quick.filled == rows.count)
    }
  }

  @Test func `Cells of more kinds than are kept count as often as they stand there`() throws {
    let lines = (0..<3000).map { "\($0 * 7919 % 2500 + 100_000)x,\($0 % 90)" }
    let (table, rows) = try Self.table(lines.joined(separator: "\n") + "\n")
    for column in 0...1 {
      var quick = ColumnProfile()
      var slow = ColumnProfile()
      var met = CellsMet()
      for fields in rows {
        var nothing = CellsMet()
        _ = quick.add(table, fields[column], column: column, &met)
        _ = slow.add(table, fields[column], column: column, &nothing)
      }
      #expect(quick == slow)
    }
  }

  @Test(arguments: [
    ("12.50", 2), ("12", 0), ("1.234,5 EUR", 1), ("100,", 0), ("1.2 3", 2), ("12.5０", 2), ("", 0),
    ("٫5", 0),
  ])
  func `Decimals are the digits after the last mark`(_ cell: String, _ count: Int) {
    #expect(CellTraits.decimals(cell) == count)
  }

  @Test(arguments: [
    ("EUR", "EUR"), ("eur", "EUR"), ("Euros", "EUR"), ("euro", "EUR"), ("US$", "USD"),
    ("us$", "USD"),
    ("R", "ZAR"), ("zł", "PLN"), ("SFr.", "CHF"), ("sfr.", "CHF"), ("NIS", "ILS"),
    ("LTL", "LTL"), ("dem", "DEM"), ("руб.", "RUB"), ("Руб", "RUB"),
  ])
  func `A sign, word or code stands for its currency`(_ text: String, _ code: String) {
    #expect(CurrencySigns.currency(text)?.code == code)
  }

  @Test(arguments: [
    "", "QQQ", "r", "EUROPE", "EU", "U S", "123", "EUR ", "MERCHANT", "SUPERMARKET", "1EU",
  ])
  func `Other texts stand for no currency`(_ text: String) {
    #expect(CurrencySigns.find(text) == nil)
  }
}
