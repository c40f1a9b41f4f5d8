/// The graphs of plain regular expressions as words, one behind the other: little memory, and what
/// is looked at together lies together.
struct RegexGraphs {
  /// What the lowest three bits of a node say; next come six bits with the node to go on at, and
  /// then what else belongs to it.
  enum Kind {
    /// Takes one character; its form that is the same for all cases.
    static let one: UInt32 = 0
    /// Takes any character.
    static let any: UInt32 = 1
    /// Takes a character of a set; the set's place.
    static let set: UInt32 = 2
    /// Goes on at two nodes; the other one.
    static let either: UInt32 = 3
    /// Goes on where a word begins or ends, or where none does; one for the former.
    static let boundary: UInt32 = 4
    /// Goes on where the text begins, or where it ends; one for the latter.
    static let edge: UInt32 = 5
    /// Nothing counts from here on but what follows; the place of another head.
    static let gate: UInt32 = 6
    /// The expression matches.
    static let match: UInt32 = 7
  }

  /// For each graph a head, its nodes, and the sets and further heads they tell of, whose places
  /// count from the graph's.
  ///
  /// A head has four words in which bit n stands for the ASCII character n: whether what matches may
  /// begin with it. Then come the first node with what is marked, the work done, and with which
  /// character beyond ASCII a match may begin.
  private(set) var code: [UInt32] = []

  static let startWord = 4
  static let workWord = 5
  static let keyWord = 6
  static let headSize = 7
  static let anchoredMark: UInt32 = 1 << 8
  static let boundariesMark: UInt32 = 1 << 9
  /// Stand for no character, and for several.
  static let noKey: UInt32 = 0
  static let manyKeys = UInt32.max

  private static let maximumNodes = 64
  /// The ASCII characters that may break lines: none is passed over.
  private static let lineBreaks: UInt64 = 0x3C01

  /// Adds an expression.
  ///
  /// - Returns: Its place; nothing where it has too many nodes.
  mutating func add(_ program: RegexProgram) -> Int? {
    guard program.nodes.count <= Self.maximumNodes else { return nil }
    let place = code.count
    appendHead(
      program, from: program.start,
      (program.isAnchored ? Self.anchoredMark : 0)
        | (program.hasBoundaries ? Self.boundariesMark : 0))
    for _ in program.nodes { code.append(Kind.match) }
    var places = InlineArray<64, UInt32>(repeating: 0)
    for number in program.nodes.indices {
      code[place + Self.headSize + number] = packed(number, of: program, &places, from: place)
    }
    return place
  }

  mutating func setWork(_ work: UInt32, of place: Int) { code[place + Self.workWord] = work }

  private mutating func packed(
    _ number: Int, of program: RegexProgram, _ places: inout InlineArray<64, UInt32>,
    from place: Int
  ) -> UInt32 {
    switch program.nodes[number] {
    case .match: return Kind.match
    case .either(let one, let other):
      guard program.gates.contains(number) else {
        return Kind.either | UInt32(one) << 3 | UInt32(other) << 9
      }
      let head = UInt32(code.count - place)
      appendHead(program, from: other, 0)
      return Kind.gate | head << 9
    case .start(let next): return Kind.edge | UInt32(next) << 3
    case .end(let next): return Kind.edge | UInt32(next) << 3 | 1 << 9
    case .boundary(let isOne, let next):
      return Kind.boundary | UInt32(next) << 3 | (isOne ? 1 << 9 : 0)
    case .character(let set, let next):
      let key = program.keys[set]
      if key != RegexReader.noKey { return Kind.one | UInt32(next) << 3 | key << 9 }
      if program.sets[set] == .any { return Kind.any | UInt32(next) << 3 }
      if places[set] == 0 {
        places[set] = UInt32(code.count - place)
        append(program.sets[set])
      }
      return Kind.set | UInt32(next) << 3 | places[set] << 9
    }
  }

  private mutating func appendHead(_ program: RegexProgram, from start: Int, _ marks: UInt32) {
    let first = Self.firstCharacters(of: program, from: start)
    append(first.low, first.high)
    code.append(UInt32(start) | marks)
    code.append(0)
    code.append(first.key)
  }

  private mutating func append(_ low: UInt64, _ high: UInt64) {
    code.append(UInt32(truncatingIfNeeded: low))
    code.append(UInt32(truncatingIfNeeded: low >> 32))
    code.append(UInt32(truncatingIfNeeded: high))
    code.append(UInt32(truncatingIfNeeded: high >> 32))
  }

  /// Adds a set: its ASCII characters; of which kinds the others are, whether it leaves out those it
  /// names, and how many these are; and these.
  private mutating func append(_ set: RegexCharacters) {
    append(set.low, set.high)
    var kinds: UInt32 = 0
    for raw in UInt8(0)..<8 where set.containsUnnamed(RegexCharacters.Kinds(rawValue: raw)) {
      kinds |= 1 << UInt32(raw)
    }
    code.append(kinds | (set.isNegated ? 1 << 8 : 0) | UInt32(set.named.count) << 9)
    code.append(contentsOf: set.named)
  }

  /// Whether a character beyond ASCII with this first byte may break lines, or be an ASCII character
  /// in NFC.
  @inline(__always)
  static func mayBecomeOther(_ lead: UInt8) -> Bool {
    // U+0085; U+037E, a semicolon; U+1FEF, a grave accent; U+2028, U+2029, and U+212A, a K.
    lead == 0xC2 || lead == 0xCD || lead == 0xE1 || lead == 0xE2
  }

  /// The characters with which what is matched from a node on may begin.
  private struct First {
    /// Of ASCII, and those that may break lines; all where it may be empty.
    var low = lineBreaks
    var high: UInt64 = 0
    /// Beyond ASCII, in the form that is the same for all cases.
    var key = noKey

    mutating func insert(_ set: RegexCharacters, _ setKey: UInt32) {
      low |= set.low
      high |= set.high
      // Two letters beyond ASCII are an s and a k.
      let hasSK = set.high >> (0x6B - 64) & 1 | set.high >> (0x73 - 64) & 1
      if hasSK == 0, set.isASCII { return }
      let isFirst = key == noKey || key == setKey
      key = hasSK == 0 && setKey != RegexReader.noKey && isFirst ? setKey : manyKeys
    }
  }

  private static func firstCharacters(of program: RegexProgram, from start: Int) -> First {
    var found = First()
    var seen: UInt64 = 1 << UInt64(start)
    var rest = seen
    while rest != 0 {
      var further: UInt64 = 0
      switch program.nodes[rest.trailingZeroBitCount] {
      case .character(let set, _): found.insert(program.sets[set], program.keys[set])
      case .either(let one, let other): further = 1 << UInt64(one) | 1 << UInt64(other)
      case .start(let next), .end(let next), .boundary(_, let next): further = 1 << UInt64(next)
      case .match: return First(low: ~0, high: ~0, key: manyKeys)
      }
      rest &= rest - 1
      further &= ~seen
      seen |= further
      rest |= further
    }
    return found
  }
}
