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
    case edited([Int])
    case added(RuleInsertion, wasNew: Bool, before: [Int: CategoryPath?])
  }

  private let paths: BookPaths
  private let subjects: [RuleSubject]
  private var rules: EditableRules
  private var editor: RuleEditor
  private var matcher: RuleMatcher
  /// The transactions that a person has put in a category, before or in this review.
  private var byHand: Set<Int>
  private(set) var categories: [CategoryPath?]
  private var steps: [Step] = []

  init(_ paths: BookPaths, _ subjects: [RuleSubject]) throws {
    self.paths = paths
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
      case .add(let rule): return try add(rule)
      case .undo: return try undo()
      }
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
    var change = EditChange()
    change.category = .set(category)
    let changes = try edit(numbers, change)
    byHand.formUnion(numbers)
    steps.append(.edited(numbers))
    let count = numbers.count == 1 ? "1 transaction is" : "\(numbers.count) transactions are"
    return ReviewOutcome(categories: changes, words: "\(count) in \(category) now, by hand.")
  }

  /// Edits transactions and takes over the categories that they have by then.
  private mutating func edit(
    _ numbers: [Int], _ change: EditChange
  ) throws -> [Int: CategoryPath?] {
    let book = try Book.open(paths, .writing, environment: Environment.ofBook)
    let ids = numbers.map { subjects[$0].transaction.id }
    let changed = try book.edit(ids, change)
    let byID = Dictionary(
      changed.map { ($0.id, $0.category) }, uniquingKeysWith: { first, _ in first })
    var changes: [Int: CategoryPath?] = [:]
    for number in numbers {
      let category = byID[subjects[number].transaction.id] ?? nil
      changes.updateValue(category, forKey: number)
      categories[number] = category
    }
    return changes
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
    case .edited(let numbers):
      var change = EditChange()
      change.category = .clear
      let changes = try edit(numbers, change)
      byHand.subtract(numbers)
      outcome = ReviewOutcome(categories: changes, words: "Taken back: the category set by hand.")
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
