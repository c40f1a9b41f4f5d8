import StatementModel

/// The content of a file, given block by block and as often as asked.
///
/// A reader that decides by evidence from all rows passes over the content more than once; none
/// needs to hold the whole of it.
package struct StatementInput: Sendable {
  /// Why the content could not be had, in the words of whoever gives it.
  package struct Failure: Error {
    package var diagnostic: Diagnostic

    package init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
  }

  /// Appends up to `count` bytes of the content from `offset` on to the block; none at its end.
  package typealias Fill =
    @Sendable (_ block: inout [UInt8], _ offset: Int, _ count: Int) throws(Failure) -> Void

  /// The size of the content when it was opened.
  package let byteCount: Int
  private let fill: Fill

  package init(byteCount: Int, fill: @escaping Fill) {
    self.byteCount = byteCount
    self.fill = fill
  }

  /// Content that is in memory anyway.
  package init(_ bytes: [UInt8]) {
    byteCount = bytes.count
    fill = { block, offset, count in
      block.append(contentsOf: bytes.dropFirst(offset).prefix(count))
    }
  }

  /// Appends up to `count` bytes from `offset` on; fewer only at the end.
  package func append(
    to block: inout [UInt8], from offset: Int, upTo count: Int
  ) throws(Failure) {
    try fill(&block, offset, count)
  }

  /// Up to `count` bytes from `offset` on.
  package func bytes(at offset: Int, upTo count: Int) throws(Failure) -> [UInt8] {
    var block: [UInt8] = []
    block.reserveCapacity(min(count, max(0, byteCount - offset)))
    try fill(&block, offset, count)
    return block
  }

  /// The most that is held at once of what can only be read whole, in bytes.
  package static let largestWhole = 256 << 20

  /// All of it, for what can only be read whole; fails where that is more than `largestWhole`.
  package func wholeContent() throws(Failure) -> [UInt8] {
    guard byteCount <= Self.largestWhole else {
      let fact = FormatFact.fileTooLarge(bytes: byteCount, limit: Self.largestWhole)
      throw Failure(Diagnostic(.error, fact))
    }
    return try bytes(at: 0, upTo: byteCount)
  }
}
