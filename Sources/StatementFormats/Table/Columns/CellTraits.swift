import StatementModel

/// What a cell adds to the profile of its column; its text alone tells.
struct CellTraits {
  struct Marks: OptionSet {
    let rawValue: UInt32

    static let date = Marks(rawValue: 1 << 0)
    static let fullDate = Marks(rawValue: 1 << 1)
    static let number = Marks(rawValue: 1 << 2)
    static let moneyLike = Marks(rawValue: 1 << 3)
    static let negative = Marks(rawValue: 1 << 4)
    static let zero = Marks(rawValue: 1 << 5)
    static let serial = Marks(rawValue: 1 << 6)
    static let currency = Marks(rawValue: 1 << 7)
    static let code = Marks(rawValue: 1 << 8)
    static let direction = Marks(rawValue: 1 << 9)
    static let neutral = Marks(rawValue: 1 << 10)
    static let pairOfDigits = Marks(rawValue: 1 << 11)
    static let shortDate = Marks(rawValue: 1 << 12)
    static let formalDirection = Marks(rawValue: 1 << 13)
    static let creditOrDebit = Marks(rawValue: 1 << 14)
    static let letters = Marks(rawValue: 1 << 15)
    static let reference = Marks(rawValue: 1 << 16)
    static let placeholder = Marks(rawValue: 1 << 17)
    static let endsInZero = Marks(rawValue: 1 << 18)
    static let plus = Marks(rawValue: 1 << 19)
    static let pointDecimal = Marks(rawValue: 1 << 20)
    static let commaDecimal = Marks(rawValue: 1 << 21)
    static let refundNote = Marks(rawValue: 1 << 22)
  }

  private(set) var marks: Marks = []
  /// How long the cell's text is.
  private(set) var bytes: Int
  /// How many decimals a number has.
  private(set) var decimals = 0

  /// Looks at a cell that is not empty.
  init(_ text: Span<UInt8>, _ field: TableField) {
    if !field.isEscaped, text[field.start] != 0x27, Self.isASCII(text.extracting(field.range)) {
      self.init(text, field, content: text.extracting(field.range))
    } else {
      let content = Array(field.string(in: text).utf8)
      self.init(text, field, content: content.span)
    }
  }

  /// - Parameter content: The cell's text, without what is written around it.
  private init(_ text: Span<UInt8>, _ field: TableField, content: Span<UInt8>) {
    bytes = content.count
    if let raw = DateCell.read(text, field.range) {
      marks.insert(.date)
      if raw.hasYear { marks.insert(.fullDate) }
      // "31.01.2023" would pass for a grouped number.
      if raw.thirdDigits > 0 {
        if Self.hasLetter(content) { marks.insert(.letters) }
        return
      }
    }
    if field.end - field.start == 2, text[field.start] &- 0x30 < 10,
      text[field.start + 1] &- 0x30 < 10
    {
      marks.insert(.pairOfDigits)
    }
    if AccountNumber.isReference(content) { marks.insert(.reference) }
    if AccountNumber.isIBAN(content) {
      marks.insert(.letters)
      return
    }
    if DateCell.readSerial(text, field.range) != nil { marks.insert(.serial) }
    if DateCell.readShortCompact(text, field.range) != nil { marks.insert(.shortDate) }
    if case .amount(let cell) = AmountCell.read(text, field) {
      take(cell, text, content)
    } else {
      if Self.hasLetter(content) { marks.insert(.letters) }
      if RefundNote(text, field) != nil { marks.insert(.refundNote) }
      if EmptyAmount.isPlaceholder(text, field.start, field.end) { marks.insert(.placeholder) }
      // Descriptions are longer than all that a word can be.
      if Self.isLong(content) { return }
      takeWord(TableField.string(content, 0..<content.count))
    }
  }

  private mutating func take(_ cell: AmountCell, _ text: Span<UInt8>, _ content: Span<UInt8>) {
    marks.insert(.number)
    if cell.isNegative { marks.insert(.negative) } else if cell.hasSign { marks.insert(.plus) }
    var hasMark = cell.hasSign || cell.usualCurrency != nil || cell.mark != 0
    var isZero = true
    for index in cell.digits {
      if text[index] == 0x2E || text[index] == 0x2C { hasMark = true }
      if (0x31...0x39).contains(text[index]) { isZero = false }
    }
    if hasMark { marks.insert(.moneyLike) }
    if isZero { marks.insert(.zero) }
    var evidence = DecimalEvidence()
    evidence.add(text, cell.digits, line: 1)
    if evidence.point > 0 { marks.insert(.pointDecimal) }
    if evidence.comma > 0 { marks.insert(.commaDecimal) }
    let (count, endsInZero) = Self.decimals(content)
    decimals = count
    if count > 0, endsInZero { marks.insert(.endsInZero) }
  }

  private mutating func takeWord(_ word: String) {
    if CurrencySigns.find(word) != nil { marks.insert(.currency) }
    if let code = Currency(code: word), code.code == word { marks.insert(.code) }
    if StatementWords.direction(word) != nil {
      marks.insert(.direction)
      if StatementWords.isFormalDirection(word) { marks.insert(.formalDirection) }
    } else if StatementWords.isNeutral(word) {
      marks.insert(.neutral)
    }
    if Self.creditOrDebit.contains(word) { marks.insert(.creditOrDebit) }
  }

  private static let creditOrDebit: Set<String> = ["CR", "DR", "Cr", "Dr", "cr", "dr"]

  /// Whether the text has more letters and digits than all words that are looked for: counted are
  /// the bytes of those that folding keeps, of Latin, Cyrillic and Hebrew.
  private static func isLong(_ text: Span<UInt8>) -> Bool {
    guard text.count > longestWord else { return false }
    var count = 0
    var before: UInt8 = 0
    for index in text.indices {
      let byte = text[index]
      switch before {
      case 0xD0: if (0x90...0xBF).contains(byte) { count += 2 }
      case 0xD1: if (0x80...0x8F).contains(byte) { count += 2 }
      case 0xD7: if (0x90...0xAA).contains(byte) { count += 2 }
      default: if (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 { count += 1 }
      }
      before = byte
    }
    return count > longestWord
  }

  /// The longest currency code has eight letters.
  private static let longestWord = max(
    StatementWords.longestDirection, CurrencySigns.longestPlain, 8)

  private static func isASCII(_ text: Span<UInt8>) -> Bool {
    var all: UInt8 = 0
    for index in text.indices { all |= text[index] }
    return all < 0x80
  }

  /// Whether there is a letter of any script; ASCII is told byte by byte.
  private static func hasLetter(_ text: Span<UInt8>) -> Bool {
    var isPlain = true
    for index in text.indices {
      let byte = text[index]
      if (byte | 0x20) &- 0x61 < 26 { return true }
      if byte >= 0x80 { isPlain = false }
    }
    return !isPlain && TableField.string(text, 0..<text.count).contains(where: \.isLetter)
  }

  /// How many digits stand after the last mark of an amount.
  static func decimals(_ cell: String) -> Int { decimals(Array(cell.utf8).span).count }

  /// The same, and whether the last digit is zero.
  private static func decimals(_ cell: Span<UInt8>) -> (count: Int, endsInZero: Bool) {
    guard isASCII(cell) else { return decimals(ofAny: TableField.string(cell, 0..<cell.count)) }
    var count = 0
    var last: UInt8 = 0
    for index in cell.indices.reversed() {
      let byte = cell[index]
      if byte == 0x2E || byte == 0x2C { return (count, last == 0x30) }
      guard byte &- 0x30 < 10 else { continue }
      if count == 0 { last = byte }
      count += 1
    }
    return (0, last == 0x30)
  }

  private static func decimals(ofAny cell: String) -> (count: Int, endsInZero: Bool) {
    let endsInZero = cell.last(where: \.isNumber) == "0"
    guard let mark = cell.lastIndex(where: { $0 == "." || $0 == "," }) else {
      return (0, endsInZero)
    }
    return (cell[mark...].count(where: \.isNumber), endsInZero)
  }
}
