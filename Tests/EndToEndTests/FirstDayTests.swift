import Foundation
import Testing

/// From an empty folder to reports, and the nights after.
struct FirstDayTests {
  @Test func `init makes a book whose own files are right`() throws {
    let place = try Place()
    let made = try place("init", "money")
    #expect(made.code == 0, "\(made.talk)")
    for path in ["daybook.yaml", "Rules", "Statements", "Archive", "Journal", "Reports"] {
      #expect(place.exists("money/\(path)"), "\(path)")
    }
    let checked = try place("rules", "check", "--strict", "money/Rules")
    #expect(checked.code == 0, "\(checked.talk)\(checked.output)")
    let ran = try place("run", "--book", "money")
    #expect(ran.code == 0, "\(ran.talk)")
    #expect(ran.output.contains("Nothing new"))
  }

  @Test func `init overwrites no book`() throws {
    let place = try Place.book()
    try place.write("daybook.yaml", "# mine\n")
    let again = try place("init")
    #expect(again.code == 73)
    #expect(try place.text("daybook.yaml") == "# mine\n")
  }

  @Test func `a first run lists, sums and reports what the file holds`() throws {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", Statements.march)
    let ran = try place("run")
    #expect(ran.code == 0, "\(ran.talk)")
    #expect(ran.talk == "")
    #expect(ran.output.contains("Statements/visa/march.csv"))
    #expect(ran.output.contains("5 rows: 5 new"))
    #expect(ran.output.contains("March 2026"))
    #expect(ran.output.contains("Food/Groceries"))
    #expect(place.exists("Reports/index.md"))

    let listed = try place.transactions()
    #expect(listed.count == 5)
    #expect(listed.map(\.date) == listed.map(\.date).sorted(by: >))
    #expect(listed.allSatisfy { $0.card == "visa" && $0.currency == "USD" })
    #expect(listed.count { $0.category == "Food/Groceries" && $0.amount == "-61.27" } == 2)
    #expect(listed.first { $0.description.hasPrefix("UBER") }?.category == nil)
  }

  @Test func `the next night says one line, and changes no byte`() throws {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", Statements.march)
    _ = try place("run")
    let folders = ["Reports", "Journal", "Archive", "Statements", "Rules"]
    let before = try folders.map { try place.files(in: $0) }
    let dates = try folders.map { try place.dates(in: $0) }
    let again = try place("run")
    #expect(again.code == 0)
    #expect(again.output == "Nothing new.\n")
    #expect(again.talk == "")
    #expect(try folders.map { try place.files(in: $0) } == before)
    #expect(try folders.map { try place.dates(in: $0) } == dates)
    let quiet = try place("run", "--quiet")
    #expect(quiet.code == 0)
    #expect(quiet.output + quiet.talk == "")
  }

  @Test(arguments: [["a", "b"], ["b", "a"]])
  func `overlapping exports count nothing twice, in either order`(order: [String]) throws {
    let texts = ["a": Statements.march, "b": Statements.marchAndApril]
    let place = try Place.book(rules: Statements.rules)
    for name in order {
      try place.write("Statements/visa/\(name).csv", try #require(texts[name]))
      let ran = try place("run", "--quiet")
      #expect(ran.code == 0, "\(ran.talk)")
    }
    let together = try Place.book(rules: Statements.rules)
    for (name, text) in texts { try together.write("Statements/visa/\(name).csv", text) }
    #expect(try together("run", "--quiet").code == 0)
    let listed = try place.transactions()
    #expect(listed.count == 7)
    #expect(try together.transactions() == listed)
    #expect(try together.files(in: "Reports") == place.files(in: "Reports"))
  }

  @Test func `a copy under another name is known`() throws {
    let place = try Place.book()
    try place.write("Statements/visa/march.csv", Statements.march)
    _ = try place("run")
    try place.write("Statements/visa/march (1).csv", Statements.march)
    let again = try place("run")
    #expect(again.code == 0)
    #expect(try place.transactions().count == 5)
  }

  @Test func `a dry run of import changes nothing`() throws {
    let place = try Place.book()
    try place.write("elsewhere/march.csv", Statements.march)
    let dry = try place("import", "--dry-run", "--card", "visa", "elsewhere/march.csv")
    #expect(dry.code == 0, "\(dry.talk)")
    #expect(dry.output.contains("5 new"))
    #expect(try place.transactions().isEmpty)
    #expect(try place.files(in: "Archive").isEmpty)
    let real = try place("import", "--card", "visa", "elsewhere/march.csv")
    #expect(real.code == 0, "\(real.talk)")
    #expect(try place.transactions().count == 5)
  }
}
