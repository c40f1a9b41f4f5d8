import StatementModel

/// What makes rows equal in content (rule 3); of one card.
struct ContentKey: TableKey {
  var units: Int64
  var day: Int32
  /// The number of the folded description.
  var text: Int32
  var chargeDay: Int32
  var installment: Int32
  /// The place of the currency.
  var currency: Int32
  var scale: UInt8
  var isPending: Bool

  var words: (UInt64, UInt64) {
    (
      UInt64(bitPattern: units) ^ Self.pair(text, day).byteSwapped,
      Self.pair(text, day) ^ Self.pair(chargeDay &+ installment, currency) &* 0x9E37_79B9_7F4A_7C15
        ^ UInt64(scale) << 1 ^ (isPending ? 1 : 0)
    )
  }

  private static func pair(_ one: Int32, _ other: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: one)) << 32 | UInt64(UInt32(bitPattern: other))
  }
}

/// What makes rows equal by their native id (rule 4): the id's number, amount and installment.
struct NativeKey: TableKey {
  var units: Int64
  var id: Int32
  var installment: Int32
  var scale: UInt8

  var words: (UInt64, UInt64) {
    (
      UInt64(bitPattern: units) ^ UInt64(scale),
      UInt64(UInt32(bitPattern: id)) << 32 | UInt64(UInt32(bitPattern: installment))
    )
  }
}

/// A native id of a source.
struct SourceIDKey: TableKey {
  var source: Int32
  /// The number of the id's text.
  var text: Int32

  var words: (UInt64, UInt64) {
    (UInt64(UInt32(bitPattern: source)), UInt64(UInt32(bitPattern: text)))
  }
}

/// What tells the amounts of rows apart: amount, currency and installment number.
struct AmountKey: TableKey, Hashable {
  var units: Int64
  var installment: Int32
  var currency: Int32
  var scale: UInt8

  var words: (UInt64, UInt64) {
    (
      UInt64(bitPattern: units) ^ UInt64(scale),
      UInt64(UInt32(bitPattern: currency)) << 32 | UInt64(UInt32(bitPattern: installment))
    )
  }
}

extension CardRows {
  func amountKey(of row: Int) -> AmountKey {
    AmountKey(
      units: self[row].units, installment: installment(of: row), currency: self[row].currency,
      scale: self[row].scale)
  }
}
