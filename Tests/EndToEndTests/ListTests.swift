import Foundation
import Testing

/// Searching, filtering and the machine formats.
struct ListTests {
  private func place() throws -> Place {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", Statements.march)
    try place.write(
      "Statements/giro/april.csv",
      Statements.header + "2026-04-01,CAFÉ CENTRAL,-3.20,EUR\n2026-04-02,SALARY,2000.00,EUR\n")
    let ran = try place("run", "--quiet")
    try #require(ran.code == 0, "\(ran.talk)")
    return place
  }

  @Test func `filters hold together`() throws {
    let place = try place()
    for (arguments, count) in [
      ([], 7), (["coffee"], 1), (["cafe"], 1), (["whole", "market"], 2), (["whole", "uber"], 0),
      (["--card", "giro"], 2), (["--card", "VISA"], 5), (["--currency", "eur"], 2),
      (["--month", "2026-03"], 5), (["--from", "2026-03-14"], 4), (["--to", "2026-03-03"], 3),
      (["--from", "2026-03-03", "--to", "2026-03-14"], 3), (["--category", "Food"], 3),
      (["--category", "food/coffee"], 1), (["--uncategorized"], 3),
      (["--direction", "in"], 2), (["--amount", "61.27"], 2), (["--amount", "..5"], 2),
      (["--amount", "100.."], 2), (["--pending"], 0), (["--tag", "x"], 0), (["--limit", "3"], 3),
      (["--category", "uncategorized"], 3),
    ] as [([String], Int)] {
      let answer = try Program.run(
        ["list", "--format", "ndjson"] + arguments, in: place.root,
        environment: place.environment())
      #expect(answer.code == 0, "\(arguments): \(answer.talk)")
      #expect(answer.lines.count == count, "\(arguments)")
    }
  }

  @Test func `a limit below one is refused in words`() throws {
    let place = try place()
    for limit in ["0", "-1"] {
      let answer = try place("list", "--limit", limit)
      #expect(answer.code == 64)
      #expect(answer.talk.contains("error: --limit must be at least 1"), "\(answer.talk)")
    }
  }

  @Test func `the columns for programs are those that are documented`() throws {
    let place = try place()
    let csv = try place("list", "--format", "csv", "uber")
    let lines = csv.output.split(separator: "\r\n")
    #expect(
      lines.first == """
        id,date,posted,card,description,payee,memo,category,amount,currency,original_amount,\
        original_currency,status,tags,note,source,period,part
        """)
    #expect(lines.count == 2)
    #expect(lines.last?.hasSuffix("Statements/visa/march.csv:5,,") == true)
    #expect(lines.last?.contains(",-18.90,USD,") == true)
  }

  @Test func `groups stand under headings, in the order asked for`() throws {
    let place = try place()
    let months = try place("list", "--group-by", "month").output
    let april = try #require(months.firstRange(of: "April 2026"))
    let march = try #require(months.firstRange(of: "March 2026"))
    #expect(april.lowerBound < march.lowerBound)
    #expect(!months.contains("\u{1B}"), "no colour off a terminal")
    let sorted = try place("list", "--format", "csv", "--sort", "-amount").output
    #expect(sorted.split(separator: "\r\n")[1].contains("SALARY"))
  }

  @Test func `the book's own grouping holds where people read`() throws {
    let place = try place()
    try place.write("daybook.yaml", "locale: en-GB\nreports: { group-by: card }\n")
    let listed = try place("list").output
    #expect(listed.contains("giro") && !listed.contains("Today"))
    #expect(try place("list", "--format", "csv").lines.count == 8)
  }

  @Test func `every locale that daybook yaml admits is one that reports know`() throws {
    let place = try place()
    try place.write("daybook.yaml", "locale: nowhere\n")
    let refused = try place("list").talk
    let known = try #require(refused.split(separator: "known locales: ").last)
    let locales = known.split(whereSeparator: { $0 == "," || $0.isWhitespace }).map(String.init)
    #expect(locales.count > 5)
    var pages: [String: String] = [:]
    for locale in locales.prefix(12) {
      try place.write("daybook.yaml", "locale: \(locale)\n")
      pages[locale] = try place("list", "--group-by", "none").output
    }
    #expect(pages.values.allSatisfy { $0.contains("CENTRAL") })
    #expect(pages["de-DE"]?.contains("2.000,00\u{A0}EUR") == true)
  }

  @Test func `a book is found from a folder in it, by option and by environment`() throws {
    let place = try place()
    let inside = place.root.appending(path: "Statements/visa")
    let found = try Program.run(["cards"], in: inside, environment: place.environment())
    #expect(found.code == 0 && found.output.contains("giro"))
    let elsewhere = try Place()
    let path = place.root.path
    #expect(try elsewhere("cards", "--book", path).output == found.output)
    #expect(try elsewhere("cards", environment: ["DAYBOOK_BOOK": path]).output == found.output)
  }

  @Test(arguments: ["cards", "categories", "imports"])
  func `what lists, lists in every format`(command: String) throws {
    let place = try place()
    for format in ["table", "csv", "json", "ndjson", "md"] {
      let answer = try place(command, "--format", format)
      #expect(answer.code == 0, "\(answer.talk)")
      #expect(answer.output.contains(command == "categories" ? "Coffee" : "giro"))
    }
  }

  @Test func `every command explains itself with an example`() throws {
    let place = try Place()
    for command in [
      ["init"], ["run"], ["import"], ["inspect"], ["exporters"], ["imports"], ["list"], ["show"],
      ["edit"],
      ["report"], ["rules", "check"], ["rules", "test"], ["rules", "explain"], ["categories"],
      ["cards"], ["rebuild"], ["export"],
    ] {
      let answer = try Program.run(
        command + ["--help"], in: place.root, environment: place.environment())
      #expect(answer.code == 0)
      #expect(answer.output.contains("daybook \(command.joined(separator: " "))"), "\(command)")
      #expect(answer.output.contains("EXAMPLES"), "\(command)")
    }
    for shell in ["bash", "zsh", "fish"] {
      #expect(try place("--generate-completion-script", shell).code == 0)
    }
  }
}
