import StatementModel

/// A column that says with yes and no whether a row is pending, or booked, or came to nothing.
struct StatusFlag: Hashable {
  var column: Int
  /// What a yes says.
  var yes: StatementWords.RowStatus
  /// What an empty cell says; nothing where the others say yes and no.
  var blank: StatementWords.RowStatus?

  /// What a cell says; nothing for a word that is neither yes nor no, nor one for a status.
  func status(_ cell: String) -> StatementWords.RowStatus? {
    if cell.isEmpty { return blank }
    switch StatementWords.isYes(cell) {
    case true?: return yes
    case false?: return yes == .posted ? .pending : .posted
    case nil: return StatementWords.knownStatus(cell)
    }
  }
}

extension RoleAssignment {
  /// The column whose header and cells make it one of yes and no about the status.
  mutating func statusFlag() -> StatusFlag? {
    for column in profiles.indices where !taken.contains(column) {
      guard let flag = statusFlag(at: column) else { continue }
      taken.insert(column)
      return flag
    }
    return nil
  }

  /// The column as one of yes and no; nothing where its header or its cells are others.
  func statusFlag(at column: Int) -> StatusFlag? {
    guard hasRows, profiles.indices.contains(column), column < layout.header.count else {
      return nil
    }
    let profile = profiles[column]
    let key = layout.header[column].key
    let isPending = meaning(column) == .pending
    let isFailed = StatementWords.failedColumns.contains(key)
    guard isPending || isFailed || StatementWords.bookedColumns.contains(key),
      profile.filled > 0, profile.fullDates == 0
    else { return nil }
    let answers = profile.distinct.map(StatementWords.isYes)
    let isKnown = answers.contains { $0 != nil }
    // Other numbers are amounts; other words of a column of bookings may be anything.
    guard isKnown || isPending && !profile.isNumbers else { return nil }
    guard !profile.isNumbers || answers.allSatisfy({ $0 != nil }) else { return nil }
    if isPending { return StatusFlag(column: column, yes: .pending, blank: .posted) }
    if isFailed { return StatusFlag(column: column, yes: .declined, blank: .posted) }
    let isMark = answers.allSatisfy { $0 == true }
    return StatusFlag(column: column, yes: .posted, blank: isMark ? .pending : nil)
  }
}

extension RowExtraction {
  /// What the flag says of the row at hand; nothing where it can't be told.
  mutating func flagStatus(_ text: Span<UInt8>, _ flag: StatusFlag) -> StatementWords.RowStatus? {
    guard !fields[flag.column].isEmpty else { return flag.blank }
    return flagMemo.value(text, fields[flag.column]) { flag.status($0) }
  }
}

extension StatementWords {
  /// Whether the cell says yes or no; nothing where it says neither.
  static func isYes(_ cell: String) -> Bool? {
    if ["✓", "✔", "☑", "+"].contains(cell) { return true }
    if ["✗", "✘", "☐", "-", "–"].contains(cell) { return false }
    let key = HeaderFolding.fold(cell)
    return yes.contains(key) ? true : no.contains(key) ? false : nil
  }

  private static let yes = Words.phrases("answer.yes")
  private static let no = Words.phrases("answer.no")

  /// Headers of columns that say of a row that it came to nothing.
  static let failedColumns = Words.phrases("header-flag.declined")

  /// Headers of columns that say of a row that it is booked; where they hold days, it is when.
  static let bookedColumns = Words.phrases("header-flag.posted")
}
