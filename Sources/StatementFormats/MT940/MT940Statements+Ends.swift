import StatementModel

// The ends of messages and of the statements that they make.
extension MT940Statements {
  /// Ends the message that is being read.
  mutating func finishMessage() {
    finishRow()
    guard let finished = message else { return }
    message = nil
    guard finished.isStatement else { return }
    if open?.isContinued(by: finished) == true {
      open?.append(finished)
      joinedPages += 1
      return
    }
    flush(before: finished)
    open = finished
  }

  /// Gives the statement whose last page was read.
  mutating func flush(before next: MT940Message?) {
    guard let finished = open else { return }
    open = nil
    guard statements.count < Self.mostStatements else {
      refuse(.tooManyStatements(limit: Self.mostStatements), line: finished.line)
      return
    }
    if finished.closesPage == true, next.map({ $0.isOpened(by: finished) }) != true {
      warn(.pageMissing(account: finished.account), line: finished.line)
    }
    check(finished)
    readRows += finished.rows.count
    if finished.isInterim { interimRows += finished.rows.count }
    if finished.account == nil, !finished.rows.isEmpty, nameless == nil {
      nameless = (finished.rows.count, finished.line)
    }
    statements.append(Self.statement(of: finished))
  }

  private static func statement(of message: MT940Message) -> Statement {
    var statement = Statement(rows: message.rows)
    statement.account = message.account
    // Where two are named, nobody can say which the rows are in.
    statement.currency = message.otherCurrency == nil ? message.currency : nil
    statement.openingBalance = message.opening.map {
      StatedBalance(amount: $0.amount, date: $0.date)
    }
    statement.closingBalance = message.closing.map {
      StatedBalance(amount: $0.amount, date: $0.date)
    }
    if message.isInterim { statement.rows.markAllPending() }
    return statement
  }
}

/// Takes away ids that prove to be none.
enum MT940RepeatedIDs {
  /// What only one row should have.
  private struct Key: Hashable {
    var account: String?
    var isPending: Bool
    var id: String
  }

  /// Takes an id from all rows that bear it, where several rows of one account and status do: a
  /// batch, or a number that starts anew.
  static func drop(from statements: inout [Statement]) {
    var first: [Key: (statement: Int, row: Int)] = [:]
    var repeated: [Int: Set<Int>] = [:]
    for (number, statement) in statements.enumerated() {
      for row in statement.rows.indices {
        guard let id = statement.rows.nativeID(of: row) else { continue }
        let isPending = statement.rows.numbers[row].marks.contains(.pending)
        let key = Key(account: statement.account, isPending: isPending, id: id)
        if let before = first[key] {
          repeated[before.statement, default: []].insert(before.row)
          repeated[number, default: []].insert(row)
        } else {
          first[key] = (number, row)
        }
      }
    }
    for (statement, rows) in repeated { statements[statement].rows.removeNativeIDs(of: rows) }
  }
}
