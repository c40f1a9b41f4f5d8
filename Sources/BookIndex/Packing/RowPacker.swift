import StatementModel

/// The rows of a statement as the index keeps them: a quarter of what they take in memory.
package struct PackedRows: Sendable {
  let bytes: [UInt8]
  package let digest: RowDigest

  package init(_ rows: [StatementRow]) {
    bytes = RowPacker.pack(rows)
    digest = RowDigest(rows)
  }
}

/// Packs the rows of one statement; the layout is told in `RowLayout`.
struct RowPacker {
  private var out: PackedWriter
  private var texts = StringInterner()
  private var before = RowContext()

  /// The packed rows.
  static func pack(_ rows: [StatementRow]) -> [UInt8] {
    var packer = RowPacker(out: PackedWriter(capacity: rows.count * 16))
    let span = rows.span
    for place in span.indices { packer.add(span, place) }
    var blob = PackedWriter(capacity: packer.out.bytes.count + packer.texts.count * 32)
    blob.byte(RowLayout.version)
    blob.count(packer.texts.count)
    for text in packer.texts.strings { blob.text(text) }
    blob.count(rows.count)
    blob.append(packer.out.bytes)
    return blob.bytes
  }

  private init(out: PackedWriter) { self.out = out }

  // Rows are looked at where they lie: one that is handed over is copied, and each of its texts counted.
  private mutating func add(_ rows: Span<StatementRow>, _ place: Int) {
    let flags = Self.flags(rows, place)
    let more = moreFlags(rows, place)
    out.byte(flags.rawValue)
    out.byte(more.rawValue)
    if !more.contains(.nextLine) {
      out.difference(rows[place].record, from: before.record)
      out.difference(rows[place].span.line, from: before.line)
    }
    out.difference(rows[place].span.offset, from: before.end)
    out.signed(rows[place].span.length)
    addDates(rows, place, sameCharge: more.contains(.sameChargeDate))
    if flags.scale == RowLayout.scaleFollows { out.byte(rows[place].amount.scale) }
    out.signed(rows[place].amount.units)
    if let currency = rows[place].currency {
      if !more.contains(.sameCurrency) { out.currency(currency) }
      before.currency = currency.packedCode
    }
    out.count(texts.number(of: rows[place].description))
    if let id = rows[place].nativeID { out.text(id) }
    if flags.contains(.details) { add(rows[place].details) }
    before.record = rows[place].record
    before.line = rows[place].span.line
    before.end = rows[place].span.offset &+ rows[place].span.length
  }

  private static func flags(_ rows: Span<StatementRow>, _ place: Int) -> RowFlags {
    var flags: RowFlags = []
    flags.scale = min(rows[place].amount.scale, RowLayout.scaleFollows)
    if rows[place].status == .pending { flags.insert(.pending) }
    if rows[place].purchaseDate != nil { flags.insert(.purchaseDate) }
    if rows[place].postingDate != nil { flags.insert(.postingDate) }
    if rows[place].chargeDate != nil { flags.insert(.chargeDate) }
    if rows[place].nativeID != nil { flags.insert(.nativeID) }
    if rows[place].hasDetails { flags.insert(.details) }
    return flags
  }

  private func moreFlags(_ rows: Span<StatementRow>, _ place: Int) -> MoreRowFlags {
    var more: MoreRowFlags = []
    if let currency = rows[place].currency {
      more.insert(.currency)
      if currency.packedCode == before.currency { more.insert(.sameCurrency) }
    }
    if rows[place].record == before.record &+ 1, rows[place].span.line == before.line &+ 1 {
      more.insert(.nextLine)
    }
    if let charge = rows[place].chargeDate, Int(charge.dayNumber) == before.chargeDay {
      more.insert(.sameChargeDate)
    }
    return more
  }

  private mutating func addDates(
    _ rows: Span<StatementRow>, _ place: Int, sameCharge: Bool
  ) {
    var day = before.day
    if let date = rows[place].purchaseDate {
      out.difference(Int(date.dayNumber), from: day)
      day = Int(date.dayNumber)
    }
    if let date = rows[place].postingDate {
      out.difference(Int(date.dayNumber), from: day)
      if rows[place].purchaseDate == nil { day = Int(date.dayNumber) }
    }
    if let date = rows[place].chargeDate {
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
