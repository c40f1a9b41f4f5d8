/// The details of many transactions: what statements say often in a few bytes each, all else whole.
///
/// Every transaction of a bank can have some, and most of what could be there is not.
package struct DetailsTable: Sendable {
  /// Details that nothing but a statement has a part in.
  package struct Usual: BitwiseCopyable, Sendable {
    /// Of the original amount.
    var units: Int64 = 0
    /// Nothing is 0.
    var currency: Int64 = 0
    /// Places in `texts`; negative for none.
    var memo: Int32 = -1
    var bankCategory: Int32 = -1
    /// Negative for none.
    var merchantCategoryCode: Int32 = -1
    var kind = Usual.noKind
    var scale: UInt8 = 0
    /// Fills the last bytes, so that what is kept in files is the same each time.
    var unused: UInt16 = 0

    static let noKind = UInt8.max

    var original: Money? {
      currency == 0
        ? nil
        : Money(
          ExactDecimal(canonicalUnits: units, scale: scale), Currency(packedCode: currency))
    }
  }

  package private(set) var usual: [Usual] = []
  /// Memos and the issuers' categories.
  package private(set) var texts: [String] = []
  package private(set) var whole: [TransactionDetails] = []

  init() {}

  /// Details that were kept; nothing where one names a text that is not there.
  package init?(usual: [Usual], texts: [String], whole: [TransactionDetails]) {
    for own in usual
    where own.memo >= texts.count || own.bankCategory >= texts.count {
      return nil
    }
    self.usual = usual
    self.texts = texts
    self.whole = whole
  }

  /// Whether details stand at a place.
  func has(_ place: Int32) -> Bool {
    Int(place >> 1) < (place & 1 == 0 ? usual.count : whole.count)
  }

  /// Whether any transaction is split.
  var hasSplits: Bool { whole.contains { !$0.split.isEmpty } }

  /// Keeps details, and says where.
  mutating func keep(_ details: TransactionDetails) -> Int32 {
    guard details.isOfStatement else {
      whole.append(details)
      return Int32(whole.count - 1) << 1 | 1
    }
    var new = Usual()
    if let original = details.original {
      new.units = original.amount.units
      new.scale = original.amount.scale
      new.currency = original.currency.packedCode
    }
    if let code = details.merchantCategoryCode { new.merchantCategoryCode = Int32(code) }
    if let kind = details.kind { new.kind = kind.rawValue }
    if let memo = details.memo { new.memo = keep(memo) }
    if let category = details.bankCategory { new.bankCategory = keep(category) }
    usual.append(new)
    return Int32(usual.count - 1) << 1
  }

  private mutating func keep(_ text: String) -> Int32 {
    texts.append(text)
    return Int32(texts.count - 1)
  }

  subscript(place: Int32) -> TransactionDetails {
    guard place & 1 == 0 else { return whole[Int(place >> 1)] }
    let known = usual[Int(place >> 1)]
    var details = TransactionDetails()
    details.original = known.original
    if known.merchantCategoryCode >= 0 {
      details.merchantCategoryCode = Int(known.merchantCategoryCode)
    }
    details.kind = TransactionKind(rawValue: known.kind)
    if known.memo >= 0 { details.memo = texts[Int(known.memo)] }
    if known.bankCategory >= 0 { details.bankCategory = texts[Int(known.bankCategory)] }
    return details
  }

  /// The amount in the currency of the purchase, without making the details.
  func original(at place: Int32) -> Money? {
    place & 1 == 0 ? usual[Int(place >> 1)].original : whole[Int(place >> 1)].original
  }

  /// Only details that are kept whole have one.
  func installment(at place: Int32) -> Installment? {
    place & 1 == 0 ? nil : whole[Int(place >> 1)].installment
  }

  /// The same as for installments.
  func isPart(at place: Int32) -> Bool { place & 1 == 1 && whole[Int(place >> 1)].part != nil }

  /// The same as for installments.
  func isSplit(at place: Int32) -> Bool { place & 1 == 1 && !whole[Int(place >> 1)].split.isEmpty }

  /// What the statement says the transaction is, without making its details.
  func kind(at place: Int32) -> TransactionKind? {
    place & 1 == 0
      ? TransactionKind(rawValue: usual[Int(place >> 1)].kind) : whole[Int(place >> 1)].kind
  }
}

extension TransactionDetails {
  /// Whether there is nothing in them but what statements say often.
  fileprivate var isOfStatement: Bool {
    note == nil && tags.isEmpty && installment == nil && period == nil && split.isEmpty
      && part == nil
      && merchantCategoryCode.map { (0...Int(Int32.max)).contains($0) } ?? true
  }
}
