/// A JSON text of which a stretch at a time is in memory, the window.
///
/// Offsets of the text are absolute; the window's first byte has the offset `base`. A text that is
/// in memory anyway is one window. Reading fails at most once: the text then ends where it failed,
/// and `failure` says why.
final class JSONSource {
  /// How much is read at once where no value needs more.
  static let usualStep = 256 << 10

  /// How much is read at once of this text.
  let step: Int
  private let input: StatementInput?
  /// How many bytes of the input stand before the text: a byte order mark.
  private let skipped: Int
  /// The length of the text in bytes.
  private(set) var count: Int
  private(set) var window: [UInt8]
  private(set) var base = 0
  private(set) var failure: StatementInput.Failure?
  /// Whether all of the text read so far is UTF-8.
  private(set) var isUTF8 = true
  /// Bytes before this are known to be UTF-8.
  private var checked: Int
  /// Grows with every move of the window.
  private(set) var serial = 0
  /// The window before this one, whose memory the next will use.
  private var spare: [UInt8] = []

  /// A text in memory, which is UTF-8.
  init(_ text: [UInt8]) {
    input = nil
    step = Self.usualStep
    skipped = 0
    count = text.count
    window = text
    checked = text.count
  }

  /// A text to be read window by window, and to be checked for being UTF-8 on the way.
  ///
  /// - Parameters:
  ///   - skipped: How many bytes stand before it.
  ///   - step: How many bytes are taken in at a time.
  init(_ input: StatementInput, after skipped: Int, step: Int = usualStep) {
    self.input = input
    self.step = step
    self.skipped = skipped
    count = max(0, input.byteCount - skipped)
    window = []
    checked = 0
  }

  /// Whether the window reaches to the end of the text.
  var windowIsLast: Bool { base + window.count >= count }

  /// Moves the window so that it holds `length` bytes from `offset` on, or all up to the end.
  @inline(__always)
  func reach(_ offset: Int, _ length: Int) {
    if offset >= base, base + window.count >= min(count, offset + length) { return }
    refill(from: offset, length)
  }

  private func refill(from offset: Int, _ length: Int) {
    guard let input, offset <= count else { return }
    // A character that the last window cut must be seen whole.
    let start = checked < base + window.count ? min(offset, checked) : offset
    let size = min(count - start, max(offset - start + length, step))
    spare.removeAll(keepingCapacity: true)
    spare.reserveCapacity(size)
    if start >= base, start < base + window.count {
      spare.append(contentsOf: window[(start - base)...].prefix(size))
    }
    do throws(StatementInput.Failure) {
      while spare.count < size {
        let before = spare.count
        try input.append(
          to: &spare, from: skipped + start + before,
          upTo: min(size - before, Self.usualStep))
        // Shorter than it was when it was opened.
        if spare.count == before { break }
      }
    } catch {
      failure = failure ?? error
    }
    swap(&window, &spare)
    base = start
    serial += 1
    if window.count < size { count = base + window.count }
    if isUTF8, checked < base + window.count { check() }
  }

  /// Looks whether the new bytes are UTF-8.
  private func check() {
    guard checked >= base else { return }
    let known = UTF8Survey.whole(window, from: checked - base)
    checked = base + known
    let left = window.count - known
    // The last character of a window may go on in the next.
    isUTF8 = left == 0 || left < 4 && !windowIsLast
  }

  /// Calls `body` with the text from `start` to `end`, a stretch at a time.
  func forEachStretch(from start: Int, to end: Int, _ body: (ArraySlice<UInt8>) -> Void) {
    var offset = start
    while offset < min(end, count) {
      reach(offset, 1)
      guard offset >= base, offset < base + window.count else { return }
      let upper = min(end - base, window.count)
      body(window[(offset - base)..<upper])
      offset = base + upper
    }
  }

  /// A copy of the text in `range`.
  func bytes(in range: Range<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    forEachStretch(from: range.lowerBound, to: range.upperBound) { bytes += $0 }
    return bytes
  }

  /// The place of the first byte from `place` on that is no white space, where it stands in the
  /// window and no window's end has to be thought of.
  @inline(__always)
  func skippingSpace(from place: JSONPlace) -> JSONPlace? {
    let window = window
    let text = window.span
    var local = JSONPlace(offset: place.offset &- base, line: place.line)
    guard local.offset >= 0, local.offset < text.count else { return nil }
    local.skipSpace(text)
    guard local.offset < text.count else { return nil }
    return JSONPlace(offset: local.offset &+ base, line: local.line)
  }

  /// The place of the object that begins behind white space and at most one comma, where all of it
  /// stands in the window.
  @inline(__always)
  func nextObject(from place: JSONPlace) -> JSONPlace? {
    guard var start = skippingSpace(from: place) else { return nil }
    let window = window
    if window[start.offset &- base] == JSONByte.comma {
      guard
        let behind = skippingSpace(from: JSONPlace(offset: start.offset &+ 1, line: start.line))
      else { return nil }
      start = behind
    }
    return window[start.offset &- base] == JSONByte.openObject ? start : nil
  }

  /// The byte at `offset`; nothing behind the end.
  func byte(at offset: Int) -> UInt8? {
    reach(offset, 1)
    guard offset >= base, offset < base + window.count else { return nil }
    return window[offset - base]
  }
}
