/// Where in packed rows one can begin to read: few rows are then found without going through all.
struct RowBlocks: Sendable {
  struct Block: Sendable {
    /// Where its first row begins in the bytes, and what that is packed behind.
    var offset: Int
    var before: RowContext
    var rowCount = 0
  }

  /// How many rows each has; the last may have less.
  static let rowsEach = 256

  private(set) var blocks: [Block] = []

  init(expecting rowCount: Int) { blocks.reserveCapacity(rowCount / Self.rowsEach + 1) }

  /// Begins a block.
  mutating func begin(at offset: Int, after before: RowContext) {
    blocks.append(Block(offset: offset, before: before))
  }

  /// The rows moved in the bytes.
  mutating func move(by distance: Int) {
    for place in blocks.indices { blocks[place].offset += distance }
  }

  /// The last block that begins with a row or before it, and with which one it begins.
  func last(notAfter row: Int) -> (row: Int, offset: Int, before: RowContext)? {
    let place = row / Self.rowsEach
    guard blocks.indices.contains(place) else { return nil }
    return (place * Self.rowsEach, blocks[place].offset, blocks[place].before)
  }

  /// The blocks that have a row of some days, in order.
  ///
  /// - Parameter keyDays: By row: its day.
  func touched(by days: DayRanges, _ keyDays: [Int32]) -> [Block] {
    var touched: [Block] = []
    // Rows of one day mostly stand together.
    var last: Int32 = 0
    var isWanted = days.contains(last)
    for (place, block) in blocks.enumerated() {
      let start = place * Self.rowsEach
      let end = min(start + Self.rowsEach, keyDays.count)
      for row in start..<end {
        let day = keyDays[row]
        if day != last { (last, isWanted) = (day, days.contains(day)) }
        guard isWanted else { continue }
        var block = block
        block.rowCount = end - start
        touched.append(block)
        break
      }
    }
    return touched
  }
}
