import StatementModel
import Testing

@testable import StatementFormats

@Suite struct `Every reader` {
  @Test(arguments: ReaderSample.all)
  func `reads its sample, both ways alike`(_ sample: ReaderSample) {
    let read = StatementReader.read(sample.bytes, options: options)
    #expect(read.outcomeWord == "read")
    #expect(read.format == sample.format)
    #expect(read.statements.flatMap(\.rows).count >= 1)
    let inspected = StatementReader.inspect(StatementInput(sample.bytes), options: options)
    #expect(inspected.summaries == read.summarized.summaries)
  }

  @Test(arguments: ReaderSample.all)
  func `refuses a file over the limit without a look at it`(_ sample: ReaderSample) {
    var limited = options
    limited.limits.fileBytes = 10
    #expect(StatementReader.read(sample.bytes, options: limited).codes == ["file-too-large"])
    let input = StatementInput(byteCount: 3 << 30) { (_, _, _) throws(StatementInput.Failure) in
      throw TestInput.failure
    }
    #expect(StatementReader.inspect(input, options: options).codes == ["file-too-large"])
  }

  /// A file of 1 GiB whose first record never ends is refused by what its beginning shows, in the
  /// memory that its beginning takes.
  @Test(arguments: ReaderSample.streamed, [UInt8(ascii: "x"), 0, 0x20, UInt8(ascii: "\"")])
  func `refuses a line of 1 GiB in bounded memory`(_ sample: ReaderSample, filler: UInt8) {
    let input = TestInput(endless: sample.endless, filler: filler, byteCount: 1 << 30)
    var small = options
    small.limits.recordBytes = 256 << 10
    small.limits.fieldBytes = 64 << 10
    let file = StatementReader.inspect(input.input, options: small)
    let word = file.outcomeWord
    #expect(word == "unreadable" || word == "no-statement", "\(word)")
    #expect(file.summaries.isEmpty)
    #expect(input.largestBlock <= 2 << 20)
    #expect(input.given <= 8 << 20)
  }

  /// What reads its content whole does not begin to where that is more than it may hold.
  @Test(arguments: ReaderSample.whole)
  func `refuses a line of 1 GiB before holding it`(_ sample: ReaderSample) {
    let input = TestInput(endless: sample.endless, filler: UInt8(ascii: "x"), byteCount: 1 << 30)
    let file = StatementReader.inspect(input.input, options: options)
    #expect(file.outcomeWord == "unreadable")
    #expect(!file.codes.contains("test-failure"))
    #expect(input.largestBlock <= 2 << 20)
  }

  @Test(arguments: ReaderSample.all)
  func `answers content that shrinks while it is read`(_ sample: ReaderSample) {
    let bytes = sample.bytes
    for length in stride(from: 0, through: bytes.count, by: 3) {
      let input = TestInput(Array(bytes.prefix(length)), byteCount: bytes.count)
      let file = StatementReader.inspect(input.input, options: options)
      #expect(file.summaries.map(\.transactions).reduce(0, +) <= 3)
    }
  }

  @Test(arguments: ReaderSample.all)
  func `answers content that fails while it is read`(_ sample: ReaderSample) {
    // From the second and later blocks on, where the format asks for more than one.
    for limit in 0..<4 {
      let input = TestInput(sample.bytes, failingAfter: limit)
      let file = StatementReader.inspect(input.input, options: options)
      if input.failed {
        #expect(file.outcomeWord == "unreadable")
        #expect(file.codes == ["test-failure"])
      }
    }
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
      let inspected = StatementReader.inspect(StatementInput(bytes), options: options)
      #expect(file.statements.flatMap(\.rows).count <= rows)
      #expect(inspected.summaries == file.summarized.summaries, "NUL at \(index)")
    }
  }

  @Test(arguments: ReaderSample.all)
  func `answers a file cut at any byte`(_ sample: ReaderSample) {
    let rows = StatementReader.read(sample.bytes, options: options).statements.flatMap(\.rows).count
    for length in 0..<sample.bytes.count {
      let bytes = Array(sample.bytes[..<length])
      let file = StatementReader.read(bytes, options: options)
      let inspected = StatementReader.inspect(StatementInput(bytes), options: options)
      #expect(file.statements.flatMap(\.rows).count <= rows)
      #expect(inspected.summaries == file.summarized.summaries, "cut at \(length)")
    }
  }

  private var options: ReadingOptions { ReadingOptions(path: "x") }
}
