import StatementModel

/// Packs the rows of one statement; the layout is told in `RowLayout`.
struct RowPacker {
  private var out: PackedWriter
  private var before = RowContext()

  /// The packed rows.
  static func pack(_ rows: StatementColumns) -> [UInt8] {
    var packer = RowPacker(out: PackedWriter(capacity: rows.count * 24))
    packer.add(rows)
    return packer.out.bytes
  }

  private init(out: PackedWriter) { self.out = out }

  private mutating func add(_ rows: StatementColumns) {
    out.byte(RowLayout.version)
    out.count(rows.texts.count)
    for text in rows.texts.strings { out.text(text) }
    out.count(rows.nativeIDs.count)
    for id in rows.nativeIDs { out.text(id) }
    out.count(rows.currencies.count)
    for currency in rows.currencies { out.currency(currency) }
    out.count(rows.details.count)
    for details in rows.details { add(details) }
    out.count(rows.count)
    for (numbers, place) in zip(rows.numbers, rows.places) { add(numbers, at: place) }
    guard let names = rows.names else { return out.byte(0) }
    out.byte(1)
    out.text(names.card.text)
    out.currency(names.currency)
    for id in names.ids { out.id(id) }
  }

  private mutating func add(_ row: RowNumbers, at place: RowPlace) {
    let (record, line) = (Int(place.record), Int(place.line))
    var flags: RowFlags = row.marks.contains(.pending) ? .pending : []
    flags.scale = min(row.scale, RowLayout.scaleFollows)
    if row.purchaseDay != RowNumbers.noDay { flags.insert(.purchaseDate) }
    if row.postingDay != RowNumbers.noDay { flags.insert(.postingDate) }
    if row.chargeDay != RowNumbers.noDay { flags.insert(.chargeDate) }
    if row.nativeID >= 0 { flags.insert(.nativeID) }
    if row.details >= 0 { flags.insert(.details) }
    var more: MoreRowFlags = row.currency > 0 ? .currency : []
    if record == before.record + 1, line == before.line + 1 { more.insert(.nextLine) }
    out.byte(flags.rawValue)
    out.byte(more.rawValue)
    if !more.contains(.nextLine) {
      out.difference(record, from: before.record)
      out.difference(line, from: before.line)
    }
    out.difference(Int(place.offset), from: before.end)
    out.signed(Int(place.length))
    addDays(of: row)
    if flags.scale == RowLayout.scaleFollows { out.byte(row.scale) }
    out.signed(row.units)
    if row.currency > 0 { out.count(Int(row.currency)) }
    out.count(Int(row.text))
    if row.nativeID >= 0 {
      out.difference(Int(row.nativeID), from: Int(before.nativeID))
      before.nativeID = row.nativeID + 1
    }
    if row.details >= 0 {
      out.difference(Int(row.details), from: Int(before.details))
      before.details = row.details
    }
    (before.record, before.line) = (record, line)
    before.end = Int(place.offset) + Int(place.length)
  }

  private mutating func addDays(of row: RowNumbers) {
    var isFirst = true
    for day in [row.purchaseDay, row.postingDay, row.chargeDay] where day != RowNumbers.noDay {
      out.difference(Int(day), from: Int(before.day))
      if isFirst { before.day = day }
      isFirst = false
    }
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
    if let memo = details.memo { out.text(memo) }
    if let kind = details.kind { out.byte(kind.rawValue) }
    if let original = details.original { out.money(original) }
    if let part = details.installment {
      out.signed(part.number)
      out.signed(part.count)
    }
    if let name = details.bankCategory { out.text(name) }
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
