import StatementModel

/// Finds all patterns of a rule set that match a text.
///
/// A pattern is tried only where its longest literal was seen, or if it has none. Regular
/// expressions are compiled when one is first tried.
struct PatternMatcher {
  private let patterns: [Pattern]
  private let textIndex: LiteralIndex
  private let regexIndex: LiteralIndex
  /// Patterns without a literal to look for.
  private let textsToTry: [Int32]
  private let regexesToTry: [Int32]
  /// Regular expressions that are nothing but their literal.
  private let isWhole: [Bool]
  private let hasRegexes: Bool
  private var regexes: [CompiledRegex?]
  /// How often each pattern hit the match limit.
  private(set) var limitHits: [Int: Int] = [:]

  // Reused from text to text.
  private var folded: [UInt8] = []
  private var subject: [UInt8] = []
  private var found: [Int32] = []
  private var regexesFound: [Int32] = []
  /// The number of the text for which a pattern was last considered.
  private var lastSeen: [Int32]
  private var textNumber: Int32 = 0

  init(_ patterns: [Pattern]) {
    self.patterns = patterns
    regexes = Array(repeating: nil, count: patterns.count)
    lastSeen = Array(repeating: 0, count: patterns.count)
    var texts: [(bytes: [UInt8], id: Int32)] = []
    var expressions: [(bytes: [UInt8], id: Int32)] = []
    var textsToTry: [Int32] = []
    var regexesToTry: [Int32] = []
    var isWhole = Array(repeating: false, count: patterns.count)
    for (index, pattern) in patterns.enumerated() {
      let id = Int32(index)
      switch pattern {
      case .text(let text):
        if let literal = text.longestLiteral {
          texts.append((literal, id))
        } else {
          textsToTry.append(id)
        }
      case .regex(let expression):
        let literals = RegexLiterals(expression)
        isWhole[index] = literals.isWhole
        if let anyOf = literals.anyOf {
          expressions.append(contentsOf: anyOf.map { ($0, id) })
        } else {
          regexesToTry.append(id)
        }
      }
    }
    self.textsToTry = textsToTry
    self.regexesToTry = regexesToTry
    self.isWhole = isWhole
    textIndex = LiteralIndex(texts)
    regexIndex = LiteralIndex(expressions)
    hasRegexes = !expressions.isEmpty || !regexesToTry.isEmpty
  }

  /// Appends the numbers of all patterns that match the text, in ascending order.
  mutating func match(_ text: String, into matched: inout [Int32]) {
    nextText()
    let start = matched.count
    let folded = Self.refilled(&folded) { TextFolding.fold(text.utf8.span, into: &$0) }
    defer { self.folded = folded }
    let found = Self.refilled(&found) { found in
      textIndex.find(in: folded.span, into: &found)
      found.append(contentsOf: textsToTry)
    }
    defer { self.found = found }
    for id in found where isNew(id) {
      if case .text(let pattern) = patterns[Int(id)], pattern.matches(folded.span) {
        matched.append(id)
      }
    }
    if hasRegexes { matchRegexes(text, into: &matched) }
    if matched.count - start > 1 { matched[start...].sort() }
  }

  private mutating func matchRegexes(_ text: String, into matched: inout [Int32]) {
    let canonical = CanonicalText.nfc(text)
    let subject = Self.refilled(&subject) { RegexSubject.append(canonical.utf8.span, to: &$0) }
    defer { self.subject = subject }
    let found = Self.refilled(&regexesFound) { found in
      regexIndex.find(in: subject.span, into: &found)
      found.append(contentsOf: regexesToTry)
    }
    defer { regexesFound = found }
    for id in found where isNew(id) {
      if isWhole[Int(id)] || matches(Int(id), canonical.utf8.span) { matched.append(id) }
    }
  }

  /// Whether one pattern matches a text, tried without any index.
  mutating func matches(_ id: Int, _ text: String) -> Bool {
    switch patterns[id] {
    case .text(let pattern):
      let folded = Self.refilled(&folded) { TextFolding.fold(text.utf8.span, into: &$0) }
      defer { self.folded = folded }
      return pattern.matches(folded.span)
    case .regex:
      let canonical = CanonicalText.nfc(text)
      return matches(id, canonical.utf8.span)
    }
  }

  /// What the groups of a regular expression matched in a text, by the groups' numbers or names.
  mutating func captures(_ id: Int, _ text: String, _ names: [String]) -> [String: String] {
    let canonical = CanonicalText.nfc(text)
    guard case .regex = patterns[id], let regex = regex(id),
      let ranges = regex.groups(in: canonical.utf8.span)
    else { return [:] }
    let bytes = Array(canonical.utf8)
    var captures: [String: String] = [:]
    for name in names {
      guard let number = regex.number(ofGroup: name), let range = ranges[number] else { continue }
      captures[name] = String(decoding: bytes[range], as: UTF8.self)
    }
    return captures
  }

  private mutating func matches(_ id: Int, _ text: Span<UInt8>) -> Bool {
    guard let regex = regex(id) else { return false }
    switch regex.match(text) {
    case .match: return true
    case .noMatch: return false
    case .limit:
      limitHits[id, default: 0] += 1
      return false
    }
  }

  private mutating func regex(_ id: Int) -> CompiledRegex? {
    if let regex = regexes[id] { return regex }
    guard case .regex(let expression) = patterns[id] else { return nil }
    // The compiler of the rules has proved that it can be read.
    let regex = try? CompiledRegex(expression)
    regex?.prepare()
    regexes[id] = regex
    return regex
  }

  /// The list with new contents, taken out of its place so that it can be read while the rest
  /// changes; its memory serves again once it is put back.
  private static func refilled<Item>(
    _ list: inout [Item], _ fill: (inout [Item]) -> Void
  ) -> [Item] {
    var taken: [Item] = []
    swap(&taken, &list)
    taken.removeAll(keepingCapacity: true)
    fill(&taken)
    return taken
  }

  private mutating func nextText() {
    if textNumber == .max {
      textNumber = 0
      lastSeen = Array(repeating: 0, count: patterns.count)
    }
    textNumber += 1
  }

  private mutating func isNew(_ id: Int32) -> Bool {
    guard lastSeen[Int(id)] != textNumber else { return false }
    lastSeen[Int(id)] = textNumber
    return true
  }
}
