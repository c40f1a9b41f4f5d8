import BookIndex
import Foundation
import StatementFormats
import StatementModel
import TestSupport
import Testing

@testable import BookKeeping

/// Exports that have long stretches of an earlier one: found, read but for them, and packed.
@Suite struct KnownTextSearchTests {
  /// The lines of an export, of which some texts stand on two lines.
  private func lines(_ numbers: Range<Int>) -> [String] {
    numbers.map { number in
      let day = CalendarDate(dayNumber: 19_800 + Int32(number / 40))
      let way = number % 17 == 0 ? "REFUND" : "PURCHASE"
      let text =
        number % 97 == 0 ? "\"\(way),\n NO \(number)\"" : "\(way) NUMBER \(number % 500)"
      let filler = "A LONG TEXT THAT MAKES THE TABLE AS LONG AS IT MUST BE TO BE COMPARED AT ALL"
      let sign = number % 17 == 0 ? "" : "-"
      return "\(day),R\(number),\(text) \(filler),\(sign)\(number % 90 + 1).25"
    }
  }

  private func file(_ lines: [String], mark: Bool = false, lineBreak: String = "\n") -> [UInt8] {
    let header = "Date,Reference,Description,Amount"
    let text = ([header] + lines).joined(separator: lineBreak) + lineBreak
    return (mark ? [0xEF, 0xBB, 0xBF] : []) + Array(text.utf8)
  }

  /// Reads the second file knowing the first, in the way of an import.
  ///
  /// - Returns: Nothing where it is read whole; how many rows were taken over, and all.
  private func read(_ later: [UInt8], after earlier: [UInt8]) throws -> (
    taken: Int, all: PackedRows
  )? {
    let options = ReadingOptions(path: "new.csv")
    let file = StatementReader.read(earlier, options: options)
    let statement = try #require(file.statements.first)
    let read = ReadStatement(statement, of: file, earlier)
    let folder = NSTemporaryDirectory() + "stretches-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let index = try BookIndex.create(at: "\(folder)/index.sqlite")
    let key = StatementKey(fileHash: "a", ordinal: 0, card: CardID("card"))
    try index.update { writer in
      try writer.insertStatement(
        read.indexed(as: key, file: "a.csv", importID: "1"), rows: read.packing())
    }
    guard let stretches = try index.rowStretches(of: key),
      let known = try index.knownRows(of: key)
    else { return nil }
    let found = KnownTextSearch(stretches).runs(in: later.span, from: TextStart.of(later))
    let runs = try TellingStretch.parted(found, of: known)
    guard !runs.isEmpty,
      let found = StatementReader.read(
        later, options: options,
        knowing: KnownText(
          stretches: runs, seal: ReadingSeal(text: stretches.seal), rows: IndexRows(known)))
    else { return nil }
    let packed = try PackedRows(
      found.parts.map(PackedRows.Part.init), of: known,
      seal: #require(found.file.seal).text, text: later.span, textStart: TextStart.of(later))
    return (runs.reduce(0) { $0 + $1.rows.count }, packed)
  }

  private func check(_ later: [UInt8], after earlier: [UInt8], atLeast least: Int) throws {
    let (taken, all) = try #require(try read(later, after: earlier))
    #expect(taken >= least)
    let whole = StatementReader.read(later, options: ReadingOptions(path: "new.csv"))
    let statement = try #require(whole.statements.first)
    #expect(try all.rows() == statement.rows)
    #expect(all.digest == RowDigest(statement.rows))
    #expect(all.keyDays == statement.rows.map(\.keyDate.dayNumber))
    // What is kept of it serves the next one as well.
    let own = RowStretches(
      seal: "", rows: statement.rows, text: later.span, textStart: TextStart.of(later))
    #expect((all.stretches?.stretches.count ?? 0) * 2 > own.stretches.count)
  }

  @Test(arguments: [false, true])
  func `a window that moved on is taken over`(_ mark: Bool) throws {
    try check(
      file(lines(900..<3600), mark: mark), after: file(lines(0..<3000), mark: mark), atLeast: 1200)
  }

  @Test(arguments: [true, false])
  func `a part that leaves the order of day and month open is taken over`(
    _ isDayFirst: Bool
  ) throws {
    // What is not known and the first stretch that is are of days up to 12.
    let lines = lines(0..<3300).map { line in
      let date = line.prefix(10).split(separator: "-")
      let order = isDayFirst ? [date[2], date[1], date[0]] : [date[1], date[2], date[0]]
      return order.joined(separator: "/") + line.dropFirst(10)
    }
    let later = file(Array(lines[560..<2816] + lines[3000...]))
    try check(later, after: file(Array(lines[..<3000])), atLeast: 1200)
  }

  @Test func `new rows above the known ones`() throws {
    let earlier = file(Array(lines(0..<3000).reversed()), lineBreak: "\r\n")
    let later = file(Array(lines(700..<3300).reversed()), lineBreak: "\r\n")
    try check(later, after: earlier, atLeast: 1500)
  }

  @Test func `a row that was written anew parts the stretches`() throws {
    var changed = lines(0..<3300)
    changed[1500] = changed[1500].replacing("LONG", with: "SHORT")
    changed.remove(at: 2300)
    try check(file(changed), after: file(lines(0..<3000)), atLeast: 1000)
  }

  @Test func `the same file again but for its end`() throws {
    try check(
      file(lines(0..<3000) + lines(3000..<3001)), after: file(lines(0..<3000)), atLeast: 2000)
  }

  @Test func `rows that stand twice are taken once`() throws {
    let twice = lines(0..<3000) + lines(500..<3000)
    _ = try read(file(twice), after: file(lines(0..<3000)))
    let whole = StatementReader.read(file(twice), options: ReadingOptions(path: "new.csv"))
    let found = try #require(try read(file(twice), after: file(lines(0..<3000))))
    #expect(try found.all.rows() == whole.statements.first?.rows)
  }

  @Test func `another header is read whole`() throws {
    let text = String(decoding: file(lines(0..<3300)), as: UTF8.self)
    let later = Array(text.replacing("Date,Reference", with: "Date,Memo").utf8)
    #expect(try read(later, after: file(lines(0..<3000))) == nil)
  }

  /// Each of so many lines could begin each of the stretches, whose bytes would all be compared.
  @Test func `a line that begins many stretches does not have all compared each time`() throws {
    let common = lines(0..<1)[0]
    let earlier = file(
      lines(0..<3072).enumerated().map {
        $0.offset % RowStretches.rowsEach == 0 ? common : $0.element
      })
    let options = ReadingOptions(path: "old.csv")
    let statement = try #require(StatementReader.read(earlier, options: options).statements.first)
    let stretches = RowStretches(
      seal: "", rows: statement.rows, text: earlier.span, textStart: 0)
    #expect(stretches.stretches.count == 12)
    #expect(Set(stretches.stretches.map(\.headSum)).count == 1)
    let later = file(Array(repeating: common, count: 40_000))
    #expect(KnownTextSearch(stretches).runs(in: later.span, from: 0).isEmpty)
  }

  @Test func `nothing in common is read whole`() throws {
    #expect(try read(file(lines(5000..<8000)), after: file(lines(0..<3000))) == nil)
  }
}
