import StatementModel

/// Texts as scalars of a rules file.
package enum YAMLScalarText {
  /// The text as it can stand in a block or in brackets, read back as the very same text (but for
  /// a byte order mark at its start, which the YAML library drops).
  ///
  /// Plain where no rule of YAML, or of rules files, could see more in it than letters; else in
  /// double quotes. Items of three characters or fewer are quoted, so that none of them looks like
  /// a name that a comma has cut in two.
  package static func written(_ text: String) -> String {
    if isPlain(text) { return text }
    var quoted = ""
    JSONText.writeString(text, to: &quoted)
    // Characters that YAML does not allow as they are, and such as nobody would see.
    var out = ""
    for scalar in quoted.unicodeScalars {
      if scalar.value < 0x7F || isVisible(scalar) {
        out.unicodeScalars.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16)
        let (mark, width) = scalar.value > 0xFFFF ? ("\\U", 8) : ("\\u", 4)
        out += mark + String(repeating: "0", count: width - digits.count) + digits
      }
    }
    return out
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .privateUse, .surrogate, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator:
      false
    default: true
    }
  }

  private static func isPlain(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard scalars.count > 3, text != "null", let first = scalars.first, let last = scalars.last,
      isWord(first), isWord(last) || last == "*" || last == "?"
    else { return false }
    var previous: Unicode.Scalar = "x"
    for scalar in scalars {
      let isKnown =
        isWord(scalar) || ["*", "?", ".", "-", "'", "/"].contains(scalar)
        || scalar == " " && previous != " "
      guard isKnown else { return false }
      previous = scalar
    }
    return true
  }

  /// Letters and digits; marks as well, which stand behind letters.
  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
  }
}
