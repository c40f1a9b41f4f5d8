extension TextPattern {
  /// Whether the pattern stands somewhere in a folded text.
  ///
  /// The first place of each segment but the last is as good as any later one, so that the time
  /// is bounded by the text's length times the pattern's.
  func matches(_ text: Span<UInt8>) -> Bool {
    guard let last = segments.indices.last else { return isOpenAtStart }
    var position = 0
    for index in segments.indices {
      let needsStart = index == 0 && !isOpenAtStart
      let needsEnd = index == last && !isOpenAtEnd
      guard
        let end = Self.find(
          segments[index], in: text, from: position, needsStart: needsStart, needsEnd: needsEnd)
      else { return false }
      position = end
    }
    return true
  }

  /// The end of the first place at or after `start` where the segment stands, with word
  /// boundaries where they are needed.
  private static func find(
    _ segment: Segment, in text: Span<UInt8>, from start: Int, needsStart: Bool, needsEnd: Bool
  ) -> Int? {
    var position = start
    while position <= text.count {
      if let end = end(of: segment, in: text, at: position),
        !needsStart || WordBoundary.isBefore(position, in: text),
        !needsEnd || WordBoundary.isAfter(end, in: text)
      {
        return end
      }
      position += 1
      while position < text.count, text[position] & 0xC0 == 0x80 { position += 1 }
    }
    return nil
  }

  private static func end(of segment: Segment, in text: Span<UInt8>, at start: Int) -> Int? {
    var position = start
    for piece in segment {
      switch piece {
      case .literal(let bytes):
        guard bytes.count <= text.count - position else { return nil }
        for index in bytes.indices where bytes[index] != text[position + index] { return nil }
        position += bytes.count
      case .anyOne:
        guard position < text.count else { return nil }
        position += 1
        while position < text.count, text[position] & 0xC0 == 0x80 { position += 1 }
      }
    }
    return position
  }
}

/// Where a word begins or ends in a folded text.
///
/// A pattern's end needs a boundary only where its own last character is of a script that
/// separates words with spaces. A boundary is the text's end, a space, or a character of a script
/// that does not separate its words.
enum WordBoundary {
  /// Whether a pattern that begins at `position` begins as a word.
  static func isBefore(_ position: Int, in text: Span<UInt8>) -> Bool {
    guard position > 0, text[position - 1] != 0x20, position < text.count else { return true }
    if text[position - 1] < 0x80, text[position] < 0x80 { return false }
    return isUnspaced(text, at: position) || isUnspaced(text, endingAt: position)
  }

  /// Whether a pattern that ends before `position` ends as a word.
  static func isAfter(_ position: Int, in text: Span<UInt8>) -> Bool {
    guard position > 0, position < text.count, text[position] != 0x20 else { return true }
    if text[position - 1] < 0x80, text[position] < 0x80 { return false }
    return isUnspaced(text, endingAt: position) || isUnspaced(text, at: position)
  }

  private static func isUnspaced(_ text: Span<UInt8>, endingAt end: Int) -> Bool {
    var start = end - 1
    while start > 0, text[start] & 0xC0 == 0x80 { start -= 1 }
    return isUnspaced(text, at: start)
  }

  /// Whether the character at `index` is Han, Kana, Thai, Lao or Khmer.
  static func isUnspaced(_ text: Span<UInt8>, at index: Int) -> Bool {
    let lead = text[index]
    guard lead >= 0xE0, index + 2 < text.count else { return false }
    let high = UInt32(text[index + 1] & 0x3F)
    let low = UInt32(text[index + 2] & 0x3F)
    if lead >= 0xF0 {
      // Planes 2 and 3 are Han; U+1AFF0 to U+1B16F are Kana.
      let value = UInt32(lead & 7) << 12 | high << 6 | low
      return value >= 0x800 && value < 0x1000 || value >= 0x6BF && value <= 0x6C5
    }
    switch UInt32(lead & 0x0F) << 12 | high << 6 | low {
    case 0x0E00...0x0EFF, 0x1780...0x17FF, 0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x3029,
      0x3038...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF:
      return true
    default: return false
    }
  }
}
