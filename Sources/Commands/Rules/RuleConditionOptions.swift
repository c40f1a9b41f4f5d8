import ArgumentParser
import RuleEngine
import StatementModel

/// What a new rule asks beside its patterns.
///
/// The values are what a rules file takes; what is wrong with one is told as of a file.
struct RuleConditionOptions: ParsableArguments {
  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("What the rule must not match; repeatable.", valueName: "pattern"),
    completion: .merchants)
  var unless: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("What the row's further text must match; repeatable.", valueName: "pattern"),
    completion: .merchants)
  var memo: [String] = []

  @Option(
    help: ArgumentHelp("Only on this card; repeatable.", valueName: "card"), completion: .cards)
  var card: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only amounts of this size: 12.50, 10..20, ..50 or 100...", valueName: "range"))
  var amount: String?

  @Option(help: ArgumentHelp("Only in this currency; repeatable.", valueName: "code"))
  var currency: [String] = []

  @Option(help: "Only money that came (in) or went (out).")
  var direction: MoneyDirection?

  @Option(
    help: ArgumentHelp(
      "Only what the statement says is a charge, refund, fee, …; repeatable.", valueName: "kind"))
  var kind: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only on these days: 2026-03-09, 2026-03 or 2026-01..; repeatable.", valueName: "range"))
  var date: [String] = []

  @Option(
    help: ArgumentHelp("Only on these days of the month: 1..5; repeatable.", valueName: "range"))
  var day: [String] = []

  @Option(
    help: ArgumentHelp("Only on these days of the week: mon..fri; repeatable.", valueName: "range"))
  var weekday: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only of this category of the issuer's, or merchant category code; repeatable.",
      valueName: "text"))
  var bankCategory: [String] = []

  /// In the order in which they are written.
  ///
  /// - Parameter cards: The cards' ids.
  func conditions(cards: [String]) -> [NewRule.Condition] {
    let all = [
      ("unless", unless), ("memo", memo), ("card", cards), ("amount", amount.map { [$0] } ?? []),
      ("currency", currency), ("direction", direction.map { [$0.rawValue] } ?? []), ("kind", kind),
      ("date", date), ("day", day), ("weekday", weekday), ("bank-category", bankCategory),
    ]
    return all.filter { !$0.1.isEmpty }.map { .init($0.0, $0.1) }
  }
}

extension MoneyDirection: ExpressibleByArgument {}
