import StatementModel

/// What all rows of a table decide together.
struct TableDecisions {
  var settings = RowExtraction.Settings(orders: [:], marks: [:], allowedCounts: [])
  var list: [ReadingDecision] = []
  var questions: [CSVFact] = []
  /// Columns whose dates are the same days under every order.
  var indifferentDates: Set<Int> = []
  /// Columns of money whose decimal mark something decided.
  var decidedMarks: Set<Int> = []
  var refusal: (any DiagnosticFact)?

  var isOpen: Bool { refusal != nil || !questions.isEmpty }
}

/// Passes over the rows of one table: for evidence, and for the rows themselves.
///
/// Both are done in one pass where a look at some rows tells what all will decide; if they decide
/// otherwise, the rows are read again.
struct TableReading {
  private let head: CSVHead
  private let layout: TableLayout
  private let assignment: RoleAssignment
  private var roles: ColumnRoles { assignment.roles }
  let profile: StatementProfile?
  private let options: ReadingOptions
  private let keepsRows: Bool
  private let sectionStatus: StatementWords.RowStatus
  let known: KnownExporter?
  private let above: StatementNotes
  /// The period that the lines above the table state.
  private let period: (from: CalendarDate, to: CalendarDate)?
  /// The currency that the header of an amount's column names.
  let columnCurrency: Currency?

  /// What was read of a table.
  struct Rows {
    var decisions: TableDecisions
    /// Nothing where the decisions leave something open.
    var extraction: RowExtraction?
    /// The place of the other table with which this one ends.
    var next: RecordStream.Place?
    /// A line that names another account for further rows of this table.
    var foreign: SectionAccounts.Label?
  }

  init(
    _ found: CSVReader.FoundTable, _ profile: StatementProfile?, _ known: KnownExporter?,
    _ options: ReadingOptions, keepsRows: Bool, _ sectionStatus: StatementWords.RowStatus
  ) {
    head = found.head
    layout = found.layout
    assignment = found.assignment
    self.profile = profile
    self.options = options
    self.keepsRows = keepsRows
    self.sectionStatus = sectionStatus
    let header = found.layout.header
    self.known = known
    above = StatementNotes.of(
      found.head.table, before: found.layout.notesEnd, order: nil, decimalMark: nil)
    if let from = above.from, let to = above.to { period = (from, to) } else { period = nil }
    columnCurrency =
      found.assignment.roles.amounts.lazy.compactMap { column in
        column < header.count ? header[column].currency : nil
      }.first ?? found.assignment.roles.ownCurrency
  }

  /// The year in which dates without one are compared, for evidence.
  private var year: Int? {
    guard let period, period.from.year == period.to.year else { return nil }
    return period.from.year
  }

  /// The period that the lines above the table state, under an order of its dates.
  private func statedPeriod(_ order: DateOrder) -> (from: CalendarDate, to: CalendarDate)? {
    if let period { return period }
    let notes = StatementNotes.of(
      head.table, before: layout.notesEnd, order: order, isOnlyTried: true, decimalMark: nil)
    guard let from = notes.from, let to = notes.to, from <= to else { return nil }
    return (from, to)
  }

  /// What stands above the table, read with what is decided of it.
  func notes(_ decisions: TableDecisions) -> StatementNotes {
    StatementNotes.of(
      head.table, before: layout.notesEnd, order: decisions.settings.orders.values.first,
      decimalMark: decisions.settings.marks[roles.amounts.first ?? 0])
  }

  /// Reads the rows, and notes in the reader how far the text was scanned.
  func read(
    _ reader: inout CSVReader, _ scanner: RecordScanner
  ) throws(RecordStream.Failure) -> Rows {
    let start = head.place(layout.firstRow)
    var hints = try lookAhead(reader.text, scanner)
    let hint = decisions(hints.evidence)
    if head.isWhole {
      guard !hint.isOpen else { return Rows(decisions: hint, next: hints.end) }
      let extraction = try extract(reader.text, start, hint, until: hints.end, scanner)
      return Rows(
        decisions: hint, extraction: extraction, next: hints.end, foreign: hints.accounts.foreign)
    }
    hints = TablePass(
      roles, evidence: newEvidence, newExtraction(hint), year: year, account: above.account)
    hints.extracts = !hint.isOpen
    if hints.extracts { hints.extraction.reserve(expectedRows(reader.text, start)) }
    var stream = try reader.text.records(from: start, scanner)
    try hints.run(&stream)
    reader.note(stream)
    if let progress = stream.progress { reader.text = .blocks(progress) }
    let final = decisions(hints.evidence)
    guard !final.isOpen else { return Rows(decisions: final, next: hints.end) }
    if hints.extracts, final.settings == hint.settings {
      return Rows(
        decisions: final, extraction: hints.extraction, next: hints.end,
        foreign: hints.accounts.foreign)
    }
    let end = hints.end
    let foreign = hints.accounts.foreign
    hints.extraction = newExtraction(final)
    let extraction = try extract(reader.text, start, final, until: end, scanner)
    return Rows(decisions: final, extraction: extraction, next: end, foreign: foreign)
  }

  /// Gathers evidence from the head, and from some places further on.
  private func lookAhead(
    _ text: CSVText, _ scanner: RecordScanner
  ) throws(RecordStream.Failure) -> TablePass {
    var pass = TablePass(
      roles, evidence: newEvidence, newExtraction(TableDecisions()), year: year,
      account: above.account)
    var place = head.place(layout.firstRow)
    place.offset -= head.start.offset
    var stream = RecordStream(
      head.table.text, start: 0, at: place, isLast: head.isWhole, scanner)
    try pass.run(&stream)
    // The head's text begins where its table does.
    pass.end?.offset += head.start.offset
    guard !head.isWhole, pass.end == nil else { return pass }
    for part in 1..<16 {
      let bytes = try text.probe(part, of: 16)
      var stream = RecordStream(
        bytes, start: 0, at: RecordStream.Place(), isLast: false, scanner)
      // It is but a look; what is wrong there is found when the rows are read.
      guard (try? pass.run(&stream)) != nil, pass.end == nil else { break }
    }
    pass.end = nil
    return pass
  }

  private func extract(
    _ text: CSVText, _ start: RecordStream.Place, _ decisions: TableDecisions,
    until end: RecordStream.Place?, _ scanner: RecordScanner
  ) throws(RecordStream.Failure) -> RowExtraction {
    var pass = TablePass(
      roles, evidence: newEvidence, newExtraction(decisions), year: year, account: above.account)
    pass.gathers = false
    pass.extracts = true
    pass.extraction.reserve(expectedRows(text, start))
    var stream = try text.records(from: start, scanner)
    try pass.run(&stream, until: end)
    return pass.extraction
  }

  private var newEvidence: TableEvidence { TableEvidence(layout, roles) }

  private func newExtraction(_ decisions: TableDecisions) -> RowExtraction {
    var extraction = RowExtraction(
      layout, roles, decisions.settings, year: year,
      directionIsMark: assignment.isMarkColumn(roles.direction), limits: options.limits,
      keepsRows: keepsRows)
    extraction.sectionStatus = layout.sectionAbove(head.table) ?? sectionStatus
    extraction.fileCurrency =
      profile?.currency ?? columnCurrency ?? above.currency ?? known?.currency
    extraction.cutOff = CutOffEvidence(layout, assignment)
    extraction.headerNumber = layout.headerRecord.map { head.start.records + $0 + 1 }
    return extraction
  }

  /// About how many rows there are, judged by the head.
  private func expectedRows(_ text: CSVText, _ start: RecordStream.Place) -> Int {
    let records = head.table.records.count
    guard records > 0, !head.isWhole else { return records }
    let rest = max(0, text.byteCount - start.offset)
    return rest / max(1, head.table.text.count / records) + 1024
  }

  private func decisions(_ evidence: TableEvidence) -> TableDecisions {
    let dates = DateDecision(
      evidence.dates, profile: profile, known: known?.dateOrder, header: layout.header,
      period: statedPeriod, lags: evidence.lags,
      hasDecimalComma: DecimalDecision.hasComma(evidence, roles))
    let decimals = DecimalDecision(
      evidence, roles, profile: profile, known: known?.decimalMark, header: layout.header,
      currency: columnCurrency ?? above.currency ?? profile?.currency ?? assignment.onlyCurrency,
      beside: assignment.decimalMarkBeside)
    var decisions = TableDecisions()
    decisions.list = dates.decisions + decimals.decisions
    decisions.indifferentDates = dates.indifferent
    decisions.decidedMarks = decimals.decided
    decisions.refusal = decimals.refusal
    decisions.questions = dates.questions
    if let question = decimals.question { decisions.questions.append(question) }
    decisions.settings = RowExtraction.Settings(
      orders: dates.orders, marks: decimals.marks, allowedCounts: allowedCounts(evidence))
    decide(years: evidence.dates, &decisions)
    return decisions
  }

  private func decide(years dates: [Int: DateEvidence], _ decisions: inout TableDecisions) {
    guard dates.values.contains(where: \.isYearless) else { return }
    let years = YearDecision(
      dates, decisions.settings.orders, profile: profile, above: notes(decisions),
      header: layout.header)
    decisions.settings.years = years.rules
    decisions.list += years.decisions
    decisions.refusal = decisions.refusal ?? years.refusal
    if let question = years.question { decisions.questions.append(question) }
  }

  /// The field counts that a row may have: the header's, and what so many rows have that it is
  /// no accident.
  private func allowedCounts(_ evidence: TableEvidence) -> Set<Int> {
    let total = evidence.fieldCounts.values.reduce(0, +)
    var counts: Set<Int> = [layout.columnCount]
    if !layout.header.isEmpty {
      counts.insert(layout.header.count)
      // A header may end in empty cells, of which rows may have fewer.
      let named = layout.header.lastIndex { !$0.text.isEmpty } ?? 0
      for count in (named + 1)...max(named + 1, layout.header.count) { counts.insert(count) }
    }
    for (count, rows) in evidence.fieldCounts
    where count >= roles.needed && rows >= 2 && rows * 10 >= total {
      counts.insert(count)
    }
    return counts
  }
}
