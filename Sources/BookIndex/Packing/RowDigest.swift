import StatementModel

/// What the rows of a statement come to, day by day: by it two statements are known to say the same
/// of a day, and neither needs to be read.
package struct RowDigest: Equatable, Sendable {
  /// The rows of one day, which is the date that identity compares.
  package struct Day: Equatable, Sendable {
    package var day: Int32
    package var count: Int
    /// How many of the rows have no id.
    package var nameless: Int
    /// Equal where the rows are, in their order, in all that transactions can be made of.
    package var sum: UInt64
    package var hasPending: Bool
    /// Whether rows without id that may be equal in content do not stand in the order of their
    /// purchases, by which equal rows are numbered.
    package var isDisordered: Bool
  }

  /// What ids the rows have.
  package enum IDs: UInt8, Sendable {
    /// No row has one.
    case none
    /// Each row has one that no other has; pending rows may have none.
    case distinct
    /// Anything else; or rows do not stand in the order of their records.
    case other
  }

  /// In order.
  package internal(set) var days: [Day] = []
  package internal(set) var ids = IDs.none
  package internal(set) var rowCount = 0
  package internal(set) var pendingCount = 0
  /// How far purchase and compared date of a row lie apart, at most.
  package internal(set) var widestGap: Int32 = 0
  /// Whether a row names another one by its id.
  package internal(set) var namesOther = false
  /// Whether a posted row gives the day of the purchase alone, and whether one gives both days.
  package internal(set) var hasLonePurchase = false
  package internal(set) var hasBothDates = false

  init() {}

  package init(_ rows: [StatementRow]) {
    var maker = RowDigestMaker(expecting: rows.count)
    let span = rows.span
    for place in span.indices { maker.add(span[place]) }
    self = maker.finish(rows)
  }

  private static let version: UInt8 = 1
  /// A day, its count, its sum and its flags.
  private static let leastBytesOfDay = 11

  var packed: [UInt8] {
    var out = PackedWriter(capacity: days.count * 16 + 32)
    out.byte(Self.version)
    out.byte(ids.rawValue)
    out.count(rowCount)
    out.count(pendingCount)
    out.signed(Int(widestGap))
    let flags = [namesOther, hasLonePurchase, hasBothDates]
    out.byte(flags.reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) })
    out.count(days.count)
    var before = 0
    for day in days {
      out.difference(Int(day.day), from: before)
      before = Int(day.day)
      out.count(day.count)
      out.word(day.sum)
      let telling = ids != .none && day.nameless > 0
      out.byte((day.hasPending ? 1 : 0) | (day.isDisordered ? 2 : 0) | (telling ? 4 : 0))
      if telling { out.count(day.nameless) }
    }
    return out.bytes
  }

  init(packed bytes: Span<UInt8>) throws(IndexError) {
    var input = PackedReader()
    guard try input.byte(bytes) == Self.version, let ids = IDs(rawValue: try input.byte(bytes))
    else { throw .corrupt(.packing) }
    self.ids = ids
    rowCount = try input.int(bytes, notAbove: UInt64(UInt32.max))
    pendingCount = try input.int(bytes, notAbove: UInt64(UInt32.max))
    guard let gap = Int32(exactly: try input.signed(bytes)) else { throw .corrupt(.packing) }
    widestGap = gap
    let flags = try input.byte(bytes)
    (namesOther, hasLonePurchase, hasBothDates) = (flags & 4 != 0, flags & 2 != 0, flags & 1 != 0)
    let count = try input.count(bytes, ofAtLeast: Self.leastBytesOfDay)
    days.reserveCapacity(count)
    var before = 0
    for _ in 0..<count {
      let day = try input.date(bytes, after: before).dayNumber
      before = Int(day)
      let rows = try input.int(bytes, notAbove: UInt64(UInt32.max))
      let sum = try input.word(bytes)
      let flags = try input.byte(bytes)
      var nameless = ids == .none ? rows : 0
      if flags & 4 != 0 { nameless = try input.int(bytes, notAbove: UInt64(rows)) }
      days.append(
        Day(
          day: day, count: rows, nameless: nameless, sum: sum, hasPending: flags & 1 != 0,
          isDisordered: flags & 2 != 0))
    }
    guard input.isAtEnd(of: bytes) else { throw .corrupt(.packing) }
  }
}

extension PackedReader {
  fileprivate mutating func int(
    _ bytes: Span<UInt8>, notAbove limit: UInt64
  ) throws(IndexError) -> Int {
    let value = try unsigned(bytes)
    guard value <= limit else { throw .corrupt(.packing) }
    return Int(value)
  }
}
