import Foundation
import StatementModel
import Testing

/// A book with its export as a database, made once for all tests.
struct ExportedDatabase: Sendable {
  let place: Place
  /// How the program is told which book.
  private let book: [String]

  /// Which book it is.
  enum Kind: CaseIterable {
    case sample, hostile
    /// With parts, tags, hidden and pending transactions, transfers and currencies of all decimals.
    case totals
  }

  private static let sample = Result {
    try ExportedDatabase(Place.sample(), ["--book", "SampleStatements"])
  }
  private static let hostile = Result { try ExportedDatabase(HostileBook.place()) }
  private static let totals = Result {
    let place = try Place.book(rules: TotalsBook.rules)
    for (path, text) in TotalsBook.statements() { try place.write(path, text) }
    return try ExportedDatabase(place)
  }

  static func of(_ kind: Kind) throws -> ExportedDatabase {
    switch kind {
    case .sample: try sample.get()
    case .hostile: try hostile.get()
    case .totals: try totals.get()
    }
  }

  private static let file = "book.sqlite"

  private init(_ place: Place, _ book: [String] = []) throws {
    self.place = place
    self.book = book
    _ = try daybook("run", "--quiet")
    _ = try daybook("export", "--to", "sqlite", "--all", "--output", Self.file)
  }

  func open() throws -> TextDatabase { try open(Self.file) }

  func open(_ file: String) throws -> TextDatabase {
    try TextDatabase(place.root.appending(path: file).path)
  }

  /// What the program answers about this book.
  func daybook(_ arguments: String...) throws -> String {
    let answer = try Program.run(
      arguments + book, in: place.root, environment: place.environment())
    // A book may have something for a person to look at.
    try #require(answer.code <= 1, "\(arguments): \(answer.talk)")
    return answer.output
  }

  /// What `list` gives to programs.
  func listed(_ arguments: String...) throws -> [Listed] {
    let answer = try Program.run(
      ["list", "--format", "json"] + arguments + book, in: place.root,
      environment: place.environment())
    try #require(answer.code == 0, "\(answer.talk)")
    return try JSONDecoder().decode([Listed].self, from: Data(answer.output.utf8))
  }

  /// The lines of `report spending` that something was spent in: month, category, currency, what was
  /// spent, and how often.
  func spending() throws -> [[String]] {
    try TotalsDatabase.table(daybook("report", "spending", "--format", "csv")).compactMap { row in
      guard row["count"] != "0" else { return nil }
      return try ["month", "category", "currency", "spent", "count"].map { key in
        let text = try #require(row[key])
        return key == "spent" ? try Self.plain(text) : text
      }
    }
  }

  /// A decimal with as many digits as it needs.
  static func plain(_ text: String?) throws -> String {
    try #require(text.flatMap { ExactDecimal($0) }, "\(text ?? "nothing")").text()
  }
}
