import StatementModel

/// What a `Stmt`, `Rpt` or `Ntfctn` says of itself.
struct CAMTHeader {
  /// The line on which it begins.
  var line: Int?
  private(set) var id: String?
  private(set) var sequenceNumber: String?
  private(set) var page: Int?
  private(set) var isLastPage: Bool?
  private var created: CalendarDate?
  var from: CalendarDate?
  var to: CalendarDate?
  /// How many entries the statement says it has.
  private(set) var entryCount: Int?
  private(set) var account: String?
  private(set) var accountType: AccountType?
  /// As `Acct/Ccy` names it.
  private(set) var currency: Currency?
  /// The names of the account and of its holder, to tell the holder from the other party.
  private var ownNames: [[UInt8]] = []
  private var bankName: String?
  private var bankCode: String?
  private(set) var balances: [CAMTBalance] = []

  init(line: Int? = nil) { self.line = line }

  /// The bank's name, or its BIC.
  var institution: String? { bankName ?? bankCode }

  /// The day for an entry that states none: the statement's only day, or the day on which the
  /// statement was made where it states no period.
  var fallbackDay: CalendarDate? {
    guard let from, let to else { return created }
    return from == to ? from : nil
  }

  /// Whether a period of more than one day is stated.
  var hasLongPeriod: Bool {
    guard let from, let to else { return false }
    return from != to
  }

  /// Whether the name is that of the account or of its holder, letters in any case.
  func isOwnName(_ name: ArraySlice<UInt8>) -> Bool {
    ownNames.contains { own in
      own.count == name.count
        && zip(own, name).allSatisfy { Search.lower($0) == Search.lower($1) }
    }
  }

  mutating func add(_ balance: CAMTBalance) { balances.append(balance) }

  mutating func dropBalances() { balances = [] }

  /// Takes the account's currency; false for what is no code.
  mutating func take(currency bytes: [UInt8]) -> Bool {
    currency = currency ?? CAMTValues.currency(bytes, 0..<bytes.count)
    return currency != nil || String(decoding: bytes, as: UTF8.self) == Currency.none.code
  }

  mutating func take(_ field: CAMTField, _ bytes: [UInt8]) {
    func text() -> String { String(decoding: bytes, as: UTF8.self) }
    func day() -> CalendarDate? { CAMTValues.day(bytes, 0..<bytes.count) }
    switch field {
    case .statementID: id = id ?? text()
    case .sequenceNumber: sequenceNumber = sequenceNumber ?? text()
    case .pageNumber: page = page ?? Int(text())
    case .isLastPage: isLastPage = CAMTValues.isTrue(bytes, 0..<bytes.count)
    case .created: created = created ?? day()
    case .periodStart: from = from ?? day()
    case .periodEnd: to = to ?? day()
    // An IBAN goes before any other number, whichever comes first.
    case .iban: account = text()
    case .otherAccount: account = account ?? text()
    case .accountType: accountType = accountType ?? Self.accountType(text())
    case .accountName, .ownerName:
      if ownNames.count < 8 { ownNames.append(bytes) }
    case .entryCount: entryCount = entryCount ?? Int(text())
    case .bankName: bankName = bankName ?? text()
    case .bankCode: bankCode = bankCode ?? text()
    default: break
    }
  }

  /// The account types of ISO 20022 (ExternalCashAccountType1Code).
  private static func accountType(_ code: String) -> AccountType? {
    switch code.uppercased() {
    case "CACC", "TRAN", "SACC", "SLRY", "ODFT": .checking
    case "SVGS", "LLSV", "ONDP": .savings
    case "CARD": .creditCard
    case "LOAN": .creditLine
    case "MOMA": .moneyMarket
    case "CASH": .cash
    default: nil
    }
  }
}
