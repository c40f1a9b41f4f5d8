import StatementModel

/// Which descriptions of a card are similar; each is taken apart once.
final class TextSimilarity {
  private let folded: [String]
  /// By number, of those that were compared so far.
  private var compared: [Int32: ComparedText] = [:]

  /// - Parameter folded: By the number of a text.
  init(_ folded: [String]) { self.folded = folded }

  func areSimilar(_ one: Int32, _ other: Int32) -> Bool {
    one == other || words(of: one).isSimilar(to: words(of: other))
  }

  private func words(of text: Int32) -> ComparedText {
    if let known = compared[text] { return known }
    let made = ComparedText(folded: folded[Int(text)])
    compared[text] = made
    return made
  }
}
