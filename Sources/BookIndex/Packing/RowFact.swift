import StatementModel

/// What of a row decides how far its neighbourhood reaches: dates, amount, status and the hash of
/// its id, and no texts.
///
/// A card's rows are looked at as such, all of them, before the few that a new statement touches
/// are read whole.
package struct RowFact: Sendable {
  /// The date that identity compares.
  package var day: Int32
  /// The day nearest to the purchase.
  package var purchaseDay: Int32
  /// A hash of the native id; nothing for rows without one.
  package var id: UInt64?
  package var amount: ExactDecimal
  package var merchantCategoryCode: Int?
  /// Whether its issuer gives it a category.
  package var hasBankCategory = false
  package var isPending: Bool
  package var hasPurchaseDate: Bool
  package var hasPostingDate: Bool
  /// Whether it names another row by its id: a correction, or what a pending row settles.
  package var namesOther: Bool

  init(
    _ dates: (purchase: CalendarDate?, posting: CalendarDate?, charge: CalendarDate?),
    amount: ExactDecimal, isPending: Bool
  ) {
    let key = dates.posting ?? dates.purchase ?? dates.charge
    day = key?.dayNumber ?? 0
    purchaseDay = dates.purchase?.dayNumber ?? day
    self.amount = amount
    self.isPending = isPending
    hasPurchaseDate = dates.purchase != nil
    hasPostingDate = dates.posting != nil
    namesOther = false
  }

  package init(_ row: StatementRow) {
    self.init(
      (row.purchaseDate, row.postingDate, row.chargeDate), amount: row.amount,
      isPending: row.status == .pending)
    id = row.nativeID.map { Checksum.of($0.utf8.span) }
    guard row.hasDetails else { return }
    let details = row.details
    merchantCategoryCode = details.merchantCategoryCode
    hasBankCategory = details.bankCategory != nil
    namesOther = details.correction != nil || details.settlesID != nil
  }
}

/// Walks over packed rows without making a text of any.
struct RowScanner {
  private var input = PackedReader()
  private var textCount = 0
  private var before = RowContext()

  /// - Parameter days: Where given, only rows of these days are told of.
  static func scan(
    _ bytes: Span<UInt8>, on days: DayRanges? = nil
  ) throws(IndexError) -> [RowFact] {
    var scanner = RowScanner()
    guard try scanner.input.byte(bytes) == RowLayout.version else { throw .corrupt(.packing) }
    scanner.textCount = try scanner.input.count(bytes, ofAtLeast: 1)
    for _ in 0..<scanner.textCount { try scanner.input.skipText(bytes) }
    let count = try scanner.input.count(bytes, ofAtLeast: RowLayout.minimumBytes)
    var facts: [RowFact] = []
    if days == nil { facts.reserveCapacity(count) }
    for _ in 0..<count {
      if let fact = try scanner.fact(bytes, on: days) { facts.append(fact) }
    }
    guard scanner.input.isAtEnd(of: bytes) else { throw .corrupt(.packing) }
    return facts
  }

  /// Tells of the rows of some days.
  ///
  /// - Parameter blocks: All blocks that have one of them.
  static func scan(
    _ bytes: Span<UInt8>, on days: DayRanges, in blocks: [RowBlocks.Block]
  ) throws(IndexError) -> [RowFact] {
    var scanner = RowScanner()
    var facts: [RowFact] = []
    for block in blocks {
      scanner.input = PackedReader(offset: block.offset)
      scanner.before = block.before
      for _ in 0..<block.rowCount {
        if let fact = try scanner.fact(bytes, on: days) { facts.append(fact) }
      }
    }
    return facts
  }

  private mutating func fact(
    _ bytes: Span<UInt8>, on days: DayRanges?
  ) throws(IndexError) -> RowFact? {
    let flags = RowFlags(rawValue: try input.byte(bytes))
    let more = MoreRowFlags(rawValue: try input.byte(bytes))
    guard MoreRowFlags.known.isSuperset(of: more) else { throw .corrupt(.packing) }
    if !more.contains(.nextLine) {
      _ = try input.unsigned(bytes)
      _ = try input.unsigned(bytes)
    }
    _ = try input.unsigned(bytes)
    _ = try input.unsigned(bytes)
    let dates = try before.dates(of: flags, more, &input, bytes)
    let scale = flags.scale == RowLayout.scaleFollows ? try input.byte(bytes) : flags.scale
    let amount = try input.decimal(bytes, scale: scale)
    if more.contains(.currency), !more.contains(.sameCurrency) { _ = try input.unsigned(bytes) }
    _ = try input.unsigned(bytes)
    var fact = RowFact(dates, amount: amount, isPending: flags.contains(.pending))
    let isWanted = days?.contains(fact.day) ?? true
    if flags.contains(.nativeID) {
      if isWanted { fact.id = try input.textSum(bytes) } else { try input.skipText(bytes) }
    }
    if flags.contains(.details) { try input.details(bytes, of: &fact) }
    return isWanted ? fact : nil
  }
}

extension PackedReader {
  /// Passes over the details of a packed row, and takes what a fact has of them.
  mutating func details(_ bytes: Span<UInt8>, of fact: inout RowFact) throws(IndexError) {
    let flags = DetailFlags(rawValue: try unsigned(bytes))
    guard DetailFlags.known.isSuperset(of: flags) else { throw .corrupt(.packing) }
    fact.namesOther = !flags.isDisjoint(with: [.settlesID, .correction])
    if flags.contains(.memo) { _ = try unsigned(bytes) }
    if flags.contains(.kind) { _ = try byte(bytes) }
    if flags.contains(.original) { _ = try money(bytes) }
    if flags.contains(.installment) { _ = try installment(bytes) }
    if flags.contains(.bankCategory) {
      _ = try unsigned(bytes)
      fact.hasBankCategory = true
    }
    if flags.contains(.merchantCategoryCode) {
      fact.merchantCategoryCode = try int(bytes)
    }
    if flags.contains(.runningBalance) { _ = try decimal(bytes) }
    if flags.contains(.settlesID) { try skipText(bytes) }
    if flags.contains(.correction) {
      _ = try byte(bytes)
      try skipText(bytes)
    }
    if flags.contains(.checkNumber) { try skipText(bytes) }
  }
}

extension PackedReader {
  /// Passes over a text.
  @inline(__always)
  mutating func skipText(_ bytes: Span<UInt8>) throws(IndexError) {
    let length = try unsigned(bytes)
    guard length <= UInt64(bytes.count - offset) else { throw .corrupt(.packing) }
    skip(Int(length))
  }

  /// The checksum of a text's bytes.
  mutating func textSum(_ bytes: Span<UInt8>) throws(IndexError) -> UInt64 {
    let length = try count(bytes, ofAtLeast: 1)
    let sum = Checksum.of(bytes.extracting(offset..<(offset + length)))
    skip(length)
    return sum
  }
}

extension RowContext {
  /// Reads the dates of a packed row.
  @inline(__always)
  mutating func dates(
    of flags: RowFlags, _ more: MoreRowFlags, _ input: inout PackedReader, _ bytes: Span<UInt8>
  ) throws(IndexError) -> (
    purchase: CalendarDate?, posting: CalendarDate?, charge: CalendarDate?
  ) {
    var dates: (purchase: CalendarDate?, posting: CalendarDate?, charge: CalendarDate?)
    dates = (nil, nil, nil)
    var day = self.day
    if flags.contains(.purchaseDate) {
      let date = try input.date(bytes, after: day)
      dates.purchase = date
      day = Int(date.dayNumber)
    }
    if flags.contains(.postingDate) {
      let date = try input.date(bytes, after: day)
      dates.posting = date
      if dates.purchase == nil { day = Int(date.dayNumber) }
    }
    if flags.contains(.chargeDate) {
      let date =
        more.contains(.sameChargeDate)
        ? CalendarDate(dayNumber: Int32(truncatingIfNeeded: chargeDay))
        : try input.date(bytes, after: day)
      dates.charge = date
      chargeDay = Int(date.dayNumber)
    }
    self.day = day
    return dates
  }
}
