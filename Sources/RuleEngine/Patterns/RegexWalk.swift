import StatementModel

/// One way through a graph.
enum RegexWalk {
  /// What a character leads to.
  private enum Step {
    /// To these nodes.
    case to(UInt64)
    /// To the gate with this head, before the character.
    case gate(Int)
    /// To a match, before the character.
    case match
  }

  /// - Parameters:
  ///   - code: Begins where the graph does.
  ///   - looks: Counts the nodes that are looked at.
  static func matches(
    _ code: Span<UInt32>, _ text: Span<UInt8>, isWhole: Bool,
    _ kinds: inout RegexCharacterKinds, _ looks: inout Int
  ) -> Bool? {
    let marks = code[RegexGraphs.startWord]
    let hasBoundaries = marks & RegexGraphs.boundariesMark != 0
    var isAnchored = marks & RegexGraphs.anchoredMark != 0
    if isAnchored, !text.isEmpty, !mayBegin(code, text, isWhole: isWhole) { return false }
    /// The head of the last gate, or of all.
    var head = 0
    var start: UInt64 = 1 &<< UInt64(marks & 63)
    var reached = isAnchored ? start : 0
    var isAfterWord = false
    var index = 0
    while true {
      if reached == 0 {
        // Nothing has begun to match: on to where something may.
        let before = index
        while index < text.count, text[index] < 0x80, !canBegin(code, head, text[index]) {
          index &+= 1
        }
        if hasBoundaries, index > before {
          isAfterWord = RegexSymbol(ascii: text[index &- 1]).isWord
        }
      }
      if !isWhole, index &+ 1 >= text.count || text[index] | text[index &+ 1] >= 0x80 {
        return nil
      }
      var symbol: RegexSymbol?
      var end = index
      var isBeginning = !isAnchored
      if index < text.count {
        let byte = text[index]
        if byte < 0x80 {
          if byte == 0 || byte &- 0x0A < 4 { return nil }
          symbol = RegexSymbol(ascii: byte)
          end &+= 1
          isBeginning = isBeginning && canBegin(code, head, byte)
        } else {
          let (value, length) = scalar(text, at: index)
          if RegexMachine.mayBreakLines(value) { return nil }
          let found = kinds.look(at: value)
          symbol = found
          end &+= length
          let first = code[head &+ RegexGraphs.keyWord]
          isBeginning = isBeginning && (first == RegexGraphs.manyKeys || first == found.key)
        }
      }
      if isBeginning { reached |= start }
      let isWord = hasBoundaries && symbol?.isWord ?? false
      if let symbol, reached & (reached &- 1) == 0 {
        // At most one letter may follow: so it is nearly always.
        let node = code[RegexGraphs.headSize &+ reached.trailingZeroBitCount & 63]
        if node & 7 == RegexGraphs.Kind.one || reached == 0 {
          looks &+= 1
          reached = reached != 0 && node &>> 9 == symbol.key ? 1 &<< UInt64(node &>> 3 & 63) : 0
          if isAnchored, reached == 0 { return false }
          isAfterWord = isWord
          index = end
          continue
        }
      }
      let step = step(
        code, reached, symbol, isBoundary: isAfterWord != isWord, isAtStart: index == 0, &looks)
      switch step {
      case .match: return true
      case .gate(let gate):
        // All that was reached so far leads to nothing that does not lead from here.
        head = gate
        start = 1 &<< UInt64(code[gate &+ RegexGraphs.startWord] & 63)
        isAnchored = false
        reached = 0
      case .to(let next):
        if symbol == nil || isAnchored && next == 0 { return false }
        reached = next
        isAfterWord = isWord
        index = end
      }
    }
  }

  /// Whether a match that begins where the text does may begin with its first character.
  @inline(__always)
  private static func mayBegin(
    _ code: Span<UInt32>, _ text: Span<UInt8>, isWhole: Bool
  ) -> Bool {
    let byte = text[0]
    if byte >= 0x80 {
      return code[RegexGraphs.keyWord] != RegexGraphs.noKey || RegexGraphs.mayBecomeOther(byte)
    }
    // In NFC a letter may become another one with what comes next.
    return canBegin(code, 0, byte) || !isWhole && text.count > 1 && text[1] >= 0x80
  }

  /// The scalar at a place and its length, those of two and three bytes without a detour.
  @inline(__always)
  private static func scalar(_ text: Span<UInt8>, at index: Int) -> (UInt32, Int) {
    let lead = text[index]
    if lead &- 0xC2 < 0x1E, index &+ 1 < text.count, text[index &+ 1] & 0xC0 == 0x80 {
      return (UInt32(lead & 0x1F) &<< 6 | UInt32(text[index &+ 1] & 0x3F), 2)
    }
    if lead &- 0xE1 < 0x0C, index &+ 2 < text.count, text[index &+ 1] & 0xC0 == 0x80,
      text[index &+ 2] & 0xC0 == 0x80
    {
      let high = UInt32(lead & 0x0F) &<< 12 | UInt32(text[index &+ 1] & 0x3F) &<< 6
      return (high | UInt32(text[index &+ 2] & 0x3F), 3)
    }
    return UTF8Decoding.scalar(text, at: index)
  }

  /// Whether a match, or what follows a gate, may begin with an ASCII character.
  @inline(__always)
  private static func canBegin(_ code: Span<UInt32>, _ head: Int, _ byte: UInt8) -> Bool {
    code[head &+ Int(byte &>> 5)] &>> UInt32(byte & 31) & 1 != 0
  }

  /// - Parameter symbol: The character; nothing where the text ends.
  @inline(__always)
  private static func step(
    _ code: Span<UInt32>, _ reached: UInt64, _ symbol: RegexSymbol?, isBoundary: Bool,
    isAtStart: Bool, _ looks: inout Int
  ) -> Step {
    var (next, seen, rest): (UInt64, UInt64, UInt64) = (0, reached, reached)
    while rest != 0 {
      let node = code[RegexGraphs.headSize &+ rest.trailingZeroBitCount]
      rest &= rest &- 1
      looks &+= 1
      let target: UInt64 = 1 &<< UInt64(node &>> 3 & 63)
      var further: UInt64 = 0
      switch node & 7 {
      case RegexGraphs.Kind.one: if let symbol, symbol.key == node &>> 9 { next |= target }
      case RegexGraphs.Kind.any: next |= target
      case RegexGraphs.Kind.set:
        if let symbol, contains(code, Int(node &>> 9), symbol) { next |= target }
      case RegexGraphs.Kind.either: further = target | 1 &<< UInt64(node &>> 9 & 63)
      case RegexGraphs.Kind.boundary: if isBoundary == (node &>> 9 != 0) { further = target }
      case RegexGraphs.Kind.edge:
        if node &>> 9 != 0 ? symbol == nil : isAtStart { further = target }
      case RegexGraphs.Kind.gate: return .gate(Int(node &>> 9))
      default: return .match
      }
      further &= ~seen
      seen |= further
      rest |= further
    }
    return .to(next)
  }

  /// Whether a character is in a set.
  @inline(__always)
  private static func contains(
    _ code: Span<UInt32>, _ set: Int, _ symbol: RegexSymbol
  ) -> Bool {
    if symbol.key < 0x80 {
      return code[set &+ Int(symbol.key &>> 5)] &>> (symbol.key & 31) & 1 != 0
    }
    let kinds = code[set &+ 4]
    for place in 0..<Int(kinds &>> 9) where code[set &+ 5 &+ place] == symbol.key {
      return kinds & 1 &<< 8 == 0
    }
    return kinds &>> UInt32(symbol.kinds.rawValue) & 1 != 0
  }
}
