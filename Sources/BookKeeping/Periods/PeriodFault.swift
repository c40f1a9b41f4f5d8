import StatementModel

/// What can be wrong with what a person asks of periods.
package enum PeriodFault: DiagnosticFact, Hashable {
  case emptyName
  /// With its characters.
  case longName(Int)
  /// A name with a line break, or another sign that moves what stands around it.
  case unseenSign(String)
  case endBeforeStart(start: CalendarDate, end: CalendarDate)
  case unknown(String, meant: String?)
  /// Several of a name, or several ids that begin so.
  case ambiguous(String, [Named])
  /// The name is another period's.
  case taken(String, PeriodID)
  case nothingToChange

  /// A period as a message tells it apart from another of its name.
  package struct Named: Hashable, Sendable {
    var id: PeriodID
    var start: CalendarDate
    var device: String
  }

  package var code: String {
    switch self {
    case .emptyName: "period-without-name"
    case .longName: "period-name-too-long"
    case .unseenSign: "period-name-unseen-sign"
    case .endBeforeStart: "period-ends-before-start"
    case .unknown: "unknown-period"
    case .ambiguous: "ambiguous-period"
    case .taken: "period-exists"
    case .nothingToChange: "nothing-to-change"
    }
  }

  package var summary: String {
    switch self {
    case .emptyName: "a period needs a name"
    case .longName(let count):
      "the name has \(count) characters, and a period's name has \(Period.longestName) at most"
    case .unseenSign(let name):
      "the name \"\(name)\" has a line break, or another sign that can't be seen"
    case .endBeforeStart(let start, let end):
      "the period can't end on \(end), before it begins on \(start)"
    case .unknown(let text, _): "there is no period \"\(text)\" in this book"
    case .ambiguous(let text, let periods):
      "several periods are meant by \"\(text)\": "
        + periods.map { "\($0.id) (from \($0.start), made on \($0.device))" }
        .joined(separator: ", ")
    case .taken(let name, let id): "there is a period \"\(name)\" already: \(id)"
    case .nothingToChange: "nothing to change of the period was given"
    }
  }

  package var remedy: String? {
    switch self {
    case .emptyName: "give one of 1 to \(Period.longestName) characters"
    case .longName: "give a shorter one"
    case .unseenSign: "write it in one line"
    case .endBeforeStart: "give an end that is not before the start, or none"
    case .unknown(_, let meant?): "did you mean \"\(meant)\"? `daybook periods` lists all"
    case .unknown: "`daybook periods` lists those there are; `daybook periods create` makes one"
    case .ambiguous: "name one by its id: six characters of it or more"
    case .taken: "choose another name, or change that one with `daybook periods change`"
    case .nothingToChange: "say what: --name, --start, --end, --open, --automatic, --manual"
    }
  }
}
