/// Proves that a text is JSON (RFC 8259), in one pass and without building anything but the list
/// of its larger containers.
///
/// The pass keeps its own stack, so depth costs no machine stack and is bounded by a limit.
struct JSONValidator {
  private enum Expectation {
    case value, firstElementOrEnd, firstKeyOrEnd, key, commaOrEnd
  }

  private struct Open {
    var isObject: Bool
    var start: JSONPlace
  }

  /// The deepest nesting allowed.
  var nesting: Int
  private(set) var place: JSONPlace
  private(set) var folds = JSONFolds()
  private var stack: [Open] = []

  init(from place: JSONPlace, nesting: Int) {
    self.place = place
    self.nesting = nesting
  }

  /// Reads one value from `place`, which moves behind it.
  mutating func readValue(_ text: Span<UInt8>) throws(JSONSyntaxError) {
    var expectation = Expectation.value
    repeat {
      place.skipSpace(text)
      switch expectation {
      case .value:
        expectation = try startValue(text)
      case .firstElementOrEnd:
        if peek(text) == JSONByte.closeArray {
          close(text)
          expectation = .commaOrEnd
        } else {
          expectation = try startValue(text)
        }
      case .firstKeyOrEnd:
        if peek(text) == JSONByte.closeObject {
          close(text)
          expectation = .commaOrEnd
        } else {
          expectation = try readKey(text, expecting: "a key in quotes or }")
        }
      case .key:
        expectation = try readKey(text, expecting: "a key in quotes")
      case .commaOrEnd:
        expectation = try readSeparator(text)
      }
    } while !stack.isEmpty
  }

  private func peek(_ text: Span<UInt8>) -> UInt8? {
    place.offset < text.count ? text[place.offset] : nil
  }

  private func wrong(_ text: Span<UInt8>, expecting what: String) -> JSONSyntaxError {
    guard let byte = peek(text) else {
      return JSONSyntaxError(fact: .endsEarly(expecting: what), offset: text.count)
    }
    return JSONSyntaxError(fact: .unexpected(byte: byte, expecting: what), offset: place.offset)
  }

  private mutating func startValue(_ text: Span<UInt8>) throws(JSONSyntaxError) -> Expectation {
    guard let byte = peek(text) else { throw wrong(text, expecting: "a value") }
    switch byte {
    case JSONByte.openObject, JSONByte.openArray:
      guard stack.count < nesting else {
        throw JSONSyntaxError(fact: .tooDeep(limit: nesting), offset: place.offset)
      }
      let isObject = byte == JSONByte.openObject
      stack.append(Open(isObject: isObject, start: place))
      place.offset += 1
      return isObject ? .firstKeyOrEnd : .firstElementOrEnd
    case JSONByte.quote:
      try readString(text)
    case JSONByte.minus, 0x30...0x39:
      try readNumber(text)
    case UInt8(ascii: "t"):
      try readWord(text, "true")
    case UInt8(ascii: "f"):
      try readWord(text, "false")
    case UInt8(ascii: "n"):
      try readWord(text, "null")
    default:
      throw wrong(text, expecting: "a value")
    }
    return .commaOrEnd
  }

  private mutating func readKey(
    _ text: Span<UInt8>, expecting what: String
  ) throws(JSONSyntaxError) -> Expectation {
    guard peek(text) == JSONByte.quote else { throw wrong(text, expecting: what) }
    try readString(text)
    place.skipSpace(text)
    guard peek(text) == JSONByte.colon else { throw wrong(text, expecting: "a colon") }
    place.offset += 1
    return .value
  }

  private mutating func readSeparator(_ text: Span<UInt8>) throws(JSONSyntaxError) -> Expectation {
    // A lone value at the top ends the loop before a separator is asked for.
    let isObject = stack.last?.isObject ?? false
    switch peek(text) {
    case JSONByte.comma?:
      place.offset += 1
      return isObject ? .key : .value
    case JSONByte.closeObject? where isObject, JSONByte.closeArray? where !isObject:
      close(text)
      return .commaOrEnd
    default:
      throw wrong(text, expecting: isObject ? "a comma or }" : "a comma or ]")
    }
  }

  private mutating func close(_ text: Span<UInt8>) {
    place.offset += 1
    guard let open = stack.popLast() else { return }
    folds.note(from: open.start, to: place)
  }

  private mutating func readString(_ text: Span<UInt8>) throws(JSONSyntaxError) {
    var index = place.offset + 1
    while index < text.count {
      let byte = text[index]
      if byte == JSONByte.quote {
        place.offset = index + 1
        return
      }
      if byte == JSONByte.backslash {
        index = try escapeEnd(text, at: index)
      } else if byte < 0x20 {
        throw JSONSyntaxError(fact: .controlCharacter(byte: byte), offset: index)
      } else {
        index += 1
      }
    }
    throw JSONSyntaxError(fact: .endsEarly(expecting: "the end of a string"), offset: text.count)
  }

  private func escapeEnd(_ text: Span<UInt8>, at start: Int) throws(JSONSyntaxError) -> Int {
    guard start + 1 < text.count else {
      throw JSONSyntaxError(fact: .endsEarly(expecting: "the end of a string"), offset: text.count)
    }
    switch text[start + 1] {
    case JSONByte.quote, JSONByte.backslash, UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return start + 2
    case UInt8(ascii: "u"):
      for index in (start + 2)..<(start + 6) {
        guard index < text.count else {
          throw JSONSyntaxError(
            fact: .endsEarly(expecting: "four hexadecimal digits"), offset: text.count)
        }
        guard JSONStrings.hexadecimalValue(text[index]) != nil else {
          throw JSONSyntaxError(fact: .badEscape, offset: start)
        }
      }
      return start + 6
    default:
      throw JSONSyntaxError(fact: .badEscape, offset: start)
    }
  }

  private mutating func readNumber(_ text: Span<UInt8>) throws(JSONSyntaxError) {
    let start = place.offset
    var index = start
    if text[index] == JSONByte.minus { index += 1 }
    let wholeDigits = Self.digits(text, from: index)
    let hasLeadingZero = wholeDigits > 1 && text[index] == 0x30
    index += wholeDigits
    var isGood = wholeDigits > 0 && !hasLeadingZero
    if index < text.count, text[index] == UInt8(ascii: ".") {
      let decimals = Self.digits(text, from: index + 1)
      isGood = isGood && decimals > 0
      index += 1 + decimals
    }
    if index < text.count, text[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < text.count, text[index] == UInt8(ascii: "+") || text[index] == JSONByte.minus {
        index += 1
      }
      let digits = Self.digits(text, from: index)
      isGood = isGood && digits > 0
      index += digits
    }
    guard isGood else { throw JSONSyntaxError(fact: .badNumber, offset: start) }
    place.offset = index
  }

  private static func digits(_ text: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < text.count, 0x30...0x39 ~= text[index] { index += 1 }
    return index - start
  }

  private mutating func readWord(
    _ text: Span<UInt8>, _ word: StaticString
  ) throws(JSONSyntaxError) {
    let end = place.offset + word.utf8CodeUnitCount
    guard JSONNames.equal(text, place.offset..<min(end, text.count), word) else {
      throw JSONSyntaxError(fact: .badWord, offset: place.offset)
    }
    place.offset = end
  }
}
