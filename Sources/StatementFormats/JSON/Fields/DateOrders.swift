import StatementModel

/// What the dates of a file show about the order of day, month and year.
struct DateOrders {
  private struct Evidence {
    var valid = 0
    var earliest: CalendarDate?
    var latest: CalendarDate?
    /// Whether the rows are in date order: never earlier, or never later, than the row before.
    var rises = true
    var falls = true
    var last: CalendarDate?
    /// How many dates lie near a day that the same row states plainly.
    var near = 0

    /// How many days lie between the first and the last date.
    var span: Int {
      guard let earliest, let latest else { return 0 }
      return earliest.days(to: latest)
    }
  }

  private static let orders: [StatementProfile.DateOrder] = [.dmy, .mdy, .ymd]

  private var evidence = [Evidence](repeating: Evidence(), count: 3)
  /// Dates that at least one order reads.
  private(set) var count = 0
  /// Whether two orders give different days anywhere.
  private var differs = false
  private var changes = 0
  private var hasDots = false
  /// How many dates stand in rows that state a day plainly, too.
  private var besideDays = 0
  private(set) var example = ""

  /// Takes in a date.
  ///
  /// - Parameters:
  ///   - leads: Whether it is the one by which rows are in order.
  ///   - sisters: The days that the same row states plainly, as in an ISO time stamp.
  mutating func see(
    _ date: NumericDate, leads: Bool, sisters: [CalendarDate] = [],
    text: @autoclosure () -> String
  ) {
    let days = Self.orders.map(date.day)
    let known = days.compactMap { $0 }
    guard let first = known.first else { return }
    count += 1
    if example.isEmpty { example = text() }
    if date.separator == UInt8(ascii: ".") { hasDots = true }
    if known.contains(where: { $0 != first }) { differs = true }
    if !sisters.isEmpty { besideDays += 1 }
    for (index, day) in days.enumerated() {
      guard let day else { continue }
      if sisters.contains(where: { abs($0.days(to: day)) <= Self.sisterWindow }) {
        evidence[index].near += 1
      }
      evidence[index].valid += 1
      evidence[index].earliest = min(evidence[index].earliest ?? day, day)
      evidence[index].latest = max(evidence[index].latest ?? day, day)
      guard leads else { continue }
      if let last = evidence[index].last, last != day {
        if last > day { evidence[index].rises = false } else { evidence[index].falls = false }
        if index == 0 { changes += 1 }
      }
      evidence[index].last = day
    }
  }

  /// The order, and why; nothing where several remain.
  func decision() -> (order: StatementProfile.DateOrder, why: String)? {
    let open = candidates
    if open.count == 1 { return (Self.orders[open[0]], "no other reads all \(count) dates") }
    guard let first = open.first else { return nil }
    if !differs { return (Self.orders[first], "each order gives the same days") }
    if let near = nearSisters(open) {
      return (Self.orders[near], "only so do the dates agree with the time stamps beside them")
    }
    let likely = likely
    if likely.count == 1 {
      return (Self.orders[likely[0]], "otherwise the dates lie scattered over many years")
    }
    let sorted = likely.filter { evidence[$0].rises || evidence[$0].falls }
    guard changes >= 3, sorted.count == 1 else { return nil }
    return (Self.orders[sorted[0]], "only so are the rows in date order")
  }

  /// How many days may lie between a date of a row and another one of it.
  private static let sisterWindow = 10

  /// The one order under which every date that has a sister lies near it.
  private func nearSisters(_ open: [Int]) -> Int? {
    guard besideDays > 0 else { return nil }
    let near = open.filter { evidence[$0].near == besideDays }
    return near.count == 1 ? near[0] : nil
  }

  /// The orders between which a person has to choose.
  var open: [StatementProfile.DateOrder] {
    let left = likely
    let all = left.isEmpty ? evidence.indices.filter { evidence[$0].valid > 0 } : left
    return all.map { Self.orders[$0] }
  }

  /// The orders that read every date; the month goes first before dots only if no other does.
  private var candidates: [Int] {
    let all = evidence.indices.filter { evidence[$0].valid == count }
    let usual = all.filter { !hasDots || Self.orders[$0] != .mdy }
    return usual.isEmpty ? all : usual
  }

  /// Those of them under which the dates don't lie scattered over many years, where under another
  /// they lie close together.
  private var likely: [Int] {
    let open = candidates
    guard open.contains(2), let least = open.map({ evidence[$0].span }).min() else { return open }
    return open.filter { evidence[$0].span <= 8 * 366 || evidence[$0].span / 3 <= least }
  }
}
