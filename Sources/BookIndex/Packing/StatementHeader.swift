import StatementModel

/// Packs what the index knows of a statement beside its key and its rows.
enum StatementHeader {
  private static let version: UInt8 = 1

  static func pack(_ statement: IndexedStatement) -> [UInt8] {
    var out = PackedWriter()
    out.byte(version)
    out.text(statement.file)
    out.text(statement.importID)
    out.signed(statement.rowCount)
    var flags: UInt64 = 0
    let present = [
      statement.account != nil, statement.accountType != nil, statement.institution != nil,
      statement.currency != nil, statement.statedFrom != nil, statement.statedTo != nil,
      statement.from != nil, statement.to != nil, statement.openingBalance != nil,
      statement.openingBalance?.date != nil, statement.closingBalance != nil,
      statement.closingBalance?.date != nil,
    ]
    for (bit, isThere) in present.enumerated() where isThere { flags |= 1 << UInt64(bit) }
    out.unsigned(flags)
    if let account = statement.account { out.text(account) }
    if let type = statement.accountType { out.byte(type.rawValue) }
    if let institution = statement.institution { out.text(institution) }
    if let currency = statement.currency { out.currency(currency) }
    let dates = [statement.statedFrom, statement.statedTo, statement.from, statement.to]
    for case .some(let date) in dates { out.date(date) }
    for case .some(let balance) in [statement.openingBalance, statement.closingBalance] {
      out.decimal(balance.amount)
      if let date = balance.date { out.date(date) }
    }
    return out.bytes
  }

  static func unpack(
    _ bytes: Span<UInt8>, key: StatementKey
  ) throws(IndexError) -> IndexedStatement {
    var input = PackedReader()
    guard try input.byte(bytes) == version else { throw .corrupt(.packing) }
    let file = try input.text(bytes)
    let importID = try input.text(bytes)
    var statement = IndexedStatement(
      key: key, file: file, importID: importID, rowCount: try input.int(bytes))
    let flags = try input.unsigned(bytes)
    guard flags < 1 << 12 else { throw .corrupt(.packing) }
    func has(_ bit: UInt64) -> Bool { flags >> bit & 1 == 1 }
    if has(0) { statement.account = try input.text(bytes) }
    if has(1) {
      guard let type = AccountType(rawValue: try input.byte(bytes)) else {
        throw .corrupt(.packing)
      }
      statement.accountType = type
    }
    if has(2) { statement.institution = try input.text(bytes) }
    if has(3) { statement.currency = try input.currency(bytes) }
    if has(4) { statement.statedFrom = try input.date(bytes) }
    if has(5) { statement.statedTo = try input.date(bytes) }
    if has(6) { statement.from = try input.date(bytes) }
    if has(7) { statement.to = try input.date(bytes) }
    if has(8) { statement.openingBalance = try balance(&input, bytes, dated: has(9)) }
    if has(10) { statement.closingBalance = try balance(&input, bytes, dated: has(11)) }
    guard input.isAtEnd(of: bytes) else { throw .corrupt(.packing) }
    return statement
  }

  private static func balance(
    _ input: inout PackedReader, _ bytes: Span<UInt8>, dated: Bool
  ) throws(IndexError) -> StatedBalance {
    let amount = try input.decimal(bytes)
    return StatedBalance(amount: amount, date: dated ? try input.date(bytes) : nil)
  }
}
