import StatementModel

/// Reads a pattern from its spelling.
///
///     pattern  = regex | wildcard | words
///     regex    = "/" anything "/"
///     wildcard = text with at least one "*" or "?"
///     words    = any other text
///
/// Words and wildcards are folded piece by piece. A `*` takes the spaces beside it.
enum PatternParser {
  /// Why a text is no pattern.
  enum Mistake: Error, Hashable {
    case empty
    /// Folding leaves nothing of it.
    case nothingLeft
    case openRegex
    /// Letters after the closing slash.
    case regexFlags(String)
    case emptyRegex
    case badRegex(message: String, offset: Int)
  }

  static func parse(_ text: String) throws(Mistake) -> Pattern {
    guard !text.isEmpty else { throw .empty }
    if text.utf8.first == UInt8(ascii: "/") { return try regex(text) }
    return try .text(wildcard(text))
  }

  private static func regex(_ text: String) throws(Mistake) -> Pattern {
    let body = text.dropFirst()
    guard let slash = body.lastIndex(of: "/") else { throw .openRegex }
    let flags = body[body.index(after: slash)...]
    guard flags.isEmpty else {
      if flags.allSatisfy({ $0.isASCII && $0.isLetter }) { throw .regexFlags(String(flags)) }
      throw .openRegex
    }
    let pattern = CanonicalText.nfc(String(body[..<slash]))
    guard !pattern.isEmpty else { throw .emptyRegex }
    do throws(RegexError) {
      _ = try CompiledRegex(pattern)
    } catch {
      throw .badRegex(message: error.message, offset: error.offset)
    }
    return .regex(pattern)
  }

  private static func wildcard(_ text: String) throws(Mistake) -> TextPattern {
    var builder = WildcardBuilder()
    var piece = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "*":
        builder.addText(String(piece))
        builder.addStar()
        piece = String.UnicodeScalarView()
      case "?":
        builder.addText(String(piece))
        builder.addOne()
        piece = String.UnicodeScalarView()
      default: piece.append(scalar)
      }
    }
    builder.addText(String(piece))
    let pattern = builder.pattern()
    if pattern.segments.isEmpty, !pattern.isOpenAtStart { throw .nothingLeft }
    return pattern
  }
}

/// Puts a wildcard together from its pieces, left to right.
private struct WildcardBuilder {
  private var segments: [TextPattern.Segment] = []
  private var current: [UInt8] = []
  private var pieces: TextPattern.Segment = []
  private var isOpenAtStart = false
  /// Whether nothing came after the last `*`.
  private var endsWithStar = false
  /// Whether a space is due before the next text or `?`.
  private var spaceIsDue = false

  mutating func addText(_ text: String) {
    guard !text.isEmpty else { return }
    let folded = Array(TextFolding.fold(text).utf8)
    // Letters around the piece tell whether its ends fold to spaces.
    let framed = Array(TextFolding.fold("x\(text)x").utf8)
    let startsWithSpace = framed.count > 1 && framed[1] == 0x20
    let endsWithSpace = framed.count > 1 && framed[framed.count - 2] == 0x20
    if startsWithSpace { spaceIsDue = true }
    guard !folded.isEmpty else { return }
    addSpaceIfDue()
    current.append(contentsOf: folded)
    endsWithStar = false
    spaceIsDue = endsWithSpace
  }

  mutating func addOne() {
    addSpaceIfDue()
    closeLiteral()
    pieces.append(.anyOne)
    endsWithStar = false
  }

  mutating func addStar() {
    spaceIsDue = false
    closeSegment()
    if segments.isEmpty { isOpenAtStart = true }
    endsWithStar = true
  }

  mutating func pattern() -> TextPattern {
    closeSegment()
    return TextPattern(
      segments: segments, isOpenAtStart: isOpenAtStart, isOpenAtEnd: endsWithStar)
  }

  /// A space at the pattern's start or beside a `*` is dropped.
  private mutating func addSpaceIfDue() {
    if spaceIsDue, !(current.isEmpty && pieces.isEmpty) { current.append(0x20) }
    spaceIsDue = false
  }

  private mutating func closeLiteral() {
    if !current.isEmpty { pieces.append(.literal(current)) }
    current = []
  }

  private mutating func closeSegment() {
    closeLiteral()
    if !pieces.isEmpty { segments.append(pieces) }
    pieces = []
  }
}
