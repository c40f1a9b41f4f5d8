import StatementModel

/// Makes statements of what a QIF holds, once it is known how it writes dates and amounts.
struct QIFReading {
  let options: ReadingOptions
  private let text: [UInt8]
  private let content: QIFContent<QIFSurvey>
  private var file = StatementFile(.read)
  private var order = DateOrder.dmy
  private var mark: UInt8 = 0x2E

  private var dates: QIFDateEvidence { content.sink.dates }
  private var marks: DecimalEvidence { content.sink.marks }

  init(_ text: [UInt8], options: ReadingOptions) {
    self.text = text
    self.options = options
    content = QIFContent(text, limits: options.limits, into: QIFSurvey(text))
  }

  /// The answer about the whole file.
  mutating func read() -> StatementFile {
    guard content.hasTransactionSection else {
      let count = content.investments.values.reduce(0, +)
      fail(.noStatement(diagnostic(.error, .noTransactions(investments: count))))
      noteSections()
      return file
    }
    if content.hasUnannounced {
      decide("account", "a bank account", because: "no !Type line says what it is")
    }
    var questions: [Diagnostic] = []
    decideOrder(&questions)
    guard decideMark(&questions) else { return file }
    guard questions.isEmpty else {
      fail(.ambiguous(questions))
      return file
    }
    readRows()
    return file
  }

  private mutating func decideOrder(_ questions: inout [Diagnostic]) {
    switch dates.decide(options.profile, stated: content.statedOrder) {
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
      mark = said.byte
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
    } else if marks.isOpen, let openAmount = content.sink.openAmount {
      let example = QIFText.excerpt(openAmount, of: text)
      questions.append(diagnostic(.error, .openDecimalMark(example: example)))
    }
    return true
  }

  private mutating func readRows() {
    let reader = QIFRowReader(
      text: text, order: order, mark: mark, turnsSigns: options.profile?.outflow == .positive)
    let currency = options.profile?.currency
    let filled = QIFContent(
      text, limits: options.limits, into: QIFRows(reader, currency: currency))
    var rows = filled.sink
    file.rejected = (content.tooLong + rows.rejected).sorted { $0.record < $1.record }
    file.leftOut = rows.leftOut
    for (index, account) in content.accounts.enumerated() {
      if let statement = rows.finish(index, account) { file.statements.append(statement) }
    }
    let count = file.statements.reduce(0) { $0 + $1.rows.count }
    noteSections()
    file.warnings += rows.notes.diagnostics(path: options.path)
    if let end = content.unended {
      let place = SourceLocation(file: options.path, line: end.line)
      file.warnings.append(
        Diagnostic(end.isCut ? .error : .warning, QIFFact.noEnd(isCut: end.isCut), at: place))
    }
    if file.statements.isEmpty { addEmptyStatement() }
    judge(rows: count)
  }

  /// A section without transactions is a statement without rows.
  private mutating func addEmptyStatement() {
    var statement = Statement()
    statement.account = content.accounts.first?.name
    statement.accountType = content.accounts.first?.type
    statement.currency = options.profile?.currency
    file.statements = [statement]
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
  private mutating func judge(rows: Int) {
    guard let first = file.rejected.first else { return }
    let isMost = options.limits.refuses(rejected: file.rejected.count, read: rows)
    guard rows == 0 && file.leftOut.isEmpty || isMost else { return }
    let fact = QIFFact.mostRowsUnreadable(
      rejected: file.rejected.count, read: rows, first: first.fact.summary)
    let place = SourceLocation(file: options.path, line: first.span.line)
    file.statements = []
    fail(.unreadable(Diagnostic(.error, fact, at: place)))
  }

  private mutating func fail(_ outcome: StatementFile.Outcome) { file.outcome = outcome }

  private mutating func decide(_ subject: String, _ choice: String, because evidence: String) {
    file.decisions.append(ReadingDecision(subject, choice, because: evidence))
  }

  private func diagnostic(_ severity: Diagnostic.Severity, _ fact: QIFFact) -> Diagnostic {
    Diagnostic(severity, fact, at: SourceLocation(file: options.path))
  }
}
