import StatementModel

/// Text of a statement made safe for a web page.
extension ByteText {
  /// Text between tags or in a quoted attribute: markup escaped, nothing that steers a terminal or
  /// turns the direction of what stands around it.
  mutating func append(html text: String) {
    var isPlain = true
    for byte in text.utf8 {
      switch byte {
      // What every control, line separator and direction mark begins with.
      case 0..<0x20, 0x7F, 0xC2, 0xE2: isPlain = false
      default: break
      }
      if !isPlain { break }
    }
    append(words: isPlain ? text : PageText.safe(text))
  }

  /// A sentence of the report itself, which may isolate what runs the other way; only markup is
  /// escaped.
  mutating func append(words text: String) {
    for byte in text.utf8 {
      switch byte {
      case 0x26: append("&amp;")
      case 0x3C: append("&lt;")
      case 0x3E: append("&gt;")
      case 0x22: append("&quot;")
      case 0x27: append("&#39;")
      default: append(byte)
      }
    }
  }

  /// A JSON string within a script element of a page, which no text can end.
  mutating func append(scriptText text: String) {
    let start = count
    append(json: text)
    guard text.utf8.contains(0x3C) else { return }
    let written = bytes[start...].split(separator: 0x3C, omittingEmptySubsequences: false)
      .map(Array.init)
    shorten(to: start)
    for (index, part) in written.enumerated() {
      if index > 0 { append("\\u003C") }
      append(part)
    }
  }
}

/// Texts as pages show them.
enum PageText {
  /// Longer texts are cut: nobody reads them in a list, and one row must not fill the page.
  static let longest = 240

  /// One line without control characters, cut where it is very long.
  static func shown(_ text: String) -> String {
    guard text.utf8.count > longest else { return safe(text) }
    let scalars = text.unicodeScalars
    guard
      let end = scalars.index(scalars.startIndex, offsetBy: longest, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return safe(text) }
    return safe(String(scalars[..<end])) + "…"
  }

  /// The text without control characters, line breaks made spaces.
  static func safe(_ text: String) -> String {
    let isOneLine = text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != 0xC2 && $0 != 0xE2 }
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
