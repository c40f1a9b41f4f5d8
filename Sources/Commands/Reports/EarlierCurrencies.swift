import BookKeeping
import Reports
import StatementModel

/// Currencies that a run brought something in, and that its newest month does not show.
struct EarlierCurrencies {
  /// `New in earlier months alone: ILS (to 26.03.2026), USD (to 28.03.2026).`; empty where there are none.
  let words: String

  init(_ outcome: ImportOutcome, _ input: ReportInput, before month: Month) {
    let brought = Set(
      outcome.files.flatMap { file -> [Currency] in
        guard case .imported(let statements) = file.outcome else { return [] }
        return statements.filter { $0.new > 0 }.flatMap(\.totals.currencies)
      })
    let parts = brought.sorted { $0.code < $1.code }.compactMap { currency -> String? in
      guard let day = input.newestPostedDay(in: currency), day.month < month else { return nil }
      return "\(currency.code) (to \(input.locale.shortText(day)))"
    }
    words = parts.isEmpty ? "" : "New in earlier months alone: \(parts.joined(separator: ", "))."
  }
}
