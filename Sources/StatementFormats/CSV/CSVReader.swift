import StatementModel

/// Reads one decoded CSV: finds the table, decides what is open, makes the statements.
struct CSVReader {
  private let text: [UInt8]
  private let options: ReadingOptions
  private var file: StatementFile
  /// The record at which another table begins.
  private var nextTable: Int?
  private var tableCount = 1
  /// What the last section's line said of the rows below it.
  private var sectionStatus = StatementWords.RowStatus.posted
  /// More tables in one file are no statement's.
  private static let mostTables = 40

  init(_ decoded: DecodedText, _ options: ReadingOptions) {
    text = decoded.text
    self.options = options
    file = StatementFile(.read, format: CSVFormat.name, encoding: decoded.encoding)
    if decoded.isGuess {
      file.decisions.append(
        ReadingDecision("encoding", decoded.encoding, because: "its letters fit best"))
    }
  }

  private var location: SourceLocation { SourceLocation(file: options.path) }

  mutating func read() -> StatementFile {
    guard text.count < Int(UInt32.max) else {
      return ended(
        .unreadable(
          Diagnostic(
            .error, FormatFact.fileTooLarge(bytes: text.count, limit: Int(UInt32.max)),
            at: location)))
    }
    guard !isOtherSyntax else { return none(FormatFact.noKnownFormat) }
    guard
      let delimiter = options.profile?.delimiter
        ?? DelimiterDetection.find(text, limits: options.limits)
    else { return none(CSVFact.noTable) }
    let scanner = RecordScanner(delimiter: delimiter, limits: options.limits)
    let records: [CSVRecord]
    do {
      records = try scanner.records(text.span)
    } catch {
      return refused(error)
    }
    let table = CSVTable(text: text, splitter: scanner.splitter, records: records)
    return readTables(table)
  }

  /// Reads the first table of the records, and those below it under other headers.
  private mutating func readTables(_ table: CSVTable) -> StatementFile {
    guard let layout = TableLayout.find(table, profile: options.profile) else {
      return none(CSVFact.noTable)
    }
    let first = read(table, layout)
    guard let next = nextTable, next < table.records.count, tableCount < Self.mostTables else {
      return first
    }
    var rest = self
    rest.file = StatementFile(.read, format: file.format, encoding: file.encoding)
    rest.tableCount += 1
    rest.nextTable = nil
    return TableMerge.merge(first, rest.readTables(table.from(next)))
  }

  /// Markup, JSON and programs are not tables, whatever commas they hold.
  private var isOtherSyntax: Bool {
    guard let first = text.first(where: { $0 > 0x20 }) else { return true }
    switch first {
    case 0x3C, 0x7B: return true
    case 0x5B:
      let rest = text.drop { $0 <= 0x20 }.dropFirst().first { $0 > 0x20 }
      return rest.map { [0x7B, 0x5B, 0x22, 0x5D].contains($0) } ?? true
    default: return false
    }
  }

  private func ended(_ outcome: StatementFile.Outcome) -> StatementFile {
    var file = file
    file.outcome = outcome
    if case .read = outcome { return file }
    file.statements = []
    return file
  }

  private func none(_ fact: any DiagnosticFact) -> StatementFile {
    var file = ended(.noStatement(Diagnostic(.error, fact, at: location)))
    file.format = ""
    return file
  }

  private func refused(_ failure: RecordScanner.Failure) -> StatementFile {
    let (fact, line): (CSVFact, Int) =
      switch failure {
      case .recordTooLong(let line): (.recordTooLong(limit: options.limits.recordBytes), line)
      case .fieldTooLong(let line): (.fieldTooLong(limit: options.limits.fieldBytes), line)
      case .tooManyFields(let line): (.tooManyFields(limit: options.limits.columns), line)
      }
    let place = SourceLocation(file: options.path, line: line)
    return ended(.unreadable(Diagnostic(.error, fact, at: place)))
  }

  private func asked(_ questions: [CSVFact], line: Int?) -> StatementFile {
    let place = SourceLocation(file: options.path, line: line)
    return ended(.ambiguous(questions.map { Diagnostic(.error, $0, at: place) }))
  }

  private mutating func read(_ table: CSVTable, _ layout: TableLayout) -> StatementFile {
    let headerLine = layout.headerRecord.map { table.records[$0].line }
    file.header = layout.header.map(\.text)
    let profile = options.profile ?? matchingProfile(layout)
    file.profileName = profile?.name
    file.decisions.append(
      ReadingDecision(
        "delimiter", DelimiterDetection.name(table.delimiter),
        because: options.profile?.delimiter == nil
          ? "it makes the best table" : "the profile says so"))
    if let headerLine {
      file.decisions.append(
        ReadingDecision("header", "line \(headerLine)", because: "it names the columns"))
    }
    let known = ExporterLibrary.find(file.header)
    if let known { file.decisions.append(known.decision) }
    var assignment = RoleAssignment(table, layout)
    switch namedColumns(profile, layout) {
    case .success(let named):
      assignment.assign(named: known?.columns(besides: named, in: layout.header) ?? named)
    case .failure(let unknown): return asked([unknown.fact], line: headerLine)
    }
    let roles = assignment.roles
    guard !roles.amounts.isEmpty, !roles.dates.isEmpty else {
      if assignment.hasRows, layout.headerRecord != nil, !roles.amounts.isEmpty {
        return asked([.noDateColumn], line: headerLine)
      }
      if assignment.hasRows, !roles.dates.isEmpty, layout.headerRecord != nil {
        return asked([.openAmountColumn], line: headerLine)
      }
      return none(CSVFact.noTable)
    }
    noteRoles(roles, layout.header)
    return read(table, layout, assignment, profile, known)
  }

  private struct UnknownColumn: Error {
    var fact: CSVFact
  }

  private func namedColumns(
    _ profile: StatementProfile?, _ layout: TableLayout
  ) -> Result<[StatementProfile.Role: Int], UnknownColumn> {
    var named: [StatementProfile.Role: Int] = [:]
    for (role, column) in profile?.columns ?? [:] {
      switch column {
      case .number(let number)
      where (1...max(layout.columnCount, layout.header.count)).contains(number):
        named[role] = number - 1
      case .number(let number):
        let fact = CSVFact.unknownColumn("\(number)", header: file.header)
        return .failure(UnknownColumn(fact: fact))
      case .named(let name):
        let key = HeaderFolding.fold(name)
        guard let index = layout.header.firstIndex(where: { HeaderFolding.fold($0.text) == key })
        else {
          return .failure(UnknownColumn(fact: .unknownColumn(name, header: file.header)))
        }
        named[role] = index
      }
    }
    return .success(named)
  }

  private func matchingProfile(_ layout: TableLayout) -> StatementProfile? {
    let cells = Set(layout.header.map { HeaderFolding.fold($0.text) })
    return options.profiles.first { profile in
      !profile.headerContains.isEmpty
        && profile.headerContains.allSatisfy { cells.contains(HeaderFolding.fold($0)) }
    }
  }

  private mutating func noteRoles(_ roles: ColumnRoles, _ header: [HeaderCell]) {
    let named: [(String, Int?)] = [
      ("purchase date", roles.purchase), ("posting date", roles.posting),
      ("charge date", roles.charge), ("amount", roles.amount), ("debit", roles.debit),
      ("credit", roles.credit), ("direction", roles.direction), ("fee", roles.fee),
      ("balance", roles.balance), ("currency", roles.currency),
      ("original amount", roles.originalAmount), ("status", roles.status), ("id", roles.id),
      ("account", roles.account), ("description", roles.texts.first),
    ]
    for (name, column) in named {
      guard let column else { continue }
      file.decisions.append(
        ReadingDecision(
          name, "column \(ColumnName.of(column, header))",
          because: column < header.count && header[column].meaning != nil
            ? "the header says so" : "its cells look like it"))
    }
  }

  private mutating func read(
    _ table: CSVTable, _ layout: TableLayout, _ assignment: RoleAssignment,
    _ profile: StatementProfile?, _ known: KnownExporter?
  ) -> StatementFile {
    let roles = assignment.roles
    let headerLine = layout.headerRecord.map { table.records[$0].line }
    let evidence = TableEvidence(table, layout, roles, year: profile?.year)
    nextTable = evidence.end
    let above = StatementNotes.of(
      table, before: layout.headerRecord ?? 0, order: nil, decimalMark: nil)
    var period: (from: CalendarDate, to: CalendarDate)?
    if let from = above.from, let to = above.to { period = (from, to) }
    let dates = DateDecision(
      evidence.dates, profile: profile, known: known?.dateOrder, header: layout.header,
      period: period, lags: evidence.lags)
    let columnCurrency = roles.amounts.lazy.compactMap { column in
      column < layout.header.count ? layout.header[column].currency : nil
    }.first
    let decimals = DecimalDecision(
      evidence, roles, profile: profile, known: known?.decimalMark, header: layout.header,
      currency: columnCurrency ?? above.currency ?? profile?.currency)
    file.decisions += dates.decisions + decimals.decisions
    if let refusal = decimals.refusal {
      return ended(.unreadable(Diagnostic(.error, refusal, at: location)))
    }
    var questions = dates.questions
    if let question = decimals.question { questions.append(question) }
    guard questions.isEmpty else { return asked(questions, line: headerLine) }

    var extraction = RowExtraction(
      table, layout, roles, orders: dates.orders, marks: decimals.marks, year: profile?.year,
      allowedCounts: allowedCounts(layout, evidence, roles),
      directionIsMark: assignment.isMarkColumn(roles.direction), end: evidence.end,
      limits: options.limits)
    extraction.sectionStatus = sectionStatus
    extraction.run()
    sectionStatus = extraction.sectionStatus
    file.rejected = extraction.rejected
    file.leftOut = extraction.leftOut
    if extraction.rejected.count > extraction.rows.count {
      let first = extraction.rejected.first?.fact.summary ?? ""
      let fact = CSVFact.mostRowsUnreadable(
        rejected: extraction.rejected.count, read: extraction.rows.count, first: first)
      return ended(.unreadable(Diagnostic(.error, fact, at: location)))
    }
    // A line that happens to name columns, among lines of another kind.
    if extraction.leftOut.count > options.limits.rejectedRows,
      extraction.leftOut.count / 20 > extraction.rows.count
    {
      return none(CSVFact.noTable)
    }
    if extraction.rows.isEmpty, extraction.leftOut.count(where: { $0.reason == .information }) > 2 {
      return none(CSVFact.noTable)
    }
    let sign = SignDecision(
      extraction, profile: profile, known: known,
      isCardStatement: assignment.isCardStatement || known?.kind == .card)
    file.decisions += sign.decisions
    if let question = sign.question { return asked([question], line: headerLine) }
    let notes = StatementNotes.of(
      table, before: layout.headerRecord ?? 0, order: dates.orders.values.first,
      decimalMark: decimals.marks[roles.amounts.first ?? 0])
    let rows = extraction.takeRows()
    var assembly = StatementAssembly(
      extraction: extraction, sign: sign, above: notes, headerCurrency: columnCurrency,
      profile: profile, path: options.path)
    assembly.exporterCurrency = known?.currency
    file.statements = assembly.statements(rows)
    file.warnings += assembly.warnings
    file.rejected += assembly.rejected
    return ended(.read)
  }

  /// The field counts that a row may have: the header's, and what so many rows have that it is
  /// no accident.
  private func allowedCounts(
    _ layout: TableLayout, _ evidence: TableEvidence, _ roles: ColumnRoles
  ) -> Set<Int> {
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
