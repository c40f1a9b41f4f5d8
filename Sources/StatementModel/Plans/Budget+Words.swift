extension Budget {
  /// What stands in place of a category for all spending.
  package static let everything = "everything"

  /// The category's path, or the word for all spending.
  package var name: String { category?.text ?? Self.everything }

  /// Why a text is no limit of a budget.
  package enum LimitFault: Error, Hashable {
    case notAnAmount
    case unknownCurrency(String)
  }

  /// Reads `600`, `80 EUR` or `EUR 80`: a positive amount.
  ///
  /// - Parameter currency: Of a text that names none.
  package static func limit(_ text: String, currency: Currency) -> Result<Money, LimitFault> {
    var words = text.split(separator: " ")
    var code: Substring?
    if words.count == 2 {
      code = words.remove(at: words[0].first?.isLetter == true ? 0 : 1)
    }
    guard words.count == 1,
      words[0].utf8.allSatisfy({ $0 == 0x2E || 0x30...0x39 ~= $0 }),
      let amount = ExactDecimal(words[0]), amount > .zero
    else { return .failure(.notAnAmount) }
    guard let code else { return .success(Money(amount, currency)) }
    guard let named = Currency(code: code), named.isKnown else {
      return .failure(.unknownCurrency(String(code)))
    }
    return .success(Money(amount, named))
  }
}

extension Budget.Span {
  /// The span that a word names; periods have names of their own.
  package init?(word: String) {
    switch word.lowercased() {
    case "week": self = .week
    case "month": self = .month
    case "quarter": self = .quarter
    case "year": self = .year
    default: return nil
    }
  }

  /// `month`; of a period its name.
  package var words: String {
    switch self {
    case .week: "week"
    case .month: "month"
    case .quarter: "quarter"
    case .year: "year"
    case .period(let name): name
    }
  }
}
