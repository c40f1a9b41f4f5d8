import StatementModel
import TestSupport
import Testing

@testable import BookIndex

@Suite struct RowPackingTests {
  @Test(arguments: 0..<20)
  func `rows of any fields come back as they were`(_ seed: Int) throws {
    var chance = Chance(seed: UInt64(seed))
    let rows = chance.rows(200)
    let back = try RowUnpacker.unpack(RowPacker.pack(rows).span)
    #expect(back == rows)
    // Swift's equality of texts is looser than the bytes we owe.
    #expect(
      back.texts.strings.map { Array($0.utf8) } == rows.texts.strings.map { Array($0.utf8) })
    #expect(back.numbers == rows.numbers && back.places == rows.places)
    #expect(back.nativeIDs == rows.nativeIDs && back.currencies == rows.currencies)
    #expect(back.details == rows.details)
  }

  @Test func `ids that were made for rows come back with them`() throws {
    var chance = Chance(seed: 4)
    var rows = chance.rows(50)
    rows.nameRows(card: CardID("visa"), currency: .eur)
    let ids = try #require(rows.names?.ids)
    let back = try RowUnpacker.unpack(RowPacker.pack(rows).span)
    #expect(back.names?.ids == ids && back.names?.currency == .eur)
    #expect(back.ids(card: CardID("visa"), currency: .eur) == ids)
    #expect(back.ids(card: CardID("other"), currency: .eur) != ids)
    rows[3].amount = -rows[3].amount
    #expect(rows.names == nil)
  }

  @Test(arguments: 0..<8)
  func `rows in another order come back as they were`(_ seed: Int) throws {
    var chance = Chance(seed: UInt64(seed))
    var rows = chance.rows(100)
    for _ in 0..<50 { rows[chance.number(below: 100)] = chance.row() }
    rows.sort { $0.amount < $1.amount }
    #expect(try RowUnpacker.unpack(RowPacker.pack(rows).span) == rows)
  }

  @Test func `neighbours share their details again`() throws {
    var chance = Chance(seed: 6)
    var all = (0..<60).map { _ in chance.row() }
    for place in all.indices { all[place].details.kind = .fee }
    for place in all.indices where place % 4 > 0 { all[place].details = all[place - 1].details }
    all[21].details = RowDetails()
    let rows = StatementColumns(all)
    let back = try RowUnpacker.unpack(RowPacker.pack(rows).span)
    #expect(back == rows && back.numbers == rows.numbers)
    #expect(back.details == rows.details && back.details.count <= 15)
  }

  @Test(
    arguments: [
      // More than a place in a file can be, a day that there is not, an amount that is not canonical,
      // and texts, currencies, ids and details that are not there.
      [0x04, 0x02, 0x00, 0x80, 0x80, 0x80, 0x80, 0x20, 0x02, 0x00, 0x00],
      [0x04, 0x02, 0x01, 0x00, 0x02, 0x00, 0x00],
      [0x0C, 0x02, 0x00, 0x00, 0x80, 0x80, 0x80, 0x80, 0x10, 0x02, 0x00, 0x00],
      [0x04, 0x02, 0x00, 0x00, 0x14, 0x00, 0x00],
      [0x04, 0x02, 0x00, 0x00, 0x02, 0x01, 0x00],
      [0x04, 0x03, 0x00, 0x00, 0x02, 0x02, 0x00, 0x00],
      [0x44, 0x02, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00],
      [0x84, 0x02, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00],
      [0x04, 0x20, 0x00, 0x00, 0x02, 0x00, 0x00],
    ] as [[UInt8]])
  func `a row of what is not there is refused`(_ row: [UInt8]) throws {
    let head: [UInt8] = [RowLayout.version, 1, 1, 0x41, 0, 1, 0xC4, 0xA6, 0xD5, 0x02, 0, 1]
    let sound: [UInt8] = [0x04, 0x03, 0x00, 0x00, 0x02, 0x01, 0x00, 0x00]
    let rows = try RowUnpacker.unpack((head + sound).span)
    #expect(rows.map(\.currency) == [.usd] && rows.map(\.description) == ["A"])
    #expect(throws: IndexError.corrupt(.packing)) {
      try RowUnpacker.unpack((head + row).span)
    }
  }

  @Test func `no rows are packed too`() throws {
    #expect(try RowUnpacker.unpack(RowPacker.pack([]).span) == [])
  }

  @Test func `a usual row takes no more than 16 bytes beside its text`() throws {
    var chance = Chance(seed: 7)
    var rows: [StatementRow] = []
    var offset = 40
    let names = (0..<300).map { "MERCHANT NUMBER \($0) SPRINGFIELD US" }
    for number in 0..<3000 {
      let length = 50 + chance.number(below: 60)
      let day = CalendarDate(dayNumber: Int32(20_000 + number / 8))
      rows.append(
        StatementRow(
          record: number + 2, span: SourceSpan(line: number + 2, offset: offset, length: length),
          amount: chance.decimal(), purchaseDate: day,
          postingDate: day.adding(days: chance.number(below: 3)),
          description: chance.of(names)))
      offset += length + 1
    }
    let text = Set(rows.map(\.description)).reduce(0) { $0 + $1.utf8.count }
    let packed = RowPacker.pack(StatementColumns(rows)).count
    #expect(packed - text <= 16 * rows.count)
    #expect(packed > text)
  }

  @Test func `every beginning of packed rows is refused`() throws {
    var chance = Chance(seed: 3)
    let packed = RowPacker.pack(chance.rows(20))
    for count in 0..<packed.count {
      #expect(throws: IndexError.corrupt(.packing)) {
        try RowUnpacker.unpack(Array(packed[..<count]).span)
      }
    }
  }

  @Test func `changed bytes give rows or a typed error, and never a crash`() throws {
    var chance = Chance(seed: 11)
    let packed = RowPacker.pack(chance.rows(40))
    var refused = 0
    for _ in 0..<3000 {
      var damaged = packed
      for _ in 0...chance.number(below: 3) {
        damaged[chance.number(below: damaged.count)] = UInt8(chance.number(below: 256))
      }
      do throws(IndexError) {
        // Looking at each row asks for whatever it names.
        for row in try RowUnpacker.unpack(damaged.span) { _ = row }
      } catch {
        #expect(error == .corrupt(.packing))
        refused += 1
      }
    }
    #expect(refused > 300)
  }

  @Test func `noise gives a typed error`() throws {
    var chance = Chance(seed: 5)
    for length in 0..<500 {
      var noise = (0..<length).map { _ in UInt8(chance.number(below: 256)) }
      if length > 0 { noise[0] = RowLayout.version }
      do throws(IndexError) {
        _ = try RowUnpacker.unpack(noise.span)
      } catch {
        #expect(error == .corrupt(.packing))
      }
    }
  }

  @Test(
    arguments: [
      [0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x02],
      [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01],
      [0x80],
      [],
    ] as [[UInt8]])
  func `a number of more than 64 bits, or cut off, is refused`(_ bytes: [UInt8]) {
    var reader = PackedReader()
    #expect(throws: IndexError.corrupt(.packing)) { try reader.unsigned(bytes.span) }
  }

  @Test(arguments: [0, 1, -1, 63, -64, 64, 1 << 40, .max, .min] as [Int64])
  func `numbers come back as they were`(_ number: Int64) throws {
    var writer = PackedWriter()
    writer.signed(number)
    var reader = PackedReader()
    #expect(try reader.signed(writer.bytes.span) == number)
    #expect(reader.offset == writer.bytes.count)
  }
}
