import StatementModel

/// What a file says about one account.
struct AccountFacts {
  /// The source's own key of the account, by which rows name it.
  var id: String?
  /// The number or its last digits, as people know the account.
  var number: String?
  var type: AccountType?
  var currency: Currency?
  /// What stands for the currency where it is none: a URL of a loyalty scheme.
  var currencyIsNoMoney: String?
  var institution: String?
  var opening: StatedBalance?
  var closing: StatedBalance?

  init() {}

  /// Reads an account's object.
  ///
  /// - Parameter trustsID: Whether a member called only `id` is the account's.
  init(_ record: JSONRecord, _ node: Int, trustsID: Bool) {
    id = Self.firstWord(record, node, Self.idNames)
    if trustsID {
      id = id ?? Self.firstWord(record, node, ["id", "_id", "uid", "resourceId", "guid"])
    }
    number = Self.firstWord(record, node, Self.numberNames)
    if trustsID { number = number ?? record.word(record.member("number", of: node)) }
    number = number ?? record.word(record.member("meta", "number", of: node))
    institution = Self.firstWord(
      record, node, ["institution_name", "institutionName", "bank_name", "bankName", "companyId"])
    for name in ["org", "institution"] as [StaticString] where institution == nil {
      institution = record.string(record.member(name, "name", of: node))
    }
    if trustsID || id != nil || number != nil { readType(record, node) }
    readCurrency(record, node)
    readBalances(record, node)
  }

  /// The key under which the account's rows are gathered.
  var key: String { id ?? number ?? "" }
  var isEmpty: Bool {
    id == nil && number == nil && type == nil && currency == nil && currencyIsNoMoney == nil
      && institution == nil && opening == nil && closing == nil
  }

  /// Takes what is not known yet from facts that are further away.
  mutating func fill(from other: AccountFacts?) {
    guard let other else { return }
    id = id ?? other.id
    number = number ?? other.number
    type = type ?? other.type
    currency = currency ?? other.currency
    currencyIsNoMoney = currencyIsNoMoney ?? other.currencyIsNoMoney
    institution = institution ?? other.institution
    opening = opening ?? other.opening
    closing = closing ?? other.closing
  }

  private static let idNames: [StaticString] = [
    "account_id", "accountId", "AccountId", "account_guid", "account_uid", "accountUid",
  ]
  private static let numberNames: [StaticString] = [
    "iban", "IBAN", "accountNumber", "account_number", "maskedPan", "maskedPAN", "pan",
    "cardNumber", "card_number", "bban", "mask", "last4", "last_four", "lastFour", "Identification",
  ]

  private static func firstWord(
    _ record: JSONRecord, _ node: Int, _ names: [StaticString]
  ) -> String? {
    for name in names {
      if let word = record.id(record.member(name, of: node)) { return word }
    }
    return nil
  }

  private mutating func readType(_ record: JSONRecord, _ node: Int) {
    for name in ["subtype", "type", "accountType", "account_type", "cardType"] as [StaticString] {
      guard let word = record.string(record.member(name, of: node)) else { continue }
      switch FieldNames.fold(word) {
      case "credit", "creditcard", "card", "charge", "companyissued", "bankissued":
        type = .creditCard
      case "checking", "depository", "current", "currentaccount", "transactional", "chequing":
        type = .checking
      case "savings", "saver", "saving": type = .savings
      case "lineofcredit", "creditline": type = .creditLine
      case "moneymarket": type = .moneyMarket
      case "investment", "brokerage": type = .investment
      case "cash", "wallet": type = .cash
      default: continue
      }
      return
    }
  }

  private mutating func readCurrency(_ record: JSONRecord, _ node: Int) {
    for name in ["currency", "currencyCode", "currency_code", "iso_currency_code", "Currency"]
      as [StaticString]
    {
      guard let word = record.string(record.member(name, of: node)) else { continue }
      currency = CurrencyWords.currency(word)
      if currency == nil, word.contains("://") { currencyIsNoMoney = word }
      return
    }
    currency = record.currency(record.member("balances", "iso_currency_code", of: node))
  }

  private mutating func readBalances(_ record: JSONRecord, _ node: Int) {
    if let balances = record.member("balances", of: node) {
      switch record[balances].kind {
      case .array: readBalanceList(record, balances)
      case .object: readCurrentBalance(record, balances)
      default: break
      }
    }
    for name in [
      "balance", "closingBalance", "closing_balance", "endBalance", "ending_balance",
      "endingBalance", "endOfStatementBalance",
    ] as [StaticString] where closing == nil {
      guard let balance = record.member(name, of: node) else { continue }
      if record[balance].kind == .object {
        readCurrentBalance(record, balance)
        closing = closing ?? Self.amountInside(record, balance).map { StatedBalance(amount: $0) }
      } else if let amount = record.optionalAmount(balance) {
        closing = StatedBalance(amount: amount, date: Self.balanceDate(record, node))
      }
    }
    for name in [
      "openingBalance", "opening_balance", "startBalance", "startingBalance",
      "starting_balance",
    ] as [StaticString] where opening == nil {
      guard let balance = record.member(name, of: node) else { continue }
      let amount = record.optionalAmount(balance) ?? Self.amountInside(record, balance)
      opening = amount.map { StatedBalance(amount: $0) }
    }
  }

  private static func balanceDate(_ record: JSONRecord, _ node: Int) -> CalendarDate? {
    for name in ["balance-date", "balanceDate", "balance_date"] as [StaticString] {
      guard let date = record.member(name, of: node) else { continue }
      if record[date].kind == .number { return record.word(date).flatMap(UnixTime.day) }
      return try? record.day(date)
    }
    return nil
  }

  private static func amountInside(_ record: JSONRecord, _ node: Int) -> ExactDecimal? {
    record.optionalAmount(record.member("amount", of: node) ?? record.member("value", of: node))
  }

  /// Plaid's `balances.current`: what is owed on a credit account is positive there.
  private mutating func readCurrentBalance(_ record: JSONRecord, _ node: Int) {
    guard let amount = record.optionalAmount(record.member("current", of: node)) else { return }
    closing = StatedBalance(amount: type == .creditCard || type == .creditLine ? -amount : amount)
  }

  /// The Berlin Group's list of balances, each with its type.
  private mutating func readBalanceList(_ record: JSONRecord, _ node: Int) {
    var interim: StatedBalance?
    for balance in record.children(of: node) {
      guard
        let amount = record.member("balanceAmount", of: balance).flatMap({
          Self.amountInside(record, $0)
        })
      else { continue }
      let day = try? record.day(record.member("referenceDate", of: balance))
      let stated = StatedBalance(amount: amount, date: day ?? nil)
      switch FieldNames.fold(record.string(record.member("balanceType", of: balance)) ?? "") {
      case "closingbooked", "clbd": closing = stated
      case "openingbooked", "opbd": opening = stated
      case "interimbooked", "itbd": interim = stated
      default: break
      }
    }
    closing = closing ?? interim
  }
}
