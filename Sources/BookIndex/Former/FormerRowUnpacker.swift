import StatementModel

/// Reads rows as the version of the tables before packed them, row by row: two flag bytes, distances
/// from the row before, the number of the description among the texts at the beginning, the native id
/// and the details in place.
///
/// Whatever the bytes are, it answers rows or throws.
struct FormerRowUnpacker {
  private static let version: UInt8 = 1
  private static let minimumBytes = 6

  /// The second flag byte.
  private struct MoreFlags: OptionSet {
    var rawValue: UInt8

    static let currency = MoreFlags(rawValue: 1 << 0)
    static let sameCurrency = MoreFlags(rawValue: 1 << 1)
    static let nextLine = MoreFlags(rawValue: 1 << 2)
    static let sameChargeDate = MoreFlags(rawValue: 1 << 3)
  }

  private var input = PackedReader()
  private var texts: [String] = []
  private var record = 0
  private var line = 0
  private var end = 0
  private var day = 0
  private var charge: CalendarDate?
  private var currency: Currency?

  static func unpack(_ bytes: Span<UInt8>) throws(IndexError) -> StatementColumns {
    var unpacker = FormerRowUnpacker()
    guard try unpacker.input.byte(bytes) == Self.version else { throw .corrupt(.packing) }
    for _ in 0..<(try unpacker.input.count(bytes, ofAtLeast: 1)) {
      unpacker.texts.append(try unpacker.input.text(bytes))
    }
    var rows = StatementColumns()
    for _ in 0..<(try unpacker.input.count(bytes, ofAtLeast: minimumBytes)) {
      rows.append(try unpacker.row(bytes))
    }
    guard unpacker.input.isAtEnd(of: bytes) else { throw .corrupt(.packing) }
    return rows
  }

  private mutating func row(_ bytes: Span<UInt8>) throws(IndexError) -> StatementRow {
    let flags = RowFlags(rawValue: try input.byte(bytes))
    let more = MoreFlags(rawValue: try input.byte(bytes))
    record &+= 1
    line &+= 1
    if !more.contains(.nextLine) {
      record = try input.difference(bytes, from: record &- 1)
      line = try input.difference(bytes, from: line &- 1)
    }
    let offset = try input.difference(bytes, from: end)
    let length = try input.int(bytes)
    end = offset &+ length
    let purchase = flags.contains(.purchaseDate) ? try input.date(bytes, after: day) : nil
    if let purchase { day = Int(purchase.dayNumber) }
    let posting = flags.contains(.postingDate) ? try input.date(bytes, after: day) : nil
    if let posting, purchase == nil { day = Int(posting.dayNumber) }
    if flags.contains(.chargeDate), !more.contains(.sameChargeDate) {
      charge = try input.date(bytes, after: day)
    }
    let scale = flags.scale == RowLayout.scaleFollows ? try input.byte(bytes) : flags.scale
    let amount = try input.decimal(bytes, scale: scale)
    if more.contains(.currency), !more.contains(.sameCurrency) {
      currency = try input.currency(bytes)
    }
    let description = try text(bytes)
    let id = flags.contains(.nativeID) ? try input.text(bytes) : nil
    return StatementRow(
      record: record, span: SourceSpan(line: line, offset: offset, length: length),
      status: flags.contains(.pending) ? .pending : .posted, amount: amount,
      currency: more.contains(.currency) ? currency : nil, purchaseDate: purchase,
      postingDate: posting, chargeDate: flags.contains(.chargeDate) ? charge : nil,
      description: description, nativeID: id,
      details: flags.contains(.details) ? try details(bytes) : nil)
  }

  private mutating func text(_ bytes: Span<UInt8>) throws(IndexError) -> String {
    texts[try input.index(bytes, below: texts.count)]
  }

  private mutating func details(_ bytes: Span<UInt8>) throws(IndexError) -> RowDetails {
    let texts = texts
    return try input.details(bytes) { (input) throws(IndexError) in
      texts[try input.index(bytes, below: texts.count)]
    }
  }
}
