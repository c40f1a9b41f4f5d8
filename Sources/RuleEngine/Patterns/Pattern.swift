import StatementModel

/// A pattern of a rule, of one of the three kinds that its spelling tells apart.
package enum Pattern: Hashable, Sendable {
  /// Words or a wildcard, matched against the folded description.
  case text(TextPattern)
  /// A regular expression (PCRE2), matched against the description as written, in NFC.
  case regex(String)
}

/// Words or a wildcard, folded: pieces of text in this order, with anything between them.
package struct TextPattern: Hashable, Sendable {
  /// A part of a segment.
  enum Piece: Hashable, Sendable {
    /// Folded UTF-8, never empty.
    case literal([UInt8])
    /// Any one character: `?`.
    case anyOne
  }

  /// What stands between two `*`: pieces next to each other, never none.
  typealias Segment = [Piece]

  /// At least one, except in a pattern of nothing but `*`.
  var segments: [Segment]
  /// Whether a `*` at the start reaches beyond the word.
  var isOpenAtStart: Bool
  var isOpenAtEnd: Bool

  /// The text that every match contains: the longest literal.
  var longestLiteral: [UInt8]? {
    var longest: [UInt8]?
    for case .literal(let bytes) in segments.joined() where bytes.count > longest?.count ?? 0 {
      longest = bytes
    }
    return longest
  }

  /// The text alone, if the pattern is words and no wildcard.
  var words: [UInt8]? {
    guard !isOpenAtStart, !isOpenAtEnd, segments.count == 1, segments[0].count == 1,
      case .literal(let bytes) = segments[0][0]
    else { return nil }
    return bytes
  }
}

/// A pattern as it stands in a file.
package struct PatternUse: Hashable, Sendable {
  /// The pattern's number in the rule set.
  package var id: Int
  /// As typed.
  package var text: String
  package var location: SourceLocation
}
