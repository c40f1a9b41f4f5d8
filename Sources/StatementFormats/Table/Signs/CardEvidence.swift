/// What of a header is a card's statement's.
///
/// One such column decides nothing: shops call the other party a merchant, too, and savings
/// accounts have cards.
extension RoleAssignment {
  /// How many columns are such as hardly any but a card's statement has.
  var cardMarks: Int {
    layout.header.indices.count { column in
      switch layout.header[column].meaning {
      case .merchant, .chargeDate, .merchantCode, .installment: true
      case .card: column >= profiles.count || !profiles[column].areDecimals
      case .amount, .purchaseDate, .ignored:
        StatementWords.has(layout.header[column].key, Self.chargeWords)
      default: false
      }
    }
  }

  private static let chargeWords = Words.list("card.charge")
}
