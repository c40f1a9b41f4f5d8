// With which characters a match, or a part of one, may begin.
extension RegexSteps {
  /// The characters with which what follows may begin.
  struct First {
    /// Of ASCII.
    var low: UInt64 = 0
    var high: UInt64 = 0
    /// Whether it may begin with others.
    var isBeyond = false
    /// Whether it may be empty.
    var isEmpty = false

    /// Any character, or none.
    static let anything = First(low: ~0, high: ~0, isBeyond: true, isEmpty: true)

    mutating func insert(_ key: UInt32) {
      guard key < 0x80 else {
        isBeyond = true
        return
      }
      insertASCII(key)
      if key &- 0x61 < 26 { insertASCII(key ^ 0x20) }
      // Two letters beyond ASCII are an s and a k.
      if key == 0x73 || key == 0x6B { isBeyond = true }
    }

    private mutating func insertASCII(_ value: UInt32) {
      if value < 64 { low |= 1 << UInt64(value) } else { high |= 1 << UInt64(value & 63) }
    }

    mutating func insert(_ other: First) {
      low |= other.low
      high |= other.high
      isBeyond = isBeyond || other.isBeyond
      isEmpty = isEmpty || other.isEmpty
    }
  }

  /// Choices within choices are not followed further.
  private static let maximumDepth = 12

  /// Adds the search for the places at which what follows may begin.
  mutating func addSeek(next: Int, _ marks: UInt32) -> Int {
    if marks & Self.anchoredMark == 0, let run = run(at: next) {
      let length = code[place + run] >> 18
      let found = add(Kind.seek, next: next, marks | Self.runMark)
      code.append(code[place + run + 1])
      code.append(length < 4 ? ~(~0 << (length * 8)) : ~0)
      append(0)
      return found
    }
    let first = first(of: next, depth: 0)
    let found = add(
      Kind.seek, next: next,
      marks | (first.isBeyond ? Self.beyondMark : 0) | (first.isEmpty ? Self.emptyMark : 0))
    append(first.low)
    append(first.high)
    return found
  }

  /// The characters in a row with which what follows begins, behind boundaries of words.
  private func run(at step: Int) -> Int? {
    var step = step
    while true {
      let word = code[place + step]
      switch word & 15 {
      case Kind.run: return step
      case Kind.boundary: step = Int(word >> 4 & 0x3FFF)
      default: return nil
      }
    }
  }

  private func first(of step: Int, depth: Int) -> First {
    let word = code[place + step]
    let next = Int(word >> 4 & 0x3FFF)
    let more = word >> 18
    var found = First()
    switch word & 15 {
    case Kind.run: found.insert(code[place + step + 1] & 0xFF)
    case Kind.set: insertSet(Int(more), into: &found)
    case Kind.loop:
      if more & 127 == 0, depth < Self.maximumDepth { found = first(of: next, depth: depth + 1) }
      let taken = code[place + step + 1]
      switch taken & 3 {
      case Kind.run: found.insert(taken >> 2)
      case Kind.set: insertSet(Int(taken >> 2), into: &found)
      default: found = .anything
      }
      if more & 127 == 0, depth >= Self.maximumDepth { found = .anything }
    case Kind.either:
      if depth >= Self.maximumDepth { return .anything }
      found = first(of: next, depth: depth + 1)
      found.insert(first(of: Int(more), depth: depth + 1))
    case Kind.start, Kind.end, Kind.boundary: return first(of: next, depth: depth)
    case Kind.any:
      found = .anything
      found.isEmpty = false
    // A match, and what stands behind anything.
    default: found = .anything
    }
    return found
  }

  private func insertSet(_ set: Int, into found: inout First) {
    var own = First()
    own.low = UInt64(code[place + set]) | UInt64(code[place + set + 1]) << 32
    own.high = UInt64(code[place + set + 2]) | UInt64(code[place + set + 3]) << 32
    let hasSK = own.high >> (0x6B - 64) & 1 | own.high >> (0x73 - 64) & 1
    own.isBeyond = hasSK != 0 || code[place + set + 4] & Self.othersMark != 0
    found.insert(own)
  }

  /// Whether what a `seek` looks for may begin with an ASCII character.
  @inline(__always)
  static func canBegin(_ code: Span<UInt32>, _ seek: Int, _ byte: UInt8) -> Bool {
    code[seek &+ 1 &+ Int(byte &>> 5)] &>> UInt32(byte & 31) & 1 != 0
  }

  /// Whether a character beyond ASCII with this first byte may break lines, or be an ASCII character
  /// in NFC.
  @inline(__always)
  static func mayBecomeOther(_ lead: UInt8) -> Bool {
    // U+0085; U+037E, a semicolon; U+1FEF, a grave accent; U+2028, U+2029, and U+212A, a K.
    lead == 0xC2 || lead == 0xCD || lead == 0xE1 || lead == 0xE2
  }
}
