import StatementModel

/// The answer, once the whole document was walked through.
extension JSONReading {
  private var location: SourceLocation { SourceLocation(file: options.path) }

  private var isEmpty: Bool {
    rejected.isEmpty && leftOut.isEmpty && rowCount == 0
      && tables.allSatisfy { $0.records.isEmpty }
  }

  mutating func finish() -> StatementFile {
    // An empty list says nothing beside one that can't be read.
    guard hasRowList, !(otherListIsPlain && isEmpty) else {
      if var file = EmbeddedStatement.joined(embedded) {
        file.warnings = warnings + file.warnings
        return file
      }
      return ended(
        .noStatement(otherList ?? Diagnostic(.error, JSONFileFact.noTransactions, at: location)))
    }
    // An empty list beside an error is no statement without transactions.
    if let error = errorOfAnswer, isEmpty, removals.isEmpty {
      return ended(
        .noStatement(Diagnostic(.error, JSONFileFact.errorOfSource(error), at: location)))
    }
    for other in embedded {
      let fact = JSONFileFact.otherFormatInside(other.format)
      warnings.append(Diagnostic(.warning, fact, at: location))
    }
    if !directionSigns.areConsistent, !ignoresDirections { return asked(.directionSigns) }
    if openFees > 0 { return asked(.fee(rows: openFees)) }
    if let outcome = readTables() { return ended(outcome) }
    applyRemovals()
    rejected.sort { $0.record < $1.record }
    leftOut.sort { $0.record < $1.record }
    if let page = pages.warning(path: options.path, in: document.text) { warnings.append(page) }
    let rows = rowCount
    if rows == 0, options.profile?.undatedDay == nil, !rejected.isEmpty,
      rejected.allSatisfy({ $0.fact as? JSONRowFact == .noDate })
    {
      return asked(.undated(rows: rejected.count))
    }
    if rows == 0, let first = rejected.first {
      let fact = JSONFileFact.allRowsRejected(count: rejected.count, first: first.fact.summary)
      let place = SourceLocation(file: options.path, line: first.span.line, column: first.column)
      return ended(.unreadable(Diagnostic(.error, fact, at: place)))
    }
    if options.limits.refuses(rejected: rejected.count, read: rows) {
      let fact = JSONFileFact.tooManyRejected(rejected: rejected.count, read: rows)
      return ended(.unreadable(Diagnostic(.error, fact, at: location)))
    }
    var file = ended(.read)
    file.statements = statements()
    return file
  }

  private func asked(_ question: JSONQuestion) -> StatementFile {
    ended(.ambiguous([Diagnostic(.error, question, at: location)]))
  }

  private func ended(_ outcome: StatementFile.Outcome) -> StatementFile {
    var file = StatementFile(outcome)
    file.decisions = decisions
    file.settings = settings
    file.warnings = warnings
    file.header = header
    if case .noStatement = outcome { return file }
    if case .ambiguous = outcome { return file }
    file.rejected = rejected
    file.leftOut = leftOut
    return file
  }
}
