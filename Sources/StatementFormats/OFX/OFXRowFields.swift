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
  /// Whether what a row says besides amount, days, currency and what it is is wanted.
  var keepsTexts = true

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
  private(set) var repeated: (tag: OFXTag, place: OFXPlace)?

  // Where the elements begin in the text that can be wrong.
  private(set) var postedPlace: OFXPlace?
  private(set) var amountPlace: OFXPlace?
  private(set) var correctsPlace: OFXPlace?

  mutating func clear() {
    var buffer = buffer
    let keepsTexts = keepsTexts
    self = OFXRowFields()
    buffer.removeAll(keepingCapacity: true)
    self.buffer = buffer
    self.keepsTexts = keepsTexts
  }

  /// Takes a leaf whose parent, inside the row, is `parent`.
  mutating func take(
    _ tag: OFXTag, of parent: OFXTag, in bytes: [UInt8], _ range: Range<Int>, at offset: Int
  ) {
    guard !range.isEmpty else { return }
    switch (parent, tag) {
    case (.row, _), (.pendingRow, _):
      takeOwn(tag, bytes, range, at: offset)
      if keepsTexts { takeText(tag, bytes, range) }
    case (.payeeAggregate, .name): name = name ?? store(bytes, range)
    case (.rowCurrency, .currencySymbol): currency = currency ?? store(bytes, range)
    case (.originalCurrency, .currencySymbol) where keepsTexts:
      originalCurrency = originalCurrency ?? store(bytes, range)
    case (.originalCurrency, .currencyRate) where keepsTexts:
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
      if posted == nil { (posted, postedPlace) = (store(bytes, range), OFXPlace(offset)) }
    case .userDate, .pendingDate: user = user ?? store(bytes, range)
    case .amount:
      check(amount, against: bytes, range, tag, at: offset)
      if amount == nil { (amount, amountPlace) = (store(bytes, range), OFXPlace(offset)) }
    case .correctsID: correctsID = correctsID ?? store(bytes, range)
    case .correctsAction:
      if correctsAction == nil {
        (correctsAction, correctsPlace) = (store(bytes, range), OFXPlace(offset))
      }
    case .rowType: type = type ?? store(bytes, range)
    case .fitID: fitID = fitID ?? store(bytes, range)
    // Leniency 1. What an id shows to be a transaction needs no text to be counted.
    case .name, .payeeAggregate, .extendedName, .memo:
      if keepsTexts || hasNoID { takeDescription(tag, bytes, range) }
    // Leniency 2.
    case .rowCurrency: currency = currency ?? store(bytes, range)
    default: break
    }
  }

  private mutating func takeDescription(_ tag: OFXTag, _ bytes: [UInt8], _ range: Range<Int>) {
    switch tag {
    case .extendedName: extendedName = extendedName ?? store(bytes, range)
    case .memo: memo = memo ?? store(bytes, range)
    default: name = name ?? store(bytes, range)
    }
  }

  private mutating func takeText(_ tag: OFXTag, _ bytes: [UInt8], _ range: Range<Int>) {
    switch tag {
    case .checkNumber, .ofcCheckNumber: checkNumber = checkNumber ?? store(bytes, range)
    case .merchantCategory: merchantCategory = merchantCategory ?? store(bytes, range)
    default: break
    }
  }

  /// Finds line and column of what may be wrong, while the text is still there to be counted.
  mutating func locate(in lines: inout LineCounter) {
    var places = [postedPlace, amountPlace, correctsPlace, repeated?.place]
    let order = places.indices.sorted { (places[$0]?.offset ?? 0) < (places[$1]?.offset ?? 0) }
    for index in order { places[index]?.locate(in: &lines) }
    (postedPlace, amountPlace, correctsPlace) = (places[0], places[1], places[2])
    if let known = repeated, let place = places[3] { repeated = (known.tag, place) }
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
    repeated = (tag, OFXPlace(offset))
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

/// Where an element begins, in the text and for people.
struct OFXPlace {
  let offset: Int
  private(set) var line: Int?
  private(set) var column: Int?

  init(_ offset: Int) { self.offset = offset }

  mutating func locate(in lines: inout LineCounter) {
    guard line == nil else { return }
    line = lines.line(at: offset)
    column = lines.column(at: offset)
  }
}
