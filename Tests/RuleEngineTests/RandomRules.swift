import StatementModel

@testable import RuleEngine

/// Random rules files that use all of the language, and transactions that meet them.
///
/// Few words of many scripts, so that patterns and descriptions meet often; the same seed gives
/// the same ones.
struct RandomRules {
  private var random: SeededNumbers

  init(seed: Int) { random = SeededNumbers(state: UInt64(seed)) }

  /// A small seeded generator (SplitMix64), so that a failure can be seen again.
  struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }

    mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
    mutating func pick<Item>(_ items: [Item]) -> Item { items[below(items.count)] }
    mutating func isOne(in bound: Int) -> Bool { below(bound) == 0 }
  }

  // MARK: - Texts

  private static let words = [
    "a", "ab", "abc", "shop", "SHOPS", "café", "CAFE\u{301}", "joe's", "k", "sS", "Kſ", "12",
    "שופ", "חו\"ל", "שׁוֹפּ", "コーヒー", "ガ", "カ\u{3099}", "ß", "İ", "ıi", "DIŞ", "dış", "кафе",
    "йод", "и\u{306}од", "x-y", "é", "\u{212A}", "the", "bar", "大阪", "上海", "ｶﾞ", "ＡＢ", "ﬁ",
    "ΟΔΟΣ", "οδος", "كَتَب", "كتب", "กาแฟ", "카페", "\u{1112}\u{1161}\u{11AB}", "one\u{AD}two",
    "\u{200F}ab", "٣", "x🍞", "shop bar shop", "whole foods market",
  ]

  mutating func description() -> String {
    (0..<(1 + random.below(4))).map { _ in
      let word = random.pick(Self.words)
      return random.isOne(in: 2) ? word.uppercased() : word
    }.joined(separator: random.pick([" ", "  ", "*", "", "-", " #", "\t", "/"]))
  }

  /// A pattern as it is typed.
  mutating func pattern() -> String {
    let text = (0..<(1 + random.below(2))).map { _ in random.pick(Self.words) }
    switch random.below(5) {
    case 0, 1: return text.joined(separator: " ")
    case 2:
      let head = random.pick(["", "*", "?"])
      let tail = random.pick(["", "*", "?", " *"])
      return head + text.joined(separator: random.pick(["*", " * ", "?", " "])) + tail
    default:
      let body = text.joined(
        separator: random.pick([" ", ".*", "|", "+", "\\W", "?", "(x|é)", "*", "\\s+#?", "(?=b)"]))
      let head = random.pick(["", "^", "\\b", "(?-i)", "(?:", "[ab]", "(", "\\p{L}*", "(?i)"])
      let tail = head == "(?:" ? ")*" : head == "(" ? ")+" : random.pick(["", "$", "\\d", "?"])
      return "/\(head)\(body)\(tail)/"
    }
  }

  private mutating func patterns(mayUseLists: Bool = true) -> String {
    let items = (0..<(1 + random.below(3))).map { _ in
      mayUseLists && random.isOne(in: 6) ? "$l\(random.below(3))" : Self.quoted(pattern())
    }
    return items.count == 1 ? items[0] : "[\(items.joined(separator: ", "))]"
  }

  private static func quoted(_ text: String) -> String { JSONText.string(text).line }

  // MARK: - Rules

  mutating func yaml() -> String {
    var text = "categories:\n  Food:\n  Food/Tea:\n  Home:\n  Transit:\nlists:\n"
    for number in 0..<3 {
      let inner = number > 0 && random.isOne(in: 2) ? "$l\(number - 1), " : ""
      text += "  l\(number): [\(inner)\(Self.quoted(pattern())), \(Self.quoted(pattern()))]\n"
    }
    text += "rules:\n"
    for number in 0..<(3 + random.below(30)) { text += "  - \(rule(number))\n" }
    return text
  }

  /// Rules of few conditions with few values, of which many follow from others.
  mutating func narrowYAML() -> String {
    let values: [(RuleField, [String])] = [
      (.match, ["ab", "a*", "[ab, bar]", "ab bar", "/ab/", "[\"*a*\", k]"]),
      (.unless, ["ab", "ab bar", "[ab, bar]"]),
      (.amount, ["..10", "5..10", "10..20", "USD 5..10", "[..5, 10..]", "EUR 1..30"]),
      (.currency, ["USD", "[USD, EUR]"]), (.direction, ["in", "out"]),
      (.card, ["visa", "[visa, cash]"]), (.day, ["1..20", "5", "[..5, 6..25]"]),
      (.date, ["1970-01", "1970", "1970-01-15..1970-02"]),
      (.weekday, ["mon..fri", "sat", "[sat, fri]"]),
      (.bankCategory, ["5411", "5000..6000", "[Cafés, 5411]", "Cafés"]),
      (.tag, ["hand", "[hand, t0]"]),
      (.pending, ["true", "false"]), (.memo, ["ab", "[ab, bar]"]),
    ]
    func group(_ count: Int, _ random: inout SeededNumbers) -> String {
      values.shuffled(using: &random).prefix(count)
        .map { "\($0.0.rawValue): \(random.pick($0.1))" }.joined(separator: ", ")
    }
    var text = "rules:\n"
    for number in 0..<20 {
      var conditions = group(1 + random.below(2), &random)
      if random.isOne(in: 3) {
        let groups = (0..<(1 + random.below(2))).map { _ in
          "{ \(group(1 + random.below(2), &random)) }"
        }
        conditions += ", \(random.pick(["all", "any", "not"])): [\(groups.joined(separator: ", "))]"
      }
      text += "  - { \(conditions), payee: P\(number % 3), tags: [t0] }\n"
    }
    return text
  }

  private mutating func rule(_ number: Int) -> String {
    switch random.below(12) {
    case 0...2: return "\(random.pick(Self.categories)): \(patterns())"
    case 3:
      // What the pattern found goes into the texts.
      let (expression, texts) = random.pick(Self.captures)
      return "{ match: \(Self.quoted(expression)), payee: \(Self.quoted(random.pick(texts))),"
        + " note: \(Self.quoted(random.pick(texts + ["plain {{x}}"]))) }"
    case 4, 5: return "{ name: r\(number), match: \(patterns()), \(effects(number)) }"
    default:
      return "{ name: r\(number), \(group(depth: 0)), \(effects(number)) }"
    }
  }

  private static let categories = ["Food", "Food/Tea", "Home", "Transit"]

  private static let captures = [
    ("/(\\w+) (shop|bar)s?/", ["{1}", "{2} of {1}", "{1} {1}"]),
    ("/(?<who>[ab]+)(-|c)?/", ["{who}", "at {1}{2}"]), ("/^(.*?)[ *#-]+(.+)$/", ["{2}", "{1}"]),
    ("/(ガ|大|שופ)(.?)/", ["<{1}>", "{2}"]), ("/(x)?caf[eé]/", ["{1}"]),
  ]

  private mutating func effects(_ number: Int) -> String {
    random.pick([
      "category: Food", "category: Home, payee: P\(number)", "tags: [t0]",
      "tags: [t1, t\(number)], hidden: true", "note: n, transfer: false", "period: p\(number % 3)",
      "split: { Food: 60%, Home: rest }", "split: { Food: 5.00, Transit: rest }, tags: t2",
      "split: { Food: 33.3333%, Home: 33.3333%, Transit: 33.3334% }",
      "split: { Food: USD 3, Home: 10%, Food/Tea: rest }, payee: S",
    ])
  }

  /// Conditions of a mapping, each key once.
  private mutating func group(depth: Int) -> String {
    let possible = RuleField.conditions.filter { depth < 3 || ![.all, .any, .not].contains($0) }
    let fields = possible.shuffled(using: &random).prefix(1 + random.below(3))
    return fields.map { condition($0, depth: depth) }.joined(separator: ", ")
  }

  private mutating func condition(_ field: RuleField, depth: Int) -> String {
    let bound = random.below(30)
    let value: String
    switch field {
    case .match, .unless: value = patterns()
    case .memo: value = patterns(mayUseLists: random.isOne(in: 2))
    case .card: value = random.pick(["visa", "[visa, cash]"])
    case .accountType: value = random.pick(["credit-card", "[checking, savings]"])
    case .amount:
      value = random.pick([
        "\(bound)..\(bound + 10)", "..\(bound)", "\(bound)..", "[EUR 1..9, USD 5.5]",
      ])
    case .currency: value = random.pick(["USD", "[EUR, ILS]"])
    case .direction: value = random.pick(["in", "out"])
    case .kind: value = random.pick(["charge", "[refund, fee]"])
    case .date: value = random.pick(["1970", "1970-03..", "[..1970-02-10, 1970-06]"])
    case .day: value = random.pick(["1..20", "31", "[..5, 28..]"])
    case .weekday: value = random.pick(["mon..fri", "[sat, sun]", "sat..tue"])
    case .bankCategory: value = random.pick(["Cafés", "5411", "[5811..5814, קפה]"])
    case .pending: value = random.pick(["true", "false"])
    case .tag: value = random.pick(["t0", "[t1, hand]"])
    default:
      let groups = (0..<(1 + random.below(3))).map { _ in "{ \(group(depth: depth + 1)) }" }
      value = groups.count == 1 ? groups[0] : "[\(groups.joined(separator: ", "))]"
    }
    return "\(field.rawValue): \(value)"
  }

  // MARK: - Transactions

  mutating func facts() -> TransactionFacts {
    var facts = TransactionFacts(description: description())
    if random.isOne(in: 2) { facts.memo = description() }
    if random.below(3) > 0 {
      let units = Int64(random.below(6000)) - 3000
      facts.amount = ExactDecimal(units: units, scale: 2).map {
        Money($0, random.pick([.usd, .eur]))
      }
    } else if random.isOne(in: 2) {
      facts.direction = random.pick(MoneyDirection.allCases)
    }
    if random.below(3) > 0 { facts.date = CalendarDate(dayNumber: Int32(random.below(365))) }
    if random.isOne(in: 3) { facts.tags = [random.pick(["t0", "t1", "hand"])] }
    if random.isOne(in: 2) { facts.card = random.pick([CardID("visa"), CardID("cash")]) }
    if random.isOne(in: 2) { facts.accountType = random.pick(AccountType.allCases) }
    if random.isOne(in: 2) { facts.kind = random.pick(TransactionKind.allCases) }
    if random.isOne(in: 3) { facts.bankCategory = random.pick(["CAFES", "קפה", "Other", "5411"]) }
    if random.isOne(in: 3) { facts.merchantCategoryCode = random.pick([5411, 5812, 742]) }
    if random.isOne(in: 2) { facts.isPending = random.isOne(in: 2) }
    return facts
  }
}
