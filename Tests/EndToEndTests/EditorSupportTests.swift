import Foundation
import Testing

/// What editors, checks of changes, and people who come from other programs ask for.
struct EditorSupportTests {
  private static let broken = """
    rules:
      - { match: "cafe\u{301}", categoy: Food }
      - Food: [bakery, bakery]

    """

  // MARK: Findings for other programs

  @Test func `findings are a SARIF log with places, codes and remedies`() throws {
    let place = try Place()
    try place.write("Rules/a b,c.yaml", Self.broken)
    let answer = try place("rules", "check", "--format", "sarif")
    #expect(answer.code == 78)
    #expect(answer.talk == "")
    let log = try JSONDecoder().decode(Log.self, from: Data(answer.output.utf8))
    #expect(log.version == "2.1.0")
    let run = try #require(log.runs.first)
    #expect(log.runs.count == 1)
    // What is odd about one rule is told beside the error in another.
    #expect(run.tool.driver.rules.map(\.id) == ["duplicate-pattern", "unknown-field"])
    #expect(run.results.map(\.level) == ["error", "warning"])
    let result = try #require(run.results.first)
    #expect(result.ruleId == "unknown-field" && result.ruleIndex == 1)
    #expect(
      result.message.text == "unknown field \"categoy\" in a rule. Did you mean \"category\"?")
    let physical = try #require(result.locations.first).physicalLocation
    #expect(physical.artifactLocation.uri == "Rules/a%20b%2Cc.yaml")
    // The accent is a scalar of its own, and columns are counted in scalars.
    #expect(physical.region?.startLine == 2 && physical.region?.startColumn == 23)
    #expect(physical.region?.snippet?.text.contains("categoy") == true)
  }

  @Test func `a log without findings has a run without results`() throws {
    let place = try Place()
    try place.write("Rules/a.yaml", Statements.rules)
    let answer = try place("rules", "check", "--format", "sarif")
    #expect(answer.code == 0)
    let log = try JSONDecoder().decode(Log.self, from: Data(answer.output.utf8))
    #expect(log.runs.map(\.results.count) == [0])
    #expect(try place("rules", "check", "--format", "github").output == "")
  }

  @Test func `findings are workflow commands, with what would end them escaped`() throws {
    let place = try Place()
    try place.write("Rules/a,b.yaml", "rules:\n  - { match: \"50% off: x\", categoy: Food }\n")
    let answer = try place("rules", "check", "--format", "github")
    #expect(answer.code == 78)
    #expect(
      answer.lines == [
        "::error file=Rules/a%2Cb.yaml,line=2,col=28,title=unknown-field::"
          + "unknown field \"categoy\" in a rule%0ADid you mean \"category\"?"
      ])
    try place.write("Rules/a,b.yaml", "rules:\n  - Food: [\"100% tea\", \"100% tea\", \"x%\"]\n")
    let warned = try place("rules", "check", "--format", "github")
    #expect(warned.code == 0)
    #expect(warned.lines.first?.hasPrefix("::warning file=Rules/a%2Cb.yaml,line=2,") == true)
    #expect(warned.lines.contains { $0.contains("\"x%25\" is the same as \"x\"") })
  }

  @Test func `paths are relative to the working folder, whatever the book`() throws {
    let place = try Place()
    _ = try place("init", "books/mine", "--quiet")
    try place.write("books/mine/Rules/00-mine.yaml", "rules:\n  - Fod: [bakery]\n")
    let here = try place("rules", "check", "--book", "books/mine", "--format", "github")
    #expect(here.lines.first?.contains("file=books/mine/Rules/00-mine.yaml,line=2,col=5,") == true)
    let above = try place.shell(
      "cd books/mine/Rules && \"$DAYBOOK\" rules check --format sarif; true")
    #expect(above.output.contains("\"uri\": \"00-mine.yaml\""))
  }

  @Test func `failing tests are findings as well`() throws {
    let place = try Place()
    try place.write(
      "Rules/a.yaml", Statements.rules + "tests:\n  - BLUE BOTTLE: Food/Groceries\n")
    let marks = try place("rules", "test", "--format", "github")
    #expect(marks.code == 78)
    #expect(marks.output.hasPrefix("::error file=Rules/a.yaml,line=11,col=5,title=test-failed::"))
    let log = try place("rules", "test", "--format", "sarif")
    #expect(log.output.contains("\"ruleId\": \"test-failed\""))
  }

  // MARK: Schemas

  @Test func `the schemas suggest what a book has, unless plain ones are wanted`() throws {
    let place = try Place.book(rules: "categories: { Trips/Far: }\nrules: [oops]\n")
    try place.write("daybook.yaml", "cards: { giro-7: }\ncategories: { Hobbies: }\n")
    let rules = try place("schema", "rules")
    #expect(rules.code == 0, "\(rules.talk)")
    for name in ["Trips", "Trips/Far", "Hobbies", "Food", "giro-7"] {
      #expect(rules.output.contains("\"\(name)\""), "\(name)")
    }
    let plain = try place("schema", "rules", "--plain")
    #expect(!plain.output.contains("Hobbies") && !plain.output.contains("giro-7"))
    let config = try place("schema", "config")
    #expect(config.output.contains("\"group-by\""))
    for answer in [rules, plain, config] {
      _ = try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
    }
    let nowhere = try Place()
    #expect(try nowhere("schema", "rules").output == plain.output)
    #expect(try nowhere("schema", "everything").code == 64)
  }

  // MARK: Explain

  @Test func `explain says who lost to whom, what did not fit, and what is near`() throws {
    let place = try Place()
    try place.write(
      "Rules/a.yaml",
      """
      rules:
        - { name: First, match: kiosk, payee: Kiosk }
        - { name: Parts, match: kiosk, split: { Food: 25, Home: rest }, payee: Other }
        - { name: Big, match: kiosk, amount: 50.., any: [{ direction: in }, { memo: tea }], note: n }
        - Food: [blue bottle]

      """)
    let answer = try place("rules", "explain", "--amount", "-12.50", "KIOSK 7")
    #expect(answer.code == 0, "\(answer.talk)")
    for line in [
      "too late for payee: Rules/a.yaml:2:5 (First) was first",
      "its split sets nothing: its parts do not fit -12.50 USD",
      "fits by match: kiosk",
      "but not by amount: it asks 50..; here is -12.50 USD",
      "but not by direction: it asks in; here is out",
      "but not by memo: it asks tea; here is nothing",
    ] {
      #expect(answer.output.contains(line), "\(line) in \(answer.output)")
    }
    let near = try place("rules", "explain", "SQ *BLUEBOTTLE")
    #expect(near.output.contains("Nearest by words, but no match\nRules/a.yaml:5:12  Food\n"))
    #expect(near.output.contains("blue bottle: the same letters with other spaces between them"))
    let json = try place("rules", "explain", "--format", "json", "BLUE BOTTLES")
    #expect(json.output.contains("\"difference\": \"within-word\""))
  }

  @Test func `explain says what was set by hand`() throws {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", Statements.march)
    _ = try place("run", "--quiet")
    let coffee = try #require(try place.transactions("coffee").first)
    _ = try place("edit", coffee.id, "--category", "Home/Rent", "--note", "odd")
    let answer = try place("rules", "explain", String(coffee.id.prefix(10)))
    #expect(answer.output.contains("category  Food/Coffee  (Rules/10-test.yaml:7:5)"))
    #expect(
      answer.output.hasSuffix(
        "Set by hand, which beats every rule\ncategory  Home/Rent\nnote      odd\n"))
    let json = try place("rules", "explain", "--format", "json", coffee.id)
    #expect(json.output.contains("\"transaction\": \"\(coffee.id)\""))
    #expect(json.output.contains("\"value\": \"Home/Rent\""))
  }

  // MARK: Rules of other programs

  private static let hledger = """
    fields date, description, amount
    if %description blue bottle
      account2 expenses:food:coffee
    if %code 7
      account2 expenses:misc

    """

  @Test func `import prints a rules file that compiles, and lists the rest`() throws {
    let place = try Place()
    try place.write("bank.rules", Self.hledger)
    let answer = try place("rules", "import", "--from", "hledger", "bank.rules")
    #expect(answer.code == 1)
    #expect(
      answer.talk.contains(
        "bank.rules:4: warning: the whole rule is left out: the matcher \"%code 7\": "))
    #expect(answer.talk.hasSuffix("1 rule, 1 left out.\n"))
    try place.write("Rules/20.yaml", answer.output)
    #expect(try place("rules", "check", "--strict").code == 0)
    #expect(try place("rules", "explain", "BLUE BOTTLE").output.contains("Food/coffee"))
    let json = try place("rules", "import", "--from", "hledger", "bank.rules", "--format", "json")
    #expect(json.code == 1 && json.talk == "")
    #expect(json.output.contains("\"code\": \"import-left-out\""))
    try place.write("n.txt", "nonsense\n")
    let none = try place("rules", "import", "--from", "hledger", "n.txt")
    #expect(none.code == 65 && none.output == "")
    #expect(none.talk.contains("the file holds no rules of hledger"))
  }

  @Test func `import writes a new file, and never over one`() throws {
    let place = try Place.book()
    try place.write("bank.rules", Self.hledger)
    try place.write("Rules/05.yaml", "categories: { Drinks/Coffee: }\n")
    let arguments = [
      "rules", "import", "--from", "hledger", "bank.rules", "--output", "Rules/20.yaml", "--map",
      "expenses:food=Drinks",
    ]
    let first = try Program.run(arguments, in: place.root, environment: place.environment())
    #expect(first.code == 1)
    #expect(first.output == "")
    let text = try place.text("Rules/20.yaml")
    #expect(text.contains("Drinks/coffee"))
    let again = try Program.run(arguments, in: place.root, environment: place.environment())
    #expect(again.code == 73)
    #expect(try place.text("Rules/20.yaml") == text)
    #expect(try place("rules", "check").code == 0)
  }

  @Test func `import reads books of other programs, and says what is none`() throws {
    let place = try Place()
    try place.write(
      "home.xhb",
      """
      <homebank v="1.4">
      <cat key="1" name="Food"/>
      <asg key="1" pos="1" flags="4" name="kiosk" category="1"/>
      <ope date="1" amount="2" wording="x"/>
      </homebank>

      """)
    let home = try place("rules", "import", "--from", "homebank", "home.xhb")
    #expect(home.code == 0, "\(home.talk)")
    #expect(home.output.hasSuffix("rules:\n  - Food: \"*kiosk*\"\n"))
    try place.write("book.gnucash", Self.gnuCash)
    _ = try place.shell("gzip -k book.gnucash")
    for name in ["book.gnucash", "book.gnucash.gz"] {
      let book = try place("rules", "import", "--from", "gnucash", name)
      #expect(book.code == 0, "\(book.talk)")
      #expect(book.output.hasSuffix("rules:\n  - Gifts: /^ACME$/\n"))
    }
    try place.write("not.xhb", "<homebank")
    #expect(try place("rules", "import", "--from", "homebank", "not.xhb").code == 65)
    for format in ["actual", "firefly", "gnucash", "homebank"] {
      try place.write("wrong", "hello, world\n")
      let answer = try place("rules", "import", "--from", format, "wrong")
      #expect(answer.code == 65, "\(format): \(answer.talk)")
    }
    #expect(try place("rules", "import", "--from", "actual", "nowhere").code == 66)
    #expect(try place("rules", "import", "--from", "ynab", "wrong").code == 64)
    #expect(try place("rules", "import", "--from", "actual", "wrong", "--map", "x").code == 64)
  }

  private static let gnuCash = """
    <?xml version="1.0" encoding="utf-8" ?>
    <gnc-v2 xmlns:gnc="http://x/gnc" xmlns:act="http://x/act" xmlns:slot="http://x/slot">
    <gnc:book>
    <gnc:account>
      <act:name>Gifts</act:name><act:id type="guid">aa</act:id><act:type>EXPENSE</act:type>
    </gnc:account>
    <gnc:account>
      <act:name>Bank</act:name><act:id type="guid">bb</act:id><act:type>BANK</act:type>
      <act:slots>
        <slot><slot:key>import-map</slot:key><slot:value type="frame">
          <slot><slot:key>desc</slot:key><slot:value type="frame">
            <slot><slot:key>ACME</slot:key><slot:value type="guid">aa</slot:value></slot>
          </slot:value></slot>
        </slot:value></slot>
      </act:slots>
    </gnc:account>
    <gnc:transaction><x/></gnc:transaction>
    </gnc:book>
    </gnc-v2>

    """
}

/// A SARIF log, as far as tests ask.
private struct Log: Decodable {
  struct Text: Decodable {
    var text: String
  }
  struct Rule: Decodable {
    var id: String
  }
  struct Driver: Decodable {
    var rules: [Rule]
  }
  struct Tool: Decodable {
    var driver: Driver
  }
  struct Artifact: Decodable {
    var uri: String
  }
  struct Region: Decodable {
    var startLine: Int
    var startColumn: Int?
    var snippet: Text?
  }
  struct Physical: Decodable {
    var artifactLocation: Artifact
    var region: Region?
  }
  struct Location: Decodable {
    var physicalLocation: Physical
  }
  struct Result: Decodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Text
    var locations: [Location]
  }
  struct Run: Decodable {
    var tool: Tool
    var results: [Result]
  }
  var version: String
  var runs: [Run]
}
