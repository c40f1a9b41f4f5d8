import StatementModel

// What single steps take of a text. Everywhere eight zero bytes stand behind the text.
extension RegexSearch {
  /// The end of characters in a row that stand at a place.
  @inline(__always)
  static func end(
    ofRun step: Int, _ length: Int, _ code: Span<UInt32>, _ text: Span<UInt8>, _ count: Int,
    _ place: Int
  ) -> Int? {
    let end = place &+ length
    if end > count { return nil }
    var start = place
    var index = step &+ 1
    while start &+ 4 <= end {
      if UInt32(truncatingIfNeeded: text.word(at: start)) != code[index] { return nil }
      start &+= 4
      index &+= 1
    }
    if start < end {
      let mask: UInt32 = ~(~0 &<< UInt32(truncatingIfNeeded: (end &- start) &* 8))
      if UInt32(truncatingIfNeeded: text.word(at: start)) & mask != code[index] { return nil }
    }
    return end
  }

  /// The character at a place, and where it ends.
  @inline(__always)
  private static func symbol(
    _ text: Span<UInt8>, at place: Int, _ kinds: inout RegexCharacterKinds
  ) -> (RegexSymbol, Int) {
    let byte = text[place]
    if byte < 0x80 { return (RegexSymbol(ascii: byte), place &+ 1) }
    let (value, length) = UTF8Decoding.quickScalar(text, at: place)
    return (kinds.look(at: value), place &+ length)
  }

  /// The end of one character, if it stands at a place.
  ///
  /// - Parameter taken: What is taken, as a `loop` tells it.
  @inline(__always)
  static func end(
    ofOne taken: UInt32, _ code: Span<UInt32>, _ text: Span<UInt8>, _ count: Int, _ place: Int,
    _ kinds: inout RegexCharacterKinds
  ) -> Int? {
    guard place < count else { return nil }
    if taken & 3 == RegexSteps.Kind.any {
      var end = place &+ 1
      while text[end] & 0xC0 == 0x80 { end &+= 1 }
      return end
    }
    let (symbol, end) = symbol(text, at: place, &kinds)
    let isTaken =
      taken & 3 == RegexSteps.Kind.run
      ? symbol.key == taken &>> 2 : RegexSteps.contains(code, Int(taken &>> 2), symbol)
    return isTaken ? end : nil
  }

  /// The last end of a repetition from a place on, and the least.
  @inline(__always)
  mutating func end(
    ofLoop step: Int, _ bounds: UInt32, _ code: Span<UInt32>, _ text: Span<UInt8>, _ count: Int,
    _ start: Int, _ kinds: inout RegexCharacterKinds
  ) -> (last: Int32, least: Int32)? {
    let taken = code[step &+ 1]
    let least = Int(bounds & 127)
    let most = bounds &>> 7 == RegexSteps.endless ? Int.max : Int(bounds &>> 7)
    var place = start
    var leastPlace = start
    var times = 0
    while times < most, let end = Self.end(ofOne: taken, code, text, count, place, &kinds) {
      place = end
      times &+= 1
      if times == least { leastPlace = place }
    }
    spend(times)
    return times < least
      ? nil : (Int32(truncatingIfNeeded: place), Int32(truncatingIfNeeded: leastPlace))
  }

  /// Whether a word begins or ends at a place.
  @inline(__always)
  static func isBoundary(
    _ place: Int, _ text: Span<UInt8>, _ count: Int, _ kinds: inout RegexCharacterKinds
  ) -> Bool {
    var isAfterWord = false
    if place > 0 {
      var start = place &- 1
      while start > 0, text[start] & 0xC0 == 0x80 { start &-= 1 }
      isAfterWord = symbol(text, at: start, &kinds).0.isWord
    }
    let isWord = place < count && symbol(text, at: place, &kinds).0.isWord
    return isAfterWord != isWord
  }
}
