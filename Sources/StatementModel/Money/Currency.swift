/// A currency by its code: ISO 4217's three letters, or a code of up to eight letters and digits
/// that a source uses for something else (`BTC`, `USDT`).
///
/// The code is packed into one word, so that comparing and hashing cost an integer each.
@frozen public struct Currency: Hashable, BitwiseCopyable, Sendable {
  @usableFromInline let packed: UInt64

  /// Reads a code, upper or lower case; nothing unless it is 3 to 8 ASCII letters and digits that
  /// begin with a letter.
  package init?(code: some StringProtocol) {
    var packed: UInt64 = 0
    var count = 0
    for byte in code.utf8 {
      let upper: UInt8
      switch byte {
      case 0x41...0x5A: upper = byte
      case 0x61...0x7A: upper = byte - 0x20
      case 0x30...0x39 where count > 0: upper = byte
      default: return nil
      }
      count += 1
      guard count <= 8 else { return nil }
      packed = packed << 8 | UInt64(upper)
    }
    guard count >= 3 else { return nil }
    self.packed = packed
  }

  /// The word as stored by `packedCode`; for the index.
  @inlinable package init(packedCode: Int64) { packed = UInt64(bitPattern: packedCode) }

  /// The word as stored, of which nobody knows yet whether it is a code's; nothing if not.
  package init?(uncheckedCode packed: UInt64) {
    guard packed > 0xFFFF else { return nil }
    var rest = packed
    while rest != 0 {
      switch UInt8(truncatingIfNeeded: rest) {
      case 0x41...0x5A: break
      // A digit is never the first.
      case 0x30...0x39 where rest > 0xFF: break
      default: return nil
      }
      rest >>= 8
    }
    self.packed = packed
  }

  /// The code's bytes in one word, for the index.
  @inlinable package var packedCode: Int64 { Int64(bitPattern: packed) }

  private init(literal: StaticString) {
    var packed: UInt64 = 0
    for byte in literal.description.utf8 { packed = packed << 8 | UInt64(byte) }
    self.packed = packed
  }

  /// ISO 4217's code for "no currency": what a file that names none is read in.
  package static let none = Currency(literal: "XXX")
  package static let usd = Currency(literal: "USD")
  package static let eur = Currency(literal: "EUR")
  package static let gbp = Currency(literal: "GBP")
  package static let ils = Currency(literal: "ILS")

  package var code: String {
    var bytes: [UInt8] = []
    var shift = 56
    while shift >= 0 {
      let byte = UInt8(truncatingIfNeeded: packed >> UInt64(shift))
      if byte != 0 { bytes.append(byte) }
      shift -= 8
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The code's bytes in one word, the first lowest, and how many they are.
  package var codeWord: (word: UInt64, count: Int) {
    (leftAligned.byteSwapped, 8 - packed.leadingZeroBitCount / 8)
  }

  /// Whether ISO 4217 lists the code as a currency in use.
  package var isKnown: Bool { CurrencyTable.minorUnits[self] != nil }

  /// How many decimals the currency's minor unit has (ISO 4217); 2 for codes it does not list.
  package var minorUnits: Int { CurrencyTable.minorUnits[self] ?? 2 }
}

extension Currency: CustomStringConvertible {
  public var description: String { code }
}

extension Currency {
  // Spelt out, so that loops of other rooms compare two words without a call.
  @inlinable @inline(__always)
  public static func == (left: Currency, right: Currency) -> Bool {
    left.packed == right.packed
  }

  // That of any two equatable values asks what they are, each time.
  @inlinable @inline(__always)
  package static func != (left: Currency, right: Currency) -> Bool {
    left.packed != right.packed
  }
}

extension Currency: Comparable {
  public static func < (left: Currency, right: Currency) -> Bool {
    left.leftAligned < right.leftAligned
  }

  /// The code's first letter in the highest byte: words then compare as codes do.
  private var leftAligned: UInt64 { packed << UInt64(packed.leadingZeroBitCount & ~7) }
}
