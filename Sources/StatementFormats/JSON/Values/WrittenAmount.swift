import StatementModel

/// An amount as a JSON value writes it.
struct WrittenAmount: Equatable {
  /// The value with a decimal point, and with a decimal comma; nothing where the marks don't stand
  /// so.
  private let point: ExactDecimal?
  private let comma: ExactDecimal?
  /// The currency's code or sign beside the number.
  let unit: AmountUnit?

  /// Reads a JSON number or a string that holds one, with a currency's sign or code beside it or
  /// without.
  init?(_ text: Span<UInt8>, _ node: JSONNode) {
    switch node.kind {
    case .number:
      guard let value = ExactDecimal(utf8: text, range: node.content) else { return nil }
      (point, comma, unit) = (value, nil, nil)
    case .string where node.isEscaped:
      // `\u20ac` for a sign, as writers of plain ASCII put it.
      let plain = JSONStrings.unescaped(text, node.content)
      var string = node
      string.isEscaped = false
      string.content = 0..<plain.count
      guard let inner = WrittenAmount(plain.span, string) else { return nil }
      (point, comma, unit) = (inner.point, inner.comma, inner.unit)
    case .string:
      let range = JSONStrings.trimmed(text, node.content)
      if let value = Self.plain(text, range) {
        (point, comma, unit) = (value, nil, nil)
      } else {
        guard let written = AmountText(text, range) else { return nil }
        point = written.value(.point)
        comma = written.value(.comma)
        unit = written.unit
        guard point != nil || comma != nil else { return nil }
      }
    default:
      return nil
    }
  }

  /// The value where the text alone tells it; else the file has to tell which mark it has.
  var exact: ExactDecimal? { comma == nil || comma == point ? point : nil }

  /// Whether either mark makes a number of the text.
  var isOpen: Bool { point != nil && comma != nil && comma != point }

  /// The value under a decimal mark.
  func value(_ mark: StatementProfile.DecimalMark) -> ExactDecimal? {
    exact ?? (mark == .point ? point : comma)
  }

  /// The value of digits and one point that can be no group mark: `-12.50`.
  private static func plain(_ text: Span<UInt8>, _ range: Range<Int>) -> ExactDecimal? {
    var decimals = -1
    for index in range {
      let byte = text[index]
      if 0x30...0x39 ~= byte {
        if decimals >= 0 { decimals += 1 }
      } else if byte == UInt8(ascii: "."), decimals < 0 {
        decimals = 0
      } else if byte != JSONByte.minus || index > range.lowerBound {
        return nil
      }
    }
    return decimals == 3 ? nil : ExactDecimal(utf8: text, range: range)
  }
}

/// What stands beside the digits of an amount for its currency.
enum AmountUnit: Hashable {
  case currency(Currency)
  case shared(SharedCurrencySign)

  /// The meaning of a code, sign or word.
  init?(_ text: String) {
    if let sign = CurrencySigns.sharedSign(text) {
      self = .shared(sign)
    } else if let currency = CurrencySigns.currency(text) {
      self = .currency(currency)
    } else {
      return nil
    }
  }
}
