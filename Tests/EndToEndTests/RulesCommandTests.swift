import Foundation
import Testing

/// The rules commands, which need no book.
struct RulesCommandTests {
  @Test func `check works on files, folders and the folder Rules`() throws {
    let place = try Place()
    try place.write("Rules/10-test.yaml", Statements.rules)
    for arguments in [[], ["Rules"], ["Rules/10-test.yaml"]] {
      let answer = try Program.run(
        ["rules", "check"] + arguments, in: place.root, environment: place.environment())
      #expect(answer.code == 0, "\(answer.talk)")
    }
    #expect(try place("rules", "check", "Nowhere").code == 66)
    let empty = try Place()
    #expect(try empty("rules", "check").code == 66)
  }

  @Test func `warnings are errors only under strict`() throws {
    let place = try Place()
    try place.write(
      "Rules/10-test.yaml", Statements.rules + "  - Food/Groceries: [blue bottle]\n")
    let loose = try place("rules", "check")
    #expect(loose.code == 0)
    #expect(loose.talk.contains("warning:"))
    #expect(loose.talk.contains("Rules/10-test.yaml:10"))
    #expect(try place("rules", "check", "--strict").code == 78)
    let json = try place("rules", "check", "--format", "json")
    #expect(json.output.contains("\"severity\": \"warning\""))
  }

  @Test func `tests pass and fail`() throws {
    let place = try Place()
    let tests = "tests:\n  - \"SQ *BLUE BOTTLE #12\": Food/Coffee\n"
    try place.write("Rules/10-test.yaml", Statements.rules + tests)
    let passed = try place("rules", "test")
    #expect(passed.code == 0, "\(passed.talk)")
    #expect(passed.output.contains("1"))
    try place.write(
      "Rules/10-test.yaml",
      Statements.rules + tests.replacing("Food/Coffee", with: "Food/Groceries"))
    let failed = try place("rules", "test")
    #expect(failed.code == 78)
    #expect(failed.talk.contains("Rules/10-test.yaml:11"))
  }

  @Test func `explain names every rule that matches, in order`() throws {
    let place = try Place()
    try place.write(
      "Rules/10-test.yaml",
      Statements.rules + "  - { match: bottle, payee: Bottle, category: Food }\n")
    let answer = try place("rules", "explain", "SQ *BLUE BOTTLE COFFEE")
    #expect(answer.code == 0, "\(answer.talk)")
    let first = try #require(answer.output.firstRange(of: "Rules/10-test.yaml:7"))
    let second = try #require(answer.output.firstRange(of: "Rules/10-test.yaml:10"))
    #expect(first.lowerBound < second.lowerBound)
    #expect(answer.output.contains("Food/Coffee"))
  }

  @Test func `explain takes a transaction's id`() throws {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", Statements.march)
    _ = try place("run", "--quiet")
    let coffee = try #require(try place.transactions("coffee").first)
    let answer = try place("rules", "explain", String(coffee.id.prefix(8)))
    #expect(answer.code == 0, "\(answer.talk)")
    #expect(answer.output.contains("Rules/10-test.yaml:7"))
  }

  @Test func `a file that is named may use the categories of the book around`() throws {
    let place = try Place.book(rules: "rules:\n  - Food/Tea: [teahouse]\n  - Fod: [bakery]\n")
    try place.write("daybook.yaml", "currency: EUR\ncategories:\n  Fod:\n")
    try place.write(
      "Rules/sub/90-names.yaml", "categories:\n  Food/Tea:\nrules:\n  - Nowhere: [x]\n")
    for command in ["check", "test"] {
      let inside = try place("rules", command, "Rules/10-test.yaml")
      #expect(inside.code == 0, "\(inside.talk)")
      let outside = try place.shell(
        "cd / && \"$DAYBOOK\" rules \(command) \"$OLDPWD/Rules/10-test.yaml\"")
      #expect(outside.code == 0, "\(outside.talk)")
    }
    try place.write(
      "Rules/05-first.yaml", "rules:\n  - Food: [zoo]\ntests:\n  - TEAHOUSE 1: Food/Tea\n")
    #expect(try place("rules", "test", "Rules/05-first.yaml").output == "1 test passed\n")
    #expect(try place("rules", "check", "Rules/05-first.yaml").output.hasPrefix("1 rule in 1 file"))
    try place.write(
      "elsewhere/x.yaml", "rules:\n  - Food/Tea: [cafe]\ntests:\n  - ZOO: Uncategorized\n")
    let elsewhere = try place("rules", "check", "elsewhere/x.yaml")
    #expect(elsewhere.code == 0, "\(elsewhere.talk)")
    let alone = try place("rules", "explain", "--rules", "Rules/05-first.yaml", "TEAHOUSE")
    #expect(alone.output.contains("No rule matches"))
    let whole = try place("rules", "check")
    #expect(whole.code == 78)
    #expect(whole.talk.contains("Rules/sub/90-names.yaml:4"))
  }

  @Test func `without a book the files of the same folder lend their categories`() throws {
    let place = try Place()
    try place.write("Rules/10-names.yaml", "categories:\n  Food/Tea:\n")
    try place.write("Rules/20-broken.yaml", "rules: [\n")
    try place.write("Rules/50-mine.yaml", "rules:\n  - Food/Tea: [teahouse]\n")
    let answer = try place("rules", "check", "Rules/50-mine.yaml")
    #expect(answer.code == 0, "\(answer.talk)")
    #expect(answer.talk == "")
    try place.remove("Rules/10-names.yaml")
    let alone = try place("rules", "check", "Rules/50-mine.yaml")
    #expect(alone.code == 78)
    #expect(!alone.talk.contains("20-broken"))
  }

  @Test func `included files stand behind those that name them, and their mistakes are told`()
    throws
  {
    let place = try Place.book(rules: "include: ../shared/more.yaml\nrules:\n  - Food: [zebra]\n")
    try place.write(
      "shared/more.yaml",
      "include: [more.yaml, even/more.yml]\nrules:\n  - Home: [zebra skin, sofa]\ntests:\n  - zebra: Food\n"
    )
    try place.write("shared/even/more.yml", "rules:\n  - Transit: [sofa bus, tram]\n")
    #expect(try place("rules", "check").output.hasPrefix("3 rules in 3 files: "))
    let tram = try place("rules", "explain", "TRAM").output
    #expect(tram.contains("Transit  (shared/even/more.yml:2:5)"))
    #expect(try place("rules", "explain", "SOFA").output.contains("Home  (shared/more.yaml:3:5)"))
    try place.write("shared/even/more.yml", "rules:\n  - Transitt: [tram]\n")
    let broken = try place("rules", "check")
    #expect(broken.code == 78)
    #expect(broken.talk.contains("shared/even/more.yml:2:5: error: unknown category"))
    try place.remove("shared/even/more.yml")
    let missing = try place("run")
    #expect(missing.code == 78)
    #expect(missing.talk.contains("shared/more.yaml:1:22: error: there is no rules file"))
  }

  @Test func `a split counts by part, in lists, reports and exports`() throws {
    let place = try Place.book(
      rules: """
        rules:
          - { match: market, split: { Food: 60%, Home: rest }, period: Move }
          - { match: /^uber (\\w+)/, payee: "Uber {1}", category: Transit }

        """)
    try place.write(
      "Statements/visa/a.csv",
      """
      Date,Description,Amount
      2024-01-15,MARKET HALL,-100.01
      2024-01-16,UBER TRIP,-14.00
      2024-01-17,Refund,9.00

      """)
    #expect(try place("run", "--quiet").code == 0)
    let list = try place("list", "--format", "csv").output.split(whereSeparator: \.isNewline)
    let parts = list.filter { $0.contains("MARKET") }
    #expect(parts.map { $0.hasSuffix(",Move,1/2") } == [true, false])
    #expect(parts.map { $0.contains(",Food,-60.00,USD,") } == [true, false])
    #expect(parts.last?.contains(",Home,-40.01,USD,") == true)
    #expect(list.contains { $0.contains(",Uber TRIP,") })
    let id = String(parts[0].prefix(12))
    #expect(try place("show", id).output.contains("Food -60.00 USD, Home -40.01 USD"))
    #expect(try place("edit", id, "--category", "Food").code == 0)
    let whole = try place("list", "--format", "csv").output.split(whereSeparator: \.isNewline)
    #expect(whole.count { $0.contains("MARKET") } == 1)
    #expect(whole.contains { $0.contains(",Food,-100.01,USD,") })
  }

  @Test func `test and explain speak JSON`() throws {
    let place = try Place()
    try place.write(
      "Rules/10-test.yaml",
      Statements.rules + """
          - { name: Cheap, match: bottle, amount: ..5, payee: Bottle, tags: [cafe], category: Food }
          - { match: coffee, card: visa, note: x }
        tests:
          - "SQ *BLUE BOTTLE #12": Food/Coffee
          - "WHOLE FOODS": Food/Coffee

        """)
    let tests = try place("rules", "test", "--format", "json")
    #expect(tests.code == 78)
    #expect(tests.talk == "")
    let answer = try JSONDecoder.ofProgram.decode(TestAnswer.self, from: Data(tests.output.utf8))
    #expect(answer.passed == 1 && answer.failed == 1)
    #expect(answer.tests.map(\.passed) == [true, false])
    #expect(answer.tests.last?.failures.map(\.actual) == ["Food/Groceries"])
    #expect(answer.tests.last?.failures.first?.rule?.line == 8)
    #expect(answer.mistakes.map(\.code) == ["test-failed"])

    let explained = try place(
      "rules", "explain", "--format", "json", "--amount", "-4.50", "SQ *BLUE BOTTLE COFFEE")
    #expect(explained.code == 0, "\(explained.talk)")
    let why = try JSONDecoder.ofProgram.decode(Explained.self, from: Data(explained.output.utf8))
    #expect(why.matches.map(\.line) == [7, 10])
    #expect(why.matches.map(\.sets) == [["category"], ["payee", "tags"]])
    #expect(why.matches.last?.tooLateFor == ["category"])
    #expect(why.nearly.map(\.line) == [11])
    #expect(why.result.category?.value == "Food/Coffee")
    #expect(why.result.payee?.name == "Cheap")
    #expect(why.result.note == nil)
  }

  @Test func `explain says what it takes for a description`() throws {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", Statements.march)
    _ = try place("run", "--quiet")
    let answer = try place("rules", "explain", "deadbe")
    #expect(answer.code == 0)
    #expect(answer.talk.contains("no transaction's id begins with \"deadbe\""))
    #expect(try place("rules", "explain", "").code == 64)
  }

  @Test(arguments: [
    (["--memo", "late fee"], "memo: fee"), (["--kind", "refund"], "kind: refund"),
    (["--bank-category", "5814"], "bank-category: [cafes, 5814]"),
    (["--bank-category", "Cafes"], "bank-category: [cafes, 5814]"),
    (["--direction", "in"], "direction: in"),
    (["--amount", "5", "--direction", "out"], "amount: 5"),
    (["--tag", "trip"], "tag: trip"), (["--pending"], "pending: true"),
    (["--no-pending"], "pending: false"),
    (["--account-type", "checking"], "account-type: checking"),
    (["--amount", "-7", "--currency", "EUR"], "amount: EUR 7"),
  ])
  func `explain takes whatever a test of a rules file can say`(
    options: [String], condition: String
  ) throws {
    let place = try Place()
    try place.write("Rules/10.yaml", "rules:\n  - { \(condition), category: Food }\n")
    let answer = try Program.run(
      ["rules", "explain", "KIOSK"] + options, in: place.root, environment: place.environment())
    #expect(answer.code == 0, "\(answer.talk)")
    #expect(answer.output.contains("category  Food "), "\(answer.output)")
    #expect(!(try place("rules", "explain", "KIOSK").output.contains("category  Food ")))
  }

  @Test(arguments: [
    (["--currency", "EUR"], "there is no --amount"),
    (["--amount", "5", "--currency", "euro"], "\"euro\" is"), (["--kind", "gift"], "not \"gift\""),
    (["--account-type", "credit"], "not \"credit\""),
    (["--amount", "-5", "--direction", "in"], "contradict"),
  ])
  func `what can't be meant is refused`(options: [String], words: String) throws {
    let place = try Place()
    try place.write("Rules/10.yaml", Statements.rules)
    let answer = try Program.run(
      ["rules", "explain", "KIOSK"] + options, in: place.root, environment: place.environment())
    #expect(answer.code == 64)
    #expect(answer.talk.contains(words), "\(answer.talk)")
  }

  @Test func `a card that the book does not have is told of, and so is a folder without rules`()
    throws
  {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", Statements.march)
    _ = try place("run", "--quiet")
    let answer = try place("rules", "explain", "KIOSK", "--card", "visaa")
    #expect(answer.code == 0)
    #expect(answer.talk.contains("there is no card \"visaa\""))
    let nowhere = try Place()("rules", "explain", "KIOSK")
    #expect(nowhere.code == 66)
    #expect(nowhere.talk.contains("name files or folders, or run this beside a folder Rules"))
  }
}

/// What `rules test --format json` says, as far as tests ask.
private struct TestAnswer: Decodable {
  struct Rule: Decodable {
    var line: Int
  }
  struct Failure: Decodable {
    var actual: String
    var rule: Rule?
  }
  struct Test: Decodable {
    var passed: Bool
    var failures: [Failure]
  }
  struct Mistake: Decodable {
    var code: String
  }
  var passed: Int
  var failed: Int
  var tests: [Test]
  var mistakes: [Mistake]
}

/// What `rules explain --format json` says, as far as tests ask.
private struct Explained: Decodable {
  struct Step: Decodable {
    var line: Int
    var sets: [String]
    var tooLateFor: [String]
  }
  struct Setting: Decodable {
    var value: String
    var name: String?
  }
  struct Result: Decodable {
    var category: Setting?
    var payee: Setting?
    var note: Setting?
  }
  var matches: [Step]
  var nearly: [Step]
  var result: Result
}
