import StatementModel

/// A merchant whose category is decided.
struct KnownMerchant: Sendable {
  /// Its number in the merchant table.
  var merchant: Int
  /// The category's number.
  var category: Int
  /// How many of its transactions are in the category, and how many are decided at all.
  var agreeing: Int
  var decided: Int
  var isByHand: Bool
  /// The rule that decided most of them, where no person did.
  var rule: Int?

  /// What the history says of a merchant; nothing where nothing is decided, or where decisions
  /// differ so much that it is no example of anything.
  init?(_ number: Int, _ history: DecidedHistory) {
    var byHand: [Int: Int] = [:]
    var byRule: [Int: Int] = [:]
    var rules: [Int32: Int] = [:]
    for descriptor in history.merchants.merchants[number].descriptors {
      for tally in history.tallies[Int(descriptor)] {
        switch tally.standing {
        case .byHand(let category, _): byHand[Int(category), default: 0] += tally.count
        case .byRule(let category, let rule):
          byRule[Int(category), default: 0] += tally.count
          rules[rule, default: 0] += tally.count
        case .open, .aside, .bySplit, .overruled: break
        }
      }
    }
    // What a person says counts more than what a rule says.
    let counts = byHand.isEmpty ? byRule : byHand
    guard let best = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return nil }
    let all = counts.values.reduce(0, +)
    guard best.value * 4 >= all * 3 else { return nil }
    merchant = number
    category = best.key
    agreeing = best.value
    decided = all
    isByHand = !byHand.isEmpty
    rule =
      isByHand ? nil : rules.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { Int($0.key) }
  }
}

extension KnownMerchant {
  /// The known merchants of a history; those that are most likely one are together.
  ///
  /// Their names begin with the same two words, and they are in one category: a key often holds
  /// more in one place than in another, and a chain of shops must not count for every town.
  static func families(of history: DecidedHistory) -> [[KnownMerchant]] {
    struct Name: Hashable {
      var words: ArraySlice<Int>
      var category: Int
    }
    var numbers: [Name: Int] = [:]
    var families: [[KnownMerchant]] = []
    for (number, merchant) in history.merchants.merchants.enumerated() {
      guard let known = KnownMerchant(number, history) else { continue }
      let name = Name(words: merchant.words.prefix(2), category: known.category)
      if let family = numbers[name], !name.words.isEmpty {
        families[family].append(known)
      } else {
        numbers[name] = families.count
        families.append([known])
      }
    }
    return families
  }
}

/// How often each sign goes with each category, among known merchants.
struct SignTable: Sendable {
  /// How many merchants with the sign are in one category.
  struct Entry: Sendable {
    var category: Int32
    var count: Int32
    /// The first of them.
    var example: Int32
  }

  /// By the sign's number.
  private var rows: [[Entry]]

  init(count: Int) { rows = Array(repeating: [], count: count) }

  mutating func add(_ sign: Int32, _ category: Int, example: Int) {
    let row = Int(sign)
    if let index = rows[row].firstIndex(where: { $0.category == category }) {
      rows[row][index].count += 1
    } else {
      rows[row].append(Entry(category: Int32(category), count: 1, example: Int32(example)))
    }
  }

  subscript(sign: Int32) -> [Entry] { rows[Int(sign)] }
}
