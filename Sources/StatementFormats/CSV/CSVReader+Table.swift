import StatementModel

/// Reading one table: its head decides the columns, all rows the rest.
extension CSVReader {
  /// A table found in a file.
  struct FoundTable {
    var head: CSVHead
    var layout: TableLayout
    var assignment: RoleAssignment
  }

  /// Looks at as much of the text as it takes to find the table and its columns.
  mutating func findTable(
    from place: RecordStream.Place, _ scanner: RecordScanner
  ) throws(Stop) -> FoundTable? {
    var size = headSize
    while true {
      let head: CSVHead
      do {
        head = try CSVHead(text, at: place, bytes: size, scanner)
      } catch {
        throw .stream(error)
      }
      let isAll = head.isWhole || size >= CSVHead.lastSize
      let records = head.table.records
      let skipped = options.profile?.skipLines.map { skip in records.count { $0.line <= skip } }
      // The layout is judged by the first records, and so are the columns.
      let enough = 2 * TableLayout.searched + (skipped ?? 0)
      let layout =
        isAll || records.count > enough
        ? TableLayout.find(head.table, profile: options.profile) : nil
      let assignment = layout.map {
        RoleAssignment(head.table, $0, dated: options.profile?.numberedDates ?? [])
      }
      if let layout, let assignment,
        isAll || assignment.hasEnough && records.count - layout.firstRow > TableLayout.searched
      {
        note(head)
        return FoundTable(head: head, layout: layout, assignment: assignment)
      }
      if isAll || layout == nil && records.count > enough {
        note(head)
        return nil
      }
      size *= 4
    }
  }

  private mutating func note(_ head: CSVHead) {
    let end = head.place(head.table.records.count)
    if end.offset > scanned.offset { scanned = end }
    if unclosedLine == nil { unclosedLine = head.unclosedLine }
  }

  mutating func read(_ found: FoundTable, _ scanner: RecordScanner) throws(Stop) -> StatementFile {
    let layout = found.layout
    let headerLine = layout.headerRecord.map { found.head.table.records[$0].line }
    file.header = layout.header.map(\.text)
    let profile = options.profile ?? matchingProfile(layout)
    if let profile, options.profile == nil, tableCount == 1 { throw .failure(.profile(profile)) }
    file.profileName = profile?.name
    file.decisions.append(
      ReadingDecision(
        "delimiter", DelimiterDetection.name(found.head.table.delimiter),
        because: options.profile?.delimiter == nil
          ? "it makes the best table" : "the profile says so"))
    noteHeader(found, profile)
    let known = ExporterLibrary.find(file.header)
    if let known { file.decisions.append(known.decision) }
    var found = found
    var said: Set<Int> = []
    switch namedColumns(profile, layout) {
    case .success(let named):
      said = Set(named.values)
      found.assignment.assign(named: known?.columns(besides: named, in: layout.header) ?? named)
    case .failure(let unknown): return asked([unknown.fact], line: headerLine)
    }
    found.assignment.assignAmountsByCurrency()
    if profile?.outflow == nil { found.assignment.assignLeadingDirections(found.head.table, known) }
    let assignment = found.assignment
    let roles = assignment.roles
    if Holdings.areListed(assignment, profile) {
      let place = SourceLocation(file: options.path, line: headerLine)
      return ended(.noStatement(Diagnostic(.error, CSVFact.holdings, at: place)))
    }
    guard !roles.amounts.isEmpty, !roles.dates.isEmpty else {
      if assignment.hasRows, layout.headerRecord != nil, !roles.amounts.isEmpty {
        return asked([.noDateColumn], line: headerLine)
      }
      if assignment.hasRows, !roles.dates.isEmpty, layout.headerRecord != nil {
        return asked(
          [.openAmountColumn(numbers: assignment.amountCandidates)], line: headerLine)
      }
      return none(CSVFact.noTable)
    }
    if let question = assignment.question(profile) {
      return asked([question], line: headerLine)
    }
    if let question = assignment.headerCurrencyQuestion(profile) {
      return asked(facts: [question], line: headerLine)
    }
    if let question = assignment.cutAmount(profile, found.head.table.delimiter) {
      return asked(facts: [question], line: headerLine)
    }
    noteRoles(roles, layout.header, said: said, known)
    noteStatusWords(assignment)
    return try read(found, profile, known, scanner)
  }

  /// Decides what all rows decide, and makes the statements.
  private mutating func read(
    _ found: FoundTable, _ profile: StatementProfile?, _ known: KnownExporter?,
    _ scanner: RecordScanner
  ) throws(Stop) -> StatementFile {
    let layout = found.layout
    let headerLine = layout.headerRecord.map { found.head.table.records[$0].line }
    var found = found
    var reading = TableReading(
      found, profile, known, options, keepsRows: keepsRows, sectionStatus)
    var rows: TableReading.Rows
    do {
      rows = try reading.read(&self, scanner)
      if let column = AssetCurrency.column(rows.extraction, profile) {
        found.assignment.takeForAsset(column)
        file.decisions.append(AssetCurrency.decision(column, layout.header))
        reading = TableReading(
          found, profile, known, options, keepsRows: keepsRows, sectionStatus)
        rows = try reading.read(&self, scanner)
      }
    } catch {
      throw .stream(error)
    }
    nextTable = rows.next
    file.decisions += rows.decisions.list
    if let refusal = rows.decisions.refusal {
      return ended(.unreadable(Diagnostic(.error, refusal, at: location)))
    }
    guard var extraction = rows.extraction.take() else {
      return asked(rows.decisions.questions, line: headerLine)
    }
    sectionStatus = extraction.sectionStatus
    rejectStrays(found)
    file.rejected += extraction.rejected
    file.leftOut = extraction.leftOut
    let count = extraction.raws.amounts.count
    if let question = extraction.foreignQuestion {
      // It is of all these rows.
      file.rejected.removeAll { $0.fact.code == question.code }
      return asked(facts: [question], line: headerLine)
    }
    if options.limits.refuses(rejected: file.rejected.count, read: count, usual: 0) {
      let first = file.rejected.first?.fact.summary ?? ""
      let fact = CSVFact.mostRowsUnreadable(
        rejected: file.rejected.count, read: count, first: first)
      return ended(.unreadable(Diagnostic(.error, fact, at: location)))
    }
    // A line that happens to name columns, among lines of another kind.
    if extraction.isMostlyLeftOut {
      return none(CSVFact.noTable)
    }
    if count == 0,
      extraction.leftOut.count(where: { [.information, .withoutAmount].contains($0.reason) }) > 2
    {
      return none(CSVFact.noTable)
    }
    let source = RowTextSource(text: text, scanner: scanner, end: rows.next?.offset)
    extraction.lookUp = source
    let context = signContext(found, reading, rows.decisions, extraction.notes.opening)
    extraction.isCardStatement = context.isCardStatement
    let sign = SignDecision(extraction, context)
    if sign.isDirected { extraction.raws = sign.rows }
    if let failure = source.failure.failure { throw .stream(failure) }
    file.decisions += sign.decisions
    file.warnings += extraction.warnings(path: options.path)
    if let warning = sign.zeroWarning(at: location) { file.warnings.append(warning) }
    if let foreign = rows.foreign, extraction.roles.account == nil {
      let place = SourceLocation(file: options.path, line: foreign.line)
      file.warnings.append(
        Diagnostic(.warning, CSVFact.otherAccount(foreign.account), at: place))
    }
    if sign.isBalanceDoubtful { file.decisions.removeAll { $0.subject == "balance" } }
    if let question = found.assignment.question(ofUnproved: sign, profile) {
      return asked([question], line: headerLine)
    }
    if let question = sign.question {
      return asked([found.assignment.question(insteadOf: question)], line: headerLine)
    }
    if let question = found.assignment.doubtfulAmount(sign.proof) {
      return asked([question], line: headerLine)
    }
    do {
      if let question = try assemble(&extraction, sign, reading, rows.decisions, source) {
        return asked(facts: [question], line: headerLine)
      }
    } catch {
      throw .stream(error)
    }
    file.settings = [encodingSetting].compactMap { $0 }
    file.settings += DecidedSettings(found, rows.decisions, sign, profile).list
    if let currency = DecidedSettings.currency(of: file, found.assignment.roles) {
      file.settings.append(currency)
    }
    return ended(.read)
  }

  /// What is known of the table besides its rows.
  private func signContext(
    _ found: FoundTable, _ reading: TableReading, _ decisions: TableDecisions,
    _ opening: ExactDecimal?
  ) -> SignDecision.Context {
    SignDecision.Context(
      profile: reading.profile, known: reading.known,
      isCardStatement: found.assignment.isCardStatement || reading.known?.kind == .card
        || reading.notes(decisions).isOfCreditCard,
      isAccountOfTransfers: found.assignment.isAccountOfTransfers,
      hasPlus: found.assignment.amountsWithPlus > 0,
      opening: opening ?? reading.notes(decisions).opening,
      feeEvidence: { FeeEvidence(found, decisions, $0) })
  }

  /// Makes the statements, or says what has to be asked.
  private mutating func assemble(
    _ extraction: inout RowExtraction, _ sign: SignDecision, _ reading: TableReading,
    _ decisions: TableDecisions, _ source: RowTextSource
  ) throws(RecordStream.Failure) -> MoneyFact? {
    let notes = reading.notes(decisions)
    let currencies = CurrencySources(
      extraction, profile: reading.profile?.currency, header: reading.columnCurrency,
      above: notes.currency, exporter: reading.known?.currency)
    noteCurrency(reading, notes, extraction.roles)
    if keepsRows {
      let rows = extraction.takeRows()
      var assembly = StatementAssembly(
        extraction: extraction, sign: sign, above: notes, currencies: currencies,
        path: options.path)
      file.statements = assembly.statements(rows)
      file.warnings += assembly.warnings
      file.rejected += assembly.rejected
      file.decisions += assembly.decisions
      return assembly.question
    } else {
      var assembly = SummaryAssembly(
        extraction: extraction, sign: sign, above: notes, currencies: currencies,
        path: options.path, source: source)
      file.summaries = try assembly.summaries()
      file.warnings += assembly.warnings
      file.rejected += assembly.rejected
      file.decisions += assembly.decisions
      return assembly.question
    }
  }
}
