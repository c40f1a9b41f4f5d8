import Foundation
import StatementModel
import Testing

/// A book's exports in every format and what it holds, made once for all tests.
struct ExportedBook: Sendable, CustomTestStringConvertible {
  let name: String
  let exports: [String: String]
  let listed: [Listed]

  static let formats =
    ["hledger", "ledger", "beancount", "qif", "ofx", "csv", "json", "ndjson"]

  static let sample = Result {
    try ExportedBook("the sample book", Place.sample(), ["--book", "SampleStatements"])
  }
  static let hostile = Result { try ExportedBook("a hostile book", HostileBook.place(), []) }

  var testDescription: String { name }

  private init(_ name: String, _ place: Place, _ book: [String]) throws {
    func daybook(_ arguments: String...) throws -> String {
      let answer = try Program.run(
        arguments + book, in: place.root, environment: place.environment())
      // A book may have something for a person to look at.
      try #require(answer.code <= 1, "\(arguments): \(answer.talk)")
      return answer.output
    }
    self.name = name
    _ = try daybook("run", "--quiet")
    listed = try JSONDecoder().decode(
      [Listed].self, from: Data(daybook("list", "--format", "json").utf8))
    var exports: [String: String] = [:]
    for format in Self.formats { exports[format] = try daybook("export", "--to", format) }
    self.exports = exports
  }

  /// Puts an export into a file of a place of its own.
  func write(_ format: String) throws -> (place: Place, path: String) {
    let place = try Place()
    try place.write("export.\(format)", exports[format] ?? "")
    return (place, place.root.appending(path: "export.\(format)").path)
  }

  /// How many transactions there are, the parts of one counted once.
  var count: Int { Set(listed.map(\.id)).count }

  /// The total of each currency on each card, without the cards' names: programs have names of their
  /// own for them.
  func totals(where isCounted: (Listed) -> Bool = { _ in true }) throws -> [Total] {
    var sums = Sums()
    for row in listed where isCounted(row) { try sums.add(row.card, row.currency, row.amount) }
    return sums.totals
  }

  /// The totals of categories, by the side that accounts have them on.
  func categoryTotals() throws -> [String: [Total]] {
    var sums: [String: Sums] = [:]
    for row in listed {
      guard let category = row.category else { continue }
      try sums[category, default: Sums()].add(category, row.currency, row.amount, isNegated: true)
    }
    return sums.mapValues(\.totals)
  }
}

/// A sum of one currency, written with as many decimals as it needs.
struct Total: Hashable, Comparable, CustomStringConvertible {
  var currency: String
  var amount: String

  var description: String { "\(amount) \(currency)" }

  static func < (left: Total, right: Total) -> Bool {
    (left.currency, left.amount) < (right.currency, right.amount)
  }
}

/// Exact sums by account and currency.
struct Sums {
  private var sums: [String: [String: DecimalSum]] = [:]

  mutating func add(
    _ account: String, _ currency: String, _ amount: String, isNegated: Bool = false
  ) throws {
    let value = try #require(ExactDecimal(amount), "\(amount)")
    sums[account, default: [:]][currency, default: DecimalSum()].add(isNegated ? -value : value)
  }

  /// Those that are not nothing.
  var totals: [Total] {
    sums.values.flatMap { account in
      account.filter { !$0.value.isZero }.map { Total(currency: $0.key, amount: $0.value.text()) }
    }.sorted()
  }
}
