import StatementModel

/// Text of a statement made safe for each format it may stand in.
extension ByteText {
  /// A cell of RFC 4180: quoted where it must be, and made harmless for a spreadsheet where it
  /// would be run as a formula.
  ///
  /// - Parameter line: what stands behind the text after a colon, where that is the name of a file.
  mutating func append(csv text: String, line: Int? = nil) {
    let utf8 = text.utf8.span
    var needsQuotes = false
    var isPlain = true
    for place in utf8.indices {
      switch utf8[place] {
      case 0x22, 0x2C, 0x0A, 0x0D:
        needsQuotes = true
        isPlain = false
      // What controls begin with.
      case 0..<0x20, 0x7F, 0xC2: isPlain = false
      default: break
      }
    }
    if needsQuotes { append(0x22) }
    switch utf8.isEmpty ? 0 : utf8[0] {
    // = + - @, tab and carriage return
    case 0x3D, 0x2B, 0x2D, 0x40, 0x09, 0x0D: append(0x27)
    default: break
    }
    if isPlain { append(text) } else { append(csvContentsOf: utf8) }
    if let line {
      append(0x3A)
      append(number: line)
    }
    if needsQuotes { append(0x22) }
  }

  private mutating func append(csvContentsOf utf8: Span<UInt8>) {
    var place = 0
    while place < utf8.count {
      let byte = utf8[place]
      place += 1
      switch byte {
      case 0x22:
        append(0x22)
        append(0x22)
      case 0x09, 0x0A, 0x0D: append(byte)
      case 0..<0x20, 0x7F: append(Self.replacement)
      // The controls from U+0080 to U+009F.
      case 0xC2 where place < utf8.count && utf8[place] < 0xA0:
        append(Self.replacement)
        place += 1
      default: append(byte)
      }
    }
  }

  /// U+FFFD, which stands for what may not be shown.
  private static var replacement: String { "\u{FFFD}" }

  /// A JSON string (RFC 8259), control characters escaped.
  ///
  /// - Parameter line: what stands behind the text after a colon, where that is the name of a file.
  mutating func append(json text: String, line: Int? = nil) {
    append(0x22)
    let utf8 = text.utf8.span
    var isPlain = true
    for place in utf8.indices {
      switch utf8[place] {
      // The last two begin controls from U+0080 on, and the separators of lines and paragraphs.
      case 0..<0x20, 0x22, 0x5C, 0x7F, 0xC2, 0xE2: isPlain = false
      default: break
      }
    }
    if isPlain {
      append(text)
    } else {
      append(JSONText.escaped(text))
    }
    if let line {
      append(0x3A)
      append(number: line)
    }
    append(0x22)
  }
}

/// Text of a statement as it may stand in Markdown and on a terminal.
enum CellText {
  /// One line for a terminal: no control characters, right-to-left text isolated.
  static func terminal(_ text: String) -> String {
    isPrintableASCII(text.utf8.span) ? text : TextDirection.isolated(TerminalText.safe(text))
  }

  private static func isPrintableASCII(_ utf8: Span<UInt8>) -> Bool {
    var isPrintable = true
    for place in utf8.indices where !(0x20..<0x7F).contains(utf8[place]) { isPrintable = false }
    return isPrintable
  }

  /// One line of Markdown that is read as plain text: markup escaped, line breaks made spaces.
  static func markdown(_ text: String) -> String {
    text.utf8.allSatisfy(isPlainInMarkdown) ? text : TextDirection.isolated(escaped(text))
  }

  /// Whether a byte means the same in Markdown as it stands.
  private static func isPlainInMarkdown(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x20, 0x23, 0x27...0x29, 0x2B...0x2F, 0x3A: true
    default: false
    }
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ByteText()
    for byte in oneLine(text).utf8 {
      switch byte {
      // \ | ` * _ [ ] ~ $
      case 0x5C, 0x7C, 0x60, 0x2A, 0x5F, 0x5B, 0x5D, 0x7E, 0x24:
        escaped.append(0x5C)
        escaped.append(byte)
      case 0x3C: escaped.append("&lt;")
      case 0x3E: escaped.append("&gt;")
      case 0x26: escaped.append("&amp;")
      default: escaped.append(byte)
      }
    }
    return escaped.string
  }

  /// The text without control characters, line breaks and tabs made spaces.
  private static func oneLine(_ text: String) -> String {
    let isOneLine = text.utf8.allSatisfy { byte in
      switch byte {
      // What every control, line separator and direction mark begins with.
      case 0..<0x20, 0x7F, 0xC2, 0xE2: false
      default: true
      }
    }
    guard !isOneLine else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09...0x0D, 0x85, 0x2028, 0x2029: scalars.append(" ")
      default: scalars.append(scalar)
      }
    }
    return TerminalText.safe(String(scalars))
  }
}
