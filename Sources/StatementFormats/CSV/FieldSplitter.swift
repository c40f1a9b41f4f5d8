/// Finds fields after RFC 4180, and after what exporters make of it: blanks around quotes, stray
/// quotes, Excel's `="…"`, quotes that are never closed.
struct FieldSplitter {
  let delimiter: UInt8
  /// A longer field is taken for one whose quote was never closed.
  var fieldLimit = 1 << 20

  private static let quote: UInt8 = 0x22

  /// A field, raw, and what the scan met on the way.
  struct Scanned {
    var field: TableField
    /// The index of the delimiter or line break after the field, or the end of the text.
    var end: Int
    /// Line breaks within the field.
    var lineBreaks = 0
    var isQuoted = false
    /// The field began with a quote that nothing closes.
    var isUnclosed = false
    /// No quote closes the field within the limit.
    var isTooLong = false
  }

  /// Scans the field that begins at `start`; quoted line breaks belong to it unless `onOneLine`.
  @inline(__always)
  func scan(_ text: Span<UInt8>, from start: Int, to end: Int, onOneLine: Bool) -> Scanned {
    if start < end {
      let first = text[start]
      if first == Self.quote {
        let open = start + 1
        let close = quoteOrLineBreak(text, from: open, to: limit(open, end))
        // Nearly always the next quote closes the field; everything else is looked at closely.
        if close + 1 < end, text[close] == Self.quote, isTerminator(text[close + 1]) {
          let field = TableField(start: open, end: close, isEscaped: false)
          return Scanned(field: field, end: close + 1, isQuoted: true)
        }
      }
      if first <= 0x20 || first == Self.quote || first == 0x3D,
        let quoted = scanPadded(text, from: start, to: end, onOneLine: onOneLine)
      {
        return quoted
      }
    }
    let index = terminator(text, from: start, to: end)
    return Scanned(field: TableField(start: start, end: index, isEscaped: false), end: index)
  }

  /// Scans a field that may be quoted after blanks; nothing if it is not.
  private func scanPadded(
    _ text: Span<UInt8>, from start: Int, to end: Int, onOneLine: Bool
  ) -> Scanned? {
    var index = start
    var first = text[index]
    while first == 0x20 || (first == 0x09 && delimiter != 0x09) {
      index += 1
      guard index < end else { return nil }
      first = text[index]
    }
    guard first == Self.quote || first == 0x3D else { return nil }
    return scanQuoted(text, from: index, to: end, onOneLine: onOneLine)
  }

  /// Scans a field whose first byte is a quote, or `=` before a quote; nothing for other formulas.
  private func scanQuoted(
    _ text: Span<UInt8>, from start: Int, to end: Int, onOneLine: Bool
  ) -> Scanned? {
    var open = start
    if text[open] == 0x3D {
      open += 1
      guard open < end, text[open] == Self.quote else { return nil }
    }
    open += 1
    var index = open
    var lineBreaks = 0
    var isEscaped = false
    var stray = -1
    scan: while index < end, index - open <= fieldLimit {
      index = quoteOrLineBreak(text, from: index, to: limit(open, end))
      guard index < end else { break }
      let byte = text[index]
      switch byte {
      case Self.quote:
        if index + 1 < end, text[index + 1] == Self.quote {
          // Where quotes within the text are not doubled, two before a delimiter are one of the
          // text and the one that closes.
          if stray >= 0, index + 2 == end || isTerminator(text[index + 2]) {
            let field = TableField(start: open, end: index + 1, isEscaped: isEscaped)
            return Scanned(field: field, end: index + 2, lineBreaks: lineBreaks, isQuoted: true)
          }
          isEscaped = true
          index += 2
          continue scan
        }
        var next = index + 1
        while next < end, text[next] == 0x20 || (text[next] == 0x09 && delimiter != 0x09) {
          next += 1
        }
        if next == end || isTerminator(text[next]) {
          let field = TableField(start: open, end: index, isEscaped: isEscaped)
          return Scanned(field: field, end: next, lineBreaks: lineBreaks, isQuoted: true)
        }
        // A quote within the text; a later one on the same line may close the field.
        if stray < 0 { stray = index + 1 }
      case 0x0A, 0x0D:
        if stray >= 0 || onOneLine { break scan }
        if byte == 0x0A || index + 1 == end || text[index + 1] != 0x0A { lineBreaks += 1 }
      default:
        break
      }
      index += 1
    }
    // Not a quoted field after all: text that happens to begin with a quote.
    let isUnclosed = stray < 0
    let isTooLong = isUnclosed && index - open > fieldLimit
    index = terminator(text, from: isUnclosed ? start : stray, to: end)
    let field = TableField(start: start, end: index, isEscaped: false)
    return Scanned(
      field: field, end: index, isQuoted: true, isUnclosed: isUnclosed, isTooLong: isTooLong)
  }

  /// The index of the first delimiter or line break, or `end`.
  private func terminator(_ text: Span<UInt8>, from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, !isTerminator(text[index]) { index += 1 }
    return index
  }

  /// The index of the first quote or line break, or `end`.
  private func quoteOrLineBreak(_ text: Span<UInt8>, from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, text[index] != Self.quote, text[index] != 0x0A, text[index] != 0x0D {
      index += 1
    }
    return index
  }

  /// How far a field's closing quote is looked for.
  @inline(__always)
  private func limit(_ open: Int, _ end: Int) -> Int {
    end - open > fieldLimit ? open + fieldLimit : end
  }

  @inline(__always)
  private func isTerminator(_ byte: UInt8) -> Bool {
    byte == delimiter || byte == 0x0A || byte == 0x0D
  }

  /// Splits a stretch of text into fields, each without padding.
  func split(_ text: Span<UInt8>, _ range: Range<Int>, into fields: inout [TableField]) {
    fields.removeAll(keepingCapacity: true)
    var index = range.lowerBound
    while true {
      let scanned = scan(text, from: index, to: range.upperBound, onOneLine: false)
      fields.append(Self.trimmed(text, scanned.field))
      index = scanned.end + 1
      if scanned.end >= range.upperBound { break }
    }
  }

  /// The field without blanks, no-break spaces and bidirectional marks at its ends.
  @inline(__always)
  static func trimmed(_ text: Span<UInt8>, _ field: TableField) -> TableField {
    guard field.start < field.end else { return field }
    // Nearly always nothing is to be taken off: no blank, no byte above 0x7F at either end.
    let first = text[field.start]
    let last = text[field.end - 1]
    if first &- 0x21 < 0x5F, last &- 0x21 < 0x5F { return field }
    return trimmedClosely(text, field)
  }

  private static func trimmedClosely(_ text: Span<UInt8>, _ field: TableField) -> TableField {
    var field = field
    while field.start < field.end {
      let width = blankWidth(text, at: field.start, before: field.end)
      guard width > 0 else { break }
      field.start += width
    }
    while field.start < field.end {
      let last = text[field.end - 1]
      if last == 0x20 || (0x09...0x0D).contains(last) {
        field.end -= 1
      } else if last >= 0x80, field.end - 2 >= field.start,
        blankWidth(text, at: field.end - 2, before: field.end) == 2
      {
        field.end -= 2
      } else if last >= 0x80, field.end - 3 >= field.start,
        blankWidth(text, at: field.end - 3, before: field.end) == 3
      {
        field.end -= 3
      } else {
        break
      }
    }
    return field
  }

  /// How many bytes the blank or invisible character at `index` has; 0 if it is neither.
  @inline(__always)
  static func blankWidth(_ text: Span<UInt8>, at index: Int, before end: Int) -> Int {
    let byte = text[index]
    if byte > 0x20, byte < 0x80 { return 0 }
    if byte == 0x20 || (0x09...0x0D).contains(byte) { return 1 }
    if byte == 0xC2, index + 1 < end, text[index + 1] == 0xA0 { return 2 }
    guard byte == 0xE2 || byte == 0xEF, index + 2 < end else { return 0 }
    let pair = (text[index + 1], text[index + 2])
    if byte == 0xE2, pair.0 == 0x80 {
      // U+2000–200F (spaces, zero widths, bidirectional marks), 202A–202F.
      return (0x80...0x8F).contains(pair.1) || (0xAA...0xAF).contains(pair.1) ? 3 : 0
    }
    if byte == 0xE2, pair.0 == 0x81 { return (0xA6...0xA9).contains(pair.1) ? 3 : 0 }
    return byte == 0xEF && pair.0 == 0xBB && pair.1 == 0xBF ? 3 : 0
  }
}
