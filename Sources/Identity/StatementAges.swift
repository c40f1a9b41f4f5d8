import StatementModel

/// How old statements are for where transactions are shown.
enum StatementAges {
  /// By statement: its rank by age, the oldest first.
  ///
  /// A statement that ends earlier is older; of one end, that whose rows lie earlier on the whole.
  /// What still is equal goes in canonical order.
  ///
  /// - Parameter statements: In canonical order.
  static func of(_ statements: [LiveStatement]) -> [Int32] {
    let ends = statements.map { $0.to?.dayNumber ?? .min }
    var sums = [(days: Int64, count: Int64)](repeating: (0, 0), count: statements.count)
    // Hardly any two end on one day.
    let counts = Dictionary(ends.map { ($0, 1) }, uniquingKeysWith: +)
    for (place, end) in ends.enumerated() where counts[end, default: 0] > 1 {
      let numbers = statements[place].rows.numbers
      sums[place] = (numbers.reduce(0) { $0 + Int64($1.keyDay) }, Int64(numbers.count))
    }
    let order = statements.indices.sorted { one, other in
      if ends[one] != ends[other] { return ends[one] < ends[other] }
      let (left, right) = (sums[one], sums[other])
      if (left.count == 0) != (right.count == 0) { return left.count == 0 }
      // Their means, multiplied by both counts.
      let (low, high) = (left.days * right.count, right.days * left.count)
      return low != high ? low < high : one < other
    }
    var ages = [Int32](repeating: 0, count: statements.count)
    for (rank, place) in order.enumerated() { ages[place] = Int32(rank) }
    return ages
  }
}
