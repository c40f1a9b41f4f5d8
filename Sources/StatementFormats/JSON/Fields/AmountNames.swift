import StatementModel

/// Names of members that name an amount and its currency: `amount_eur`, `amountEUR`, `usdAmount`.
enum AmountNames {
  /// The currency in such a name; nothing for other names.
  static func currency(in name: String) -> Currency? {
    let words = words(of: name)
    guard words.count >= 2, words.count <= 4 else { return nil }
    guard let place = words.firstIndex(where: { amounts.contains($0) }) else { return nil }
    let others = words.enumerated().filter { $0.offset != place && $0.element != "in" }
    guard let other = others.first?.element, others.count == 1 || isTransaction(others) else {
      return nil
    }
    let code = others.count == 1 ? other : others.last?.element ?? other
    guard code.utf8.count == 3, !noCurrencies.contains(code) else { return nil }
    return Currency(code: code.uppercased()).flatMap { $0.isKnown ? $0 : nil }
  }

  /// `transaction_amount_eur`: a word before that changes nothing.
  private static func isTransaction(_ words: [(offset: Int, element: String)]) -> Bool {
    words.count == 2 && words[0].element == "transaction"
  }

  private static let amounts: Set<String> = ["amount", "amt", "betrag", "importe", "montant"]

  /// Words of names that happen to be codes of currencies too.
  private static let noCurrencies: Set<String> = ["all", "top"]

  /// The words of a name in small letters, parted by marks or by capitals.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previousIsCapital = true
    for scalar in name.unicodeScalars.prefix(64) {
      let isLetter = scalar.properties.isAlphabetic
      let isCapital = scalar.properties.isUppercase
      if !word.isEmpty, !isLetter || isCapital && !previousIsCapital {
        words.append(word.lowercased())
        word = ""
      }
      if isLetter { word.unicodeScalars.append(scalar) }
      previousIsCapital = isCapital || !isLetter
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }
}
