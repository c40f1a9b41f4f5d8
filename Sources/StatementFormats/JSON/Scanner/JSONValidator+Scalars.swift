/// Finds the ends of strings and numbers, and proves them on the way.
extension JSONValidator {
  /// The place behind the string that begins here.
  func stringEnd(_ text: Span<UInt8>) throws(Stop) -> Int {
    var at = JSONScan.stringStop(text, from: index + 1)
    while at < text.count {
      let byte = text[at]
      if byte == JSONByte.quote {
        guard at - index <= longest else { break }
        return at + 1
      }
      guard byte == JSONByte.backslash else {
        throw mistake(.controlCharacter(byte: byte), at: at)
      }
      at = JSONScan.stringStop(text, from: try escapeEnd(text, at: at))
    }
    guard isLast || at < text.count else { throw .ranOut }
    guard text.count - index <= longest else {
      throw mistake(.tooLong(limit: longest), at: index)
    }
    throw mistake(.endsEarly(expecting: "the end of a string"), at: text.count)
  }

  private func escapeEnd(_ text: Span<UInt8>, at start: Int) throws(Stop) -> Int {
    guard start + 1 < text.count else {
      guard isLast else { throw .ranOut }
      throw mistake(.endsEarly(expecting: "the end of a string"), at: text.count)
    }
    switch text[start + 1] {
    case JSONByte.quote, JSONByte.backslash, UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return start + 2
    case UInt8(ascii: "u"):
      for index in (start + 2)..<(start + 6) {
        guard index < text.count else {
          guard isLast else { throw .ranOut }
          throw mistake(.endsEarly(expecting: "four hexadecimal digits"), at: text.count)
        }
        guard JSONStrings.hexadecimalValue(text[index]) != nil else {
          throw mistake(.badEscape, at: start)
        }
      }
      return start + 6
    default:
      throw mistake(.badEscape, at: start)
    }
  }

  func numberEnd(_ text: Span<UInt8>) throws(Stop) -> Int {
    let end = JSONScan.numberEnd(text, from: index)
    if !isLast, end == text.count || end == nil && isNumeric(text) {
      // The window may have cut it.
      guard text.count - index <= Self.numberLimit else {
        throw mistake(.numberTooLong(limit: Self.numberLimit), at: index)
      }
      throw .ranOut
    }
    guard let end else { throw mistake(.badNumber, at: index) }
    guard end - index <= Self.numberLimit else {
      throw mistake(.numberTooLong(limit: Self.numberLimit), at: index)
    }
    return end
  }

  /// Whether all that is left of the window may belong to a number.
  private func isNumeric(_ text: Span<UInt8>) -> Bool {
    for at in index..<text.count {
      switch text[at] {
      case 0x30...0x39, UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"),
        UInt8(ascii: "+"), JSONByte.minus:
        continue
      default: return false
      }
    }
    return true
  }
}
