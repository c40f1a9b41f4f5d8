import StatementModel

extension AmountCell {
  /// What the digits show about their decimal mark.
  func decimalEvidence(_ text: Span<UInt8>, line: Int = 1) -> DecimalEvidence {
    var evidence = DecimalEvidence()
    evidence.add(text, digits, line: line)
    return evidence
  }

  /// Whether what the cell names beside its digits can be that currency.
  func canBe(in currency: Currency?) -> Bool {
    guard let currency else { return true }
    return (self.currency ?? currency) == currency && sharedSign?.canMean(currency) != false
  }

  /// The signed value; the decimal mark is found in the cell where none is given.
  func value(_ text: Span<UInt8>, decimalMark: UInt8?) -> ExactDecimal? {
    var mark = decimalMark
    if mark == nil {
      let evidence = decimalEvidence(text)
      guard !evidence.isOpen else { return nil }
      mark = evidence.mark
    }
    guard let magnitude = magnitude(text, decimalMark: mark ?? 0x2E) else { return nil }
    return isNegative || self.mark < 0 ? -magnitude : magnitude
  }

  /// The value without sign, or nothing where the digits are no number under that decimal mark.
  @inline(__always)
  func magnitude(_ text: Span<UInt8>, decimalMark: UInt8) -> ExactDecimal? {
    var units: Int64 = 0
    var scale = -1
    var groupDigits = 0
    var groups = 0
    var index = digits.lowerBound
    while index < digits.upperBound {
      let byte = text[index]
      if byte >= 0x30, byte <= 0x39 {
        let (product, overflow) = units.multipliedReportingOverflow(by: 10)
        let (sum, carry) = product.addingReportingOverflow(Int64(byte - 0x30))
        guard !overflow, !carry else { return nil }
        units = sum
        if scale >= 0 { scale += 1 } else { groupDigits += 1 }
        index += 1
      } else if byte == decimalMark {
        guard scale < 0, groups == 0 || groupDigits == 3 else { return nil }
        scale = 0
        index += 1
      } else {
        // A grouping mark: three digits between (India: two), one to three before the first.
        guard scale < 0, groupDigits >= 1,
          groups == 0 ? groupDigits <= 3 : groupDigits == 3 || groupDigits == 2
        else { return nil }
        groups += 1
        groupDigits = 0
        index += byte < 0x80 ? 1 : (byte == 0xC2 ? 2 : 3)
      }
    }
    guard groups == 0 || scale >= 0 || groupDigits == 3 else { return nil }
    return ExactDecimal(units: units, scale: max(scale, 0))
  }
}

extension StatementProfile.DecimalMark {
  /// Point or comma.
  var byte: UInt8 { self == .point ? 0x2E : 0x2C }
}
