import StatementModel

/// An amount as a cell writes it: sign, currency, and where its digits stand.
struct AmountCell {
  /// What a cell of an amount column can be.
  enum Reading {
    case empty
    case amount(AmountCell)
    case unreadable
  }

  /// The digits with their decimal and grouping marks.
  var digits: Range<Int>
  var isNegative = false
  /// Whether the cell writes a sign at all.
  var hasSign = false
  /// `CR` is 1, `DR` is -1.
  var mark = 0
  /// The currency that the cell names without doubt.
  var currency: Currency?
  /// A sign beside it that several currencies share.
  var sharedSign: SharedCurrencySign?

  /// The currency that the cell names, or usually means.
  var usualCurrency: Currency? { currency ?? sharedSign?.usual }

  /// Finds sign, currency and digits in a cell.
  static func read(_ text: Span<UInt8>, _ field: TableField) -> Reading { read(text, field.range) }

  /// Finds sign, currency and digits in a text.
  static func read(_ text: Span<UInt8>, _ range: Range<Int>) -> Reading {
    var start = range.lowerBound
    var end = range.upperBound
    if start < end, text[start] == 0x27 { start += 1 }
    if end - start > 3, text[start] == 0x3D || text[start] == 0x22 {
      while start < end, text[start] == 0x3D || text[start] == 0x22 { start += 1 }
      while end > start, text[end - 1] == 0x22 { end -= 1 }
    }
    guard start < end else { return .empty }
    guard end - start <= 64 else { return .unreadable }
    if EmptyAmount.isPlaceholder(text, start, end) { return .empty }
    var cell = AmountCell(digits: start..<end)
    var opened = false
    var signs = 0
    // Before the digits: signs, a parenthesis, a currency.
    var wordStart = -1
    var index = start
    func isDigitsStart(_ index: Int) -> Bool {
      if (0x30...0x39).contains(text[index]) { return true }
      guard text[index] == 0x2E || text[index] == 0x2C, index + 1 < end,
        (0x30...0x39).contains(text[index + 1])
      else { return false }
      // "$.23", but "Rs.500", whose point is the word's.
      return wordStart < 0
        || TableField.string(text, wordStart..<index).last?.isCurrencySymbol == true
    }
    while index < end, !isDigitsStart(index) {
      let byte = text[index]
      let blank = FieldSplitter.blankWidth(text, at: index, before: end)
      let minus = minusWidth(text, at: index, before: end)
      if blank > 0 || minus > 0 || byte == 0x28 || byte == 0x2B {
        if wordStart >= 0, !cell.take(text, wordStart..<index) { return .unreadable }
        wordStart = -1
      }
      if blank > 0 {
        index += blank
      } else if minus > 0 {
        signs += 1
        cell.isNegative = true
        index += minus
      } else if byte == 0x2B {
        signs += 1
        index += 1
      } else if byte == 0x28 {
        guard !opened else { return .unreadable }
        opened = true
        index += 1
      } else if byte == 0x29, opened {
        index += 1
      } else {
        if wordStart < 0 { wordStart = index }
        index += 1
      }
    }
    if wordStart >= 0, !cell.take(text, wordStart..<index) { return .unreadable }
    guard index < end else { return .empty }
    // After the digits: a currency, a mark, a sign, a parenthesis.
    let first = index
    var last = index
    while index < end {
      let byte = text[index]
      if (0x30...0x39).contains(byte) {
        index += 1
        last = index
      } else if byte == 0x2E || byte == 0x2C || byte == 0x27 {
        index += 1
      } else if let width = groupWidth(text, at: index, before: end) {
        index += width
      } else {
        break
      }
    }
    // A mark with nothing after it belongs to the digits: `100,`.
    if last < end, text[last] == 0x2E || text[last] == 0x2C { last += 1 }
    cell.digits = first..<last
    index = last
    wordStart = -1
    while index < end {
      let byte = text[index]
      let blank = FieldSplitter.blankWidth(text, at: index, before: end)
      let minus = minusWidth(text, at: index, before: end)
      if blank > 0 || minus > 0 || byte == 0x29 || byte == 0x2B {
        if wordStart >= 0, !cell.takeAfter(text, wordStart..<index) { return .unreadable }
        wordStart = -1
      }
      if blank > 0 {
        index += blank
      } else if minus > 0 {
        signs += 1
        cell.isNegative = true
        index += minus
      } else if byte == 0x2B {
        signs += 1
        index += 1
      } else if byte == 0x29 {
        guard opened else { return .unreadable }
        opened = false
        signs += 1
        cell.isNegative = true
        index += 1
      } else if (0x30...0x39).contains(byte) {
        return .unreadable
      } else {
        if wordStart < 0 { wordStart = index }
        index += 1
      }
    }
    if wordStart >= 0, !cell.takeAfter(text, wordStart..<end) { return .unreadable }
    // Two signs are one too many: some read "--5" as 5, some as -5.
    guard !opened, signs <= 1 else { return .unreadable }
    cell.hasSign = signs == 1
    return .amount(cell)
  }

  /// Takes a word after the digits; behind cents, a letter alone may tell the way of the money.
  private mutating func takeAfter(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    if range.count == 1, hasCents(text) {
      switch text[range.lowerBound] {
      // Soll and débito.
      case UInt8(ascii: "S"), UInt8(ascii: "D"): mark = -1
      // Haben and crédito.
      case UInt8(ascii: "H"), UInt8(ascii: "C"): mark = 1
      default: return take(text, range)
      }
      return true
    }
    return take(text, range)
  }

  /// Whether the digits end in two behind a decimal mark, as no number of a house or a seat does.
  private func hasCents(_ text: Span<UInt8>) -> Bool {
    guard digits.count > 3 else { return false }
    let mark = text[digits.upperBound - 3]
    return mark == 0x2E || mark == 0x2C
  }

  /// Takes a word beside the digits for a currency or a mark; false if it is neither.
  private mutating func take(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    guard range.count <= 16 else { return false }
    let word = TableField.string(text, range)
    switch word.uppercased() {
    case "CR", "CR.":
      mark = 1
      return true
    case "DR", "DR.", "DB":
      mark = -1
      return true
    default: break
    }
    switch CurrencySigns.find(word) {
    case nil: return false
    case .currency(let found):
      guard currency == nil || currency == found, sharedSign?.canMean(found) != false else {
        return false
      }
      currency = found
    case .shared(let found):
      guard sharedSign == nil || sharedSign == found,
        currency.map(found.canMean) != false
      else { return false }
      sharedSign = found
    }
    return true
  }

  /// The width of `-`, U+2212 or an en dash.
  private static func minusWidth(_ text: Span<UInt8>, at index: Int, before end: Int) -> Int {
    if text[index] == 0x2D { return 1 }
    guard text[index] == 0xE2, index + 2 < end else { return 0 }
    let pair = (text[index + 1], text[index + 2])
    return pair == (0x88, 0x92) || pair == (0x80, 0x93) || pair == (0x80, 0x91) ? 3 : 0
  }

  /// The width of a blank or apostrophe that groups digits: only with a digit after it.
  static func groupWidth(_ text: Span<UInt8>, at index: Int, before end: Int) -> Int? {
    // A tab or line break is no grouping mark.
    guard text[index] >= 0x20 else { return nil }
    var width = FieldSplitter.blankWidth(text, at: index, before: end)
    if width == 0, text[index] == 0xE2, index + 2 < end, text[index + 1] == 0x80,
      text[index + 2] == 0x99
    {
      width = 3
    }
    guard width > 0, index + width < end, (0x30...0x39).contains(text[index + width]) else {
      return nil
    }
    return width
  }
}
