/// Where the parts of a JSON text end that have none in them.
extension JSONParser {
  func escapeEnd(_ text: Span<UInt8>, at start: Int) throws(JSONSyntaxError) -> Int {
    guard start + 1 < text.count else {
      throw mistake(.endsEarly(expecting: "the end of a string"), at: text.count)
    }
    switch text[start + 1] {
    case JSONByte.quote, JSONByte.backslash, UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return start + 2
    case UInt8(ascii: "u"):
      for index in (start + 2)..<(start + 6) {
        guard index < text.count else {
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

  /// The end of the number that begins here.
  func numberEnd(_ text: Span<UInt8>) throws(JSONSyntaxError) -> Int {
    var at = index
    if text[at] == JSONByte.minus { at += 1 }
    let whole = try digitsEnd(text, from: at)
    guard whole == at + 1 || text[at] != 0x30 else { throw mistake(.badNumber, at: index) }
    at = whole
    if at < text.count, text[at] == UInt8(ascii: ".") { at = try digitsEnd(text, from: at + 1) }
    if at < text.count, text[at] | 0x20 == UInt8(ascii: "e") {
      at += 1
      if at < text.count, text[at] == UInt8(ascii: "+") || text[at] == JSONByte.minus { at += 1 }
      at = try digitsEnd(text, from: at)
    }
    guard at - index <= Self.numberLimit else {
      throw mistake(.numberTooLong(limit: Self.numberLimit), at: index)
    }
    return at
  }

  /// The end of one digit or more.
  private func digitsEnd(_ text: Span<UInt8>, from start: Int) throws(JSONSyntaxError) -> Int {
    var at = start
    while at < text.count, text[at] &- 0x30 < 10 { at += 1 }
    guard at > start else { throw mistake(.badNumber, at: index) }
    return at
  }

  /// The end of `true`, `false` or `null`, one of which begins here.
  func wordEnd(_ text: Span<UInt8>) throws(JSONSyntaxError) -> Int {
    let word =
      switch text[index] {
      case UInt8(ascii: "t"): "true"
      case UInt8(ascii: "f"): "false"
      default: "null"
      }
    var at = index
    for byte in word.utf8 {
      guard at < text.count, text[at] == byte else { throw mistake(.badWord, at: index) }
      at += 1
    }
    return at
  }
}
