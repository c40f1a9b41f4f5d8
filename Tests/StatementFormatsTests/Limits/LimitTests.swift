import StatementModel
import Testing

@testable import StatementFormats

@Suite struct `Every reader` {
  @Test(arguments: ReaderSample.all)
  func `reads its sample`(_ sample: ReaderSample) {
    let read = StatementReader.read(sample.bytes, options: options)
    #expect(read.outcomeWord == "read")
    #expect(read.format == sample.format)
    #expect(read.statements.flatMap(\.rows).count >= 1)
    #expect(read.summarized.summaries.map(\.transactions) == read.statements.map(\.rows.count))
  }

  @Test(arguments: ReaderSample.all)
  func `refuses a file over the limit without a look at it`(_ sample: ReaderSample) {
    var limited = options
    limited.limits.fileBytes = 10
    #expect(StatementReader.read(sample.bytes, options: limited).codes == ["file-too-large"])
    #expect(
      StatementReader.refusal(ofSize: 3 << 30, options: options)?.codes == ["file-too-large"])
    #expect(StatementReader.refusal(ofSize: 1 << 30, options: options)?.codes == nil)
  }

  /// A value or record that never ends, in formats that refuse the file for one.
  @Test(arguments: ReaderSample.bounded, [UInt8(ascii: "x"), 0, 0x20, UInt8(ascii: "\"")])
  func `refuses a line over its limits`(_ sample: ReaderSample, filler: UInt8) {
    var small = options
    small.limits.recordBytes = 256 << 10
    small.limits.fieldBytes = 64 << 10
    let bytes = Array(sample.endless.utf8) + [UInt8](repeating: filler, count: 2 << 20)
    let file = StatementReader.read(bytes, options: small)
    let word = file.outcomeWord
    #expect(word == "unreadable" || word == "no-statement", "\(word)")
    #expect(file.statements.isEmpty)
  }

  @Test(arguments: ReaderSample.all)
  func `takes NULs for what they are`(_ sample: ReaderSample) {
    let nothing = [UInt8](repeating: 0, count: 5000)
    let rows = StatementReader.read(sample.bytes, options: options).statements.flatMap(\.rows).count
    for bytes in [sample.bytes + nothing, nothing + sample.bytes, nothing] {
      let file = StatementReader.read(bytes, options: options)
      #expect(file.statements.flatMap(\.rows).count <= rows)
    }
    for index in stride(from: 0, to: sample.bytes.count, by: 7) {
      var bytes = sample.bytes
      bytes[index] = 0
      let file = StatementReader.read(bytes, options: options)
      #expect(file.statements.flatMap(\.rows).count <= rows, "NUL at \(index)")
    }
  }

  @Test(arguments: ReaderSample.all)
  func `answers a file cut at any byte`(_ sample: ReaderSample) {
    let rows = StatementReader.read(sample.bytes, options: options).statements.flatMap(\.rows).count
    for length in 0..<sample.bytes.count {
      let bytes = Array(sample.bytes[..<length])
      let file = StatementReader.read(bytes, options: options)
      #expect(file.statements.flatMap(\.rows).count <= rows, "cut at \(length)")
    }
  }

  private var options: ReadingOptions { ReadingOptions(path: "x") }
}
