import StatementModel

/// The name of a member that may be a column: its path from the transaction's object on.
struct JSONFieldName {
  /// As a person would name it in a profile: `amount.value`.
  let path: String
  /// The header's cell that it comes to.
  let header: HeaderCell

  /// - Parameter keys: The keys that lead to the member, from the outside in.
  init(_ keys: [String]) {
    path = keys.joined(separator: ".")
    var cell = HeaderCell(Self.words(keys))
    cell.text = path
    header = cell
  }

  /// What the keys say as words of a header: without objects that hold the transaction, and without
  /// what says no more than that a value is a value.
  private static func words(_ keys: [String]) -> String {
    if let known = synonyms[keys.map(FieldNames.fold).joined(separator: ".")] { return known }
    var words = keys.filter { !wrappers.contains(FieldNames.fold($0)) }
    while words.count > 1, let last = words.last, plain.contains(FieldNames.fold(last)) {
      words.removeLast()
    }
    // The currency of an amount is the row's; that of another amount is its own.
    if words.count > 1, let last = words.last, currencies.contains(FieldNames.fold(last)),
      HeaderCell(words.dropLast().joined(separator: " ")).meaning == .amount
    {
      return last
    }
    // Whether another amount than the row's is credit says nothing of the row.
    if words.count > 1, let last = words.last, FieldNames.fold(last) == "creditdebitindicator" {
      return "indicator"
    }
    let name = words.joined(separator: " ")
    return synonyms[FieldNames.fold(name)] ?? name
  }

  /// Objects whose members count as the transaction's own.
  private static let wrappers = set(
    "attributes transactioninfo payment transaction deposittransaction loctransaction details node")
  private static let plain = set("value amount date datetime original text")
  private static let currencies = set("currency currencycode isocurrencycode ccy")

  /// Names of interfaces, folded, in the words of headers.
  private static let synonyms: [String: String] = {
    var table: [String: String] = [:]
    for (meaning, names) in [
      (
        "transaction date",
        """
        transactiontimestamp transactedat initiatedat occurredat emittedat createdat createdts
        visiblets time datestransaction details.posted
        """
      ),
      (
        "posting date",
        """
        postedat postedtimestamp settledat settlementtime completedat madeon datesbooked
        details.completed
        """
      ),
      ("value date", "dates.value datesvaluedate"),
      ("direction", "side cdtdbtind flow"),
      ("type", "kind"),
      ("id", "uuid guid uid feeditemuid"),
      ("amount", "amountcurrency.amount transactionamountcurrency.amount"),
      ("currency", "amountcurrency amountcurrency.currency transactionamountcurrency.currency"),
      ("counterparty", "otheraccountholdername counterpartyaccountaccountname"),
    ] {
      for name in names.split(whereSeparator: \.isWhitespace) { table[String(name)] = meaning }
    }
    return table
  }()

  private static func set(_ words: String) -> Set<String> {
    Set(words.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
