/// The periods of a book, and which of them a transaction belongs to.
package struct PeriodList: Hashable, Sendable {
  /// By start, then name, then id.
  package let all: [Period]
  private let byName: [String: Int]
  private let byID: [String: Int]
  private let automatic: [Int]

  package init(_ periods: [Period] = []) {
    let sorted = periods.sorted { ($0.start, $0.name, $0.id) < ($1.start, $1.name, $1.id) }
    all = sorted
    // Of equal names the first in this order counts; commands tell them apart by id.
    byName = Dictionary(
      sorted.indices.map { (Self.key(of: sorted[$0].name), $0) },
      uniquingKeysWith: { one, other in min(one, other) })
    byID = Dictionary(
      sorted.indices.map { (sorted[$0].id.text, $0) },
      uniquingKeysWith: { one, other in min(one, other) })
    automatic = sorted.indices.filter { sorted[$0].isAutomatic }
  }

  package var isEmpty: Bool { all.isEmpty }

  /// The period of a name, whatever its letter case and accents.
  package func named(_ name: String) -> Period? { byName[Self.key(of: name)].map { all[$0] } }

  /// All periods of a name, whatever its letter case and accents; two devices may have made one
  /// each.
  package func allNamed(_ name: String) -> [Period] {
    let key = Self.key(of: name)
    guard byName[key] != nil else { return [] }
    return all.filter { Self.key(of: $0.name) == key }
  }

  package subscript(id: PeriodID) -> Period? { byID[id.text].map { all[$0] } }

  /// The periods that a transaction belongs to: the one that a rule or a person gave it, then the
  /// automatic ones whose days hold its date.
  ///
  /// - Parameter assigned: The name or id that the transaction carries.
  package func periods(assigned: String?, on date: CalendarDate) -> [Period] {
    var found: [Period] = []
    if let assigned, let period = assignedPeriod(assigned) { found.append(period) }
    for place in automatic where all[place].contains(date) && all[place].id != found.first?.id {
      found.append(all[place])
    }
    return found
  }

  /// The period that a transaction carries by its name or id.
  package func assignedPeriod(_ text: String) -> Period? { self[PeriodID(text)] ?? named(text) }

  /// What a transaction carries for a period: its name, or its id where the name stands for another.
  package func mark(of period: Period) -> String {
    named(period.name)?.id == period.id ? period.name : period.id.text
  }

  /// What a person who typed a text can have meant: a whole id, a name, or the beginning of an id.
  package func search(_ text: String) -> PeriodSearch {
    if let period = self[PeriodID(text.lowercased())] { return .found(period) }
    let named = allNamed(text)
    if let period = named.first { return named.count == 1 ? .found(period) : .several(named) }
    let begun =
      text.utf8.count >= Self.shortestID
      ? all.filter { $0.id.text.hasPrefix(text.lowercased()) } : []
    if let period = begun.first { return begun.count == 1 ? .found(period) : .several(begun) }
    return .none(meant: NearMiss.best(for: text, among: all.map(\.name)))
  }

  /// So many characters of an id are asked for at least.
  private static let shortestID = 6

  /// What names are compared by; a name of signs alone stands for itself.
  private static func key(of name: String) -> String {
    let folded = TextFolding.fold(name)
    return folded.isEmpty ? name : folded
  }
}

/// What a text that a person typed says of a book's periods.
package enum PeriodSearch: Hashable, Sendable {
  case found(Period)
  case several([Period])
  /// None; perhaps the one of another name was meant.
  case none(meant: String?)
}
