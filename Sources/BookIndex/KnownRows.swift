import StatementModel

/// The rows of a statement as they stand packed in the index, to be taken over by another statement
/// that has the same bytes.
package struct KnownRows: Sendable {
  let bytes: PaddedBytes
  /// Before the first row.
  private let begin: PackedSource
  package let digest: RowDigest
  package let stretches: RowStretches

  init(bytes: Span<UInt8>, digest: RowDigest, stretches: RowStretches) throws(IndexError) {
    self.bytes = PaddedBytes(bytes)
    self.digest = digest
    self.stretches = stretches
    begin = try PackedSource(self.bytes, needsTexts: false)
  }

  package var rowCount: Int { begin.rowCount }

  /// Walks over the rows of ranges, which are in order and do not overlap.
  package func forEach(
    in ranges: [Range<Int>], _ body: (KnownRow) -> Void
  ) throws(IndexError) {
    var source = begin
    for range in ranges {
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
