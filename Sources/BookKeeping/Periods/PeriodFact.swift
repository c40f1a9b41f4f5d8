import StatementModel

/// What a journal says of a period: that it is made, changed or deleted.
///
/// An entry that makes one gives it its own id; the others name that.
struct PeriodFact: Codable, Hashable, Sendable {
  /// The period that is changed or deleted; nothing where one is made.
  var id: String?
  var name: String?
  /// Year, month and day.
  var start: String?
  /// The same; empty for a period that is open.
  var end: String?
  var automatic: Bool?
  var deleted: Bool?

  /// What makes a period.
  init(making draft: PeriodDraft) {
    name = draft.name
    start = draft.start.description
    end = draft.end?.description
    automatic = draft.isAutomatic ? true : nil
  }

  init(_ change: PeriodChange, of period: PeriodID) {
    id = period.text
    name = change.name
    start = change.start?.description
    end = change.end.map { $0?.description ?? "" }
    automatic = change.isAutomatic
  }

  init(deleting period: PeriodID) {
    id = period.text
    deleted = true
  }

  /// `made, 2026-07-01 – 2026-07-14`, for a log.
  ///
  /// - Parameter known: The period's name, as far as it is known.
  func words(named known: String?) -> [String] {
    guard id != nil else {
      let first = start ?? ""
      let days = end.map { "\(first) – \($0)" } ?? "from \(first)"
      return ["\(name ?? "") made", days] + (automatic == true ? ["automatic"] : [])
    }
    let title = known ?? id ?? ""
    if deleted == true { return ["\(title) deleted"] }
    var words: [String] = []
    if let name { words.append("name = \(name)") }
    if let start { words.append("start = \(start)") }
    if let end { words.append(end.isEmpty ? "open" : "end = \(end)") }
    if let automatic { words.append(automatic ? "automatic" : "not automatic") }
    return ["\(title) changed"] + words
  }
}

/// A period as a person asks for it.
package struct PeriodDraft: Hashable, Sendable {
  package var name: String
  package var start: CalendarDate
  /// Nothing while it is open.
  package var end: CalendarDate?
  package var isAutomatic: Bool

  package init(
    name: String, start: CalendarDate, end: CalendarDate? = nil, isAutomatic: Bool = false
  ) {
    self.name = name
    self.start = start
    self.end = end
    self.isAutomatic = isAutomatic
  }
}

/// What a person changes of a period; nothing means: leave as it is.
package struct PeriodChange: Hashable, Sendable {
  package var name: String?
  package var start: CalendarDate?
  /// A last day, or that it has none.
  package var end: CalendarDate??
  package var isAutomatic: Bool?

  package init() {}

  package var isEmpty: Bool { self == PeriodChange() }
}
