/// Reads lines from an open descriptor, one at a time, so that no more than one is in memory.
struct LineReader {
  struct Line {
    /// From 1.
    var number: Int
    /// Without its line break; nothing where the line is longer than it may be.
    var bytes: [UInt8]?
  }

  private let descriptor: Int32
  /// How many bytes a line may have.
  private let limit: Int
  private var block = [UInt8](repeating: 0, count: 1 << 16)
  /// What of the block is still to be looked at.
  private var rest: Range<Int> = 0..<0
  private var number = 0
  private var isAtEnd = false

  init(_ descriptor: Int32, limit: Int) {
    self.descriptor = descriptor
    self.limit = limit
  }

  /// The next line; the last one may lack its line break.
  mutating func next() throws(FileError) -> Line? {
    var bytes: [UInt8] = []
    var isTooLong = false
    var isBegun = false
    while true {
      if rest.isEmpty { try fill() }
      guard !rest.isEmpty else {
        guard isBegun else { return nil }
        break
      }
      isBegun = true
      let end = block[rest].firstIndex(of: UInt8(ascii: "\n"))
      let piece = rest.lowerBound..<(end ?? rest.upperBound)
      if bytes.count + piece.count > limit {
        isTooLong = true
        bytes = []
      } else if !isTooLong {
        bytes += block[piece]
      }
      rest = (end.map { $0 + 1 } ?? rest.upperBound)..<rest.upperBound
      if end != nil { break }
    }
    number += 1
    return Line(number: number, bytes: isTooLong ? nil : bytes)
  }

  private mutating func fill() throws(FileError) {
    guard !isAtEnd else { return }
    let got = try FileAccess.read(descriptor, InputFile.standardInput, into: &block)
    isAtEnd = got == 0
    rest = 0..<got
  }
}
