import BookIndex
import StatementFormats
import StatementModel

/// The stretch by whose dates the order of day and month is told best.
///
/// What is passed over of a file decides nothing, so a part that lies in the first days of its months
/// could leave open what the whole would tell. One stretch of last days is read for that.
enum TellingStretch {
  /// Days of a month from this one on are no number of a month, nor are those of purchases shortly
  /// before.
  private static let leastDay = 16

  /// The runs without the stretch that tells most; those given where none tells anything.
  ///
  /// - Throws: `IndexError` where the rows are damaged.
  static func parted(
    _ runs: [KnownText.Stretch], of known: KnownRows
  ) throws(IndexError) -> [KnownText.Stretch] {
    var best: (run: Int, rows: Range<Int>, day: Int)?
    for (place, run) in runs.enumerated() {
      for stretch in known.stretches.stretches(within: run.rows) {
        let day = CalendarDate(dayNumber: known.keyDay(of: stretch.firstRow)).day
        if day >= leastDay, day > best?.day ?? 0 {
          best = (place, stretch.firstRow..<stretch.firstRow + stretch.rowCount, day)
        }
      }
    }
    guard let best else { return runs }
    let run = runs[best.run]
    var parts: [KnownText.Stretch] = []
    if run.rows.lowerBound < best.rows.lowerBound {
      parts.append(
        KnownText.Stretch(
          offset: run.offset, rows: run.rows.lowerBound..<best.rows.lowerBound))
    }
    if best.rows.upperBound < run.rows.upperBound {
      let gap = try known.offset(of: best.rows.upperBound) - known.offset(of: run.rows.lowerBound)
      parts.append(
        KnownText.Stretch(
          offset: run.offset + gap, rows: best.rows.upperBound..<run.rows.upperBound))
    }
    return Array(runs[..<best.run] + parts + runs[(best.run + 1)...])
  }
}

extension KnownRows {
  /// Where a row's record begins in the file that it came with.
  fileprivate func offset(of row: Int) throws(IndexError) -> Int {
    var offset = 0
    try forEach(in: [row..<row + 1]) { offset = $0.offset }
    return offset
  }
}
