import Foundation
import StatementModel

/// A file's statements as an earlier program read them, kept in the archive beside the file where a
/// newer one reads it otherwise: until a person decides, the book shows what it showed.
///
/// JSON of plain texts, so that every later program can read it.
struct KeptStatements: Codable {
  /// What the file is called in the archive.
  static let fileExtension = "rows"

  struct Balance: Codable {
    var amount: String
    var date: String?
  }

  struct Kept: Codable {
    var account: String?
    var type: String?
    var institution: String?
    var currency: String?
    var from: String?
    var to: String?
    var opening: Balance?
    var closing: Balance?
    var rows: [Row]
  }

  struct Row: Codable {
    var record: Int
    var line: Int
    var offset: Int
    var length: Int
    var pending: Bool?
    var amount: String
    var currency: String?
    var purchased: String?
    var posted: String?
    var charged: String?
    var description: String
    var id: String?
    var memo: String?
    var kind: String?
    /// Amount and currency: `-12.50 USD`.
    var original: [String]?
    var installment: [Int]?
    var category: String?
    var code: Int?
    var balance: String?
    var settles: String?
    var replaces: String?
    var deletes: String?
    var check: String?
  }

  var statements: [Kept]

  init(_ statements: [Statement]) { self.statements = statements.map(Kept.init) }

  /// Nothing where the bytes are none of ours.
  init?(_ bytes: [UInt8]) {
    guard let read = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else { return nil }
    self = read
  }

  /// The same statements give the same bytes.
  var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { [UInt8]($0) } ?? []
  }

  /// The statements; nothing where a value is none that a statement can have.
  func read() -> [Statement]? {
    let read = statements.compactMap { $0.statement }
    return read.count == statements.count ? read : nil
  }
}

extension KeptStatements.Balance {
  init(_ balance: StatedBalance) {
    amount = balance.amount.text()
    date = balance.date?.description
  }

  var stated: StatedBalance? {
    ExactDecimal(amount).map {
      StatedBalance(amount: $0, date: date.flatMap(CalendarDate.init(iso:)))
    }
  }
}

extension KeptStatements.Kept {
  init(_ statement: Statement) {
    account = statement.account
    type = statement.accountType?.name
    institution = statement.institution
    currency = statement.currency?.code
    from = statement.statedFrom?.description
    to = statement.statedTo?.description
    opening = statement.openingBalance.map(KeptStatements.Balance.init)
    closing = statement.closingBalance.map(KeptStatements.Balance.init)
    rows = statement.rows.map(KeptStatements.Row.init)
  }

  var statement: Statement? {
    let read = rows.compactMap { $0.row }
    guard read.count == rows.count else { return nil }
    var statement = Statement(rows: StatementColumns(read))
    statement.account = account
    statement.accountType = type.flatMap { AccountType(name: $0) }
    statement.institution = institution
    statement.currency = currency.flatMap { Currency(code: $0) }
    statement.statedFrom = from.flatMap { CalendarDate(iso: $0) }
    statement.statedTo = to.flatMap { CalendarDate(iso: $0) }
    statement.openingBalance = opening?.stated
    statement.closingBalance = closing?.stated
    return statement
  }
}

extension KeptStatements.Row {
  init(_ row: StatementRow) {
    let details = row.details
    record = row.record
    line = row.span.line
    offset = row.span.offset
    length = row.span.length
    pending = row.status == .pending ? true : nil
    amount = row.amount.text()
    currency = row.currency?.code
    purchased = row.purchaseDate?.description
    posted = row.postingDate?.description
    charged = row.chargeDate?.description
    description = row.description
    id = row.nativeID
    memo = details.memo
    kind = details.kind?.name
    original = details.original.map { [$0.amount.text(), $0.currency.code] }
    installment = details.installment.map { [$0.number, $0.count] }
    category = details.bankCategory
    code = details.merchantCategoryCode
    balance = row.runningBalance?.text()
    settles = details.settlesID
    if let correction = details.correction {
      if correction.action == .delete { deletes = correction.nativeID }
      if correction.action == .replace { replaces = correction.nativeID }
    }
    check = details.checkNumber
  }

  var row: StatementRow? {
    guard let amount = ExactDecimal(amount) else { return nil }
    var details = RowDetails()
    details.memo = memo
    details.kind = kind.flatMap { TransactionKind(name: $0) }
    if let original, original.count == 2, let size = ExactDecimal(original[0]),
      let currency = Currency(code: original[1])
    {
      details.original = Money(size, currency)
    }
    if let installment, installment.count == 2 {
      details.installment = Installment(number: installment[0], count: installment[1])
    }
    details.bankCategory = category
    details.merchantCategoryCode = code
    details.settlesID = settles
    if let deletes { details.correction = RowCorrection(nativeID: deletes, action: .delete) }
    if let replaces { details.correction = RowCorrection(nativeID: replaces, action: .replace) }
    details.checkNumber = check
    return StatementRow(
      record: record, span: SourceSpan(line: line, offset: offset, length: length),
      status: pending == true ? .pending : .posted, amount: amount,
      currency: currency.flatMap { Currency(code: $0) },
      purchaseDate: purchased.flatMap { CalendarDate(iso: $0) },
      postingDate: posted.flatMap { CalendarDate(iso: $0) },
      chargeDate: charged.flatMap { CalendarDate(iso: $0) }, description: description,
      nativeID: id, runningBalance: balance.flatMap { ExactDecimal($0) }, details: details)
  }
}
