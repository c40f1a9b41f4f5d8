import StatementModel

/// Goes through a QIF record by record, with dates and amounts still as they are written.
///
/// The records are not kept: the file is gone through twice, for evidence and for rows.
struct QIFContent<Sink: QIFSink> {
  private(set) var sink: Sink
  let text: [UInt8]
  private let limits: ReadingLimits
  private(set) var accounts: [QIFAccount] = []
  private(set) var tooLong: [RejectedRow] = []
  /// Actions of investments, with how often each occurs.
  private(set) var investments: [String: Int] = [:]
  /// Types of sections that nobody knows, with the number of their records.
  private(set) var unknown: [(name: String, line: Int, records: Int)] = []
  /// Whether a section of transactions is announced, be it empty, or transactions stand in none.
  private(set) var hasTransactionSection = false
  /// Whether transactions stand before any `!Type:`.
  private(set) var hasUnannounced = false
  /// Where a last transaction begins that no `^` ends, and whether its last line is cut as well.
  private(set) var unended: (line: Int, isCut: Bool)?

  /// How an `!Option:` line says that dates are written.
  private(set) var statedOrder: DateOrder?

  private var records = 0
  private var section = QIFSection.unannounced
  private var record = QIFRecord()
  private var entry = QIFAccountEntry()
  /// The account that the last `!Account` section names, and how many it names.
  private var named: QIFAccount?
  private var namedCount = 0

  init(_ text: [UInt8], limits: ReadingLimits, into sink: Sink) {
    self.sink = sink
    self.text = text
    self.limits = limits
    var lines = QIFLines()
    let span = text.span
    while let line = lines.next(in: span) {
      guard !line.isEmpty else { continue }
      take(line, of: span)
    }
    endText()
  }

  /// Ends the last record.
  ///
  /// Where its last line has no end either, what that line says of amount or date may be half of
  /// it; the record is rejected for that, and nothing more is said of the end.
  private mutating func endText() {
    guard !record.isEmpty, section.holdsTransactions else { return endRecord() }
    // Old files end with Ctrl-Z in place of a line end.
    let isCut = text.last.map { $0 > 0x1F } ?? false
    record.isCutOff = isCut && record.endsInNumber
    if !record.isCutOff { unended = (record.line, isCut) }
    endRecord()
  }

  private mutating func take(_ line: QIFLine, of span: Span<UInt8>) {
    switch span[line.range.lowerBound] {
    case UInt8(ascii: "^"): endRecord()
    case UInt8(ascii: "!"):
      guard let header = QIFSection.header(text, line.range) else { return add(line, of: span) }
      endRecord()
      enter(header, line)
    // Some programs write remarks above the first record.
    case UInt8(ascii: "#") where record.isEmpty: break
    default: add(line, of: span)
    }
  }

  private mutating func add(_ line: QIFLine, of span: Span<UInt8>) {
    guard section != .list else {
      if record.isEmpty { record.line = line.number }
      return
    }
    record.add(line, of: span)
    if section == .accounts { entry.add(line, of: span) }
  }

  private mutating func enter(_ header: QIFSection.Header, _ line: QIFLine) {
    let next: QIFSection
    switch header {
    case .section(let found): next = found
    case .option(let order):
      statedOrder = order ?? statedOrder
      return
    }
    section = next
    switch next {
    case .accounts:
      named = nil
      namedCount = 0
    case .transactions(let type):
      hasTransactionSection = true
      _ = account(type)
    case .unknown(let name): unknown.append((name, line.number, 0))
    default: break
    }
  }

  /// The index of the account under which transactions stand now.
  private mutating func account(_ type: AccountType) -> Int {
    // Of a list of accounts nobody knows which one is meant.
    let known = namedCount == 1 ? named : nil
    let index = accounts.firstIndex { other in
      other.type == type && other.name == known?.name
    }
    if let index { return index }
    accounts.append(QIFAccount(name: known?.name, type: type, balance: known?.balance))
    return accounts.count - 1
  }

  private mutating func endRecord() {
    defer {
      record = QIFRecord()
      entry = QIFAccountEntry()
    }
    guard !record.isEmpty else { return }
    records += 1
    record.number = records
    switch section {
    case .transactions(let type): keep(account(type))
    case .unannounced:
      // Above the first header, what has neither date nor amount is a remark.
      guard record.isTransaction(in: text.span, needsBoth: false) else { return }
      hasUnannounced = true
      hasTransactionSection = true
      keep(account(.checking))
    case .investment:
      let action = record.reference.map { QIFText.excerpt($0, of: text) } ?? "no action"
      // No program knows more than some forty; what comes after a hundred is no action.
      let isKnown = investments[action] != nil || investments.count < 100
      investments[isKnown ? action : "other", default: 0] += 1
    case .accounts:
      // Some programs name the account between transactions, and go on without a type.
      guard !record.isTransaction(in: text.span, needsBoth: true) else {
        section = .transactions(named?.type ?? .checking)
        hasTransactionSection = true
        return keep(account(named?.type ?? .checking))
      }
      guard !entry.name.isEmpty else { return }
      namedCount += 1
      named = account(of: entry)
    case .unknown: unknown[unknown.count - 1].records += 1
    case .list: break
    }
  }

  private func account(of entry: QIFAccountEntry) -> QIFAccount {
    let name = QIFText.string(entry.name, of: text)
    let type = QIFSection.accountType(QIFText.string(entry.type, of: text))
    var account = QIFAccount(name: name, type: type ?? .other)
    if let balance = entry.balance, let date = entry.balanceDate {
      account.balance = (balance, date)
    }
    return account
  }

  private mutating func keep(_ account: Int) {
    guard record.span.count <= limits.recordBytes else {
      let span = SourceSpan(
        line: record.line, offset: record.span.lowerBound, length: record.span.count)
      let fact = QIFFact.recordTooLong(limit: limits.recordBytes)
      tooLong.append(RejectedRow(record: record.number, span: span, column: nil, fact: fact))
      return
    }
    sink.take(record, account: account, named: accounts[account].name)
  }
}
