import StatementModel
import TestSupport
import Testing

@testable import BookIndex

/// By what bytes rows can be known again.
@Suite struct RowStretchesTests {
  private let folder: IndexFolder

  init() throws { folder = try IndexFolder() }

  private func sample(_ seed: Int, count: Int) -> FileSample {
    var chance = Chance(seed: UInt64(seed))
    var kind = FileSample.Kind(&chance)
    kind.hasGaps = false
    kind.isInOrder = true
    return FileSample(chance.records(count, kind), headLength: 20, textStart: 3)
  }

  @Test func `a stretch tells where rows stand and what they come to`() {
    let file = sample(1, count: 600)
    let found = file.stretches()
    #expect(found.seal == "seal")
    #expect(found.stretches.map(\.firstRow) == [0, 256])
    for stretch in found.stretches {
      let (first, last) = (file.rows[stretch.firstRow], file.rows[stretch.firstRow + 255])
      let start = first.span.offset + 3
      let end = last.span.offset + last.span.length + 3
      #expect(stretch.rowCount == RowStretches.rowsEach)
      #expect(stretch.byteCount == end - start)
      #expect(stretch.headLength == first.span.length)
      #expect(stretch.lineCount == last.span.line - first.span.line)
      let head = Array(file.text[start..<(start + first.span.length)])
      #expect(stretch.headSum == Checksum.of(head.span))
      #expect(stretch.sum == Checksum.of(Array(file.text[start..<end]).span))
    }
  }

  @Test func `a gap ends a run of rows`() {
    var file = sample(2, count: 520)
    #expect(file.stretches().stretches.map(\.firstRow) == [0, 256])
    for place in 100..<520 { file.rows[place].record += 1 }
    #expect(file.stretches().stretches.map(\.firstRow) == [100])
    file = sample(2, count: 520)
    file.text[file.rows[200].span.offset + 3 - 1] = 0x20
    #expect(file.stretches().stretches.map(\.firstRow) == [200])
    file = sample(2, count: 520)
    file.rows[255].span.offset += 100_000
    #expect(file.stretches().stretches.map(\.firstRow) == [256])
    #expect(sample(3, count: 255).stretches().stretches.isEmpty)
  }

  @Test(arguments: 0..<30)
  func `what is taken over is what the rows have`(_ seed: Int) throws {
    var chance = Chance(seed: UInt64(seed))
    var kind = FileSample.Kind(&chance)
    kind.hasGaps = chance.once(in: 4)
    kind.isInOrder = true
    let sample = RepeatedSample(&chance, count: 2000, kind: kind, fewParts: true)
    let taken = try #require(try sample.packed().stretches)
    #expect(taken.seal == "seal")
    var own: [Int: RowStretches.Stretch] = [:]
    // Runs may begin elsewhere in the new file: each stretch is compared with one made for its rows.
    for stretch in taken.stretches {
      let last = stretch.firstRow + stretch.rowCount
      let rows = Array(sample.later.rows[stretch.firstRow..<last])
      var made = RowStretches(
        seal: "seal", rows: rows, text: sample.later.text.span,
        textStart: sample.later.textStart)
      #expect(made.stretches.count == 1)
      made.stretches[0].firstRow = stretch.firstRow
      #expect(made.stretches == [stretch])
    }
    for stretch in sample.later.stretches().stretches { own[stretch.firstRow] = stretch }
    for stretch in taken.stretches {
      if let same = own[stretch.firstRow] { #expect(same == stretch) }
    }
    let ends = taken.stretches.map { $0.firstRow + $0.rowCount }
    #expect(zip(ends, taken.stretches.dropFirst()).allSatisfy { $0 <= $1.firstRow })
  }

  @Test func `stretches are read as they were written`() throws {
    var stretches = sample(5, count: 5000).stretches("profile 7, CSV, ü")
    let usual = stretches.packed.count - stretches.seal.utf8.count
    #expect(stretches.stretches.count == 19)
    #expect(usual <= 30 * stretches.stretches.count)
    stretches.stretches.append(
      RowStretches.Stretch(
        firstRow: 1_000_000, rowCount: 3, byteCount: 400_000_000, headLength: 0,
        headSum: .max, sum: 0, lineCount: 70_000))
    let packed = stretches.packed
    #expect(try RowStretches(packed: packed.span) == stretches)
    for count in packed.indices {
      #expect(throws: IndexError.corrupt(.packing)) {
        try RowStretches(packed: Array(packed[..<count]).span)
      }
    }
    var chance = Chance(seed: 8)
    for _ in 0..<2000 {
      var damaged = packed
      damaged[chance.number(below: packed.count)] = UInt8(chance.number(below: 256))
      do throws(IndexError) {
        _ = try RowStretches(packed: damaged.span)
      } catch {
        #expect(error == .corrupt(.packing))
      }
    }
  }

  @Test func `the index keeps stretches of statements that have any`() throws {
    let index = try folder.create()
    let (long, short) = (sample(6, count: 300), sample(7, count: 30))
    let packed = PackedRows(long.rows, stretches: long.stretches())
    try index.update { writer in
      let files = [packed, PackedRows(short.rows, stretches: short.stretches())]
      for (number, rows) in files.enumerated() {
        try writer.insertStatement(
          IndexedStatement(key: .sample(number), file: "f", importID: "i"), rows: rows)
      }
      try writer.insertStatement(
        IndexedStatement(key: .sample(2), file: "f", importID: "i"), rows: long.rows)
    }
    let known = try #require(try index.knownRows(of: .sample(0)))
    #expect(known.rowCount == 300)
    #expect(known.digest == packed.digest)
    #expect(known.stretches == long.stretches())
    #expect(PaddedBytes(packed.bytes.span).count == known.bytes.count)
    #expect(try index.rowStretches(of: .sample(0)) == long.stretches())
    for number in 1...3 {
      #expect(try index.knownRows(of: .sample(number)) == nil)
      #expect(try index.rowStretches(of: .sample(number)) == nil)
    }
    #expect(try index.rows(of: .sample(0)) == long.rows)
    _ = try index.update { try $0.removeStatement(.sample(0)) }
    #expect(try index.rowStretches(of: .sample(0)) == nil)
    // Two statements, and of each its rows and what they come to.
    #expect(try blobCount(index) == 4)
  }

  private func blobCount(_ index: BookIndex) throws -> Int {
    try index.read { handle, _ in
      let statement = try handle.prepare("SELECT COUNT(*) FROM blob")
      return try statement.step() ? statement.int(0) : 0
    }
  }
}
