import StatementModel

/// What a member of a transaction's object holds.
enum FieldRole: UInt8, CaseIterable {
  case date, posted, valueDate, charged
  case amount, minorUnits, scaledUnits, unitsScale, debit, credit, direction, kind, subkind
  case currency, description, payee, memo
  case id, reference, status, pending, declined, deleted
  case balance, originalAmount, originalCurrency
  case category, merchantCode, account, checkNumber
}

extension FieldRole {
  /// The role that a profile's word names; nothing for those that JSON fields don't have.
  init?(_ role: StatementProfile.Role) {
    switch role {
    case .date: self = .date
    case .posted: self = .posted
    case .charged: self = .charged
    case .description: self = .description
    case .memo: self = .memo
    case .amount: self = .amount
    case .debit: self = .debit
    case .credit: self = .credit
    case .direction: self = .direction
    case .currency: self = .currency
    case .originalAmount: self = .originalAmount
    case .originalCurrency: self = .originalCurrency
    case .balance: self = .balance
    case .id: self = .id
    case .status: self = .status
    case .type: self = .kind
    case .category: self = .category
    case .account: self = .account
    case .fee, .installment, .ignore: return nil
    }
  }
}

/// The roles of member names, as many exports and languages call them.
enum FieldRoles {
  /// The role of a member by its folded name, or by its folded path with points (`amount.value`).
  ///
  /// Of several members in one role, the one with the lower rank is taken.
  static func role(of path: String) -> (role: FieldRole, rank: Int)? {
    if let found = table[path] { return found }
    // Names of the values inside an object that is itself an amount.
    guard let point = path.lastIndex(of: ".") else { return nil }
    let outer = String(path[..<point])
    let inner = String(path[path.index(after: point)...])
    guard let (role, rank) = role(of: outer) else { return nil }
    switch (role, inner) {
    case (.amount, "currency"), (.amount, "currencycode"), (.debit, "currency"),
      (.credit, "currency"):
      return (.currency, 5)
    case (.originalAmount, "currency"), (.originalAmount, "currencycode"):
      return (.originalCurrency, 5)
    case (.amount, "minorunits"), (.amount, "valueinminorunits"): return (.minorUnits, rank)
    case (.amount, "unscaledvalue"): return (.scaledUnits, rank)
    case (.amount, "scale"): return (.unitsScale, rank)
    case (.date, "date"), (.posted, "date"), (.valueDate, "date"), (.direction, "value"),
      (.status, "value"), (.date, "datetime"), (.posted, "datetime"), (.valueDate, "datetime"):
      return (role, rank)
    case (.amount, "value"), (.amount, "amount"), (.balance, "value"), (.balance, "amount"),
      (.originalAmount, "value"), (.originalAmount, "amount"), (.debit, "amount"),
      (.credit, "amount"), (.debit, "value"), (.credit, "value"):
      return (role, rank)
    default: return nil
    }
  }

  /// Whether the object under this path is looked into.
  static func looksInside(_ path: String) -> Bool {
    if transparent.contains(path) || holders.contains(path) { return true }
    switch table[path]?.role {
    case .amount?, .balance?, .originalAmount?, .debit?, .credit?, .date?, .posted?, .valueDate?,
      .direction?, .status?:
      return true
    default: return path.hasSuffix(".value") || path.hasSuffix(".amount")
    }
  }

  /// Objects whose members count as the transaction's own.
  static let transparent: Set<String> = words(
    "attributes transactioninfo payment transaction deposittransaction loctransaction")

  private static let holders: Set<String> = words(
    """
    merchant merchantdetails counterparty counterpartyaccount otheraccount otheraccount.holder
    payee description descriptions dates details original
    status category
    """)

  private static let table: [String: (role: FieldRole, rank: Int)] = {
    var table: [String: (role: FieldRole, rank: Int)] = [:]
    for (role, names) in lists {
      for (rank, name) in names.split(whereSeparator: \.isWhitespace).enumerated() {
        if table[String(name)] == nil { table[String(name)] = (role, rank) }
      }
    }
    return table
  }()

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// The names of each role, the best first.
  private static let lists: [(FieldRole, String)] = [
    (
      .date,
      """
      date transactiondate transdate txndate purchasedate transactionposteddate operationdate
      datetime transactiondatetime timestamp transactiontime transactiontimestamp transactedat
      authorizeddate transactioninitiationdate initiatedat occurredat emittedat createdat created
      createdts visiblets time datum fecha fechaoperacion data dataoperazione dateoperation dato
      dates.transaction תאריך תאריךעסקה
      """
    ),
    (
      .posted,
      """
      posteddate postdate bookingdate postingdate bookeddate posteddatetime bookingdatetime
      postedat posted postedtimestamp settleddate settlementdate settledat settlementtime settled
      completedat completeddate processeddate dates.booked details.completed
      details.posted booked madeon entrydate buchungstag
      buchungsdatum fechacontable datacontabile datecomptable
      """
    ),
    (
      .valueDate,
      """
      valuedate valuedatetime dates.value dates.valuedate wertstellung valutadatum datevaleur fechavalor datavaluta
      """
    ),
    (.charged, "chargedate billingdate chargeddate"),
    (
      .amount,
      """
      amount transactionamount amountcurrency transactionamountcurrency amt chargedamount
      billedamount details.value value sum betrag montant importe
      importo valor bedrag kwota belopp beloeb beløp castka סכום סכוםחיוב
      """
    ),
    (
      .minorUnits,
      """
      amountminor amountminorunits minorunits amountcents amountincents amountinminorunits
      valueinbaseunits
      """
    ),
    (
      .debit,
      """
      debit debitamount withdrawal withdrawals withdrawalamount moneyout paidout soll belastung
      debe cargo dare חובה
      """
    ),
    (
      .credit,
      """
      credit creditamount deposit deposits depositamount moneyin paidin haben gutschrift abono
      haber avere זכות
      """
    ),
    (
      .direction,
      """
      direction creditdebitindicator creditdebit debitcredit debitorcredit debitcreditmemo side
      basetype dcindicator cdtdbtind drcr crdr dc flow sign debitcreditindicator
      """
    ),
    (.kind, "type"),
    (.subkind, "transactiontype entrytype operationtype kind"),
    (
      .currency,
      "currency currencycode isocurrencycode transactioncurrency ccy waehrung währung devise moneda divisa מטבע"
    ),
    (
      .description,
      """
      description originaldescription descriptionraw rawdescription description.original
      descriptions.original transactiondescription transactioninformation bankdescription narrative
      narration transactionsubject details.description details.detail1 text label rawtext description.simple descriptions.display title name
      details remittanceinformation beschreibung buchungstext verwendungszweck libelle libellé
      concepto descripcion descripción descrizione descricao descrição historico causale
      omschrijving popis opis beskrivning beskrivelse תיאור תיאורעסקה
      """
    ),
    (
      .payee,
      """
      merchantname merchant payee payeename merchant.name merchantdetails.merchantname
      counterpartyname counterparty counterparty.name counterpartyaccount.accountname
      otheraccount.holder.name payee.name details.counterparty.name
      beneficiary recipient empfänger empfaenger begünstigter naam tegenpartij partnername
      שםביתעסק ביתעסק
      """
    ),
    (
      .memo,
      "memo note notes message remark remarks comment additionalinformation paymentreference referencetext"
    ),
    (
      .id,
      """
      transactionid id txnid transactionidentifier uuid guid uid fitid feeditemuid externalid
      entryreference identifier
      """
    ),
    (.reference, "reference referencenumber ref refno transactionreference"),
    (
      .status,
      """
      status state transactionstatus bookingstatus processingstatus details.processingstatus
      סטטוס
      """
    ),
    (.pending, "pending ispending"),
    (.declined, "declinereason declined"),
    (.deleted, "deleted isdeleted"),
    (
      .balance,
      """
      runningbalance balance balanceafter balanceaftertransaction accountbalance endingbalance
      balanceaftermutation settledbalance details.newbalance newbalance saldo solde יתרה
      """
    ),
    (
      .originalAmount,
      """
      original originalamount origamount localamount foreignamount sourceamount instructedamount
      amountoriginal סכוםעסקה
      """
    ),
    (.originalCurrency, "originalcurrency origcurrency localcurrency foreigncurrency מטבעעסקה"),
    (
      .category,
      """
      category categoryname spendingcategory transactioncategory details.category category.name
      kategorie categorie catégorie categoria categoría kategori קטגוריה
      """
    ),
    (
      .merchantCode,
      """
      mcc merchantcategorycode mcccode merchant.mcc merchant.categorycode
      merchantdetails.merchantcategorycode
      """
    ),
    (
      .account,
      """
      accountid account accountnumber accountguid accountuid cardnumber cardlast4 card cardid
      """
    ),
    (.checkNumber, "checknumber chequenumber checkno"),
  ]
}
