import StatementModel
import TestSupport
import Testing

@testable import BookIndex

@Suite struct RowPackingTests {
  @Test(arguments: 0..<20)
  func `rows of any fields come back as they were`(_ seed: Int) throws {
    var chance = Chance(seed: UInt64(seed))
    let rows = (0..<200).map { _ in chance.row() }
    let back = try RowUnpacker.unpack(RowPacker.pack(rows).span)
    #expect(back == rows)
    // Swift's equality of texts is looser than the bytes we owe.
    #expect(back.map { Array($0.description.utf8) } == rows.map { Array($0.description.utf8) })
  }

  @Test(arguments: 0..<20)
  func `a scan finds what the rows have`(_ seed: Int) throws {
    var chance = Chance(seed: UInt64(seed))
    let rows = (0..<200).map { _ in chance.row() }
    let facts = try RowScanner.scan(RowPacker.pack(rows).span)
    #expect(facts.map { "\($0)" } == rows.map { "\(RowFact($0))" })
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
    let packed = RowPacker.pack(rows).count
    #expect(packed - text <= 16 * rows.count)
    #expect(packed > text)
  }

  @Test func `every beginning of packed rows is refused`() throws {
    var chance = Chance(seed: 3)
    let packed = RowPacker.pack((0..<20).map { _ in chance.row() })
    for count in 0..<packed.count {
      #expect(throws: IndexError.corrupt(.packing)) {
        try RowUnpacker.unpack(Array(packed[..<count]).span)
      }
      #expect(throws: IndexError.corrupt(.packing)) {
        try RowScanner.scan(Array(packed[..<count]).span)
      }
    }
  }

  @Test func `changed bytes give rows or a typed error, and never a crash`() throws {
    var chance = Chance(seed: 11)
    let packed = RowPacker.pack((0..<40).map { _ in chance.row() })
    var refused = 0
    for _ in 0..<3000 {
      var damaged = packed
      for _ in 0...chance.number(below: 3) {
        damaged[chance.number(below: damaged.count)] = UInt8(chance.number(below: 256))
      }
      do throws(IndexError) {
        _ = try RowUnpacker.unpack(damaged.span)
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
