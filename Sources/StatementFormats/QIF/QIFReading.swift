import StatementModel

/// Makes statements of what a QIF holds, once it is known how it writes dates and amounts.
struct QIFReading {
  let options: ReadingOptions
  private var content: QIFContent
  private var file = StatementFile(.read)
  private var dates = QIFDateEvidence()
  private var marks = DecimalEvidence()
  private var openAmount: Range<Int>?
  private var order = DateOrder.dmy
  private var mark: UInt8 = 0x2E
  private var notes = QIFNotes()
  private var statements: [Statement] = []

  private var text: [UInt8] { content.text }

  init(_ text: [UInt8], options: ReadingOptions) {
    self.options = options
    content = QIFContent(text, limits: options.limits)
  }

  /// The answer about the whole file.
  mutating func read() -> StatementFile {
    guard content.hasTransactionSection || !content.drafts.isEmpty else {
      let count = content.investments.values.reduce(0, +)
      fail(.noStatement(diagnostic(.error, .noTransactions(investments: count))))
      noteSections()
      return file
    }
    if content.hasUnannounced {
      decide("account", "a bank account", because: "no !Type line says what it is")
    }
    survey()
    var questions: [Diagnostic] = []
    decideOrder(&questions)
    guard decideMark(&questions) else { return file }
    guard questions.isEmpty else {
      fail(.ambiguous(questions))
      return file
    }
    readRows()
    noteSections()
    file.warnings += notes.diagnostics(path: options.path)
    judge()
    return file
  }

  private mutating func survey() {
    let text = content.text
    let span = text.span
    for draft in content.drafts where !draft.record.isRunTogether {
      if let date = draft.record.date, let raw = QIFDate.read(span, date) {
        dates.add(raw, at: date, account: draft.account)
      }
      let amounts = [draft.record.amount, draft.record.secondAmount]
      for range in amounts + draft.record.splits.map(\.amount) {
        guard let range, let amount = QIFAmount(span, range) else { continue }
        let before = marks.openPoint + marks.openComma
        marks.add(span, amount.digits, line: draft.record.line)
        if before == 0, marks.openPoint + marks.openComma > 0 { openAmount = range }
      }
    }
  }

  private mutating func decideOrder(_ questions: inout [Diagnostic]) {
    switch dates.decide(options.profile) {
    case .success(let (order, evidence)):
      self.order = order
      decide("date order", order.words, because: evidence)
    case .failure(let open):
      let orders = open.orders.map(\.name)
      let example = QIFText.excerpt(dates.example, of: text)
      let fact: QIFFact =
        open.isContradictory
        ? .contradictoryDates(orders: orders) : .openDateOrder(orders: orders, example: example)
      questions.append(diagnostic(.error, fact))
    }
  }

  /// False where the file contradicts itself.
  private mutating func decideMark(_ questions: inout [Diagnostic]) -> Bool {
    if let said = options.profile?.decimalMark {
      mark = said == .point ? 0x2E : 0x2C
      decide("decimal mark", said.rawValue, because: "the profile says so")
    } else if marks.isContradictory {
      let fact = QIFFact.mixedDecimalMarks(pointLine: marks.pointLine, commaLine: marks.commaLine)
      fail(.unreadable(diagnostic(.error, fact)))
      return false
    } else if let proven = marks.mark {
      mark = proven
      let count = proven == 0x2E ? marks.point : marks.comma
      decide(
        "decimal mark", proven == 0x2E ? "point" : "comma",
        because: "only so are \(count) amounts numbers")
    } else if marks.isOpen, let openAmount {
      let example = QIFText.excerpt(openAmount, of: text)
      questions.append(diagnostic(.error, .openDecimalMark(example: example)))
    }
    return true
  }

  private mutating func readRows() {
    statements = content.accounts.map { _ in Statement() }
    file.rejected = content.tooLong
    let reader = QIFRowReader(
      text: text, order: order, mark: mark,
      turnsSigns: options.profile?.outflow == .positive)
    var hasRecord = content.accounts.map { _ in false }
    for draft in content.drafts {
      let index = draft.account
      let opening = QIFOpening.read(
        draft.record, of: text, account: content.accounts[index].name, isFirst: !hasRecord[index])
      hasRecord[index] = true
      do throws(QIFFact) {
        if opening.isOpening, draft.record.statedAmount == nil {
          leaveOut(draft.record, .openingBalance)
          continue
        }
        let row = try reader.row(draft.record, noting: &notes)
        guard opening.isOpening else {
          statements[index].rows.append(row)
          continue
        }
        if let name = opening.account { content.name(index, name) }
        if statements[index].openingBalance == nil {
          statements[index].openingBalance = StatedBalance(
            amount: row.amount, date: row.postingDate)
        }
        leaveOut(draft.record, .openingBalance)
      } catch {
        file.rejected.append(
          RejectedRow(
            record: draft.record.number, span: draft.record.sourceSpan, column: nil, fact: error))
      }
    }
    for (index, account) in content.accounts.enumerated() {
      statements[index].account = account.name
      statements[index].accountType = account.type
      statements[index].currency = options.profile?.currency
      statements[index].closingBalance = reader.balance(account, of: statements[index])
      notes.see(statements[index])
    }
    // What stood under no name may have been named by its opening balance only.
    file.statements = statements.filter { !$0.rows.isEmpty || $0.openingBalance != nil }
    if file.statements.isEmpty { file.statements = Array(statements.prefix(1)) }
    if file.statements.isEmpty { file.statements = [Statement()] }
    file.rejected.sort { $0.record < $1.record }
  }

  /// Notes what the file holds besides and is not read.
  private mutating func noteSections() {
    let actions = content.investments.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let count = actions.reduce(0) { $0 + $1.value }
    if count > 0 {
      let words = actions.prefix(12).map { "\($0.value) \($0.key)" }.joined(separator: ", ")
      let more = actions.count > 12 ? ", and others" : ""
      file.warnings.append(
        diagnostic(.warning, .investmentsNotRead(count: count, actions: words + more)))
    }
    for section in content.unknown where section.records > 0 {
      let fact = QIFFact.unknownType(
        TerminalText.safe(section.name), records: section.records)
      let place = SourceLocation(file: options.path, line: section.line)
      file.warnings.append(Diagnostic(.warning, fact, at: place))
    }
  }

  /// Refuses a file of which hardly anything can be read.
  private mutating func judge() {
    let rows = file.statements.reduce(0) { $0 + $1.rows.count }
    guard let first = file.rejected.first else { return }
    let isMost = file.rejected.count > rows && file.rejected.count > options.limits.rejectedRows
    guard rows == 0 && file.leftOut.isEmpty || isMost else { return }
    let fact = QIFFact.mostRowsUnreadable(
      rejected: file.rejected.count, read: rows, first: first.fact.summary)
    let place = SourceLocation(file: options.path, line: first.span.line)
    file.statements = []
    fail(.unreadable(Diagnostic(.error, fact, at: place)))
  }

  private mutating func leaveOut(_ record: QIFRecord, _ reason: LeftOutRow.Reason) {
    file.leftOut.append(
      LeftOutRow(record: record.number, span: record.sourceSpan, reason: reason))
  }

  private mutating func fail(_ outcome: StatementFile.Outcome) { file.outcome = outcome }

  private mutating func decide(_ subject: String, _ choice: String, because evidence: String) {
    file.decisions.append(ReadingDecision(subject, choice, because: evidence))
  }

  private func diagnostic(_ severity: Diagnostic.Severity, _ fact: QIFFact) -> Diagnostic {
    Diagnostic(severity, fact, at: SourceLocation(file: options.path))
  }
}
