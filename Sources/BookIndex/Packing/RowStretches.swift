import StatementModel

/// Where runs of a statement's rows stand in its file's text, by which a file that has the same
/// bytes is known to have the same rows.
package struct RowStretches: Equatable, Sendable {
  package struct Stretch: Equatable, Sendable {
    /// The number of its first row in the statement, from 0.
    package var firstRow: Int
    package var rowCount: Int
    /// From the first byte of the first row's record to the last byte of the last one's.
    package var byteCount: Int
    /// How long the first record is, in bytes.
    package var headLength: Int
    /// `Checksum` of the first record's bytes.
    package var headSum: UInt64
    /// `Checksum` of all bytes.
    package var sum: UInt64
    /// How many lines below the first row the last one begins.
    package var lineCount: Int
  }

  /// How many rows a stretch has; what is left over at the end of a run of rows makes no stretch.
  package static let rowsEach = 256

  /// How the file was read: rows are the same only where another file is read so, too.
  package var seal: String
  /// In the order of their rows; none begins before another one ends.
  package internal(set) var stretches: [Stretch] = []

  init(seal: String) { self.seal = seal }

  /// Finds the stretches of a statement's rows.
  ///
  /// The rows of one follow each other without a gap: the numbers of their records rise by 1, and
  /// between two records stands nothing but a line break of one byte or two.
  ///
  /// - Parameters:
  ///   - text: The file's text as it was read.
  ///   - textStart: Where in it the rows' offsets count from.
  package init(seal: String, rows: [StatementRow], text: Span<UInt8>, textStart: Int) {
    self.init(seal: seal)
    add(rows, from: 0, text: text, textStart: textStart)
  }

  /// Adds the stretches of further rows.
  ///
  /// - Parameter number: The number of the first of them in the statement.
  mutating func add(
    _ rows: [StatementRow], from number: Int, text: Span<UInt8>, textStart: Int
  ) {
    let rows = rows.span
    guard rows.count >= Self.rowsEach else { return }
    stretches.reserveCapacity(stretches.count + rows.count / Self.rowsEach)
    var first = 0
    var head = Place()
    var before: Place?
    for index in rows.indices {
      let (record, span) = rows.place(at: index)
      guard let place = Place(record, span, in: text, from: textStart) else {
        // Where the text does not reach, nothing can be known again.
        (before, first) = (nil, index + 1)
        continue
      }
      if let before, !place.follows(before, in: text) { first = index }
      if index == first { head = place }
      before = place
      guard index + 1 - first == Self.rowsEach else { continue }
      stretches.append(
        Stretch(
          firstRow: number + first, rowCount: Self.rowsEach,
          byteCount: place.bytes.upperBound - head.bytes.lowerBound,
          headLength: head.bytes.count, headSum: Checksum.of(text.extracting(head.bytes)),
          sum: Checksum.of(text.extracting(head.bytes.lowerBound..<place.bytes.upperBound)),
          lineCount: place.line - head.line))
      first = index + 1
    }
  }

  /// Takes over stretches of another statement that lie wholly within some of its rows.
  ///
  /// - Parameter number: What the first row of the range is in this statement.
  mutating func add(_ others: RowStretches, within range: Range<Int>, from number: Int) {
    var place = others.firstPlace(from: range.lowerBound)
    while place < others.stretches.count {
      var stretch = others.stretches[place]
      guard stretch.rowCount <= range.upperBound - stretch.firstRow else { break }
      stretch.firstRow += number - range.lowerBound
      stretches.append(stretch)
      place += 1
    }
  }

  /// Those that lie wholly within a range of rows.
  package func stretches(within range: Range<Int>) -> ArraySlice<Stretch> {
    let first = firstPlace(from: range.lowerBound)
    return stretches[first...].prefix { $0.firstRow + $0.rowCount <= range.upperBound }
  }

  /// The place of the first stretch that does not begin before a row.
  private func firstPlace(from row: Int) -> Int {
    var low = 0
    var high = stretches.count
    while low < high {
      let middle = (low + high) / 2
      if stretches[middle].firstRow < row { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// A record in the text.
private struct Place {
  var record = 0
  var line = 0
  var bytes = 0..<0

  init() {}

  /// Nothing where the record does not lie within the text.
  init?(_ record: Int, _ span: SourceSpan, in text: Span<UInt8>, from textStart: Int) {
    let (start, overflows) = textStart.addingReportingOverflow(span.offset)
    guard !overflows, start >= 0, start <= text.count, span.length <= text.count - start else {
      return nil
    }
    self.record = record
    line = span.line
    bytes = start..<(start + span.length)
  }

  /// Whether between both stands a line break alone.
  func follows(_ other: Place, in text: Span<UInt8>) -> Bool {
    guard record == other.record + 1, line >= other.line else { return false }
    let gap = bytes.lowerBound - other.bytes.upperBound
    guard gap == 1 || gap == 2 else { return false }
    for index in other.bytes.upperBound..<bytes.lowerBound
    where text[index] != 0x0A && text[index] != 0x0D { return false }
    return true
  }
}
