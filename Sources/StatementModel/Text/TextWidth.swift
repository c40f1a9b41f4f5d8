/// How many columns of a terminal a text takes.
///
/// East Asian wide characters and emoji take two, combining and invisible ones none
/// (Unicode Standard Annex 11).
package enum TextWidth {
  /// How many columns the text takes.
  package static func columns(of text: String) -> Int {
    if UTF8Decoding.isASCII(text.utf8.span) { return text.utf8.count }
    return simpleColumns(of: text) ?? text.reduce(0) { $0 + columns(of: $1) }
  }

  /// The columns of a text in which each scalar is a character of its own that is seen, so that
  /// nobody needs to look for where characters end; nothing for any other.
  package static func simpleColumns(of text: String) -> Int? {
    var columns = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      // Letters, digits and signs, without what combines with others or is not seen: Latin,
      // Greek, Cyrillic, Hebrew, Arabic.
      case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x370...0x377, 0x37A...0x37F, 0x384...0x38A,
        0x38E...0x3A1, 0x3A3...0x482, 0x48A...0x52F, 0x5D0...0x5EA, 0x620...0x64A,
        0x660...0x66F, 0x671...0x6D3:
        columns += 1
      // Kana, Han and full-width letters.
      case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x4E00...0x9FFC, 0xFF01...0xFF60:
        columns += 2
      default: return nil
      }
    }
    return columns
  }

  /// The text, if need be cut to `limit` columns with `…` as its last.
  package static func cut(_ text: String, to limit: Int) -> (text: String, columns: Int) {
    let whole = columns(of: text)
    guard whole > limit else { return (text, whole) }
    guard limit > 0 else { return ("", 0) }
    var kept = ""
    var width = 0
    for character in text {
      let next = columns(of: character)
      guard width + next < limit else { break }
      kept.append(character)
      width += next
    }
    return (kept + "…", width + 1)
  }

  /// The text, if need be with `…` in place of its middle: what tells like texts apart often stands
  /// at their ends.
  package static func shortened(_ text: String, to limit: Int) -> (text: String, columns: Int) {
    let whole = columns(of: text)
    guard whole > limit else { return (text, whole) }
    guard limit >= shortestWithEnd else { return cut(text, to: limit) }
    var end: [Character] = []
    var width = 0
    for character in text.reversed() {
      let next = columns(of: character)
      guard width + next <= limit / 3 else { break }
      end.append(character)
      width += next
    }
    let start = cut(text, to: limit - width)
    return (start.text + String(end.reversed()), start.columns + width)
  }

  /// Below this there is no room for both a beginning and an end.
  private static let shortestWithEnd = 9

  /// How many columns a character takes.
  package static func columns(of character: Character) -> Int {
    var scalars = character.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return 0 }
    let width = columns(of: first)
    // A variation selector makes an emoji of a text sign.
    guard width == 1, first.value > 0xFF, let second = scalars.next() else { return width }
    return second.value == 0xFE0F ? 2 : width
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value == 0xAD ? 0 : 1 }
    if wide.contains(where: { $0.contains(value) }) { return 2 }
    // Those below the emoji planes that are shown in colour without being asked to: ☕ ⚡ ✅.
    if scalar.properties.isEmojiPresentation { return 2 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
    0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
    0x1F900...0x1FAFF, 0x20000...0x3FFFD,
  ]
}
