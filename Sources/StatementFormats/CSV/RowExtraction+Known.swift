import StatementModel

/// Runs of rows that are not read, since an earlier file has them byte for byte.
struct KnownRuns {
  /// The parts so far, but for the last one if it is of new rows.
  private var parts: [Part] = []
  /// How many new rows there are behind them.
  private var newRows = 0
  /// Whether something can't be taken over.
  private(set) var hasFailed = false

  enum Part {
    case known(Range<Int>, records: Int, lines: Int, bytes: Int)
    case new(Int)
  }

  mutating func addNew() { newRows += 1 }

  mutating func add(_ part: Part) {
    if newRows > 0 { parts.append(.new(newRows)) }
    newRows = 0
    parts.append(part)
  }

  mutating func fail() { hasFailed = true }

  var allParts: [Part] { newRows > 0 ? parts + [.new(newRows)] : parts }

  /// All parts, the new rows handed over in order.
  func parts(with rows: [StatementRow]) -> [ContinuedFile.Part] {
    var next = 0
    return allParts.map { part in
      switch part {
      case .known(let range, let records, let lines, let bytes):
        return .known(range, records: records, lines: lines, bytes: bytes)
      case .new(let count):
        defer { next += count }
        return .new(Array(rows[next..<(next + count)]))
      }
    }
  }
}

extension RowExtraction {
  /// Takes the rows of a stretch over in the place of reading them.
  ///
  /// - Parameters:
  ///   - place: Where the stretch begins.
  ///   - text: The whole text, of which the first byte is at `start`.
  /// - Returns: The place behind its last record; nothing where it can't be taken over.
  mutating func take(
    _ stretch: KnownText.Stretch, of known: KnownText, at place: RecordStream.Place,
    _ text: Span<UInt8>, start: Int
  ) -> RecordStream.Place? {
    var first: KnownTextRow?
    var last: KnownTextRow?
    var longest = 0
    let amounts = known.seal.amounts
    do {
      try known.rows.forEach(in: stretch.rows) { row in
        let begin = first ?? row
        if first == nil { first = row }
        last = row
        longest = max(longest, row.span.length)
        let own = RecordStream.Place(
          offset: place.offset &+ row.span.offset &- begin.span.offset,
          line: place.line &+ row.span.line &- begin.span.line,
          records: place.records &+ row.record &- begin.record, onOneLine: place.onOneLine)
        facts.append(
          own, day: CalendarDate(dayNumber: row.day), isPending: row.isPending,
          currency: row.currency)
        raws.append(RawRows.Amount(row.amount, written: amounts), nil)
      }
    } catch {
      return nil
    }
    guard let first, let last, last.record - first.record == stretch.rows.count - 1,
      longest <= min(limits.recordBytes, limits.fieldBytes)
    else { return nil }
    runs.add(
      .known(
        stretch.rows, records: place.records + 1 - first.record,
        lines: place.line - first.span.line, bytes: place.offset - first.span.offset))
    var end = place
    end.records += stretch.rows.count
    end.line += last.span.line - first.span.line
    let lastStart = place.offset + last.span.offset - first.span.offset
    end.offset = lastStart + last.span.length
    guard start + end.offset < text.count,
      text[start + end.offset] == 0x0A || text[start + end.offset] == 0x0D
    else { return nil }
    // The last record may stand on several lines, and ends with one.
    var index = start + lastStart
    while index <= start + end.offset, index < text.count {
      let isPair = text[index] == 0x0D && index + 1 < text.count && text[index + 1] == 0x0A
      if text[index] == 0x0A || text[index] == 0x0D { end.line += 1 }
      index += isPair ? 2 : 1
    }
    end.offset = index - start
    return end
  }

  /// Whether all of it is of a kind that depends on no other row.
  var dependsOnNoOther: Bool {
    rejected.isEmpty && leftOut.isEmpty && !hasAddedText && sumsTried == 0 && !hasFees
      && sharedSign == nil && foreignSigns == 0 && unknownStatuses.isEmpty && cutOffFact == nil
      && notes.opening == nil && notes.closing == nil && notes.currency == nil
      && accounts.isEmpty && sectionStatus == .posted
      && raws.amounts.allSatisfy {
        $0.direction == 0 && ($0.kind == 0 || !$0.amount.isNegative)
      }
  }
}

extension RawRows.Amount {
  /// What a row writes that amounts to so much.
  fileprivate init(_ amount: ExactDecimal, written: ReadingSeal.Amounts) {
    switch written {
    case .asWritten: self.init(amount: amount)
    case .reversed: self.init(amount: -amount)
    case .inColumns: self.init(amount: amount.magnitude, kind: amount.isNegative ? 1 : 2)
    }
  }
}

extension ColumnRoles {
  /// Whether a row's amount is what one cell says, of one column or of two that their names tell
  /// apart, and no column is of what others add up to.
  var haveOneAmount: Bool {
    let isOne = amount != nil && debit == nil && credit == nil
    let isPair = amount == nil && debit != nil && credit != nil && !isUnnamedPair
    return (isOne || isPair) && furtherAmounts.isEmpty && direction == nil && fee == nil
      && balance == nil && account == nil
  }
}
