import StatementModel

/// Matches texts against regular expressions, each made ready when it is first tried.
struct RegexMatcher {
  /// How often each pattern hit the match limit.
  private(set) var limitHits: [Int: Int] = [:]

  private let patterns: [Pattern]
  /// By number, as far as they were tried.
  private var compiled: [CompiledRegex?]

  init(_ patterns: [Pattern]) {
    self.patterns = patterns
    compiled = Array(repeating: nil, count: patterns.count)
  }

  /// Begins to count limits anew; expressions stay ready.
  mutating func forgetLimits() { limitHits = [:] }

  /// Whether an expression matches a text in NFC.
  mutating func matches(_ id: Int, _ text: Span<UInt8>) -> Bool {
    guard let regex = regex(id) else { return false }
    switch regex.match(text) {
    case .match: return true
    case .noMatch: return false
    case .limit:
      limitHits[id, default: 0] += 1
      return false
    }
  }

  /// What the groups of an expression match in a text, by the groups' numbers or names.
  mutating func captures(_ id: Int, _ text: String, _ names: [String]) -> [String: String] {
    let canonical = CanonicalText.nfc(text)
    guard let regex = regex(id), let ranges = regex.groups(in: canonical.utf8.span) else {
      return [:]
    }
    let bytes = Array(canonical.utf8)
    var captures: [String: String] = [:]
    for name in names {
      guard let number = regex.number(ofGroup: name), let range = ranges[number] else { continue }
      captures[name] = String(decoding: bytes[range], as: UTF8.self)
    }
    return captures
  }

  private mutating func regex(_ id: Int) -> CompiledRegex? {
    if let regex = compiled[id] { return regex }
    guard case .regex(let expression) = patterns[id] else { return nil }
    // The compiler of the rules has proved that it can be read.
    let regex = try? CompiledRegex(expression)
    regex?.prepare()
    compiled[id] = regex
    return regex
  }
}
