import StatementModel

/// How the texts of a column are cut where a terminal is too narrow for them.
package enum TextCut: Sendable {
  /// Amounts, days and the like, of which a part would be another.
  case never
  /// Names and paths, which are told apart by their ends as much as by their beginnings.
  case middle
  /// Sentences.
  case end

  /// The text in so many columns of a terminal, and how many it takes.
  package func shortened(_ text: String, to width: Int) -> (text: String, columns: Int) {
    let cut =
      self == .middle ? TextWidth.shortened(text, to: width) : TextWidth.cut(text, to: width)
    return (TextDirection.closed(cut.text), cut.columns)
  }
}
