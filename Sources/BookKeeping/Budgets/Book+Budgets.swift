import RuleEngine
import StatementModel

extension Book {
  /// The budgets of `daybook.yaml`.
  ///
  /// - Throws: `.configuration` with every category that nothing declares; rules declare
  ///   categories too, so it can't be told when `daybook.yaml` is read.
  package func budgets() throws(BookError) -> [Budget] {
    guard !configuration.budgets.isEmpty else { return [] }
    let mistakes = BudgetCheck.mistakes(
      in: configuration.budgets, categories: try categories,
      source: SourceText(
        try Catalog.text(of: paths.configuration), path: paths.shown(paths.configuration)))
    guard mistakes.isEmpty else { throw .configuration(mistakes) }
    return configuration.budgets.map(\.budget)
  }
}

/// What can be wrong with budgets once all categories are known.
package enum BudgetCheck {
  /// The budgets whose category nothing declares.
  package static func mistakes(
    in budgets: [ConfiguredBudget], categories: CategoryTree, source: SourceText? = nil
  ) -> [Diagnostic] {
    let known = categories.paths.map(\.text) + [Budget.everything]
    return budgets.compactMap { configured in
      guard let category = configured.budget.category, !categories.contains(category) else {
        return nil
      }
      return Diagnostic(
        .error, ConfigurationFact.unknownCategory(category.text, known: known),
        at: configured.location, excerpt: source?.excerpt(at: configured.location))
    }
  }
}
