import StatementModel

/// What a shape reads out of one JSON object, before signs are settled.
struct RowDraft {
  var status = StatementRow.Status.posted
  /// The same as a flag, asked for every row.
  var isPending: Bool {
    switch status {
    case .pending: true
    case .posted: false
    }
  }
  /// With the sign as written.
  var amount: ExactDecimal
  var currency: Currency?
  /// What a field of its own says was charged for the transaction.
  var fee: ExactDecimal?
  var purchaseDate: CalendarDate?
  var postingDate: CalendarDate?
  var chargeDate: CalendarDate?
  var description = ""
  var nativeID: String?
  /// The account that the object itself names.
  var accountID: String?
  /// Where the description stands in the record's text, if only its words are of interest.
  var words: Range<Int>?
  var details = RowDetails()

  init(amount: ExactDecimal) { self.amount = amount }

  /// Forgets what the figures of the last row were, and its texts too if they were read.
  mutating func reset(withTexts: Bool) {
    if withTexts || !description.isEmpty {
      self = RowDraft(amount: .zero)
      return
    }
    status = .posted
    currency = nil
    purchaseDate = nil
    postingDate = nil
    chargeDate = nil
    words = nil
    details.runningBalance = nil
  }

  /// The date that counts, as `StatementRow.keyDate` has it.
  var keyDate: CalendarDate {
    postingDate ?? purchaseDate ?? chargeDate ?? CalendarDate(dayNumber: 0)
  }
}

/// Why an object gives no row.
enum NoRow: Error {
  /// The object is understood and is no transaction.
  case leftOut(LeftOutRow.Reason)
  /// The object can't be read; the node is the value at fault, 0 the object itself.
  case rejected(JSONRowFact, node: Int)
  /// The object takes back a transaction of this id.
  case removes(id: String, account: String?)
}

extension JSONRecord {
  /// The amount in `node`, by its exact text.
  func amount(_ node: Int?) throws(NoRow) -> ExactDecimal {
    guard let node, self[node].kind != .null else { throw .rejected(.noAmount, node: 0) }
    guard let value = optionalAmount(node, withUnit: false) else {
      throw .rejected(amountFault(node), node: node)
    }
    return value
  }

  /// What is wrong with the amount in `node`, which could not be read.
  func amountFault(_ node: Int) -> JSONRowFact {
    let digits = self[node].content.count { 0x30...0x39 ~= text[$0] }
    let isNumber = self[node].kind == .number
    return isNumber || self[node].kind == .string && digits > ExactDecimal.magnitudeDigits
      ? .amountOutOfRange(excerpt(node)) : .badAmount(excerpt(node))
  }

  /// The amount in `node`, or nothing where there is none that can be read.
  ///
  /// - Parameter withUnit: Whether a currency's sign may stand beside it, which is passed over.
  func optionalAmount(_ node: Int?, withUnit: Bool = true) -> ExactDecimal? {
    guard let node, self[node].kind == .number || self[node].kind == .string else { return nil }
    let range = JSONStrings.trimmed(text.span, self[node].content)
    if let plain = ExactDecimal(utf8: text.span, range: range) { return plain }
    guard let written = WrittenAmount(text.span, self[node]), withUnit || written.unit == nil
    else { return nil }
    return written.exact
  }

  /// The date that stands in `node`, if one does.
  func writtenDate(_ node: Int) -> WrittenDate? {
    guard self[node].isEscaped else { return WrittenDate(text.span, self[node].content) }
    // `09\/03\/2026`, as some writers escape slashes.
    let plain = JSONStrings.unescaped(text.span, self[node].content)
    return WrittenDate(plain.span, 0..<plain.count)
  }

  /// The day that a string in `node` states; nothing where there is no string.
  func day(_ node: Int?) throws(NoRow) -> CalendarDate? {
    guard let node, string(node) != nil else { return nil }
    guard case .day(let day)? = writtenDate(node) else {
      throw .rejected(.badDate(excerpt(node)), node: node)
    }
    return day
  }

  /// The currency in `node`; nothing where there is none.
  func currency(_ node: Int?) -> Currency? {
    guard let node else { return nil }
    let content = self[node].content
    guard self[node].kind == .string, content.count == 3 else {
      return CurrencyWords.currency(word(node))
    }
    let start = content.lowerBound
    let code = UInt32(text[start]) << 16 | UInt32(text[start + 1]) << 8 | UInt32(text[start + 2])
    return currencies.currency(code) { CurrencyWords.currency(word(node)) }
  }

  /// An id as the source writes it; nothing for the words that stand for a missing one.
  func id(_ node: Int?) -> String? {
    guard let id = word(node) else { return nil }
    switch id.utf8.first {
    case UInt8(ascii: "0"), UInt8(ascii: "n"), UInt8(ascii: "u"), UInt8(ascii: "N"):
      let isMissing =
        id == "0" || id == "null" || id == "undefined" || id == "None" || id == "NaN"
        || id.hasPrefix("undefined_") || id.hasPrefix("null_")
      return isMissing ? nil : id
    default: return id
    }
  }

  /// A whole number, however it is written: `125`, `"125"`, `1.25e2`.
  func integer(_ node: Int?) -> Int? {
    guard let word = word(node) else { return nil }
    if let number = Int(word) { return number }
    guard let value = ExactDecimal(word), value.scale == 0 else { return nil }
    return Int(value.units)
  }

  /// The words of an array of strings, or the one string, with a blank between.
  func joinedText(_ node: Int?) -> String? {
    guard let node else { return nil }
    guard self[node].kind == .array else { return string(node) }
    let parts = children(of: node).compactMap { string($0) }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}
