import StatementModel

/// The periods that all devices' journals come to.
///
/// Of each property the last word in merged order counts. Who deletes a period deletes it, whatever
/// another device changes of it meanwhile. A change that would put the end before the start, as two
/// devices may make together, leaves the days as they are.
struct PeriodHistory: Hashable, Sendable {
  private(set) var list = PeriodList()
  /// By id, what each period was last called; of deleted ones too.
  private(set) var names: [String: String] = [:]
  /// By id, the device that made each.
  private(set) var devices: [PeriodID: String] = [:]
  /// The ids of the entries that count.
  private(set) var entryIDs: [String] = []

  init() {}

  /// - Parameters:
  ///   - entries: In merged order.
  ///   - undone: The ids of entries that count no more.
  init(_ entries: [JournalEntry], undone: Set<String>) {
    var periods: [String: Period] = [:]
    for entry in entries where entry.kind == .period {
      guard let fact = entry.period else { continue }
      if let name = fact.name { names[fact.id ?? entry.id] = name }
      guard !undone.contains(entry.id) else { continue }
      entryIDs.append(entry.id)
      guard let id = fact.id else {
        guard let period = Self.made(by: fact, id: entry.id) else { continue }
        periods[entry.id] = period
        devices[period.id] = entry.device
        continue
      }
      // What is gone by then stays gone.
      guard let period = periods[id] else { continue }
      periods[id] = fact.deleted == true ? nil : Self.changed(period, by: fact)
    }
    list = PeriodList(Array(periods.values))
    for (id, period) in periods { names[id] = period.name }
  }

  private static func made(by fact: PeriodFact, id: String) -> Period? {
    guard let name = fact.name, let start = fact.start.flatMap({ CalendarDate(iso: $0) }) else {
      return nil
    }
    let end = fact.end.flatMap { CalendarDate(iso: $0) }
    return Period(
      id: PeriodID(id), name: name, start: start, end: end.map { max(start, $0) },
      isAutomatic: fact.automatic ?? false)
  }

  private static func changed(_ period: Period, by fact: PeriodFact) -> Period {
    var period = period
    if let name = fact.name { period.name = name }
    if let automatic = fact.automatic { period.isAutomatic = automatic }
    let start = fact.start.flatMap { CalendarDate(iso: $0) } ?? period.start
    let end = fact.end.map { CalendarDate(iso: $0) } ?? period.end
    guard end.map({ start <= $0 }) != false else { return period }
    period.start = start
    period.end = end
    return period
  }
}
