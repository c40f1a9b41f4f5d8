import Foundation
import StatementModel
import TestSupport
import Testing

@testable import BookKeeping

/// Files of columns give back what was written, or an error.
struct ColumnFileTests {
  private static let numbers = (0..<1000).map { Int64($0) * 7 }
  private static let texts = ["", "CAFÉ", "CAFE\u{301}", "A\u{0}B", "株式会社", "🛒"]

  private static func write(_ out: inout ColumnFileWriter) throws(FileError) {
    try out.add(numbers)
    try out.add(texts: texts)
    try out.add([UInt8(7)])
    try out.add([UInt8]())
    // More than is gathered.
    try out.add(Array(repeating: UInt32(9), count: 40_000))
  }

  /// Reads all of it; nothing where it is anything else than what was written.
  private static func read(_ input: inout ColumnFileReader) throws(IndexError) -> UInt64? {
    guard try input.column(of: Int64.self) == numbers,
      try input.texts().map({ Array($0.utf8) }) == texts.map({ Array($0.utf8) }),
      try input.column(of: UInt8.self) == [7], try input.column(of: UInt8.self) == [],
      try input.column(of: UInt32.self) == Array(repeating: 9, count: 40_000), input.isAtEnd
    else { return nil }
    return input.sum.value
  }

  @Test func `columns and texts come back as they were`() throws {
    let files = try IndexFiles()
    var sum: UInt64 = 0
    try files.write { (out) throws(FileError) in
      try Self.write(&out)
      sum = out.sum.value
    }
    var input = try files.reader()
    #expect(try Self.read(&input) == sum)
    let names = try FileManager.default.contentsOfDirectory(atPath: files.folder)
    #expect(names == ["file"], "no temporary file is left")
  }

  @Test func `whatever is damaged is an error and never another answer`() throws {
    let files = try IndexFiles()
    try files.write { (out) throws(FileError) in try Self.write(&out) }
    let whole = try files.bytes
    var random = SeededGenerator(seed: 5)
    for seed in 0..<400 {
      var bytes = whole
      switch seed % 3 {
      case 0: bytes = bytes.prefix(Int.random(in: 0..<whole.count, using: &random))
      case 1:
        let place = Int.random(in: 0..<whole.count, using: &random)
        bytes[place] ^= UInt8.random(in: 1...255, using: &random)
      default:
        for _ in 0..<40 {
          let place = Int.random(in: 0..<min(400, whole.count), using: &random)
          bytes[place] = UInt8.random(in: 0...255, using: &random)
        }
      }
      try files.put(bytes)
      do throws(IndexError) {
        var input = try files.opened()
        let read = try Self.read(&input)
        // Zeros that fill up are nobody's.
        #expect(read != nil)
      } catch {
        #expect(error.isCuredByRebuilding, "\(error)")
      }
    }
  }

  @Test func `a writer that gives up leaves nothing behind`() throws {
    let files = try IndexFiles()
    do {
      var out = try ColumnFileWriter(at: "\(files.folder)/file")
      try out.add([1, 2, 3])
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: files.folder) == [])
  }
}

extension IndexFiles {
  func opened() throws(IndexError) -> ColumnFileReader {
    try ColumnFileReader("\(folder)/file")
  }
}
