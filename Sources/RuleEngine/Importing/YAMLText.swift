/// Texts as YAML has them, so that reading gives the same text again.
package enum YAMLText {
  /// The text as a scalar that is right in brackets and outside of them, with quotes where they
  /// are needed.
  package static func scalar(_ text: String) -> String {
    if isPlain(text) { return text }
    let hasControls = text.unicodeScalars.contains { scalar in
      scalar.properties.generalCategory == .control || scalar == "\u{2028}" || scalar == "\u{2029}"
        || scalar == "\u{FEFF}"
    }
    guard hasControls else {
      // What has quotes or backslashes is plainer to read in single quotes.
      let isSingle = text.contains("\"") || text.contains("\\")
      return isSingle ? "'\(text.replacing("'", with: "''"))'" : "\"\(text)\""
    }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _
      where scalar.properties.generalCategory == .control || scalar == "\u{2028}"
        || scalar == "\u{2029}" || scalar == "\u{FEFF}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        quoted += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Whether the text may stand without quotes wherever a text may stand.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last,
      !["null", "~"].contains(text), !text.contains("  "), last != " ", last != ":"
    else { return false }
    let mayBegin =
      first.properties.isAlphabetic || first.properties.numericType != nil || first == "/"
    return mayBegin
      && text.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || scalar.properties.generalCategory == .nonspacingMark
          || " /*.'+-_$^&()|=;<>~!".unicodeScalars.contains(scalar)
      }
  }
}
