import StatementModel

// From `<STMTTRN>` to its end.
extension OFXStatements {
  mutating func beginRow(at offset: Int) {
    ensureStatement(at: offset)
    fields.clear()
    rowStart = offset
  }

  mutating func finishRow(_ tag: OFXTag, at end: Int) {
    guard let start = rowStart else { return }
    rowStart = nil
    let span = span(from: start, to: end)
    guard span.length <= limits.recordBytes else {
      reject(.rowTooLong(limit: limits.recordBytes), span)
      return
    }
    do throws(OFXNoRow) {
      let row = try maker.make(
        fields, isPending: tag == .pendingRow, record: rowCount + 1, span: span,
        currency: current?.currency, accountType: current?.accountType)
      current?.rows.append(row)
      rowCount += 1
      reserveRows(upTo: end)
    } catch {
      switch error {
      case .leftOut(let reason):
        rowCount += 1
        leftOut.append(LeftOutRow(record: rowCount, span: span, reason: reason))
      case .rejected(let fact): reject(fact, span)
      case .undecided(let text):
        rowCount += 1
        if firstUndecided == nil { firstUndecided = (text, span.line) }
      }
    }
  }

  /// Makes room for the rows to come, once a statement proves long.
  ///
  /// That is as many as its rows so far let expect. Growing by doubling would move a million rows twenty times.
  private mutating func reserveRows(upTo offset: Int) {
    guard current?.rows.count == 1024 else { return }
    let rowLength = max(64, (offset - statementStart) / 1024)
    current?.rows.reserveCapacity((lines.textLength - statementStart) / rowLength + 1024)
  }

  mutating func reject(_ fact: OFXFact, _ span: SourceSpan) {
    rowCount += 1
    rejected.append(RejectedRow(record: rowCount, span: span, column: nil, fact: fact))
    let read = rowCount - rejected.count
    if rejected.count > limits.rejectedRows, rejected.count > read {
      refusal = .tooManyRejected(rejected: rejected.count, read: read)
    }
  }
}
