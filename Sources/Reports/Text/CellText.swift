import StatementModel

/// Text of a statement made safe for each format it may stand in.
extension ByteText {
  /// A cell of RFC 4180: quoted where it must be, and made harmless for a spreadsheet where it
  /// would be run as a formula.
  mutating func append(csv text: String) {
    let isPlain = Self.plainInCSV
    let mayBeFormula =
      switch text.utf8.first {
      case 0x3D, 0x2B, 0x2D, 0x40: true
      default: false
      }
    guard !mayBeFormula, ByteScan.all(of: text, are: { isPlain[Int($0)] }) else {
      return appendCarefully(csv: text)
    }
    append(text)
  }

  private static let plainInCSV: [Bool] = (0...255).map { byte in
    switch byte {
    case 0..<0x20, 0x22, 0x2C, 0x7F, 0xC2: false
    default: true
    }
  }

  private mutating func appendCarefully(csv text: String) {
    let utf8 = text.utf8.span
    var needsQuotes = false
    for place in utf8.indices {
      switch utf8[place] {
      case 0x22, 0x2C, 0x0A, 0x0D: needsQuotes = true
      default: break
      }
    }
    // A byte becomes three at most.
    append(room: utf8.count * 3 + 3) { out in
      if needsQuotes { out.append(0x22) }
      switch utf8.isEmpty ? 0 : utf8[0] {
      // = + - @, tab and carriage return
      case 0x3D, 0x2B, 0x2D, 0x40, 0x09, 0x0D: out.append(0x27)
      default: break
      }
      var place = 0
      while place < utf8.count {
        let byte = utf8[place]
        place += 1
        switch byte {
        case 0x22:
          out.append(0x22)
          out.append(0x22)
        case 0x09, 0x0A, 0x0D: out.append(byte)
        case 0..<0x20, 0x7F: out.append(Self.replacement)
        // The controls from U+0080 to U+009F.
        case 0xC2 where place < utf8.count && utf8[place] < 0xA0:
          out.append(Self.replacement)
          place += 1
        default: out.append(byte)
        }
      }
      if needsQuotes { out.append(0x22) }
    }
  }

  /// U+FFFD, which stands for what may not be shown.
  private static var replacement: StaticString { "\u{FFFD}" }

  /// A JSON string (RFC 8259), control characters escaped.
  mutating func append(json text: String) {
    append(0x22)
    let plain = Self.plainInJSON
    let isPlain = ByteScan.all(of: text, are: { plain[Int($0)] })
    if isPlain {
      append(text)
    } else {
      for scalar in text.unicodeScalars { append(json: scalar) }
    }
    append(0x22)
  }

  private static let plainInJSON: [Bool] = (0...255).map { byte in
    switch byte {
    // What controls from U+0080 on begin with, and the separators of lines and paragraphs.
    case 0xC2, 0xE2: false
    case 0..<0x20, 0x22, 0x5C, 0x7F: false
    default: true
    }
  }

  private mutating func append(json scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x22: append("\\\"")
    case 0x5C: append("\\\\")
    case 0x0A: append("\\n")
    case 0x0D: append("\\r")
    case 0x09: append("\\t")
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029:
      let digits = String(scalar.value, radix: 16)
      append("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits)
    default: append(contentsOf: scalar.utf8)
    }
  }

  private mutating func append(contentsOf scalar: Unicode.Scalar.UTF8View) {
    for byte in scalar { append(byte) }
  }
}

/// Text of a statement as it may stand in Markdown and on a terminal.
enum CellText {
  /// One line for a terminal: no control characters, right-to-left text isolated.
  static func terminal(_ text: String) -> String {
    isPlainOnTerminal(text) ? text : TextDirection.isolated(safe(text))
  }

  /// Whether the text may be written to a terminal as it is, a column a byte.
  static func isPlainOnTerminal(_ text: String) -> Bool {
    ByteScan.all(of: text, are: { $0 &- 0x20 < 0x5F })
  }

  /// Whether the text means the same in Markdown as it stands, a column a byte.
  static func isPlainInMarkdown(_ text: String) -> Bool {
    let isPlain = plainInMarkdown
    return ByteScan.all(of: text, are: { isPlain[Int($0)] })
  }

  private static let plainInMarkdown: [Bool] = (0...255).map { byte in
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x20, 0x23, 0x27...0x29, 0x2B...0x2F, 0x3A: true
    default: false
    }
  }

  /// One line of Markdown that is read as plain text: markup escaped, line breaks made spaces.
  static func markdown(_ text: String) -> String {
    isPlainInMarkdown(text) ? text : TextDirection.isolated(escaped(text))
  }

  private static func escaped(_ text: String) -> String {
    let line = oneLine(text)
    let utf8 = line.utf8.span
    var escaped = ByteText()
    // A byte becomes five at most.
    escaped.append(room: utf8.count * 5) { out in
      for place in utf8.indices { append(markdown: utf8[place], to: &out) }
    }
    return escaped.string
  }

  /// One byte of Markdown: markup escaped.
  @inline(__always)
  private static func append(markdown byte: UInt8, to out: inout BytePen) {
    switch byte {
    // \ | ` * _ [ ] ~ $
    case 0x5C, 0x7C, 0x60, 0x2A, 0x5F, 0x5B, 0x5D, 0x7E, 0x24:
      out.append(0x5C)
      out.append(byte)
    case 0x3C: out.append("&lt;")
    case 0x3E: out.append("&gt;")
    case 0x26: out.append("&amp;")
    default: out.append(byte)
    }
  }

  /// Writes the first characters of a text as `markdown` has them, without a text made in between;
  /// nothing is written of a text that has others than the printable ones of ASCII.
  ///
  /// - Returns: Whether it was written.
  static func append(
    markdownOf text: String, first count: Int, to out: inout ByteText
  ) -> Bool {
    guard isPlainOnTerminal(text) else { return false }
    let utf8 = text.utf8.span
    let kept = min(count, utf8.count)
    out.append(room: kept * 5) { out in
      for place in 0..<kept { append(markdown: utf8[place], to: &out) }
    }
    return true
  }

  /// The text without control characters.
  ///
  /// Isolates that are closed again stay: reports put numbers and names between them, and they
  /// change nothing outside.
  private static func safe(_ text: String) -> String {
    var depth = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: depth += 1
      case 0x2069: depth -= 1
      default: continue
      }
      if depth < 0 { return TerminalText.safe(text) }
    }
    guard depth == 0 else { return TerminalText.safe(text) }
    return text.unicodeScalars.split(omittingEmptySubsequences: false) { isIsolate($0) }
      .map { TerminalText.safe(String($0)) }
      .reduce(into: (text: "", marks: text.unicodeScalars.filter(isIsolate)[...])) { whole, piece in
        whole.text += piece
        if let mark = whole.marks.popFirst() { whole.text.unicodeScalars.append(mark) }
      }.text
  }

  private static func isIsolate(_ scalar: Unicode.Scalar) -> Bool {
    (0x2066...0x2069).contains(scalar.value)
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
    return safe(String(scalars))
  }
}
