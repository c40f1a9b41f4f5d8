import StatementModel

/// A text with eight zero bytes behind it, so that eight bytes can be read at each of its places.
///
/// It is filled anew for one text after the other, in the same memory.
struct PaddedText {
  /// The text, the zero bytes behind it, and then anything.
  private(set) var bytes: [UInt8] = []
  /// How many bytes the text has.
  private(set) var count = 0

  /// Reused for texts of which nobody knows beforehand how long they are.
  private var unpadded: [UInt8] = []

  private static let padding = 8
  private static let leastRoom = 256

  init() {}

  init(_ text: [UInt8]) {
    refill { $0.append(contentsOf: text) }
  }

  /// Puts another text in the place of the last one.
  ///
  /// - Parameter fill: Appends the text to an empty list.
  mutating func refill(_ fill: (inout [UInt8]) -> Void) {
    unpadded.removeAll(keepingCapacity: true)
    fill(&unpadded)
    makeRoom(for: unpadded.count)
    count = unpadded.count
    for index in 0..<count { bytes[index] = unpadded[index] }
    for index in count..<(count + Self.padding) { bytes[index] = 0 }
  }

  /// Puts the folded form of a text in the place of the last text.
  ///
  /// - Returns: Whether folding may have joined characters to others, and whether the text is
  ///   ASCII from end to end.
  mutating func refill(folding text: Span<UInt8>) -> (joins: Bool, isASCII: Bool) {
    makeRoom(for: text.count)
    let form = unsafe bytes.withUnsafeMutableBufferPointer { buffer -> QuickFolding.Form? in
      guard let form = unsafe QuickFolding.fold(text, into: buffer) else { return nil }
      unsafe UnsafeMutableRawPointer(buffer.baseAddress)?.storeBytes(
        of: 0, toByteOffset: form.count, as: UInt64.self)
      return form
    }
    if let form {
      count = form.count
      return (false, form.isASCII)
    }
    var joins = false
    refill { joins = TextFolding.foldFully(text, into: &$0) }
    return (joins, ASCIIFolding.isASCII(text))
  }

  /// Makes room for so many bytes and the zeros behind them.
  @inline(__always)
  private mutating func makeRoom(for count: Int) {
    let room = count + Self.padding
    if bytes.count >= room { return }
    bytes = [UInt8](repeating: 0, count: max(room * 2, Self.leastRoom))
  }
}

extension Span<UInt8> {
  /// The eight bytes at a place, the first as the lowest; they must all be there.
  @inline(__always)
  func word(at place: Int) -> UInt64 {
    precondition(place >= 0 && place &+ 8 <= count)
    return UInt64(
      littleEndian: unsafe bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: place, as: UInt64.self))
  }

  /// The same for a place of which it is known that they are.
  @unsafe @inline(__always)
  func word(unchecked place: Int) -> UInt64 {
    UInt64(
      littleEndian: unsafe bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: place, as: UInt64.self))
  }
}

extension String {
  /// Lends the bytes.
  @inline(__always)
  func withSpan<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    // Nearly always the bytes lie there as they are, and are lent without a call.
    let quick = unsafe utf8.withContiguousStorageIfAvailable { bytes in
      body(unsafe Span(_unsafeElements: bytes))
    }
    return quick ?? body(utf8.span)
  }
}
