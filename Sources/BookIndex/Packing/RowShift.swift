/// How far rows stand from where the same rows stand in another file.
struct RowShift {
  var records = 0
  var lines = 0
  var bytes = 0
}

/// A part of rows that are put together.
struct MergedPart {
  /// Which rows of the known statement, or of all new ones.
  var rows: Range<Int>
  var shift = RowShift()
  /// Counts the known parts; -1 for new rows.
  var number: Int32 = -1
}

extension RowContext {
  /// The context of rows that stand elsewhere.
  @inline(__always)
  func moved(by shift: RowShift) -> RowContext {
    var moved = self
    moved.record &+= shift.records
    moved.line &+= shift.lines
    moved.end &+= shift.bytes
    return moved
  }

  /// Makes this the other context, except in what still differs.
  mutating func takeOver(_ other: RowContext, but differing: ContextDifference) {
    if !differing.contains(.place) { (record, line, end) = (other.record, other.line, other.end) }
    if !differing.contains(.day) { day = other.day }
    if !differing.contains(.chargeDay) { chargeDay = other.chargeDay }
    if !differing.contains(.currency) { currency = other.currency }
  }
}

/// In what the rows before a row differ from those that it is packed behind elsewhere.
struct ContextDifference: OptionSet {
  var rawValue: UInt8

  static let place = ContextDifference(rawValue: 1 << 0)
  static let day = ContextDifference(rawValue: 1 << 1)
  static let chargeDay = ContextDifference(rawValue: 1 << 2)
  static let currency = ContextDifference(rawValue: 1 << 3)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ one: RowContext, _ other: RowContext) {
    self = []
    if (one.record, one.line, one.end) != (other.record, other.line, other.end) { insert(.place) }
    if one.day != other.day { insert(.day) }
    if one.chargeDay != other.chargeDay { insert(.chargeDay) }
    if one.currency != other.currency { insert(.currency) }
  }

  private static let dates: RowFlags = [.purchaseDate, .postingDate, .chargeDate]

  /// Whether a row's bytes depend on something that differs.
  func concerns(_ row: RowHead) -> Bool {
    contains(.place) || (contains(.day) && !row.flags.isDisjoint(with: Self.dates))
      || (contains(.chargeDay) && row.flags.contains(.chargeDate))
      || (contains(.currency) && row.more.contains(.currency))
  }

  /// Behind a row, what it says itself is the same.
  mutating func settle(_ row: RowHead) {
    remove(.place)
    if !row.flags.isDisjoint(with: [.purchaseDate, .postingDate]) { remove(.day) }
    if row.flags.contains(.chargeDate) { remove(.chargeDay) }
    if row.more.contains(.currency) { remove(.currency) }
  }
}
