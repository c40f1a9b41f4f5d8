import StatementModel

/// Texts of statements as files of other programs can hold them.
enum ExportText {
  /// One line without what is not seen: controls and line breaks are spaces, runs of blanks one
  /// space, and marks that turn the direction of all that follows are dropped.
  static func line(_ text: String) -> String {
    if isPlain(text) { return text }
    var scalars = String.UnicodeScalarView()
    var isBlank = true
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator:
        if !isBlank { scalars.append(" ") }
        isBlank = true
        continue
      case .unassigned where isNoCharacter(scalar): continue
      default: break
      }
      switch scalar.value {
      case 0x202A...0x202E, 0x2066...0x2069, 0xFEFF, 0x2800: continue
      default:
        scalars.append(scalar)
        isBlank = false
      }
    }
    if scalars.last == " " { scalars.removeLast() }
    return String(scalars)
  }

  /// ASCII without controls and runs of blanks: nearly every text.
  private static func isPlain(_ text: String) -> Bool {
    var wasBlank = true
    for byte in text.utf8 {
      if byte < 0x20 || byte > 0x7E { return false }
      if byte == 0x20, wasBlank { return false }
      wasBlank = byte == 0x20
    }
    return !wasBlank || text.isEmpty
  }

  /// U+FFFE, U+FFFF and their like on other planes, which XML does not allow.
  private static func isNoCharacter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar.value)
  }

  /// The text's beginning of at most so many code points, never cutting a character.
  static func cut(_ text: String, to limit: Int) -> String {
    guard text.unicodeScalars.count > limit else { return text }
    var kept = ""
    var left = limit
    for character in text {
      left -= character.unicodeScalars.count
      if left < 0 { break }
      kept.append(character)
    }
    return kept
  }

  /// The text with each character of `signs` replaced.
  static func replacing(_ signs: [Character: String], in text: String) -> String {
    guard text.contains(where: { signs[$0] != nil }) else { return text }
    return text.reduce(into: "") { $0 += signs[$1] ?? String($1) }
  }
}
