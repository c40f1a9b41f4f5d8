import StatementModel

/// A period that transactions belong to.
package enum PeriodPlace: Hashable, Sendable {
  /// Apart, since keys of groups are many, and a period is large.
  indirect case made(Period)
  /// The folded name that a rule gave, and that no period has.
  case named(String)

  /// What a name or an id means.
  init(_ text: String, in periods: PeriodList) {
    if let period = periods.assignedPeriod(text) {
      self = .made(period)
    } else {
      self = .named(TextFolding.fold(text))
    }
  }
}

/// Says which periods transactions belong to; looks each name up once.
struct PeriodJudge {
  private let automatic: [Period]
  private let list: PeriodList
  private var assigned: [String: PeriodPlace] = [:]

  init(_ list: PeriodList) {
    self.list = list
    automatic = list.all.filter(\.isAutomatic)
  }

  /// The period that was given first, then those that the date alone decides.
  mutating func places(
    of index: Int, in all: TransactionTable, basis: DateBasis
  ) -> [PeriodPlace] {
    var places: [PeriodPlace] = []
    if let name = all.details(at: index)?.period {
      let place = assigned[name] ?? PeriodPlace(name, in: list)
      assigned[name] = place
      places.append(place)
    }
    guard !automatic.isEmpty else { return places }
    let date = all.numbers[index].date(by: basis)
    for period in automatic where period.contains(date) && !places.contains(.made(period)) {
      places.append(.made(period))
    }
    return places
  }
}
