import StatementModel

/// Finds all patterns of a rule set that match a text.
///
/// A pattern is tried only where its literals were seen, or if it has none; words match where
/// their literal stands. Regular expressions are made ready when one is first tried.
struct PatternMatcher {
  private let index: PatternIndex
  private var regexes: RegexMatcher
  private let regexesToTry: [Int32]
  private let textsToTry: [Int32]
  // Reused from text to text.
  private var folded = PaddedText()
  private var subject = PaddedText()
  private var hits = LiteralHits()
  /// The patterns of the text that were tried, whether or not they matched: few.
  private var tried: [Int32] = []
  /// What the text at hand has, once that was asked.
  private var signature = TextSignature()

  init(_ patterns: [Pattern]) { self.init(PatternIndex(patterns)) }

  init(_ index: PatternIndex) {
    self.index = index
    regexesToTry = index.regexesToTry
    textsToTry = index.textsToTry
    regexes = RegexMatcher(index.patterns)
  }

  /// Appends the numbers of all patterns that match the text, in ascending order.
  mutating func match(_ text: String, into matched: inout [Int32]) {
    let start = matched.count
    if !tried.isEmpty { tried.removeAll(keepingCapacity: true) }
    let (joins, isASCII) = matchFolded(text, into: &matched)
    let needsRegexes = !index.regexes.isEmpty && !(isASCII && index.regexesAreBeyondASCII)
    let needsJoining = joins && !index.joining.isEmpty
    if needsRegexes || needsJoining {
      refillSubject(text)
      if needsRegexes { matchSubject(index.regexes, text, into: &matched) }
      if needsJoining { matchSubject(index.joining, text, into: &matched) }
    }
    // Not lists of the index: to go through these is to count them.
    for place in regexesToTry.indices {
      let id = regexesToTry[place]
      if regexes.matches(Int(id), text) { matched.append(id) }
    }
    Self.order(&matched, from: start)
  }

  /// - Returns: Whether folding may have joined characters to others, and whether the text is
  ///   ASCII from end to end.
  private mutating func matchFolded(
    _ text: String, into matched: inout [Int32]
  ) -> (joins: Bool, isASCII: Bool) {
    // Taken out of their places so that they can be read while the rest changes.
    var (folded, hits) = (PaddedText(), LiteralHits())
    swap(&folded, &self.folded)
    swap(&hits, &self.hits)
    let form = text.withSpan { folded.refill(folding: $0) }
    regexes.begin(isASCII: form.isASCII)
    hits.removeAll()
    signature = TextSignature()
    index.texts.find(in: folded, into: &hits, &signature)
    consider(hits, folded, text, into: &matched)
    swap(&folded, &self.folded)
    swap(&hits, &self.hits)
    return form
  }

  /// Looks at the patterns whose literals stand in the folded text.
  @inline(__always)
  private mutating func consider(
    _ hits: borrowing LiteralHits, _ folded: borrowing PaddedText, _ text: String,
    into matched: inout [Int32]
  ) {
    let span = folded.bytes.span.extracting(first: folded.count)
    for place in 0..<hits.count {
      let hit = hits[place]
      let use = LiteralUse(hit.payload)
      switch use.proof {
      case .words(let needsStart, let needsEnd):
        if !needsStart || WordBoundary.isBefore(Int(hit.start), in: span),
          !needsEnd || WordBoundary.isAfter(Int(hit.end), in: span)
        {
          matched.append(use.pattern)
        }
      case .whole, .none:
        guard index.texts.holdsOthers(use, in: folded, &signature), isNew(use.pattern) else {
          continue
        }
        // To ask the pattern what it is would be to wait for it.
        let isMatch =
          use.isRegex
          ? regexes.matches(Int(use.pattern), text) : matches(use.pattern, span, text)
        if isMatch { matched.append(use.pattern) }
      }
    }
    for place in textsToTry.indices where matches(textsToTry[place], span, text) {
      matched.append(textsToTry[place])
    }
  }

  /// Makes the searchable form of the text.
  private mutating func refillSubject(_ text: String) {
    let canonical = regexes.canonical(text)
    subject.refill { RegexSubject.append(canonical.utf8.span, to: &$0) }
  }

  /// Looks at the patterns whose literals stand in the searchable form.
  private mutating func matchSubject(
    _ filter: LiteralFilter, _ text: String, into matched: inout [Int32]
  ) {
    var (subject, hits) = (PaddedText(), LiteralHits())
    swap(&subject, &self.subject)
    swap(&hits, &self.hits)
    hits.removeAll()
    signature = TextSignature()
    filter.find(in: subject, into: &hits, &signature)
    for place in 0..<hits.count {
      let use = LiteralUse(hits[place].payload)
      guard filter.holdsOthers(use, in: subject, &signature), isNew(use.pattern) else {
        continue
      }
      if case .whole = use.proof {
        matched.append(use.pattern)
      } else if regexes.matches(Int(use.pattern), text) {
        matched.append(use.pattern)
      }
    }
    swap(&subject, &self.subject)
    swap(&hits, &self.hits)
  }

  /// Tries a pattern on the text.
  private mutating func matches(_ id: Int32, _ folded: Span<UInt8>, _ text: String) -> Bool {
    switch index.patterns[Int(id)] {
    case .text(let pattern): pattern.matches(folded)
    case .regex: regexes.matches(Int(id), text)
    }
  }

  /// Whether one pattern matches a text, tried without any index.
  mutating func matches(_ id: Int, _ text: String) -> Bool {
    switch index.patterns[id] {
    case .text(let pattern):
      _ = text.withSpan { folded.refill(folding: $0) }
      return pattern.matches(folded.bytes.span.extracting(first: folded.count))
    case .regex:
      regexes.begin(isASCII: text.withSpan { ASCIIFolding.isASCII($0) })
      return regexes.matches(id, text)
    }
  }

  /// What the groups of a regular expression matched in a text, by the groups' numbers or names.
  mutating func captures(_ id: Int, _ text: String, _ names: [String]) -> [String: String] {
    regexes.captures(id, text, names)
  }

  /// How often each pattern hit the match limit.
  var limitHits: [Int: Int] { regexes.limitHits }

  /// Whether a pattern was not yet tried on the text; from now on it was.
  private mutating func isNew(_ id: Int32) -> Bool {
    if tried.contains(id) { return false }
    tried.append(id)
    return true
  }

  /// Puts the numbers from a place on into ascending order, each once; they are few.
  private static func order(_ numbers: inout [Int32], from start: Int) {
    guard numbers.count - start > 1 else { return }
    if numbers.count - start > fewNumbers {
      numbers[start...].sort()
    } else {
      // A part of a list is sorted as a copy.
      for index in (start + 1)..<numbers.count {
        var place = index
        while place > start, numbers[place - 1] > numbers[place] {
          numbers.swapAt(place - 1, place)
          place -= 1
        }
      }
    }
    var kept = start
    for index in (start + 1)..<numbers.count where numbers[index] != numbers[kept] {
      kept += 1
      numbers[kept] = numbers[index]
    }
    if kept + 1 < numbers.count { numbers.removeLast(numbers.count - kept - 1) }
  }

  /// So many are sorted one by one.
  private static let fewNumbers = 16
}
