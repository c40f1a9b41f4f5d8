import Foundation
import Testing

/// What became of each row of a file.
struct ExplainTests {
  static let april =
    Statements.header + """
      2026-03-14,UBER TRIP HELP.UBER.COM,-18.90,USD
      2026-04-01,BLUE BOTTLE COFFEE OAKLAND,-4.50,USD
      2026-04-05,ACME PROPERTY MGMT,12;3.4,USD
      2026-04-06,NEW SHOP,-7.00,USD

      """

  private struct Answer: Decodable {
    var line: Int
    var answer: String
    var text: String
    var transaction: String?
    var rule: String?
    var evidence: String?
    var match: String?
    var other: String?
  }

  private func answers(_ answer: Program.Answer) throws -> [Answer] {
    try JSONDecoder().decode([Answer].self, from: Data(answer.output.utf8))
  }

  private func place() throws -> Place {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", Statements.march)
    #expect(try place("run", "--quiet").code == 0)
    try place.write("april.csv", Self.april)
    return place
  }

  @Test func `each row has its answer, and a dry run changes nothing`() throws {
    let place = try place()
    let before = try place.files(in: "Journal")
    let told = try place(
      "import", "--explain", "--dry-run", "--card", "visa", "--format", "json", "april.csv")
    let rows = try answers(told)
    #expect(rows.map(\.line) == [2, 3, 4, 5])
    #expect(rows.map(\.answer) == ["known", "new", "rejected", "new"])
    #expect(rows[0].rule == "content")
    #expect(rows[0].match == "Statements/visa/march.csv:5")
    #expect(rows[2].text.contains("12;3.4"))
    #expect(rows[2].evidence?.contains("12;3.4") == true, "\(told.output)")
    #expect(try place.files(in: "Journal") == before)
  }

  @Test func `a file in the book is explained as it was imported, and not imported again`() throws {
    let place = try place()
    let first = try place(
      "import", "--explain", "--card", "visa", "--format", "json", "april.csv")
    let before = try place.files(in: "Journal")
    let again = try place("import", "--explain", "--format", "json", "april.csv")
    #expect(again.output == first.output)
    #expect(try place.files(in: "Journal") == before)
    let shown = try place("imports", "explain", "april.csv")
    #expect(shown.code == 0, "\(shown.talk)")
    #expect(shown.output.contains("same date, amount and text: Statements/visa/march.csv:5"))
    #expect(shown.output.contains("rejected"))
    let csv = try place("imports", "explain", "Statements/visa/march.csv", "--format", "csv")
    #expect(csv.output.hasPrefix("file,line,record,answer,status,date,amount,currency,text,"))
  }

  @Test func `a possible duplicate is told of wherever it is seen`() throws {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", DuplicateTests.csv)
    #expect(try place("run", "--quiet").code == 0)
    try place.write("march.ofx", DuplicateTests.ofx)
    let told = try place(
      "import", "--explain", "--card", "visa", "--format", "json", "march.ofx")
    let rows = try answers(told)
    #expect(rows.map(\.answer) == ["known", "known", "possible duplicate", "known"])
    #expect(rows[0].rule == "across-formats")
    let other = try #require(rows[2].other)
    let list = try place("list")
    #expect(list.output.components(separatedBy: "possible duplicate").count == 3)
    let json = try place("list", "--format", "json")
    #expect(json.output.contains("\"possible_duplicate_of\":\"\(other)\""))
    #expect(try place("show", other).output.contains("perhaps of"))
    #expect(try place("run").output.contains("1 possible duplicate"))
    let mine = try #require(rows[2].transaction)
    #expect(try place("duplicates", "keep", mine, other).code == 0)
    #expect(try !place("list").output.contains("possible duplicate"))
    #expect(try !place("run").output.contains("possible duplicate"))
  }

  @Test func `a format without an explanation is refused`() throws {
    let place = try place()
    #expect(try place("import", "--format", "csv", "april.csv").code == 64)
  }
}
