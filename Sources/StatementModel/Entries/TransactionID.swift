/// A transaction's id: 128 bits made from the row that is canonically its first.
package struct TransactionID: Hashable, Comparable, Sendable {
  package let high: UInt64
  package let low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Reads the full id: 32 hexadecimal digits.
  package init?(_ text: String) {
    guard text.utf8.count == 32, let high = UInt64(text.prefix(16), radix: 16),
      let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }

  package static func < (left: TransactionID, right: TransactionID) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }

  /// How people see it: the first eight digits.
  package var short: String { String(description.prefix(8)) }
}

extension TransactionID: CustomStringConvertible {
  /// 32 lower-case hexadecimal digits.
  package var description: String { Self.hex(high) + Self.hex(low) }

  private static func hex(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
