import StatementModel

/// A scale from nothing to a round number.
struct ChartScale {
  /// What stands at the lines of the chart, from the top down.
  let marks: [DecimalSum]
  /// The upper end.
  var top: DecimalSum { marks.first ?? DecimalSum() }

  /// The first two digits that an upper end may have: each half is as round as the whole.
  private static let steps = [10, 12, 16, 20, 30, 40, 50, 60, 80, 100]

  /// A scale that reaches just above a positive sum.
  init(above most: DecimalSum) {
    let whole = most.text().prefix { $0 != "." }
    let digits = whole.count
    let lead = Int(whole.prefix(2)) ?? 0
    // What is below 10 is drawn up to 10, what is beyond all amounts up to itself.
    let wanted = digits < 2 ? 10 : (Self.steps.first { $0 > lead } ?? 100)
    var power: Int64 = 1
    for _ in 0..<min(max(0, digits - 2), 12) { power *= 10 }
    guard digits <= 13, let top = ExactDecimal(units: Int64(wanted) * power, scale: 0),
      let half = ExactDecimal(units: Int64(wanted) * power * 5, scale: 1)
    else {
      marks = [most]
      return
    }
    marks = [top, half, .zero].map { value in
      var sum = DecimalSum()
      sum.add(value)
      return sum
    }
  }
}
