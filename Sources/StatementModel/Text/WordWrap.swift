/// Breaks lines of words that a terminal is too narrow for.
package enum WordWrap {
  /// The text with each line broken that takes more than so many columns.
  ///
  /// What is broken off stands deeper than the line's beginning. A command in backticks stays in one
  /// piece, so that it can be copied, and a word that is wider than the terminal is left to it.
  ///
  /// - Parameter separator: Where lines may be broken; it stays behind what it follows.
  package static func wrapped(
    _ text: String, to width: Int, at separator: String = " "
  ) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { columns(of: $0) > width ? broken($0, width, separator) : String($0) }
      .joined(separator: "\n")
  }

  private static func broken(_ line: Substring, _ width: Int, _ separator: String) -> String {
    let blank = String(line.prefix { $0 == " " })
    let indent = blank + "  "
    let end = String(separator.reversed().drop { $0 == " " }.reversed())
    var lines: [String] = []
    var current = blank
    for piece in pieces(of: line.dropFirst(blank.count), separator, room: width - indent.count) {
      if current.allSatisfy({ $0 == " " }) {
        current += piece
      } else if columns(of: current + separator + piece) > width - end.count {
        lines.append(current.trimmingEnd() + end)
        // Several blanks stand between columns, and mean nothing at a line's beginning.
        current = indent + piece
      } else {
        current += separator + piece
      }
    }
    return (lines + [current]).joined(separator: "\n")
  }

  /// What may not be broken.
  private static func pieces(
    of line: Substring, _ separator: String, room: Int
  ) -> [String] {
    var pieces: [String] = []
    /// From the backtick that begins a command on.
    var command: [String] = []
    for word in line.split(separator: separator, omittingEmptySubsequences: false) {
      let word = String(word)
      let isOdd = !word.count(where: { $0 == "`" }).isMultiple(of: 2)
      if command.isEmpty, !isOdd {
        pieces.append(word)
        continue
      }
      command.append(word)
      guard command.count > 1, isOdd else { continue }
      let whole = command.joined(separator: separator)
      pieces += columns(of: whole) <= room ? [whole] : command
      command = []
    }
    return pieces + command
  }

  /// The columns that a text takes; escape sequences for colours take none.
  private static func columns(of text: some StringProtocol) -> Int {
    guard text.utf8.contains(0x1B) else { return TextWidth.columns(of: String(text)) }
    return text.split(separator: "\u{1B}", omittingEmptySubsequences: false).enumerated()
      .reduce(0) { sum, piece in
        let shown = piece.offset == 0 ? piece.element : piece.element.drop { $0 != "m" }.dropFirst()
        return sum + TextWidth.columns(of: String(shown))
      }
  }
}

extension String {
  fileprivate func trimmingEnd() -> String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
