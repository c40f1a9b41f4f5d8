import StatementModel

/// Texts as scalars of YAML that can be pasted into `daybook.yaml`.
package enum YAMLText {
  /// The text in double quotes, unless it is plainly a word.
  package static func scalar(_ text: String) -> String {
    let isWord = text.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || byte == 0x2D
    }
    // Short words could be `no` or `off`.
    if isWord, text.first?.isLetter == true, text.count > 5 { return text }
    var out = ""
    JSONText.writeString(text, to: &out)
    return out
  }
}
