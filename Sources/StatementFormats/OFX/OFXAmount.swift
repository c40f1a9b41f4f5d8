import StatementModel

/// How an amount's text can be read.
enum OFXAmount: Equatable {
  /// One reading; `shows` is the decimal mark that the text proves, if it proves one.
  case known(ExactDecimal, shows: StatementProfile.DecimalMark?)
  /// One mark with three digits after it, as in `1.400`: the other amounts of the file decide.
  case undecided(point: ExactDecimal?, comma: ExactDecimal?)
  /// The word `null`: the row informs of something and moves no money.
  case null
  case unreadable
}

extension OFXAmount {
  /// Reads an amount; nothing is rounded.
  ///
  /// OFX has digits with a decimal point or comma and no grouping (OFX 3.2.8); banks send other
  /// forms besides.
  ///
  /// Leniencies granted here:
  /// 1. Grouped digits, where grouping and decimal mark differ: `1.400,82`, `1,234.56`.
  /// 2. Blanks and apostrophes between groups of three digits.
  /// 3. Any number of zeros at both ends, a plus sign, a minus sign of typography, or one at the
  ///    end.
  /// 4. Parentheses around what is negative.
  /// 5. The sign, word or code of a currency before or after; one that is not that of the statement
  ///    makes the amount unreadable.
  /// 6. `null` and `-null`.
  ///
  /// - Parameters:
  ///   - mark: The decimal mark, where it is decided already.
  ///   - currency: The currency that the amount is in, where it is known.
  static func read(
    _ bytes: [UInt8], _ range: Range<Int>, mark: StatementProfile.DecimalMark?,
    currency: Currency? = nil
  ) -> OFXAmount {
    if let fast = plain(bytes, range) { return fast }
    guard let form = OFXAmountForm(bytes[range], currency: currency) else {
      let text = String(decoding: bytes[range], as: UTF8.self).lowercased()
      return ["null", "-null", "+null"].contains(text) ? .null : .unreadable
    }
    return form.reading(mark: mark)
  }

  /// The common case without a copy: a sign, digits, and a point with other than three decimals.
  private static func plain(_ bytes: [UInt8], _ range: Range<Int>) -> OFXAmount? {
    var point: Int?
    for index in range {
      switch bytes[index] {
      case 0x30...0x39: break
      case 0x2B, 0x2D:
        guard index == range.lowerBound else { return nil }
      case 0x2E:
        guard point == nil else { return nil }
        point = index
      default: return nil
      }
    }
    if let point, range.upperBound - point == 4 { return nil }
    guard let value = ExactDecimal(utf8: bytes.span, range: range) else { return nil }
    return .known(value, shows: point == nil ? nil : .point)
  }
}
