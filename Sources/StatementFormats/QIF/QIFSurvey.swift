/// Gathers what all dates and amounts of a file show about how they are written.
struct QIFSurvey: QIFSink {
  let text: [UInt8]
  private(set) var dates = QIFDateEvidence()
  private(set) var marks = DecimalEvidence()
  /// The first amount whose mark can be a decimal or a grouping mark.
  private(set) var openAmount: Range<Int>?

  init(_ text: [UInt8]) { self.text = text }

  mutating func take(_ record: QIFRecord, account: Int, named name: String?) {
    guard !record.isRunTogether, !record.isCutOff else { return }
    if let date = record.date, let raw = QIFDate.read(text.span, date) {
      dates.add(raw, at: date, account: account)
    }
    add(record.amount, record.line)
    add(record.secondAmount, record.line)
    for split in record.splits { add(split.amount, record.line) }
  }

  private mutating func add(_ range: Range<Int>?, _ line: Int) {
    let text = text
    guard let range, let amount = QIFAmount(text.span, range) else { return }
    let before = marks.openPoint + marks.openComma
    marks.add(text.span, amount.digits, line: line)
    if before == 0, marks.openPoint + marks.openComma > 0 { openAmount = range }
  }
}
