import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `review`, at a terminal and without one.
@Suite struct ReviewTests {
  private static let rules = """
    # mine
    categories:
      Food/Coffee:
      Home/Rent:
    rules:
      - Food/Coffee: [peet's]  # good

    """

  private static let march =
    Statements.header + """
      2026-03-02,BLUE BOTTLE COFFEE OAKLAND,-400.50,USD
      2026-03-03,BLUE BOTTLE COFFEE OAKLAND,-401.50,USD
      2026-03-04,BLUE BOTTLE COFFEE OAKLAND,-402.50,USD
      2026-03-05,ACME PROPERTY MGMT,-90.00,USD
      2026-03-06,PEET'S,-5.00,USD
      2026-03-07,ZYX,7.00,EUR

      """

  /// A book in which a person has said of one coffee what it is.
  private func book() throws -> Place {
    let place = try Place.book(rules: Self.rules)
    try place.write("Statements/visa/march.csv", Self.march)
    _ = try place("run", "--quiet")
    let coffee = try #require(
      try place.transactions("blue").first { $0.amount == "-400.50" })
    #expect(try place("edit", coffee.id, "--category", "Food/Coffee").code == 0)
    return place
  }

  private func categories(_ place: Place, _ words: String) throws -> [String?] {
    try place.transactions(words).map(\.category)
  }

  @Test func `rows that could not be read come last, until their import is taken back`() throws {
    let place = try book()
    try place.write(
      "Statements/visa/april.csv",
      Statements.header + """
        2026-04-02,BLUE BOTTLE COFFEE OAKLAND,-3.50,USD
        2026-04-31,ACME PROPERTY MGMT,-91.00,USD
        2026-04-06,PEET'S,"-5,0,0.1",USD
        2026-04-07,PEET'S,-5.10,USD
        2026-04-18,PEET'S,-5.20,USD

        """)
    #expect(try place("run", "--quiet").code == 1)
    let text = try place("review")
    let last = try #require(text.lines.last)
    #expect(last.hasPrefix("Statements/visa/april.csv") && last.contains("could not be read"))
    let json = try place("review", "--format", "json").output
    #expect(json.contains("\"kind\": \"rejected-rows\""))
    #expect(json.contains("\"line\": 3") && json.contains("\"line\": 4"), "\(json)")
    #expect(try !place("review", "--card", "visa").output.contains("could not be read"))
    #expect(try place("imports", "undo", "Statements/visa/april.csv").code == 0)
    #expect(try !place("review").output.contains("could not be read"))
  }

  @Test func `without a terminal the same is a list`() throws {
    let place = try book()
    let text = try place("review")
    #expect(text.code == 0, "\(text.talk)")
    #expect(text.lines.count == 4)
    #expect(text.lines[1].hasPrefix("BLUE BOTTLE COFFEE OAKLAND"))
    #expect(text.lines[1].contains("804.00 USD"))
    #expect(text.lines[1].contains("Food/Coffee"))
    #expect(text.lines[3].hasPrefix("ZYX"))
    let json = try place("review", "--format", "json", "--limit", "1", "--card", "visa")
    #expect(json.output.contains("\"transactions\": 2"))
    #expect(json.output.contains("\"category\": \"Food/Coffee\""))
    #expect(!json.output.contains("ZYX"))
    #expect(try place("review", "--month", "2025-01").talk == "Nothing needs you.\n")
    #expect(try place("review", "--month", "2025-01", "--format", "json").output == "[]\n")
    #expect(try place("review", "--card", "none").code == 64)
  }

  @Test func `a suggestion is accepted, a category chosen, taken back, and the terminal restored`()
    throws
  {
    let place = try book()
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    try terminal.start("review", in: place)
    try terminal.wait(for: "1 of 3")
    try terminal.wait(for: "Suggested: Food/Coffee")
    #expect(terminal.settings != before)
    terminal.type("a")
    try terminal.wait(for: "2 of 3")
    try terminal.wait(for: "2 transactions move")
    #expect(Set(try categories(place, "blue")) == ["Food/Coffee"])
    terminal.type("cren")
    try terminal.wait(for: "> Home/Rent")
    terminal.type("\r")
    try terminal.wait(for: "3 of 3")
    #expect(try categories(place, "acme") == ["Home/Rent"])
    terminal.type("u")
    try terminal.wait(for: "Taken back: the category set by hand.")
    #expect(try categories(place, "acme") == [nil])
    terminal.type("q")
    #expect(try terminal.finish() == 0)
    #expect(terminal.settings == before)
    let text = try place.text("Rules/10-test.yaml")
    let joined = text.split(separator: "\n").last ?? ""
    #expect(joined.hasPrefix("  - Food/Coffee: [peet's, "))
    #expect(joined.hasSuffix("]  # good"))
    #expect(text.hasPrefix("# mine\ncategories:\n"))
    #expect(try place("rules", "check").code == 0)
  }

  @Test func `most money first holds across currencies where there are rates, else it is said`()
    throws
  {
    let place = try Place.book(rules: Self.rules)
    try place.write(
      "Statements/visa/march.csv",
      Statements.header + """
        2026-03-02,SMALL ZYX CORNER,-9.00,USD
        2026-03-05,ACME PROPERTY MGMT,-90.00,USD
        2026-03-07,GREAT HALL OF BERLIN,-6000.00,EUR

        """)
    _ = try place("run", "--quiet")
    let apart = try place("review")
    #expect(apart.lines[1].hasPrefix("ACME"))
    #expect(apart.lines[3].hasPrefix("GREAT"))
    #expect(apart.talk.contains("Most money first in each currency by itself: USD, then EUR."))
    #expect(!(try place("review", "--quiet").talk.contains("currency")))
    let suggested = try place("rules", "suggest", "--min-matches", "1")
    #expect(suggested.talk.contains("by itself: USD, then EUR."))
    try place.write("rates.csv", "date,base,quote,rate\n2026-03-06,EUR,USD,1.10\n")
    let compared = try place("review")
    #expect(compared.lines[1].hasPrefix("GREAT"))
    #expect(compared.lines[3].hasPrefix("SMALL"))
    #expect(!compared.talk.contains("by itself"))
  }

  @Test func `a rule declares the category that it makes, and both are taken back`() throws {
    let place = try book()
    let terminal = try PseudoTerminal()
    try terminal.start("review", in: place)
    try terminal.wait(for: "1 of 3")
    terminal.type("srHome/Garden")
    try terminal.wait(for: "enter makes Home/Garden")
    terminal.type("\r\r")
    try terminal.wait(for: "1 transaction moves")
    #expect(try categories(place, "acme") == ["Home/Garden"])
    #expect(try place("rules", "check").code == 0)
    terminal.type("u")
    try terminal.wait(for: "Taken back: the rule in Rules/10-test.yaml.")
    #expect(try place.text("Rules/10-test.yaml") == Self.rules)
    terminal.type("q")
    #expect(try terminal.finish() == 0)
  }

  @Test func `a rule is written, and taken back to the byte`() throws {
    let place = try book()
    let terminal = try PseudoTerminal()
    try terminal.start("review", in: place)
    try terminal.wait(for: "1 of 3")
    terminal.type("srrent\r\u{15}acme prop*")
    try terminal.wait(for: "matches 1 transaction: 1 without category")
    terminal.type("\r")
    try terminal.wait(for: "1 transaction moves")
    #expect(try categories(place, "acme") == ["Home/Rent"])
    let written = Self.rules + "  - Home/Rent: [acme prop*]\n"
    #expect(try place.text("Rules/10-test.yaml") == written)
    // What somebody changes meanwhile is left alone.
    try place.write("Rules/10-test.yaml", written + "# more\n")
    terminal.type("u")
    try terminal.wait(for: "the file was changed meanwhile")
    #expect(try place.text("Rules/10-test.yaml") == written + "# more\n")
    try place.write("Rules/10-test.yaml", written)
    terminal.type("u")
    try terminal.wait(for: "Taken back: the rule in Rules/10-test.yaml.")
    #expect(try place.text("Rules/10-test.yaml") == Self.rules)
    #expect(try categories(place, "acme") == [nil])
    terminal.type("\u{3}")
    #expect(try terminal.finish() == 0)
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `a signal ends it with the terminal restored`(number: Int32) throws {
    let place = try book()
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    try terminal.start("review", in: place)
    try terminal.wait(for: "1 of 3")
    #expect(terminal.settings != before)
    terminal.signal(number)
    #expect(try terminal.finish() == -number)
    #expect(terminal.settings == before)
  }

  @Test func `it is stopped and goes on with the terminal its own each time`() throws {
    let place = try book()
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    try terminal.start("review", in: place)
    try terminal.wait(for: "1 of 3")
    let raw = terminal.settings
    terminal.type("\u{1A}")
    try terminal.wait { terminal.settings == before }
    // It stops only after it gave the terminal back; told to go on before that, it would stay so.
    try terminal.wait {
      terminal.signal(SIGCONT)
      return terminal.settings == raw
    }
    try terminal.wait(for: "1 of 3")
    #expect(terminal.settings == raw)
    terminal.type("q")
    #expect(try terminal.finish() == 0)
    #expect(terminal.settings == before)
  }

  @Test func `a dumb terminal is asked line by line`() throws {
    let place = try book()
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    try terminal.start("review", in: place, type: "dumb")
    try terminal.wait(for: "> ")
    terminal.type("s\nc\nrent\n\n")
    try terminal.wait(for: "1 transaction is in Home/Rent now, by hand.")
    #expect(terminal.settings == before)
    terminal.type("q\n")
    #expect(try terminal.finish() == 0)
    #expect(try categories(place, "acme") == ["Home/Rent"])
  }

  @Test func `two transactions are made one, and two again`() throws {
    let place = try Place.book(rules: "rules:\n  - Food: ['*']\n")
    try place.write("Statements/visa/march.csv", DuplicateTests.csv)
    try place.write("Statements/visa/march.ofx", DuplicateTests.ofx)
    _ = try place("run", "--quiet")
    let list = try place("review")
    #expect(list.lines.count == 2)
    #expect(list.lines.last?.contains("one and the same?") == true)
    let terminal = try PseudoTerminal()
    try terminal.start("review", in: place)
    try terminal.wait(for: "POS 4471 LONDON")
    terminal.type("o")
    try terminal.wait(for: "The two are one now.")
    #expect(try place.transactions().count == 4)
    terminal.type("u")
    try terminal.wait(for: "Taken back: your word on the two.")
    #expect(try place.transactions().count == 5)
    terminal.type("k")
    try terminal.wait(for: "Both are kept.")
    terminal.type("q")
    #expect(try terminal.finish() == 0)
    #expect(try place("review").talk == "Nothing needs you.\n")
  }

  @Test func `the book is free while a review waits`() throws {
    let place = try book()
    let terminal = try PseudoTerminal()
    try terminal.start("review", in: place)
    try terminal.wait(for: "1 of 3")
    #expect(try place("run", "--quiet").code == 0)
    terminal.type("q")
    #expect(try terminal.finish() == 0)
  }
}
