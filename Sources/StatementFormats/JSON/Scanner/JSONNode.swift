/// What a JSON value is.
enum JSONKind: UInt8 {
  case null, boolean, number, string, array, object
}

/// One value of a small tree that is kept flat: a container's contents follow it.
///
/// Its places are those of the record's own text, which is far below 4 GiB.
struct JSONNode {
  var kind: JSONKind
  /// Whether a string's content has escapes.
  var isEscaped = false
  /// Whether the member's key has escapes.
  var keyIsEscaped = false
  /// Whether the contents of the value were passed over.
  var isFolded = false
  private var keyLower: UInt32
  private var keyUpper: UInt32
  private var lower: UInt32
  private var upper: UInt32
  private var lineNumber: UInt32
  private var nextIndex: UInt32

  @inline(__always)
  init(_ kind: JSONKind, key: Range<Int>, content: Range<Int>, line: Int, next: Int) {
    self.kind = kind
    keyLower = UInt32(truncatingIfNeeded: key.lowerBound)
    keyUpper = UInt32(truncatingIfNeeded: key.upperBound)
    lower = UInt32(truncatingIfNeeded: content.lowerBound)
    upper = UInt32(truncatingIfNeeded: content.upperBound)
    lineNumber = UInt32(truncatingIfNeeded: line)
    nextIndex = UInt32(truncatingIfNeeded: next)
  }

  /// The bytes of the member's key between its quotes; empty for elements.
  @inline(__always)
  var key: Range<Int> { unsafe Range(uncheckedBounds: (Int(keyLower), Int(keyUpper))) }

  /// The bytes of the value; of a string, what stands between the quotes.
  @inline(__always)
  var content: Range<Int> {
    get { unsafe Range(uncheckedBounds: (Int(lower), Int(upper))) }
    set {
      lower = UInt32(truncatingIfNeeded: newValue.lowerBound)
      upper = UInt32(truncatingIfNeeded: newValue.upperBound)
    }
  }

  /// The end of the value.
  var end: Int {
    @inline(__always) get { Int(upper) }
    @inline(__always) set { upper = UInt32(truncatingIfNeeded: newValue) }
  }

  /// Moves the value to where another record has it.
  @inline(__always)
  mutating func move(
    key keyLower: Int, _ keyUpper: Int, content lower: Int, _ upper: Int, line: Int
  ) {
    self.keyLower = UInt32(truncatingIfNeeded: keyLower)
    self.keyUpper = UInt32(truncatingIfNeeded: keyUpper)
    self.lower = UInt32(truncatingIfNeeded: lower)
    self.upper = UInt32(truncatingIfNeeded: upper)
    lineNumber = UInt32(truncatingIfNeeded: line)
  }

  /// The line on which the value begins, from 1.
  @inline(__always)
  var line: Int {
    get { Int(lineNumber) }
    set { lineNumber = UInt32(truncatingIfNeeded: newValue) }
  }

  /// The index of the first node that is not inside this one.
  @inline(__always)
  var next: Int {
    get { Int(nextIndex) }
    set { nextIndex = UInt32(truncatingIfNeeded: newValue) }
  }
}
