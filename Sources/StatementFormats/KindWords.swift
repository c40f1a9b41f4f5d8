import StatementModel

/// What a type column or field says a row is, where it says so in one word or two.
///
/// The whole text is compared, never a part: "card payment" is a purchase, "payment" pays the card.
enum KindWords {
  static func kind(_ text: String) -> TransactionKind? { table[key(text)] }

  /// Without blanks, since fields are named `cardPayment` and cells "Card payment".
  private static func key(_ text: String) -> String {
    HeaderFolding.fold(text).filter { $0 != " " }
  }

  private static let table: [String: TransactionKind] = {
    var table: [String: TransactionKind] = [:]
    for kind in TransactionKind.allCases where Words.has("kind.\(kind.name)") {
      for phrase in Words.texts("kind.\(kind.name)") { table[key(phrase)] = kind }
    }
    return table
  }()
}
