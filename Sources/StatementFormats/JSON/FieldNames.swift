/// Names of JSON members made comparable, and the lists that tell what stands under them.
enum FieldNames {
  /// The name without case, and without anything but letters and digits: `postedDate` and
  /// `posted_date` are one.
  static func fold(_ name: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      switch scalar.value {
      case 0x30...0x39, 0x61...0x7A: result.append(scalar)
      case 0x41...0x5A: result.append(Unicode.Scalar(UInt8(scalar.value + 0x20)))
      case 0x80...:
        if scalar.properties.isAlphabetic {
          result.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
        }
      default: break
      }
    }
    return String(result)
  }

  /// Whether transactions stand under this folded name.
  static func isRowList(_ folded: String) -> Bool {
    rowLists.contains(folded)
      || (folded.hasSuffix("transactions") && !folded.contains("investment"))
  }

  /// Whether what stands under this folded name is called transactions, and not rows of anything.
  static func isPlainRowList(_ folded: String) -> Bool {
    folded.hasSuffix("transactions") && !folded.contains("investment") || folded == "txns"
      || folded == "booked"
  }

  /// Names, folded, that mean entries of an account where they stand in one.
  static let entryLists: Set<String> = set(
    """
    transaction rows movements operations bookings postings entries mutations movimientos transacciones
    movimenti operazioni transacoes lancamentos extrato buchungen umsaetze umsätze transaktionen
    operaciones mouvements mutaties transacties transaktioner pohyby pending posted
    """)

  /// Names, folded, under which exports keep their transactions.
  private static let rowLists: Set<String> = set(
    """
    transactions transaction txns data items rows statement statements entries records results list
    movements operations activity activities history payments booked posted pending feeditems
    postings lines added modified removed content accounttransactions cardtransactions
    transactionlist transactionslist transactiondetails mutations movimientos transacciones
    movimenti operazioni transacoes lancamentos extrato buchungen umsaetze umsätze transaktionen
    operaciones mouvements mutaties transacties transaktioner pohyby response payload edges nodes
    """)

  /// Names, folded, under which accounts stand.
  static let accountLists: Set<String> = set(
    "accounts account cardaccount cardaccounts bankaccounts bankaccount cards")

  /// Names, folded, of what may look like transactions and is none.
  static let noRows: Set<String> = set(
    """
    request requests balances budget budgets goals recurring recurrings recurringpayments subscriptions recurringtransactions inflowstreams
    outflowstreams standingorders directdebits holdings securities positions rates exchangerates
    investmenttransactions features dependencies links counterparties splits subtransactions
    lineitems location locations paymentmeta headers params currencyexchange legs rawtransaction
    """)

  /// Names under which transactions name their account.
  static let ownAccount = [
    "accountId", "account_id", "accountID", "AccountId", "account", "accountNumber",
    "account_number", "accountGuid", "accountUid", "account_uid",
  ]

  /// Names, folded, of amounts in the smallest unit of their currency.
  static let minorUnits: Set<String> = set(
    """
    minorunits valueinminorunits valueinbaseunits amountminor amountminorunits amountcents
    amountincents amountinminorunits
    """)

  private static func set(_ words: String) -> Set<String> {
    Set(words.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
