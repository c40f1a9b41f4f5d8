import StatementModel

/// A scale from nothing to a round number, and below nothing where sums are.
struct ChartScale {
  /// What stands at the lines of the chart, from the top down.
  let marks: [DecimalSum]
  /// The upper end.
  var top: DecimalSum { marks.first ?? DecimalSum() }

  /// The height of the drawings that are made by it.
  static let height = 1000

  /// The first two digits that an upper end may have: each half is as round as the whole.
  private static let steps = [10, 12, 16, 20, 30, 40, 50, 60, 80, 100]

  /// A scale that reaches just above a positive sum.
  init(above most: DecimalSum) {
    let round = Self.round(above: most)
    marks = round.map { [$0.top, $0.half, DecimalSum()] } ?? [most]
  }

  /// A scale that holds all of some sums, and nothing; none where there is nothing else.
  init?(of sums: [DecimalSum]) {
    let most = max(sums.max() ?? DecimalSum(), DecimalSum())
    let least = min(sums.min() ?? DecimalSum(), DecimalSum())
    guard most > least else { return nil }
    let round = Self.round(above: max(most, least.negated))
    switch (round, least.isNegative) {
    case (nil, true): return nil
    case (nil, false): marks = [most]
    case (let (top, half)?, false): marks = [top, half, DecimalSum()]
    case (let (top, half)?, true):
      // Each side has as many halves as it needs.
      let above = most.isZero ? [] : most > half ? [top, half] : [half]
      let below = least.magnitude > half ? [half.negated, top.negated] : [half.negated]
      marks = above + [DecimalSum()] + below
    }
  }

  /// How high a sum stands.
  func height(_ sum: DecimalSum) -> Int {
    guard let bottom = marks.last, marks.count > 1 else {
      return max(0, min(Self.height, sum.permille(of: top) ?? 0))
    }
    var (part, whole) = (sum, top)
    part.subtract(bottom)
    whole.subtract(bottom)
    return max(0, min(Self.height, part.permille(of: whole) ?? 0))
  }

  /// A round sum just above a positive one, and half of it; nothing beyond all amounts.
  private static func round(above most: DecimalSum) -> (top: DecimalSum, half: DecimalSum)? {
    let whole = most.text().prefix { $0 != "." }
    let digits = whole.count
    let lead = Int(whole.prefix(2)) ?? 0
    // What is below 10 is drawn up to 10.
    let wanted = digits < 2 ? 10 : (steps.first { $0 > lead } ?? 100)
    var power: Int64 = 1
    for _ in 0..<min(max(0, digits - 2), 12) { power *= 10 }
    guard digits <= 13, let top = ExactDecimal(units: Int64(wanted) * power, scale: 0),
      let half = ExactDecimal(units: Int64(wanted) * power * 5, scale: 1)
    else { return nil }
    var sums = (top: DecimalSum(), half: DecimalSum())
    sums.top.add(top)
    sums.half.add(half)
    return sums
  }
}
