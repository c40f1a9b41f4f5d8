import StatementModel

/// The dates without a year of one column, in the order of their rows: where a year ends among
/// them.
///
/// Days are counted in months of 31 days, which keeps their order.
struct YearlessRun {
  /// What the rows tell about the turn of a year.
  enum Turn: Equatable {
    /// All dates are of one year; the newest is that day of it.
    case none(newest: Int)
    /// Dates later in the year than `newest` are of the year before.
    case before(newest: Int)
    case undecided
  }

  /// The days of the year that there are; none before the first is met.
  private var met: [Bool] = []
  private var last: Int?
  private var rises = 0
  private var falls = 0
  /// Steps of more than half a year, and the smallest of them.
  private var jumpsUp = 0
  private var jumpsDown = 0
  private var leastJump = Int.max

  /// The place of a day in its year.
  static func place(_ month: Int, _ day: Int) -> Int { (month - 1) * 31 + day }

  private static let year = 372

  mutating func add(_ day: CalendarDate) {
    let parts = day.parts
    let place = Self.place(parts.month, parts.day)
    if met.isEmpty { met = [Bool](repeating: false, count: Self.year + 1) }
    met[place] = true
    defer { last = place }
    guard let last, last != place else { return }
    let step = place - last
    if step.magnitude > Self.year / 2 {
      if step > 0 { jumpsUp += 1 } else { jumpsDown += 1 }
      leastJump = min(leastJump, abs(step))
    } else if step > 0 {
      rises += 1
    } else {
      falls += 1
    }
  }

  /// The days of the year that there are.
  var days: [Int] { met.indices.filter { met[$0] } }

  var turn: Turn {
    guard let newest = met.lastIndex(of: true) else { return .undecided }
    switch (jumpsUp, jumpsDown) {
    case (0, 0): return .none(newest: newest)
    case (1, 0) where falls > rises, (0, 1) where rises > falls: return splitted ?? .undecided
    // With the rows in order, a step of many months that goes along with them is a pause.
    case (_, 0) where rises > falls && falls == 0, (0, _) where falls > rises && rises == 0:
      return .none(newest: newest)
    // So far apart lie only the ends of two years that follow each other.
    case _ where leastJump >= 280: return splitted ?? .undecided
    default: return .undecided
    }
  }

  /// The turn by the longest time of the year without a row, if it is four months at least and no
  /// other is half as long.
  private var splitted: Turn? {
    let days = self.days
    var widest = (size: 0, before: 0)
    var second = 0
    for (day, next) in zip(days, days.dropFirst()) {
      if next - day > widest.size {
        second = widest.size
        widest = (next - day, day)
      } else {
        second = max(second, next - day)
      }
    }
    guard widest.size >= 124, second * 2 <= widest.size else { return nil }
    return .before(newest: widest.before)
  }
}

extension DateEvidence {
  /// Whether most of the dates have no year.
  var isYearless: Bool { yearless * 2 > total }
}
