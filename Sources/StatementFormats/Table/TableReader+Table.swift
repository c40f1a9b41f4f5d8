import StatementModel

/// Reading one table: its head decides the columns, all rows the rest.
extension TableReader {
  /// A table found in a file.
  struct FoundTable {
    var head: TableHead
    var layout: TableLayout
    var assignment: RoleAssignment
  }

  /// Looks at as many records as it takes to find the table and its columns.
  func findTable(from start: Int) -> FoundTable? {
    var size = TableHead.firstSize
    if let skip = options.profile?.skipLines {
      size += table.records[start...].count { $0.line <= skip }
    }
    while true {
      let head = TableHead(table, from: start, records: size)
      guard let layout = TableLayout.find(head.table, options) else { return nil }
      let assignment = RoleAssignment(
        head.table, layout, dated: options.profile?.numberedDates ?? [])
      if head.isWhole || assignment.hasEnough || size >= TableHead.lastSize {
        return FoundTable(head: head, layout: layout, assignment: assignment)
      }
      size *= 4
    }
  }

  /// Takes the profile that fits the header, where none is given; true where one does.
  private mutating func takeProfile(_ found: FoundTable) -> Bool {
    guard options.profile == nil, let profile = matchingProfile(found) else { return false }
    options.profile = profile
    return true
  }

  mutating func read(_ found: FoundTable) -> StatementFile {
    var found = found
    let decided = file.decisions
    // A profile binds as a whole, whether named or found by its header.
    if takeProfile(found) {
      guard let again = findTable(from: found.head.start) else {
        return file.none(TableFact.noTable, options)
      }
      found = again
    }
    let layout = found.layout
    let headerLine = layout.headerRecord.map { found.head.table.records[$0].line }
    file.header = layout.header.map(\.text)
    let profile = options.profile
    file.profileName = profile?.name
    noteSample(found)
    if let delimiter = table.delimiter {
      file.decisions.append(
        ReadingDecision(
          "delimiter", DelimiterDetection.name(delimiter),
          because: options.profile?.delimiter == nil
            ? "it makes the best table" : "the profile says so"))
    }
    if table.context?.header == nil { noteHeader(found, profile) }
    let known = knownExporter(found)
    if let rest = readWithoutFooter(found, known, decided) { return rest }
    var said: Set<Int> = []
    switch namedColumns(profile, layout) {
    case .success(var named):
      named.merge(table.context?.columns ?? [:]) { told, _ in told }
      said = Set(named.values)
      found.assignment.assign(named: named, known: known)
    case .failure(let unknown): return asked([unknown.fact], line: headerLine)
    }
    found.assignment.assignAmountsByCurrency()
    if profile?.outflow == nil {
      found.assignment.assignLeadingDirections(
        found.head.table, known, isSaidCard: (profile?.kind ?? known?.kind) == .card)
    }
    let assignment = found.assignment
    let roles = assignment.roles
    if Holdings.areListed(assignment, profile) {
      let place = SourceLocation(file: options.path, line: headerLine)
      return ended(.noStatement(Diagnostic(.error, TableFact.holdings, at: place)))
    }
    guard !roles.amounts.isEmpty, !roles.dates.isEmpty else {
      if assignment.hasRows, layout.headerRecord != nil, !roles.amounts.isEmpty {
        return asked([TableFact.noDateColumn], line: headerLine)
      }
      if assignment.hasRows, !roles.dates.isEmpty, layout.headerRecord != nil {
        return asked(
          [TableFact.openAmountColumn(numbers: assignment.amountCandidates)], line: headerLine)
      }
      return file.none(TableFact.noTable, options)
    }
    if let question = assignment.question(profile) {
      return asked([question], line: headerLine)
    }
    if let question = assignment.headerCurrencyQuestion(profile) {
      return asked([question], line: headerLine)
    }
    if let question = assignment.cutAmount(profile, table.delimiter) {
      return asked([question], line: headerLine)
    }
    noteRoles(roles, layout.header, said: said, known)
    noteStatusWords(assignment)
    return read(found, profile, known)
  }

  /// Decides what all rows decide, and makes the statements.
  private mutating func read(
    _ found: FoundTable, _ profile: StatementProfile?, _ known: StatementProfile?
  ) -> StatementFile {
    let layout = found.layout
    let headerLine = layout.headerRecord.map { found.head.table.records[$0].line }
    var found = found
    var reading = TableReading(table, found, profile, known, options, sectionStatus)
    var rows = reading.read()
    if let column = AssetCurrency.column(rows.extraction, profile) {
      found.assignment.takeForAsset(column)
      file.decisions.append(AssetCurrency.decision(column, layout.header))
      reading = TableReading(table, found, profile, known, options, sectionStatus)
      rows = reading.read()
    }
    nextTable = rows.end < table.records.count ? rows.end : nil
    file.decisions += rows.decisions.list
    if let refusal = rows.decisions.refusal {
      return ended(.unreadable(Diagnostic(.error, refusal, at: location)))
    }
    guard var extraction = rows.extraction.take() else {
      return asked(rows.decisions.questions, line: headerLine)
    }
    sectionStatus = extraction.sectionStatus
    rejectStrays(found)
    extraction.endSplit()
    file.rejected += extraction.rejected
    file.leftOut = extraction.leftOut
    if let answer = answerWithoutRows(extraction, headerLine) { return answer }
    let context = signContext(found, reading, rows.decisions, extraction.notes.opening)
    extraction.isCardStatement = context.isCardStatement
    let sign = SignDecision(extraction, context)
    if sign.areRowsSettled { extraction.raws = sign.rows }
    file.decisions += sign.decisions
    file.warnings += extraction.warnings(path: options.path)
    if let warning = sign.zeroWarning(at: location) { file.warnings.append(warning) }
    if let foreign = rows.foreign, extraction.roles.account == nil {
      let place = SourceLocation(file: options.path, line: foreign.line)
      file.warnings.append(
        Diagnostic(.warning, TableFact.otherAccount(foreign.account), at: place))
    }
    if sign.isBalanceDoubtful { file.decisions.removeAll { $0.subject == "balance" } }
    if let question = found.assignment.question(ofUnproved: sign, profile) {
      return asked([question], line: headerLine)
    }
    if let question = extraction.statusQuestion { return asked([question], line: headerLine) }
    if let question = sign.question {
      return asked([found.assignment.question(insteadOf: question)], line: headerLine)
    }
    if let question = found.assignment.foreignPairQuestion(sign)
      ?? found.assignment.rivalQuestion(sign)
    {
      return asked([question], line: headerLine)
    }
    if let question = found.assignment.doubtfulAmount(sign.proof) {
      return asked([question], line: headerLine)
    }
    if let question = assemble(&extraction, sign, reading, rows.decisions) {
      return asked([question], line: headerLine)
    }
    file.settings += DecidedSettings(found, rows.decisions, sign, profile).list
    if let currency = DecidedSettings.currency(of: file, found.assignment.roles) {
      file.settings.append(currency)
    }
    return ended(.read)
  }

  /// The answer where the rows that were read are too few to be a statement, or leave a question.
  private mutating func answerWithoutRows(
    _ extraction: RowExtraction, _ headerLine: Int?
  ) -> StatementFile? {
    let count = extraction.raws.amounts.count
    if let question = extraction.foreignQuestion {
      // It is of all these rows.
      file.rejected.removeAll { $0.fact.code == question.code }
      return asked([question], line: headerLine)
    }
    // Lines may be of anything; a list of objects says what they are.
    let usual = table.context?.header == nil ? 0 : ReadingLimits.usualRejectedRows
    if count == 0 && usual > 0
      ? !file.rejected.isEmpty
      : options.limits.refuses(rejected: file.rejected.count, read: count, usual: usual)
    {
      let first = file.rejected.first?.fact.summary ?? ""
      let fact = TableFact.mostRowsUnreadable(
        rejected: file.rejected.count, read: count, first: first)
      return ended(.unreadable(Diagnostic(.error, fact, at: location)))
    }
    // A line that happens to name columns, among lines of another kind.
    let isOther =
      extraction.isMostlyLeftOut
      || count == 0
        && extraction.leftOut.count(where: { [.information, .withoutAmount].contains($0.reason) })
          > 2
    return isOther ? file.none(TableFact.noTable, options) : nil
  }

  /// What is known of the table besides its rows.
  private func signContext(
    _ found: FoundTable, _ reading: TableReading, _ decisions: TableDecisions,
    _ opening: ExactDecimal?
  ) -> SignDecision.Context {
    SignDecision.Context(
      profile: reading.profile, known: reading.known,
      isCardStatement: found.assignment.isCardStatement || reading.kind == .card
        || reading.notes(decisions).isOfCreditCard,
      isSurelyCard: found.assignment.cardMarks > 1 || reading.kind == .card
        || reading.notes(decisions).isOfCreditCard,
      isAccountOfTransfers: found.assignment.isAccountOfTransfers,
      hasPlus: found.assignment.amountsWithPlus > 0,
      opening: opening ?? reading.notes(decisions).opening,
      feeEvidence: { FeeEvidence(found, decisions, $0) })
  }

  /// Makes the statements, or says what has to be asked.
  private mutating func assemble(
    _ extraction: inout RowExtraction, _ sign: SignDecision, _ reading: TableReading,
    _ decisions: TableDecisions
  ) -> MoneyFact? {
    let notes = reading.notes(decisions)
    let currencies = CurrencySources(
      extraction, profile: reading.profile?.currency, header: reading.columnCurrency,
      above: notes.currency, exporter: reading.known?.currency)
    noteCurrency(reading, notes, extraction.roles)
    let rows = extraction.takeRows()
    var assembly = StatementAssembly(
      extraction: extraction, sign: sign, above: notes, currencies: currencies,
      path: options.path)
    file.statements = assembly.statements(rows)
    file.warnings += assembly.warnings
    file.rejected += assembly.rejected
    file.decisions += assembly.decisions
    return assembly.question
  }
}
