import StatementModel

/// Joins what was read of several tables of one file.
enum TableMerge {
  /// The answer to a table below another one, whose rows are of the one account of the table above
  /// where they name none: the line that names it stands at the top alone.
  static func named(_ rest: StatementFile, after first: StatementFile) -> StatementFile {
    let accounts = Set(first.statements.map(\.account))
    guard accounts.count == 1, let account = accounts.first ?? nil else { return rest }
    var file = rest
    for index in file.statements.indices where file.statements[index].account == nil {
      file.statements[index].account = account
    }
    return file
  }

  /// The first table's answer with the rest's added to it.
  ///
  /// What one table asks, the whole file asks: half a file is no statement.
  static func merge(_ first: StatementFile, _ rest: StatementFile) -> StatementFile {
    switch (first.outcome, rest.outcome) {
    case (.read, .read): break
    case (_, .noStatement): return first
    case (.noStatement, _), (.read, _): return rest
    case (.ambiguous(let some), .ambiguous(let more)):
      var file = first
      let known = Set(some.map(\.fact.code))
      file.outcome = .ambiguous(some + more.filter { !known.contains($0.fact.code) })
      return file
    default: return first
    }
    var file = first
    for statement in rest.statements {
      let same = file.statements.firstIndex {
        $0.account == statement.account && $0.pocket == statement.pocket
          && $0.currency == statement.currency
      }
      if let same {
        file.statements[same].rows += statement.rows
        file.statements[same].closingBalance =
          statement.closingBalance ?? file.statements[same].closingBalance
      } else if !statement.rows.isEmpty {
        file.statements.append(statement)
      }
    }
    // A table without rows beside one with rows says nothing.
    if file.statements.count > 1 { file.statements.removeAll { $0.rows.isEmpty } }
    file.rejected += rest.rejected
    file.leftOut += rest.leftOut
    file.warnings += rest.warnings
    file.decisions += rest.decisions
    return file
  }
}
