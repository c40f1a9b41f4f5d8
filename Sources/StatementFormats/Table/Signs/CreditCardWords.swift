/// Words above a table by which a statement calls itself a credit card's.
enum CreditCardWords {
  /// Whether the text names a credit card; a long one tells of other things as well.
  static func stand(in text: String) -> Bool {
    guard text.utf8.count <= longest else { return false }
    let key = " " + HeaderFolding.foldName(text) + " "
    return spaced.contains { key.contains(" " + $0) } || unspaced.contains { key.contains($0) }
  }

  private static let longest = 160

  /// Beginnings of words or phrases.
  private static let spaced = Words.phrases("card.credit")

  /// Words of languages that are written without spaces.
  private static let unspaced = Words.phrases("card.credit-unspaced")
}
