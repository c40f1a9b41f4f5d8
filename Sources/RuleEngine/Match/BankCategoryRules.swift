import StatementModel

/// The rules that ask for the issuer's category and for no description: which of them are
/// possible for a category is worked out once.
struct BankCategoryRules {
  /// Their numbers, in file order.
  private let rules: [Int32]
  private let wanted: [[BankCategory]]
  private var lists: [[RuleCandidate]]
  /// The number of the list of each category seen.
  private var numbers: [Key: Int] = [:]
  /// The same for rows that have a code and no category, by code; -1 where not known yet.
  private var byCode: [Int32]

  private struct Key: Hashable {
    var category: String?
    var code: Int?
  }

  private static let codes = 10_000
  /// Beyond so many different categories, they are worked out each time.
  private static let maximumKnown = 1 << 16

  /// The list of all of them.
  static let all = 0

  init(_ rules: [(rule: Int32, wanted: [BankCategory])], _ plans: [RulePlan]) {
    lists = [RuleCandidate.list(rules.map(\.rule), plans)]
    self.rules = rules.map(\.rule)
    wanted = rules.map(\.wanted)
    byCode = rules.isEmpty ? [] : Array(repeating: -1, count: Self.codes)
  }

  /// Whether there are rules that may be possible for a transaction.
  @inline(__always)
  func apply(to facts: borrowing TransactionFacts) -> Bool { apply(to: CopiedFacts(facts)) }

  /// The same by what quick tests know.
  @inline(__always)
  func apply(to facts: some QuickFacts) -> Bool { facts.hasBankCategory && !rules.isEmpty }

  /// The list of the rules that are possible for a transaction; nothing if it is not made yet.
  func knownList(for facts: borrowing TransactionFacts) -> Int? {
    if facts.bankCategory == nil, let code = facts.merchantCategoryCode,
      byCode.indices.contains(code)
    {
      return byCode[code] < 0 ? nil : Int(byCode[code])
    }
    return numbers[Key(category: facts.bankCategory, code: facts.merchantCategoryCode)]
  }

  /// Makes the list for a transaction.
  ///
  /// - Returns: Whether others were given up for it, whose numbers are used again.
  mutating func makeList(for facts: borrowing TransactionFacts, _ plans: [RulePlan]) -> Bool {
    if facts.bankCategory == nil, let code = facts.merchantCategoryCode,
      byCode.indices.contains(code)
    {
      byCode[code] = Int32(add(nil, code, plans))
      return false
    }
    let isFull = numbers.count >= Self.maximumKnown
    if isFull {
      numbers = [:]
      lists.removeSubrange(1...)
      for code in byCode.indices { byCode[code] = -1 }
    }
    let key = Key(category: facts.bankCategory, code: facts.merchantCategoryCode)
    numbers[key] = add(key.category, key.code, plans)
    return isFull
  }

  /// The rules of a list.
  @inline(__always)
  func candidate(_ list: Int, _ place: Int) -> RuleCandidate? {
    place < lists[list].count ? lists[list][place] : nil
  }

  private mutating func add(_ category: String?, _ code: Int?, _ plans: [RulePlan]) -> Int {
    let folded = category.map { TextFolding.fold($0) }
    let possible = rules.indices.filter { index in
      wanted[index].contains { category in
        switch category {
        case .name(let name): folded == name
        case .codes(let codes): code.map { codes ~= $0 } ?? false
        }
      }
    }
    lists.append(RuleCandidate.list(possible.map { rules[$0] }, plans))
    return lists.count - 1
  }
}
