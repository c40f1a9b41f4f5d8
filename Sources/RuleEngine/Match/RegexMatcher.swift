/// Matches one text after the other against regular expressions, each in the way that suits it.
///
/// A plain expression is walked through, and has an automaton of ours where that pays; which
/// expressions are plain, and of which texts they tell, depends on nothing that came before. All
/// others are matched by PCRE2.
struct RegexMatcher {
  /// Whether the text that is being matched is in NFC as it is.
  private var isASCII = true
  /// That text in NFC, once that was asked for and is not known beforehand.
  private var canonicalText: String?
  /// How often each pattern hit the match limit.
  private(set) var limitHits: [Int: Int] = [:]

  private let patterns: [Pattern]
  /// Of each expression, once it was tried, the place of its graph or, where that is marked, the
  /// number of its machine; or one of the two below.
  private var engines: [Int32]
  private var walks = RegexWalks()
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
    if canonicalText == nil, engine & Self.machineMark == 0 {
      let place = Int(engine &>> 1)
      if walks.isAnchored(place),
        let matches = text.withSpan({ walks.matches(place, $0, isWhole: false, &kinds) })
      {
        return matches
      }
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
    let matches = walks.matches(place, text, isWhole: true, &kinds)
    if walks.isBusy(place) { makeMachine(for: id, insteadOf: place) }
    return matches
  }

  /// Makes the automaton of an expression that has made much work.
  @inline(never)
  private mutating func makeMachine(for id: Int, insteadOf place: Int) {
    if let machine = machine(for: id) {
      engines[id] = machine
    } else {
      walks.forgive(place)
    }
  }

  /// Makes what an expression is matched by.
  private mutating func engine(for id: Int) -> Int32 {
    guard case .regex(let expression) = patterns[id],
      let program = RegexProgram(expression, &kinds)
    else { return Self.pcre2 }
    if let place = walks.add(program) { return Int32(place) &<< 1 }
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
