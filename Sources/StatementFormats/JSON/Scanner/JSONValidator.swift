/// Proves that a text is JSON (RFC 8259), in one pass and without building anything but the list
/// of its larger values, and learns on the way how its records are laid out.
///
/// The pass keeps its own stack, so depth costs no machine stack and is bounded by a limit.
struct JSONValidator {
  /// Longer strings are refused where nothing else is said, so that no text makes the window grow
  /// without bound.
  static let stringLimit = 16 << 20
  /// Longer numbers are refused.
  static let numberLimit = 64 << 10

  private enum Expectation {
    case top, value, firstElementOrEnd, firstKeyOrEnd, key, colon, commaOrEnd
  }

  private struct Open {
    var isObject: Bool
    /// Whether the container is an element of an array, or a value at the top.
    var isElement: Bool
    var start: JSONPlace
  }

  /// Why a stretch of the text was left.
  enum Stop: Error {
    case mistake(JSONSyntaxError)
    /// What stands at the place goes on behind the window.
    case ranOut
  }

  private let source: JSONSource
  private let nesting: Int
  /// How long a string may be.
  let longest: Int
  private(set) var layouts = JSONLayouts()
  private var learning = JSONLayoutLearning()
  private(set) var folds: JSONFolds
  /// Where the first value begins.
  private(set) var first: JSONPlace?
  private(set) var valueCount = 0
  private var lastValueLine = 0
  private var expectation = Expectation.top
  private var stack: [Open] = []
  /// The byte of the window at which the pass stands.
  private(set) var index = 0
  private var line = 1
  /// The window's place in the text, and whether it is the text's last.
  private var base = 0
  private(set) var isLast = false

  init(_ source: JSONSource, nesting: Int, longest: Int) {
    self.source = source
    self.nesting = nesting
    self.longest = longest
    folds = JSONFolds(forTextOf: source.count)
  }

  /// Reads the whole text.
  mutating func run() throws(JSONSyntaxError) {
    source.reach(0, source.step)
    while true {
      let window = source.window
      base = source.base
      isLast = source.windowIsLast
      do throws(Stop) {
        try scan(window.span)
        folds.sort()
        return
      } catch {
        switch error {
        case .mistake(let mistake): throw mistake
        case .ranOut: break
        }
      }
      let position = base + index
      let left = window.count - index
      guard left <= longest else {
        throw JSONSyntaxError(fact: .tooLong(limit: longest), offset: position)
      }
      source.reach(position, max(source.step, 2 * left))
      index = position - source.base
    }
  }

  private mutating func scan(_ text: Span<UInt8>) throws(Stop) {
    while true {
      try skipSpace(text)
      guard index < text.count else {
        guard expectation == .top, first != nil else { throw ended() }
        return
      }
      switch expectation {
      case .top:
        try startTop(text)
      case .value:
        try startValue(text)
      case .firstElementOrEnd:
        if text[index] == JSONByte.closeArray { close(text) } else { try startValue(text) }
      case .firstKeyOrEnd:
        if text[index] == JSONByte.closeObject {
          close(text)
        } else {
          try readKey(text, expecting: "a key in quotes or }")
        }
      case .key:
        try readKey(text, expecting: "a key in quotes")
      case .colon:
        guard text[index] == JSONByte.colon else { throw wrong(text, expecting: "a colon") }
        index += 1
        expectation = .value
      case .commaOrEnd:
        try readSeparator(text)
      }
    }
  }

  /// Moves over white space; behind a window that is not the last, more may follow.
  @inline(__always)
  private mutating func skipSpace(_ text: Span<UInt8>) throws(Stop) {
    while index < text.count {
      let byte = text[index]
      if byte > 0x20 { return }
      switch byte {
      case 0x20, 0x09: break
      case JSONByte.lineFeed: line += 1
      case JSONByte.carriageReturn:
        if index + 1 == text.count {
          guard isLast else { throw .ranOut }
          line += 1
        } else if text[index + 1] != JSONByte.lineFeed {
          line += 1
        }
      default: return
      }
      index += 1
    }
    if !isLast { throw .ranOut }
  }

  private var place: JSONPlace { JSONPlace(offset: base + index, line: line) }

  func mistake(_ fact: JSONSyntaxFact, at offset: Int) -> Stop {
    .mistake(JSONSyntaxError(fact: fact, offset: base + offset))
  }

  private func wrong(_ text: Span<UInt8>, expecting what: String) -> Stop {
    mistake(.unexpected(byte: text[index], expecting: what), at: index)
  }

  /// The text ends where something should stand.
  private func ended() -> Stop {
    let isObject = stack.last?.isObject ?? false
    let what =
      switch expectation {
      case .top, .value, .firstElementOrEnd: "a value"
      case .firstKeyOrEnd: "a key in quotes or }"
      case .key: "a key in quotes"
      case .colon: "a colon"
      case .commaOrEnd: isObject ? "a comma or }" : "a comma or ]"
      }
    return mistake(.endsEarly(expecting: what), at: source.count - base)
  }

  /// A value at the top; one behind another must be a container and begin a line of its own.
  private mutating func startTop(_ text: Span<UInt8>) throws(Stop) {
    if first != nil {
      let isContainer =
        text[index] == JSONByte.openObject || text[index] == JSONByte.openArray
      guard line > lastValueLine, isContainer else { throw mistake(.trailingText, at: index) }
    }
    let start = place
    try startValue(text)
    if first == nil { first = start }
    valueCount += 1
    lastValueLine = start.line
  }

  private mutating func startValue(_ text: Span<UInt8>) throws(Stop) {
    switch text[index] {
    case JSONByte.openObject:
      let isElement = !(stack.last?.isObject ?? false)
      if isElement, stack.count + layouts.deepest < nesting, passRecord(text) { return }
      try open(isObject: true, isElement: isElement)
    case JSONByte.openArray:
      try open(isObject: false, isElement: false)
    case JSONByte.quote:
      let start = place
      index = try stringEnd(text)
      folds.note(.string, from: start, to: place)
      expectation = afterValue
    case JSONByte.minus, 0x30...0x39:
      index = try numberEnd(text)
      expectation = afterValue
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      guard isLast || index + 5 <= text.count else { throw .ranOut }
      guard let end = JSONScan.wordEnd(text, from: index) else {
        throw mistake(.badWord, at: index)
      }
      index = end
      expectation = afterValue
    default:
      throw wrong(text, expecting: "a value")
    }
  }

  private var afterValue: Expectation { stack.isEmpty ? .top : .commaOrEnd }

  /// Passes over an object that is laid out as one before; false where it isn't.
  private mutating func passRecord(_ text: Span<UInt8>) -> Bool {
    guard let end = layouts.proves(text, from: index) else { return false }
    let start = place
    index = end
    line += layouts.matchedLines
    folds.note(.object, from: start, to: place)
    expectation = afterValue
    return true
  }

  private mutating func open(isObject: Bool, isElement: Bool) throws(Stop) {
    guard stack.count < nesting else { throw mistake(.tooDeep(limit: nesting), at: index) }
    stack.append(Open(isObject: isObject, isElement: isElement, start: place))
    index += 1
    expectation = isObject ? .firstKeyOrEnd : .firstElementOrEnd
  }

  private mutating func close(_ text: Span<UInt8>) {
    index += 1
    guard let open = stack.popLast() else { return }
    folds.note(open.isObject ? .object : .array, from: open.start, to: place)
    if open.isElement, open.start.offset >= base {
      learning.learn(text, (open.start.offset - base)..<index, into: &layouts)
    }
    expectation = afterValue
  }

  private mutating func readKey(
    _ text: Span<UInt8>, expecting what: String
  ) throws(Stop) {
    guard text[index] == JSONByte.quote else { throw wrong(text, expecting: what) }
    index = try stringEnd(text)
    expectation = .colon
  }

  private mutating func readSeparator(_ text: Span<UInt8>) throws(Stop) {
    let isObject = stack.last?.isObject ?? false
    switch text[index] {
    case JSONByte.comma:
      index += 1
      expectation = isObject ? .key : .value
    case JSONByte.closeObject where isObject, JSONByte.closeArray where !isObject:
      close(text)
    default:
      throw wrong(text, expecting: isObject ? "a comma or }" : "a comma or ]")
    }
  }
}
