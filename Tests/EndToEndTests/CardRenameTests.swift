import Foundation
import Testing

/// A card that gets another id.
struct CardRenameTests {
  private static let checking =
    Statements.header + """
      2026-03-28,ONLINE TRANSFER TO CARD,-250.00,USD
      2026-03-30,SALARY,900.00,USD

      """

  private static let april =
    Statements.header + "2026-04-01,BLUE BOTTLE COFFEE OAKLAND,-4.50,USD\n"

  private static func ofx(_ day: String, id: String, amount: String) -> String {
    """
    OFXHEADER:100
    DATA:OFXSGML
    VERSION:102

    <OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>USD
    <CCACCTFROM><ACCTID>4111111111114417</CCACCTFROM><BANKTRANLIST>
    <DTSTART>2026\(day)<DTEND>2026\(day)
    <STMTTRN><TRNTYPE>DEBIT<DTPOSTED>2026\(day)<TRNAMT>\(amount)<FITID>\(id)<NAME>BOOKS</STMTTRN>
    </BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>

    """
  }

  /// Two cards with a link between them, and edits.
  private static func book(settings: String = "") throws -> Place {
    let place = try Place.book(rules: Statements.rules)
    if !settings.isEmpty {
      try place.write("daybook.yaml", try place.text("daybook.yaml") + settings)
    }
    try place.write("Statements/visa/march.csv", Statements.march)
    try place.write("Statements/checking/march.csv", Self.checking)
    let ran = try place("run", "--quiet")
    try #require(ran.code == 0, "\(ran.talk)")
    let edited = try #require(try place.transactions().first { $0.amount == "-18.90" })
    let tagged = try place("edit", edited.id, "--note", "to Ada's", "--tag", "work")
    try #require(tagged.code == 0, "\(tagged.talk)")
    return place
  }

  private static func renamed(_ listed: [Listed], _ one: String, to other: String) -> [Listed] {
    listed.map { entry in
      var entry = entry
      if entry.card == one { entry.card = other }
      return entry
    }
  }

  private static func carry(_ folders: [String], from one: Place, to other: Place) throws {
    for folder in folders where one.exists(folder) {
      for (path, bytes) in try one.files(in: folder) {
        try other.write("\(folder)/\(path)", bytes)
      }
    }
  }

  @Test func `nothing changes but the id that is shown, and undo takes it back`() throws {
    let place = try Self.book()
    let before = try place.transactions()
    let links = try place("links", "--format", "json").output
    let renamed = try place("cards", "rename", "visa", "gold")
    #expect(renamed.code == 0, "\(renamed.talk)")
    #expect(renamed.output == "visa is gold now; both ids mean the card\n")
    let expected = Self.renamed(before, "visa", to: "gold")
    #expect(try place.transactions() == expected)
    #expect(
      try place("links", "--format", "json").output
        == links.replacing("\"visa\"", with: "\"gold\""))
    for id in ["visa", "gold", "GOLD"] {
      #expect(
        try place.transactions("--card", id) == expected.filter { $0.card == "gold" }, "\(id)")
    }
    for entry in before {
      let shown = try place("show", entry.id, "--format", "json")
      #expect(shown.code == 0)
      #expect(!shown.output.contains("\"visa\""), "\(shown.output)")
    }
    let cards = try place("cards", "--format", "csv")
    #expect(cards.output.contains("\ngold,gold,"), "\(cards.output)")
    #expect(!cards.output.contains("visa"), "\(cards.output)")
    for format in ["qif", "ledger", "beancount"] {
      let export = try place("export", "--to", format)
      #expect(export.code == 0, "\(export.talk)")
      #expect(!export.output.lowercased().contains("assets:visa"), "\(export.output)")
    }
    #expect(try place("log").output.contains("visa is gold"))
    #expect(try place("doctor").code == 0)
    try place.remove(".daybook")
    #expect(try place.transactions() == expected)
    #expect(try place("undo").code == 0)
    #expect(try place.transactions() == before)
    #expect(try place("redo").code == 0)
    #expect(try place.transactions() == expected)
    #expect(try place("doctor").code == 0)
  }

  @Test func `reports differ in the name alone`() throws {
    // The files lie in a folder that is no card's, since paths are shown as they were.
    let place = try Place.book(rules: Statements.rules)
    try place.write(
      "daybook.yaml",
      try place.text("daybook.yaml") + "cards:\n  visa:\n    statements: [\"in/*\"]\n")
    try place.write("Statements/in/march.csv", Statements.march)
    try place.write("Statements/checking/march.csv", Self.checking)
    #expect(try place("run", "--quiet").code == 0)
    let before = try place.files(in: "Reports").filter { $0.key != "report.html" }
    #expect(before.values.contains { String(decoding: $0, as: UTF8.self).contains("visa") })
    #expect(try place("cards", "rename", "visa", "vjsa").code == 0)
    #expect(try place("run", "--quiet").code == 0)
    let now = try place.files(in: "Reports").filter { $0.key != "report.html" }
    #expect(now.keys.sorted() == before.keys.sorted())
    for (path, bytes) in before {
      let text = String(decoding: bytes, as: UTF8.self).replacing("visa", with: "vjsa")
      #expect(now[path].map { String(decoding: $0, as: UTF8.self) } == text, "\(path)")
    }
    let page = try place.text("Reports/report.html")
    #expect(page.contains("vjsa"))
    #expect(!page.contains("\"visa\""))
  }

  @Test func `files of both folders are the card's, and rows that both show count once`() throws {
    let place = try Self.book()
    let rows = try place.transactions().count
    #expect(try place("cards", "rename", "visa", "gold").code == 0)
    #expect(try place("cards", "rename", "gold", "platinum").code == 0)
    try place.write("Statements/gold/april.csv", Statements.marchAndApril)
    try place.write("Statements/Visa/may.csv", Statements.header + "2026-05-01,TEA,-1.00,USD\n")
    try place.write(
      "Statements/platinum/june.csv", Statements.header + "2026-06-01,TEA,-2.00,USD\n")
    let ran = try place("run")
    #expect(ran.code == 0, "\(ran.talk)")
    #expect(!ran.output.contains("new card"), "\(ran.output)")
    let all = try place.transactions()
    #expect(all.count == rows + 4)
    #expect(Set(all.map(\.card)) == ["platinum", "checking"])
    try place.write("july.csv", Statements.header + "2026-07-01,TEA,-3.00,USD\n")
    #expect(try place("import", "july.csv", "--card", "visa").output.contains("platinum"))
    // The journal has the id that the card was born with.
    #expect(!(try place.text("Journal/test.ndjson").contains("\"card\":\"platinum\"")))
    #expect(try place("doctor").code == 0)
    // Whatever is taken back, the files stay one card's.
    #expect(try place("undo").code == 0)
    #expect(try place("undo").code == 0)
    #expect(try place.transactions().filter { $0.card == "visa" }.count == rows + 3)
    #expect(try place("doctor").code == 0)
  }

  @Test(arguments: ["visa", "gold"])
  func `settings and rules take both ids`(_ id: String) throws {
    let place = try Self.book(
      settings: """
        cards:
          \(id):
            name: The Gold One
            accounts: ["****4417"]
            statements: ["bank/*.csv"]
        exports:
          accounts:
            cards:
              \(id): Liabilities:TheGoldOne

        """)
    if id == "gold" {
      // Written under the id that it is to have, before it has it.
      #expect(try place("cards", "--format", "csv").output.contains("\ngold,The Gold One"))
    }
    #expect(try place("cards", "rename", "visa", "gold").code == 0)
    try place.write(
      "Rules/10-test.yaml",
      Statements.rules + "  - { category: Home/Rent, card: \(id), match: [uber] }\n")
    try place.write("Statements/bank/april.csv", Self.april)
    try place.write("Statements/x.ofx", Self.ofx("0402", id: "A1", amount: "-7.00"))
    let ran = try place("run")
    #expect(ran.code == 0, "\(ran.talk)")
    let all = try place.transactions()
    #expect(Set(all.map(\.card)) == ["gold", "checking"])
    #expect(all.first { $0.description.hasPrefix("UBER") }?.category == "Home/Rent")
    let cards = try place("cards", "--format", "csv").output
    #expect(cards.contains("\ngold,The Gold One"), "\(cards)")
    #expect(cards.split(whereSeparator: \.isNewline).count == 3, "\(cards)")
    #expect(try place("export", "--to", "ledger").output.contains("Liabilities:TheGoldOne"))
    for card in ["visa", "gold"] {
      let explained = try place("rules", "explain", "--card", card, "UBER TRIP")
      #expect(explained.output.contains("Home/Rent"), "\(explained.talk)")
    }
    let check = try place("rules", "check")
    #expect(!check.talk.contains("unseen-card"), "\(check.talk)")
  }

  @Test func `an entry under each id is an error that names both`() throws {
    let place = try Self.book(settings: "cards:\n  visa:\n    name: One\n")
    #expect(try place("cards", "rename", "visa", "gold").code == 0)
    try place.write(
      "daybook.yaml", try place.text("daybook.yaml") + "  gold:\n    currency: EUR\n")
    let listed = try place("list")
    #expect(listed.code == 78)
    #expect(listed.talk.contains("are one card, \"gold\""), "\(listed.talk)")
    #expect(listed.talk.contains("daybook.yaml:"), "\(listed.talk)")
    // With both entries there, the id is another card's.
    let other = try Self.book(
      settings: "cards:\n  visa:\n    name: One\n  gold:\n    name: Two\n")
    #expect(try other("cards", "rename", "visa", "gold").talk.contains("is another card"))
  }

  @Test func `what can't be is refused with what to do`() throws {
    let place = try Self.book()
    for (arguments, words) in [
      (["visa", "checking"], "daybook cards merge checking visa"),
      (["visa", "Checking"], "another card"),
      (["visa", "visa"], "already"),
      (["vsia", "gold"], "did you mean \"visa\"?"),
      (["visa", "a/b"], "can't be|cannot be"),
      (["visa", ".gold"], "cannot be"),
      (["visa", ""], "cannot be"),
    ] {
      let answer = try place("cards", "rename", arguments[0], arguments[1])
      #expect(answer.code == 64, "\(arguments)")
      #expect(
        words.split(separator: "|").contains { answer.talk.contains($0) },
        "\(arguments): \(answer.talk)")
    }
    #expect(try place("cards", "rename", "visa", "gold").code == 0)
    // A former id is no free one.
    #expect(
      try place("cards", "rename", "checking", "visa").talk.contains("of another card, \"gold\""))
    #expect(try place("cards", "rename", "visa", "gold").talk.contains("already"))
    #expect(try place("cards", "rename", "gold", "visa").code == 0)
    #expect(try place.transactions("--card", "gold").allSatisfy { $0.card == "visa" })
    // An import that was taken back may come again.
    #expect(try place("imports", "undo", "Statements/checking/march.csv").code == 0)
    #expect(try place("cards", "rename", "visa", "checking").talk.contains("another card"))
  }

  @Test func `merging and renaming go together in any order`() throws {
    for order in [["merge", "rename"], ["rename", "merge"]] {
      let place = try Self.book()
      try place.write("Statements/card-4417/april.csv", Statements.marchAndApril)
      #expect(try place("run", "--quiet").code == 0)
      let split = try place.transactions()
      for step in order {
        let answer =
          step == "merge"
          ? try place("cards", "merge", "visa", "card-4417")
          : try place("cards", "rename", "visa", "gold")
        #expect(answer.code == 0, "\(answer.talk)")
      }
      let all = try place.transactions()
      #expect(all.count == split.count - 2)
      #expect(Set(all.map(\.card)) == ["gold", "checking"])
      for entry in split { #expect(try place("show", entry.id).code == 0) }
      // A part means the whole.
      #expect(try place("cards", "rename", "card-4417", "silver").code == 0)
      #expect(Set(try place.transactions().map(\.card)) == ["silver", "checking"])
      let part = try place("cards", "rename", "silver", "card-4417")
      #expect(part.talk.contains("part of \"silver\""), "\(part.talk)")
      for _ in 0..<3 { #expect(try place("undo").code == 0) }
      #expect(try place.transactions() == split, "\(order)")
      #expect(try place("doctor").code == 0)
    }
  }

  @Test func `an account that was bound finds the card, and a new one no former id`() throws {
    let place = try Self.book()
    try place.write("Statements/one.ofx", Self.ofx("0402", id: "A1", amount: "-7.00"))
    #expect(try place("run").output.contains("card-4417 ···4417 (new card)"))
    #expect(try place("cards", "rename", "card-4417", "books").code == 0)
    try place.write("Statements/two.ofx", Self.ofx("0502", id: "A2", amount: "-8.00"))
    #expect(try place("run").output.contains("books"))
    // Another number with the same end is another card, whose id is not one that was given up.
    try place.write(
      "Statements/three.ofx",
      Self.ofx("0602", id: "A3", amount: "-9.00").replacing("411111", with: "422222"))
    let ran = try place("run")
    #expect(ran.output.contains("card-14417 ···4417 (new card)"), "\(ran.talk)")
    #expect(try place.transactions("--card", "books").count == 2)
  }

  @Test func `the same holds of a card that was merged`() throws {
    let place = try Self.book()
    try place.write("Statements/one.ofx", Self.ofx("0402", id: "A1", amount: "-7.00"))
    #expect(try place("run", "--quiet").code == 0)
    #expect(try place("cards", "merge", "visa", "card-4417").code == 0)
    try place.write(
      "Statements/three.ofx",
      Self.ofx("0602", id: "A3", amount: "-9.00").replacing("411111", with: "422222"))
    let ran = try place("run")
    #expect(ran.output.contains("card-14417 ···4417 (new card)"), "\(ran.talk)")
  }

  @Test func `of two devices the last word holds, and what one had not heard of is the card's`()
    throws
  {
    let one = try Self.book()
    let two = try Place.book(rules: Statements.rules)
    try Self.carry(["Statements", "Archive", "Journal"], from: one, to: two)
    #expect(try two("list", environment: ["DAYBOOK_DEVICE": "two"]).code == 0)
    #expect(try one("cards", "rename", "visa", "gold").code == 0)
    #expect(
      try two("cards", "rename", "visa", "silver", environment: ["DAYBOOK_DEVICE": "two"]).code
        == 0)
    // One heard of no silver, and has a file from a folder of that name.
    try one.write("Statements/silver/april.csv", Self.april)
    #expect(try one("run", "--quiet").code == 0)
    for (from, to) in [(one, two), (two, one)] {
      try Self.carry(["Archive", "Journal"], from: from, to: to)
    }
    let lists = try [one, two].map { try $0.transactions() }
    #expect(lists[0] == lists[1])
    #expect(Set(lists[0].map(\.card)) == ["silver", "checking"])
    #expect(lists[0].filter { $0.card == "silver" }.count == 6)
    for place in [one, two] {
      for id in ["visa", "gold", "silver"] {
        #expect(try place.transactions("--card", id).count == 6, "\(id)")
      }
      try place.remove(".daybook")
      #expect(try place.transactions() == lists[0])
    }
  }

  @Test func `no file is read again for it`() throws {
    let place = try Self.book()
    try place.write("Statements/gold/april.csv", Statements.marchAndApril)
    #expect(try place("run", "--quiet").code == 0)
    let before = try place.transactions()
    #expect(try place.shell("mv Archive ../archive").code == 0)
    #expect(try place("cards", "rename", "visa", "silver").code == 0)
    #expect(try place.transactions() == Self.renamed(before, "visa", to: "silver"))
    #expect(try place("cards", "merge", "silver", "gold").code == 0)
    #expect(try place.transactions().count == before.count - 2)
    for _ in 0..<2 { #expect(try place("undo").code == 0) }
    #expect(try place.transactions() == before)
    #expect(try place.shell("rm -rf Archive && mv ../archive Archive").code == 0)
    #expect(try place("doctor").code == 0)
  }

  @Test func `a backup has it`() throws {
    let place = try Self.book()
    #expect(try place("cards", "rename", "visa", "gold").code == 0)
    let before = try place.transactions()
    #expect(try place("backup", "b.tar.gz").code == 0)
    #expect(try place("restore", "b.tar.gz", "again").code == 0)
    let restored = try place.shell("cd again && $DAYBOOK list --format json")
    let listed = try JSONDecoder().decode([Listed].self, from: Data(restored.output.utf8))
    #expect(listed == before)
  }

  @Test func `a card that is only written down can be renamed`() throws {
    let place = try Place.book()
    try place.write(
      "daybook.yaml", try place.text("daybook.yaml") + "cards:\n  visa:\n    name: Mine\n")
    #expect(try place("cards", "rename", "visa", "gold").code == 0)
    #expect(try place("cards", "--format", "csv").output.contains("\ngold,Mine"))
    try place.write("Statements/gold/march.csv", Statements.march)
    #expect(try place("run").output.contains("Mine"))
    #expect(try place("doctor").code == 0)
  }
}
