import StatementModel

/// The values of one `STMTTRN` or `STMTTRNP`, as bytes, until the element is complete.
///
/// The buffer is used again for the next row, so that a row costs no allocation here. Leniencies
/// granted here:
///
/// 1. `PAYEE` with the name itself as text.
/// 2. `CURRENCY` with the code itself as text.
/// 3. OFC's `CHKNUM` for `CHECKNUM`.
/// 4. Of a value that comes twice the first counts; but two different dates or amounts are two rows
///    run together, and the row is rejected.
struct OFXRowFields {
  private(set) var buffer: [UInt8] = []

  private(set) var type: Range<Int>?
  private(set) var posted: Range<Int>?
  private(set) var user: Range<Int>?
  private(set) var amount: Range<Int>?
  private(set) var fitID: Range<Int>?
  private(set) var correctsID: Range<Int>?
  private(set) var correctsAction: Range<Int>?
  private(set) var checkNumber: Range<Int>?
  private(set) var merchantCategory: Range<Int>?
  private(set) var name: Range<Int>?
  private(set) var extendedName: Range<Int>?
  private(set) var memo: Range<Int>?
  /// `CURSYM` of `CURRENCY`: the amount is in this currency (OFX 5.2).
  private(set) var currency: Range<Int>?
  /// `CURSYM` of `ORIGCURRENCY`: the amount has been converted from this currency.
  private(set) var originalCurrency: Range<Int>?
  /// `CURRATE` of `ORIGCURRENCY`.
  private(set) var originalRate: Range<Int>?
  /// A date or amount that came twice with different values: then two rows have run together.
  private(set) var repeated: (tag: OFXTag, offset: Int)?

  // Where the elements begin in the text that can be wrong.
  private(set) var postedOffset: Int?
  private(set) var amountOffset: Int?
  private(set) var correctsOffset: Int?

  mutating func clear() {
    var buffer = buffer
    self = OFXRowFields()
    buffer.removeAll(keepingCapacity: true)
    self.buffer = buffer
  }

  /// Takes a leaf whose parent, inside the row, is `parent`.
  mutating func take(
    _ tag: OFXTag, of parent: OFXTag, in bytes: [UInt8], _ range: Range<Int>, at offset: Int
  ) {
    guard !range.isEmpty else { return }
    switch (parent, tag) {
    case (.row, _), (.pendingRow, _): takeOwn(tag, bytes, range, at: offset)
    case (.payeeAggregate, .name): name = name ?? store(bytes, range)
    case (.rowCurrency, .currencySymbol): currency = currency ?? store(bytes, range)
    case (.originalCurrency, .currencySymbol):
      originalCurrency = originalCurrency ?? store(bytes, range)
    case (.originalCurrency, .currencyRate):
      originalRate = originalRate ?? store(bytes, range)
    default: break
    }
  }

  private mutating func takeOwn(
    _ tag: OFXTag, _ bytes: [UInt8], _ range: Range<Int>, at offset: Int
  ) {
    switch tag {
    case .postedDate:
      check(posted, against: bytes, range, tag, at: offset)
      if posted == nil { (posted, postedOffset) = (store(bytes, range), offset) }
    case .userDate, .pendingDate: user = user ?? store(bytes, range)
    case .amount:
      check(amount, against: bytes, range, tag, at: offset)
      if amount == nil { (amount, amountOffset) = (store(bytes, range), offset) }
    case .correctsID: correctsID = correctsID ?? store(bytes, range)
    case .correctsAction:
      if correctsAction == nil {
        (correctsAction, correctsOffset) = (store(bytes, range), offset)
      }
    case .rowType: type = type ?? store(bytes, range)
    case .fitID: fitID = fitID ?? store(bytes, range)
    // Leniency 1.
    case .name, .payeeAggregate: name = name ?? store(bytes, range)
    case .extendedName: extendedName = extendedName ?? store(bytes, range)
    case .memo: memo = memo ?? store(bytes, range)
    case .checkNumber, .ofcCheckNumber: checkNumber = checkNumber ?? store(bytes, range)
    case .merchantCategory: merchantCategory = merchantCategory ?? store(bytes, range)
    // Leniency 2.
    case .rowCurrency: currency = currency ?? store(bytes, range)
    default: break
    }
  }

  /// Whether the row has no id, or a filler for one.
  var hasNoID: Bool {
    guard let fitID else { return true }
    return isWord(fitID, "NULL") || buffer[fitID].allSatisfy { $0 == 0x30 }
  }

  /// Whether the id of a corrected row is a filler.
  var correctsNothing: Bool {
    guard let correctsID else { return true }
    return correctsAction == nil
      && (isWord(correctsID, "NULL") || buffer[correctsID].allSatisfy { $0 == 0x30 })
  }

  private mutating func store(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    let start = buffer.count
    buffer.append(contentsOf: bytes[range])
    return start..<buffer.count
  }

  private mutating func check(
    _ known: Range<Int>?, against bytes: [UInt8], _ range: Range<Int>, _ tag: OFXTag,
    at offset: Int
  ) {
    guard let known, !buffer[known].elementsEqual(bytes[range]) else { return }
    repeated = (tag, offset)
  }

  /// The value as text; nothing where the element is missing or empty.
  func text(_ range: Range<Int>?) -> String? {
    range.map { String(decoding: buffer[$0], as: UTF8.self) }
  }

  /// Whether the value is a word of the specification, in any case.
  func isWord(_ range: Range<Int>?, _ word: StaticString) -> Bool {
    guard let range, range.count == word.utf8CodeUnitCount else { return false }
    return Search.hasPrefix(buffer, word, at: range.lowerBound)
  }
}
