/// What a JSON value is.
enum JSONKind: UInt8 {
  case null, boolean, number, string, array, object
}

/// One value of a small tree that is kept flat: a container's contents follow it.
struct JSONNode {
  var kind: JSONKind
  /// Whether a string's content has escapes.
  var isEscaped = false
  /// Whether the member's key has escapes.
  var keyIsEscaped = false
  /// Whether the contents of the container were passed over.
  var isFolded = false
  /// The bytes of the member's key between its quotes; empty for elements.
  var key: Range<Int>
  /// The bytes of the value; of a string, what stands between the quotes.
  var content: Range<Int>
  /// The line on which the value begins, from 1.
  var line: Int
  /// The index of the first node that is not inside this one.
  var next: Int
}
