import RuleEngine
import StatementModel

/// Changing one rule where it stands, or taking it away: what that changes in the history is seen before
/// it is written.
package struct ChangeRule {
  package struct Plan: Sendable {
    package var replacement: RuleReplacement
    package var diff: RuleDiff

    /// What becomes of the file, told so that it can be taken back.
    package var changedFile: ChangedFile {
      ChangedFile(replacement.path, from: replacement.oldText, to: replacement.newText)
    }
  }

  private var rules: EditableRules
  package let editor: RuleEditor

  /// - Throws: `.configuration` where the files have mistakes.
  package init(_ rules: EditableRules) throws(BookError) {
    self.rules = rules
    editor = try BookError.wrap { () throws(RuleInsertionFailure) in
      try RuleEditor(rules.files.sources, categories: rules.files.categories)
    }
  }

  /// Says what other lines would change; nothing is written.
  ///
  /// - Throws: `.configuration` with the mistakes of the new lines.
  package func plan(
    at location: SourceLocation, reading old: String, with new: String, in book: Book
  ) throws(BookError) -> Plan {
    let replacement = try BookError.wrap { () throws(RuleInsertionFailure) in
      try editor.replaceRule(at: location, reading: old, with: new)
    }
    let diff = RuleDiff(
      try book.ruleSubjects(), from: try book.matcher(of: editor.ruleSet),
      to: try book.matcher(of: replacement.ruleSet),
      basis: book.configuration.dateBasis)
    return Plan(replacement: replacement, diff: diff)
  }

  /// Writes what was planned.
  package mutating func write(_ plan: Plan) throws(BookError) {
    try rules.write(plan.replacement)
  }
}
