import StatementModel

/// What is known of a new file's text from an earlier file: stretches that both have byte for byte,
/// and the rows that the earlier one gave of them.
package struct KnownText: Sendable {
  /// A run of records.
  package struct Stretch: Equatable, Sendable {
    /// Where its first record begins in the decoded text, in bytes.
    package var offset: Int
    /// The numbers of its rows in the earlier statement.
    package var rows: Range<Int>

    package init(offset: Int, rows: Range<Int>) {
      self.offset = offset
      self.rows = rows
    }
  }

  /// In the order of the text.
  package var stretches: [Stretch]
  /// How the earlier file was read: `StatementFile.seal`.
  package var seal: ReadingSeal
  package var rows: any KnownRowSource

  package init(stretches: [Stretch], seal: ReadingSeal, rows: any KnownRowSource) {
    self.stretches = stretches
    self.seal = seal
    self.rows = rows
  }
}

/// Where the rows of an earlier file are read from.
package protocol KnownRowSource: Sendable {
  /// Goes through rows by their numbers.
  func forEach(in rows: Range<Int>, _ body: (KnownTextRow) -> Void) throws
}

/// What is asked of a row that an earlier file gave; places are those in that file.
package struct KnownTextRow {
  package var record: Int
  package var span: SourceSpan
  /// The key date.
  package var day: Int32
  package var isPending: Bool
  package var currency: Currency?
  package var amount: ExactDecimal

  package init(
    record: Int, span: SourceSpan, day: Int32, isPending: Bool, currency: Currency?,
    amount: ExactDecimal
  ) {
    self.record = record
    self.span = span
    self.day = day
    self.isPending = isPending
    self.currency = currency
    self.amount = amount
  }
}

/// A file of which only those rows were read that no earlier file has.
package struct ContinuedFile: Sendable {
  /// A run of rows.
  package enum Part: Sendable {
    /// Rows of the earlier statement, by their numbers there, and how far further they stand.
    case known(Range<Int>, records: Int, lines: Int, bytes: Int)
    case new([StatementRow])
  }

  /// As if read whole, but for the rows of its one statement, which are none.
  package var file: StatementFile
  /// What the statement amounts to, with all its rows.
  package var summary: StatementSummary
  /// All rows, in order.
  package var parts: [Part]
}

extension StatementReader {
  /// Reads a file of which stretches are known.
  ///
  /// - Returns: Nothing where it can't be shown that a reading of the whole gives the same.
  package static func read(
    _ bytes: [UInt8], options: ReadingOptions, knowing known: KnownText
  ) -> ContinuedFile? {
    guard bytes.count <= options.limits.fileBytes else { return nil }
    let head = FileHead.of(bytes)
    guard formats.first(where: { $0.claims(head) }) == CSVFormat.self else { return nil }
    return CSVFormat.read(bytes, options: options, knowing: known)
  }
}
