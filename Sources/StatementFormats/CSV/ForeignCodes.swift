import StatementModel

/// Tells by the rows whether the only column of currencies is that of the original amounts.
///
/// `Amount; …; Currency; Amount in original currency`: where the two amounts of a row are the same,
/// the code is the account's; where they differ, it is so only if the account's is named throughout.
struct ForeignCodes {
  let amount: Int
  let original: Int
  let currency: Int
  /// The codes of rows in which the amounts are the same, and in which they differ.
  private var same: Set<String> = []
  private var differing: Set<String> = []

  /// The columns, where the header names one of each and the currency stands beside the original
  /// amount, not beside the amount.
  init?(_ header: [HeaderCell]) {
    func only(_ meaning: HeaderMeaning) -> Int? {
      let found = header.indices.filter { header[$0].meaning == meaning }
      return found.count == 1 ? found[0] : nil
    }
    // "Valuta" is a currency in some languages, and a day in others: the cells tell.
    guard let amount = only(.amount), let original = only(.originalAmount),
      let currency = only(.currency) ?? only(.valueDate),
      !header.contains(where: { $0.meaning == .originalCurrency }),
      abs(currency - original) == 1, abs(currency - amount) > 1
    else { return nil }
    (self.amount, self.original, self.currency) = (amount, original, currency)
  }

  mutating func add(_ table: CSVTable, _ fields: [CSVField]) {
    guard [amount, original, currency].allSatisfy({ $0 < fields.count && !fields[$0].isEmpty })
    else { return }
    func digits(_ column: Int) -> String {
      table.string(fields[column]).filter { $0.isNumber || $0 == "." || $0 == "," }
    }
    let code = table.string(fields[currency])
    guard CurrencySigns.currency(code) != nil else { return }
    if digits(amount) == digits(original) { same.insert(code) } else { differing.insert(code) }
  }

  /// Whether the codes are the original amounts': none is of rows of both kinds, and they are more
  /// than the one code of an account.
  var areOriginal: Bool {
    !differing.isEmpty && differing.isDisjoint(with: same) && same.count <= 1
      && differing.count + same.count > 1
  }

  /// The account's currency, by the rows that needed no exchange.
  var own: Currency? { areOriginal ? same.first.flatMap(CurrencySigns.currency) : nil }
}
