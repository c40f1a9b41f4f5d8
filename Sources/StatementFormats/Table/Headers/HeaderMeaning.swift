import StatementModel

/// What a header cell says that its column holds; raw values as topics of `Words` have them.
enum HeaderMeaning: String, CaseIterable {
  case purchaseDate = "purchase-date"
  case postingDate = "posting-date"
  case valueDate = "value-date"
  case chargeDate = "charge-date"
  case anyDate = "any-date"
  case amount, debit, credit, fee, balance, rate
  case netAmount = "net-amount"
  case grossAmount = "gross-amount"
  case originalAmount = "original-amount"
  case currency
  case originalCurrency = "original-currency"
  case direction, type, status, pending, category, installment
  case merchantCode = "merchant-code"
  case merchant, description, payee, purpose, memo
  case originalDescription = "original-description"
  case id, check, account, card, product
  case counterAccount = "counter-account"
  case ignored

  var isDate: Bool {
    switch self {
    case .purchaseDate, .postingDate, .valueDate, .chargeDate, .anyDate: true
    default: false
    }
  }

  var isMoney: Bool {
    switch self {
    case .amount, .netAmount, .grossAmount, .debit, .credit: true
    default: false
    }
  }

  var isText: Bool {
    switch self {
    case .merchant, .originalDescription, .description, .payee, .purpose, .memo: true
    default: false
    }
  }
}

/// A header cell, understood.
struct HeaderCell {
  /// As written, without padding.
  var text: String
  /// Folded, without the currency it names.
  var key: String
  /// The currency that the cell names: `Amount (EUR)`.
  var currency: Currency?
  var meaning: HeaderMeaning?

  init(_ text: String) {
    self.text = text
    var words = HeaderFolding.foldName(text).split(separator: " ").map(String.init)
    if words.count > 1, let index = words.firstIndex(where: { Self.currency($0) != nil }) {
      currency = Self.currency(words[index])
      words.remove(at: index)
      // "Umsatz in EUR", "bedrag in EUR".
      if words.count > 1, Self.prepositions.contains(words[words.count - 1]),
        !HeaderWords.isPhrase(words.joined(separator: " "))
      {
        words.removeLast()
      }
    } else if let only = Self.onlyCurrency(text) {
      // "CAD$" beside "USD$": each is the column of amounts in that currency.
      currency = only
      words = ["amount"]
    } else if let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close
    {
      let inside = text[text.index(after: open)..<close]
      currency = CurrencySigns.currency(inside.trimmingBlanks)
    } else {
      // "Betrag €", "₪ יתרה"; a letter there is only a word's.
      currency =
        [text.last, text.first].lazy.compactMap(\.self).filter { !$0.isLetter }
        .compactMap { CurrencySigns.currency(String($0)) }.first
      // "Amount in €"
      if currency != nil, words.count > 1, Self.prepositions.contains(words[words.count - 1]) {
        words.removeLast()
      }
    }
    // "יתרה בש\"ח": the word for the shekel, with the preposition that is tied to it.
    if currency == nil, words.count > 1, let last = words.last, last == "שח" || last == "בשח" {
      currency = CurrencySigns.currency("שח")
      if HeaderWords.meaning(words.joined(separator: " ")) == nil { words.removeLast() }
    }
    key = words.joined(separator: " ")
    meaning = HeaderWords.meaning(key)
  }

  /// What may stand before a currency: `Umsatz in EUR`.
  private static let prepositions = Words.phrases("currency.preposition")

  /// The currency that is all the cell says, in capitals: `USD`, `CAD$`.
  private static func onlyCurrency(_ text: String) -> Currency? {
    let code = text.filter { !"$€£ ".contains($0) }
    guard code.utf8.count == 3, code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
      return nil
    }
    return currency(code.lowercased())
  }

  /// A code of three letters; words that merely look like one are none.
  private static func currency(_ word: String) -> Currency? {
    if ["euro", "euros", "euroa"].contains(word) { return .eur }
    guard word.utf8.count == 3, !["all", "top", "mop", "cop", "try", "lak"].contains(word) else {
      return nil
    }
    return CurrencySigns.currency(word)
  }
}
