import Foundation
import Testing

/// Books that the tests of faults begin with.
enum Books {
  /// The files that `new` has, and `used` beside those that it has imported.
  static let newFiles = ["visa/1", "visa/2", "amex/1"].map { "Statements/\($0).csv" }

  /// A book without anything in it; making one by the program takes longer.
  static func empty() throws -> Place {
    let place = try Place(in: FaultShim.folder)
    try place.write("Rules/10-test.yaml", Statements.rules)
    try place.write("daybook.yaml", "# The defaults.\n")
    for folder in ["Statements", "Archive", "Journal", "Reports"] {
      try FileManager.default.createDirectory(
        at: place.root.appending(path: folder), withIntermediateDirectories: true)
    }
    return place
  }

  /// Three files for a book that has nothing yet.
  static func new() throws -> Place {
    let place = try empty()
    try addNewFiles(to: place)
    return place
  }

  private static func addNewFiles(to place: Place) throws {
    let rows = [
      [(2, "COFFEE", "-4.50"), (3, "BOOKS", "-20.00")],
      [(3, "BOOKS", "-20.00"), (9, "SHOES", "-80.00")], [(5, "RENT", "-900.00")],
    ]
    for (path, rows) in zip(newFiles, rows) { try place.write(path, month("03", rows)) }
  }

  /// A book that has an import and edits, and three files more: one that overlaps with what it
  /// has, and one of a card that it has not seen.
  static func used() throws -> Place {
    let place = try empty()
    try place.write(
      "Statements/visa/0.csv", month("03", [(1, "TEA", "-3.00"), (2, "COFFEE", "-4.50")]))
    try #require(try place("run", "--quiet").code == 0)
    let ids = try place.transactions().map(\.id)
    try #require(try place("edit", ids[0], "--note", "mine", "--tag", "x").code == 0)
    try #require(try place("edit", ids[1], "--category", "Home").code == 0)
    try addNewFiles(to: place)
    return place
  }

  /// The used book when all is imported.
  static func complete() throws -> Place {
    let place = try used()
    try #require(try place("run", "--quiet").code == 0)
    return place
  }

  /// The complete book with a rule, a budget and a hand's word for the category `Home`, a period
  /// with a transaction in it, and a payment each month.
  static func planned() throws -> Place {
    let place = try complete()
    try place.write(
      "Rules/20-more.yaml", "rules:\n  - Home: [shoes]  # for the house\n  - Home/Rent: [rent]\n")
    let months = (1...6).map { "2026-0\($0)-28,RENT,-900.00,USD\n" }
    try place.write("Statements/visa/rent.csv", Statements.header + months.joined())
    let commands = [
      ["run", "--quiet"], ["categories", "add", "Home/Garden"], ["budgets", "set", "Home", "900"],
      ["periods", "create", "Trip", "--start", "2026-03-01", "--end", "2026-03-09"],
    ]
    for words in commands {
      let answer = try Program.run(words, in: place.root, environment: place.environment())
      try #require(answer.code == 0, "\(words): \(answer.talk)")
    }
    let ids = try place.transactions().map(\.id)
    try #require(try place("periods", "assign", "Trip", ids[1]).code == 0)
    try #require(try place("run", "--quiet").code == 0)
    return place
  }

  /// A book whose newest transaction may be the one before it.
  static func doubtful() throws -> Place {
    let place = try empty()
    try place.write("Statements/visa/1.csv", DuplicateTests.csv)
    try place.write("Statements/visa/1.ofx", DuplicateTests.ofx)
    try #require(try place("run", "--quiet").code < 2)
    return place
  }

  /// A book with money that went from one card to another.
  static func linkable() throws -> Place {
    let place = try empty()
    try place.write("Statements/bank/1.csv", month("03", [(5, "SAVING", "-500.00")]))
    try place.write(
      "Statements/saver/1.csv", month("03", [(6, "DEPOSIT", "500.00"), (30, "FEE", "-1.10")]))
    try #require(try place("run", "--quiet").code == 0)
    return place
  }

  static func month(_ month: String, _ rows: [(day: Int, text: String, amount: String)]) -> String {
    rows.reduce(into: Statements.header) { text, row in
      text += "2026-\(month)-\(row.day < 10 ? "0" : "")\(row.day),\(row.text),\(row.amount),USD\n"
    }
  }
}
