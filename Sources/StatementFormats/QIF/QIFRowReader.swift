import StatementModel

extension QIFRecord {
  /// Where the record stands in the file's text.
  var sourceSpan: SourceSpan {
    SourceSpan(line: line, offset: span.lowerBound, length: span.count)
  }
}

/// Makes rows of records.
struct QIFRowReader {
  let text: [UInt8]
  let order: DateOrder
  let mark: UInt8
  /// Whether a person says that positive amounts are money spent.
  let turnsSigns: Bool

  func row(
    _ record: QIFRecord, noting notes: inout QIFNotes
  ) throws(QIFFact) -> StatementRow {
    guard !record.isRunTogether else { throw .runTogether }
    guard !record.isCutOff else { throw .recordCutOff }
    let span = text.span
    guard let date = record.date, !date.isEmpty else { throw .noDate }
    guard let day = QIFDate.day(span, date, order) else {
      throw .badDate(QIFText.excerpt(date, of: text), order: order.words)
    }
    guard let stated = record.statedAmount, !stated.isEmpty else { throw .noAmount }
    guard let amount = QIFAmount(span, stated), let value = amount.value(span, mark: mark) else {
      throw .badAmount(QIFText.excerpt(stated, of: text))
    }
    var row = StatementRow(
      record: record.number, span: record.sourceSpan, amount: turnsSigns ? -value : value,
      currency: amount.currency, postingDate: day, description: "")
    describe(&row, record)
    notes.see(codes: record.ignoredCodes)
    checkParts(record, value, &notes)
    if let second = record.secondAmount, record.amount != nil,
      let other = QIFAmount(span, second)?.value(span, mark: mark), other != value
    {
      notes.see(
        amount: QIFText.excerpt(stated, of: text), secondAmount: QIFText.excerpt(second, of: text),
        line: record.line)
    }
    return row
  }

  /// Text, category, check number and kind.
  private func describe(_ row: inout StatementRow, _ record: QIFRecord) {
    let payee = QIFText.joined(record.payee, of: text)
    var memo = QIFText.joined(record.memo, of: text)
    let address = QIFText.joined(record.address, of: text)
    let parts = record.splits.compactMap(\.memo).map { QIFText.string($0, of: text) }
      .filter { !$0.isEmpty }
    if memo.isEmpty { memo = Self.list(parts) }
    let category = category(record)
    row.description =
      [payee, memo, address, category].first { !$0.isEmpty } ?? reference(record) ?? ""
    if row.description == memo || memo == payee { memo = "" }
    // A payee that is cut goes on in the memo.
    if !memo.isEmpty, memo.utf8.count > payee.utf8.count,
      memo.lowercased().hasPrefix(payee.lowercased())
    {
      row.description = memo
      memo = ""
    }
    var details = RowDetails()
    let further = [memo, address].filter { !$0.isEmpty && $0 != row.description }
    if !further.isEmpty { details.memo = further.joined(separator: "; ") }
    if !category.isEmpty { details.bankCategory = category }
    if let reference = reference(record) {
      if reference.utf8.contains(where: { (0x30...0x39).contains($0) }) {
        details.checkNumber = reference
      } else {
        details.kind = KindWords.kind(reference)
      }
    }
    if QIFOpening.transferAccount(category) != nil { details.kind = .transfer }
    row.details = details
  }

  private func reference(_ record: QIFRecord) -> String? {
    guard let range = record.reference, !range.isEmpty else { return nil }
    return QIFText.string(range, of: text)
  }

  /// The category, or those of the parts where the record itself names none.
  private func category(_ record: QIFRecord) -> String {
    let own = record.category.map { QIFText.string($0, of: text) } ?? ""
    // Quicken writes a filler above the parts: `--Split--`.
    guard own.isEmpty || own.hasPrefix("--") || own == "|" else { return own }
    return Self.list(
      record.splits.compactMap(\.category).map { QIFText.string($0, of: text) }
        .filter { !$0.isEmpty })
  }

  /// Texts with a semicolon between, each once.
  private static func list(_ texts: [String]) -> String {
    var seen = Set<String>()
    return texts.filter { seen.insert($0).inserted }.joined(separator: "; ")
  }

  private func checkParts(
    _ record: QIFRecord, _ value: ExactDecimal, _ notes: inout QIFNotes
  ) {
    guard !record.splits.isEmpty else { return }
    var sum = DecimalSum()
    for split in record.splits {
      // A part given in percent has no amount.
      guard let range = split.amount,
        let part = QIFAmount(text.span, range)?.value(text.span, mark: mark)
      else { return }
      sum.add(part)
    }
    var whole = DecimalSum()
    whole.add(value)
    guard sum != whole else { return }
    notes.see(
      amount: whole.text(minimumDecimals: 2), parts: sum.text(minimumDecimals: 2),
      line: record.line)
  }

  /// The balance that `!Account` states, where it is of a day after the last row.
  func balance(_ account: QIFAccount, after last: CalendarDate?) -> StatedBalance? {
    guard let balance = account.balance,
      let day = QIFDate.day(text.span, balance.date, order),
      let amount = QIFAmount(text.span, balance.amount)?.value(text.span, mark: mark),
      last.map({ $0 <= day }) ?? true
    else { return nil }
    return StatedBalance(amount: amount, date: day)
  }
}
