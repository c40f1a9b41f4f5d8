/// Matches one text after the other against regular expressions, each in the way that suits it.
///
/// A plain expression has a machine of ours; which expressions are plain, and which texts it takes,
/// depends on nothing that came before. All others are matched by PCRE2.
struct RegexMatcher {
  /// What an expression is matched by, once it was tried.
  private enum Engine {
    case unknown
    case machine(RegexMachine)
    case pcre2
  }

  /// The text that is being matched; in NFC once that is asked for.
  private var text = ""
  private var isCanonical = true
  /// How often each pattern hit the match limit.
  private(set) var limitHits: [Int: Int] = [:]

  private let patterns: [Pattern]
  private var engines: [Engine]
  private var compiled: [Int: CompiledRegex] = [:]
  private var kinds = RegexCharacterKinds()

  init(_ patterns: [Pattern]) {
    self.patterns = patterns
    engines = Array(repeating: .unknown, count: patterns.count)
  }

  /// Takes up another text.
  mutating func begin(_ text: String, isASCII: Bool) {
    self.text = text
    isCanonical = isASCII
  }

  /// The text in NFC.
  mutating func canonical() -> String {
    if !isCanonical {
      text = CanonicalText.nfc(text)
      isCanonical = true
    }
    return text
  }

  /// Whether an expression matches the text.
  mutating func matches(_ id: Int) -> Bool {
    let text = canonical()
    if case .unknown = engines[id] {
      guard case .regex(let expression) = patterns[id] else { return false }
      engines[id] = RegexMachine(expression).map { .machine($0) } ?? .pcre2
    }
    if case .machine(let machine) = engines[id],
      let matches = machine.matches(text.utf8.span, &kinds)
    {
      return matches
    }
    switch regex(id)?.match(text.utf8.span) {
    case .match: return true
    case .noMatch, nil: return false
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
