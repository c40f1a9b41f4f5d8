/// One pass over the records of a table.
struct TablePass {
  private var cells: RowCells
  var evidence: TableEvidence
  var extraction: RowExtraction
  /// Whether evidence is gathered, and another table's header looked for.
  var gathers = true
  /// Whether rows are read.
  var extracts = false
  /// Whether so much can't be read that the other rows need not be tried.
  private var isStopped = false
  /// The place of the other header with which the table ends.
  var end: RecordStream.Place?

  private(set) var accounts: SectionAccounts

  init(
    _ roles: ColumnRoles, evidence: TableEvidence, _ extraction: RowExtraction, year: Int?,
    account: String?
  ) {
    accounts = SectionAccounts(above: account)
    cells = RowCells(roles, year: year)
    self.evidence = evidence
    self.extraction = extraction
  }

  /// Passes over the records up to a place, the other header or the end of the text.
  mutating func run(
    _ stream: inout RecordStream, until place: RecordStream.Place? = nil
  ) throws(RecordStream.Failure) {
    let last = place?.records ?? .max
    while try stream.next(), stream.number <= last {
      let line = stream.line
      cells.read(stream.window.span, stream.fields)
      if gathers {
        if cells.hasDate {
          accounts.addRow()
        } else if isEnd(stream) {
          return
        }
        evidence.add(stream.window.span, stream.fields, line: line, &cells)
      }
      guard extracts, !isStopped else { continue }
      extraction.record = RowExtraction.RecordInHand(
        number: stream.number, range: stream.range, span: stream.span, place: stream.place)
      // Handed over and taken back, so that they are not copied.
      swap(&extraction.fields, &stream.fields)
      let isOnLines = stream.placeAfter.line > line + 1
      if isOnLines, extraction.hasSwallowedRows(stream.window.span, stream.scanner.splitter) {
        // Nothing of it is to be believed.
      } else if !stream.endsWithRecord
        || !extraction.isCutOff(
          stream.window.span, hasOpenQuote: stream.unclosedLine.map { $0 >= line } ?? false)
      {
        extraction.readRecord(stream.window.span, &cells)
      }
      swap(&extraction.fields, &stream.fields)
      if extraction.isHopeless {
        guard gathers else { return }
        isStopped = true
      }
    }
  }

  /// Whether the table ends before the record at hand, which holds no date.
  private mutating func isEnd(_ stream: RecordStream) -> Bool {
    let text = stream.window.span
    let isOther = evidence.isOtherHeader(text, stream.range, stream.fields)
    if isOther || extraction.isHeader(stream.fields, text) {
      end = accounts.start(of: stream.place, isRepeated: !isOther)
      return end != nil
    }
    accounts.add(
      stream.fields.prefix(64).map { $0.string(in: text) }, at: stream.place, line: stream.line)
    return false
  }
}
