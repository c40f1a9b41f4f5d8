import StatementModel

/// Finds rows again in the text, of which only the facts were kept.
struct RowTextSource {
  let text: CSVText
  let scanner: RecordScanner
  /// Where the table ends in the text, if it ends before it.
  let end: Int?
  let failure = FailureNote()

  /// Keeps why a row could not be found again, for when the looking up is done.
  final class FailureNote {
    var failure: RecordStream.Failure?
  }

  /// The records and places of rows, of which the numbers rise.
  func records(
    of rows: [Int], _ facts: RowFacts
  ) throws(RecordStream.Failure) -> [(number: Int, span: SourceSpan)] {
    var found: [(number: Int, span: SourceSpan)] = []
    var stream: RecordStream?
    for row in rows {
      let place = facts.place(near: row)
      let offset = facts.offset(row)
      var records: RecordStream
      if let stream, stream.placeAfter.offset >= place.offset {
        records = stream
      } else {
        records = try text.records(from: place, scanner)
      }
      stream = nil
      while try records.next() {
        guard records.span.offset >= offset else { continue }
        found.append((records.number, records.span))
        break
      }
      stream = records
    }
    return found
  }

  /// The texts of one row.
  func texts(of row: Int, _ extraction: RowExtraction) -> RowExtraction.RowTexts {
    do {
      return try find(row, extraction)
    } catch {
      failure.failure = error
      return RowExtraction.RowTexts(description: "")
    }
  }

  private func find(
    _ row: Int, _ extraction: RowExtraction
  ) throws(RecordStream.Failure) -> RowExtraction.RowTexts {
    let facts = extraction.facts
    let next = row + 1 < facts.count ? facts.offset(row + 1) : end ?? .max
    var stream = try text.records(from: facts.place(row), scanner, block: 2048)
    guard try stream.next() else { return RowExtraction.RowTexts(description: "") }
    var copy = extraction.emptied
    copy.fields = stream.fields
    copy.keepTexts(stream.window.span, isTyped: row < RowExtraction.typedRows)
    guard stream.placeAfter.offset < next else { return copy.texts(of: 0) }
    // Lines below the row can add to its text.
    var cells = RowCells(extraction.roles, year: extraction.year)
    while try stream.next(), stream.span.offset < next, !copy.isHopeless {
      cells.read(stream.window.span, stream.fields)
      copy.fields = stream.fields
      copy.record = RowExtraction.RecordInHand(
        number: stream.number, range: stream.range, span: stream.span, place: stream.place)
      let isDated = copy.dateColumns.indices.contains {
        cells.day($0, copy.dateOrders[$0]) != nil || copy.yearlessDay($0, cells) != nil
      }
      if !isDated { copy.readUndated(stream.window.span) }
    }
    return copy.texts(of: 0)
  }
}

extension RowExtraction {
  /// The same without what it has read, for reading a single row.
  fileprivate var emptied: RowExtraction {
    var copy = self
    copy.keepsRows = true
    copy.rows.removeAll()
    copy.types = [:]
    copy.facts = RowFacts()
    copy.raws = RawRows()
    copy.rowAccounts = []
    copy.leftOut = []
    copy.rejected = []
    copy.addedText = 0
    return copy
  }

  /// Keeps the texts of the record at hand as those of a row.
  fileprivate mutating func keepTexts(_ text: Span<UInt8>, isTyped: Bool) {
    let column = descriptionColumn(text)
    var row = StatementRow(
      record: 0, span: record.span, amount: .zero,
      description: column < 0 ? "" : fields[column].string(in: text))
    let memo = memo(text, column).text
    if !memo.isEmpty { row.details.memo = memo }
    if let type = roles.type, isTyped, type < fields.count, !fields[type].isEmpty {
      types[0] = fields[type].string(in: text)
    }
    rows.append(row)
    raws.append(RawRows.Amount(amount: .zero), nil)
  }
}
