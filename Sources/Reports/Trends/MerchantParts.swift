import StatementModel

/// Numbers what is kept apart within merchants, such as their currencies.
///
/// Hardly any merchant has more than a few, so that looking through those costs less than hashing.
struct MerchantParts<Part: Equatable> {
  /// By number, in the order of being seen first.
  private(set) var all: [(merchant: Int32, part: Part)] = []
  /// Of each merchant the newest number; negative where there is none.
  private var newest: [Int32]
  /// By number: the number before it of the same merchant.
  private var earlier: [Int32] = []

  /// - Parameter merchants: How many there are.
  init(merchants: Int) { newest = [Int32](repeating: -1, count: merchants) }

  /// The number of a part, which is kept from now on.
  mutating func number(of merchant: Int32, _ part: Part) -> Int32 {
    var number = newest[Int(merchant)]
    while number >= 0 {
      if all[Int(number)].part == part { return number }
      number = earlier[Int(number)]
    }
    number = Int32(clamping: all.count)
    all.append((merchant, part))
    earlier.append(newest[Int(merchant)])
    newest[Int(merchant)] = number
    return number
  }
}

/// Places by group, all in one list.
struct GroupedPlaces {
  private var ends: [Int32]
  private var places: [Int32]

  /// - Parameters:
  ///   - groups: The group of each place; negative where it is of none.
  ///   - count: How many groups there are.
  init(_ groups: [Int32], count: Int) {
    ends = [Int32](repeating: 0, count: count + 1)
    for group in groups where group >= 0 { ends[Int(group) + 1] += 1 }
    for group in ends.indices.dropFirst() { ends[group] += ends[group - 1] }
    places = [Int32](repeating: 0, count: Int(ends[count]))
    // What begins where the one before it ends moves to its own end.
    for (place, group) in groups.enumerated() where group >= 0 {
      places[Int(ends[Int(group)])] = Int32(place)
      ends[Int(group)] += 1
    }
  }

  /// In ascending order.
  subscript(group: Int32) -> ArraySlice<Int32> {
    let start = group == 0 ? 0 : Int(ends[Int(group) - 1])
    return places[start..<Int(ends[Int(group)])]
  }
}
