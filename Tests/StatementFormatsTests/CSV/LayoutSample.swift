import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// A table as some exporter writes it, and what must be read of it.
struct LayoutSample: Sendable, CustomTestStringConvertible {
  var name: String
  var text: String
  var rows: Int
  var sum: String
  var currency: String?
  var account: String?
  var closing: String?
  /// The first key date.
  var first: String?
  var pending: Int
  var rejected: Int

  var testDescription: String { name }

  init(
    _ name: String, rows: Int, sum: String, currency: String? = nil, account: String? = nil,
    closing: String? = nil, first: String? = nil, pending: Int = 0, rejected: Int = 0, text: String
  ) {
    self.name = name
    self.text = text
    self.rows = rows
    self.sum = sum
    self.currency = currency
    self.account = account
    self.closing = closing
    self.first = first
    self.pending = pending
    self.rejected = rejected
  }

  func check() throws {
    let file = readCSV(text)
    guard case .read = file.outcome else {
      Issue.record("not read: \(file.outcome)")
      return
    }
    let read = file.statements.flatMap(\.rows)
    #expect(read.count == rows)
    var total = DecimalSum()
    for row in read { total.add(row.amount) }
    #expect(try total.exactDecimal == decimal(sum))
    #expect(read.count { $0.status == .pending } == pending)
    #expect(file.rejected.count == rejected)
    if let currency {
      let found = file.statements.flatMap { statement in
        statement.rows.map { ($0.currency ?? statement.currency)?.code }
      }
      #expect(Set(found) == [currency])
    }
    if let account { #expect(file.statements.map(\.account) == [account]) }
    if let closing {
      #expect(try file.statements.map(\.closingBalance?.amount) == [decimal(closing)])
    }
    if let first { #expect(try read.map(\.keyDate).min() == day(first)) }
  }
}

/// Reads a text as a file of that content, and holds the law of its profile.
func readCSV(
  _ text: String, profile: StatementProfile? = nil,
  at place: Testing.SourceLocation = #_sourceLocation
) -> StatementFile {
  var options = ReadingOptions(path: "test.csv")
  options.profile = profile
  let file = CSVFormat.read(Array(text.utf8), options: options)
  expectSameByItsProfile(Array(text.utf8), options, as: file, at: place)
  return file
}

/// The rows of all statements of a file.
func rows(_ file: StatementFile) -> [StatementRow] { file.statements.flatMap(\.rows) }
