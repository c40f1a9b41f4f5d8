import StatementModel

// From `<STMTTRN>` to its end.
extension OFXStatements {
  mutating func beginRow(at offset: Int) {
    ensureStatement(at: offset)
    fields.clear()
    rowStart = offset
    rowLine = lines.line(at: offset)
    rowColumn = lines.column(at: offset)
  }

  mutating func finishRow(_ tag: OFXTag, at end: Int) {
    guard let start = rowStart else { return }
    rowStart = nil
    let span = span(from: start, to: end)
    guard span.length <= limits.recordBytes else {
      reject(.rowTooLong(limit: limits.recordBytes), span, at: nil)
      return
    }
    do throws(OFXNoRow) {
      let isPending = tag == .pendingRow
      let facts = try maker.facts(of: fields, currency: current?.currency)
      if keepsRows {
        let row = maker.row(
          fields, facts, isPending: isPending, record: rowCount + 1, span: span,
          currency: current?.currency, accountType: current?.accountType)
        current?.rows.append(row)
        reserveRows(upTo: end)
      } else {
        count(facts, isPending: isPending)
      }
      if facts.correction != nil { correctionCount += 1 }
      rowCount += 1
      rowsInStatement += 1
    } catch {
      switch error {
      case .leftOut(let reason):
        rowCount += 1
        leftOut.append(LeftOutRow(record: rowCount, span: span, reason: reason))
      case .rejected(let fact, let place): reject(fact, span, at: place)
      case .undecided(let fact):
        rowCount += 1
        if case .undecidedOrder = fact {
          firstUndecidedDate = firstUndecidedDate ?? (fact, span.line)
        } else {
          firstUndecided = firstUndecided ?? (fact, span.line)
        }
      }
    }
  }

  private mutating func count(_ facts: OFXRowFacts, isPending: Bool) {
    let correction = facts.correction.flatMap { action in
      fields.text(fields.correctsID).map { RowCorrection(nativeID: $0, action: action) }
    }
    let id = corrections.known == nil ? nil : maker.nativeID(fields)
    let isKept = corrections.take(facts, id: id, correction: correction, isPending: isPending)
    if !isKept { counts.add(facts, isPending: isPending) }
  }

  /// Makes room for the rows to come, once a statement proves long.
  ///
  /// That is as many as its rows so far let expect. Growing by doubling would move a million rows twenty times.
  private mutating func reserveRows(upTo offset: Int) {
    guard current?.rows.count == 1024 else { return }
    let rowLength = max(64, (offset - statementStart) / 1024)
    current?.rows.reserveCapacity(max(0, expectedLength - statementStart) / rowLength + 1024)
  }

  /// Rejects a row; `place` is where the mistake stands, if it is one element's.
  mutating func reject(_ fact: OFXFact, _ span: SourceSpan, at place: OFXPlace?) {
    rowCount += 1
    var fact = fact
    // A row has one line and one column: what stands on another line than the row begins on is
    // told in words.
    var column = rowColumn
    if var place {
      place.locate(in: &lines)
      if let line = place.line, line != span.line {
        fact = .atLine(line, fact)
      } else {
        column = place.column ?? column
      }
    }
    rejected.append(RejectedRow(record: rowCount, span: span, column: column, fact: fact))
    let read = rowCount - rejected.count
    if limits.refuses(rejected: rejected.count, read: read) {
      refusal = .tooManyRejected(rejected: rejected.count, read: read)
    }
  }
}
