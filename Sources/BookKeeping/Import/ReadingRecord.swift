import StatementModel

/// What a statement's rows came to when it was imported, so that a later program that reads the
/// same file otherwise is noticed.
struct ReadingRecord: Codable, Hashable, Sendable {
  var pending: Int
  /// The sum of the rows that count, pending ones apart, by currency: `"EUR": "-12.50"`.
  var sums: [String: String]
  /// `ReadingDigest` of the statement.
  var digest: String

  /// - Parameters:
  ///   - amount: What the rows amount to.
  ///   - currency: Of rows that name none.
  init(_ amount: StatementSums, of statement: Statement, currency: Currency) {
    pending = amount.pending
    sums = Dictionary(
      amount.totals.sums.map { ($0.key.code, $0.value.text()) }, uniquingKeysWith: { one, _ in one }
    )
    digest = ReadingDigest.text(of: statement, currency: currency)
  }

  /// Whether a statement is read as it was when this was written down.
  func agrees(with statement: Statement, currency: Currency) -> Bool {
    let sums = StatementSums(statement, currency: currency)
    return ReadingRecord(sums, of: statement, currency: currency) == self
  }
}

/// A hash of all that a statement says, but for the places of its rows in the file.
///
/// It stands in journals, so what it is made of may never change; what rows state besides, one day,
/// is added only where a row states it.
enum ReadingDigest {
  /// 16 hexadecimal digits.
  ///
  /// - Parameter currency: Of rows that name none.
  static func text(of statement: Statement, currency: Currency) -> String {
    var hash = StableHash()
    for day in [statement.statedFrom, statement.statedTo] { add(day, to: &hash) }
    for balance in [statement.openingBalance, statement.closingBalance] {
      add(balance?.amount, to: &hash)
      add(balance?.date, to: &hash)
    }
    hash.add(Int64(statement.rows.count))
    let rows = statement.rows
    // A row names its currency by its place, from 1.
    let codes = [currency.code] + rows.currencies.map(\.code)
    for row in rows.indices {
      let numbers = rows.numbers[row]
      hash.add(numbers.marks.contains(.pending) ? 1 : 0 as UInt8)
      add(rows.amount(of: row), to: &hash)
      hash.add(codes[Int(numbers.currency)])
      for day in [numbers.purchaseDay, numbers.postingDay, numbers.chargeDay] {
        hash.add(day == RowNumbers.noDay ? .min : Int64(day))
      }
      hash.add(rows.description(of: row))
      if let id = rows.nativeID(of: row) { add("id", id, to: &hash) }
      let balance = rows.runningBalance(of: row)
      if let details = rows.details(of: row) {
        add(details, balance, to: &hash)
      } else if let balance {
        add("balance", balance.text(), to: &hash)
      }
    }
    return String(TransactionID(high: hash.value.high, low: hash.value.low).description.prefix(16))
  }

  private static func add(
    _ details: RowDetails, _ balance: ExactDecimal?, to hash: inout StableHash
  ) {
    if let memo = details.memo { add("memo", memo, to: &hash) }
    if let kind = details.kind { add("kind", kind.name, to: &hash) }
    if let original = details.original {
      add("original", original.currency.code, to: &hash)
      add(original.amount, to: &hash)
    }
    if let part = details.installment { add("part", "\(part.number)/\(part.count)", to: &hash) }
    if let category = details.bankCategory { add("category", category, to: &hash) }
    if let code = details.merchantCategoryCode { add("code", "\(code)", to: &hash) }
    if let balance { add("balance", balance.text(), to: &hash) }
    if let id = details.settlesID { add("settles", id, to: &hash) }
    if let correction = details.correction {
      add(correction.action == .delete ? "deletes" : "replaces", correction.nativeID, to: &hash)
    }
    if let number = details.checkNumber { add("check", number, to: &hash) }
  }

  private static func add(_ name: String, _ text: String, to hash: inout StableHash) {
    hash.add(name)
    hash.add(text)
  }

  private static func add(_ amount: ExactDecimal?, to hash: inout StableHash) {
    hash.add(amount?.units ?? .min)
    hash.add(amount?.scale ?? .max)
  }

  private static func add(_ day: CalendarDate?, to hash: inout StableHash) {
    hash.add(day.map { Int64($0.dayNumber) } ?? .min)
  }
}
