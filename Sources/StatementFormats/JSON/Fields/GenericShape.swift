import StatementModel

/// Objects whose members are recognised by their names, whoever wrote them.
struct GenericShape: RecordShape {
  static let name = "fields by name"

  var map: FieldMap
  private(set) var settings = DecidedFields()
  private let usesAccount: Bool
  /// The field that tells which way money went, if one does.
  private let directionRole: FieldRole?
  /// Whether that field says nothing but debit and credit in the sampled objects.
  let hasDirection: Bool
  /// The sign of purchases where a source is recognised that documents it.
  private let convention: KnownConvention?
  private let hasColumns: Bool
  private(set) var forms = AmountForms()
  private(set) var direction: SignEvidence.Direction?
  private(set) var directionSigns = DirectionSigns()
  var needsSurvey = false
  /// The currency that stands beside the amount read last.
  private var unit: AmountUnit?
  var openSign: SharedCurrencySign?
  var words = WordMemo()
  var days = DayMemo()
  private var accounts = AccountMemo()
  private let profile: StatementProfile?
  /// Whether a person says which unit amounts count, and whether it is the smallest.
  private let amountUnitIsTold: Bool
  private let amountsAreMinorUnits: Bool
  /// How many of an amount's last digits are decimals, where a person says that amounts count the
  /// smallest unit.
  private var minorDigits = 0

  init() {
    profile = nil
    amountUnitIsTold = false
    amountsAreMinorUnits = false
    map = FieldMap()
    usesAccount = false
    hasDirection = false
    hasColumns = false
    directionRole = nil
    convention = nil
  }

  static func fits(_ record: JSONRecord) -> Bool { false }

  var outflow: StatementProfile.Outflow? { convention?.outflow }

  var source: String { convention?.source ?? Self.name }

  var evidence: String {
    convention.map { "its objects have the keys that only \($0.source) writes" }
      ?? "its objects have dates, amounts and texts under names that tell so"
  }

  /// Makes the shape for the objects of an array, or nothing when they don't look like
  /// transactions.
  init?(_ sample: [JSONRecord], under key: String, profile: StatementProfile? = nil) {
    let isRowList = FieldNames.isRowList(key)
    // In a list of that name an amount that can't be read is still one.
    let isNamed = key.hasSuffix("transactions") || key == "txns"
    self.profile = profile
    amountUnitIsTold = profile?.amountsAreMinorUnits != nil
    amountsAreMinorUnits = profile?.amountsAreMinorUnits == true
    var map = FieldMap(profile)
    self.map = FieldMap(profile)
    var fitting = 0
    var withText = 0
    var directed: [FieldRole: (strict: Int, any: Int)] = [:]
    var hasColumns = false
    var accounts: [String] = []
    var names: (date: String, amount: String)?
    var odd: [JSONRecord] = []
    for record in sample {
      map.read(record, alone: true)
      guard let date = Self.dateNode(record, map, isRowList: isRowList),
        let amount = Self.amountNode(map),
        WrittenAmount(record.text.span, record[amount]) != nil || map[.debit] != nil
          || map[.credit] != nil || map[.scaledUnits] != nil
          || isNamed && record.hasWord(amount)
      else {
        odd.append(record)
        continue
      }
      fitting += 1
      if names == nil { names = (record.topKey(of: date), record.topKey(of: amount)) }
      let hasText =
        map[.description] != nil || map[.payee] != nil || map[.memo] != nil || map[.balance] != nil
        || map[.reference] != nil || map[.direction] != nil
      if hasText { withText += 1 }
      if map[.amount] == nil, map[.debit] != nil || map[.credit] != nil { hasColumns = true }
      for role in Self.directionRoles {
        guard let word = record.word(map[role]) else { continue }
        if MoneyWords.strictDirection(word) != nil { directed[role, default: (0, 0)].strict += 1 }
        if MoneyWords.direction(word) != nil { directed[role, default: (0, 0)].any += 1 }
      }
      if let account = record.word(map[.account]), !accounts.contains(account) {
        accounts.append(account)
      }
    }
    guard let names, withText * 2 > fitting || isNamed else { return nil }
    // Objects of the same fields whose date or amount is missing or odd are rejected one by one.
    let alike = odd.count { $0.hasTopKeys(names.date, names.amount) }
    guard (fitting + alike) * 2 > sample.count else { return nil }
    let strict = Self.directionRoles.first { directed[$0]?.strict == fitting }
    hasDirection = strict != nil
    directionRole = strict ?? Self.directionRoles.first { (directed[$0]?.any ?? 0) > 0 }
    convention = sample.first.flatMap { KnownConvention.of($0) }
    usesAccount = accounts.count <= max(1, sample.count / 2)
    self.hasColumns = hasColumns
  }

  private static let directionRoles: [FieldRole] = [.direction, .kind, .subkind]

  var directionNode: Int? { directionRole.flatMap { map[$0] } }

  var signIsSettled: Bool { hasColumns || goesByDirection }

  mutating func settle(by settings: DecidedFields) { self.settings = settings }

  private var goesByDirection: Bool { hasDirection && settings.goesByDirection }

  mutating func draft(_ record: JSONRecord, in context: JSONContext) throws(NoRow) -> RowDraft {
    var draft = RowDraft(amount: .zero)
    try read(record, in: context, into: &draft)
    return draft
  }

  mutating func read(
    _ record: JSONRecord, in context: JSONContext, into draft: inout RowDraft
  ) throws(NoRow) {
    map.read(record)
    draft.reset(withTexts: record.readsTexts)
    if try record.flag(map[.deleted]) == true { throw .leftOut(.removed) }
    draft.status = try readStatus(record)
    let (currency, sign) = try readCurrency(record)
    let ownCurrency = currency ?? context.currency ?? profile?.currency
    minorDigits = amountsAreMinorUnits ? (ownCurrency ?? .none).minorUnits : 0
    draft.amount = try readAmount(record, ownCurrency)
    draft.currency = try settle(unit ?? sign.map { .shared($0) }, currency, record)
    try readDates(record, into: &draft)
    if record.readsTexts {
      readTexts(record, into: &draft)
    } else if record.readsSigns, direction == nil {
      readWords(record, into: &draft)
    }
    if usesAccount { draft.accountID = accounts.word(record, map[.account]) }
    draft.details.runningBalance = try optional(record, map[.balance])
    let original = try optional(record, map[.originalAmount])
    if record.readsTexts { readDetails(record, original, context, into: &draft) }
  }

  private mutating func readDetails(
    _ record: JSONRecord, _ original: ExactDecimal?, _ context: JSONContext,
    into draft: inout RowDraft
  ) {
    if let original, let originalCurrency = record.currency(map[.originalCurrency]),
      originalCurrency != (draft.currency ?? context.currency)
    {
      let size = original.magnitude
      draft.details.original = Money(draft.amount.isNegative ? -size : size, originalCurrency)
    }
    draft.nativeID = record.id(map[.id]) ?? record.id(map[.reference])
    draft.details.bankCategory = record.string(map[.category])
    draft.details.merchantCategoryCode = record.integer(map[.merchantCode])
    draft.details.checkNumber = record.id(map[.checkNumber])
    if let node = map[.direction], record[node].kind == .string {
      draft.details.kind = words.meaning(of: record, node)?.kind
    }
  }

  private static func amountNode(_ map: FieldMap) -> Int? {
    map[.amount] ?? map[.minorUnits] ?? map[.scaledUnits] ?? map[.debit] ?? map[.credit]
  }

  private mutating func readAmount(
    _ record: JSONRecord, _ currency: Currency?
  ) throws(NoRow) -> ExactDecimal {
    direction = nil
    unit = nil
    if map[.amount] == nil, map[.debit] != nil || map[.credit] != nil {
      return try readColumns(record)
    }
    let amount = try readSigned(record, currency)
    guard let node = directionNode, let meaning = words.meaning(of: record, node) else {
      if goesByDirection { throw .rejected(.badDirection("null"), node: 0) }
      return amount
    }
    guard goesByDirection else {
      direction = meaning.direction
      return amount
    }
    guard let strict = meaning.strictDirection else {
      if !settings.areSurveyed { needsSurvey = true }
      throw .rejected(.badDirection(record.excerpt(node)), node: node)
    }
    directionSigns.areTypes = directionRole != .direction
    directionSigns.see(strict, amount)
    return strict == .outflow ? -amount.magnitude : amount.magnitude
  }

  private mutating func readSigned(
    _ record: JSONRecord, _ currency: Currency?
  ) throws(NoRow) -> ExactDecimal {
    if let node = map[.amount] {
      let amount = try value(record, node)
      if record[node].kind == .number, !amountUnitIsTold {
        let node = map[.currency]
        forms.see(amount, currency, inSmallLetters: Self.hasSmallLetters(record, node))
      } else {
        forms.seeText()
      }
      return amount
    }
    forms.seeText()
    if let node = map[.minorUnits] {
      guard let units = record.integer(node),
        let amount = ExactDecimal(units: Int64(units), scale: currency?.minorUnits ?? 2)
      else { throw .rejected(.badAmount(record.excerpt(node)), node: node) }
      return amount
    }
    if let node = map[.scaledUnits] {
      guard let units = record.integer(node), let scale = record.integer(map[.unitsScale]),
        let amount = ExactDecimal(units: Int64(units), scale: scale)
      else { throw .rejected(.badAmount(record.excerpt(node)), node: node) }
      return amount
    }
    throw .rejected(.noAmount, node: 0)
  }

  /// Debit and credit under names of their own; one of them is empty or zero.
  private mutating func readColumns(_ record: JSONRecord) throws(NoRow) -> ExactDecimal {
    let debit = try optional(record, map[.debit]) ?? .zero
    let debitUnit = unit
    let credit = try optional(record, map[.credit]) ?? .zero
    if credit.isZero { unit = debitUnit ?? unit }
    guard debit.isZero || credit.isZero else {
      throw .rejected(.bothDebitAndCredit, node: map[.debit] ?? 0)
    }
    if debit.isZero {
      directionSigns.see(.inflow, credit)
      return credit.magnitude
    }
    directionSigns.see(.outflow, debit)
    return -debit.magnitude
  }

  private mutating func value(_ record: JSONRecord, _ node: Int) throws(NoRow) -> ExactDecimal {
    let value = try majorValue(record, node)
    guard minorDigits > 0 else { return value }
    guard value.scale == 0, let minor = ExactDecimal(units: value.units, scale: minorDigits) else {
      throw .rejected(.badAmount(record.excerpt(node)), node: node)
    }
    return minor
  }

  private mutating func majorValue(
    _ record: JSONRecord, _ node: Int
  ) throws(NoRow) -> ExactDecimal {
    // Nearly every amount is a number, whose text leaves nothing open.
    let number = record[node].kind == .number
    let written =
      number
      ? nil : WrittenAmount(record.text.span, record[node])
    let exact =
      number
      ? ExactDecimal(utf8: record.text.span, range: record[node].content) : written?.exact
    guard exact != nil || written != nil else {
      throw .rejected(record.amountFault(node), node: node)
    }
    unit = written?.unit
    if unit == nil, !map.currencyAmounts.isEmpty, node == map[.amount],
      let currency = AmountNames.currency(in: record.key(of: node))
    {
      try checkAlone(record)
      unit = .currency(currency)
    }
    if let exact { return exact }
    guard settings.areSurveyed else {
      needsSurvey = true
      throw .rejected(.badAmount(record.excerpt(node)), node: node)
    }
    guard let value = written?.value(settings.decimalMark ?? .point) else {
      throw .rejected(.badAmount(record.excerpt(node)), node: node)
    }
    return value
  }

  private mutating func optional(
    _ record: JSONRecord, _ node: Int?
  ) throws(NoRow) -> ExactDecimal? {
    guard let node, record.hasWord(node) else { return nil }
    return try value(record, node)
  }
}
