import StatementModel

/// The patterns of several rule sets that decide the same transactions one after the other: what
/// they have in common is matched once.
///
/// Sets that are compared differ by a few rules. So a description that one of their matchers has
/// just asked for is known to the others; a pool serves one thread as they do.
final class PatternPool {
  /// The numbers of one set's patterns.
  struct Member {
    /// By the pool's number the set's own; negative where the set has no such pattern.
    fileprivate var own: [Int32] = []
    /// By the set's own number the pool's.
    fileprivate var pooled: [Int] = []
  }

  private var matcher: PatternMatcher
  private var descriptions = StringInterner()
  /// What was asked for last.
  private var last: (description: String, number: Int)?
  /// The description whose patterns were asked for last, and the patterns that match it.
  private var matched: (number: Int, patterns: [Int32])?

  private init(_ patterns: [Pattern]) { matcher = PatternMatcher(PatternIndex(patterns)) }

  /// A matcher for each rule set; they share a pool.
  static func matchers(of sets: [RuleSet]) -> [RuleMatcher] {
    var numbers: [Pattern: Int] = [:]
    var patterns: [Pattern] = []
    var members: [Member] = []
    for set in sets {
      var member = Member()
      for pattern in set.patterns {
        let number = numbers[pattern] ?? patterns.count
        if number == patterns.count {
          numbers[pattern] = number
          patterns.append(pattern)
        }
        member.pooled.append(number)
      }
      members.append(member)
    }
    for place in members.indices {
      members[place].own = Array(repeating: -1, count: patterns.count)
      for (own, number) in members[place].pooled.enumerated() {
        members[place].own[number] = Int32(own)
      }
    }
    let pool = PatternPool(patterns)
    return zip(sets, members).map { RuleMatcher($0, pool, $1) }
  }

  /// The number of a description, the same for all members.
  func number(of description: String) -> Int {
    if let last, last.description == description { return last.number }
    let number = descriptions.number(of: description)
    last = (description, number)
    return number
  }

  /// The numbers of all patterns of one set that match a description, or the merchant's name in it;
  /// in ascending order.
  func matches(in description: String, of member: Member) -> [Int32] {
    let number = number(of: description)
    if matched?.number != number {
      matched = (number, matcher.matches(inDescription: description))
    }
    var own: [Int32] = []
    for number in matched?.patterns ?? [] where member.own[Int(number)] >= 0 {
      own.append(member.own[Int(number)])
    }
    own.sort()
    return own
  }

  /// How often each pattern of one set hit the match limit.
  func limitHits(of member: Member) -> [Int: Int] {
    let hits = matcher.limitHits
    guard !hits.isEmpty else { return [:] }
    var own: [Int: Int] = [:]
    for (number, pooled) in member.pooled.enumerated() { own[number] = hits[pooled] }
    return own
  }
}
