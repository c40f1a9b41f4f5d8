/// The periods of a book, and which of them a transaction belongs to.
package struct PeriodList: Hashable, Sendable {
  /// By start, then name, then id.
  package let all: [Period]
  private let byName: [String: Int]
  private let automatic: [Int]

  package init(_ periods: [Period] = []) {
    let sorted = periods.sorted { ($0.start, $0.name, $0.id) < ($1.start, $1.name, $1.id) }
    all = sorted
    // Of equal names the first one made counts; commands tell them apart by id.
    byName = Dictionary(
      sorted.indices.map { (TextFolding.fold(sorted[$0].name), $0) },
      uniquingKeysWith: { one, other in min(one, other) })
    automatic = sorted.indices.filter { sorted[$0].isAutomatic }
  }

  /// The period of a name, whatever its letter case and accents.
  package func named(_ name: String) -> Period? {
    byName[TextFolding.fold(name)].map { all[$0] }
  }

  /// The periods that a transaction belongs to: the one that a rule or a person gave it, then the
  /// automatic ones whose days hold its date.
  ///
  /// - Parameter assigned: the name or id that the transaction carries.
  package func periods(assigned: String?, on date: CalendarDate) -> [Period] {
    var found: [Period] = []
    if let assigned, let period = period(assigned) { found.append(period) }
    for place in automatic where all[place].contains(date) && all[place].id != found.first?.id {
      found.append(all[place])
    }
    return found
  }

  private func period(_ text: String) -> Period? {
    all.first { $0.id.text == text } ?? named(text)
  }
}
