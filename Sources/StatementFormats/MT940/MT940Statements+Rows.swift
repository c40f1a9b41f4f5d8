import StatementModel

/// The parts of a row, until the next field shows that it is complete.
struct MT940OpenRow {
  /// Nothing while no row is being read, or where its field 61 was rejected.
  var line: MT940Line?
  var start = 0
  var end = 0
  /// The line on which it begins.
  var number = 0
  var details: [Range<Int>] = []
  var nonSwift: Range<Int>?
  /// Whether a row is being read, or one that was rejected.
  var isOpen = false

  mutating func take(_ field: MT940Field) {
    guard isOpen else { return }
    end = field.value.upperBound
    if field.tag == .nonSwift { nonSwift = field.value } else { details.append(field.value) }
  }

  mutating func begin(_ field: MT940Field) {
    line = nil
    start = field.start
    end = field.value.upperBound
    details.removeAll(keepingCapacity: true)
    nonSwift = nil
    isOpen = true
  }
}

extension MT940Statements {
  mutating func beginRow(_ field: MT940Field, _ type: Int?) {
    begin(field, type)
    row.begin(field)
    row.number = field.line
    do throws(MT940Fact) {
      row.line = try MT940Line.read(text.span, field.value, currency: message?.currency)
    } catch {
      reject(error)
    }
  }

  mutating func reject(_ fact: MT940Fact) {
    rowCount += 1
    message?.rejectedRows += 1
    rejected.append(RejectedRow(record: rowCount, span: span(), column: nil, fact: fact))
    let read = rowCount - rejected.count
    if options.limits.refuses(rejected: rejected.count, read: read) {
      refuse(.tooManyRejected(rejected: rejected.count, read: read), line: row.number)
    }
  }

  /// Rejects the row with which the text ends, where more had to follow: the closing balance of a
  /// file that states balances, or the rest of its field 61.
  mutating func rejectCutRow() {
    guard row.isOpen, let line = row.line, let message, message.closing == nil else { return }
    let statesBalances =
      message.opening != nil || open?.closing != nil
      || statements.contains { $0.closingBalance != nil }
    // Behind the amount stands a type of four characters.
    let endsInAmount = line.type.count < 4 && row.end == text.count
    guard statesBalances && !endsInBlankLine || endsInAmount else { return }
    reject(.rowCutOff)
    row.isOpen = false
  }

  /// Whether an empty line ends the text: messages hold none, so it was written to its end.
  private var endsInBlankLine: Bool {
    let blanks = text.reversed().prefix { $0 <= 0x20 }
    return max(blanks.count { $0 == 0x0A }, blanks.count { $0 == 0x0D }) >= 2
  }

  private func span() -> SourceSpan {
    var end = row.end
    while end > row.start, MT940Bytes.isBlank(text[end - 1]) { end -= 1 }
    return SourceSpan(line: row.number, offset: row.start, length: end - row.start)
  }

  /// Ends the row that is being read.
  mutating func finishRow() {
    guard row.isOpen else { return }
    row.isOpen = false
    guard let line = row.line, message != nil else { return }
    let span = span()
    guard span.length <= options.limits.recordBytes else {
      reject(.rowTooLong(limit: options.limits.recordBytes))
      return
    }
    rowCount += 1
    if line.isClamped {
      let date = row.start..<min(row.start + 14, row.end)
      warn(
        .clampedDate(
          text: MT940Text.excerpt(text.span, date),
          day: "\(line.valueDate)" + (line.entryDate.map { ", booked \($0)" } ?? "")),
        line: row.number)
    }
    if message?.closing != nil {
      message?.rowsAfterEnd += 1
    } else {
      message?.found.add(line)
    }
    let made = make(line, span)
    message?.rows.append(made)
  }

  private mutating func make(_ line: MT940Line, _ span: SourceSpan) -> StatementRow {
    let text = text
    let bytes = text.span
    let details =
      row.nonSwift.map { reader.read(bytes, nonSwift: $0) } ?? reader.read(bytes, row.details)
    let texts = MT940RowTexts(line, details, bytes)
    var made = StatementRow(
      record: rowCount, span: span, status: line.isExpected ? .pending : .posted,
      amount: line.amount, postingDate: line.entryDate ?? line.valueDate,
      description: texts.description)
    made.nativeID = details.transactionNumber ?? MT940Reference.id(bytes, line.bankReference)
    let kind =
      MT940Kind.kind(
        type: line.type, in: bytes, details: details, isOutflow: line.amount.isNegative)
      ?? details.postingText.flatMap {
        MT940Kind.kind(postingText: $0, isOutflow: line.amount.isNegative)
      }
    let check = MT940Reference.check(bytes, line)
    let original = MT940Reference.original(
      bytes, line.supplement, isOutflow: line.amount.isNegative, currency: message?.currency)
    guard kind != nil || texts.memo != nil || check != nil || original != nil else { return made }
    var further = RowDetails()
    further.kind = kind
    further.memo = texts.memo
    further.checkNumber = check
    further.original = original
    made.details = further
    return made
  }
}
