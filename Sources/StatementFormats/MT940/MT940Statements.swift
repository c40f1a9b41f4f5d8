import StatementModel

/// Makes statements of the fields of SWIFT messages.
///
/// One message is one statement; the pages of a statement, which open or close with an intermediate
/// balance (`:60M:`, `:62M:`), are one together. Leniencies granted here:
///
/// 1. A message may have no reference, number, account or balance.
/// 2. A message ends where the next one begins.
/// 3. Rows after the closing balance count, with a warning.
struct MT940Statements {
  var statements: [Statement] = []
  var rejected: [RejectedRow] = []
  var warnings: [Diagnostic] = []
  /// Why reading on is no use.
  var refusal: (fact: MT940Fact, line: Int)?
  /// How many rows of the file there are, read or not.
  var rowCount = 0
  /// How many of them stand in a statement, and in one of an interim report.
  var readRows = 0
  var interimRows = 0
  /// The first statement that has rows and no account.
  var nameless: (rows: Int, line: Int)?
  var joinedPages = 0

  /// How many warnings are kept, and statements read, so that no file fills the memory with them.
  static let mostWarnings = 1000
  static let mostStatements = 100_000

  let text: [UInt8]
  let options: ReadingOptions
  var message: MT940Message?
  /// The statement whose next page may follow.
  var open: MT940Message?
  var row = MT940OpenRow()
  var reader = MT940DetailsReader()
  private var otherFields: [Int: Int] = [:]

  init(text: [UInt8], options: ReadingOptions) {
    self.text = text
    self.options = options
  }

  /// Reads all fields.
  mutating func run() {
    var scanner = MT940Scanner(text: text)
    while refusal == nil, let field = scanner.next() {
      if let strange = scanner.strangeType {
        refuse(
          .strangeType(text: MT940Text.excerpt(text.span, strange.text)), line: strange.line)
        return
      }
      if let type = scanner.messageType, !MT940Header.statementTypes.contains(type) {
        finishMessage()
        otherFields[type, default: 0] += 1
        continue
      }
      take(field, type: scanner.messageType)
    }
    guard refusal == nil else { return }
    let lacksEnd = !scanner.isEnded && !endsInBrace
    message?.lacksEnd = lacksEnd
    if lacksEnd { rejectCutRow() }
    finishMessage()
    flush(before: nil)
    for (type, count) in otherFields.sorted(by: { $0.key < $1.key }) {
      warn(.otherMessages(count: count, type: type), line: nil)
    }
    MT940RepeatedIDs.drop(from: &statements)
  }

  /// Whether the text ends with the end of a SWIFT block, be it behind a field's text.
  private var endsInBrace: Bool {
    text.last { $0 > 0x20 } == UInt8(ascii: "}")
  }

  private mutating func take(_ field: MT940Field, type: Int?) {
    guard field.value.count <= options.limits.recordBytes else {
      refuse(.fieldTooLong(limit: options.limits.recordBytes), line: field.line)
      return
    }
    if field.opensBlock { finishMessage() }
    if field.tag != .details && field.tag != .nonSwift { finishRow() }
    switch field.tag {
    case .reference:
      finishMessage()
      begin(field, type)
      refuseIfGlued(field)
    case .account:
      if let message, message.account != nil || message.opening != nil || !message.rows.isEmpty {
        finishMessage()
      }
      begin(field, type)
      let account = account(field.value)
      message?.account = account
      refuseIfGlued(field)
    case .number:
      begin(field, type)
      let number = statementNumber(field.value)
      message?.number = number
    case .related, .made: begin(field, type)
    case .floor:
      begin(field, type)
      let currency = MT940Sum.floorCurrency(text.span, field.value)
      message?.name(currency)
    case .opening, .openingOfPage: takeOpening(field, type)
    case .line: beginRow(field, type)
    case .details, .nonSwift:
      if field.isMistagged { warn(.mistagged(tag: ":25:"), line: field.line) }
      row.take(field)
    case .closing, .closingOfPage: takeClosing(field, type)
    case .available, .forward:
      begin(field, type)
      let currency = MT940Balance.read(text.span, field.value)?.currency
      message?.name(currency)
    case .debits: takeSum(field, type)
    case .credits: takeSum(field, type)
    }
    if field.tag == .made || field.tag == .floor || field.tag == .debits || field.tag == .credits {
      message?.hasInterimField = true
    }
  }

  /// Makes sure that there is a message.
  mutating func begin(_ field: MT940Field, _ type: Int?) {
    guard message == nil else { return }
    var new = MT940Message()
    new.type = type
    new.line = field.line
    message = new
  }

  /// A value that holds further tags would hide them.
  private mutating func refuseIfGlued(_ field: MT940Field) {
    let text = text
    let bytes = text.span
    for word: StaticString in [":25:", ":28C:", ":60F:", ":60M:", ":61:"]
    where MT940Bytes.first(word, bytes, in: field.value) != nil {
      refuse(
        .tagsOnOneLine(text: MT940Text.excerpt(bytes, field.value)), line: field.line)
      return
    }
  }

  /// The account as written; the bank's code on a second line (`:25P:`) is no part of it.
  private func account(_ range: Range<Int>) -> String? {
    let bytes = text.span
    let range = MT940Bytes.trimmed(bytes, range)
    let first =
      range.lowerBound..<min(MT940Bytes.endOfLine(bytes, from: range.lowerBound), range.upperBound)
    let rest = MT940Bytes.trimmed(bytes, first.upperBound..<range.upperBound)
    let isBank = rest.count == 8 || rest.count == 11
    guard !rest.isEmpty, !isBank else { return MT940Text.clean(bytes, first) }
    // Wrapped.
    var joined: [UInt8] = []
    MT940Text.append(bytes, range, to: &joined, isCut: true)
    return MT940Text.clean(joined.span, joined.indices)
  }

  /// The number before the page's: `00115/001` and `00115/002` are of one statement.
  private func statementNumber(_ range: Range<Int>) -> String? {
    let bytes = text.span
    var end = range.lowerBound
    while end < range.upperBound, bytes[end] != UInt8(ascii: "/") { end += 1 }
    return MT940Text.clean(bytes, range.lowerBound..<end)
  }

  mutating func warn(_ fact: MT940Fact, line: Int?) {
    guard warnings.count < Self.mostWarnings else { return }
    let severity: Diagnostic.Severity =
      switch fact {
      case .noClosingBalance, .noEnd(_, isCut: true): .error
      default: .warning
      }
    warnings.append(
      Diagnostic(severity, fact, at: SourceLocation(file: options.path, line: line)))
  }

  mutating func refuse(_ fact: MT940Fact, line: Int) {
    if refusal == nil { refusal = (fact, line) }
  }
}
