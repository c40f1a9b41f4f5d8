/// The values of one `Ntry` as bytes, until the element is complete.
///
/// The buffers are used again for the next entry, so that an entry costs no allocation here. Of an
/// entry with very many payments only the first are kept: the entry is one row whatever its
/// payments say.
struct CAMTEntry {
  /// One value: where it stands in the buffer, and whose it is.
  struct Value {
    var field: CAMTField
    /// 0 for the entry itself, from 1 on for its payments in their order.
    var payment: Int
    var range: Range<Int>
    /// Where the currency stands that the element names as its attribute; empty without one.
    var currency: Range<Int>
  }

  /// How many payments' values are kept.
  static let keptPayments = 24
  /// No entry of a bank comes near that.
  private static let mostValues = 50_000

  private(set) var buffer: [UInt8] = []
  private(set) var values: [Value] = []
  /// How many payments the entry has, kept or not.
  private(set) var paymentCount = 0
  /// Whether values stand inside of a payment.
  private var isInPayment = false

  mutating func clear() {
    buffer.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    paymentCount = 0
    isInPayment = false
    isTooLong = false
  }

  mutating func beginPayment() {
    paymentCount += 1
    isInPayment = true
  }

  mutating func endPayment() { isInPayment = false }

  /// How many bytes the entry keeps at most, and whether it had more.
  var limit = Int.max
  private(set) var isTooLong = false

  /// Takes a leaf that isn't empty.
  mutating func take(_ field: CAMTField, _ text: [UInt8], currency: [UInt8]) {
    let payment = isInPayment ? paymentCount : 0
    guard payment <= Self.keptPayments else { return }
    guard text.count <= limit - buffer.count, values.count < Self.mostValues else {
      isTooLong = true
      return
    }
    let start = buffer.count
    buffer.append(contentsOf: text)
    let middle = buffer.count
    buffer.append(contentsOf: currency)
    values.append(
      Value(
        field: field, payment: payment, range: start..<middle, currency: middle..<buffer.count))
  }

  /// The first value of that meaning that the entry itself (0) or one of its payments states.
  func first(_ field: CAMTField, of payment: Int = 0) -> Value? {
    for value in values where value.field == field && value.payment == payment { return value }
    return nil
  }

  /// The only payment's number, or 0 for an entry of several or of none.
  var onlyPayment: Int { paymentCount == 1 ? 1 : 0 }

  /// The first value of that meaning, of the entry itself or, if it says nothing, of its only
  /// payment.
  func outer(_ field: CAMTField) -> Value? {
    first(field) ?? (paymentCount == 1 ? first(field, of: 1) : nil)
  }

  /// The first value of that meaning, of the only payment or, if it says nothing, of the entry.
  func inner(_ field: CAMTField) -> Value? {
    (paymentCount == 1 ? first(field, of: 1) : nil) ?? first(field)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: buffer[range], as: UTF8.self) }

  /// Whether the value is that ASCII word, letters in any case.
  func isWord(_ range: Range<Int>, _ word: StaticString) -> Bool {
    range.count == word.utf8CodeUnitCount && Search.hasPrefix(buffer, word, at: range.lowerBound)
  }
}
