import StatementModel

@testable import BookIndex

/// A file made by chance: its text, and the rows that a full reading finds in it.
struct FileSample {
  /// A record and what stands before it; a row's place comes with the file it is laid out in.
  struct Record {
    var row: StatementRow
    var gap: [UInt8]
    var recordStep: Int
    var lineStep: Int
    var bytes: [UInt8]
  }

  /// What kind of statement it is.
  struct Kind {
    enum IDs: CaseIterable {
      case none, all, posted, some, twice
    }
    var ids = IDs.none
    var isPlain = false
    var isInOrder = true
    var hasGaps = true
    var hasCharges = true

    init(_ chance: inout Chance) {
      ids = chance.of(IDs.allCases + [.none, .all, .posted])
      isPlain = chance.once(in: 2)
      isInOrder = !chance.once(in: 4)
      hasGaps = !chance.once(in: 3)
      hasCharges = chance.once(in: 2)
    }
  }

  var rows: [StatementRow] = []
  var text: [UInt8]
  let textStart: Int

  /// Lays records out behind each other.
  init(_ records: [Record], headLength: Int, textStart: Int) {
    self.textStart = textStart
    text = Array(repeating: 0x23, count: textStart + headLength)
    var (number, line) = (1, 1)
    for record in records {
      number += record.recordStep
      line += record.lineStep
      text += record.gap
      var row = record.row
      row.record = number
      row.span = SourceSpan(
        line: line, offset: text.count - textStart, length: record.bytes.count)
      text += record.bytes
      rows.append(row)
    }
  }

  func stretches(_ seal: String = "seal") -> RowStretches {
    RowStretches(seal: seal, rows: rows, text: text.span, textStart: textStart)
  }

  func known() throws(IndexError) -> KnownRows {
    let packed = PackedRows(rows)
    return try KnownRows(
      bytes: PaddedBytes(packed.bytes.span), digest: packed.digest, stretches: stretches())
  }
}

extension Chance {
  /// Records of one kind, on days from `day` on.
  mutating func records(
    _ count: Int, _ kind: FileSample.Kind, from day: Int32 = 20_000, ids firstID: Int = 0
  ) -> [FileSample.Record] {
    var records: [FileSample.Record] = []
    var day = day
    for number in 0..<count {
      if once(in: 5) { day += Int32(self.number(below: 3)) }
      if !kind.isInOrder, once(in: 20) { day -= 4 }
      var row = row()
      if kind.isPlain {
        let date = CalendarDate(dayNumber: day)
        row.purchaseDate = once(in: 9) ? nil : date.adding(days: -self.number(below: 3))
        row.postingDate = once(in: 9) && row.purchaseDate != nil ? nil : date
        row.status = once(in: 30) ? .pending : .posted
        row.amount = ExactDecimal(units: Int64(self.number(below: 9)), scale: 1) ?? .zero
        if !once(in: 10) { row.details = RowDetails() }
      }
      if !kind.hasCharges, number > 1 { row.chargeDate = nil }
      switch kind.ids {
      case .none: row.nativeID = nil
      case .all: row.nativeID = "\(firstID + number)"
      case .posted: row.nativeID = row.status == .posted ? "\(firstID + number)" : nil
      case .some: row.nativeID = once(in: 2) ? "\(firstID + number)" : nil
      case .twice: row.nativeID = "\(firstID + self.number(below: max(1, count * count)))"
      }
      records.append(record(row, kind))
    }
    return records
  }

  private mutating func record(
    _ row: StatementRow, _ kind: FileSample.Kind
  ) -> FileSample.Record {
    var record = FileSample.Record(
      row: row, gap: once(in: 3) ? [0x0D, 0x0A] : [0x0A], recordStep: 1, lineStep: 1,
      bytes: (0..<number(below: 30)).map { _ in UInt8(number(below: 256)) })
    if kind.hasGaps, once(in: 40) {
      record.gap = Array("\n# nothing\n".utf8)
      record.recordStep = once(in: 2) ? 2 : 1
      record.lineStep = 2
    }
    if !kind.isInOrder, once(in: 150) { record.recordStep = 0 }
    return record
  }
}

/// A file that repeats parts of another one, and how it does.
struct RepeatedSample {
  var earlier: FileSample
  var later: FileSample
  var parts: [PackedRows.Part]

  /// - Parameter count: How many rows the earlier file has.
  init(_ chance: inout Chance, count: Int, kind: FileSample.Kind, fewParts: Bool = false) {
    let records = chance.records(count, kind)
    let headLength = chance.number(below: 90)
    earlier = FileSample(records, headLength: headLength, textStart: chance.of([0, 3]))
    var all: [FileSample.Record] = []
    var ranges: [(old: Range<Int>?, new: Range<Int>)] = []
    var place = chance.once(in: 2) ? 0 : chance.number(below: count + 1)
    while place < count || chance.once(in: 2) {
      let begin = all.count
      if chance.once(in: 3) {
        var kind = kind
        // Now and then rows of another kind come.
        if chance.once(in: 5) { kind = FileSample.Kind(&chance) }
        all += chance.records(
          chance.number(below: 40), kind, from: chance.of([20_000, 20_050, 20_100]),
          ids: chance.once(in: 12) ? 0 : 1_000_000 * (all.count + 1))
        ranges.append((nil, begin..<all.count))
      } else {
        let left = count - place
        let length = chance.number(below: fewParts ? left + 1 : min(left, 100) + 1)
        all += records[place..<(place + length)]
        ranges.append((place..<(place + length), begin..<all.count))
        place += length
        if chance.once(in: 3) { place += min(count - place, chance.number(below: 30)) }
      }
    }
    later = FileSample(
      all, headLength: chance.number(below: 90), textStart: chance.of([0, 3]))
    parts = []
    for range in ranges {
      guard let old = range.old else {
        parts.append(.new(Array(later.rows[range.new])))
        continue
      }
      guard let first = old.first, let firstNow = range.new.first else {
        parts.append(.known(old, records: 7, lines: -8, bytes: 9))
        continue
      }
      let (before, now) = (earlier.rows[first], later.rows[firstNow])
      parts.append(
        .known(
          old, records: now.record - before.record, lines: now.span.line - before.span.line,
          bytes: now.span.offset - before.span.offset))
    }
  }

  func packed() throws(IndexError) -> PackedRows {
    try packed(earlier.known())
  }

  func packed(_ known: KnownRows) throws(IndexError) -> PackedRows {
    try PackedRows(
      parts, of: known, seal: "seal", text: later.text.span, textStart: later.textStart)
  }
}
