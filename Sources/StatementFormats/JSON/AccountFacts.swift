import StatementModel

/// What a file says about one account.
struct AccountFacts {
  /// The source's own key of the account, by which rows name it.
  var id: String?
  /// The number or its last digits, as people know the account.
  var number: String?
  var type: AccountType?
  var currency: Currency?
  /// The sign that amounts bear of which nothing says the currency.
  var sharedSign: SharedCurrencySign?
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
    let members = FoldedMembers(record, node)
    id = record.firstID(members, Self.idNames)
    number = record.firstID(members, Self.numberNames)
    if trustsID {
      id = id ?? record.firstID(members, ["id", "uid", "resourceid", "guid", "uuid"])
      number = number ?? record.firstID(members, ["number"])
    }
    number = number ?? record.id(record.member("meta", "number", of: node))
    institution = record.firstID(
      members, ["institutionname", "bankname", "companyid", "institution", "bank"])
    for name in ["org", "institution", "bank"] where institution == nil {
      institution = members[name].flatMap { record.string(record.member("name", of: $0)) }
    }
    if trustsID || id != nil || number != nil { readType(record, members) }
    readCurrency(record, members)
    readBalances(record, members)
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

  /// Takes what a table of the account's rows tells.
  mutating func take(_ statement: Statement) {
    currency = currency ?? statement.currency
    sharedSign = sharedSign ?? statement.sharedSign
    type = type ?? statement.accountType
    opening = opening ?? statement.openingBalance
    closing = closing ?? statement.closingBalance
  }

  private static let idNames = ["accountid", "accountguid", "accountuid"]
  private static let numberNames = [
    "iban", "accountnumber", "maskedpan", "pan", "cardnumber", "bban", "mask", "last4", "lastfour",
    "lastfourdigits", "identification", "cardlastdigits",
  ]

  private mutating func readType(_ record: JSONRecord, _ members: FoldedMembers) {
    for name in ["subtype", "type", "accounttype", "cardtype"] {
      guard let word = record.string(members[name]) else { continue }
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

  private mutating func readCurrency(_ record: JSONRecord, _ members: FoldedMembers) {
    for name in ["currency", "currencycode", "isocurrencycode"] {
      guard let word = record.string(members[name]) else { continue }
      currency = CurrencySigns.currency(word)
      if currency == nil, word.contains("://") { currencyIsNoMoney = word }
      return
    }
    currency = members["balances"].flatMap {
      record.currency(record.member("iso_currency_code", of: $0))
    }
  }

  private mutating func readBalances(_ record: JSONRecord, _ members: FoldedMembers) {
    if let balances = members["balances"] {
      switch record[balances].kind {
      case .array: readBalanceList(record, balances)
      case .object: readCurrentBalance(record, balances)
      default: break
      }
    }
    for name in [
      "balance", "closingbalance", "endbalance", "endingbalance", "endofstatementbalance",
    ]
    where closing == nil {
      guard let balance = members[name] else { continue }
      if record[balance].kind == .object {
        readCurrentBalance(record, balance)
        closing = closing ?? Self.amountInside(record, balance).map { StatedBalance(amount: $0) }
      } else if let amount = Self.stated(record, balance) {
        closing = StatedBalance(
          amount: amount, date: Self.balanceDate(record, members["balancedate"]))
      }
    }
    for name in ["openingbalance", "startbalance", "startingbalance"] where opening == nil {
      guard let balance = members[name] else { continue }
      let amount = Self.stated(record, balance) ?? Self.amountInside(record, balance)
      opening = amount.map { StatedBalance(amount: $0) }
    }
  }

  private static func balanceDate(_ record: JSONRecord, _ node: Int?) -> CalendarDate? {
    guard let node else { return nil }
    if record[node].kind == .number { return record.word(node).flatMap(UnixTime.day) }
    return try? record.day(node)
  }

  /// The balance in `node`, perhaps with a currency beside it; nothing where its decimal mark could
  /// be either.
  private static func stated(_ record: JSONRecord, _ node: Int?) -> ExactDecimal? {
    if let exact = record.optionalAmount(node) { return exact }
    guard let word = record.string(node) else { return nil }
    let bytes = Array(word.utf8)
    let field = TableField(start: 0, end: bytes.count, isEscaped: false)
    guard case .amount(let cell) = AmountCell.read(bytes.span, field) else { return nil }
    var evidence = DecimalEvidence()
    evidence.add(bytes.span, cell.digits, line: 0)
    guard evidence.openPoint + evidence.openComma == 0 else { return nil }
    return cell.value(bytes.span, decimalMark: evidence.comma > 0 ? 0x2C : 0x2E)
  }

  private static func amountInside(_ record: JSONRecord, _ node: Int) -> ExactDecimal? {
    stated(record, record.member("amount", of: node) ?? record.member("value", of: node))
  }

  /// Plaid's `balances.current`: what is owed on a credit account is positive there.
  private mutating func readCurrentBalance(_ record: JSONRecord, _ node: Int) {
    let current = record.member("current", of: node) ?? record.member("Current", of: node)
    guard let amount = Self.stated(record, current) else { return }
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
