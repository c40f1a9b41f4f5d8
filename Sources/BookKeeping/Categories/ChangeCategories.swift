import RuleEngine
import StatementModel

/// A person's word on categories: what files say of them, and with them what the journal says.
package struct ChangeCategories {
  /// What came of it.
  package struct Outcome: Sendable {
    package var plan: CategorySettings.Plan
    /// How many transactions go along, where that is known.
    package var moved: Int?
  }

  private let paths: BookPaths
  private let environment: [String: String]
  private let mayChangeOutside: Bool
  private let isDryRun: Bool
  private let wait: LockWait

  /// - Parameters:
  ///   - mayChangeOutside: Whether files outside of the book may be changed.
  ///   - isDryRun: Whether nothing is written.
  ///   - wait: How long another who writes is waited for.
  package init(
    _ paths: BookPaths, environment: [String: String], mayChangeOutside: Bool = false,
    isDryRun: Bool = false, waiting wait: LockWait
  ) {
    self.paths = paths
    self.environment = environment
    self.mayChangeOutside = mayChangeOutside
    self.isDryRun = isDryRun
    self.wait = wait
  }

  /// Declares a category in `daybook.yaml`.
  package func add(_ name: String, _ details: CategoryDetailChange) throws(BookError) -> Outcome {
    let category = details.category(of: try Self.newPath(name))
    return try make { (settings) throws(BookError) in try settings.adding(category) }
  }

  /// Changes a category's details.
  package func change(_ name: String, _ details: CategoryDetailChange) throws(BookError) -> Outcome
  {
    try make { (settings) throws(BookError) in
      try settings.changing(settings.category(named: name), details)
    }
  }

  /// Gives a category another name, everywhere.
  package func rename(_ old: String, to new: String) throws(BookError) -> Outcome {
    let target = try Self.newPath(new)
    let name = try Self.newPath(old)
    // Where files are half renamed, the book can't be opened, and this is what heals it.
    let book = try? Book.open(paths, .reading, environment: environment)
    let source = (try? book?.category(named: old)) ?? name
    let moved = try book?.count(in: source).all
    return try make(moved: moved) { (settings) throws(BookError) in
      try settings.renaming(
        book == nil ? name : source, to: target, isUsed: book == nil || (moved ?? 0) > 0)
    }
  }

  /// Takes a category away.
  ///
  /// - Parameters:
  ///   - target: Where all goes that uses it.
  ///   - book: The same book, opened to read.
  package func remove(
    _ name: String, movingTo target: String?, in book: Book
  ) throws(BookError) -> Outcome {
    let source = try book.category(named: name)
    var other: CategoryPath?
    if let target { other = try book.category(named: target) }
    let counts = try book.count(in: source)
    return try make(moved: counts.all) { (settings) throws(BookError) in
      try settings.removing(source, movingTo: other, transactions: counts)
    }
  }

  private func make(
    moved: Int? = nil, _ make: (CategorySettings) throws(BookError) -> CategorySettings.Plan
  ) throws(BookError) -> Outcome {
    let plan = try CategorySettings.change(
      paths, environment: environment, mayChangeOutside: mayChangeOutside, isDryRun: isDryRun,
      waiting: wait, make)
    return Outcome(plan: plan, moved: moved)
  }

  /// The name of a category that need not be there.
  private static func newPath(_ text: String) throws(BookError) -> CategoryPath {
    guard let path = CategoryPath(text), TerminalText.safe(text) == text else {
      throw .request(.badCategory(text))
    }
    return path
  }
}

extension CategoryDetailChange {
  /// What is asked to be said of a category; an empty text takes a detail away.
  ///
  /// - Throws: `.usage` where a detail can't be one.
  package init(kind: String? = nil, icon: String?, color: String?) throws(BookError) {
    if let kind, !kind.isEmpty, Category.Kind(rawValue: kind) == nil {
      throw .request(.badKind(kind))
    }
    if let color, !color.isEmpty, !Self.isColor(color) { throw .request(.badColor(color)) }
    if let icon, icon.count > 4 || TerminalText.safe(icon) != icon {
      throw .request(.badIcon(icon))
    }
    self.init()
    func of(_ text: String?) -> Change? { text.map { $0.isEmpty ? .clear : .set($0) } }
    self.kind = of(kind)
    self.icon = of(icon)
    self.color = of(color?.lowercased())
  }
}

extension Book {
  /// How many transactions are in a category or below it, and how many of them by a person's word.
  package func count(in category: CategoryPath) throws(BookError) -> (all: Int, byHand: Int) {
    var (all, byHand) = (0, 0)
    for transaction in try transactions() {
      let split = transaction.hasDetails ? transaction.details.split : []
      guard
        transaction.category?.isWithin(category) == true
          || split.contains(where: { $0.category.isWithin(category) })
      else { continue }
      let isByHand = transaction.categorySource == .person
      if isByHand { byHand += 1 }
      if isByHand || !transaction.status.isGone { all += 1 }
    }
    return (all, byHand)
  }
}
