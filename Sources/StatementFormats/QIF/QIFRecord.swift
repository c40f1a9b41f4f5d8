/// The lines of one record, up to its `^`, by what they hold; pieces of the text.
struct QIFRecord {
  /// One part of a split transaction.
  struct Split {
    var category: Range<Int>?
    var memo: Range<Int>?
    var amount: Range<Int>?
  }

  /// The record's number in the file, from 1.
  var number = 0
  var line = 0
  var span = 0..<0
  /// The codes that no row keeps.
  var ignoredCodes: [UInt8] = []
  /// The text ends within a line of the record that says its date or amount.
  var isCutOff = false
  /// A second date and amount stand in the record: a `^` is missing between two.
  private(set) var isRunTogether = false
  private(set) var date: Range<Int>?
  /// `T`.
  private(set) var amount: Range<Int>?
  /// `U`, which repeats `T` in newer files.
  private(set) var secondAmount: Range<Int>?
  private(set) var payee: [Range<Int>] = []
  private(set) var memo: [Range<Int>] = []
  private(set) var address: [Range<Int>] = []
  /// `N`: a check number, a reference, a word for the kind; the action of an investment.
  private(set) var reference: Range<Int>?
  private(set) var category: Range<Int>?
  private(set) var splits: [Split] = []
  private var lastText: UInt8 = 0
  private var hasSecondDate = false
  private var hasSecondAmount = false

  var isEmpty: Bool { line == 0 }
  /// Whether the last line gives the date or an amount.
  var endsInNumber: Bool {
    [date, amount, secondAmount].contains { $0?.upperBound == span.upperBound }
  }
  var statedAmount: Range<Int>? {
    if let amount, !amount.isEmpty { return amount }
    return secondAmount ?? amount
  }

  /// Whether the record has a date or an amount that can be read, or both.
  func isTransaction(in text: Span<UInt8>, needsBoth: Bool) -> Bool {
    let hasDate = date.map { QIFDate.read(text, $0) != nil } ?? false
    let hasAmount = statedAmount.map { QIFAmount(text, $0) != nil } ?? false
    return needsBoth ? hasDate && hasAmount : hasDate || hasAmount
  }

  /// Takes in one line.
  mutating func add(_ line: QIFLine, of text: Span<UInt8>) {
    if isEmpty {
      self.line = line.number
      span = line.range
    }
    span = span.lowerBound..<line.range.upperBound
    let code = text[line.range.lowerBound]
    let value = QIFText.trimmed(text, line.value)
    switch code {
    case UInt8(ascii: "D"): addDate(value, line, of: text)
    case UInt8(ascii: "T"): addAmount(value, line, of: text)
    case UInt8(ascii: "U"):
      if secondAmount == nil { secondAmount = value } else { addText(line) }
    case UInt8(ascii: "P"):
      // A payee is one line; what begins with its letter after that is a memo's second line.
      if payee.isEmpty { payee = [value] } else { addText(line) }
      if lastText != UInt8(ascii: "M") { lastText = code }
    case UInt8(ascii: "M"):
      memo.append(value)
      lastText = code
    case UInt8(ascii: "A"): address.append(value)
    case UInt8(ascii: "N"):
      if reference == nil { reference = value } else { addText(line) }
    case UInt8(ascii: "L"):
      if category == nil { category = value } else { addText(line) }
    case UInt8(ascii: "S"): splits.append(Split(category: value))
    case UInt8(ascii: "E"): lastSplit { if $0.memo == nil { $0.memo = value } }
    case UInt8(ascii: "$"):
      if splits.last?.amount != nil { splits.append(Split()) }
      lastSplit { $0.amount = value }
    case UInt8(ascii: "%"): break
    case UInt8(ascii: "C"): break
    case 0x41...0x5A, 0x2F: ignore(code)
    default:
      // No code is a small letter, a digit or a sign: the line goes on from the one before.
      if lastText != 0 { addText(line) } else { ignore(code) }
    }
  }

  private mutating func addDate(_ value: Range<Int>, _ line: QIFLine, of text: Span<UInt8>) {
    guard date != nil else {
      date = value
      return
    }
    guard QIFDate.read(text, value) != nil else { return addText(line) }
    // Parts of a split may have dates of their own.
    if splits.isEmpty { isRunTogether = true }
    hasSecondDate = true
    if hasSecondAmount { isRunTogether = true }
  }

  private mutating func addAmount(_ value: Range<Int>, _ line: QIFLine, of text: Span<UInt8>) {
    guard let first = amount else {
      amount = value
      return
    }
    guard QIFAmount(text, value) != nil else { return addText(line) }
    hasSecondAmount = true
    if hasSecondDate || !Self.isSame(text, first, value) { isRunTogether = true }
  }

  /// A line that is no field of its own: more of the memo.
  private mutating func addText(_ line: QIFLine) {
    if lastText == UInt8(ascii: "P"), memo.isEmpty {
      payee.append(line.range)
    } else {
      memo.append(line.range)
    }
  }

  private mutating func ignore(_ code: UInt8) {
    if !ignoredCodes.contains(code) { ignoredCodes.append(code) }
  }

  private mutating func lastSplit(_ change: (inout Split) -> Void) {
    if splits.isEmpty { splits.append(Split()) }
    change(&splits[splits.count - 1])
  }

  private static func isSame(
    _ text: Span<UInt8>, _ first: Range<Int>, _ second: Range<Int>
  ) -> Bool {
    guard first.count == second.count else { return false }
    return zip(first, second).allSatisfy { text[$0] == text[$1] }
  }
}
