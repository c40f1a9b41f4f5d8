import RuleEngine
import StatementModel

/// Putting a rule into rules files: where it goes, and what it changes in the history.
package struct AddRule {
  /// What would be written, and what would come of it.
  package struct Plan: Sendable {
    package var insertion: RuleInsertion
    /// Nothing without a book.
    package var effect: RuleInsertion.Effect?
    /// The history that the effect speaks of, by number.
    package var subjects: [RuleSubject] = []

    /// What becomes of the file, told so that it can be taken back.
    package var changedFile: ChangedFile {
      ChangedFile(insertion.path, from: insertion.oldText, to: insertion.newText)
    }
  }

  private var rules: EditableRules
  private let named: String?
  private let editor: RuleEditor

  /// - Parameters:
  ///   - rules: The files that count.
  ///   - named: The file that the rule is to go into, as its source names it; nothing for the one that
  ///     fits best.
  /// - Throws: `.configuration` where the files have mistakes.
  package init(_ rules: EditableRules, into named: String? = nil) throws(BookError) {
    self.rules = rules
    self.named = named
    editor = try BookError.wrap { () throws(RuleInsertionFailure) in
      try RuleEditor(rules.files.sources, categories: rules.files.categories)
    }
  }

  /// The category of a name, in whatever letter case it was typed, and whether it must be declared.
  ///
  /// - Parameter mayDeclare: Whether it may be a new one.
  /// - Throws: `.usage` where there is none.
  package func category(
    named text: String, mayDeclare: Bool = false
  ) throws(BookError) -> (path: CategoryPath, isNew: Bool) {
    guard let path = CategoryPath(text) else { throw .request(.badCategory(text)) }
    let tree = editor.tree
    if tree.contains(path) { return (path, false) }
    let folded = text.lowercased()
    if let found = tree.paths.first(where: { $0.text.lowercased() == folded }) {
      return (found, false)
    }
    if mayDeclare { return (path, true) }
    // A name may be misspelt, or only begun.
    let meant =
      NearMiss.best(for: text, among: tree.paths.map(\.text))
      ?? tree.paths.first { path in
        path.text.lowercased().hasPrefix(folded)
          || path.names.last?.lowercased().hasPrefix(folded) == true
      }?.text
    throw .usage(Diagnostic(.error, UnknownRuleCategory(name: text, meant: meant)))
  }

  /// Finds the place of a rule; nothing is written.
  ///
  /// - Parameters:
  ///   - declares: Whether its category is to be declared, too.
  ///   - book: The one whose history is decided anew.
  /// - Throws: `.usage` where a pattern stands already or is none.
  package mutating func plan(
    _ rule: NewRule, declaringCategory declares: Bool = false, in book: Book?
  ) throws(BookError) -> Plan {
    let target = named ?? rules.file(for: rule.category, in: editor.ruleSet)
    // Choosing may have added a file.
    let full = editor.with(rules.files.sources)
    let insertion = try BookError.wrap { () throws(RuleInsertionFailure) in
      try full.insert(rule, into: target, declaringCategory: declares)
    }
    var plan = Plan(insertion: insertion)
    if let book, named == nil || rules.isOfBook {
      plan.subjects = try book.ruleSubjects()
      plan.effect = try insertion.effect(on: plan.subjects, after: book.matcher(of: editor.ruleSet))
    }
    return plan
  }

  /// Writes what was planned.
  package mutating func write(_ plan: Plan) throws(BookError) { try rules.write(plan.insertion) }
}

extension BookError {
  /// Does work on rules, whose failures are given the kinds of those of a book.
  package static func wrap<T>(
    _ work: () throws(RuleInsertionFailure) -> T
  ) throws(BookError) -> T {
    do throws(RuleInsertionFailure) {
      return try work()
    } catch {
      switch error {
      case .mistakes, .refused(.noPlace, _): throw .configuration(error.diagnostics)
      case .refused(let fact, let location):
        throw .usage(Diagnostic(.error, fact, at: location))
      }
    }
  }
}

/// A category that a rule names and nothing declares.
struct UnknownRuleCategory: DiagnosticFact {
  var name: String
  var meant: String?

  var code: String { "unknown-category" }
  var summary: String { "there is no category \"\(name)\"" }
  var remedy: String? {
    let declare = "--new-category declares it"
    return meant.map { "did you mean \"\($0)\"? Else \(declare)" } ?? declare
  }
}
