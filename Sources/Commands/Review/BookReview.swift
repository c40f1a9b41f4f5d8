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
    case added(RuleInsertion, wasNew: Bool, by: RuleEditor)
  }

  private let paths: BookPaths
  /// How long another command that writes the book is waited for, in seconds.
  private let wait: Int
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
  init(
    _ paths: BookPaths, _ subjects: [RuleSubject], _ pairs: [DuplicatePair],
    wait: Int = LockWait.usual
  ) throws {
    self.paths = paths
    self.wait = wait
    self.pairs = pairs
    self.subjects = subjects
    rules = try EditableRules.of(paths)
    let files = rules.files
    editor = try BookError.wrap { () throws(RuleInsertionFailure) in
      try RuleEditor(files.sources, categories: files.categories)
    }
    matcher = RuleMatcher(editor.ruleSet)
    categories = subjects.map(\.transaction.category)
    // What a link sets is not the rules' either.
    byHand = Set(
      subjects.indices.filter {
        subjects[$0].isCategorizedByHand || subjects[$0].transaction.categorySource == .link
      })
  }

  /// The categories that can be chosen.
  var choices: [CategoryPath] { editor.tree.paths }

  mutating func perform(_ request: ReviewRequest) throws(ReviewFailure) -> ReviewOutcome {
    let before = categories
    do {
      let words =
        switch request {
        case .categorize(let numbers, let category): try categorize(numbers, category)
        case .decide(let pair, let areSame): try decide(pairs[pair], areSame: areSame)
        case .add(let rule): try add(rule)
        case .undo: try undo()
        }
      var changes: [Int: CategoryPath?] = [:]
      for number in categories.indices where categories[number] != before[number] {
        changes.updateValue(categories[number], forKey: number)
      }
      return ReviewOutcome(categories: changes, words: words, choices: choices)
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

  // MARK: In the journal

  private mutating func categorize(
    _ numbers: [Int], _ category: CategoryPath
  ) throws -> String {
    let book = try openedBook()
    var change = EditChange()
    change.category = .set(category)
    let changed = try EditTransactions(in: book).edit(
      numbers.map { subjects[$0].transaction.id }, change)
    let ids = Set(changed.map(\.id))
    let done = numbers.filter { ids.contains(subjects[$0].transaction.id) }
    guard !done.isEmpty else {
      throw ReviewFailure("These transactions are not in the book any more.")
    }
    note(in: book, done)
    for number in done { categories[number] = category }
    byHand.formUnion(done)
    let count = done.count == 1 ? "1 transaction is" : "\(done.count) transactions are"
    return "\(count) in \(category) now, by hand."
  }

  private mutating func decide(_ pair: DuplicatePair, areSame: Bool) throws -> String {
    let book = try openedBook()
    _ = try DecideDuplicates(in: book).decide(pair.first, pair.second, areSame: areSame)
    note(in: book, [])
    if pair.isOne { return areSame ? "It stays one." : "These are two now." }
    return areSame ? "The two are one now." : "Both are kept."
  }

  private func openedBook() throws -> Book {
    try Book.open(
      paths, .writing, waiting: LockWait(seconds: wait), environment: Environment.ofBook)
  }

  /// Remembers the entry that the book's journal ends with.
  private mutating func note(in book: Book, _ numbers: [Int]) {
    if let entry = book.logEntries().first { steps.append(.journaled(entry.id, numbers)) }
  }

  // MARK: In the rules files

  private mutating func add(_ rule: NewRule) throws -> String {
    try refresh()
    var rules = rules
    let path = rules.file(for: rule.category, in: editor.ruleSet)
    let wasNew = rules.isNew(path)
    let editor = editor.with(rules.files.sources)
    let insertion = try editor.insert(
      rule, into: path, declaringCategory: !editor.tree.contains(rule.category))
    try rules.write(insertion)
    self.rules = rules
    let moved = takeOver(editor.taking(insertion))
    steps.append(.added(insertion, wasNew: wasNew, by: editor))
    let patterns = insertion.patterns.joined(separator: "\", \"")
    let remarks = insertion.remarks.filter { $0.severity > .note }.map { $0.fact.summary + "." }
    let words =
      "\(insertion.location) has \"\(patterns)\" for \(rule.category) now: "
      + (moved == 1 ? "1 transaction moves." : "\(moved) transactions move.")
    return ([words] + remarks).joined(separator: " ")
  }

  /// Takes in what was changed in the files meanwhile, perhaps in an editor.
  private mutating func refresh() throws {
    let fresh = try EditableRules.of(paths)
    guard !Self.areSame(fresh.files.sources, rules.files.sources) else { return }
    let editor = try RuleEditor(fresh.files.sources, categories: fresh.files.categories)
    rules = fresh
    _ = takeOver(editor)
  }

  /// Compared by bytes: strings that differ in their composition only would be equal.
  private static func areSame(_ left: [RuleSource], _ right: [RuleSource]) -> Bool {
    left.elementsEqual(right) { $0.path == $1.path && $0.text.utf8.elementsEqual($1.text.utf8) }
  }

  /// Decides the history anew by changed rules.
  ///
  /// - Returns: How many transactions have another category now.
  private mutating func takeOver(_ editor: RuleEditor) -> Int {
    self.editor = editor
    matcher = RuleMatcher(editor.ruleSet)
    var moved = 0
    for number in subjects.indices where !byHand.contains(number) {
      guard subjects[number].transaction.status != .withdrawn else { continue }
      let category = matcher.decide(subjects[number].facts).category?.value
      guard category != categories[number] else { continue }
      categories[number] = category
      moved += 1
    }
    return moved
  }

  // MARK: Back

  private mutating func undo() throws -> String {
    guard let step = steps.last else { return "Nothing is left to take back." }
    let words: String
    switch step {
    case .journaled(let entry, let numbers):
      _ = try UndoChanges(in: openedBook()).undoEdits(entry)
      byHand.subtract(numbers)
      // The rules decide them again.
      for number in numbers {
        categories[number] = matcher.decide(subjects[number].facts).category?.value
      }
      words =
        numbers.isEmpty
        ? "Taken back: your word on the two." : "Taken back: the category set by hand."
    case .added(let insertion, let wasNew, let editor):
      try refresh()
      try rules.takeBack(insertion, wasNew: wasNew)
      let isAsBefore = Self.areSame(rules.files.sources, editor.sources)
      _ = takeOver(
        isAsBefore
          ? editor : try RuleEditor(rules.files.sources, categories: rules.files.categories))
      words = "Taken back: the rule in \(insertion.path)."
    }
    steps.removeLast()
    return words
  }
}
