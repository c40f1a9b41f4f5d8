import StatementModel

/// The rows of a statement as the index keeps them: a quarter of what they take in memory.
package struct PackedRows: Sendable {
  let bytes: [UInt8]
  package let digest: RowDigest
  /// By row: the date that identity compares.
  ///
  /// To ask each row for it costs a copy of the row.
  package let keyDays: [Int32]
  /// By what bytes the rows can be known again; nothing where nobody looked for that.
  package var stretches: RowStretches?
  /// Where rows can be begun with, where they were put together of packed ones.
  private let blocks: RowBlocks?

  /// - Parameter stretches: Those of the rows, where there may be any.
  package init(_ rows: [StatementRow], stretches: RowStretches? = nil) {
    var packer = RowPacker(expecting: rows.count)
    var maker = RowDigestMaker(expecting: rows.count)
    var days: [Int32] = []
    days.reserveCapacity(rows.count)
    let span = rows.span
    for place in span.indices {
      // Copied once for all.
      let row = span[place]
      packer.add(row)
      maker.add(row)
      days.append(row.keyDate.dayNumber)
    }
    bytes = packer.finish(rows.count)
    digest = maker.finish(rows)
    keyDays = days
    blocks = nil
    self.stretches = stretches
  }

  /// Rows that were put together of packed ones.
  init(
    bytes: [UInt8], digest: RowDigest, keyDays: [Int32], blocks: RowBlocks,
    stretches: RowStretches
  ) {
    self.bytes = bytes
    self.digest = digest
    self.keyDays = keyDays
    self.blocks = blocks
    self.stretches = stretches
  }

  package var rowCount: Int { keyDays.count }

  /// All rows, unpacked.
  package func rows() throws(IndexError) -> [StatementRow] {
    try RowUnpacker.unpack(bytes.span)
  }

  /// The rows of some days, unpacked.
  package func rows(on days: DayRanges) throws(IndexError) -> [StatementRow] {
    guard let blocks else { return try RowUnpacker.unpack(bytes.span, on: days) }
    return try RowUnpacker.unpack(bytes.span, on: days, in: blocks.touched(by: days, keyDays))
  }

  /// What decides of the rows of some days.
  package func facts(on days: DayRanges) throws(IndexError) -> [RowFact] {
    guard let blocks else { return try RowScanner.scan(bytes.span, on: days) }
    return try RowScanner.scan(bytes.span, on: days, in: blocks.touched(by: days, keyDays))
  }
}
