/// The part of a text that a producer looks at; it moves forward over the text.
///
/// The whole text is never held: a producer keeps only what its current element begins with.
struct OFXWindow {
  private(set) var text: [UInt8] = []
  /// The offset in the whole text of the first byte held.
  private(set) var start = 0
  /// Whether nothing follows what is held.
  private(set) var reachesEnd = false
  private var source: TextReader?
  /// How many bytes are taken in at a time.
  private(set) var step = usualStep
  static let usualStep = 256 << 10

  /// A window at the beginning of a text.
  init(over source: DecodedInput, step: Int = usualStep) throws(OFXStop) {
    self.source = source.text()
    self.step = step
    try move(to: 0)
  }

  /// A window that holds all there is.
  init(whole text: [UInt8]) {
    self.text = text
    reachesEnd = true
  }

  /// The offset in the whole text after the last byte held.
  var end: Int { start + text.count }

  /// Drops what stands before `offset`, and takes in more behind.
  ///
  /// Where nothing can be dropped the window grows by its own size, so that looking at it again
  /// costs no more than its length.
  mutating func move(to offset: Int) throws(OFXStop) {
    guard !reachesEnd else { return }
    let kept = text[min(max(0, offset - start), text.count)...]
    var next: [UInt8] = []
    let more = max(step, kept.count)
    next.reserveCapacity(kept.count + more)
    next.append(contentsOf: kept)
    do throws(TextReader.Failure) {
      try source?.read(more, into: &next)
    } catch {
      switch error {
      case .input(let failure): throw .content(failure)
      case .encoding: throw .changed
      }
    }
    start += text.count - kept.count
    text = next
    reachesEnd = source?.isAtEnd ?? true
  }

  /// Takes in more until `offset` is reached, or the end of a text that became shorter.
  ///
  /// - Returns: The offset, or that end.
  mutating func reach(_ offset: Int) throws(OFXStop) -> Int {
    while end < offset, !reachesEnd { try move(to: start) }
    return min(offset, end)
  }
}
