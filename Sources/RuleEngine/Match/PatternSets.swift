/// The distinct sets of patterns that descriptions matched, each with the rules that it makes
/// possible: descriptions are many, and what they match repeats.
struct PatternSets {
  /// The patterns of all sets, one behind the other, each in ascending order, behind the set's
  /// number and how many they are.
  private var patterns: [Int32] = []
  /// Where the patterns of each set begin.
  private var patternStarts: [Int32] = []
  /// The possible rules of all sets, in file order.
  private(set) var candidates: [RuleCandidate] = []
  private var candidateStarts: [Int32] = [0]
  /// The numbers plus one of the set of no pattern and of those of one, by that one's number plus
  /// one; zero where not known.
  private var single: [Int32]
  /// In the high half of a slot the high half of the hash; in the low half the place of a set in
  /// `patterns` plus one, zero where the slot is free.
  private var slots = [UInt64](repeating: 0, count: 256)

  private static let headSize = 2

  /// - Parameter patternCount: Patterns have numbers below that.
  init(patternCount: Int) { single = Array(repeating: 0, count: patternCount + 1) }

  /// How many sets there are.
  var count: Int { patternStarts.count }

  /// The patterns of a set.
  func patterns(of set: Int) -> ArraySlice<Int32> {
    let start = Int(patternStarts[set])
    return patterns[start..<start + Int(patterns[start - 1])]
  }

  /// The places of a set's rules in `candidates`.
  func candidates(of set: Int) -> Range<Int> {
    Int(candidateStarts[set])..<Int(candidateStarts[set + 1])
  }

  /// The slot of a set of at most one pattern in `single`; nothing for other sets.
  @inline(__always)
  private static func single(_ list: [Int32], _ range: Range<Int>) -> Int? {
    if range.count > 1 { return nil }
    return range.isEmpty ? 0 : Int(list[range.lowerBound]) + 1
  }

  /// The number of a set, if it is known.
  func number(of list: [Int32], _ range: Range<Int>) -> Int? {
    if let slot = Self.single(list, range) {
      return single[slot] == 0 ? nil : Int(single[slot]) - 1
    }
    let hash = Self.hash(list, range)
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: hash &>> 32) & mask
    while slots[slot] != 0 {
      if slots[slot] ^ hash < 1 << 32 {
        let place = Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) &- 1
        if isEqual(place, list, range) { return Int(patterns[place]) }
      }
      slot = (slot &+ 1) & mask
    }
    return nil
  }

  /// Adds a set that is not known, and the rules that it makes possible.
  mutating func add(_ list: [Int32], _ range: Range<Int>, _ rules: [RuleCandidate]) -> Int {
    let number = count
    let place = patterns.count
    patterns.append(Int32(number))
    patterns.append(Int32(range.count))
    patterns.append(contentsOf: list[range])
    patternStarts.append(Int32(place + Self.headSize))
    candidates.append(contentsOf: rules)
    candidateStarts.append(Int32(candidates.count))
    if let slot = Self.single(list, range) {
      single[slot] = Int32(number + 1)
    } else {
      file(Self.hash(list, range), UInt64(place + 1))
      if count * 2 > slots.count { grow() }
    }
    return number
  }

  private func isEqual(_ place: Int, _ list: [Int32], _ range: Range<Int>) -> Bool {
    guard Int(patterns[place + 1]) == range.count else { return false }
    let start = place + Self.headSize - range.lowerBound
    for index in range where patterns[start + index] != list[index] { return false }
    return true
  }

  private mutating func file(_ hash: UInt64, _ entry: UInt64) {
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: hash &>> 32) & mask
    while slots[slot] != 0 { slot = (slot &+ 1) & mask }
    slots[slot] = hash & 0xFFFF_FFFF_0000_0000 | entry
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count * 2)
    for value in old where value != 0 { file(value, value & 0xFFFF_FFFF) }
  }

  private static func hash(_ list: [Int32], _ range: Range<Int>) -> UInt64 {
    var hash = UInt64(range.count)
    for index in range {
      let product = (hash ^ UInt64(UInt32(bitPattern: list[index])) ^ 0x9E37_79B9_7F4A_7C15)
        .multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
      hash = product.high ^ product.low
    }
    return hash
  }
}
