import BookKeeping
import RuleEngine
import StatementModel

/// Saves the steps of a review in a book: hand edits in its journal, rules in its rules files.
///
/// The book is opened for each step alone, so that a review left open overnight does not keep the
/// nightly run from its work.
struct BookReview: ReviewStore {
  /// A step, with what takes it back.
  private enum Step {
    /// An entry of the journal, and the transactions it is of.
    case journaled(String, [Int])
    case added(RuleInsertion, wasNew: Bool, before: [Int: CategoryPath?])
  }

  private let paths: BookPaths
  private let subjects: [RuleSubject]
  private let pairs: [DuplicatePair]
  private var rules: EditableRules
  private var editor: RuleEditor
  private var matcher: RuleMatcher
  /// The transactions that a person has put in a category, before or in this review.
  private var byHand: Set<Int>
  private(set) var categories: [CategoryPath?]
  private var steps: [Step] = []

  /// - Parameters:
  ///   - subjects: The whole history.
  ///   - pairs: Of transactions that may be one.
  init(_ paths: BookPaths, _ subjects: [RuleSubject], _ pairs: [DuplicatePair]) throws {
    self.paths = paths
    self.pairs = pairs
    self.subjects = subjects
    rules = try EditableRules.of(paths)
    let files = rules.files
    editor = try RuleFailure.wrap { () throws(RuleInsertionFailure) in
      try RuleEditor(files.sources, categories: files.categories)
    }
    matcher = RuleMatcher(editor.ruleSet)
    categories = subjects.map(\.transaction.category)
    byHand = Set(subjects.indices.filter { subjects[$0].isCategorizedByHand })
  }

  /// The categories that can be chosen.
  var choices: [CategoryPath] { editor.tree.paths }

  mutating func perform(_ request: ReviewRequest) throws(ReviewFailure) -> ReviewOutcome {
    do {
      switch request {
      case .categorize(let numbers, let category): return try categorize(numbers, category)
      case .decide(let pair, let areSame): return try decide(pairs[pair], areSame: areSame)
      case .add(let rule): return try add(rule)
      case .undo: return try undo()
      }
    } catch let failure as ReviewFailure {
      throw failure
    } catch let failure as BookError {
      throw ReviewFailure(failure.diagnostics)
    } catch let failure as RuleInsertionFailure {
      throw ReviewFailure(failure.diagnostics)
    } catch {
      throw ReviewFailure("\(error)")
    }
  }

  private mutating func categorize(
    _ numbers: [Int], _ category: CategoryPath
  ) throws -> ReviewOutcome {
    let book = try openedBook()
    var change = EditChange()
    change.category = .set(category)
    let changed = try book.edit(numbers.map { subjects[$0].transaction.id }, change)
    let ids = Set(changed.map(\.id))
    let done = numbers.filter { ids.contains(subjects[$0].transaction.id) }
    guard !done.isEmpty else {
      throw ReviewFailure("These transactions are not in the book any more.")
    }
    note(in: book, done)
    for number in done { categories[number] = category }
    byHand.formUnion(done)
    let count = done.count == 1 ? "1 transaction is" : "\(done.count) transactions are"
    return ReviewOutcome(
      categories: changes(done), words: "\(count) in \(category) now, by hand.")
  }

  private mutating func decide(_ pair: DuplicatePair, areSame: Bool) throws -> ReviewOutcome {
    let book = try openedBook()
    _ = try book.decide(pair.first, pair.second, areSame: areSame)
    note(in: book, [])
    return ReviewOutcome(
      categories: [:], words: areSame ? "The two are one now." : "Both are kept.")
  }

  private func openedBook() throws -> Book {
    try Book.open(paths, .writing, environment: Environment.ofBook)
  }

  /// Remembers the entry that the book's journal ends with.
  private mutating func note(in book: Book, _ numbers: [Int]) {
    if let entry = book.logEntries().first { steps.append(.journaled(entry.id, numbers)) }
  }

  private mutating func add(_ rule: NewRule) throws -> ReviewOutcome {
    var rules = rules
    let path = rules.file(for: rule.category, in: editor.ruleSet)
    let wasNew = rules.isNew(path)
    let insertion = try RuleEditor(rules.files.sources, categories: rules.files.categories)
      .insert(rule, into: path)
    try rules.write(insertion)
    self.rules = rules
    let before = try takeOver(rules)
    steps.append(.added(insertion, wasNew: wasNew, before: before))
    let moved = before.count == 1 ? "1 transaction moves" : "\(before.count) transactions move"
    let remarks = insertion.remarks.filter { $0.severity > .note }.map {
      " " + $0.fact.summary + "."
    }
    return ReviewOutcome(
      categories: changes(before.keys),
      words: "\(insertion.location) has \"\(insertion.patterns.joined(separator: "\", \""))\" for "
        + "\(rule.category) now: \(moved).\(remarks.joined())")
  }

  private mutating func undo() throws -> ReviewOutcome {
    guard let step = steps.last else {
      return ReviewOutcome(categories: [:], words: "Nothing is left to take back.")
    }
    let outcome: ReviewOutcome
    switch step {
    case .journaled(let entry, let numbers):
      _ = try openedBook().undoEdits(entry)
      byHand.subtract(numbers)
      // The rules decide them again.
      for number in numbers {
        categories[number] = matcher.decide(subjects[number].facts).category?.value
      }
      outcome = ReviewOutcome(
        categories: changes(numbers),
        words: numbers.isEmpty
          ? "Taken back: your word on the two." : "Taken back: the category set by hand.")
    case .added(let insertion, let wasNew, let before):
      try rules.takeBack(insertion, wasNew: wasNew)
      _ = try takeOver(rules)
      outcome = ReviewOutcome(
        categories: changes(before.keys), words: "Taken back: the rule in \(insertion.path).")
    }
    steps.removeLast()
    return outcome
  }

  /// Decides the history anew by changed rules.
  ///
  /// - Returns: The categories that were others before.
  private mutating func takeOver(_ rules: EditableRules) throws -> [Int: CategoryPath?] {
    editor = try RuleEditor(rules.files.sources, categories: rules.files.categories)
    matcher = RuleMatcher(editor.ruleSet)
    var before: [Int: CategoryPath?] = [:]
    for number in subjects.indices where !byHand.contains(number) {
      guard subjects[number].transaction.status != .withdrawn else { continue }
      let category = matcher.decide(subjects[number].facts).category?.value
      if category != categories[number] {
        before.updateValue(categories[number], forKey: number)
        categories[number] = category
      }
    }
    return before
  }

  private func changes(_ numbers: some Sequence<Int>) -> [Int: CategoryPath?] {
    var changes: [Int: CategoryPath?] = [:]
    for number in numbers { changes.updateValue(categories[number], forKey: number) }
    return changes
  }
}
