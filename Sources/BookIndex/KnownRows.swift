import StatementModel

/// The rows of a statement as they stand packed in the index, to be taken over by another statement
/// that has the same bytes.
package struct KnownRows: Sendable {
  let bytes: PaddedBytes
  /// Before the first row.
  private let begin: PackedSource
  private let blocks: RowBlocks
  /// By row: the date that identity compares.
  private let keyDays: [Int32]
  package let digest: RowDigest
  package let stretches: RowStretches

  init(bytes: PaddedBytes, digest: RowDigest, stretches: RowStretches) throws(IndexError) {
    self.bytes = bytes
    self.digest = digest
    self.stretches = stretches
    let begin = try PackedSource(self.bytes, needsTexts: false)
    self.begin = begin
    var blocks = RowBlocks(expecting: begin.rowCount)
    var keyDays: [Int32] = []
    keyDays.reserveCapacity(begin.rowCount)
    var context = begin.context
    try self.bytes.withCursor(at: begin.offset) { (input) throws(IndexError) in
      for row in 0..<begin.rowCount {
        if row % RowBlocks.rowsEach == 0 { blocks.begin(at: input.offset, after: context) }
        let head = try context.head(&input)
        _ = try input.tail(of: head.flags)
        keyDays.append(head.day)
      }
    }
    self.blocks = blocks
    self.keyDays = keyDays
  }

  package var rowCount: Int { begin.rowCount }

  /// The date of a row that identity compares, as its number of days.
  package func keyDay(of row: Int) -> Int32 { keyDays[row] }

  /// Walks over the rows of ranges, which are in order and do not overlap.
  package func forEach(
    in ranges: [Range<Int>], _ body: (KnownRow) -> Void
  ) throws(IndexError) {
    var source = begin
    for range in ranges {
      guard range.lowerBound >= source.position else { throw .misuse }
      if let near = blocks.last(notAfter: range.lowerBound), near.row > source.position {
        (source.position, source.offset, source.context) = (near.row, near.offset, near.before)
      }
      try source.advance(to: range.lowerBound, bytes)
      guard range.upperBound <= source.rowCount else { throw .misuse }
      var context = source.context
      source.offset = try bytes.withCursor(at: source.offset) { (input) throws(IndexError) in
        for _ in range {
          let head = try context.head(&input)
          _ = try input.tail(of: head.flags)
          body(try KnownRow(head))
        }
        return input.offset
      }
      (source.context, source.position) = (context, range.upperBound)
    }
  }

  /// The rows of some days, unpacked.
  package func rows(on days: DayRanges) throws(IndexError) -> [StatementRow] {
    try RowUnpacker.unpack(
      bytes.padded.span.extracting(first: bytes.count), on: days,
      in: blocks.touched(by: days, keyDays))
  }

  /// What decides of the rows of some days.
  package func facts(on days: DayRanges) throws(IndexError) -> [RowFact] {
    try RowScanner.scan(
      bytes.padded.span.extracting(first: bytes.count), on: days,
      in: blocks.touched(by: days, keyDays))
  }
}

/// A row of a known statement, as far as it is numbers.
package struct KnownRow {
  package var record: Int
  package var line: Int
  package var offset: Int
  package var length: Int
  /// The date that identity compares.
  package var day: Int32
  package var isPending: Bool
  /// The currency that the row itself names.
  package var currency: Currency?
  package var amount: ExactDecimal

  @inline(__always)
  init(_ head: RowHead) throws(IndexError) {
    guard let amount = ExactDecimal(canonical: head.units, scale: head.scale) else {
      throw .corrupt(.packing)
    }
    record = head.record
    line = head.line
    offset = head.offset
    length = head.length
    day = head.day
    isPending = head.flags.contains(.pending)
    currency = head.currency == 0 ? nil : Currency(packedCode: head.currency)
    self.amount = amount
  }
}

extension BookIndex {
  /// The rows of a statement as they stand packed; nothing where there is no such statement, or no
  /// stretches are kept of it.
  package func knownRows(of key: StatementKey) throws(IndexError) -> KnownRows? {
    try read { handle, _ in try StatementTable.knownRows(of: key, on: handle) }
  }

  /// By what bytes rows of a statement can be known again; nothing where that is not kept.
  package func rowStretches(of key: StatementKey) throws(IndexError) -> RowStretches? {
    try read { handle, _ in try StatementTable.rowStretches(of: key, on: handle) }
  }
}
