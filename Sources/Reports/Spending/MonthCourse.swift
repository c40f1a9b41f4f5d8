import StatementModel

/// What was spent and what came in up to each day of a month.
struct MonthCourse: Sendable {
  struct Point: Sendable {
    var spent = DecimalSum()
    var income = DecimalSum()

    /// What is left of the income; negative where more was spent.
    var net: DecimalSum {
      var net = income
      net.subtract(spent)
      return net
    }

    /// How much of the income is left, in tenths of a percent; nothing where none came in.
    var savingsRate: Int? { income > DecimalSum() ? net.permille(of: income) : nil }
  }

  /// From the first day on, as far as the month is known.
  let points: [Point]

  /// The sums up to a day; of a shorter month those of its last.
  func upTo(_ day: Int) -> Point {
    points.isEmpty ? Point() : points[min(max(day, 1), points.count) - 1]
  }

  /// The average of some months day by day, each as far as the longest.
  static func average(of months: [MonthCourse], _ currency: Currency) -> MonthCourse {
    let length = months.map(\.points.count).max() ?? 0
    func average(_ day: Int, _ part: (Point) -> DecimalSum) -> DecimalSum {
      CategoryMonths.average(
        months.map { part($0.upTo(day)) }, upTo: months.count - 1, months: months.count, currency)
        ?? DecimalSum()
    }
    return MonthCourse(
      points: (0..<length).map {
        Point(spent: average($0 + 1, \.spent), income: average($0 + 1, \.income))
      })
  }
}
