extension ExactDecimal: CustomStringConvertible {
  /// The plain signed decimal with as many decimals as the value needs: `-12.3`, `5`.
  public var description: String { text() }

  /// The plain signed decimal, padded with zeros to at least `minimumDecimals`; never rounded.
  package func text(minimumDecimals: Int = 0) -> String {
    DecimalText.plain(
      units: Int128(units), scale: Int(scale), minimumDecimals: minimumDecimals)
  }

  /// Reads a plain decimal (`-12.30`, `+5`, `.5`), optionally with an exponent as JSON allows
  /// (`1.5e2`); nothing for any other text or a value out of the domain.
  package init?(_ text: some StringProtocol) {
    var text = String(text)
    let value = text.withUTF8 { bytes -> ExactDecimal? in
      unsafe ExactDecimal(utf8: Span(_unsafeElements: bytes), range: 0..<bytes.count)
    }
    guard let value else { return nil }
    self = value
  }

  /// Reads the plain decimal that stands in `range` of `bytes`.
  package init?(utf8 bytes: Span<UInt8>, range: Range<Int>) {
    var index = range.lowerBound
    var negative = false
    if index < range.upperBound, bytes[index] == 0x2D || bytes[index] == 0x2B {
      negative = bytes[index] == 0x2D
      index += 1
    }
    var units: Int64 = 0
    var scale = 0
    var digits = 0
    var afterMark = false
    // Zeros after the mark are held back, so that "8.9500000000000000000" stays in the domain.
    var heldZeros = 0
    scan: while index < range.upperBound {
      let byte = bytes[index]
      switch byte {
      case 0x30...0x39:
        digits += 1
        if afterMark, byte == 0x30 {
          heldZeros += 1
        } else {
          for _ in 0..<heldZeros {
            let (product, overflow) = units.multipliedReportingOverflow(by: 10)
            guard !overflow else { return nil }
            units = product
          }
          if afterMark { scale += heldZeros + 1 }
          heldZeros = 0
          let (product, overflow) = units.multipliedReportingOverflow(by: 10)
          let (sum, carry) = product.addingReportingOverflow(Int64(byte - 0x30))
          guard !overflow, !carry else { return nil }
          units = sum
        }
      case 0x2E where !afterMark:
        afterMark = true
      case 0x65, 0x45:
        break scan
      default:
        return nil
      }
      index += 1
    }
    guard digits > 0 else { return nil }
    if index < range.upperBound {
      guard let exponent = Self.exponent(bytes, in: (index + 1)..<range.upperBound) else {
        return nil
      }
      scale -= exponent
      if units == 0 { scale = 0 }
      while scale < 0 {
        let (product, overflow) = units.multipliedReportingOverflow(by: 10)
        guard !overflow else { return nil }
        units = product
        scale += 1
      }
    }
    self.init(units: negative ? -units : units, scale: scale)
  }

  private static func exponent(_ bytes: Span<UInt8>, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    var negative = false
    if index < range.upperBound, bytes[index] == 0x2D || bytes[index] == 0x2B {
      negative = bytes[index] == 0x2D
      index += 1
    }
    // Three digits are beyond any amount; the bound keeps hostile exponents cheap.
    guard index < range.upperBound, range.upperBound - index <= 3 else { return nil }
    var value = 0
    while index < range.upperBound {
      guard case 0x30...0x39 = bytes[index] else { return nil }
      value = value * 10 + Int(bytes[index] - 0x30)
      index += 1
    }
    return negative ? -value : value
  }
}

/// Writes integers with a decimal mark put in.
enum DecimalText {
  /// The plain form of `units × 10^-scale`, padded to at least `minimumDecimals`.
  static func plain(units: Int128, scale: Int, minimumDecimals: Int) -> String {
    // From the last digit to the first.
    var reversed: [UInt8] = []
    reversed.reserveCapacity(24 + minimumDecimals)
    for _ in scale..<max(scale, minimumDecimals) { reversed.append(0x30) }
    var wide = units.magnitude
    var rest = UInt64(truncatingIfNeeded: wide)
    var left = scale
    if left == 0, !reversed.isEmpty { reversed.append(0x2E) }
    repeat {
      let digit: UInt64
      if wide > UInt128(UInt64.max) {
        digit = UInt64(truncatingIfNeeded: wide % 10)
        wide /= 10
        rest = UInt64(truncatingIfNeeded: wide)
      } else {
        digit = rest % 10
        rest /= 10
        wide = 0
      }
      reversed.append(0x30 + UInt8(truncatingIfNeeded: digit))
      left -= 1
      if left == 0 { reversed.append(0x2E) }
    } while rest > 0 || wide > 0 || left >= 0
    if units < 0 { reversed.append(0x2D) }
    return String(decoding: reversed.reversed(), as: UTF8.self)
  }
}
