/// Matches one text after the other against regular expressions, each in the way that suits it.
///
/// A plain expression is gone through step by step, and has an automaton of ours where that is not
/// enough; which expressions are plain, and of which texts they tell, depends on nothing that came
/// before. All others are matched by PCRE2.
struct RegexMatcher {
  /// Whether the text that is being matched is in NFC as it is.
  private var isASCII = true
  /// That text in NFC, once that was asked for and is not known beforehand.
  private var canonicalText: String?
  /// Whether plain expressions can tell of it, once `regexText` was made.
  private var isTold: Bool?
  /// Whether `regexText` was made of a text beyond ASCII as it is, which then is in NFC.
  private var isPlain = false
  private var regexText = RegexText()
  /// How often each pattern hit the match limit.
  private(set) var limitHits: [Int: Int] = [:]

  private let patterns: [Pattern]
  /// Of each expression, once it was tried, the place of its steps or, where that is marked, the
  /// number of its machine; or one of the two below.
  private var engines: [Int32]
  private var steps = RegexSteps()
  private var machines: [RegexMachine] = []
  private var compiled: [Int: CompiledRegex] = [:]
  private var kinds = RegexCharacterKinds()

  private static let unknown: Int32 = -1
  private static let pcre2: Int32 = -2
  private static let machineMark: Int32 = 1

  init(_ patterns: [Pattern]) {
    self.patterns = patterns
    engines = Array(repeating: Self.unknown, count: patterns.count)
  }

  /// Takes up another text.
  mutating func begin(isASCII: Bool) {
    self.isASCII = isASCII
    isTold = nil
    isPlain = false
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
    let engine = engines[id]
    if engine >= 0 {
      let matches =
        isASCII
        ? text.withSpan { plainly(id, engine, $0) } : plainlyBeyondASCII(id, engine, text)
      if let matches { return matches }
    }
    let text = canonical(text)
    switch text.withSpan({ [regex = regex(id)] in regex?.match($0) }) {
    case .match: return true
    case .noMatch, nil: return false
    case .limit:
      limitHits[id, default: 0] += 1
      return false
    }
  }

  /// Whether a plain expression matches a text that has characters beyond ASCII; nothing where that
  /// is left to PCRE2.
  private mutating func plainlyBeyondASCII(_ id: Int, _ engine: Int32, _ text: String) -> Bool? {
    let isMachine = engine & Self.machineMark != 0
    if !isMachine, isPlain || canonicalText == nil {
      let place = Int(engine &>> 1)
      if text.withSpan({ [isPlain] in steps.isRefused(place, $0, isWhole: isPlain) }) {
        return false
      }
      if isTold == nil {
        switch text.withSpan({ regexText.refill($0, isASCII: false, isNFC: false, &kinds) }) {
        case .told: (isTold, isPlain) = (true, true)
        case .untold: isTold = false
        case .unsure: break
        }
      }
      if isPlain { return text.withSpan { search(id, place, $0) } }
    }
    return canonical(text).withSpan { plainly(id, engine, $0) }
  }

  /// Whether a plain expression matches a text in NFC; nothing where that is left to PCRE2.
  @inline(__always)
  private mutating func plainly(_ id: Int, _ engine: Int32, _ text: Span<UInt8>) -> Bool? {
    if engine & Self.machineMark != 0 {
      return machines[Int(engine &>> 1)].matches(text, &kinds)
    }
    let place = Int(engine &>> 1)
    return steps.isRefused(place, text, isWhole: true) ? false : search(id, place, text)
  }

  @inline(never)
  private mutating func search(_ id: Int, _ place: Int, _ text: Span<UInt8>) -> Bool? {
    if isTold == nil {
      isTold = regexText.refill(text, isASCII: isASCII, isNFC: true, &kinds) == .told
    }
    if isTold == false { return nil }
    if let matches = steps.matches(place, regexText, &kinds) { return matches }
    // An automaton costs much to make and then the same for each character.
    guard let machine = machine(for: id) else { return nil }
    engines[id] = machine
    return machines[Int(machine &>> 1)].matches(text, &kinds)
  }

  /// Makes what an expression is matched by.
  private mutating func engine(for id: Int) -> Int32 {
    guard case .regex(let expression) = patterns[id] else { return Self.pcre2 }
    var reader = RegexReader(expression, &kinds)
    guard let isAnchored = try? reader.read() else { return Self.pcre2 }
    if let place = steps.add(reader, isAnchored: isAnchored) { return Int32(place) &<< 1 }
    return machine(for: id) ?? Self.pcre2
  }

  /// Makes the automaton of an expression, if it has one.
  private mutating func machine(for id: Int) -> Int32? {
    guard case .regex(let expression) = patterns[id],
      let machine = RegexMachine(expression, &kinds)
    else { return nil }
    machines.append(machine)
    return Int32(machines.count - 1) &<< 1 | Self.machineMark
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
