import Foundation
import StatementModel
import TestSupport
import Testing

@testable import Reports

/// What programs read is read back here by other means than it was written.
struct MachineFormatTests {
  static let oddTexts = [
    "plain", "a,b;c", "\"quoted\"", "line\nbreak", "carriage\r\nreturn", "tab\there", "\\back/",
    "=1+1", "-minus", "@at", "שלום \"עולם\"", "日本語", "e\u{301}", "👩‍👧‍👦", "\u{2028}", "'", "",
    " ", "a\u{0}b", "\u{1B}[31m", "\u{9B}31m", "\u{FEFF}bom", "|", "`", "{\"a\":1}",
  ]

  private struct Row: Decodable {
    var id: String
    var date: String
    var posted: String?
    var card: String
    var description: String
    var payee: String?
    var memo: String?
    var category: String?
    var amount: String
    var currency: String
    var originalAmount: String?
    var originalCurrency: String?
    var status: String
    var tags: [String]
    var note: String?
    var source: String?
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return decoder
  }

  static func list() throws -> ListReport {
    let transactions = try oddTexts.enumerated().map { number, text in
      try Sample.transaction(
        UInt64(number + 1), "2026-01-01", "-1.5 USD", text, payee: text, tags: [text],
        note: text)
    }
    return ListReport(transactions, cards: [], categories: CategoryTree())
  }

  @Test func `JSON gives every text back as it was`() throws {
    let rows = try Self.decoder.decode(
      [Row].self, from: Data(try Self.list().text(as: .json).utf8))
    #expect(rows.map(\.description) == Self.oddTexts)
    #expect(rows.map(\.payee) == Self.oddTexts)
    #expect(rows.map(\.note) == Self.oddTexts)
    #expect(rows.map(\.tags) == Self.oddTexts.map { [$0] })
    #expect(rows.allSatisfy { $0.amount == "-1.50" && $0.status == "posted" })
  }

  @Test func `each line of NDJSON is an object by itself`() throws {
    let lines = try Self.list().text(as: .ndjson).split(separator: "\n")
    let rows = try lines.map { try Self.decoder.decode(Row.self, from: Data($0.utf8)) }
    #expect(rows.map(\.description) == Self.oddTexts)
  }

  @Test func `CSV has as many cells in every record, and the texts in them`() throws {
    let records = Self.records(try Self.list().text(as: .csv))
    #expect(records.count == Self.oddTexts.count + 1)
    #expect(records.allSatisfy { $0.count == TransactionRecord.header.count })
    let shown = records.dropFirst().map { $0[4] }
    for (text, cell) in zip(Self.oddTexts, shown) {
      let isFormula = text.first.map { "=+-@\t\r".contains($0) } ?? false
      let expected = String(
        String.UnicodeScalarView(
          text.unicodeScalars.map { scalar in
            switch scalar.value {
            case 0x09, 0x0A, 0x0D: scalar
            case 0..<0x20, 0x7F..<0xA0: "\u{FFFD}"
            default: scalar
            }
          }))
      #expect(cell == (isFormula ? "'" + expected : expected))
    }
  }

  @Test func `lines of a month's CSV have as many cells as its header`() throws {
    let transactions = try Self.oddTexts.enumerated().map { number, text in
      try Sample.transaction(UInt64(number + 1), "2026-01-01", "-1.5 USD", text)
    }
    for file in WrittenReports.all(try Sample.input(transactions))
    where file.path.hasSuffix(".csv") {
      let records = Self.records(file.text)
      #expect(records.allSatisfy { $0.count == records[0].count }, "\(file.path)")
    }
  }

  /// Reads RFC 4180, character by character.
  static func records(_ text: String) -> [[String]] {
    var records: [[String]] = []
    var record: [String] = []
    var cell = String.UnicodeScalarView()
    var isQuoted = false
    var scalars = text.unicodeScalars.makeIterator()
    var next = scalars.next()
    while let scalar = next {
      next = scalars.next()
      switch scalar {
      case "\"" where isQuoted && next == "\"":
        cell.append("\"")
        next = scalars.next()
      case "\"": isQuoted.toggle()
      case "," where !isQuoted:
        record.append(String(cell))
        cell = String.UnicodeScalarView()
      case "\r" where !isQuoted && next == "\n":
        next = scalars.next()
        records.append(record + [String(cell)])
        record = []
        cell = String.UnicodeScalarView()
      default: cell.append(scalar)
      }
    }
    return records
  }
}
