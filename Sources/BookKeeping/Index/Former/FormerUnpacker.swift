import StatementModel

/// Reads statements as former programs packed them.
///
/// A statement's head is a version, its file and import, the number of its rows, bits that say what
/// else there is, and that. Rows are: the descriptions, then row by row two flag bytes, distances from
/// the row before, the number of the description, and the native id and the details in place.
/// Whatever the bytes are, it answers or throws.
struct FormerUnpacker {
  private static let version: UInt8 = 1

  /// The first flag byte of a row: bits 1 and 2 are the scale, 3 where it follows.
  private struct Flags: OptionSet {
    var rawValue: UInt8

    static let pending = Flags(rawValue: 1 << 0)
    static let purchaseDate = Flags(rawValue: 1 << 3)
    static let postingDate = Flags(rawValue: 1 << 4)
    static let chargeDate = Flags(rawValue: 1 << 5)
    static let nativeID = Flags(rawValue: 1 << 6)
    static let details = Flags(rawValue: 1 << 7)

    var scale: UInt8? { rawValue >> 1 & 3 == 3 ? nil : rawValue >> 1 & 3 }
  }

  /// The second flag byte.
  private struct MoreFlags: OptionSet {
    var rawValue: UInt8

    static let currency = MoreFlags(rawValue: 1 << 0)
    static let sameCurrency = MoreFlags(rawValue: 1 << 1)
    static let nextLine = MoreFlags(rawValue: 1 << 2)
    static let sameChargeDate = MoreFlags(rawValue: 1 << 3)
  }

  private var input: PackedReader
  private var texts: [String] = []
  private var record = 0
  private var line = 0
  private var end = 0
  private var day: Int32 = 0
  private var charge: CalendarDate?
  private var currency: Currency?

  // MARK: Heads

  static func statement(
    _ bytes: [UInt8], key: StatementKey
  ) throws(IndexError) -> IndexedStatement {
    var input = PackedReader(bytes)
    guard try input.byte() == version else { throw .corrupt(.packing) }
    let file = try input.text()
    let importID = try input.text()
    var statement = IndexedStatement(
      key: key, file: file, importID: importID, rowCount: try input.int())
    let flags = try input.unsigned()
    func has(_ bit: UInt64) -> Bool { flags >> bit & 1 == 1 }
    if has(0) { statement.account = try input.text() }
    if has(1) { statement.accountType = try input.value() }
    if has(2) { statement.institution = try input.text() }
    if has(3) { statement.currency = try input.currency() }
    if has(4) { statement.statedFrom = try input.date() }
    if has(5) { statement.statedTo = try input.date() }
    if has(6) { statement.from = try input.date() }
    if has(7) { statement.to = try input.date() }
    if has(8) {
      statement.openingBalance = StatedBalance(amount: try input.decimal())
      if has(9) { statement.openingBalance?.date = try input.date() }
    }
    if has(10) {
      statement.closingBalance = StatedBalance(amount: try input.decimal())
      if has(11) { statement.closingBalance?.date = try input.date() }
    }
    guard input.isAtEnd else { throw .corrupt(.packing) }
    return statement
  }

  // MARK: Rows

  static func rows(_ bytes: [UInt8]) throws(IndexError) -> StatementColumns {
    var unpacker = FormerUnpacker(input: PackedReader(bytes))
    guard try unpacker.input.byte() == Self.version else { throw .corrupt(.packing) }
    unpacker.texts = try unpacker.input.list { (input) throws(IndexError) in try input.text() }
    var rows = StatementColumns()
    for _ in 0..<(try unpacker.input.count()) { rows.append(try unpacker.row()) }
    guard unpacker.input.isAtEnd else { throw .corrupt(.packing) }
    return rows
  }

  private init(input: PackedReader) { self.input = input }

  private mutating func row() throws(IndexError) -> StatementRow {
    let flags = Flags(rawValue: try input.byte())
    let more = MoreFlags(rawValue: try input.byte())
    if more.contains(.nextLine) {
      (record, line) = (record &+ 1, line &+ 1)
    } else {
      record &+= try input.int()
      line &+= try input.int()
    }
    let offset = end &+ (try input.int())
    let length = try input.int()
    end = offset &+ length
    let purchase = flags.contains(.purchaseDate) ? try date() : nil
    if let purchase { day = purchase.dayNumber }
    let posting = flags.contains(.postingDate) ? try date() : nil
    if let posting, purchase == nil { day = posting.dayNumber }
    if flags.contains(.chargeDate), !more.contains(.sameChargeDate) { charge = try date() }
    let scale = if let scale = flags.scale { scale } else { try input.byte() }
    guard let amount = ExactDecimal(canonical: try input.signed(), scale: scale) else {
      throw .corrupt(.packing)
    }
    if more.contains(.currency), !more.contains(.sameCurrency) { currency = try input.currency() }
    let description = try text()
    let id = flags.contains(.nativeID) ? try input.text() : nil
    let stated = flags.contains(.details) ? try details() : (details: nil, balance: nil)
    return StatementRow(
      record: record, span: SourceSpan(line: line, offset: offset, length: length),
      status: flags.contains(.pending) ? .pending : .posted, amount: amount,
      currency: more.contains(.currency) ? currency : nil, purchaseDate: purchase,
      postingDate: posting, chargeDate: flags.contains(.chargeDate) ? charge : nil,
      description: description, nativeID: id,
      runningBalance: stated.balance, details: stated.details)
  }

  /// A day, as its distance from the last.
  private mutating func date() throws(IndexError) -> CalendarDate {
    guard let number = Int32(exactly: Int(day) &+ (try input.int())) else {
      throw .corrupt(.packing)
    }
    return CalendarDate(dayNumber: number)
  }

  private mutating func text() throws(IndexError) -> String {
    let number = try input.unsigned()
    guard number < texts.count else { throw .corrupt(.packing) }
    return texts[Int(number)]
  }

  /// What only some rows state, each by a bit.
  private mutating func details() throws(IndexError) -> (
    details: RowDetails?, balance: ExactDecimal?
  ) {
    let flags = try input.unsigned()
    func has(_ bit: UInt64) -> Bool { flags >> bit & 1 == 1 }
    var (details, balance) = (RowDetails(), ExactDecimal?.none)
    if has(0) { details.memo = try text() }
    if has(1) { details.kind = try input.value() }
    if has(2) { details.original = try input.money() }
    if has(3) { details.installment = try input.installment() }
    if has(4) { details.bankCategory = try text() }
    if has(5) { details.merchantCategoryCode = try input.int() }
    if has(6) { balance = try input.decimal() }
    if has(7) { details.settlesID = try input.text() }
    if has(8) {
      let action: RowCorrection.Action = try input.value()
      details.correction = RowCorrection(nativeID: try input.text(), action: action)
    }
    if has(9) { details.checkNumber = try input.text() }
    return (details, balance)
  }
}
