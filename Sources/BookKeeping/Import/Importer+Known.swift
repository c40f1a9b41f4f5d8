import BookIndex
import StatementFormats
import StatementModel

/// Files of which an earlier one has long stretches: exports that overlap.
extension Importer {
  /// A smaller file is read as soon as it is compared.
  private static let leastBytes = 256 << 10
  /// An earlier statement of fewer rows is hardly worth it.
  private static let leastRows = 4 * RowStretches.rowsEach
  /// How many earlier files are compared with.
  private static let mostCandidates = 6

  /// A file read but for the stretches that an earlier one has.
  struct Continuation {
    var file: StatementFile
    var statement: ReadStatement
  }

  /// Reads a file but for what an earlier one has byte for byte; nothing where there is no such
  /// file, or where what this comes to can't be shown to be what reading the whole comes to.
  func continuation(of bytes: [UInt8], _ reading: ReadingOptions) -> Continuation? {
    guard let comparison = compared ?? comparison(of: bytes) else { return nil }
    let known = comparison.known
    do {
      guard
        let found = StatementReader.read(
          bytes, options: reading,
          knowing: KnownText(
            stretches: comparison.runs, seal: ReadingSeal(text: known.stretches.seal),
            rows: IndexRows(known))),
        let seal = found.file.seal, let statement = found.file.statements.first
      else { return nil }
      let packed = try PackedRows(
        found.parts.map(PackedRows.Part.init), of: known, seal: seal.text, text: bytes.span,
        textStart: TextStart.of(bytes))
      guard packed.rowCount == found.summary.transactions else { return nil }
      return Continuation(
        file: found.file,
        statement: ReadStatement(
          statement, packed: packed, found.summary, known: (comparison.key, known)))
    } catch {
      return nil
    }
  }

  /// The earlier statement with which a file has most in common, and what.
  struct Comparison {
    var key: StatementKey
    var runs: [KnownText.Stretch]
    var known: KnownRows
  }

  func comparison(of bytes: [UInt8]) -> Comparison? {
    // Each row is asked for, or nothing is to be kept.
    guard let index, !options.explains, !options.isDryRun, bytes.count >= Self.leastBytes else {
      return nil
    }
    let candidates = history.statements.filter { _, fact in
      fact.file.format == "csv" && fact.file.statements.count == 1 && fact.file.rejected == 0
        && fact.statement.rows >= Self.leastRows
    }.sorted { $0.value.order > $1.value.order }
    var best: (key: StatementKey, runs: [KnownText.Stretch], rows: Int)?
    for (key, fact) in candidates.prefix(Self.mostCandidates) {
      // Of a damaged index nothing is taken over; whoever needs it mends it.
      guard let stretches = try? index.rowStretches(of: key) else { continue }
      let runs = KnownTextSearch(stretches).runs(in: bytes.span, from: TextStart.of(bytes))
      let rows = runs.reduce(0) { $0 + $1.rows.count }
      // All rows of the earlier one are walked over, so enough of them must be known again.
      guard rows * 4 >= fact.statement.rows else { continue }
      if rows > (best?.rows ?? 0) { best = (key, runs, rows) }
    }
    guard let best, let known = try? index.knownRows(of: best.key) else { return nil }
    let runs = (try? TellingStretch.parted(best.runs, of: known)) ?? best.runs
    return Comparison(key: best.key, runs: runs, known: known)
  }
}

/// The rows of the earlier statement, from the index.
struct IndexRows: KnownRowSource {
  let rows: KnownRows

  init(_ rows: KnownRows) { self.rows = rows }

  func forEach(in range: Range<Int>, _ body: (KnownTextRow) -> Void) throws {
    try rows.forEach(in: [range]) { row in
      body(
        KnownTextRow(
          record: row.record,
          span: SourceSpan(line: row.line, offset: row.offset, length: row.length), day: row.day,
          isPending: row.isPending, currency: row.currency, amount: row.amount))
    }
  }
}

extension PackedRows.Part {
  init(_ part: ContinuedFile.Part) {
    switch part {
    case .known(let rows, let records, let lines, let bytes):
      self = .known(rows, records: records, lines: lines, bytes: bytes)
    case .new(let rows): self = .new(rows)
    }
  }
}
