/// One line of a QIF, without its break and without blanks around it.
struct QIFLine {
  var range: Range<Int>
  /// From 1.
  var number: Int

  var isEmpty: Bool { range.isEmpty }
  /// What stands behind the code.
  var value: Range<Int> { range.isEmpty ? range : range.lowerBound + 1..<range.upperBound }
}

/// Goes over a text line by line; CR, LF and CRLF each end one.
struct QIFLines {
  private var offset = 0
  private var number = 0

  mutating func next(in text: Span<UInt8>) -> QIFLine? {
    guard offset < text.count else { return nil }
    number += 1
    var start = offset
    var end = start
    while end < text.count, text[end] != 0x0A, text[end] != 0x0D { end += 1 }
    offset = end + 1
    if end + 1 < text.count, text[end] == 0x0D, text[end + 1] == 0x0A { offset += 1 }
    // Files joined together have byte order marks inside; old ones end with Ctrl-Z.
    if end - start >= 3, text[start] == 0xEF, text[start + 1] == 0xBB, text[start + 2] == 0xBF {
      start += 3
    }
    let range = QIFText.trimmed(text, start..<end)
    return QIFLine(range: range, number: number)
  }
}

/// Small helps with pieces of a text.
enum QIFText {
  /// The range without blanks and control characters around it.
  static func trimmed(_ text: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, text[start] <= 0x20 { start += 1 }
    while end > start, text[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }

  /// The text of several pieces, with one blank between them.
  static func joined(_ parts: [Range<Int>], of text: [UInt8]) -> String {
    var out: [UInt8] = []
    for part in parts where !part.isEmpty {
      if !out.isEmpty { out.append(0x20) }
      out += text[part]
    }
    return String(decoding: out, as: UTF8.self)
  }

  static func string(_ range: Range<Int>, of text: [UInt8]) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  /// A piece for a message: cut where it is long.
  static func excerpt(_ range: Range<Int>, of text: [UInt8]) -> String {
    let whole = String(decoding: text[range].prefix(160), as: UTF8.self)
    return whole.count > 40 ? whole.prefix(40) + "…" : whole
  }
}
