import StatementModel

/// Reads the rules of Actual as its programming interface gives them.
///
///     file  = list of rules, or a mapping with rules, and perhaps payees, categories,
///             categoryGroups and accounts, each a list with id and name
///     rule  = stage: pre | null | post, conditionsOp: and | or, conditions, actions
///
/// Actual runs all rules that match, stage by stage, within a stage the less specific ones first,
/// and the last one wins: so the rules are put into that order and turned round.
struct ActualRules {
  private(set) var found = ForeignRules()
  private let context: ActualNames

  init(_ source: RuleSource, names: ImportNames) {
    let (root, mistakes) = ForeignJSON.read(source)
    found.remarks = mistakes
    guard let root else {
      context = ActualNames(nil, names)
      if mistakes.isEmpty {
        found.remarks.append(
          Diagnostic(.error, Self.notOfFormat, at: SourceLocation(file: source.path)))
      }
      return
    }
    let data = root["data"] ?? root
    context = ActualNames(data, names)
    let list = data["rules"] ?? data
    guard case .sequence(let items, _) = list else {
      found.remarks.append(Diagnostic(.error, Self.notOfFormat, at: list.location))
      return
    }
    let order = items.enumerated().sorted { left, right in
      let (a, b) = (Self.rank(left.element), Self.rank(right.element))
      return a == b ? left.offset < right.offset : a < b
    }.map(\.element)
    let payees = ActualPayees(order, context)
    for item in order { read(item, payees) }
    found.rules.reverse()
  }

  private static let notOfFormat = ImportFact.notOfFormat(
    ForeignFormat.actual.title,
    expected: "a JSON list of rules, or an object with \"rules\", \"payees\" and \"categories\"")

  // MARK: Order

  private struct Rank: Comparable {
    var stage: Int
    var score: Int
    var id: String

    static func < (left: Rank, right: Rank) -> Bool {
      (left.stage, left.score, left.id) < (right.stage, right.score, right.id)
    }
  }

  /// What each way of comparing counts for how specific a rule is.
  private static func score(_ operation: String) -> Int {
    switch operation {
    case "is", "isNot": 10
    case "oneOf", "notOneOf": 9
    case "isapprox", "isbetween": 5
    case "gt", "gte", "lt", "lte": 1
    default: 0
    }
  }

  private static func rank(_ rule: YAMLNode) -> Rank {
    let operations = (rule["conditions"]?.items ?? []).map { $0["op"]?.text ?? "" }
    let isExact = operations.allSatisfy {
      ["is", "isNot", "isapprox", "oneOf", "notOneOf"].contains($0)
    }
    let sum = operations.map(score).reduce(0, +)
    let stage =
      switch rule["stage"]?.text {
      case "pre": 0
      case "post": 2
      default: 1
      }
    return Rank(stage: stage, score: isExact ? 2 * sum : sum, id: rule["id"]?.text ?? "")
  }

  // MARK: Rules

  private mutating func read(_ rule: YAMLNode, _ payees: ActualPayees) {
    let location = rule.location
    do throws(Unsayable) {
      let conditions = ActualConditions(names: context, payees: payees)
      let test = try conditions.test(of: rule, &found)
      var actions = ActualActions(names: context)
      actions.read(rule["actions"]?.items ?? [], &found)
      guard !actions.effects.isEmpty else { return }
      found.rules.append(
        ImportedRule(test: test, effects: actions.effects, location: location))
    } catch {
      found.leaveOut("the rule", because: "\(error.what): \(error.reason)", at: location)
    }
  }
}

/// The names behind the ids of Actual.
struct ActualNames {
  private var payees: [String: String] = [:]
  private var categories: [String: [String]] = [:]
  private var accounts: [String: String] = [:]
  private let given: ImportNames

  init(_ data: YAMLNode?, _ given: ImportNames) {
    self.given = given
    guard let data else { return }
    payees = Self.names(data["payees"])
    accounts = Self.names(data["accounts"])
    let groups = data["categoryGroups"] ?? data["category_groups"] ?? data["groups"]
    let groupNames = Self.names(groups)
    for group in groups?.items ?? [] {
      for category in group["categories"]?.items ?? [] {
        add(category, group: group["name"]?.text)
      }
    }
    for category in data["categories"]?.items ?? [] {
      // A group may stand among the categories, with its own below it.
      let inner = category["categories"]?.items ?? []
      for one in inner { add(one, group: category["name"]?.text) }
      let group = category["group_id"] ?? category["cat_group"] ?? category["group"]
      if inner.isEmpty { add(category, group: group?.text.flatMap { groupNames[$0] }) }
    }
  }

  private mutating func add(_ category: YAMLNode, group: String?) {
    guard let id = category["id"]?.text, let name = category["name"]?.text,
      categories[id] == nil || group != nil
    else { return }
    categories[id] = [group, name].compactMap { $0 }
  }

  private static func names(_ list: YAMLNode?) -> [String: String] {
    var names: [String: String] = [:]
    for item in list?.items ?? [] {
      if let id = item["id"]?.text, let name = item["name"]?.text { names[id] = name }
    }
    return names
  }

  func payee(_ id: String) -> String? { payees[id] ?? (Self.isID(id) ? nil : id) }

  /// The category of an id, or of what is no id.
  func category(_ id: String) throws(Unsayable) -> ForeignCategory {
    if let names = categories[id] { return ForeignCategory(names: names) }
    if given.name(id) != nil || !Self.isID(id) {
      return ForeignCategory(names: ForeignCategories.names(in: id))
    }
    throw Unsayable(
      "the category \(id)",
      "the file does not say its name; add \"categories\" to it, or --map \(id)=NAME")
  }

  func card(_ id: String) throws(Unsayable) -> CardID {
    let name = accounts[id] ?? id
    if let card = given.card(id) ?? given.card(name) { return card }
    throw Unsayable("the account \"\(name)\"", "say which card it is: --card \"\(name)=ID\"")
  }

  /// Whether it is an id and no name: a UUID.
  private static func isID(_ text: String) -> Bool {
    text.utf8.count == 36 && text.allSatisfy { $0.isHexDigit || $0 == "-" }
  }
}
