/// A transaction's id: 128 bits made from the row that is canonically its first.
@frozen public struct TransactionID: Hashable, Comparable, BitwiseCopyable, Sendable {
  public let high: UInt64
  public let low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Reads the full id: 32 hexadecimal digits, upper or lower case.
  package init?(_ text: some StringProtocol) {
    var text = String(text)
    text.makeContiguousUTF8()
    self.init(digits: text.utf8.span)
  }

  /// The same of bytes.
  package init?(digits: Span<UInt8>) {
    guard digits.count == 32 else { return nil }
    var words: (high: UInt64, low: UInt64) = (0, 0)
    for place in digits.indices {
      let digit = digits[place]
      let value: UInt8
      switch digit {
      case 0x30...0x39: value = digit - 0x30
      case 0x41...0x46: value = digit - 0x37
      case 0x61...0x66: value = digit - 0x57
      default: return nil
      }
      words.high = words.high << 4 | words.low >> 60
      words.low = words.low << 4 | UInt64(value)
    }
    self.init(high: words.high, low: words.low)
  }

  // Spelt out, so that loops of other rooms compare ids without a call.
  @inlinable public static func == (left: TransactionID, right: TransactionID) -> Bool {
    left.high == right.high && left.low == right.low
  }

  @inlinable public static func < (left: TransactionID, right: TransactionID) -> Bool {
    left.high == right.high ? left.low < right.low : left.high < right.high
  }

  /// How people see it: the first eight digits.
  package var short: String { String(description.prefix(8)) }
}

extension TransactionID: CustomStringConvertible {
  /// 32 lower-case hexadecimal digits.
  public var description: String { Self.hex(high) + Self.hex(low) }

  private static func hex(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
