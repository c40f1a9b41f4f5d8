import Foundation
import Testing

/// Periods from making to deleting, by the commands that people type.
struct PeriodTests {
  private struct Answered: Decodable {
    var id: String
    var name: String
    var start: String
    var end: String?
    var automatic: Bool
    var device: String
    var count: Int?
    var first: String?
    var last: String?
    var spending: [Spending]?
    var transactions: [String]?

    struct Spending: Decodable {
      var currency: String
      var spent: String
      var count: Int
    }
  }

  private static let rules =
    Statements.rules + """
        - match: uber
          period: vacation

      """

  private func place(device: String = "test") throws -> Place {
    let place = try Place.book(rules: Self.rules)
    try place.write("Statements/visa/march.csv", Statements.march)
    let ran = try place("run", "--quiet", environment: ["DAYBOOK_DEVICE": device])
    try #require(ran.code == 0, "\(ran.talk)")
    return place
  }

  private func vacation(_ place: Place, _ more: String...) throws {
    let made = try Program.run(
      ["periods", "create", "Vacation", "--start", "2026-03-10", "--end", "2026-03-20"] + more,
      in: place.root, environment: place.environment())
    try #require(made.code == 0, "\(made.talk)")
  }

  private func show(_ place: Place, _ name: String) throws -> Answered {
    let answer = try place("periods", "show", name, "--format", "json")
    try #require(answer.code == 0, "\(answer.talk)")
    return try JSONDecoder().decode(Answered.self, from: Data(answer.output.utf8))
  }

  /// The period of each transaction by the beginning of its description, as `list` gives it.
  private func assigned(_ place: Place) throws -> [String: String] {
    let answer = try place("list", "--format", "json")
    struct Row: Decodable {
      var description: String
      var period: String?
    }
    let rows = try JSONDecoder().decode([Row].self, from: Data(answer.output.utf8))
    return Dictionary(
      rows.compactMap { row in row.period.map { (String(row.description.prefix(4)), $0) } },
      uniquingKeysWith: { one, _ in one })
  }

  @Test func `a period holds what a rule and a person put there`() throws {
    let place = try place()
    #expect(try place("periods").output.hasPrefix("No periods yet"))
    try vacation(place)
    #expect(try show(place, "VACATION").count == 1)
    let coffee = try #require(try place.transactions("blue").first).id
    let assigned = try place("periods", "assign", "vacation", String(coffee.prefix(8)))
    #expect(assigned.output.contains("BLUE BOTTLE COFFEE OAKLAND  Vacation"), "\(assigned.talk)")
    let shown = try show(place, "Vacation")
    #expect(shown.count == 2)
    #expect(shown.first == "2026-03-02" && shown.last == "2026-03-14")
    #expect(shown.spending?.map(\.spent) == ["23.40"])
    let lines = try place("periods", "--format", "csv").output.split(separator: "\r\n")
    #expect(lines.count == 2)
    #expect(
      lines.last?.hasSuffix(
        "2026-03-10,2026-03-20,false,2,2026-03-02,2026-03-14,23.40,USD") == true)
    let transaction = try place("show", coffee).output
    #expect(transaction.contains("period        Vacation  (set by hand)"), "\(transaction)")
    for format in ["table", "md", "csv", "ndjson"] {
      let whole = try place("periods", "show", "Vacation", "--format", format)
      #expect(whole.code == 0 && whole.output.contains("UBER TRIP"), "\(format)")
      #expect(!whole.output.contains("WHOLE FOODS"), "\(format)")
    }
  }

  @Test func `a person's word beats a rule, and can be taken back`() throws {
    let place = try place()
    try vacation(place)
    let uber = try #require(try place.transactions("uber").first).id
    #expect(try assigned(place) == ["UBER": "vacation"])
    #expect(try place("periods", "unassign", uber).code == 0)
    #expect(try assigned(place) == [:])
    #expect(try place("edit", uber, "--clear", "period").code == 0)
    #expect(try assigned(place) == ["UBER": "vacation"])
    #expect(try place("edit", uber, "--period", "").code == 0)
    #expect(try assigned(place) == [:])
    #expect(try place("undo").code == 0)
    #expect(try assigned(place) == ["UBER": "vacation"])
    let both = try place("edit", uber, "--period", "Vacation", "--clear", "period")
    #expect(both.code == 64)
  }

  @Test func `automatic periods go by the date, and any number of them`() throws {
    let place = try place()
    for (name, start, end) in [
      ("Q1", "2026-01-01", "2026-03-31"), ("Mid", "2026-03-03", "2026-03-14"),
    ] {
      #expect(
        try place("periods", "create", name, "--start", start, "--end", end, "--automatic").code
          == 0)
    }
    #expect(try show(place, "Q1").count == 5)
    #expect(try show(place, "Mid").count == 3)
    #expect(try place("periods", "change", "Mid", "--manual").code == 0)
    #expect(try show(place, "Mid").count == 0)
    #expect(try place("undo").code == 0)
    #expect(try show(place, "Mid").count == 3)
    let uber = try #require(try place.transactions("uber").first).id
    let shown = try place("show", uber).output
    #expect(shown.contains("Q1  (by its date)") && shown.contains("Mid  (by its date)"))
    #expect(shown.contains("vacation, which this book does not have"))
  }

  @Test func `a new name keeps what was put there, deleting unlinks and deletes nothing`() throws {
    let place = try place()
    try vacation(place)
    let coffee = try #require(try place.transactions("blue").first).id
    #expect(try place("periods", "assign", "Vacation", coffee).code == 0)
    let changed = try place(
      "periods", "change", "Vacation", "--name", "  Summer ", "--open", "--format", "json")
    #expect(changed.code == 0, "\(changed.talk)")
    let period = try JSONDecoder().decode(Answered.self, from: Data(changed.output.utf8))
    #expect(period.name == "Summer" && period.end == nil)
    #expect(try assigned(place)["BLUE"] == "Summer")
    let all = try place.transactions()
    let deleted = try place("periods", "delete", String(period.id.prefix(6)))
    #expect(deleted.output == "Summer is deleted: 1 transaction stays in the book\n")
    #expect(try place.transactions() == all)
    #expect(try assigned(place)["BLUE"] == nil)
    #expect(try place("rebuild").code == 0)
    #expect(try assigned(place)["BLUE"] == nil)
    #expect(try place("undo").code == 0)
    #expect(try assigned(place)["BLUE"] == "Summer")
    #expect(try place("redo").code == 0)
    #expect(try assigned(place)["BLUE"] == nil)
    let log = try place("log", "--kind", "period").output
    #expect(log.contains("Summer deleted"))
    #expect(log.contains("Vacation made, 2026-03-10 – 2026-03-20"))
  }

  @Test func `a run writes the reports of each period, and removes those of one that is gone`()
    throws
  {
    let place = try place()
    try vacation(place, "--automatic")
    #expect(try place("run", "--quiet").code == 0)
    let files = try place.files(in: "Reports").keys.filter { $0.hasPrefix("periods/") }
    #expect(files.count == 4)
    #expect(
      try place.text("Reports/index.md").contains("[Vacation](periods/vacation/by-category.md)"))
    let table = try place.text("Reports/periods/vacation/transactions.csv")
    #expect(table.contains("UBER TRIP"))
    let dates = try place.dates(in: "Reports")
    #expect(try place("run", "--quiet").code == 0)
    #expect(try place.dates(in: "Reports") == dates)
    #expect(try place("report", "period", "vacation").output.contains("Spending in USD"))
    #expect(try place("periods", "delete", "Vacation").code == 0)
    #expect(try place("run", "--quiet").code == 0)
    #expect(!place.exists("Reports/periods/vacation"))
    #expect(try !place.text("Reports/index.md").contains("Periods"))
  }

  @Test func `what can't be a period, or is none, is told`() throws {
    let place = try place()
    try vacation(place)
    let long = String(repeating: "ä", count: 101)
    for (arguments, words) in [
      (["create", "", "--start", "2026-01-01"], "a period needs a name"),
      (["create", "  ", "--start", "2026-01-01"], "a period needs a name"),
      (["create", long, "--start", "2026-01-01"], "the name has 101 characters"),
      (["create", "a\nb", "--start", "2026-01-01"], "has a line break"),
      (["create", "vacation", "--start", "2026-01-01"], "there is a period \"Vacation\" already"),
      (
        ["create", "X", "--start", "2026-02-01", "--end", "2026-01-31"],
        "can't end on 2026-01-31, before it begins on 2026-02-01"
      ),
      (["create", "X", "--start", "2026-02-30"], "there is no such day"),
      (["change", "Vacation", "--end", "2026-03-09"], "can't end on 2026-03-09"),
      (["change", "Vacation"], "nothing to change"),
      (["change", "Vacation", "--start", "2026-03-10"], "nothing to change"),
      (["show", "Vacaton"], "did you mean \"Vacation\"?"),
      (["delete", "Nowhere"], "there is no period \"Nowhere\""),
      (["assign", "Nowhere", "abcdef12"], "there is no period \"Nowhere\""),
      (["assign", "Vacation", "abcdef12"], "no transaction's id begins with \"abcdef12\""),
    ] {
      let answer = try Program.run(
        ["periods"] + arguments, in: place.root, environment: place.environment())
      #expect(answer.code == 64, "\(arguments)")
      #expect(answer.talk.contains(words), "\(arguments): \(answer.talk)")
    }
    #expect(
      try place("periods", "create", String(repeating: "ä", count: 100), "--start", "2026-01-01")
        .code == 0)
    #expect(try place("report", "period").code == 64)
    #expect(try place("report", "period", "Vacaton").talk.contains("did you mean \"Vacation\"?"))
  }

  @Test func `rules that name a period which the book lacks are told`() throws {
    let place = try place()
    let lacking = try place("rules", "check")
    #expect(lacking.talk.contains("names the period \"vacation\", which the book lacks"))
    #expect(lacking.talk.contains("Rules/10-test.yaml:10"), "\(lacking.talk)")
    try vacation(place)
    #expect(try !place("rules", "check").talk.contains("vacation"))
  }

  @Test func `two devices that make one of an equal name have two, told apart`() throws {
    let one = try place(device: "one")
    let two = try place(device: "two")
    for (place, device) in [(one, "one"), (two, "two")] {
      let made = try place(
        "periods", "create", "Trip", "--start", "2026-03-01",
        environment: ["DAYBOOK_DEVICE": device])
      #expect(made.code == 0)
    }
    let uber = try #require(try two.transactions("uber").first).id
    #expect(
      try two("periods", "assign", "Trip", uber, environment: ["DAYBOOK_DEVICE": "two"]).code == 0)
    for (from, to) in [(one, two), (two, one)] {
      for (path, bytes) in try from.files(in: "Journal") { try to.write("Journal/\(path)", bytes) }
    }
    let lists = try [one, two].map { try $0("periods", "--format", "csv").output }
    #expect(lists[0] == lists[1])
    #expect(lists[0].split(separator: "\r\n").count == 3)
    let ambiguous = try one("periods", "show", "Trip")
    #expect(ambiguous.code == 64)
    #expect(ambiguous.talk.contains("made on one)") && ambiguous.talk.contains("made on two)"))
    let ids = lists[0].split(separator: "\r\n").dropFirst().map { $0.split(separator: ",")[1] }
    let counts = try ids.map { try show(one, String($0)).count ?? 0 }
    #expect(counts.sorted() == [0, 1])
    #expect(try one("run", "--quiet").code == 0)
    #expect(
      Set(try one.files(in: "Reports/periods").keys.map { $0.prefix { $0 != "/" } }).count == 2)
  }
}
