import BookIndex
import StatementFormats
import StatementModel

/// Finds stretches of an earlier file in the text of a new one.
///
/// A line that begins a stretch is looked for by its checksum; where one is found, the bytes of the
/// whole stretch are compared by theirs, and those of the stretches that follow it without a gap.
struct KnownTextSearch {
  private let known: RowStretches
  /// By the checksum of its first record: the stretches that begin so.
  private let heads: [UInt64: [Int]]
  /// The lengths that first records have, since nothing else need be compared.
  private let lengths: Set<Int>
  /// Where nothing is found in so many bytes, nothing is looked for further on.
  private static let patience = 32 << 20
  /// More runs than this are hardly one export overlapping with another.
  private static let mostRuns = 64

  init(_ known: RowStretches) {
    self.known = known
    heads = Dictionary(grouping: known.stretches.indices) { known.stretches[$0].headSum }
    lengths = Set(known.stretches.map(\.headLength))
  }

  /// The runs of rows that stand in the text, in its order and in that of the rows.
  ///
  /// The first stretch of a run is left out, so that it is read: what all rows decide is then
  /// decided by some of each run as well. The text does not end with a run.
  ///
  /// - Parameter start: The byte at which the text begins, after a mark.
  func runs(in text: Span<UInt8>, from start: Int) -> [KnownText.Stretch] {
    var runs: [KnownText.Stretch] = []
    var position = start
    var nextRow = 0
    var lastFound = start
    // How many bytes of stretches were looked at that are others: where one line begins many, no
    // more than the text has.
    var vain = 0
    while position < text.count, runs.count < Self.mostRuns,
      position - lastFound < Self.patience, vain <= text.count
    {
      let end = Self.lineEnd(text, from: position)
      guard let first = stretch(at: position, lineEnd: end, text, notBefore: nextRow, &vain)
      else {
        position = Self.afterBreak(text, end)
        continue
      }
      var places: [(offset: Int, stretch: Int)] = []
      var stretch = first
      while stands(stretch, at: position, text) {
        places.append((position, stretch))
        position = Self.afterBreak(text, position + known.stretches[stretch].byteCount)
        guard stretch + 1 < known.stretches.count, follows(stretch + 1, stretch) else { break }
        stretch += 1
      }
      if position >= text.count { places.removeLast() }
      lastFound = position
      guard let last = places.last else { continue }
      nextRow = rows(of: last.stretch).upperBound
      guard places.count > 1 else { continue }
      runs.append(
        KnownText.Stretch(
          offset: places[1].offset - start,
          rows: rows(of: places[1].stretch).lowerBound..<nextRow))
    }
    return runs
  }

  private func rows(of stretch: Int) -> Range<Int> {
    let found = known.stretches[stretch]
    return found.firstRow..<(found.firstRow + found.rowCount)
  }

  private func follows(_ next: Int, _ stretch: Int) -> Bool {
    known.stretches[next].firstRow == rows(of: stretch).upperBound
  }

  /// The stretch that begins with the line and stands there whole.
  private func stretch(
    at position: Int, lineEnd: Int, _ text: Span<UInt8>, notBefore row: Int, _ vain: inout Int
  ) -> Int? {
    guard lengths.contains(lineEnd - position) else { return nil }
    let sum = Checksum.of(text.extracting(position..<lineEnd))
    for stretch in heads[sum] ?? [] where known.stretches[stretch].firstRow >= row {
      if stands(stretch, at: position, text) { return stretch }
      vain += known.stretches[stretch].byteCount
      if vain > text.count { return nil }
    }
    return nil
  }

  /// Whether the bytes of the stretch stand there, and a line break behind them.
  private func stands(_ stretch: Int, at position: Int, _ text: Span<UInt8>) -> Bool {
    let found = known.stretches[stretch]
    let (end, overflow) = position.addingReportingOverflow(found.byteCount)
    guard !overflow, end < text.count, Self.isBreak(text[end]) else { return false }
    return Checksum.of(text.extracting(position..<end)) == found.sum
  }

  private static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func lineEnd(_ text: Span<UInt8>, from position: Int) -> Int {
    var index = position
    while index < text.count, !isBreak(text[index]) { index += 1 }
    return index
  }

  private static func afterBreak(_ text: Span<UInt8>, _ end: Int) -> Int {
    let isPair =
      end + 1 < text.count && text[end] == 0x0D && text[end + 1] == 0x0A
    return end + (isPair ? 2 : 1)
  }
}
