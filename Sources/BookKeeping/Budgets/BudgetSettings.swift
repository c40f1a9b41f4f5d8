import RuleEngine
import StatementModel

/// A budget as `daybook.yaml` has it, with the places that later messages point to.
package struct ConfiguredBudget: Hashable, Sendable {
  package var budget: Budget
  /// Where its category is named.
  package var location: SourceLocation
  /// Where its period is named.
  package var periodLocation: SourceLocation?
}

/// A key of a budget in its long form.
enum BudgetKey: String, SettingKey {
  case amount, span, period
  case rollOver = "roll-over"
  case since

  var setting: (form: ValueForm, summary: String, examples: [String]) {
    switch self {
    case .amount:
      (
        .formed(.budgetAmount), "What is meant to be spent at most; in the book's currency.",
        ["600", "80 EUR"]
      )
    case .span:
      (
        .words(BudgetSettings.spans, anyCase: false),
        "For how long; a month where nothing is said.",
        ["month"]
      )
    case .period: (.text, "The period that it is for, by its name.", ["Vacation"])
    case .rollOver:
      (.yesOrNo, "Whether what is left, or overspent, counts in the next span.", ["true"])
    case .since:
      (
        .formed(.budgetStart), "The span that it begins with, by a day or month in it.", ["2026-01"]
      )
    }
  }

  /// A budget in its long form.
  static var form: MappingForm {
    var form = MappingForm(fields)
    form.needsOneOf = [[BudgetKey.amount.rawValue]]
    form.allowsOneOf = [[BudgetKey.span.rawValue, BudgetKey.period.rawValue]]
    return form
  }

  /// One budget, or several of one category.
  static var value: ValueForm {
    let one = ValueForm.either(.formed(.budgetAmount), .mapping(form))
    return .either(one, .list(one))
  }
}

extension TextForm {
  private static let number = "([0-9]+\\.?[0-9]*|\\.[0-9]+)"
  static let budgetAmount = TextForm(
    "600 or 80 EUR",
    pattern: "^(\(number)|\(number) +[A-Za-z]{3}|[A-Za-z]{3} +\(number))$", numbers: .from(0))
  static let budgetStart = TextForm(
    "2026-01 or 2026-01-15", pattern: "^[0-9]{4}-[0-9]{2}(-[0-9]{2})?$")
}

/// Reads the `budgets:` of `daybook.yaml`.
///
///     budgets = mapping from category (or `everything`) to one budget or a list of them
///     budget  = amount, or mapping with any of amount, span or period, roll-over, since
enum BudgetSettings {
  /// What stands in place of a category for all spending.
  static let everything = Budget.everything
  static let spans = ["week", "month", "quarter", "year"]

  /// - Parameter currency: Of amounts that name none.
  static func read(
    _ node: YAMLNode, currency: Currency, with reader: inout SettingsReader
  ) -> [ConfiguredBudget] {
    var budgets: [ConfiguredBudget] = []
    for entry in reader.entries(of: node, key: "budgets") {
      var category: CategoryPath?
      if entry.key.text.lowercased() != everything {
        guard let path = CategoryPath(entry.key.text) else {
          reader.report(ConfigurationFact.badCategory(entry.key.text), at: entry.key.location)
          continue
        }
        category = path
      }
      let values: [YAMLNode] =
        if case .sequence(let items, _) = entry.value { items } else { [entry.value] }
      for value in values {
        guard
          let read = budget(
            value, of: category, at: entry.key.location, currency: currency, with: &reader)
        else { continue }
        let first = budgets.first {
          $0.budget.category == category && $0.budget.span == read.budget.span
        }
        if let first {
          reader.report(
            ConfigurationFact.sharedBudget(
              entry.key.text, span: read.budget.span.words, line: first.location.line),
            at: value.location)
        } else {
          budgets.append(read)
        }
      }
    }
    return budgets
  }

  private static func budget(
    _ node: YAMLNode, of category: CategoryPath?, at location: SourceLocation,
    currency: Currency, with reader: inout SettingsReader
  ) -> ConfiguredBudget? {
    guard case .mapping = node else {
      return limit(node, key: "amount", currency: currency, with: &reader).map {
        ConfiguredBudget(
          budget: Budget(category: category, span: .month, limit: $0), location: location)
      }
    }
    var limit: Money?
    var isComplete = true
    var span: (value: Budget.Span, key: String)?
    var configured = ConfiguredBudget(
      budget: Budget(category: category, span: .month, limit: Money(.one, currency)),
      location: location)
    for setting in reader.entries(of: node, key: "budgets", known: BudgetKey.names) {
      let key = setting.key.text
      switch BudgetKey(rawValue: key) {
      case .amount:
        limit = Self.limit(setting.value, key: key, currency: currency, with: &reader)
        isComplete = limit != nil
      case .span, .period:
        if let other = span?.key {
          reader.report(
            ConfigurationFact.contradictingKeys(other, key), at: setting.key.location)
          continue
        }
        guard let read = Self.span(setting, with: &reader) else { continue }
        span = (read, key)
        if case .period = read { configured.periodLocation = setting.value.location }
      case .rollOver:
        configured.budget.rollsOver = reader.yesOrNo(setting.value, key: key) ?? false
      case .since: configured.budget.since = start(setting.value, with: &reader)
      case nil: break
      }
    }
    guard let limit else {
      if isComplete {
        reader.report(ConfigurationFact.missingKey(BudgetKey.amount.rawValue), at: node.location)
      }
      return nil
    }
    configured.budget.limit = limit
    if let span { configured.budget.span = span.value }
    return configured
  }

  private static func span(
    _ setting: YAMLEntry, with reader: inout SettingsReader
  ) -> Budget.Span? {
    guard let word = reader.text(setting.value, key: setting.key.text) else { return nil }
    if setting.key.text == BudgetKey.period.rawValue { return .period(word.text) }
    if let span = Budget.Span(word: word.text) { return span }
    reader.report(
      ConfigurationFact.unknownWord(word.text, key: setting.key.text, allowed: spans),
      at: word.location)
    return nil
  }

  private static func limit(
    _ node: YAMLNode, key: String, currency: Currency, with reader: inout SettingsReader
  ) -> Money? {
    guard let scalar = reader.text(node, key: key) else { return nil }
    switch Budget.limit(scalar.text, currency: currency) {
    case .success(let limit): return limit
    case .failure(.notAnAmount):
      reader.report(ConfigurationFact.badBudget(scalar.text), at: scalar.location)
    case .failure(.unknownCurrency(let code)):
      reader.report(ConfigurationFact.unknownCurrency(code, key: key), at: scalar.location)
    }
    return nil
  }

  private static func start(
    _ node: YAMLNode, with reader: inout SettingsReader
  ) -> CalendarDate? {
    guard let scalar = reader.text(node, key: BudgetKey.since.rawValue) else { return nil }
    if let day = CalendarDate(iso: scalar.text) ?? Month(iso: scalar.text)?.firstDay { return day }
    reader.report(ConfigurationFact.badDate(scalar.text), at: scalar.location)
    return nil
  }
}
