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
    guard statements.count + summaries.count < Self.mostStatements else {
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
    let statement = Self.statement(of: finished)
    if isBrief {
      summaries.append(StatementSummary(statement))
    } else {
      statements.append(statement)
    }
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
  private struct Place {
    /// Of account, status and id.
    var hash: UInt64
    var statement: Int
    var row: Int
  }

  /// Takes an id from all rows that bear it, where several rows of one account and status do: a
  /// batch, or a number that starts anew.
  static func drop(from statements: inout [Statement]) {
    var places: [Place] = []
    for statement in statements.indices {
      let account = hash(statements[statement].account ?? "", seed: 0xCBF2_9CE4_8422_2325)
      let rows = statements[statement].rows
      for row in rows.indices {
        guard let id = rows.nativeID(of: row) else { continue }
        let isPending = rows.numbers[row].marks.contains(.pending)
        let hash = hash(id, seed: isPending ? account ^ 1 : account)
        places.append(Place(hash: hash, statement: statement, row: row))
      }
    }
    // The order of equal ones is of no matter: all of them go.
    places.sort { $0.hash < $1.hash }
    var repeated: [Int: Set<Int>] = [:]
    for index in places.indices.dropFirst() where places[index].hash == places[index - 1].hash {
      for place in [places[index - 1], places[index]] {
        repeated[place.statement, default: []].insert(place.row)
      }
    }
    for (statement, rows) in repeated { statements[statement].rows.removeNativeIDs(of: rows) }
  }

  /// Fowler, Noll and Vo's hash 1a of 64 bits: the same in every run.
  private static func hash(_ text: String, seed: UInt64) -> UInt64 {
    var hash = seed
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
