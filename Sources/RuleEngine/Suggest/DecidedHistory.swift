import StatementModel

/// How a transaction stands, as far as a new rule for its category is concerned.
enum Standing: Hashable, Sendable {
  /// Nobody has categorized it.
  case open
  /// Nobody has, and nobody needs to: it is hidden, or money moved between own accounts.
  case aside
  /// A person put it in the category; `needsRule` where the rules alone would not.
  case byHand(Int32, needsRule: Bool)
  case byRule(Int32, rule: Int32)
  /// A rule that came with the program put it there, and at the same merchant a person put what
  /// that rule decides elsewhere.
  case overruled(Int32, rule: Int32)
  /// A rule splits it.
  case bySplit

  /// The category's number.
  var category: Int? {
    switch self {
    case .byHand(let category, _), .byRule(let category, _), .overruled(let category, _):
      Int(category)
    case .open, .aside, .bySplit: nil
    }
  }

  /// Whether a rule for the category would go against what was decided here.
  func contradicts(_ category: Int?) -> Bool {
    switch self {
    case .open, .aside, .overruled: false
    case .bySplit: true
    case .byHand(let decided, _), .byRule(let decided, _): Int(decided) != category
    }
  }
}

/// The history as suggestions look at it: by description and by merchant, with what is decided.
///
/// Rows that the bank has withdrawn never happened and are left out.
struct DecidedHistory: Sendable {
  /// How many transactions of a description stand in one way.
  struct Tally: Sendable {
    var standing: Standing
    var count: Int
  }

  let subjects: [RuleSubject]
  /// One for each subject.
  let standings: [Standing]
  /// For each subject, the rule that came with the program and that a person corrected there;
  /// negative where there is none.
  let corrected: [Int32]
  let rules: RuleSet
  let table: DescriptorTable
  /// The subjects of each description.
  let subjectsOfDescriptor: MemberLists
  let tallies: [[Tally]]
  let merchants: DescriptorsByMerchant
  /// All categories that rules may name, and those that have been chosen, by number.
  let categories: [CategoryPath]
  private let categoryNumbers: CategoryNumbers

  /// - Parameter starterFiles: The files of rules that came with the program: what they decide, one
  ///   word of a person outweighs.
  init(
    _ all: [RuleSubject], rules: RuleSet, starterFiles: Set<String>, categories tree: CategoryTree
  ) {
    let subjects = all.filter { $0.transaction.status != .withdrawn }
    var numbers = CategoryNumbers(tree)
    let isStarter = rules.rules.map { starterFiles.contains($0.location.file) }
    var (standings, corrected) = Self.standings(of: subjects, rules, isStarter, &numbers)
    var table = DescriptorTable()
    var texts = StringInterner()
    var pairs: [(group: Int32, member: Int32)] = []
    pairs.reserveCapacity(subjects.count)
    for (index, subject) in subjects.enumerated() {
      let text = subject.facts.description
      let descriptor = texts.number(of: text)
      if descriptor == table.texts.count { table.add(text) }
      pairs.append((Int32(descriptor), Int32(index)))
    }
    table.finish()
    let grouping = MemberLists(pairs, groups: table.texts.count)
    merchants = DescriptorsByMerchant(table)
    for merchant in merchants.merchants {
      let own = merchant.descriptors.flatMap { grouping[Int($0)] }.map { Int($0) }
      let overruled = Set(own.map { corrected[$0] }.filter { $0 >= 0 })
      guard !overruled.isEmpty else { continue }
      for subject in own {
        guard case .byRule(let category, let rule) = standings[subject], overruled.contains(rule)
        else { continue }
        standings[subject] = .overruled(category, rule: rule)
      }
    }
    self.subjects = subjects
    self.rules = rules
    self.corrected = corrected
    self.standings = standings
    self.table = table
    subjectsOfDescriptor = grouping
    tallies = table.texts.indices.map { descriptor in
      var tallies: [Tally] = []
      for subject in grouping[descriptor] {
        let standing = standings[Int(subject)]
        if let index = tallies.firstIndex(where: { $0.standing == standing }) {
          tallies[index].count += 1
        } else {
          tallies.append(Tally(standing: standing, count: 1))
        }
      }
      return tallies
    }
    self.categories = numbers.paths
    categoryNumbers = numbers
  }

  /// The category's number, if it can be named.
  func number(of path: CategoryPath) -> Int? { categoryNumbers.numbers[path].map { Int($0) } }

  private static func standings(
    of subjects: [RuleSubject], _ rules: RuleSet, _ isStarter: [Bool],
    _ numbers: inout CategoryNumbers
  ) -> (standings: [Standing], corrected: [Int32]) {
    // Made at the first need: many histories have no edits.
    var matcher: RuleMatcher?
    var corrected = [Int32](repeating: -1, count: subjects.count)
    let standings = subjects.enumerated().map { place, subject -> Standing in
      let transaction = subject.transaction
      if subject.isCategorizedByHand, let category = transaction.category {
        let deciding = matcher ?? RuleMatcher(rules)
        matcher = deciding
        let decided = deciding.decide(subject.facts).category
        let needsRule = decided?.value != category
        if needsRule, let rule = decided?.rule, isStarter[rule] {
          corrected[place] = Int32(clamping: rule)
        }
        return .byHand(numbers.number(of: category), needsRule: needsRule)
      }
      if let rule = subject.categoryRule {
        return transaction.category.map {
          .byRule(numbers.number(of: $0), rule: Int32(clamping: rule))
        } ?? .bySplit
      }
      let isAside =
        transaction.isHidden || transaction.isTransfer || transaction.categorySource == .link
      return isAside ? .aside : .open
    }
    return (standings, corrected)
  }

  /// Whether a rule for the category on this description would go against a decision.
  func contradicts(_ category: Int?, _ descriptor: Int) -> Bool {
    tallies[descriptor].contains { $0.standing.contradicts(category) }
  }

  /// Whether rules decide some transactions of one of the merchant's descriptions, and leave others
  /// open.
  func isPartlyDecided(_ merchant: Int) -> Bool {
    merchants.merchants[merchant].descriptors.contains { descriptor in
      isOpen(Int(descriptor))
        && tallies[Int(descriptor)].contains { tally in
          if case .byRule = tally.standing { true } else { false }
        }
    }
  }

  /// Whether nobody has categorized some transactions of the description.
  func isOpen(_ descriptor: Int) -> Bool {
    tallies[descriptor].contains { $0.standing == .open }
  }
}

/// Categories by number, those of the tree first, in the order of their paths.
private struct CategoryNumbers: Sendable {
  private(set) var paths: [CategoryPath]
  private(set) var numbers: [CategoryPath: Int32]

  init(_ tree: CategoryTree) {
    paths = tree.paths
    numbers = Dictionary(
      paths.enumerated().map { ($0.element, Int32($0.offset)) },
      uniquingKeysWith: { first, _ in first })
  }

  mutating func number(of path: CategoryPath) -> Int32 {
    if let number = numbers[path] { return number }
    let number = Int32(paths.count)
    numbers[path] = number
    paths.append(path)
    return number
  }
}
