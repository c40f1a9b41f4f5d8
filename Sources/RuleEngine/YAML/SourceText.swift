import StatementModel

/// A text file by lines: what excerpts under messages and columns are taken from.
package struct SourceText: Sendable {
  /// The path as it should be shown.
  package let path: String
  /// The text as UTF-8, without byte order mark.
  let bytes: [UInt8]
  /// Where each line begins in `bytes`; a line ends at LF, CR LF or CR.
  let lineStarts: [Int]
  private let isASCII: Bool

  package init(_ text: String, path: String) {
    self.path = path
    var bytes = Array(text.utf8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    var starts = [0]
    var union: UInt8 = 0
    for index in bytes.indices {
      let byte = bytes[index]
      union |= byte
      if byte == 0x0A {
        starts.append(index + 1)
      } else if byte == 0x0D, index + 1 == bytes.count || bytes[index + 1] != 0x0A {
        starts.append(index + 1)
      }
    }
    self.bytes = bytes
    lineStarts = starts
    isASCII = union < 0x80
  }

  /// The text of a line, counted from 1, without its line break; nothing out of range.
  package func line(_ number: Int) -> String? {
    guard number >= 1, number <= lineStarts.count else { return nil }
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Of a longer line nothing is shown: nobody finds a place in it by looking, and showing it
  /// again with each of its mistakes would take for ever.
  private static let longestExcerpt = 10_000

  /// The line a location points into, for `Diagnostic.excerpt`.
  package func excerpt(at location: SourceLocation?) -> String? {
    guard let number = location?.line, number >= 1, number <= lineStarts.count else { return nil }
    let end = number < lineStarts.count ? lineStarts[number] : bytes.count
    guard end - lineStarts[number - 1] <= Self.longestExcerpt else { return nil }
    return line(number)
  }

  /// The place of a byte.
  func location(ofByte offset: Int) -> SourceLocation {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let column = characters(from: lineStarts[low], to: min(offset, bytes.count)) + 1
    return SourceLocation(file: path, line: low + 1, column: column)
  }

  /// Beyond this column, places are counted in Unicode scalars.
  static let longestCountedLine = 4096

  /// The place that the YAML parser names by line and column in Unicode scalars, both from 1.
  ///
  /// Where a text ends without a line break, the parser may name the line behind it; then it is the
  /// end of the last line.
  func location(line: Int, scalarColumn: Int) -> SourceLocation {
    place(line: line, scalarColumn: scalarColumn).location
  }

  /// The same, and the byte there; nothing beyond the end, or so far in a line that counting would
  /// take long.
  func place(line: Int, scalarColumn: Int) -> (location: SourceLocation, offset: Int?) {
    if line > lineStarts.count, let start = lineStarts.last {
      let column = characters(from: start, to: bytes.count) + 1
      return (SourceLocation(file: path, line: lineStarts.count, column: column), nil)
    }
    let plain = SourceLocation(file: path, line: line, column: scalarColumn)
    if isASCII { return (plain, offset(line: line, scalarColumn: scalarColumn)) }
    // Nobody counts characters that far; and counting them for each of a long line's nodes would
    // take the square of its length.
    guard scalarColumn <= Self.longestCountedLine,
      let offset = offset(line: line, scalarColumn: scalarColumn)
    else { return (plain, nil) }
    let column = characters(from: lineStarts[line - 1], to: offset) + 1
    return (SourceLocation(file: path, line: line, column: column), offset)
  }

  /// The byte at a line and a column in Unicode scalars, both from 1.
  func offset(line: Int, scalarColumn: Int) -> Int? {
    guard line >= 1, line <= lineStarts.count else { return nil }
    let start = lineStarts[line - 1]
    if isASCII { return min(start + scalarColumn - 1, bytes.count) }
    var offset = start
    for _ in 1..<max(1, scalarColumn) where offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }

  /// How many characters, as people count them, stand in a range of bytes.
  private func characters(from start: Int, to end: Int) -> Int {
    guard start < end else { return 0 }
    if bytes[start..<end].allSatisfy({ $0 < 0x80 }) { return end - start }
    return String(decoding: bytes[start..<end], as: UTF8.self).count
  }
}
