import StatementModel

/// Finds all patterns of a rule set that match a text.
///
/// A pattern is tried only where its literals were seen, or if it has none; words match where
/// their literal stands. Regular expressions are made ready when one is first tried.
struct PatternMatcher {
  private let index: PatternIndex
  private var regexes: RegexMatcher
  // Reused from text to text.
  private var folded: [UInt8] = []
  private var subject: [UInt8] = []
  private var places: [LiteralPlace] = []
  /// The number of the text for which a pattern was last considered, a literal last seen.
  private var lastSeen: [Int32]
  private var textMarks: [Int32]
  private var regexMarks: [Int32]
  private var textNumber: Int32 = 0
  /// Whether regular expressions were told of the text.
  private var regexesHaveText = false

  init(_ patterns: [Pattern]) { self.init(PatternIndex(patterns)) }

  init(_ index: PatternIndex) {
    self.index = index
    let count = index.patterns.count
    regexes = RegexMatcher(index.patterns)
    lastSeen = Array(repeating: 0, count: count)
    textMarks = Array(repeating: 0, count: index.texts.literalCount)
    regexMarks = Array(repeating: 0, count: index.regexes.literalCount)
  }

  /// Appends the numbers of all patterns that match the text, in ascending order.
  mutating func match(_ text: String, into matched: inout [Int32]) {
    nextText()
    let start = matched.count
    matchFolded(text, into: &matched)
    let mayMatchSubject =
      !index.regexes.isEmpty
      && !(index.regexesAreBeyondASCII && text.utf8.allSatisfy { $0 < 0x80 })
    if mayMatchSubject { matchSubject(text, into: &matched) }
    for id in index.regexesToTry where matches(regex: id, text) { matched.append(id) }
    if matched.count - start > 1 { matched[start...].sort() }
  }

  private mutating func matchFolded(_ text: String, into matched: inout [Int32]) {
    let folded = Self.refilled(&folded) { TextFolding.fold(text.utf8.span, into: &$0) }
    defer { self.folded = folded }
    var places = Self.refilled(&places) { _ in }
    defer { self.places = places }
    let index = index
    index.texts.find(in: folded.span, into: &places, &textMarks, textNumber)
    for place in places {
      for number in index.texts.uses(of: place.literal) {
        let use = index.texts.use(number)
        switch use.proof {
        case .words(let needsStart, let needsEnd):
          guard lastSeen[Int(use.pattern)] != textNumber,
            !needsStart || WordBoundary.isBefore(Int(place.start), in: folded.span),
            !needsEnd || WordBoundary.isAfter(index.texts.end(of: place), in: folded.span)
          else { continue }
          lastSeen[Int(use.pattern)] = textNumber
          matched.append(use.pattern)
        case .whole, .none:
          guard index.texts.holdsOthers(use, textMarks, textNumber), isNew(use.pattern) else {
            continue
          }
          let isMatch =
            index.isRegex(use.pattern)
            ? matches(regex: use.pattern, text) : matches(text: use.pattern, folded.span)
          if isMatch { matched.append(use.pattern) }
        }
      }
    }
    for id in index.textsToTry where matches(text: id, folded.span) { matched.append(id) }
  }

  private func matches(text id: Int32, _ folded: Span<UInt8>) -> Bool {
    if case .text(let pattern) = index.patterns[Int(id)] { pattern.matches(folded) } else { false }
  }

  private mutating func matchSubject(_ text: String, into matched: inout [Int32]) {
    beginRegexes(text)
    let canonical = regexes.text
    let subject = Self.refilled(&subject) { RegexSubject.append(canonical.utf8.span, to: &$0) }
    defer { self.subject = subject }
    var places = Self.refilled(&places) { _ in }
    defer { self.places = places }
    let index = index
    index.regexes.find(in: subject.span, into: &places, &regexMarks, textNumber)
    for place in places {
      for number in index.regexes.uses(of: place.literal) {
        let use = index.regexes.use(number)
        guard index.regexes.holdsOthers(use, regexMarks, textNumber), isNew(use.pattern) else {
          continue
        }
        if case .whole = use.proof {
          matched.append(use.pattern)
        } else if matches(regex: use.pattern, text) {
          matched.append(use.pattern)
        }
      }
    }
  }

  /// Tells regular expressions of the text, once one is asked.
  private mutating func beginRegexes(_ text: String) {
    if !regexesHaveText { regexes.begin(text) }
    regexesHaveText = true
  }

  private mutating func matches(regex id: Int32, _ text: String) -> Bool {
    beginRegexes(text)
    return regexes.matches(Int(id))
  }

  /// Whether one pattern matches a text, tried without any index.
  mutating func matches(_ id: Int, _ text: String) -> Bool {
    switch index.patterns[id] {
    case .text(let pattern):
      let folded = Self.refilled(&folded) { TextFolding.fold(text.utf8.span, into: &$0) }
      defer { self.folded = folded }
      return pattern.matches(folded.span)
    case .regex:
      regexesHaveText = false
      regexes.begin(text)
      return regexes.matches(id)
    }
  }

  /// What the groups of a regular expression matched in a text, by the groups' numbers or names.
  mutating func captures(_ id: Int, _ text: String, _ names: [String]) -> [String: String] {
    regexes.captures(id, text, names)
  }

  /// How often each pattern hit the match limit.
  var limitHits: [Int: Int] { regexes.limitHits }

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
      for index in lastSeen.indices { lastSeen[index] = 0 }
      for index in textMarks.indices { textMarks[index] = 0 }
      for index in regexMarks.indices { regexMarks[index] = 0 }
    }
    textNumber += 1
    regexesHaveText = false
  }

  private mutating func isNew(_ id: Int32) -> Bool {
    guard lastSeen[Int(id)] != textNumber else { return false }
    lastSeen[Int(id)] = textNumber
    return true
  }
}
