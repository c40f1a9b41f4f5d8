/// Finds texts of which every match of a regular expression contains at least one.
///
/// It is a reader of the common part of PCRE2's grammar that gives up whenever it meets anything
/// else: then the expression is tried on every description, which is slower and never wrong.
struct RegexLiterals {
  /// The characters of a text, as the expression has them.
  typealias Text = [Unicode.Scalar]

  /// What is known of every match of a part of the expression.
  private enum Known {
    /// The match is exactly this text.
    case exactly(Text)
    /// The match contains one text of each of these lists.
    case contains([[Text]])
    case nothing
  }

  fileprivate struct GivesUp: Error {}

  /// Lists of texts, none empty: every match contains one of each.
  ///
  /// None if every description must be tried.
  let clauses: [[Text]]
  /// Whether the expression is nothing but its one text, so that finding it is matching it.
  let isWhole: Bool

  /// The list whose texts are the longest; nothing if every description must be tried.
  var anyOf: [Text]? { Self.best(clauses) }

  private static let maximumAlternatives = 24
  private static let maximumClauses = 8
  private static let maximumDepth = 20

  init(_ pattern: String) {
    var reader = RegexLiteralReader(pattern)
    do throws(GivesUp) {
      let known = try Self.alternation(&reader, depth: 0)
      guard reader.peek == nil else { throw GivesUp() }
      switch known {
      case .exactly(let text) where !text.isEmpty:
        clauses = [[text]]
        isWhole = reader.isExact
      case .contains(let texts):
        clauses = texts
        isWhole = false
      case .exactly, .nothing:
        clauses = []
        isWhole = false
      }
    } catch {
      clauses = []
      isWhole = false
    }
  }

  /// The first list whose shortest text is the longest.
  private static func best(_ clauses: [[Text]]) -> [Text]? {
    var best: [Text]?
    for clause in clauses where shortest(clause) > best.map(shortest) ?? 0 { best = clause }
    return best
  }

  /// The bytes of the shortest of some texts.
  private static func shortest(_ texts: [Text]) -> Int {
    texts.map { text in text.reduce(0) { $0 + UTF8.width($1) } }.min() ?? 0
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
    var texts: [Text] = []
    for branch in branches {
      switch branch {
      case .exactly(let text) where !text.isEmpty: texts.append(text)
      case .contains(let inner): texts.append(contentsOf: best(inner) ?? [])
      case .exactly, .nothing: return .nothing
      }
    }
    return texts.count <= maximumAlternatives ? .contains([texts]) : .nothing
  }

  /// What the parts of a concatenation tell.
  private static func concatenation(
    _ reader: inout RegexLiteralReader, depth: Int
  ) throws(GivesUp) -> Known {
    var clauses: [[Text]] = []
    var run: Text = []
    var isExact = true
    func consider(_ texts: [Text]) {
      guard shortest(texts) > 0, !clauses.contains(texts) else { return }
      clauses.append(texts)
      guard clauses.count > maximumClauses else { return }
      // The least telling one goes.
      let lengths = clauses.map(shortest)
      if let least = lengths.min(), let index = lengths.lastIndex(of: least) {
        clauses.remove(at: index)
      }
    }
    while let next = reader.peek, next != "|", next != ")" {
      let atom = try self.atom(&reader, depth: depth)
      let count = try quantifier(&reader)
      switch (atom, count) {
      case (.exactly(let text), .one): run.append(contentsOf: text)
      case (.exactly(let text), .atLeastOne):
        run.append(contentsOf: text)
        consider([run])
        run = text
        isExact = false
      case (.contains(let texts), .one), (.contains(let texts), .atLeastOne):
        consider([run])
        texts.forEach(consider)
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
    return clauses.isEmpty ? .nothing : .contains(clauses)
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
    default: return literal(scalar, &reader)
    }
  }

  private static func literal(
    _ scalar: Unicode.Scalar, _ reader: inout RegexLiteralReader
  ) -> Known {
    if !RegexSubject.isExact(scalar) { reader.isExact = false }
    return .exactly([scalar])
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
      case "<" where reader.peek == "=" || reader.peek == "!":
        reader.advance()
        isLookaround = true
      case "<": try reader.skipName()
      case "P":
        guard reader.next() == "<" else { throw GivesUp() }
        try reader.skipName()
      case "i":
        // Case is ignored already.
        let end = reader.next()
        if end == ")" { return .nothing }
        guard end == ":" else { throw GivesUp() }
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
    if case .exactly(let text) = known { return text.isEmpty ? .nothing : .contains([[text]]) }
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
      return literal(scalar, &reader)
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
      reader.advance()
      count = try reader.least() > 0 ? .atLeastOne : .any
    default: return .one
    }
    if reader.peek == "+" || reader.peek == "?" { reader.advance() }
    return count
  }
}

/// A cursor over the scalars of an expression.
private struct RegexLiteralReader {
  /// Whether all literals so far are found by their own bytes.
  var isExact = true
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

  /// Skips the rest of `name>`.
  mutating func skipName() throws(RegexLiterals.GivesUp) {
    while let scalar = next() {
      if scalar == ">" { return }
      guard scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) else {
        break
      }
    }
    throw RegexLiterals.GivesUp()
  }

  /// The first number of the rest of `{2}`, `{2,}` or `{2,5}`.
  ///
  /// A brace that is no quantifier is a literal; telling what is meant then is not worth it.
  mutating func least() throws(RegexLiterals.GivesUp) -> Int {
    var numbers = [0]
    var hasDigit = false
    while let scalar = next() {
      switch scalar {
      case "0"..."9" where numbers[0] < 10_000:
        hasDigit = true
        if numbers.count == 1 { numbers[0] = numbers[0] * 10 + Int(scalar.value - 0x30) }
      case "," where hasDigit && numbers.count == 1: numbers.append(0)
      case "}" where hasDigit: return numbers[0]
      default: throw RegexLiterals.GivesUp()
      }
    }
    throw RegexLiterals.GivesUp()
  }

  /// Skips what follows `\p`.
  mutating func skipProperty() -> Bool {
    guard next() == "{" else { return true }
    while let scalar = next() { if scalar == "}" { return true } }
    return false
  }
}
