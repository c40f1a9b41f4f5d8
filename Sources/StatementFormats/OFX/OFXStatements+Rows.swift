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
      let row = try maker.row(
        of: fields, isPending: tag == .pendingRow, record: rowCount + 1, span: span,
        currency: current?.currency, accountType: current?.accountType)
      if row.details.correction != nil { correctionCount += 1 }
      current?.rows.append(row)
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

  /// Rejects a row; `offset` is where the mistake stands, if it is one element's.
  mutating func reject(_ fact: OFXFact, _ span: SourceSpan, at offset: Int?) {
    rowCount += 1
    var fact = fact
    // A row has one line and one column: what stands on another line than the row begins on is
    // told in words.
    var column = rowColumn
    if let offset {
      let line = lines.line(at: offset)
      if line != span.line { fact = .atLine(line, fact) } else { column = lines.column(at: offset) }
    }
    rejected.append(RejectedRow(record: rowCount, span: span, column: column, fact: fact))
    let read = rowCount - rejected.count
    if limits.refuses(rejected: rejected.count, read: read) {
      refusal = .tooManyRejected(rejected: rejected.count, read: read)
    }
  }
}
