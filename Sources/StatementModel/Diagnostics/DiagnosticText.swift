extension Diagnostic: CustomStringConvertible {
  /// The message as a good compiler prints it: place, weight, what is wrong, the line with a
  /// caret, and what to do.
  package var description: String {
    var text = location.map { "\($0): " } ?? ""
    text += "\(severity.rawValue): \(fact.summary)"
    if let excerpt, let column = location?.column {
      text += "\n" + Self.marked(excerpt, column: column)
    }
    if let remedy = fact.remedy { text += "\n  \(remedy)" }
    return TerminalText.safe(text, keepingLineBreaks: true)
  }

  /// The excerpt with a caret under the column; long lines are cut around it.
  private static func marked(_ line: String, column: Int) -> String {
    let characters = Array(TerminalText.safe(line.replacing("\t", with: " ")))
    let index = min(max(0, column - 1), characters.count)
    let start = max(0, min(index - 40, characters.count - 80))
    let end = min(characters.count, start + 80)
    let head = start > 0 ? "…" : ""
    let tail = end < characters.count ? "…" : ""
    let shown = head + String(characters[start..<end]) + tail
    // East Asian characters take two columns of a terminal.
    let columns = characters[start..<index].reduce(head.count) { $0 + TextWidth.columns(of: $1) }
    let blank = String(repeating: " ", count: columns)
    return "  | \(shown)\n  | \(blank)^"
  }
}

/// Text from a statement made harmless for a terminal.
package enum TerminalText {
  /// The text with control characters (escape sequences, bidirectional overrides) replaced by `�`.
  ///
  /// Isolates that are closed again stay: amounts and names stand between them in languages that are
  /// written from right to left, and they change nothing outside.
  package static func safe(_ text: String, keepingLineBreaks: Bool = false) -> String {
    guard text.unicodeScalars.contains(where: { isControl($0, keepingLineBreaks) || isIsolate($0) })
    else { return text }
    let keepsIsolates = areIsolatesClosed(text)
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isUnsafe = isIsolate(scalar) ? !keepsIsolates : isControl(scalar, keepingLineBreaks)
      result.append(isUnsafe ? "\u{FFFD}" : scalar)
    }
    return String(result)
  }

  private static func isControl(_ scalar: Unicode.Scalar, _ keepingLineBreaks: Bool) -> Bool {
    switch scalar.value {
    case 0x0A: !keepingLineBreaks
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E: true
    default: false
    }
  }

  private static func isIsolate(_ scalar: Unicode.Scalar) -> Bool {
    (0x2066...0x2069).contains(scalar.value)
  }

  private static func areIsolatesClosed(_ text: String) -> Bool {
    var depth = 0
    for scalar in text.unicodeScalars where isIsolate(scalar) {
      depth += scalar.value == 0x2069 ? -1 : 1
      if depth < 0 { return false }
    }
    return depth == 0
  }
}
