/// Matches one text after the other against regular expressions, each in the way that suits it.
///
/// A plain expression has a machine of ours; which expressions are plain, and which texts it takes,
/// depends on nothing that came before. All others are matched by PCRE2.
struct RegexMatcher {
  /// Whether the text that is being matched is in NFC as it is.
  private var isASCII = true
  /// That text in NFC, once that was asked for and is not known beforehand.
  private var canonicalText: String?
  /// How often each pattern hit the match limit.
  private(set) var limitHits: [Int: Int] = [:]

  private let patterns: [Pattern]
  /// Of each expression the number of its machine, once it was tried, or one of the two below.
  private var engines: [Int32]
  private var machines: [RegexMachine] = []
  private var compiled: [Int: CompiledRegex] = [:]
  private var kinds = RegexCharacterKinds()

  private static let unknown: Int32 = -1
  private static let pcre2: Int32 = -2

  init(_ patterns: [Pattern]) {
    self.patterns = patterns
    engines = Array(repeating: Self.unknown, count: patterns.count)
  }

  /// Takes up another text.
  mutating func begin(isASCII: Bool) {
    self.isASCII = isASCII
    if canonicalText != nil { canonicalText = nil }
  }

  /// The text taken up, in NFC.
  mutating func canonical(_ text: String) -> String {
    if isASCII { return text }
    if let canonicalText { return canonicalText }
    let canonical = CanonicalText.nfc(text)
    canonicalText = canonical
    return canonical
  }

  /// Whether an expression matches the text taken up.
  mutating func matches(_ id: Int, _ text: String) -> Bool {
    if engines[id] == Self.unknown { engines[id] = engine(for: id) }
    let machine = Int(engines[id])
    if machine >= 0, !isASCII, canonicalText == nil,
      let matches = text.withSpan({ machines[machine].matchesEarly($0) })
    {
      return matches
    }
    let text = canonical(text)
    if machine >= 0, let matches = text.withSpan({ machines[machine].matches($0, &kinds) }) {
      return matches
    }
    switch text.withSpan({ [regex = regex(id)] in regex?.match($0) }) {
    case .match: return true
    case .noMatch, nil: return false
    case .limit:
      limitHits[id, default: 0] += 1
      return false
    }
  }

  /// Makes what an expression is matched by.
  private mutating func engine(for id: Int) -> Int32 {
    guard case .regex(let expression) = patterns[id],
      let machine = RegexMachine(expression, &kinds)
    else { return Self.pcre2 }
    machines.append(machine)
    return Int32(machines.count - 1)
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
