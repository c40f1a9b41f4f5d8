import BookKeeping
import RuleEngine

extension Book {
  /// By what merchants with most money are found: the book's currency, with the rates of
  /// `rates.csv`.
  package var moneyMeasure: MoneyMeasure {
    get throws { MoneyMeasure(in: configuration.currency, by: try exchangeRates()) }
  }
}
