import StatementModel

/// Reads what `RowPacker` wrote.
///
/// Whatever the bytes are, it answers rows or throws.
struct RowUnpacker {
  private var input = PackedReader()
  private var texts: [String] = []
  /// Where the texts lie, where hardly any of them are asked for.
  private var textOffsets: [Int] = []
  private let days: DayRanges?
  private var before = RowContext()
  private var currency: Currency?

  private init(on days: DayRanges?) { self.days = days }

  /// The rows that stand packed in `bytes`.
  ///
  /// - Parameter days: Where given, only the rows of these days.
  static func unpack(
    _ bytes: Span<UInt8>, on days: DayRanges? = nil
  ) throws(IndexError) -> [StatementRow] {
    var unpacker = RowUnpacker(on: days)
    guard try unpacker.input.byte(bytes) == RowLayout.version else { throw .corrupt(.packing) }
    let textCount = try unpacker.input.count(bytes, ofAtLeast: 1)
    try unpacker.readTexts(textCount, bytes)
    let count = try unpacker.input.count(bytes, ofAtLeast: RowLayout.minimumBytes)
    var rows: [StatementRow] = []
    if days == nil { rows.reserveCapacity(count) }
    for _ in 0..<count {
      if let row = try unpacker.row(bytes) { rows.append(row) }
    }
    guard unpacker.input.isAtEnd(of: bytes) else { throw .corrupt(.packing) }
    return rows
  }

  /// The rows of some days.
  ///
  /// - Parameter blocks: All blocks that have one of them.
  static func unpack(
    _ bytes: Span<UInt8>, on days: DayRanges, in blocks: [RowBlocks.Block]
  ) throws(IndexError) -> [StatementRow] {
    guard !blocks.isEmpty else { return [] }
    var unpacker = RowUnpacker(on: days)
    guard try unpacker.input.byte(bytes) == RowLayout.version else { throw .corrupt(.packing) }
    let textCount = try unpacker.input.count(bytes, ofAtLeast: 1)
    try unpacker.readTexts(textCount, bytes)
    var rows: [StatementRow] = []
    for block in blocks {
      unpacker.input = PackedReader(offset: block.offset)
      unpacker.before = block.before
      let code = block.before.currency
      unpacker.currency = code == 0 ? nil : Currency(packedCode: code)
      for _ in 0..<block.rowCount {
        if let row = try unpacker.row(bytes) { rows.append(row) }
      }
    }
    return rows
  }

  private mutating func readTexts(_ count: Int, _ bytes: Span<UInt8>) throws(IndexError) {
    if days == nil {
      texts.reserveCapacity(count)
      for _ in 0..<count { texts.append(try input.text(bytes)) }
    } else {
      textOffsets.reserveCapacity(count)
      for _ in 0..<count {
        textOffsets.append(input.offset)
        try input.skipText(bytes)
      }
    }
  }

  /// The next row; nothing where it is not of the days that are wanted.
  private mutating func row(_ bytes: Span<UInt8>) throws(IndexError) -> StatementRow? {
    let flags = RowFlags(rawValue: try input.byte(bytes))
    let more = MoreRowFlags(rawValue: try input.byte(bytes))
    guard MoreRowFlags.known.isSuperset(of: more) else { throw .corrupt(.packing) }
    var record = before.record &+ 1
    var line = before.line &+ 1
    if !more.contains(.nextLine) {
      record = try input.difference(bytes, from: before.record)
      line = try input.difference(bytes, from: before.line)
    }
    let offset = try input.difference(bytes, from: before.end)
    let length = try input.int(bytes)
    let dates = try before.dates(of: flags, more, &input, bytes)
    let scale =
      flags.scale == RowLayout.scaleFollows ? try input.byte(bytes) : flags.scale
    let amount = try input.decimal(bytes, scale: scale)
    if more.contains(.currency), !more.contains(.sameCurrency) {
      currency = try input.currency(bytes)
    }
    before.record = record
    before.line = line
    before.end = offset &+ length
    if let days, !days.contains(RowFact(dates, amount: amount, isPending: false).day) {
      try skipRest(bytes, of: flags)
      return nil
    }
    let description = try text(bytes)
    let nativeID = flags.contains(.nativeID) ? try input.text(bytes) : nil
    let details = flags.contains(.details) ? try details(bytes) : nil
    return StatementRow(
      record: record, span: SourceSpan(line: line, offset: offset, length: length),
      status: flags.contains(.pending) ? .pending : .posted, amount: amount,
      currency: more.contains(.currency) ? currency : nil, purchaseDate: dates.purchase,
      postingDate: dates.posting, chargeDate: dates.charge, description: description,
      nativeID: nativeID, details: details)
  }

  /// Passes over what stands behind the amount.
  private mutating func skipRest(
    _ bytes: Span<UInt8>, of flags: RowFlags
  ) throws(IndexError) {
    _ = try input.unsigned(bytes)
    if flags.contains(.nativeID) { try input.skipText(bytes) }
    guard flags.contains(.details) else { return }
    var fact = RowFact((nil, nil, nil), amount: .zero, isPending: false)
    try input.details(bytes, of: &fact)
  }

  private mutating func text(_ bytes: Span<UInt8>) throws(IndexError) -> String {
    guard days != nil else { return texts[try input.index(bytes, below: texts.count)] }
    let number = try input.index(bytes, below: textOffsets.count)
    var reader = PackedReader(offset: textOffsets[number])
    return try reader.text(bytes)
  }

  private mutating func details(_ bytes: Span<UInt8>) throws(IndexError) -> RowDetails {
    let flags = DetailFlags(rawValue: try input.unsigned(bytes))
    guard DetailFlags.known.isSuperset(of: flags) else { throw .corrupt(.packing) }
    var details = RowDetails()
    if flags.contains(.memo) { details.memo = try text(bytes) }
    if flags.contains(.kind) { details.kind = try input.kind(bytes) }
    if flags.contains(.original) { details.original = try input.money(bytes) }
    if flags.contains(.installment) { details.installment = try input.installment(bytes) }
    if flags.contains(.bankCategory) { details.bankCategory = try text(bytes) }
    if flags.contains(.merchantCategoryCode) {
      details.merchantCategoryCode = try input.int(bytes)
    }
    if flags.contains(.runningBalance) { details.runningBalance = try input.decimal(bytes) }
    if flags.contains(.settlesID) { details.settlesID = try input.text(bytes) }
    if flags.contains(.correction) {
      guard let action = RowCorrection.Action(rawValue: try input.byte(bytes)) else {
        throw .corrupt(.packing)
      }
      details.correction = RowCorrection(nativeID: try input.text(bytes), action: action)
    }
    if flags.contains(.checkNumber) { details.checkNumber = try input.text(bytes) }
    return details
  }
}

extension PackedReader {
  mutating func kind(_ bytes: Span<UInt8>) throws(IndexError) -> TransactionKind {
    guard let kind = TransactionKind(rawValue: try byte(bytes)) else { throw .corrupt(.packing) }
    return kind
  }

  mutating func installment(_ bytes: Span<UInt8>) throws(IndexError) -> Installment {
    let number = try int(bytes)
    return Installment(number: number, count: try int(bytes))
  }
}
