import StatementModel

/// One text gone through by the steps of a plain regular expression: where there are several ways,
/// one is tried first and the others are kept for later.
///
/// It tells the truth or nothing: how much it does is bounded by the text's length, and where that is
/// not enough an automaton (`RegexMachine`) must tell.
struct RegexSearch {
  /// A way that was left for later: the step at which it was, and the place in the text.
  private struct Way {
    var step: Int32 = 0
    var place: Int32 = 0
    /// Of a repetition, the place before which it can't end.
    var least: Int32 = 0
  }

  private static let mostWays = 24
  private var ways = InlineArray<24, Way>(repeating: Way())
  private var wayCount = 0
  /// The first place at which each gate was reached.
  private var gates = InlineArray<8, Int32>(repeating: .max)
  /// How much may still be done, in looks at a character or a step.
  private var rest: Int

  private static let leastWork = 512
  private static let workForByte = 16

  fileprivate init(count: Int) { rest = Self.leastWork + count * Self.workForByte }

  /// - Parameter code: Begins where the expression's does.
  fileprivate static func isRefused(
    _ code: Span<UInt32>, _ text: Span<UInt8>, isWhole: Bool
  ) -> Bool {
    let seek = Int(code[0])
    let marks = code[seek] &>> 18
    guard marks & RegexSteps.anchoredMark != 0, !text.isEmpty else { return false }
    if marks & RegexSteps.emptyMark != 0 { return false }
    let byte = text[0]
    if byte >= 0x80 {
      return marks & RegexSteps.beyondMark == 0 && (isWhole || !RegexSteps.mayBecomeOther(byte))
    }
    // In NFC a letter may become another one with what comes next.
    return !RegexSteps.canBegin(code, seek, byte)
      && (isWhole || text.count == 1 || text[1] < 0x80)
  }

  /// - Parameters:
  ///   - code: Begins where the expression's does.
  ///   - count: How many bytes the text has; there are eight zeros behind it.
  fileprivate mutating func run(
    _ code: Span<UInt32>, _ text: Span<UInt8>, _ count: Int, _ kinds: inout RegexCharacterKinds
  ) -> Bool? {
    var step = Int(code[0])
    var place = 0
    if code[step] &>> 18 & RegexSteps.anchoredMark != 0 { step = Int(code[step] &>> 4 & 0x3FFF) }
    while true {
      rest &-= 1
      let word = code[step]
      var next = Int(word &>> 4 & 0x3FFF)
      let more = word &>> 18
      var goesOn = true
      switch word & 15 {
      case RegexSteps.Kind.match: return true
      case RegexSteps.Kind.run:
        spend(Int(more &>> 3))
        if let end = Self.end(ofRun: step, Int(more), code, text, count, place) {
          place = end
        } else {
          goesOn = false
        }
      case RegexSteps.Kind.set:
        let taken = RegexSteps.Kind.set | more &<< 2
        if let end = Self.end(ofOne: taken, code, text, count, place, &kinds) {
          place = end
        } else {
          goesOn = false
        }
      case RegexSteps.Kind.any:
        if let end = Self.end(ofOne: RegexSteps.Kind.any, code, text, count, place, &kinds) {
          place = end
        } else {
          goesOn = false
        }
      case RegexSteps.Kind.loop:
        guard let end = end(ofLoop: step, more, code, text, count, place, &kinds) else {
          goesOn = false
          break
        }
        if end.last > end.least {
          guard leave(Way(step: Int32(step), place: end.last, least: end.least)) else { return nil }
        }
        place = Int(end.last)
      case RegexSteps.Kind.either:
        guard leave(Way(step: Int32(step), place: Int32(place))) else { return nil }
      case RegexSteps.Kind.start: goesOn = place == 0
      case RegexSteps.Kind.end: goesOn = place == count
      case RegexSteps.Kind.boundary:
        goesOn = Self.isBoundary(place, text, count, &kinds) == (more != 0)
      default:
        let gate = Int(more &>> RegexSteps.gateShift)
        goesOn = false
        if gate > 0 {
          // What was found from an earlier place on is all that is found from here.
          if place >= Int(gates[gate &- 1]) { break }
          gates[gate &- 1] = Int32(truncatingIfNeeded: place)
        }
        guard leave(Way(step: Int32(step), place: Int32(place))) else { return nil }
      }
      if !goesOn {
        guard let way = goBack(code, text, count) else { return rest < 0 ? nil : false }
        (next, place) = way
      }
      step = next
    }
  }

  /// Notes that so much was done.
  @inline(__always)
  mutating func spend(_ work: Int) { rest &-= work }

  /// Keeps a way for later; false where there are too many.
  @inline(__always)
  private mutating func leave(_ way: Way) -> Bool {
    if wayCount == Self.mostWays { return false }
    ways[wayCount] = way
    wayCount &+= 1
    return true
  }

  /// The step and the place at which to go on where one way has come to its end; nothing where there
  /// is no other, or where too much was done.
  @inline(__always)
  private mutating func goBack(
    _ code: Span<UInt32>, _ text: Span<UInt8>, _ count: Int
  ) -> (Int, Int)? {
    while wayCount > 0 {
      rest &-= 2
      if rest < 0 { return nil }
      let way = ways[wayCount &- 1]
      let word = code[Int(way.step)]
      let next = Int(word &>> 4 & 0x3FFF)
      switch word & 15 {
      case RegexSteps.Kind.either:
        wayCount &-= 1
        return (Int(word &>> 18), Int(way.place))
      case RegexSteps.Kind.loop:
        var place = Int(way.place) &- 1
        while place > Int(way.least), text[place] & 0xC0 == 0x80 { place &-= 1 }
        if place > Int(way.least) {
          ways[wayCount &- 1].place = Int32(truncatingIfNeeded: place)
        } else {
          wayCount &-= 1
        }
        return (next, place)
      default:
        if let place = seek(Int(way.step), word &>> 18, from: Int(way.place), code, text, count) {
          ways[wayCount &- 1].place = Int32(truncatingIfNeeded: place &+ 1)
          return (next, place)
        }
        if rest < 0 { return nil }
        wayCount &-= 1
      }
    }
    return nil
  }

  /// The next place at which what a `seek` looks for may begin.
  @inline(__always)
  private mutating func seek(
    _ step: Int, _ marks: UInt32, from start: Int, _ code: Span<UInt32>, _ text: Span<UInt8>,
    _ count: Int
  ) -> Int? {
    var place = start
    if marks & RegexSteps.runMark != 0 {
      place = Self.place(of: code[step &+ 1], code[step &+ 2], in: text, count, from: start)
    } else {
      let isBeyond = marks & RegexSteps.beyondMark != 0
      while place < count {
        let byte = text[place]
        let isFound =
          byte < 0x80 ? RegexSteps.canBegin(code, step, byte) : isBeyond && byte & 0xC0 != 0x80
        if isFound { break }
        place &+= 1
      }
    }
    rest &-= (place &- start) &>> 2
    if place < count { return place }
    return place == count && marks & RegexSteps.emptyMark != 0 ? place : nil
  }

  /// The first place, from one on, at which some bytes stand: those of four that a mask has; the
  /// text's end where they stand nowhere.
  @inline(__always)
  private static func place(
    of wanted: UInt32, _ mask: UInt32, in text: Span<UInt8>, _ count: Int, from start: Int
  ) -> Int {
    let first = UInt8(truncatingIfNeeded: wanted)
    let second = UInt8(truncatingIfNeeded: wanted &>> 8)
    var block = start
    while block < count {
      let word = text.word(at: block)
      var places =
        mask > 0xFF
        ? ByteWord.places(of: first, before: second, in: word, text.word(at: block &+ 1))
        : ByteWord.places(of: first, in: word)
      while places != 0 {
        let place = block &+ places.trailingZeroBitCount &>> 3
        if place >= count { return max(start, count) }
        if UInt32(truncatingIfNeeded: text.word(at: place)) & mask == wanted { return place }
        places &= places &- 1
      }
      block &+= 8
    }
    return max(start, count)
  }
}

extension RegexSteps {
  /// Whether the first character tells that an expression, which must begin where the text does, does
  /// not match it.
  ///
  /// - Parameter isWhole: If not, the text need not be in NFC.
  @inline(__always)
  func isRefused(_ place: Int, _ text: Span<UInt8>, isWhole: Bool) -> Bool {
    RegexSearch.isRefused(code.span.extracting(droppingFirst: place), text, isWhole: isWhole)
  }

  /// Whether an expression matches a text; nothing where that takes too much.
  func matches(
    _ place: Int, _ text: borrowing RegexText, _ kinds: inout RegexCharacterKinds
  ) -> Bool? {
    var search = RegexSearch(count: text.count)
    return search.run(
      code.span.extracting(droppingFirst: place), text.bytes.span, text.count, &kinds)
  }
}
