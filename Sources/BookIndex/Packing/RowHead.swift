import StatementModel

/// A packed row up to its texts, as numbers.
struct RowHead {
  var flags: RowFlags
  var more: MoreRowFlags
  var record: Int
  var line: Int
  var offset: Int
  var length: Int
  /// Days of the dates that the flags tell of; 0 for others.
  var purchase: Int32 = 0
  var posting: Int32 = 0
  var charge: Int32 = 0
  var units: Int64 = 0
  var scale: UInt8 = 0
  /// 0 where the row names none.
  var currency: Int64 = 0

  /// The date that identity compares.
  @inline(__always) var day: Int32 {
    if flags.contains(.postingDate) { return posting }
    return flags.contains(.purchaseDate) ? purchase : charge
  }

  var end: Int { offset &+ length }

  /// Whether a row can stand where it is said to; all that were packed can.
  @inline(__always) var isInBounds: Bool {
    UInt64(bitPattern: Int64(record | line | offset | length)) <= UInt64(UInt32.max)
  }

  /// Puts the row at another place of another file.
  @inline(__always)
  mutating func move(by shift: RowShift) {
    record &+= shift.records
    line &+= shift.lines
    offset &+= shift.bytes
  }
}

extension RowContext {
  /// Reads a row up to its texts.
  @inline(__always)
  mutating func head(_ cursor: inout RowCursor) throws(IndexError) -> RowHead {
    // In registers meanwhile.
    var input = cursor
    let flags = RowFlags(rawValue: input.byte())
    let more = MoreRowFlags(rawValue: input.byte())
    guard MoreRowFlags.known.isSuperset(of: more) else { throw .corrupt(.packing) }
    if more.contains(.nextLine) {
      record &+= 1
      line &+= 1
    } else {
      record = try input.difference(from: record)
      line = try input.difference(from: line)
    }
    let offset = try input.difference(from: end)
    let length = Int(try input.signed())
    end = offset &+ length
    var head = RowHead(
      flags: flags, more: more, record: record, line: line, offset: offset, length: length)
    var day = self.day
    if flags.contains(.purchaseDate) {
      head.purchase = try input.day(after: day)
      day = Int(head.purchase)
    }
    if flags.contains(.postingDate) {
      head.posting = try input.day(after: day)
      if !flags.contains(.purchaseDate) { day = Int(head.posting) }
    }
    if flags.contains(.chargeDate) {
      head.charge =
        more.contains(.sameChargeDate)
        ? Int32(truncatingIfNeeded: chargeDay) : try input.day(after: day)
      chargeDay = Int(head.charge)
    }
    self.day = day
    head.scale = flags.scale == RowLayout.scaleFollows ? input.byte() : flags.scale
    head.units = try input.signed()
    if more.contains(.currency) {
      if !more.contains(.sameCurrency) {
        guard let code = Currency(uncheckedCode: try input.unsigned()) else {
          throw .corrupt(.packing)
        }
        currency = code.packedCode
      }
      head.currency = currency
    }
    cursor = input
    return head
  }
}

extension PackedWriter {
  /// Writes a row up to its texts, as it is packed behind the rows that are told of.
  mutating func head(_ row: RowHead, after before: RowContext) {
    var more = row.more
    more.remove([.sameCurrency, .nextLine, .sameChargeDate])
    if more.contains(.currency), row.currency == before.currency { more.insert(.sameCurrency) }
    if row.record == before.record &+ 1, row.line == before.line &+ 1 { more.insert(.nextLine) }
    let isCharged = row.flags.contains(.chargeDate)
    if isCharged, Int(row.charge) == before.chargeDay { more.insert(.sameChargeDate) }
    byte(row.flags.rawValue)
    byte(more.rawValue)
    if !more.contains(.nextLine) {
      difference(row.record, from: before.record)
      difference(row.line, from: before.line)
    }
    difference(row.offset, from: before.end)
    signed(row.length)
    var day = before.day
    if row.flags.contains(.purchaseDate) {
      difference(Int(row.purchase), from: day)
      day = Int(row.purchase)
    }
    if row.flags.contains(.postingDate) {
      difference(Int(row.posting), from: day)
      if !row.flags.contains(.purchaseDate) { day = Int(row.posting) }
    }
    if isCharged, !more.contains(.sameChargeDate) { difference(Int(row.charge), from: day) }
    if row.flags.scale == RowLayout.scaleFollows { byte(row.scale) }
    signed(row.units)
    if more.contains(.currency), !more.contains(.sameCurrency) {
      unsigned(UInt64(bitPattern: row.currency))
    }
  }
}
