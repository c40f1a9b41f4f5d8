import StatementModel

/// Which transactions may be ones that are there already.
extension Book {
  /// By the shown id of each, the other one; its own where one transaction may be two.
  package func doubts() throws(BookError) -> [TransactionID: TransactionID] {
    let pairs = try snapshot().doubts
    return Dictionary(
      pairs.flatMap { [($0.first, $0.second), ($0.second, $0.first)] },
      uniquingKeysWith: { _, last in last })
  }

  /// How many doubts these are.
  static func count(of doubts: [TransactionID: TransactionID]) -> Int {
    let single = doubts.count { $0 == $1 }
    return single + (doubts.count - single) / 2
  }
}
