import BookAnswers
import BookKeeping
import Reports
import RuleEngine
import StatementModel

/// A category's budgets while one of them is changed, and how they are written.
struct BudgetEdit {
  private let currency: Currency
  /// The key as `daybook.yaml` has it, or would have it.
  let key: String
  private let old: [Budget]
  private(set) var budgets: [Budget]
  private let category: CategoryPath?

  init(book: Book, category: CategoryPath?) {
    currency = book.configuration.currency
    self.category = category
    key = category?.text ?? Budget.everything
    old = book.configuration.budgets.map(\.budget).filter { $0.category == category }
    budgets = old
  }

  /// Sets the budget of a span; what is not said stays as it was.
  mutating func set(
    _ limit: Money, for span: Budget.Span, rollsOver: Bool?, since: CalendarDate?
  ) -> Budget {
    let place = budgets.firstIndex { $0.span == span }
    var budget =
      place.map { budgets[$0] } ?? Budget(category: category, span: span, limit: limit)
    budget.limit = limit
    if let rollsOver { budget.rollsOver = rollsOver }
    if let since { budget.since = since }
    if let place { budgets[place] = budget } else { budgets.append(budget) }
    return budget
  }

  /// Takes away the budget of a span, or all of the category.
  ///
  /// - Returns: Whether there was one.
  mutating func remove(_ span: Budget.Span?) -> Bool {
    let count = budgets.count
    budgets.removeAll { span == nil || $0.span == span }
    return budgets.count < count
  }

  /// Whether nothing but the amount of the one budget is another.
  var changesAmountOnly: Bool {
    guard old.count == 1, budgets.count == 1 else { return false }
    var same = budgets[0]
    same.limit = old[0].limit
    return same == old[0]
  }

  /// The amount as it is written.
  var amount: SettingValue { .text(budgets.first.map { Self.text($0.limit, currency) } ?? "") }

  /// The category's budgets as they are written.
  var value: SettingValue {
    let all = budgets.map { Self.value(of: $0, currency) }
    return all.count == 1 ? all[0] : .list(all)
  }

  private static func text(_ limit: Money, _ currency: Currency) -> String {
    limit.amount.description + (limit.currency == currency ? "" : " " + limit.currency.code)
  }

  private static func value(of budget: Budget, _ currency: Currency) -> SettingValue {
    let amount = SettingValue.text(text(budget.limit, currency))
    var entries = [SettingValue.Entry("amount", amount)]
    switch budget.span {
    case .month: break
    case .period(let name): entries.append(.init("period", .text(name)))
    case .week, .quarter, .year: entries.append(.init("span", .text(budget.span.words)))
    }
    if budget.rollsOver { entries.append(.init("roll-over", .text("true"))) }
    if let since = budget.since { entries.append(.init("since", .text(since.description))) }
    return entries.count == 1 ? amount : .mapping(entries)
  }

  /// The span that options name.
  static func span(_ word: String?, period: String?) throws -> Budget.Span {
    if word != nil, period != nil {
      throw CommandFailure(.conflictingOptions("--span", "--period"), .usage)
    }
    if let period { return .period(period) }
    guard let word else { return .month }
    guard let span = Budget.Span(word: word) else {
      throw CommandFailure([Diagnostic(.error, PlanFact.badSpan(word))], .usage)
    }
    return span
  }
}

extension SettingsFile {
  /// Writes a category's budgets, as little of them as will do.
  func write(_ edit: BudgetEdit) throws(BookError) {
    if edit.budgets.isEmpty {
      try remove(["budgets", edit.key])
    } else if edit.changesAmountOnly, case .mapping = edit.value {
      try set(edit.amount, at: ["budgets", edit.key, "amount"])
    } else {
      try set(edit.value, at: ["budgets", edit.key])
    }
  }
}

extension Book {
  /// What is meant to be spent, and for how long: `600.00 USD for each month`.
  func words(for budget: Budget) -> String {
    let span =
      if case .period(let name) = budget.span {
        "the period \(name)"
      } else {
        "each \(budget.span.words)"
      }
    return "\(locale.text(budget.limit)) for \(span)"
  }

  /// The category that a person names, or nothing for all spending.
  func budgetCategory(named text: String) throws -> CategoryPath? {
    text.lowercased() == Budget.everything ? nil : try category(named: text)
  }
}
