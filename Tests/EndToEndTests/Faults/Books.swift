import Foundation
import Testing

/// Books that the tests of faults begin with.
enum Books {
  /// Three files for a book that has nothing yet.
  static func new() throws -> Place {
    let place = try Place.book(rules: Statements.rules, in: FaultShim.folder)
    try place.write(
      "Statements/visa/1.csv", month("03", [(2, "COFFEE", "-4.50"), (3, "BOOKS", "-20.00")]))
    try place.write(
      "Statements/visa/2.csv", month("03", [(3, "BOOKS", "-20.00"), (9, "SHOES", "-80.00")]))
    try place.write("Statements/amex/1.csv", month("03", [(5, "RENT", "-900.00")]))
    return place
  }

  /// A book that has an import and edits, and three files more: one that overlaps with what it
  /// has, and one of a card that it has not seen.
  static func used() throws -> Place {
    let place = try Place.book(rules: Statements.rules, in: FaultShim.folder)
    try place.write(
      "Statements/visa/0.csv", month("03", [(1, "TEA", "-3.00"), (2, "COFFEE", "-4.50")]))
    try #require(try place("run", "--quiet").code == 0)
    let ids = try place.transactions().map(\.id)
    try #require(try place("edit", ids[0], "--note", "mine", "--tag", "x").code == 0)
    try #require(try place("edit", ids[1], "--category", "Home").code == 0)
    let more = try new()
    for (path, bytes) in try more.files(in: "Statements") {
      try place.write("Statements/\(path)", bytes)
    }
    return place
  }

  static func month(_ month: String, _ rows: [(day: Int, text: String, amount: String)]) -> String {
    rows.reduce(into: Statements.header) { text, row in
      text += "2026-\(month)-\(row.day < 10 ? "0" : "")\(row.day),\(row.text),\(row.amount),USD\n"
    }
  }
}
