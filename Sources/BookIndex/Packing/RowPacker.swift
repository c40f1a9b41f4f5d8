import StatementModel

/// Packs the rows of one statement; the layout is told in `RowLayout`.
struct RowPacker {
  private var out: PackedWriter
  private var texts = StringInterner()
  /// Of descriptions.
  private var memo = TextMemo()
  private var before = RowContext()

  /// The packed rows.
  static func pack(_ rows: [StatementRow]) -> [UInt8] {
    var packer = RowPacker(expecting: rows.count)
    let span = rows.span
    for place in span.indices { packer.add(span[place]) }
    return packer.finish(rows.count)
  }

  init(expecting count: Int) { out = PackedWriter(capacity: count * 16) }

  /// The packed rows, of which there are so many.
  consuming func finish(_ count: Int) -> [UInt8] {
    var blob = PackedWriter(capacity: out.bytes.count + texts.count * 32)
    blob.byte(RowLayout.version)
    blob.count(texts.count)
    for text in texts.strings { blob.text(text) }
    blob.count(count)
    blob.append(out.bytes)
    return blob.bytes
  }

  /// Adds a row, whose texts must be held until the end.
  mutating func add(_ row: StatementRow) {
    let flags = Self.flags(of: row)
    let more = moreFlags(of: row)
    out.byte(flags.rawValue)
    out.byte(more.rawValue)
    if !more.contains(.nextLine) {
      out.difference(row.record, from: before.record)
      out.difference(row.span.line, from: before.line)
    }
    out.difference(row.span.offset, from: before.end)
    out.signed(row.span.length)
    addDates(of: row, sameCharge: more.contains(.sameChargeDate))
    if flags.scale == RowLayout.scaleFollows { out.byte(row.amount.scale) }
    out.signed(row.amount.units)
    if let currency = row.currency {
      if !more.contains(.sameCurrency) { out.currency(currency) }
      before.currency = currency.packedCode
    }
    out.count(memo.number(of: row.description, in: &texts))
    if let id = row.nativeID { out.text(id) }
    if flags.contains(.details) { add(row.details) }
    before.record = row.record
    before.line = row.span.line
    before.end = row.span.offset &+ row.span.length
  }

  private static func flags(of row: StatementRow) -> RowFlags {
    var flags: RowFlags = []
    flags.scale = min(row.amount.scale, RowLayout.scaleFollows)
    if row.status == .pending { flags.insert(.pending) }
    if row.purchaseDate != nil { flags.insert(.purchaseDate) }
    if row.postingDate != nil { flags.insert(.postingDate) }
    if row.chargeDate != nil { flags.insert(.chargeDate) }
    if row.nativeID != nil { flags.insert(.nativeID) }
    if row.hasDetails { flags.insert(.details) }
    return flags
  }

  private func moreFlags(of row: StatementRow) -> MoreRowFlags {
    var more: MoreRowFlags = []
    if let currency = row.currency {
      more.insert(.currency)
      if currency.packedCode == before.currency { more.insert(.sameCurrency) }
    }
    if row.record == before.record &+ 1, row.span.line == before.line &+ 1 {
      more.insert(.nextLine)
    }
    if let charge = row.chargeDate, Int(charge.dayNumber) == before.chargeDay {
      more.insert(.sameChargeDate)
    }
    return more
  }

  private mutating func addDates(of row: StatementRow, sameCharge: Bool) {
    var day = before.day
    if let date = row.purchaseDate {
      out.difference(Int(date.dayNumber), from: day)
      day = Int(date.dayNumber)
    }
    if let date = row.postingDate {
      out.difference(Int(date.dayNumber), from: day)
      if row.purchaseDate == nil { day = Int(date.dayNumber) }
    }
    if let date = row.chargeDate {
      if !sameCharge { out.difference(Int(date.dayNumber), from: day) }
      before.chargeDay = Int(date.dayNumber)
    }
    before.day = day
  }

  private mutating func add(_ details: RowDetails) {
    var flags: DetailFlags = []
    if details.memo != nil { flags.insert(.memo) }
    if details.kind != nil { flags.insert(.kind) }
    if details.original != nil { flags.insert(.original) }
    if details.installment != nil { flags.insert(.installment) }
    if details.bankCategory != nil { flags.insert(.bankCategory) }
    if details.merchantCategoryCode != nil { flags.insert(.merchantCategoryCode) }
    if details.runningBalance != nil { flags.insert(.runningBalance) }
    if details.settlesID != nil { flags.insert(.settlesID) }
    if details.correction != nil { flags.insert(.correction) }
    if details.checkNumber != nil { flags.insert(.checkNumber) }
    out.unsigned(flags.rawValue)
    if let memo = details.memo { out.count(texts.number(of: memo)) }
    if let kind = details.kind { out.byte(kind.rawValue) }
    if let original = details.original { out.money(original) }
    if let part = details.installment {
      out.signed(part.number)
      out.signed(part.count)
    }
    if let name = details.bankCategory { out.count(texts.number(of: name)) }
    if let code = details.merchantCategoryCode { out.signed(code) }
    if let balance = details.runningBalance { out.decimal(balance) }
    if let id = details.settlesID { out.text(id) }
    if let correction = details.correction {
      out.byte(correction.action.rawValue)
      out.text(correction.nativeID)
    }
    if let number = details.checkNumber { out.text(number) }
  }
}
