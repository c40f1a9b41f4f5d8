import StatementModel

/// What all rows of a table decide together, and what they leave open.
struct TableDecisions {
  var plan: TablePlan
  var list: [ReadingDecision] = []
  var questions: [TableFact] = []
  var refusal: (any DiagnosticFact)?

  var isOpen: Bool { refusal != nil || !questions.isEmpty }
}

/// Passes twice over the rows of one table: for evidence, and for the rows themselves.
struct TableReading {
  private let table: Table
  private let head: TableHead
  private let layout: TableLayout
  private let assignment: RoleAssignment
  private var roles: ColumnRoles { assignment.roles }
  let profile: StatementProfile?
  private let options: ReadingOptions
  private let sectionStatus: StatementWords.RowStatus
  let known: StatementProfile?
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
    /// The number of the record with which another table begins, or of all records.
    var end: Int
    /// A line that names another account for further rows of this table.
    var foreign: SectionAccounts.Label?
  }

  init(
    _ table: Table, _ found: TableReader.FoundTable, _ profile: StatementProfile?,
    _ known: StatementProfile?, _ options: ReadingOptions,
    _ sectionStatus: StatementWords.RowStatus
  ) {
    self.table = table
    head = found.head
    layout = found.layout
    assignment = found.assignment
    self.profile = profile
    self.options = options
    self.sectionStatus = sectionStatus
    let header = found.layout.header
    self.known = known
    var above = StatementNotes.of(
      found.head.table, before: found.layout.notesEnd, order: nil, decimalMark: nil)
    above.currency = above.currency ?? table.context?.currency
    self.above = above
    if let from = above.from, let to = above.to { period = (from, to) } else { period = nil }
    let roles = found.assignment.roles
    func named(_ column: Int) -> Currency? {
      column < header.count ? header[column].currency : nil
    }
    // What an account holds is in the currency of its amounts.
    columnCurrency =
      roles.amounts.lazy.compactMap(named).first ?? roles.ownCurrency
      ?? roles.balance.flatMap(named)
  }

  /// What the files are of, as far as profile or exporter say it.
  var kind: StatementProfile.Kind? { profile?.kind ?? known?.kind }

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
    var notes = StatementNotes.of(
      head.table, before: layout.notesEnd, order: decisions.plan.orders.values.first,
      decimalMark: decisions.plan.marks[roles.amounts.first ?? 0])
    notes.currency = notes.currency ?? table.context?.currency
    return notes
  }

  /// Reads the rows, unless they leave open how.
  func read() -> Rows {
    let first = head.start + layout.firstRow
    var evidence = TableEvidence(layout, roles)
    var accounts = SectionAccounts(above: above.account)
    let end = gather(&evidence, &accounts, from: first)
    let decisions = decisions(evidence)
    var rows = Rows(decisions: decisions, end: end, foreign: accounts.foreign)
    if !decisions.isOpen { rows.extraction = extract(first..<end, decisions) }
    return rows
  }

  /// Takes in what the rows show, up to the header of another table.
  ///
  /// - Returns: The number of the record with which that begins, or of all records.
  private func gather(
    _ evidence: inout TableEvidence, _ accounts: inout SectionAccounts, from first: Int
  ) -> Int {
    var cells = RowCells(roles, year: year)
    let text = table.text.span
    var fields: [TableField] = []
    for number in first..<max(first, table.records.count) {
      let record = table.records[number]
      table.split(record, into: &fields)
      cells.read(text, fields)
      if cells.hasDate {
        accounts.addRow()
      } else {
        let isOther = table.context?.header == nil && evidence.isOtherHeader(table, fields)
        if isOther || layout.isHeader(fields, text) {
          if let end = accounts.start(of: number, isRepeated: !isOther) { return end }
        } else if table.context?.header == nil {
          accounts.add(fields.prefix(64).map(table.string), at: number, line: record.line)
        }
      }
      evidence.add(text, fields, line: record.line, cells)
    }
    return table.records.count
  }

  /// Reads the rows as it was decided.
  private func extract(_ numbers: Range<Int>, _ decisions: TableDecisions) -> RowExtraction {
    var extraction = newExtraction(decisions)
    extraction.reserve(numbers.count)
    var cells = RowCells(roles, year: year)
    let text = table.text.span
    for number in numbers {
      let record = table.records[number]
      table.split(record, into: &extraction.fields)
      extraction.record = record
      extraction.recordNumber = table.earlierRecords + number + 1
      cells.read(text, extraction.fields)
      if record.isOnSeveralLines, let delimiter = table.delimiter,
        extraction.hasSwallowedRows(text, FieldSplitter(delimiter: delimiter))
      {
        // Nothing of it is to be believed.
        continue
      }
      if table.delimiter != nil, record.range.upperBound == text.count,
        extraction.isCutOff(
          text, hasOpenQuote: table.unclosedLine.map { $0 >= record.line } ?? false)
      {
        continue
      }
      extraction.readRecord(text, cells)
      if extraction.isHopeless { break }
    }
    return extraction
  }

  private func newExtraction(_ decisions: TableDecisions) -> RowExtraction {
    var extraction = RowExtraction(decisions.plan, year: year, limits: options.limits)
    extraction.recordsAreRows = table.context?.header != nil
    extraction.sectionStatus = layout.sectionAbove(head.table) ?? sectionStatus
    extraction.isWallet = kind == .wallet
    extraction.saidStatuses = (known?.statuses ?? [:]).merging(profile?.statuses ?? [:]) { $1 }
    extraction.scales = ColumnScale.find(
      layout.header, roles, profile?.amountsAreMinorUnits ?? known?.amountsAreMinorUnits)
    extraction.cutOff = CutOffEvidence(layout, assignment)
    extraction.headerNumber = layout.headerRecord.map {
      table.earlierRecords + head.start + $0 + 1
    }
    return extraction
  }

  private func decisions(_ evidence: TableEvidence) -> TableDecisions {
    let dates = DateDecision(
      evidence.dates, profile: profile, known: (known?.dateOrder).map(DateOrder.init),
      header: layout.header,
      period: statedPeriod, lags: evidence.lags,
      hasDecimalComma: DecimalDecision.hasComma(evidence, roles))
    let decimals = DecimalDecision(
      evidence, roles, profile: profile, known: known?.decimalMark, header: layout.header,
      currency: columnCurrency ?? above.currency ?? profile?.currency ?? assignment.onlyCurrency,
      beside: assignment.decimalMarkBeside, numbers: table.context?.numberColumns ?? [])
    var plan = TablePlan(layout, roles)
    plan.orders = dates.orders
    plan.indifferentDates = dates.indifferent
    plan.marks = decimals.marks
    plan.decidedMarks = decimals.decided
    plan.directionIsMark = assignment.isMarkColumn(roles.direction)
    plan.allowedCounts = allowedCounts(evidence)
    plan.currency = profile?.currency ?? columnCurrency ?? above.currency ?? known?.currency
    var decisions = TableDecisions(plan: plan)
    decisions.list = dates.decisions + decimals.decisions
    decisions.refusal = decimals.refusal
    decisions.questions = dates.questions
    if let question = decimals.question { decisions.questions.append(question) }
    decide(years: evidence.dates, &decisions)
    return decisions
  }

  private func decide(years dates: [Int: DateEvidence], _ decisions: inout TableDecisions) {
    guard dates.values.contains(where: \.isYearless) else { return }
    let years = YearDecision(
      dates, decisions.plan.orders, profile: profile, above: notes(decisions),
      header: layout.header)
    decisions.plan.years = years.rules
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
