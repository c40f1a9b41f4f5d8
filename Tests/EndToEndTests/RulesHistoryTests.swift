import Foundation
import Testing

/// The commands that hold rules against the history: diff, coverage, check and the recording of
/// tests.
struct RulesHistoryTests {
  /// A book with March and April in it, after a run.
  private static func book(_ rules: String = Statements.rules) throws -> Place {
    let place = try Place.book(rules: rules)
    try place.write("Statements/visa/march.csv", Statements.march)
    try place.write("Statements/visa/april.csv", Statements.marchAndApril)
    let run = try place("run", "--quiet")
    try #require(run.code == 0, "\(run.talk)")
    return place
  }

  private static let edited = Statements.rules.replacing(
    "  - Food/Coffee: [blue bottle]\n",
    with: "  - { match: blue bottle, category: Food, payee: Blue Bottle }\n")

  private static func object(_ answer: Program.Answer) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
  }

  // MARK: Diff

  @Test func `diff shows what edited rules change since the last run, and writes nothing`() throws {
    let place = try Self.book()
    let none = try place("rules", "diff")
    #expect(none.code == 0, "\(none.talk)")
    #expect(none.output.hasPrefix("Against the rules of the last run, 0 of 7 transactions change"))
    try place.write("Rules/10-test.yaml", Self.edited)
    let before = try place.files(in: "")
    let answer = try place("rules", "diff")
    #expect(answer.code == 0, "\(answer.talk)")
    #expect(answer.output.hasPrefix("Against the rules of the last run, 2 of 7 transactions"))
    let row = try #require(answer.lines.first { $0.contains("BLUE BOTTLE COFFEE OAKLAND") })
    #expect(row.contains("Food/Coffee  Food  "))
    #expect(row.contains("payee: none → Blue Bottle"))
    let sums = answer.lines.filter { $0.contains("4.50 USD") && $0.contains("Food/Coffee") }
    #expect(sums.count == 2 + 2)
    #expect(try place("rules", "diff", "--exit-code").code == 1)
    let after = try place.files(in: "").filter { !$0.key.hasPrefix(".daybook/rules/") }
    #expect(after == before.filter { !$0.key.hasPrefix(".daybook/rules/") })
    // The index may know the new rules already: the last run's are kept beside it.
    _ = try place("list")
    #expect(try place("rules", "diff").output == answer.output)
    _ = try place("run", "--quiet")
    #expect(try place("rules", "diff", "--exit-code").code == 0)
  }

  @Test func `diff speaks to programs`() throws {
    let place = try Self.book()
    try place.write("Rules/10-test.yaml", Self.edited)
    let json = try Self.object(try place("rules", "diff", "--format", "json"))
    #expect((json["against"] as? [String: Any])?["kind"] as? String == "last-run")
    #expect(json["changed"] as? Int == 2)
    let changes = try #require(json["changes"] as? [[String: Any]])
    #expect(changes.map { $0["date"] as? String } == ["2026-04-01", "2026-03-02"])
    #expect(changes[0]["properties"] as? [String] == ["category", "payee"])
    #expect((changes[0]["from"] as? [String: Any])?["category"] as? String == "Food/Coffee")
    let months = try #require(json["months"] as? [[String: Any]])
    #expect(months.count == 4)
    #expect(months[0]["after"] as? String == "-4.50")
    let csv = try place("rules", "diff", "--format", "csv", "--limit", "1")
    #expect(csv.lines.count == 3)
    #expect(csv.lines[0] == "id,date,card,description,amount,currency,property,from,to")
    #expect(csv.lines[2].hasSuffix(",-4.50,USD,payee,,Blue Bottle"))
    let byMonth = try place("rules", "diff", "--by", "month", "--format", "csv")
    #expect(byMonth.lines.last == "2026-03,Food/Coffee,USD,-4.50,0.00,4.50")
    let markdown = try place("rules", "diff", "--format", "md")
    #expect(markdown.output.contains("## Categories by month\n\n| Month"))
  }

  @Test func `diff compares with git revisions, and says what is wrong with one`() throws {
    let place = try Self.book()
    try place.remove(".daybook")
    let nothing = try place("rules", "diff")
    #expect(nothing.code == 64)
    #expect(nothing.talk.contains("no run has left its rules"))
    let git = "git -c user.name=t -c user.email=t@example.org -c init.defaultBranch=main"
    let made = try place.shell(
      "\(git) init -q . && git add Rules daybook.yaml && \(git) commit -q -m one")
    try #require(made.code == 0, "\(made.talk)")
    try place.write("Rules/10-test.yaml", Self.edited)
    let head = try place("rules", "diff")
    #expect(head.code == 0, "\(head.talk)")
    #expect(head.output.hasPrefix("Against git revision HEAD ("))
    #expect(head.output.contains("2 of 7 transactions change"))
    try place.write("Rules/05-more.yaml", "include: ../shared/cars.yaml\nrules: []\n")
    try place.write("shared/cars.yaml", "rules:\n  - Transit: [uber]\n")
    let second = try place.shell("git add -A . && \(git) commit -q -m two")
    try #require(second.code == 0, "\(second.talk)")
    try place.write("shared/cars.yaml", "rules:\n  - Home: [uber]\n")
    let included = try place("rules", "diff", "--against", "HEAD")
    #expect(included.output.contains("1 of 7 transactions changes"))
    #expect(included.output.contains("Transit  Home"))
    let older = try place("rules", "diff", "--against", "HEAD~1", "--format", "json")
    #expect(try Self.object(older)["changed"] as? Int == 3)
    // One file of the revision, all others as they are.
    let one = try place("rules", "diff", "--against", "HEAD~1", "Rules/10-test.yaml")
    #expect(one.output.contains("2 of 7 transactions change"))
    #expect(one.output.contains("for Rules/10-test.yaml"))
    for bad in ["no-such-thing", "--output=x", "HEAD:Rules"] {
      let wrong = try place("rules", "diff", "--against=\(bad)")
      #expect(wrong.code == 64)
      #expect(wrong.talk.contains("neither a file, a folder nor a git revision"))
    }
    try place.write("Rules/10-test.yaml", "rules:\n  - Fodd: [x]\n")
    _ = try place.shell("git add -A . && \(git) commit -q -m broken")
    try place.write("Rules/10-test.yaml", Self.edited)
    let broken = try place("rules", "diff", "--against", "HEAD")
    #expect(broken.code == 78)
    #expect(broken.talk.contains("HEAD:Rules/10-test.yaml:2:5: error: unknown category"))
  }

  @Test func `diff compares with files and folders`() throws {
    let place = try Self.book(Self.edited)
    try place.write("old/10-test.yaml", Statements.rules)
    for arguments in [["old"], ["old/10-test.yaml"]] {
      let answer = try Program.run(
        ["rules", "diff", "--against"] + arguments, in: place.root,
        environment: place.environment())
      #expect(answer.code == 0, "\(answer.talk)")
      #expect(answer.output.contains("2 of 7 transactions change"))
    }
    try place.write("mine.yaml", Statements.rules)
    let open = try place("rules", "diff", "--against", "mine.yaml")
    #expect(open.code == 64)
    #expect(open.talk.contains("Rules/FILE --against mine.yaml"))
    let said = try place("rules", "diff", "--against", "mine.yaml", "Rules/10-test.yaml")
    #expect(said.output.contains("mine.yaml in the place of Rules/10-test.yaml"))
    #expect(said.output.contains("2 of 7 transactions change"))
    #expect(try place("rules", "diff", "--against", "mine.yaml", "Rules/none.yaml").code == 64)
  }

  @Test func `what was set by hand stays in a diff`() throws {
    let place = try Self.book()
    let coffee = try place.transactions("coffee")
    _ = try place("edit", coffee[0].id, "--category", "Home", "--payee", "Mine")
    try place.write("Rules/10-test.yaml", Self.edited)
    let answer = try place("rules", "diff", "--format", "json")
    let changes = try #require(try Self.object(answer)["changes"] as? [[String: Any]])
    #expect(changes.map { $0["id"] as? String } == [coffee[1].id])
  }

  // MARK: Coverage

  @Test func `coverage shows who categorizes, what rules do and what nobody knows`() throws {
    let rules =
      Statements.rules + "  - { match: bottle, category: Food }\n  - Home: [sofa]\n"
    let place = try Self.book(rules)
    let coffee = try #require(try place.transactions("coffee").first)
    _ = try place("edit", coffee.id, "--category", "Home")
    let answer = try place("rules", "coverage")
    #expect(answer.code == 0, "\(answer.talk)")
    #expect(answer.output.hasPrefix("Rule coverage of 7 transactions, "))
    let lines = answer.lines
    #expect(lines.contains { $0.hasPrefix("Your rules ") && $0.contains("57.1") })
    #expect(lines.contains { $0.contains("Food/Coffee: blue bottle") && $0.hasSuffix("  1") })
    #expect(lines.contains { $0.contains("Home: sofa") && $0.contains("matches nothing") })
    #expect(
      lines.contains { $0.contains("always overruled by Food/Coffee at Rules/10-test.yaml:7") })
    #expect(lines.contains { $0.hasPrefix("acme property mgmt") && $0.contains("1,550.00 USD") })
    let json = try Self.object(try place("rules", "coverage", "--format", "json"))
    #expect((json["rules"] as? [Any])?.count == 5)
    #expect(
      (json["merchants"] as? [[String: Any]])?.first?["merchant"] as? String
        == "acme property mgmt")
    let csv = try place("rules", "coverage", "--by", "category", "--format", "csv")
    #expect(csv.lines.last == ",2,0,2026-03-14,2026-04-05,USD,1568.90")
  }

  @Test func `coverage of a month, of dead rules, and of starter rules`() throws {
    let place = try Self.book()
    try place.write(
      "Rules/22-groceries.yaml", "rules:\n  - Food: [acme]\n  - Food: [nobody]\n")
    let dead = try place("rules", "coverage", "--by", "dead", "--month", "2026-04")
    #expect(dead.output.contains("Food/Groceries: whole foods"))
    #expect(dead.output.contains("(and 1 starter rules that match nothing)"))
    #expect(!dead.output.contains("nobody"))
    let all = try place("rules", "coverage", "--by", "dead", "--starter")
    #expect(all.output.contains("Food: nobody"))
    let asleep = try place("rules", "coverage", "--by", "dead", "--months", "1")
    #expect(asleep.output.contains("Transfer: payment thank you") == false)
    try place.write(
      "Statements/visa/late.csv", Statements.header + "2026-09-01,BLUE BOTTLE,-1,USD\n")
    _ = try place("run", "--quiet")
    let later = try place("rules", "coverage", "--by", "dead", "--months", "3")
    #expect(later.output.contains("Transfer: payment thank you"))
    #expect(!later.output.contains("blue bottle"))
    #expect(try place("rules", "coverage", "--months", "0").code == 64)
  }
}
