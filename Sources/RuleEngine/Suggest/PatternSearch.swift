/// Finds the shortest pattern that matches given descriptions and nothing that is decided
/// otherwise.
struct PatternSearch: Sendable {
  /// A pattern with all descriptions that it matches.
  struct Found: Sendable {
    var pattern: String
    /// In ascending order.
    var hits: [Int32]
  }

  /// What a pattern is wanted for.
  struct Wanted {
    /// The descriptions to match, at least one.
    var descriptors: [Int32]
    /// The words of the merchant's name, in its order.
    var name: [Int]
    /// Whether the name is only what the names of several merchants begin with.
    var isShared = false
    /// The category's number; nothing where it isn't known, and then the pattern must not match
    /// anything that is decided.
    var category: Int?
  }

  typealias Run = ArraySlice<DescriptorTable.Word>

  /// Words of a description that are looked at: no name is longer.
  private static let mostWords = 24
  /// Words of one pattern; characters of scripts without spaces count as words.
  private static let longestRun = 12

  let history: DecidedHistory
  let strength: PatternStrength
  let names: PatternNames
  /// The category that each merchant most likely has, by number; -1 where none is likely enough.
  let likely: [Int32]

  var table: DescriptorTable { history.table }

  /// One pattern for all descriptions, if there is one.
  ///
  /// Runs of the name's words are tried first, the shortest first, those that begin where the name
  /// begins before others; then wildcards.
  /// A pattern that takes in a merchant which nobody has categorized, and which is likely to be of
  /// another category, is the last choice.
  func pattern(for wanted: Wanted) -> Found? {
    var lastChoice: Found?
    for (run, place) in runs(for: wanted) {
      let grade = strength.grade(run, of: wanted.isShared ? [] : wanted.name, at: place)
      guard grade != .weak, let hits = hits(of: run, wanted) else { continue }
      if grade == .single, !wanted.isShared, !areOwn(hits, wanted) { continue }
      let found = Found(pattern: table.text(of: run), hits: hits)
      if isLikely(hits, wanted) { return found }
      lastChoice = lastChoice ?? found
    }
    return lastChoice ?? (wanted.isShared ? nil : wildcard(for: wanted))
  }

  /// Whether no open description is likely to be of another category.
  private func isLikely(_ hits: [Int32], _ wanted: Wanted) -> Bool {
    guard let category = wanted.category else { return true }
    return hits.allSatisfy { hit in
      let likely = Int(likely[Int(history.merchants.ofDescriptor[Int(hit)])])
      return likely < 0 || likely == category || !history.isOpen(Int(hit))
    }
  }

  /// The shortest pattern of the name's words for all descriptions, whatever else it matches.
  func broadest(for wanted: Wanted) -> Found? {
    for (run, place) in runs(for: wanted)
    where strength.grade(run, of: wanted.name, at: place) == .strong {
      guard let rarest = rarest(of: run) else { continue }
      let hits = postings(rarest).filter { table.has(run, in: Int($0)) }
      return Found(pattern: table.text(of: run), hits: hits)
    }
    return nil
  }

  /// Patterns that together match the descriptions, as far as that can be done.
  func patterns(for wanted: Wanted) -> [Found] {
    if let one = pattern(for: wanted) { return [one] }
    var found: [Found] = []
    var left = wanted.descriptors
    // Each round takes at least one description away.
    var tries = 0
    while let first = left.first, found.count < Self.mostParts, tries < Self.mostTries {
      tries += 1
      var part = wanted
      part.descriptors = [first]
      left.removeFirst()
      guard let pattern = pattern(for: part) ?? longer(for: part) else { continue }
      let covered = Set(pattern.hits)
      left.removeAll { covered.contains($0) }
      found.append(pattern)
    }
    return found
  }

  /// A merchant that needs more patterns than this is not understood.
  private static let mostParts = 6
  /// Nor one of which so many descriptions were tried, each against all others.
  private static let mostTries = 24

  /// The runs of the name's words that all wanted descriptions have, the best first.
  ///
  /// What stands before the first number behind the name's beginning is a run too, though labels of
  /// that number (`DM-FIL. 1234`) are no words of the name; what stands behind the number, where
  /// towns do, comes last.
  private func runs(for wanted: Wanted) -> [(run: Run, place: PatternStrength.Place)] {
    let name = Set(wanted.name)
    // Behind the words that tell the name come those of towns.
    let beginnings = Set(wanted.name.prefix { strength.isCommon($0) })
      .union(wanted.name.first { !strength.isCommon($0) }.map { [$0] } ?? [])
    guard let shortest = wanted.descriptors.min(by: { isShorter($0, $1) }) else { return [] }
    let words = table.words(of: Int(shortest)).prefix(Self.mostWords)
    let head = head(of: words, wanted.name)
    var runs: [(run: Run, place: PatternStrength.Place, isInner: Bool, length: Int)] = []
    if let head, head.contains(where: { !name.contains($0.number) }) {
      let length = head.reduce(0) { $0 + table.vocabulary[$1.number].utf8.count + 1 }
      runs.append((head, .head, false, length))
    }
    for start in words.indices where name.contains(words[start].number) {
      // A run of a script without spaces begins anywhere.
      guard beginnings.contains(words[start].number) || isGlued(start, in: words) else { continue }
      let isInner = words[start].number != wanted.name.first
      var length = 0
      for end in start..<min(words.endIndex, start + Self.longestRun) {
        guard name.contains(words[end].number) else { break }
        length += table.vocabulary[words[end].number].utf8.count + 1
        let run = words[start...end]
        let place: PatternStrength.Place =
          run == head ? .head : start > (head?.endIndex ?? start) ? .tail : .within
        runs.append((run, place, isInner, length))
      }
    }
    runs.sort { left, right in
      if left.place != right.place, left.place == .tail || right.place == .tail {
        return right.place == .tail
      }
      if left.isInner != right.isInner { return right.isInner }
      if left.length != right.length { return left.length < right.length }
      return left.run.startIndex < right.run.startIndex
    }
    return runs.lazy.map { ($0.run, $0.place) }.filter { run, _ in
      wanted.descriptors.allSatisfy { table.has(run, in: Int($0)) }
    }
  }

  /// Whether a word touches the one before or behind it.
  private func isGlued(_ place: Int, in words: Run) -> Bool {
    words[place].isGlued || place + 1 < words.endIndex && words[place + 1].isGlued
  }

  /// The words from the name's first to the first number behind it; nothing where there is no
  /// number.
  private func head(of words: Run, _ name: [Int]) -> Run? {
    guard let start = words.firstIndex(where: { $0.number == name.first }),
      let end = words[start...].firstIndex(where: { isNumber($0, name) }), end > start
    else { return nil }
    return words[start..<end]
  }

  /// Whether a word is a number, or a reference, that is no part of the name.
  private func isNumber(_ word: DescriptorTable.Word, _ name: [Int]) -> Bool {
    !name.contains(word.number) && table.vocabulary[word.number].utf8.contains { $0 &- 0x30 < 10 }
  }

  private func isShorter(_ one: Int32, _ other: Int32) -> Bool {
    (table.words(of: Int(one)).count, one) < (table.words(of: Int(other)).count, other)
  }

  /// For one description: a run with words beside the name, so that it alone is meant.
  private func longer(for wanted: Wanted) -> Found? {
    guard let descriptor = wanted.descriptors.first else { return nil }
    let words = table.words(of: Int(descriptor)).prefix(Self.mostWords)
    let name = Set(wanted.name)
    var runs: [Run] = []
    for start in words.indices {
      for end in start..<min(words.endIndex, start + Self.longestRun) {
        let run = words[start...end]
        if run.contains(where: { name.contains($0.number) }) { runs.append(run) }
      }
    }
    // A text without the beginning of the name, such as a branch's number and town, is none of it.
    let first = words.firstIndex { $0.number == wanted.name.first }
    if let first { runs.removeAll { !$0.indices.contains(first) } }
    runs.sort { ($0.count, $0.startIndex) < ($1.count, $1.startIndex) }
    for run in runs where strength.grade(run, of: wanted.name) != .weak {
      if let hits = hits(of: run, wanted) {
        return Found(pattern: table.text(of: run), hits: hits)
      }
    }
    return nil
  }

  /// All descriptions with the run, unless it would go against a decision, or is part of a known name
  /// of another category.
  private func hits(of run: Run, _ wanted: Wanted) -> [Int32]? {
    guard let rarest = rarest(of: run), let meant = wanted.descriptors.first,
      !names.contradict(
        run.map(\.number), wanted.category, meaning: table.words(of: Int(meant)).map(\.number))
    else { return nil }
    var hits: [Int32] = []
    for descriptor in postings(rarest) where table.has(run, in: Int(descriptor)) {
      if history.contradicts(wanted.category, Int(descriptor)) { return nil }
      hits.append(descriptor)
    }
    return hits
  }

  private func rarest(of run: Run) -> DescriptorTable.Word? {
    run.min { postings($0).count < postings($1).count }
  }

  private func postings(_ word: DescriptorTable.Word) -> ArraySlice<Int32> {
    table.descriptors(with: word.number)
  }

  /// Whether all descriptions are of the wanted merchant, or decided in its category.
  private func areOwn(_ hits: [Int32], _ wanted: Wanted) -> Bool {
    let own = Set(wanted.descriptors.map { history.merchants.ofDescriptor[Int($0)] })
    return hits.allSatisfy { hit in
      own.contains(history.merchants.ofDescriptor[Int(hit)])
        || wanted.category != nil && !history.isOpen(Int(hit))
    }
  }
}
