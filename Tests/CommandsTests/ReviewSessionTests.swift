import BookAnswers
import RuleEngine
import StatementModel
import TestSupport
import Testing

@testable import Commands

/// The walk of a review, driven by keys, with nothing saved anywhere.
@Suite struct ReviewSessionTests {
  /// Saves nothing, and remembers what it was asked.
  struct Store: ReviewStore {
    let probe: PatternProbe
    var categories: [CategoryPath?]
    var requests: [ReviewRequest] = []
    private var past: [[CategoryPath?]] = []
    var failure: ReviewFailure?

    init(_ descriptions: [String]) {
      probe = PatternProbe(descriptions)
      categories = descriptions.map { _ in nil }
    }

    mutating func perform(_ request: ReviewRequest) throws(ReviewFailure) -> ReviewOutcome {
      requests.append(request)
      if let failure { throw failure }
      let before = categories
      switch request {
      case .categorize(let numbers, let category):
        for number in numbers { categories[number] = category }
      case .add(let rule):
        let hits = (try? probe.subjects(matching: rule.patterns[0])) ?? []
        for number in hits where categories[number] == nil { categories[number] = rule.category }
      case .decide: break
      case .undo: categories = past.popLast() ?? categories
      }
      if request != .undo { past.append(before) }
      var changes: [Int: CategoryPath?] = [:]
      for number in categories.indices where categories[number] != before[number] {
        changes.updateValue(categories[number], forKey: number)
      }
      return ReviewOutcome(categories: changes, words: "done: \(changes.count)")
    }
  }

  private static let descriptions = [
    "BLUE BOTTLE 1", "BLUE BOTTLE 2", "ACME PROPERTY", "שופרסל דיל", "BLUE NOTE",
  ]

  private static func path(_ text: String) throws -> CategoryPath {
    try #require(CategoryPath(text))
  }

  private static func suggestion(
    _ pattern: String, _ category: String?, conditions: [RuleSuggestion.Condition] = []
  ) throws -> RuleSuggestion {
    RuleSuggestion(
      ground: .repeated, pattern: pattern, conditions: conditions,
      category: try category.map(path), confidence: .init(thousandths: 863), reason: "like it",
      evidence: .init(matches: 2, money: [], agreements: 0, contradictions: 0), examples: [])
  }

  private static func item(
    _ title: String, _ subjects: [Int], _ suggestion: RuleSuggestion? = nil
  ) -> ReviewItem {
    ReviewItem(
      title: title, subjects: subjects,
      rows: subjects.map {
        .init(date: "2026-03-0\($0 + 1)", amount: "-4.50 USD", card: "Visa", description: title)
      }, money: "9.00 USD", totals: MoneyTotals(), pattern: title.lowercased(),
      suggestion: suggestion)
  }

  private static func session() throws -> (ReviewSession, Store) {
    let store = Store(descriptions)
    let items = [
      item("BLUE BOTTLE 1", [0, 1], try suggestion("blue bottle", "Food/Coffee")),
      item("ACME PROPERTY", [2]), item("שופרסל דיל", [3]),
      item("BLUE NOTE", [4], try suggestion("blue note", nil)),
    ]
    let choices = try ["Food", "Food/Coffee", "Food/Groceries", "Home", "Home/Rent"].map(path)
    let session = ReviewSession(
      items, choices: choices, probe: store.probe, categories: store.categories)
    return (session, store)
  }

  /// Types keys; letters in a text stand for themselves.
  private static func type(
    _ keys: [Key], _ session: inout ReviewSession, _ store: inout Store
  ) {
    for key in keys {
      guard let request = session.press(key) else { continue }
      do throws(ReviewFailure) {
        session.finish(request, try store.perform(request))
      } catch {
        session.fail(error)
      }
    }
  }

  private static func keys(_ text: String) -> [Key] { text.map { .character($0) } }

  private static func text(_ session: ReviewSession, _ size: Screen.Size = .init()) -> String {
    session.screen(size).lines.map(\.text).joined(separator: "\n")
  }

  @Test func `a suggestion is accepted as a rule`() throws {
    var (session, store) = try Self.session()
    #expect(Self.text(session).contains("Suggested: Food/Coffee (86 %)"))
    Self.type([.character("a")], &session, &store)
    #expect(store.requests == [.add(NewRule(try Self.path("Food/Coffee"), ["blue bottle"]))])
    #expect(session.place == 1)
    #expect(session.message == "done: 2")
    #expect(session.openCount == 3)
  }

  @Test func `a suggestion is accepted for these transactions only`() throws {
    var (session, store) = try Self.session()
    Self.type([.character("t")], &session, &store)
    #expect(store.requests == [.categorize([0, 1], try Self.path("Food/Coffee"))])
    Self.type([.character("t")], &session, &store)
    #expect(store.requests.count == 1)
    #expect(session.message == "There is nothing here to accept by hand.")
  }

  @Test func `a rule's category may be a new one, and what is chosen by hand may not`() throws {
    var (session, store) = try Self.session()
    Self.type([.right, .character("r")] + Self.keys("Home/Garden"), &session, &store)
    #expect(Self.text(session).contains("enter makes Home/Garden"))
    Self.type([.enter, .enter], &session, &store)
    #expect(
      store.requests == [.add(NewRule(try Self.path("Home/Garden"), ["acme property"]))])
    Self.type([.character("c")] + Self.keys("Home/Attic") + [.enter], &session, &store)
    #expect(Self.text(session).contains("no category has these letters; a rule (r) can make one"))
    #expect(store.requests.count == 1)
    // No category can be called so.
    Self.type([.escape, .character("r")] + Self.keys("uncategorized") + [.enter], &session, &store)
    #expect(session.isTyping)
    #expect(!Self.text(session).contains("enter makes"))
  }

  @Test func `what is said at first is gone with the first key`() throws {
    let (_, store) = try Self.session()
    var session = ReviewSession(
      [], choices: [], probe: store.probe, categories: store.categories, message: "USD, then EUR")
    #expect(Self.text(session).contains("USD, then EUR"))
    #expect(session.press(.right) == nil)
    #expect(!Self.text(session).contains("USD, then EUR"))
  }

  @Test func `a category is chosen by a few letters, and taken back`() throws {
    var (session, store) = try Self.session()
    Self.type([.right, .character("c")] + Self.keys("ren"), &session, &store)
    #expect(session.isTyping)
    #expect(Self.text(session).contains("> Home/Rent"))
    #expect(session.screen(.init()).cursor != nil)
    Self.type([.enter], &session, &store)
    #expect(store.requests == [.categorize([2], try Self.path("Home/Rent"))])
    #expect(session.place == 2)
    Self.type([.character("u")], &session, &store)
    #expect(store.requests.last == .undo)
    #expect(session.place == 1)
    #expect(session.categories == [nil, nil, nil, nil, nil])
    Self.type([.character("u")], &session, &store)
    #expect(store.requests.count == 2)
    #expect(session.message?.hasPrefix("Nothing") == true)
  }

  @Test func `a rule's pattern is written with its hits in sight`() throws {
    var (session, store) = try Self.session()
    Self.type([.character("r"), .enter], &session, &store)
    #expect(Self.text(session).contains("Pattern: blue bottle"))
    #expect(Self.text(session).contains("matches 2 transactions: 2 without category"))
    Self.type([.control("w"), .backspace], &session, &store)
    #expect(Self.text(session).contains("matches 3 transactions: 3 without category"))
    Self.type([.control("u")], &session, &store)
    #expect(Self.text(session).contains("the pattern is empty"))
    Self.type([.enter], &session, &store)
    #expect(store.requests.isEmpty)
    Self.type(Self.keys("BLUE*") + [.home, .right, .delete, .enter], &session, &store)
    #expect(store.requests == [.add(NewRule(try Self.path("Food/Coffee"), ["BUE*"]))])
    #expect(session.place == 0)
  }

  @Test func `a rule closes every item that it covers`() throws {
    var (session, store) = try Self.session()
    Self.type(
      [.character("r"), .enter, .control("u")] + Self.keys("blue") + [.enter], &session, &store)
    #expect(session.openCount == 2)
    #expect(session.place == 1)
    Self.type([.right, .right], &session, &store)
    #expect(session.item == nil)
    #expect(Self.text(session).contains("2 skipped"))
    Self.type([.left], &session, &store)
    #expect(session.place == 2)
    Self.type([.left, .left, .left], &session, &store)
    #expect(session.place == 1)
  }

  @Test func `the conditions of a suggestion go with its pattern alone`() throws {
    let amount = RuleSuggestion.Condition(field: "amount", values: ["..10"])
    let item = Self.item(
      "BLUE BOTTLE 1", [0], try Self.suggestion("blue bottle", "Food", conditions: [amount]))
    var store = Store(Self.descriptions)
    let food = try Self.path("Food")
    var session = ReviewSession(
      [item], choices: [food], probe: store.probe, categories: store.categories)
    Self.type([.character("r"), .enter, .character("s"), .backspace, .enter], &session, &store)
    var rule = NewRule(food, ["blue bottle"])
    rule.conditions = [.init("amount", ["..10"])]
    #expect(store.requests == [.add(rule)])
    Self.type(
      [.character("u"), .character("r"), .enter, .control("w"), .backspace, .enter], &session,
      &store)
    #expect(store.requests.last == .add(NewRule(food, ["blue"])))
  }

  @Test func `of two transactions is said whether they are one`() throws {
    var (_, store) = try Self.session()
    let items = [0, 1].map { number in
      ReviewItem(
        kind: .pair(number), title: "BLUE BOTTLE", subjects: [],
        rows: ["1", "2"].map { .init(date: $0, amount: "-4", card: "Visa", description: "BLUE") },
        money: "4.00 USD", totals: MoneyTotals(), pattern: "", suggestion: nil)
    }
    var session = ReviewSession(
      items, choices: [], probe: store.probe, categories: store.categories)
    #expect(Self.text(session).contains("o one and the same · k keep both · s skip"))
    Self.type(Self.keys("arct"), &session, &store)
    #expect(store.requests.isEmpty)
    Self.type(Self.keys("ok"), &session, &store)
    #expect(store.requests == [.decide(0, areSame: true), .decide(1, areSame: false)])
    #expect(session.openCount == 0)
    Self.type(Self.keys("u"), &session, &store)
    #expect(session.openCount == 1)
    #expect(session.place == 1)
  }

  @Test func `of one transaction is said whether it is two`() throws {
    var (_, store) = try Self.session()
    var item = ReviewItem(
      kind: .pair(0), title: "BLUE BOTTLE", subjects: [],
      rows: ["a.csv", "b.csv"].map {
        .init(date: "2026-03-10", amount: "-4", card: "Visa", description: $0)
      }, money: "4.00 USD", totals: MoneyTotals(), pattern: "", suggestion: nil)
    item.mayBeTwo = true
    var session = ReviewSession(
      [item], choices: [], probe: store.probe, categories: store.categories)
    #expect(Self.text(session).contains("1 transaction\n"))
    #expect(Self.text(session).contains("o one and the same · k two · s skip"))
    Self.type(Self.keys("k"), &session, &store)
    #expect(store.requests == [.decide(0, areSame: false)])
  }

  @Test func `rows that could not be read are shown, and nothing can be done to them`() throws {
    var (_, store) = try Self.session()
    var item = ReviewItem(
      kind: .rejected, title: "Statements/visa/march.csv", subjects: [],
      rows: [.init(date: "line 4", amount: "", card: "", description: "\"x\" is no amount: 2,x")],
      money: "", totals: MoneyTotals(), pattern: "", suggestion: nil)
    item.rejected = [.init(line: 4, text: "2,x", reason: "\"x\" is no amount")]
    var session = ReviewSession(
      [item], choices: [], probe: store.probe, categories: store.categories)
    let text = Self.text(session)
    #expect(text.contains("1 of 1  1 row\n"), "\(text)")
    #expect(text.contains("line 4") && text.contains("is no amount"))
    #expect(text.contains("daybook imports undo"))
    #expect(text.contains("s skip") && !text.contains("r rule"))
    Self.type(Self.keys("arctok"), &session, &store)
    #expect(store.requests.isEmpty)
    Self.type(Self.keys("s"), &session, &store)
    #expect(session.openCount == 1)
  }

  @Test func `a step that fails is told, and nothing is lost`() throws {
    var (session, store) = try Self.session()
    store.failure = ReviewFailure("another run is writing this book")
    Self.type([.character("a")], &session, &store)
    #expect(Self.text(session).contains("another run is writing this book"))
    #expect(session.place == 0)
    #expect(session.stepCount == 0)
    Self.type([.character("r"), .enter, .enter], &session, &store)
    #expect(session.isTyping)
    #expect(Self.text(session).contains("another run is writing this book"))
  }

  @Test func `lines do what keys do`() throws {
    var (session, store) = try Self.session()
    func enter(_ lines: String...) throws {
      for line in lines {
        if let request = session.enter(line) {
          session.finish(request, try store.perform(request))
        }
      }
    }
    try enter("s", "c", "o", "rent")
    #expect(store.requests == [.categorize([2], try Self.path("Home/Rent"))])
    try enter("r", ".", "r", "groc", "")
    #expect(store.requests.last == .add(NewRule(try Self.path("Food/Groceries"), ["שופרסל דיל"])))
    try enter("u", "q")
    #expect(session.isEnded)
  }

  @Test(arguments: [20, 40, 80, 200]) func `no line is wider than the screen`(columns: Int) throws {
    var (session, store) = try Self.session()
    let size = Screen.Size(columns: columns, rows: 10)
    for key in [Key.character("?"), .escape, .character("c"), .escape, .character("r"), .enter] {
      Self.type([key], &session, &store)
      for line in session.screen(size).lines {
        let visible = line.text.unicodeScalars.filter { !(0x2066...0x2069).contains($0.value) }
        #expect(visible.count <= columns, "\(line.text)")
      }
    }
  }

  @Test func `what a bank writes can't reach the terminal`() throws {
    let item = Self.item("\u{1B}[2Jevil\u{202E}txt\u{7}", [0])
    let store = Store(Self.descriptions)
    let session = ReviewSession([item], choices: [], probe: store.probe, categories: [nil])
    let text = Self.text(session)
    #expect(text.contains("\u{FFFD}[2Jevil\u{FFFD}txt\u{FFFD}"))
    #expect(!text.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E })
  }

  @Test func `Hebrew stands apart from what is beside it`() throws {
    var (session, store) = try Self.session()
    Self.type([.right, .right], &session, &store)
    #expect(Self.text(session).contains("Visa  \u{2068}שופרסל דיל\u{2069}"))
  }
}
