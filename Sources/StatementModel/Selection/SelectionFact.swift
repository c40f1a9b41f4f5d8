/// What can be wrong with the words by which transactions are chosen.
package enum SelectionFact: DiagnosticFact, Error, Hashable {
  case badAmountRange(String)
  /// A range whose lower end is above its upper end.
  case emptyAmountRange(String)
  /// Nothing is left to look for once punctuation is dropped.
  case emptySearch(String)
  case tooManySearchWords(limit: Int)
  /// A quotation mark that nothing closes.
  case openQuote(String)
  /// A name that no period has, and that no transaction carries.
  case unknownPeriod(String, known: [String])
}

extension SelectionFact {
  package var code: String {
    switch self {
    case .badAmountRange: "bad-amount-range"
    case .emptyAmountRange: "empty-amount-range"
    case .emptySearch: "empty-search"
    case .tooManySearchWords: "too-many-search-words"
    case .openQuote: "open-quote"
    case .unknownPeriod: "unknown-period"
    }
  }

  package var summary: String {
    switch self {
    case .badAmountRange(let text): "\"\(text)\" is no amount and no range of amounts"
    case .emptyAmountRange(let text): "the range \"\(text)\" begins above its end"
    case .emptySearch(let text): "\"\(text)\" has no letter and no digit to search for"
    case .tooManySearchWords(let limit): "a search can have at most \(limit) words"
    case .openQuote(let text): "the quotation mark before \"\(text)\" is not closed"
    case .unknownPeriod(let text, _): "there is no period \"\(text)\" in this book"
    }
  }

  package var remedy: String? {
    switch self {
    case .badAmountRange:
      "write 12.50 for one amount, 10..20 for a range, ..50 or 100.. for an open one"
    case .emptyAmountRange: "write the smaller amount first; the sign does not count"
    case .emptySearch: "search for a word, or leave the search out"
    case .tooManySearchWords: "put words that stand together in quotation marks"
    case .openQuote: "close it, or leave it out"
    case .unknownPeriod(let text, let known):
      known.isEmpty
        ? "periods are made with `daybook periods`" : NearMiss.choice(for: text, among: known)
    }
  }
}

extension NearMiss {
  /// What to write instead: the nearest of the known words, if one is near, and all of them.
  package static func choice(for text: String, among known: [String]) -> String {
    let list = "use one of: " + known.joined(separator: ", ")
    guard let near = best(for: text, among: known) else { return list }
    return "did you mean \"\(near)\"? Otherwise \(list)"
  }
}
