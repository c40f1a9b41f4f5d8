/// Reads a text as JSON (RFC 8259) into a flat tree, in one pass.
///
/// The pass keeps its own stack, so depth costs no machine stack and is bounded by a limit.
struct JSONParser {
  /// Longer numbers are refused.
  static let numberLimit = 64 << 10

  private enum Expectation {
    case top, value, firstElementOrEnd, firstKeyOrEnd, key, colon, commaOrEnd
  }

  private let nesting: Int
  /// How long a string may be.
  let longest: Int
  private(set) var nodes: [JSONNode] = []
  /// The values at the top: one, or several one after the other (NDJSON, one object a line).
  private(set) var values: [Int] = []
  private var expectation = Expectation.top
  /// The containers that are open, by their nodes.
  private var open: [Int] = []
  private var key = 0..<0
  private var keyIsEscaped = false
  /// The byte at which the pass stands.
  private(set) var index = 0
  /// Whether a line has ended since the last value at the top.
  private var isOnNewLine = true

  init(nesting: Int, longest: Int) {
    self.nesting = nesting
    self.longest = longest
  }

  /// Reads the whole text.
  ///
  /// - Throws: The first mistake with its byte.
  mutating func run(_ text: Span<UInt8>) throws(JSONSyntaxError) {
    guard text.count < JSONNode.longestText else {
      throw mistake(.tooLong(limit: JSONNode.longestText), at: 0)
    }
    while true {
      skipSpace(text)
      guard index < text.count else {
        guard expectation == .top, !values.isEmpty else { throw ended(at: text.count) }
        return
      }
      let byte = text[index]
      switch expectation {
      case .top: try startTop(text)
      case .value: try startValue(text)
      case .firstElementOrEnd:
        if byte == JSONByte.closeArray { close() } else { try startValue(text) }
      case .firstKeyOrEnd:
        if byte == JSONByte.closeObject {
          close()
        } else {
          try readKey(text, expecting: "a key in quotes or }")
        }
      case .key: try readKey(text, expecting: "a key in quotes")
      case .colon:
        guard byte == JSONByte.colon else { throw wrong(byte, expecting: "a colon") }
        index += 1
        expectation = .value
      case .commaOrEnd: try readSeparator(byte)
      }
    }
  }

  private mutating func skipSpace(_ text: Span<UInt8>) {
    while index < text.count, text[index] <= 0x20, JSONByte.isSpace(text[index]) {
      if text[index] == JSONByte.lineFeed || text[index] == JSONByte.carriageReturn {
        isOnNewLine = true
      }
      index += 1
    }
  }

  func mistake(_ fact: JSONSyntaxFact, at offset: Int) -> JSONSyntaxError {
    JSONSyntaxError(fact: fact, offset: offset)
  }

  private func wrong(_ byte: UInt8, expecting what: String) -> JSONSyntaxError {
    mistake(.unexpected(byte: byte, expecting: what), at: index)
  }

  private var isInObject: Bool { open.last.map { nodes[$0].kind == .object } ?? false }

  /// The text ends where something should stand.
  private func ended(at offset: Int) -> JSONSyntaxError {
    let what =
      switch expectation {
      case .top, .value, .firstElementOrEnd: "a value"
      case .firstKeyOrEnd: "a key in quotes or }"
      case .key: "a key in quotes"
      case .colon: "a colon"
      case .commaOrEnd: isInObject ? "a comma or }" : "a comma or ]"
      }
    return mistake(.endsEarly(expecting: what), at: offset)
  }

  /// A value at the top; one behind another must be a container and begin a line of its own.
  private mutating func startTop(_ text: Span<UInt8>) throws(JSONSyntaxError) {
    if !values.isEmpty {
      let isContainer = text[index] == JSONByte.openObject || text[index] == JSONByte.openArray
      guard isOnNewLine, isContainer else { throw mistake(.trailingText, at: index) }
    }
    isOnNewLine = false
    values.append(nodes.count)
    try startValue(text)
  }

  private mutating func startValue(_ text: Span<UInt8>) throws(JSONSyntaxError) {
    let start = index
    switch text[index] {
    case JSONByte.openObject, JSONByte.openArray:
      guard open.count < nesting else { throw mistake(.tooDeep(limit: nesting), at: index) }
      let isObject = text[index] == JSONByte.openObject
      open.append(nodes.count)
      add(isObject ? .object : .array, start..<start)
      index += 1
      expectation = isObject ? .firstKeyOrEnd : .firstElementOrEnd
      return
    case JSONByte.quote:
      let isEscaped = try readString(text)
      add(.string, start + 1..<index - 1, isEscaped: isEscaped)
    case JSONByte.minus, 0x30...0x39:
      index = try numberEnd(text)
      add(.number, start..<index)
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      index = try wordEnd(text)
      add(text[start] == UInt8(ascii: "n") ? .null : .boolean, start..<index)
    default: throw wrong(text[index], expecting: "a value")
    }
    expectation = afterValue
  }

  private mutating func add(_ kind: JSONKind, _ content: Range<Int>, isEscaped: Bool = false) {
    var node = JSONNode(kind, key: key, content: content, next: nodes.count + 1)
    node.isEscaped = isEscaped
    node.keyIsEscaped = keyIsEscaped
    nodes.append(node)
    key = 0..<0
    keyIsEscaped = false
  }

  private var afterValue: Expectation { open.isEmpty ? .top : .commaOrEnd }

  private mutating func close() {
    index += 1
    if let node = open.popLast() { nodes[node].close(at: index, next: nodes.count) }
    expectation = afterValue
  }

  private mutating func readKey(
    _ text: Span<UInt8>, expecting what: String
  ) throws(JSONSyntaxError) {
    guard text[index] == JSONByte.quote else { throw wrong(text[index], expecting: what) }
    let start = index + 1
    keyIsEscaped = try readString(text)
    key = start..<index - 1
    expectation = .colon
  }

  private mutating func readSeparator(_ byte: UInt8) throws(JSONSyntaxError) {
    let isObject = isInObject
    switch byte {
    case JSONByte.comma:
      index += 1
      expectation = isObject ? .key : .value
    case JSONByte.closeObject where isObject, JSONByte.closeArray where !isObject: close()
    default: throw wrong(byte, expecting: isObject ? "a comma or }" : "a comma or ]")
    }
  }

  /// Moves behind the string that begins here, and says whether it has escapes.
  private mutating func readString(_ text: Span<UInt8>) throws(JSONSyntaxError) -> Bool {
    let start = index
    var at = index + 1
    var isEscaped = false
    while at < text.count {
      let byte = text[at]
      if byte == JSONByte.quote {
        guard at - start <= longest else { break }
        index = at + 1
        return isEscaped
      }
      if byte == JSONByte.backslash {
        isEscaped = true
        at = try escapeEnd(text, at: at)
      } else if byte < 0x20 {
        throw mistake(.controlCharacter(byte: byte), at: at)
      } else {
        at += 1
      }
    }
    guard text.count - start <= longest else {
      throw mistake(.tooLong(limit: longest), at: start)
    }
    throw mistake(.endsEarly(expecting: "the end of a string"), at: text.count)
  }
}
