import StatementModel

/// Finds all patterns of a rule set that match a text.
///
/// A pattern is tried only where its literals were seen, or if it has none; words match where
/// their literal stands.
struct PatternMatcher {
  private let patterns: [Pattern]
  private let file: () -> PatternIndex
  /// Filed at the first text that is looked through: who knows all texts from before needs it for none.
  private lazy var index = file()
  private var regexes: RegexMatcher
  // Reused from text to text.
  private var folded: [UInt8] = []
  private var subject: [UInt8] = []

  init(_ patterns: [Pattern]) { self.init(patterns, filedBy: { PatternIndex(patterns) }) }

  init(_ patterns: [Pattern], filedBy file: @escaping () -> PatternIndex) {
    self.patterns = patterns
    self.file = file
    regexes = RegexMatcher(patterns)
  }

  /// The numbers of all patterns that match a description, or the merchant's name within what the
  /// bank wrote around it; in ascending order.
  mutating func matches(inDescription description: String) -> [Int32] {
    let found = matches(in: description)
    guard let name = MerchantText.name(in: description) else { return found }
    let ofName = matches(in: String(name))
    return ofName == found ? found : Set(found).union(ofName).sorted()
  }

  /// The numbers of all patterns that match the text, in ascending order.
  mutating func matches(in text: String) -> [Int32] {
    var matched: [Int32] = []
    addTexts(matching: text, to: &matched)
    addRegexes(matching: text, to: &matched)
    guard matched.count > 1 else { return matched }
    matched.sort()
    // A pattern may stand in the text at several places.
    var distinct: [Int32] = []
    for id in matched where id != distinct.last { distinct.append(id) }
    return distinct
  }

  /// Adds words and wildcards, perhaps some of them several times.
  private mutating func addTexts(matching text: String, to matched: inout [Int32]) {
    let index = index
    fold(text)
    let span = folded.span
    var possible = index.textsToTry
    index.texts.find(in: span) { use, place in
      switch use.proof {
      case .words(let needsStart, let needsEnd):
        if !needsStart || WordBoundary.isBefore(place.lowerBound, in: span),
          !needsEnd || WordBoundary.isAfter(place.upperBound, in: span)
        {
          matched.append(use.pattern)
        }
      case .none: possible.append(use.pattern)
      }
    }
    for id in possible {
      if case .text(let pattern) = patterns[Int(id)], pattern.matches(span) {
        matched.append(id)
      }
    }
  }

  /// Adds the expressions that match: of those that have literals, a literal must stand in the text.
  private mutating func addRegexes(matching text: String, to matched: inout [Int32]) {
    let text = CanonicalText.nfc(text)
    var possible = index.regexesToTry
    if !index.regexes.isEmpty {
      subject.removeAll(keepingCapacity: true)
      RegexSubject.append(text.utf8.span, to: &subject)
      index.regexes.find(in: subject.span) { use, _ in
        if !possible.contains(use.pattern) { possible.append(use.pattern) }
      }
    }
    let span = text.utf8.span
    for id in possible where regexes.matches(Int(id), span) { matched.append(id) }
  }

  private mutating func fold(_ text: String) {
    folded.removeAll(keepingCapacity: true)
    TextFolding.fold(text.utf8.span, into: &folded)
  }

  /// Whether one pattern matches a text, tried without any index.
  mutating func matches(_ id: Int, _ text: String) -> Bool {
    switch patterns[id] {
    case .text(let pattern):
      fold(text)
      return pattern.matches(folded.span)
    case .regex: return regexes.matches(id, CanonicalText.nfc(text).utf8.span)
    }
  }

  /// What the groups of a regular expression matched in a text, by the groups' numbers or names.
  mutating func captures(_ id: Int, _ text: String, _ names: [String]) -> [String: String] {
    regexes.captures(id, text, names)
  }

  mutating func forgetLimits() { regexes.forgetLimits() }

  /// How often each pattern hit the match limit.
  var limitHits: [Int: Int] { regexes.limitHits }
}
