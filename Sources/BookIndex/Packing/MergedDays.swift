/// How the rows of packed parts are spread over days.
struct MergedDays {
  struct Day {
    var day: Int32
    var count = 0
    /// The one known part that all of them are of; -1 where they are of several, or new.
    var part: Int32 = -1
  }

  private(set) var days: [Day] = []
  /// By day, from the first of the usual ones: its place plus 1.
  private var usual: [UInt32]
  private let firstUsual: Int
  private var others: [Int32: Int] = [:]
  /// Rows that were not counted yet, since others of their day mostly follow.
  private var waiting = Day(day: 0)

  /// - Parameter known: Days on which rows are likely, in order.
  init(known: [RowDigest.Day]) {
    let first = Int(known.first?.day ?? 0)
    let last = Int(known.last?.day ?? 0)
    // A few years more on both sides, and never more than centuries.
    firstUsual = first - 2_000
    usual = Array(repeating: 0, count: min(last - first + 4_000, 1 << 17))
  }

  /// - Parameter part: The known part that the row is of; -1 for a new row.
  @inline(__always)
  mutating func add(_ day: Int32, of part: Int32) {
    if day != waiting.day || part != waiting.part {
      flush()
      waiting = Day(day: day, part: part)
    }
    waiting.count &+= 1
  }

  @inline(never)
  private mutating func flush() {
    guard waiting.count > 0 else { return }
    let place = place(of: waiting.day)
    if place == days.count {
      days.append(waiting)
    } else {
      days[place].count += waiting.count
      if days[place].part != waiting.part { days[place].part = -1 }
    }
  }

  private mutating func place(of day: Int32) -> Int {
    let number = Int(day) - firstUsual
    if usual.indices.contains(number) {
      if usual[number] == 0 {
        usual[number] = UInt32(days.count + 1)
        return days.count
      }
      return Int(usual[number]) - 1
    }
    if let known = others[day] { return known }
    others[day] = days.count
    return days.count
  }

  /// All days, in order.
  consuming func finish() -> [Day] {
    flush()
    return days.sorted { $0.day < $1.day }
  }
}
