import StatementModel

/// Evidence from a column's cells for its decimal mark.
struct DecimalEvidence {
  /// Cells that are exact only with a point, and the line of the first.
  var point = 0
  var pointLine = 0
  /// Cells that are exact only with a comma, and the line of the first.
  var comma = 0
  var commaLine = 0
  /// Cells such as `14.000` and `14,000` that could be either.
  var openPoint = 0
  var openComma = 0
  var openLine = 0
  /// Whole numbers without a mark: up to three digits, and more.
  var small = 0
  var large = 0

  /// Takes in what the digits of one cell show.
  mutating func add(_ text: Span<UInt8>, _ digits: Range<Int>, line: Int) {
    var points = 0
    var commas = 0
    var others = 0
    var markBefore = -1
    var lastMark = -1
    var lastKind: UInt8 = 0
    var index = digits.lowerBound
    var firstMark = -1
    while index < digits.upperBound {
      let byte = text[index]
      if byte == 0x2E || byte == 0x2C {
        if byte == 0x2E { points += 1 } else { commas += 1 }
        if firstMark < 0 { firstMark = index }
        markBefore = lastMark
        lastMark = index
        lastKind = byte
      } else if !(0x30...0x39).contains(byte) {
        others += 1
      }
      index += 1
    }
    guard lastMark >= 0 else {
      let first = digits.first { text[$0] != 0x30 }
      if others == 0, let first { note(whole: digits.upperBound - first) }
      return
    }
    let after = digits.upperBound - lastMark - 1
    // Where the last group is not of three digits, the cell is no number under any reading: it is
    // rejected by itself and proves nothing of the others. (India's other groups are of two.)
    if points + commas > 1, points == 0 || commas == 0 {
      guard after == 3 else { return }
      // Repeated, hence grouping: the other one would be the decimal mark.
      if points > 0 { note(comma: line) } else { note(point: line) }
      return
    }
    let before = firstMark - digits.lowerBound
    if points > 0, commas > 0 {
      guard lastMark - markBefore - 1 == 3 else { return }
      // 1,234.50 or 1.234,50: the last is the decimal mark.
      if lastKind == 0x2E { note(point: line) } else { note(comma: line) }
      return
    }
    let startsWithZero = before > 0 && text[digits.lowerBound] == 0x30
    if after == 3, before >= 1, before <= 3, !startsWithZero, others == 0 {
      if lastKind == 0x2E { openPoint += 1 } else { openComma += 1 }
      if openLine == 0 { openLine = line }
      return
    }
    if lastKind == 0x2E { note(point: line) } else { note(comma: line) }
  }

  private mutating func note(point line: Int) {
    point += 1
    if pointLine == 0 { pointLine = line }
  }

  private mutating func note(comma line: Int) {
    comma += 1
    if commaLine == 0 { commaLine = line }
  }

  /// Takes in a number of so many digits that has no mark.
  @inline(__always)
  mutating func note(whole digits: Int) {
    if digits > 3 { large += 1 } else if digits > 0 { small += 1 }
  }

  mutating func add(_ other: DecimalEvidence) {
    openPoint += other.openPoint
    openComma += other.openComma
    small += other.small
    large += other.large
    point += other.point
    comma += other.comma
    if pointLine == 0 { pointLine = other.pointLine }
    if commaLine == 0 { commaLine = other.commaLine }
  }

  var isContradictory: Bool { point > 0 && comma > 0 }
  /// Whether commas group digits: three stand behind each, smaller numbers have none, and no larger
  /// one is without.
  ///
  /// One who writes three decimals writes them behind small numbers, too.
  var groupsWithCommas: Bool {
    isOpen && openComma >= 2 && openPoint == 0 && small > 0 && large == 0
  }
  var isOpen: Bool { openPoint + openComma > 0 && point == 0 && comma == 0 }

  /// The mark that the cells prove, or nothing.
  var mark: UInt8? {
    if point > 0, comma == 0 { return 0x2E }
    if comma > 0, point == 0 { return 0x2C }
    // 14.000 beside 14,000: no one mark is both.
    return nil
  }
}
