import StatementModel
import Testing

@testable import BookIndex

/// Rows put together of packed ones are what packing them whole gives.
@Suite struct TakeoverTests {
  private func sample(_ seed: Int, count: Int? = nil) -> RepeatedSample {
    var chance = Chance(seed: UInt64(seed))
    let kind = FileSample.Kind(&chance)
    return RepeatedSample(
      &chance, count: count ?? chance.number(below: 700), kind: kind, fewParts: seed % 2 == 0)
  }

  @Test(arguments: 0..<200)
  func `rows and digest are those of all rows`(_ seed: Int) throws {
    let sample = sample(seed)
    let packed = try sample.packed()
    let whole = PackedRows(sample.later.rows)
    #expect(try packed.rows() == sample.later.rows)
    #expect(packed.digest == whole.digest)
    // Texts of rows that are gone stay for a while.
    let earlier = PackedRows(sample.earlier.rows).bytes.count
    #expect(packed.bytes.count <= whole.bytes.count + earlier)
    #expect(packed.keyDays == whole.keyDays)
    #expect(packed.rowCount == sample.later.rows.count)
  }

  @Test(arguments: 0..<20)
  func `texts that no row has any more do not pile up`(_ seed: Int) throws {
    var chance = Chance(seed: UInt64(seed))
    let kind = FileSample.Kind(&chance)
    let file = FileSample(chance.records(400, kind), headLength: 9, textStart: 0)
    var known = try file.known()
    var rows = file.rows
    for step in 1...12 {
      let first = rows.count / 8
      let parts: [PackedRows.Part] = [
        .known(first..<rows.count, records: 0, lines: 0, bytes: 0)
      ]
      let packed = try PackedRows(
        parts, of: known, seal: "", text: [UInt8]().span, textStart: 0)
      rows.removeFirst(first)
      #expect(try packed.rows() == rows, "step \(step)")
      let whole = try Self.textCount(PackedRows(rows).bytes)
      #expect(try Self.textCount(packed.bytes) <= whole * 4 / 3 + 1)
      known = try KnownRows(
        bytes: PaddedBytes(packed.bytes.span), digest: packed.digest,
        stretches: RowStretches(seal: ""))
    }
  }

  private static func textCount(_ bytes: [UInt8]) throws(IndexError) -> Int {
    try PackedSource(PaddedBytes(bytes.span), needsTexts: false).textCount
  }

  @Test(arguments: 0..<40)
  func `rows and facts of some days are those of all rows`(_ seed: Int) throws {
    let sample = sample(seed)
    let packed = try sample.packed()
    let whole = PackedRows(sample.later.rows)
    let all = Set(whole.keyDays).sorted()
    let few = DayRanges(all.enumerated().filter { $0.offset % 9 == 0 }.map { $1...$1 })
    for days in [few, DayRanges(all.suffix(3).map { $0...$0 }), DayRanges()] {
      let wanted = sample.later.rows.filter { days.contains($0.keyDate.dayNumber) }
      for rows in [packed, whole] {
        #expect(try rows.rows(on: days) == wanted)
        #expect(try rows.facts(on: days).map { "\($0)" } == wanted.map { "\(RowFact($0))" })
      }
    }
  }

  @Test(arguments: 0..<30)
  func `what was put together can be taken over again`(_ seed: Int) throws {
    let sample = sample(seed)
    let packed = try sample.packed()
    let known = try KnownRows(
      bytes: PaddedBytes(packed.bytes.span), digest: packed.digest,
      stretches: RowStretches(seal: ""))
    let count = known.rowCount
    let parts: [PackedRows.Part] = [
      .known(0..<(count / 3), records: 0, lines: 0, bytes: 0),
      .known((count / 3)..<count, records: 5, lines: 3, bytes: 1000),
    ]
    var rows = sample.later.rows
    for place in (count / 3)..<count {
      rows[place].record += 5
      rows[place].span.line += 3
      rows[place].span.offset += 1000
    }
    let empty: [UInt8] = []
    let again = try PackedRows(parts, of: known, seal: "", text: empty.span, textStart: 0)
    #expect(try again.rows() == rows)
    #expect(again.digest == RowDigest(rows))
  }

  @Test(arguments: 0..<30)
  func `parts in any order are put together too`(_ seed: Int) throws {
    var chance = Chance(seed: UInt64(seed))
    let kind = FileSample.Kind(&chance)
    let file = FileSample(chance.records(60, kind), headLength: 9, textStart: 0)
    let parts: [PackedRows.Part] = [
      .known(30..<50, records: 100, lines: 0, bytes: 0),
      .new(Array(file.rows[3..<5])),
      .known(10..<40, records: 900, lines: 7, bytes: 5),
    ]
    var rows = Array(file.rows[30..<50] + file.rows[3..<5] + file.rows[10..<40])
    for place in 0..<20 { rows[place].record += 100 }
    for place in 22..<52 {
      rows[place].record += 900
      rows[place].span.line += 7
      rows[place].span.offset += 5
    }
    let packed = try PackedRows(
      parts, of: file.known(), seal: "", text: file.text.span, textStart: 0)
    #expect(try packed.rows() == rows)
    #expect(packed.digest == RowDigest(rows))
  }

  @Test(arguments: 0..<20)
  func `a walk tells what the rows have`(_ seed: Int) throws {
    var chance = Chance(seed: UInt64(seed))
    let rows = (0..<300).map { _ in chance.row() }
    let packed = PackedRows(rows)
    let known = try KnownRows(
      bytes: PaddedBytes(packed.bytes.span), digest: packed.digest,
      stretches: RowStretches(seal: ""))
    let ranges = [0..<10, 10..<10, 40..<140, 140..<141, 299..<300]
    var found: [KnownRow] = []
    try known.forEach(in: ranges) { found.append($0) }
    let wanted = ranges.flatMap { rows[$0] }
    #expect(found.map(\.record) == wanted.map(\.record))
    #expect(
      found.map { SourceSpan(line: $0.line, offset: $0.offset, length: $0.length) }
        == wanted.map(\.span))
    #expect(found.map(\.day) == wanted.map(\.keyDate.dayNumber))
    #expect(found.map(\.isPending) == wanted.map { $0.status == .pending })
    #expect(found.map(\.currency) == wanted.map(\.currency))
    #expect(found.map(\.amount) == wanted.map(\.amount))
    #expect(throws: IndexError.misuse) { try known.forEach(in: [3..<5, 4..<6]) { _ in } }
    #expect(throws: IndexError.misuse) { try known.forEach(in: [3..<301]) { _ in } }
  }

  @Test func `rows can't be moved out of what a file can have`() throws {
    let sample = sample(4, count: 50)
    let known = try sample.earlier.known()
    let text: [UInt8] = []
    for (records, lines, bytes) in [
      (-1000, 0, 0), (0, -1000, 0), (0, 0, -100_000), (1 << 32, 0, 0), (0, 1 << 32, 0),
      (0, 0, 1 << 32), (.max, 0, 0), (0, .min, 0), (0, 0, .max),
    ] {
      for ranges in [[0..<50], [20..<50, 0..<20]] {
        #expect(throws: IndexError.misuse) {
          try PackedRows(
            ranges.map { .known($0, records: records, lines: lines, bytes: bytes) }, of: known,
            seal: "", text: text.span, textStart: 0)
        }
      }
    }
    for range in [0..<51, -1..<3, 50..<52] {
      #expect(throws: IndexError.misuse) {
        try PackedRows(
          [.known(range, records: 0, lines: 0, bytes: 0)], of: known, seal: "",
          text: text.span, textStart: 0)
      }
    }
  }

  @Test(arguments: 0..<10)
  func `changed bytes give rows or a typed error, and never a crash`(_ seed: Int) throws {
    let sample = sample(seed, count: 90)
    let sound = try sample.earlier.known()
    var chance = Chance(seed: UInt64(seed))
    var refused = 0
    for _ in 0..<300 {
      var damaged = PackedRows(sample.earlier.rows).bytes
      for _ in 0...chance.number(below: 3) {
        damaged[chance.number(below: damaged.count)] = UInt8(chance.number(below: 256))
      }
      do throws(IndexError) {
        let known = try KnownRows(
          bytes: PaddedBytes(damaged.span), digest: sound.digest, stretches: sound.stretches)
        try known.forEach(in: [0..<known.rowCount]) { _ in }
        let packed = try sample.packed(known)
        _ = try packed.rows(on: DayRanges([20_000...20_040]))
        _ = try packed.facts(on: DayRanges([20_000...20_040]))
        _ = try packed.rows()
      } catch {
        refused += 1
      }
    }
    #expect(refused > 50)
  }
}
