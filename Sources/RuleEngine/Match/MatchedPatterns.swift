import StatementModel

/// Which patterns of a rule set match the texts of a history, worked out once a text and kept.
package struct MatchedPatterns: Sendable {
  /// By the number of a text: that of its list; negative where it is no description, or nobody asked.
  package private(set) var numbers: [Int32] = []
  /// The distinct lists of the numbers of patterns, each in ascending order.
  package private(set) var lists: [[Int32]] = []

  package init() {}

  /// - Parameter patterns: What matches the text of a number; nothing where that is not known.
  package init(of table: TransactionTable, _ patterns: (_ text: Int) -> [Int32]?) {
    numbers = [Int32](repeating: -1, count: table.texts.count)
    var known: [[Int32]: Int32] = [:]
    for own in table.names where numbers[Int(own.description)] < 0 {
      guard let list = patterns(Int(own.description)) else { continue }
      let number = known[list] ?? Int32(lists.count)
      if number == lists.count {
        known[list] = number
        lists.append(list)
      }
      numbers[Int(own.description)] = number
    }
  }

  /// Lists that were kept, one behind the other; nothing where they are none of so many texts.
  ///
  /// - Parameter ends: Where each list ends.
  package init?(numbers: [Int32], ends: [Int], patterns: [Int32], texts: Int) {
    guard numbers.isEmpty || numbers.count == texts, ends.last ?? 0 == patterns.count,
      numbers.allSatisfy({ Int($0) < ends.count })
    else { return nil }
    self.numbers = numbers
    var start = 0
    for end in ends {
      guard start <= end, end <= patterns.count else { return nil }
      lists.append(Array(patterns[start..<end]))
      start = end
    }
  }

  /// What matches the text of a number, where that is known.
  package subscript(text: Int) -> [Int32]? {
    guard numbers.indices.contains(text), numbers[text] >= 0 else { return nil }
    return lists[Int(numbers[text])]
  }
}
