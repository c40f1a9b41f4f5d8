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
  /// 4. `null` and `-null`.
  ///
  /// A currency sign is refused: in OFX the currency stands in an element of its own.
  ///
  /// - Parameter mark: The decimal mark, where it is decided already.
  static func read(
    _ bytes: [UInt8], _ range: Range<Int>, mark: StatementProfile.DecimalMark?
  ) -> OFXAmount {
    if let fast = plain(bytes, range) { return fast }
    guard let form = AmountForm(bytes[range]) else {
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

/// An amount's digits and marks, before it is decided which mark is which.
private struct AmountForm {
  private var isNegative = false
  /// Digits and the marks `.` and `,` only.
  private var body: [UInt8] = []
  private var points: [Int] = []
  private var commas: [Int] = []

  /// Nothing for text that is no number however its marks are read.
  init?(_ text: ArraySlice<UInt8>) {
    var scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
    guard Self.takeSign(&scalars, &isNegative) else { return nil }
    // Where blanks or apostrophes group, the digits of each group after the first are counted.
    var grouped: Int?
    for scalar in scalars {
      switch scalar {
      case "0"..."9":
        body.append(UInt8(truncatingIfNeeded: scalar.value))
        if points.isEmpty, commas.isEmpty { grouped = grouped.map { $0 + 1 } }
      case ".", ",":
        guard grouped == nil || grouped == 3 || !(points + commas).isEmpty else { return nil }
        if scalar == "." { points.append(body.count) } else { commas.append(body.count) }
        body.append(UInt8(truncatingIfNeeded: scalar.value))
      case " ", "'", "\u{A0}", "\u{202F}", "\u{2019}":
        guard !body.isEmpty, points.isEmpty, commas.isEmpty, grouped == nil || grouped == 3 else {
          return nil
        }
        grouped = 0
      default:
        return nil
      }
    }
    guard body.contains(where: { $0 >= 0x30 }) else { return nil }
    if points.isEmpty, commas.isEmpty, let grouped, grouped != 3 { return nil }
  }

  /// Takes a sign off either end; false where there are two.
  private static func takeSign(
    _ scalars: inout [Unicode.Scalar], _ isNegative: inout Bool
  ) -> Bool {
    var signs = 0
    for atFront in [true, false] {
      guard let scalar = atFront ? scalars.first : scalars.last,
        ["-", "+", "\u{2212}"].contains(scalar)
      else { continue }
      signs += 1
      isNegative = scalar != "+"
      if atFront { scalars.removeFirst() } else { scalars.removeLast() }
    }
    while scalars.first == " " { scalars.removeFirst() }
    while scalars.last == " " { scalars.removeLast() }
    return signs <= 1
  }

  func reading(mark: StatementProfile.DecimalMark?) -> OFXAmount {
    if points.isEmpty, commas.isEmpty { return known(value(decimal: nil), shows: nil) }
    if !points.isEmpty, !commas.isEmpty {
      // Two kinds of mark: the last one is the decimal mark, and stands once.
      let isComma = (commas.last ?? 0) > (points.last ?? 0)
      return known(
        isComma ? value(decimal: .comma) : value(decimal: .point), shows: isComma ? .comma : .point)
    }
    let own: StatementProfile.DecimalMark = points.isEmpty ? .comma : .point
    let other: StatementProfile.DecimalMark = points.isEmpty ? .point : .comma
    let asDecimal = value(decimal: own)
    let asGrouping = value(decimal: other)
    if asDecimal == nil { return known(asGrouping, shows: other) }
    if asGrouping == nil { return known(asDecimal, shows: own) }
    switch mark {
    case own: return known(asDecimal, shows: nil)
    case other: return known(asGrouping, shows: nil)
    default:
      return own == .point
        ? .undecided(point: asDecimal, comma: asGrouping)
        : .undecided(point: asGrouping, comma: asDecimal)
    }
  }

  private func known(
    _ value: ExactDecimal?, shows mark: StatementProfile.DecimalMark?
  ) -> OFXAmount {
    value.map { .known($0, shows: mark) } ?? .unreadable
  }

  /// The value when `mark` is the decimal mark and the other mark groups digits by three;
  /// nothing where the text does not allow that.
  private func value(decimal mark: StatementProfile.DecimalMark?) -> ExactDecimal? {
    let decimals = mark == .comma ? commas : points
    let groups = mark == .comma ? points : commas
    guard decimals.count <= 1 else { return nil }
    let whole = body[..<(decimals.first ?? body.count)]
    if let first = groups.first {
      // The first group has one to three digits and no leading zero, each other three.
      guard first >= 1, first <= 3, body[0] != 0x30, groups.allSatisfy({ $0 < whole.count }) else {
        return nil
      }
      let ends = groups.dropFirst() + [whole.count]
      for (start, end) in zip(groups, ends) where end - start != 4 { return nil }
    }
    var plain: [UInt8] = isNegative ? [0x2D] : []
    for (index, byte) in body.enumerated() where !groups.contains(index) {
      plain.append(decimals.first == index ? 0x2E : byte)
    }
    return ExactDecimal(utf8: plain.span, range: 0..<plain.count)
  }
}
