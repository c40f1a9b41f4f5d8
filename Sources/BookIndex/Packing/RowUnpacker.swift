import StatementModel

/// Reads what `RowPacker` wrote.
///
/// Whatever the bytes are, it answers rows or throws.
struct RowUnpacker {
  private var input = PackedReader()
  private var before = RowContext()
  private var details: [RowDetails] = []
  /// By details: what they make of a row's marks.
  private var marks: [RowMarks] = []

  /// The rows that stand packed in `bytes`.
  static func unpack(_ bytes: Span<UInt8>) throws(IndexError) -> StatementColumns {
    var unpacker = RowUnpacker()
    return try unpacker.columns(bytes)
  }

  private mutating func columns(_ bytes: Span<UInt8>) throws(IndexError) -> StatementColumns {
    guard try input.byte(bytes) == RowLayout.version else { throw .corrupt(.packing) }
    let texts = try texts(bytes)
    let nativeIDs = try self.texts(bytes)
    var currencies: [Currency] = []
    for _ in 0..<(try input.count(bytes, ofAtLeast: 1)) {
      currencies.append(try input.currency(bytes))
    }
    let detailCount = try input.count(bytes, ofAtLeast: 1)
    details.reserveCapacity(detailCount)
    for _ in 0..<detailCount { try addDetails(bytes) }
    let count = try input.count(bytes, ofAtLeast: RowLayout.minimumBytes)
    var numbers: [RowNumbers] = []
    var places: [RowPlace] = []
    numbers.reserveCapacity(count)
    places.reserveCapacity(count)
    for _ in 0..<count {
      let flags = RowFlags(rawValue: try input.byte(bytes))
      let more = MoreRowFlags(rawValue: try input.byte(bytes))
      guard MoreRowFlags.known.isSuperset(of: more) else { throw .corrupt(.packing) }
      places.append(try place(bytes, more))
      numbers.append(
        try row(
          bytes, flags, more, texts: texts.count, nativeIDs: nativeIDs.count,
          currencies: currencies.count))
    }
    let names = try names(bytes, count: count)
    guard input.isAtEnd(of: bytes) else { throw .corrupt(.packing) }
    return StatementColumns(
      numbers: numbers, places: places, texts: texts, nativeIDs: nativeIDs, currencies: currencies,
      details: details, names: names)
  }

  private mutating func texts(_ bytes: Span<UInt8>) throws(IndexError) -> [String] {
    let count = try input.count(bytes, ofAtLeast: 1)
    var texts: [String] = []
    texts.reserveCapacity(count)
    for _ in 0..<count { texts.append(try input.text(bytes)) }
    return texts
  }

  private mutating func names(
    _ bytes: Span<UInt8>, count: Int
  ) throws(IndexError) -> RowNames? {
    guard try input.byte(bytes) == 1 else { return nil }
    let card = CardID(try input.text(bytes))
    let currency = try input.currency(bytes)
    var ids: [TransactionID] = []
    ids.reserveCapacity(count)
    for _ in 0..<count { ids.append(try input.id(bytes)) }
    return .init(card: card, currency: currency, ids: ids)
  }

  private mutating func place(
    _ bytes: Span<UInt8>, _ more: MoreRowFlags
  ) throws(IndexError) -> RowPlace {
    before.record &+= 1
    before.line &+= 1
    if !more.contains(.nextLine) {
      before.record = try input.difference(bytes, from: before.record &- 1)
      before.line = try input.difference(bytes, from: before.line &- 1)
    }
    let offset = try input.difference(bytes, from: before.end)
    let length = try input.int(bytes)
    guard let narrowRecord = UInt32(exactly: before.record),
      let line = UInt32(exactly: before.line),
      let narrowOffset = UInt32(exactly: offset), let narrowLength = UInt32(exactly: length)
    else { throw .corrupt(.packing) }
    before.end = offset &+ length
    return RowPlace(
      record: narrowRecord, line: line, offset: narrowOffset, length: narrowLength)
  }

  private mutating func row(
    _ bytes: Span<UInt8>, _ flags: RowFlags, _ more: MoreRowFlags, texts: Int, nativeIDs: Int,
    currencies: Int
  ) throws(IndexError) -> RowNumbers {
    var isFirst = true
    let purchase = try day(bytes, flags.contains(.purchaseDate), &isFirst)
    let posting = try day(bytes, flags.contains(.postingDate), &isFirst)
    let charge = try day(bytes, flags.contains(.chargeDate), &isFirst)
    let scale = flags.scale == RowLayout.scaleFollows ? try input.byte(bytes) : flags.scale
    let amount = try input.decimal(bytes, scale: scale)
    var currency = 0
    if more.contains(.currency) {
      currency = try input.index(bytes, below: currencies + 1)
      guard currency > 0 else { throw .corrupt(.packing) }
    }
    let text = try input.index(bytes, below: texts)
    var id: Int32 = -1
    if flags.contains(.nativeID) {
      id = try place(bytes, from: before.nativeID, below: nativeIDs)
      before.nativeID = id + 1
    }
    var marks: RowMarks = flags.contains(.pending) ? .pending : []
    var own: Int32 = -1
    if flags.contains(.details) {
      own = try place(bytes, from: before.details, below: details.count)
      before.details = own
      marks.formUnion(self.marks[Int(own)])
    }
    return RowNumbers(
      units: amount.units, scale: scale, purchaseDay: purchase, postingDay: posting,
      chargeDay: charge, text: Int32(text), nativeID: id, details: own,
      currency: Int32(currency), marks: marks)
  }

  /// A place given by its distance from another.
  private mutating func place(
    _ bytes: Span<UInt8>, from other: Int32, below limit: Int
  ) throws(IndexError) -> Int32 {
    let place = try input.difference(bytes, from: Int(other))
    guard (0..<limit).contains(place) else { throw .corrupt(.packing) }
    return Int32(place)
  }

  private mutating func day(
    _ bytes: Span<UInt8>, _ isThere: Bool, _ isFirst: inout Bool
  ) throws(IndexError) -> Int32 {
    guard isThere else { return RowNumbers.noDay }
    let day = try input.date(bytes, after: Int(before.day)).dayNumber
    guard day != RowNumbers.noDay else { throw .corrupt(.packing) }
    if isFirst { before.day = day }
    isFirst = false
    return day
  }

  private mutating func addDetails(_ bytes: Span<UInt8>) throws(IndexError) {
    let own = try input.details(bytes) { (input) throws(IndexError) in try input.text(bytes) }
    details.append(own)
    marks.append(RowMarks(own))
  }
}

extension PackedReader {
  /// What only some rows state.
  ///
  /// - Parameter shared: Reads a text that rows have in common: a memo, the issuer's category.
  mutating func details(
    _ bytes: Span<UInt8>,
    _ shared: (inout PackedReader) throws(IndexError) -> String
  ) throws(IndexError) -> RowDetails {
    let flags = DetailFlags(rawValue: try unsigned(bytes))
    guard DetailFlags.known.isSuperset(of: flags) else { throw .corrupt(.packing) }
    var own = RowDetails()
    if flags.contains(.memo) { own.memo = try shared(&self) }
    if flags.contains(.kind) { own.kind = try kind(bytes) }
    if flags.contains(.original) { own.original = try money(bytes) }
    if flags.contains(.installment) { own.installment = try installment(bytes) }
    if flags.contains(.bankCategory) { own.bankCategory = try shared(&self) }
    if flags.contains(.merchantCategoryCode) { own.merchantCategoryCode = try int(bytes) }
    if flags.contains(.runningBalance) { own.runningBalance = try decimal(bytes) }
    if flags.contains(.settlesID) { own.settlesID = try text(bytes) }
    if flags.contains(.correction) {
      guard let action = RowCorrection.Action(rawValue: try byte(bytes)) else {
        throw .corrupt(.packing)
      }
      own.correction = RowCorrection(nativeID: try text(bytes), action: action)
    }
    if flags.contains(.checkNumber) { own.checkNumber = try text(bytes) }
    return own
  }

  mutating func kind(_ bytes: Span<UInt8>) throws(IndexError) -> TransactionKind {
    guard let kind = TransactionKind(rawValue: try byte(bytes)) else { throw .corrupt(.packing) }
    return kind
  }

  mutating func installment(_ bytes: Span<UInt8>) throws(IndexError) -> Installment {
    let number = try int(bytes)
    return Installment(number: number, count: try int(bytes))
  }
}
