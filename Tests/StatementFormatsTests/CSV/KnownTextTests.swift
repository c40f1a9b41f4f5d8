import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// A file of which stretches are known from an earlier one reads as if it were read whole, or is
/// read whole.
@Suite struct KnownTextTests {
  @Test(arguments: 0..<24)
  func `rows that are taken over are those that reading gives`(_ seed: Int) throws {
    let pair = ExportPair(seed: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 3)
    try check(pair, isTaken: nil)
  }

  @Test(arguments: [true, false])
  func `what is plain is taken over`(_ hasColumns: Bool) throws {
    var taken = 0
    for seed in 0..<6 {
      var maker = ExportMaker(seed: UInt64(seed))
      maker.isPlain = true
      maker.hasColumns = hasColumns
      taken += try check(maker.pair(), isTaken: nil) ? 1 : 0
    }
    #expect(taken >= 4)
  }

  @Test(arguments: ExportMaker.Trouble.allCases)
  func `what hangs on other rows is read whole`(_ trouble: ExportMaker.Trouble) throws {
    var maker = ExportMaker(seed: 11)
    maker.isPlain = true
    maker.trouble = trouble
    maker.hasColumns = trouble.isOfColumns
    try check(maker.pair(), isTaken: trouble.isHarmless)
  }

  @discardableResult
  private func check(_ pair: ExportPair, isTaken: Bool?) throws -> Bool {
    let options = ReadingOptions(path: "new.csv")
    let earlier = StatementReader.read(pair.earlier, options: options)
    guard let seal = earlier.seal else {
      #expect(isTaken != true)
      return false
    }
    let rows = try #require(earlier.statements.first?.rows)
    let known = KnownText(stretches: pair.stretches, seal: seal, rows: RowArray(rows: rows))
    let found = StatementReader.read(pair.later, options: options, knowing: known)
    if let isTaken { #expect((found != nil) == isTaken) }
    guard let found else { return false }
    let whole = StatementReader.read(pair.later, options: options)
    var statement = try #require(whole.statements.first)
    #expect(whole.statements.count == 1 && whole.isPlain)
    #expect(found.file.seal == whole.seal && found.file.header == whole.header)
    #expect(found.summary == StatementSummary(statement))
    #expect(found.allRows(rows) == statement.rows)
    statement.rows = []
    #expect(found.file.statements == [statement])
    return true
  }
}

private struct RowArray: KnownRowSource {
  let rows: [StatementRow]

  func forEach(in range: Range<Int>, _ body: (KnownTextRow) -> Void) throws {
    for row in rows[range] {
      body(
        KnownTextRow(
          record: row.record, span: row.span, day: row.keyDate.dayNumber,
          isPending: row.status == .pending, currency: row.currency, amount: row.amount))
    }
  }
}

extension ContinuedFile {
  fileprivate func allRows(_ known: [StatementRow]) -> [StatementRow] {
    parts.flatMap { part -> [StatementRow] in
      switch part {
      case .new(let rows): return rows
      case .known(let range, let records, let lines, let bytes):
        return known[range].map { row in
          StatementRow(
            record: row.record + records,
            span: SourceSpan(
              line: row.span.line + lines, offset: row.span.offset + bytes,
              length: row.span.length),
            status: row.status, amount: row.amount, currency: row.currency,
            purchaseDate: row.purchaseDate, postingDate: row.postingDate,
            chargeDate: row.chargeDate, description: row.description, nativeID: row.nativeID,
            details: row.hasDetails ? row.details : nil)
        }
      }
    }
  }
}
