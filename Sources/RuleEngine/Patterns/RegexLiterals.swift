/// Finds texts of which every match of a regular expression contains at least one.
///
/// It is a reader of the common part of PCRE2's grammar that gives up whenever it meets anything
/// else: then the expression is tried on every description, which is slower and never wrong.
/// Letters are ASCII in lower case or have no case at all; see `RegexSubject`.
struct RegexLiterals {
  /// What is known of every match of a part of the expression.
  private enum Known {
    /// The match is exactly this text.
    case exactly([UInt8])
    /// The match contains one of these.
    case contains([[UInt8]])
    case nothing
  }

  private struct GivesUp: Error {}

  /// The texts to look for, none empty; nothing if every description must be tried.
  let anyOf: [[UInt8]]?
  /// Whether the expression is nothing but its one text, so that finding it is matching it.
  let isWhole: Bool

  private static let maximumAlternatives = 24
  private static let maximumDepth = 20

  init(_ pattern: String) {
    var reader = RegexLiteralReader(pattern)
    do throws(GivesUp) {
      let known = try Self.alternation(&reader, depth: 0)
      guard reader.peek == nil else { throw GivesUp() }
      switch known {
      case .exactly(let bytes) where !bytes.isEmpty:
        anyOf = [bytes]
        isWhole = true
      case .contains(let texts):
        anyOf = texts
        isWhole = false
      case .exactly, .nothing:
        anyOf = nil
        isWhole = false
      }
    } catch {
      anyOf = nil
      isWhole = false
    }
  }

  private static func alternation(
    _ reader: inout RegexLiteralReader, depth: Int
  ) throws(GivesUp) -> Known {
    guard depth < maximumDepth else { throw GivesUp() }
    var branches = [try concatenation(&reader, depth: depth)]
    while reader.peek == "|" {
      reader.advance()
      branches.append(try concatenation(&reader, depth: depth))
    }
    if branches.count == 1 { return branches[0] }
    var texts: [[UInt8]] = []
    for branch in branches {
      switch branch {
      case .exactly(let bytes) where !bytes.isEmpty: texts.append(bytes)
      case .contains(let inner): texts.append(contentsOf: inner)
      case .exactly, .nothing: return .nothing
      }
    }
    return texts.count <= maximumAlternatives ? .contains(texts) : .nothing
  }

  /// The best of what the parts of a concatenation tell.
  private static func concatenation(
    _ reader: inout RegexLiteralReader, depth: Int
  ) throws(GivesUp) -> Known {
    var best: [[UInt8]]?
    var run: [UInt8] = []
    var isExact = true
    func consider(_ texts: [[UInt8]]) {
      guard let shortest = texts.map(\.count).min(), shortest > 0 else { return }
      if shortest > best?.map(\.count).min() ?? 0 { best = texts }
    }
    while let next = reader.peek, next != "|", next != ")" {
      let atom = try self.atom(&reader, depth: depth)
      let count = try quantifier(&reader)
      switch (atom, count) {
      case (.exactly(let bytes), .one): run.append(contentsOf: bytes)
      case (.exactly(let bytes), .atLeastOne):
        run.append(contentsOf: bytes)
        consider([run])
        run = bytes
        isExact = false
      case (.contains(let texts), .one), (.contains(let texts), .atLeastOne):
        consider([run])
        consider(texts)
        run = []
        isExact = false
      case (.nothing, _), (_, .any):
        consider([run])
        run = []
        isExact = false
      }
    }
    if isExact { return .exactly(run) }
    consider([run])
    return best.map { .contains($0) } ?? .nothing
  }

  private static func atom(
    _ reader: inout RegexLiteralReader, depth: Int
  ) throws(GivesUp) -> Known {
    guard let scalar = reader.next() else { throw GivesUp() }
    switch scalar {
    case "(": return try group(&reader, depth: depth)
    case "[":
      guard reader.skipClass() else { throw GivesUp() }
      return .nothing
    case ".", "^", "$": return .nothing
    case "\\": return try escape(&reader)
    case "*", "+", "?": throw GivesUp()
    default: return literal(scalar)
    }
  }

  private static func literal(_ scalar: Unicode.Scalar) -> Known {
    RegexSubject.caselessBytes(of: scalar).map { .exactly($0) } ?? .nothing
  }

  private static func group(
    _ reader: inout RegexLiteralReader, depth: Int
  ) throws(GivesUp) -> Known {
    if reader.peek == "*" { throw GivesUp() }
    var isLookaround = false
    if reader.peek == "?" {
      reader.advance()
      switch reader.next() {
      case ":", ">": break
      case "=", "!": isLookaround = true
      case "-":
        // `(?-i)` and `(?-i:`: what is found without case is more than what matches.
        guard reader.next() == "i" else { throw GivesUp() }
        let end = reader.next()
        if end == ")" { return .nothing }
        guard end == ":" else { throw GivesUp() }
      default: throw GivesUp()
      }
    }
    let known = try alternation(&reader, depth: depth + 1)
    guard reader.next() == ")" else { throw GivesUp() }
    if isLookaround { return .nothing }
    // A group's exact text must not be joined to a neighbour's by a quantifier of one.
    if case .exactly(let bytes) = known { return bytes.isEmpty ? .nothing : .contains([bytes]) }
    return known
  }

  private static func escape(_ reader: inout RegexLiteralReader) throws(GivesUp) -> Known {
    guard let scalar = reader.next() else { throw GivesUp() }
    switch scalar {
    case "d", "D", "w", "W", "s", "S", "h", "H", "v", "V", "R", "X", "b", "B", "A", "z", "Z", "K":
      return .nothing
    case "p", "P":
      guard reader.skipProperty() else { throw GivesUp() }
      return .nothing
    default:
      guard !scalar.properties.isAlphabetic, !("0"..."9").contains(scalar) else { throw GivesUp() }
      return literal(scalar)
    }
  }

  private enum Count { case one, atLeastOne, any }

  private static func quantifier(_ reader: inout RegexLiteralReader) throws(GivesUp) -> Count {
    let count: Count
    switch reader.peek {
    case "*", "?":
      reader.advance()
      count = .any
    case "+":
      reader.advance()
      count = .atLeastOne
    case "{":
      // A brace that is no quantifier is a literal; telling them apart is not worth it.
      throw GivesUp()
    default: return .one
    }
    if reader.peek == "+" || reader.peek == "?" { reader.advance() }
    return count
  }
}

/// A cursor over the scalars of an expression.
private struct RegexLiteralReader {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ pattern: String) { scalars = Array(pattern.unicodeScalars) }

  var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  mutating func advance() { index += 1 }

  mutating func next() -> Unicode.Scalar? {
    defer { index += 1 }
    return peek
  }

  /// Skips the rest of `[…]`; false where its end is not plain to see.
  mutating func skipClass() -> Bool {
    if peek == "^" { advance() }
    if peek == "]" { advance() }
    while let scalar = next() {
      switch scalar {
      case "]": return true
      case "[": return false
      case "\\":
        // `\Q` would quote the closing bracket.
        if next() == "Q" { return false }
      default: break
      }
    }
    return false
  }

  /// Skips what follows `\p`.
  mutating func skipProperty() -> Bool {
    guard next() == "{" else { return true }
    while let scalar = next() { if scalar == "}" { return true } }
    return false
  }
}
