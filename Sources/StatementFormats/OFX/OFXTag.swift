/// The element names of OFX that reading a statement needs (OFX 1.0.2 to 2.3, and OFC).
///
/// Every other element is `unknown` and skipped, as the specification asks (OFX 2.2, 2.3).
enum OFXTag: String, CaseIterable, Sendable {
  case unknown = ""

  // Aggregates that hold only elements; text between their children is noise.
  case ofx = "OFX"
  case ofc = "OFC"
  case signOn = "SIGNONMSGSRSV1"
  case signOnResponse = "SONRS"
  case bankMessages = "BANKMSGSRSV1"
  case cardMessages = "CREDITCARDMSGSRSV1"
  case investmentMessages = "INVSTMTMSGSRSV1"
  case statementResponse = "STMTTRNRS"
  case cardStatementResponse = "CCSTMTTRNRS"
  case investmentStatementResponse = "INVSTMTTRNRS"
  case ofcStatement = "ACCTSTMT"
  case statement = "STMTRS"
  case cardStatement = "CCSTMTRS"
  case investmentStatement = "INVSTMTRS"
  case accountInfo = "ACCTINFO"
  case loanStatement = "LOANSTMTRS"
  case profileResponse = "PROFRS"
  case transactionList = "BANKTRANLIST"
  case pendingList = "BANKTRANLISTP"
  case investmentList = "INVTRANLIST"
  case investmentBankRow = "INVBANKTRAN"
  case availableBalance = "AVAILBAL"
  case ledgerBalance = "LEDGERBAL"
  case ofcAccount = "ACCTFROM"
  case investmentAccount = "INVACCTFROM"
  case cardAccount = "CCACCTFROM"
  case bankAccount = "BANKACCTFROM"
  case row = "STMTTRN"
  case pendingRow = "STMTTRNP"

  // Aggregates whose names some exporters use for a leaf as well.
  case status = "STATUS"
  case institution = "FI"
  case bankAccountTo = "BANKACCTTO"
  case cardAccountTo = "CCACCTTO"
  case balanceList = "BALLIST"
  case payeeAggregate = "PAYEE"
  case rowCurrency = "CURRENCY"
  case originalCurrency = "ORIGCURRENCY"

  // Investment transactions: counted, not read.
  case buyDebt = "BUYDEBT"
  case buyFund = "BUYMF"
  case buyOption = "BUYOPT"
  case buyOther = "BUYOTHER"
  case buyStock = "BUYSTOCK"
  case closeOption = "CLOSUREOPT"
  case income = "INCOME"
  case investmentExpense = "INVEXPENSE"
  case journalFund = "JRNLFUND"
  case journalSecurity = "JRNLSEC"
  case marginInterest = "MARGININTEREST"
  case reinvest = "REINVEST"
  case returnOfCapital = "RETOFCAP"
  case sellDebt = "SELLDEBT"
  case sellFund = "SELLMF"
  case sellOption = "SELLOPT"
  case sellOther = "SELLOTHER"
  case sellStock = "SELLSTOCK"
  case split = "SPLIT"
  case transfer = "TRANSFER"

  // Leaves.
  case code = "CODE"
  case severity = "SEVERITY"
  case message = "MESSAGE"
  case organisation = "ORG"
  case institutionID = "FID"
  case serverDate = "DTSERVER"
  case language = "LANGUAGE"
  case transactionUID = "TRNUID"
  case defaultCurrency = "CURDEF"
  case bankID = "BANKID"
  case branchID = "BRANCHID"
  case accountID = "ACCTID"
  case accountType = "ACCTTYPE"
  case accountKey = "ACCTKEY"
  case startDate = "DTSTART"
  case endDate = "DTEND"
  case asOfDate = "DTASOF"
  case balanceAmount = "BALAMT"
  case ofcBalance = "LEDGER"
  case rowType = "TRNTYPE"
  case postedDate = "DTPOSTED"
  case userDate = "DTUSER"
  case pendingDate = "DTTRAN"
  case availableDate = "DTAVAIL"
  case expiryDate = "DTEXPIRE"
  case amount = "TRNAMT"
  case fitID = "FITID"
  case correctsID = "CORRECTFITID"
  case correctsAction = "CORRECTACTION"
  case serverID = "SRVRTID"
  case checkNumber = "CHECKNUM"
  case ofcCheckNumber = "CHKNUM"
  case referenceNumber = "REFNUM"
  case merchantCategory = "SIC"
  case payeeID = "PAYEEID"
  case name = "NAME"
  case extendedName = "EXTDNAME"
  case memo = "MEMO"
  case currencySymbol = "CURSYM"
  case currencyRate = "CURRATE"

  /// Whether the element can hold nothing but elements.
  var isStructural: Bool {
    switch self {
    case .ofx, .ofc, .signOn, .signOnResponse, .bankMessages, .cardMessages, .investmentMessages,
      .statementResponse, .cardStatementResponse, .investmentStatementResponse, .ofcStatement,
      .statement, .cardStatement, .investmentStatement, .accountInfo, .loanStatement,
      .profileResponse, .transactionList,
      .pendingList, .investmentList, .investmentBankRow, .row, .pendingRow, .bankAccount,
      .cardAccount, .investmentAccount, .ofcAccount, .ledgerBalance, .availableBalance:
      true
    default: false
    }
  }

  /// Whether the specification defines the element as an aggregate.
  var isAggregate: Bool {
    if isStructural || isInvestmentTransaction { return true }
    return switch self {
    case .status, .institution, .bankAccountTo, .cardAccountTo, .balanceList, .payeeAggregate,
      .rowCurrency, .originalCurrency:
      true
    default: false
    }
  }

  /// Whether this is a transaction of an investment statement other than `INVBANKTRAN`.
  var isInvestmentTransaction: Bool {
    switch self {
    case .buyDebt, .buyFund, .buyOption, .buyOther, .buyStock, .closeOption, .income,
      .investmentExpense, .journalFund, .journalSecurity, .marginInterest, .reinvest,
      .returnOfCapital, .sellDebt, .sellFund, .sellOption, .sellOther, .sellStock, .split,
      .transfer:
      true
    default: false
    }
  }

  /// Whether this is one account's block.
  var isStatement: Bool {
    self == .statement || self == .cardStatement || self == .investmentStatement
  }

  /// Whether this is one transaction that is read.
  var isRow: Bool { self == .row || self == .pendingRow }

  /// The element of that name, in any case, or `unknown`.
  static func named(_ name: PackedName) -> OFXTag { byName[name] ?? .unknown }

  private static let byName = Dictionary(
    uniqueKeysWithValues: allCases.map { (PackedName($0.rawValue), $0) })
}
