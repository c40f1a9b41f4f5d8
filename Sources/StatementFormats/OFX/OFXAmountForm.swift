import StatementModel

/// An amount's digits and marks, before it is decided which mark is which.
struct OFXAmountForm {
  private var isNegative = false
  /// Digits and the marks `.` and `,` only.
  private var body: [UInt8] = []
  private var points: [Int] = []
  private var commas: [Int] = []

  /// Nothing for text that is no number however its marks are read, or one in another currency.
  init?(_ text: ArraySlice<UInt8>, currency: Currency?) {
    guard let ends = OFXAmountEnds(text, currency: currency) else { return nil }
    isNegative = ends.isNegative
    let scalars = ends.number
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
