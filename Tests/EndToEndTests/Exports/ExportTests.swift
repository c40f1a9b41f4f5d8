import Foundation
import Testing

/// The command `export`.
struct ExportTests {
  private func place() throws -> Place {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", Statements.march)
    let ran = try place("run", "--quiet")
    try #require(ran.code == 0, "\(ran.talk)")
    return place
  }

  @Test func `writes the same bytes each time, to a file as to standard output`() throws {
    let place = try place()
    for format in ExportedBook.formats {
      let first = try place("export", "--to", format)
      #expect(first.code == 0 && !first.output.isEmpty, "\(format): \(first.talk)")
      #expect(try place("export", "--to", format).output == first.output)
      #expect(try place("export", "--to", format, "--output", "out").code == 0)
      #expect(try place.text("out") == first.output)
    }
  }

  @Test(arguments: ["csv", "json", "ndjson"])
  func `has the columns of list in its machine formats`(_ format: String) throws {
    let place = try place()
    let exported = try place("export", "--to", format).output
    #expect(try place("list", "--format", format).output == exported)
  }

  @Test func `takes the filters of list`() throws {
    let place = try place()
    let arguments = ["--from", "2026-03-03", "--until", "2026-03-14", "--category", "Food"]
    let answer = try Program.run(
      ["export", "--to", "hledger"] + arguments, in: place.root,
      environment: place.environment())
    #expect(answer.lines.filter { $0.hasPrefix("2026-") }.count == 2, "\(answer.output)")
    #expect(!answer.output.contains("Transit"), "only what is used is declared")
    #expect(try place("list", "--until", "2026-03-02", "--format", "csv").lines.count == 2)
    let none = try place("export", "--to", "beancount", "nothing-like-this")
    #expect(none.code == 0 && !none.output.contains("2026"))
  }

  @Test func `names accounts as the settings say`() throws {
    let place = try place()
    try place.write(
      "daybook.yaml",
      """
      cards: { visa: { name: Visa Gold, type: credit-card } }
      exports:
        roots: { expenses: Ausgaben }
        accounts:
          cards: { visa: "Liabilities:Bank:Visa" }
          categories: { Food: "Ausgaben:Essen" }

      """)
    let hledger = try place("export", "--to", "hledger").output
    #expect(hledger.contains("    Liabilities:Bank:Visa  -4.50 USD\n"))
    #expect(hledger.contains("    Ausgaben:Essen:Coffee  4.50 USD\n"))
    #expect(hledger.contains("    Equity:Transfers:Transfer  -250.00 USD\n"))
    let beancount = try place("export", "--to", "beancount").output
    #expect(beancount.contains("option \"name_expenses\" \"Ausgaben\"\n"))
  }

  @Test func `mistakes are told with what would be right`() throws {
    let place = try place()
    let unknown = try place("export", "--to", "gnucash")
    #expect(unknown.code == 64 && unknown.talk.contains("hledger"), "\(unknown.talk)")
    #expect(try place("export").code == 64)
    #expect(try place("export", "--to", "csv", "--output", "no/such/folder").code == 73)
    try place.write("daybook.yaml", "exports: { accounts: { cards: { visa: Visa } } }\n")
    let refused = try place("export", "--to", "qif")
    #expect(refused.code == 78)
    #expect(refused.talk.contains("daybook.yaml:1:39"), "\(refused.talk)")
    #expect(refused.talk.contains("like Assets:Checking"), "\(refused.talk)")
  }
}
