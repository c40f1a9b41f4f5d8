/// A part of a plain regular expression as it was read; what it is made of stands before it.
///
/// So a whole expression is one list without anything nested. Whoever goes through it from its end
/// meets every part before what it is made of, and of that the last part first.
enum RegexPart {
  case empty
  /// Characters by the number of their set.
  case characters(Int)
  case start, end
  case boundary(Bool)
  /// So many parts, one after the other.
  case sequence(Int)
  /// One of so many parts.
  case choice(Int)
  /// Only of single characters; groups are optional at most.
  case repeated(least: Int, most: Int?)
}

/// A character of an expression, and what is known of it.
struct RegexLetter {
  var scalar: Unicode.Scalar
  /// The form that is the same for all cases.
  var key: UInt32
  /// Whether it is of the scripts for which that is proved.
  var isSure: Bool
}
