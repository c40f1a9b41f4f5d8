/// The distinct sets of patterns that descriptions matched, each with the rules that it makes
/// possible: descriptions are many, and what they match repeats.
struct PatternSets {
  /// The patterns of all sets, one behind the other, each in ascending order.
  private var patterns: [Int32] = []
  private var patternStarts: [Int32] = [0]
  /// The possible rules of all sets, in file order.
  private(set) var candidates: [RuleCandidate] = []
  private var candidateStarts: [Int32] = [0]
  /// In the high half of a slot the high half of the hash; in the low half a set's number plus
  /// one, zero where the slot is free.
  private var slots = [UInt64](repeating: 0, count: 256)

  /// How many sets there are.
  var count: Int { patternStarts.count - 1 }

  /// The patterns of a set.
  func patterns(of set: Int) -> ArraySlice<Int32> {
    patterns[Int(patternStarts[set])..<Int(patternStarts[set + 1])]
  }

  /// The places of a set's rules in `candidates`.
  func candidates(of set: Int) -> Range<Int> {
    Int(candidateStarts[set])..<Int(candidateStarts[set + 1])
  }

  /// The number of a set, if it is known.
  func number(of set: [Int32]) -> Int? {
    let hash = Self.hash(set)
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: hash &>> 32) & mask
    while slots[slot] != 0 {
      if slots[slot] ^ hash < 1 << 32 {
        let number = Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) &- 1
        if isEqual(number, set) { return number }
      }
      slot = (slot &+ 1) & mask
    }
    return nil
  }

  /// Adds a set that is not known, and the rules that it makes possible.
  mutating func add(_ set: [Int32], _ rules: [RuleCandidate]) -> Int {
    patterns.append(contentsOf: set)
    patternStarts.append(Int32(patterns.count))
    candidates.append(contentsOf: rules)
    candidateStarts.append(Int32(candidates.count))
    file(Self.hash(set), count)
    if count * 2 > slots.count { grow() }
    return count - 1
  }

  private func isEqual(_ number: Int, _ set: [Int32]) -> Bool {
    let start = Int(patternStarts[number])
    guard Int(patternStarts[number + 1]) - start == set.count else { return false }
    for index in set.indices where patterns[start + index] != set[index] { return false }
    return true
  }

  private mutating func file(_ hash: UInt64, _ entry: Int) {
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: hash &>> 32) & mask
    while slots[slot] != 0 { slot = (slot &+ 1) & mask }
    slots[slot] = hash & 0xFFFF_FFFF_0000_0000 | UInt64(entry)
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count * 2)
    for value in old where value != 0 { file(value, Int(value & 0xFFFF_FFFF)) }
  }

  private static func hash(_ set: [Int32]) -> UInt64 {
    var hash = UInt64(set.count)
    for pattern in set {
      let product = (hash ^ UInt64(UInt32(bitPattern: pattern)) ^ 0x9E37_79B9_7F4A_7C15)
        .multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
      hash = product.high ^ product.low
    }
    return hash
  }
}
