/// What a JSON value is.
enum JSONKind: UInt8 {
  case null, boolean, number, string, array, object
}

/// One value of a document's tree, which is kept flat: a container's contents follow it.
struct JSONNode {
  var kind: JSONKind
  /// Whether a string's content has escapes.
  var isEscaped = false
  /// Whether the member's key has escapes.
  var keyIsEscaped = false
  private var keyStart: UInt32
  private var keyEnd: UInt32
  private var start: UInt32
  private var end: UInt32
  private var nextIndex: UInt32

  /// - Parameter key: The bytes of the member's key between its quotes; empty for elements.
  init(_ kind: JSONKind, key: Range<Int>, content: Range<Int>, next: Int) {
    self.kind = kind
    keyStart = UInt32(truncatingIfNeeded: key.lowerBound)
    keyEnd = UInt32(truncatingIfNeeded: key.upperBound)
    start = UInt32(truncatingIfNeeded: content.lowerBound)
    end = UInt32(truncatingIfNeeded: content.upperBound)
    nextIndex = UInt32(truncatingIfNeeded: next)
  }

  /// A longer text is refused: nodes keep their places in 32 bits.
  static let longestText = Int(UInt32.max)

  var key: Range<Int> { Int(keyStart)..<Int(keyEnd) }

  /// The bytes of the value; of a string, what stands between the quotes.
  var content: Range<Int> { Int(start)..<Int(end) }

  /// The bytes of the value, with the quotes of a string.
  var whole: Range<Int> {
    kind == .string ? content.lowerBound - 1..<content.upperBound + 1 : content
  }

  /// The index of the first node that is not inside this one.
  var next: Int { Int(nextIndex) }

  /// Ends a container.
  mutating func close(at offset: Int, next: Int) {
    end = UInt32(truncatingIfNeeded: offset)
    nextIndex = UInt32(truncatingIfNeeded: next)
  }
}
