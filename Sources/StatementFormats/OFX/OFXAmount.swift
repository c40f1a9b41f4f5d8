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
  /// OFX has digits with a decimal point or comma and no grouping (OFX 3.2.8); banks send all forms
  /// that `AmountCell` knows. Where the digits prove their decimal mark, the amount is read by it,
  /// whatever the others of the file show. The sign, word or code of a currency other than the
  /// statement's makes the amount unreadable; `null` and `-null` are none.
  ///
  /// - Parameters:
  ///   - mark: The decimal mark, where it is decided already.
  ///   - currency: The currency that the amount is in, where it is known.
  static func read(
    _ bytes: [UInt8], _ range: Range<Int>, mark: StatementProfile.DecimalMark?,
    currency: Currency? = nil
  ) -> OFXAmount {
    let text = bytes.span
    guard case .amount(let cell) = AmountCell.read(text, range) else {
      let word = String(decoding: bytes[range].prefix(8), as: UTF8.self).lowercased()
      return ["null", "-null", "+null"].contains(word) ? .null : .unreadable
    }
    guard cell.canBe(in: currency) else { return .unreadable }
    let shown = cell.decimalEvidence(text)
    if shown.isOpen, mark == nil {
      return .undecided(
        point: cell.value(text, decimalMark: 0x2E), comma: cell.value(text, decimalMark: 0x2C))
    }
    guard let value = cell.value(text, decimalMark: shown.mark ?? mark?.byte ?? 0x2E) else {
      return .unreadable
    }
    return .known(value, shows: shown.mark.map { $0 == 0x2E ? .point : .comma })
  }
}
