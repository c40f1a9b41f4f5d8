import StatementModel

/// Spending of each month in all currencies, converted to the book's currency at the rate of each
/// transaction's day.
struct ConvertedSpending: Sendable {
  /// What everything is converted to.
  let currency: Currency
  private let rates: ExchangeRates
  private var months: [Month: [CategoryPath?: ConvertedTotal]] = [:]
  private var currencies: [Month: [Currency: ConvertedTotal]] = [:]

  /// Nothing where there is nothing to convert: no rates, or no other currency than the book's.
  init?(_ input: ReportInput, _ ledger: SpendingLedger) {
    guard !input.rates.isEmpty, ledger.currencies.contains(where: { $0 != input.currency })
    else { return nil }
    currency = input.currency
    rates = input.rates
    var converter = CurrencyConverter(to: input.currency, by: input.rates)
    for index in input.transactions.indices
    where ledger.roles[index] == .spending
      && input.transactions.numbers[index].status == .posted
    {
      let day = input.transactions.numbers[index].date(by: input.basis)
      let spent = -input.transactions.numbers[index].amount
      let rate = converter.rate(of: spent.currency, on: day)
      months[day.month, default: [:]][
        input.transactions.category(at: index), default: ConvertedTotal()
      ].add(spent, at: rate)
      currencies[day.month, default: [:]][spent.currency, default: ConvertedTotal()]
        .add(spent, at: rate)
    }
  }

  /// Each category of a month; nothing stands for uncategorized.
  func categories(of month: Month) -> [CategoryPath?: ConvertedTotal] { months[month] ?? [:] }

  /// Each category of some transactions; nothing where all of them are in the book's currency.
  func categories(
    of places: [Int], _ input: ReportInput, _ ledger: SpendingLedger
  ) -> [CategoryPath?: ConvertedTotal] {
    var converter = CurrencyConverter(to: currency, by: rates)
    var categories: [CategoryPath?: ConvertedTotal] = [:]
    var isForeign = false
    for index in places
    where ledger.roles[index] == .spending && input.transactions.numbers[index].status == .posted {
      let spent = -input.transactions.numbers[index].amount
      isForeign = isForeign || spent.currency != currency
      let rate = converter.rate(
        of: spent.currency, on: input.transactions.numbers[index].date(by: input.basis))
      categories[input.transactions.category(at: index), default: ConvertedTotal()]
        .add(spent, at: rate)
    }
    return isForeign ? categories : [:]
  }

  /// Each currency of a month.
  func currencies(of month: Month) -> [Currency: ConvertedTotal] { currencies[month] ?? [:] }

  /// All that was spent in a month.
  func total(of month: Month) -> ConvertedTotal {
    ConvertedTotal.all(months[month] ?? [:])
  }

  /// What the month's total is against that of the month before, where both are known.
  func change(in month: Month) -> DecimalSum? {
    guard let now = total(of: month).rounded(in: currency),
      let before = total(of: month.previous).rounded(in: currency)
    else { return nil }
    var change = now
    change.subtract(before)
    return change
  }

  /// A heading for tables of converted totals.
  func title(_ locale: ReportLocale) -> String {
    locale.text(.allCurrenciesIn, currency.code)
  }

  /// Each category, the largest first, with what could not be converted.
  func table(
    of categories: [CategoryPath?: ConvertedTotal], _ locale: ReportLocale
  ) -> TextTable? {
    let total = ConvertedTotal.all(categories)
    guard let all = total.rounded(in: currency) else { return nil }
    var table = TextTable(columns: [
      .init(.category, cut: .middle), .init(.spent, .right), .init(.currency),
      .init(.count, .right), .init(.share, .right),
    ])
    let lines = categories.compactMap { category, part in
      part.rounded(in: currency).map { (category: category, spent: $0, part: part) }
    }.sorted { left, right in
      guard let leftCategory = left.category else { return false }
      guard let rightCategory = right.category else { return true }
      return left.spent == right.spent ? leftCategory < rightCategory : left.spent > right.spent
    }
    for line in lines {
      table.rows.append([
        .category(line.category),
        line.part.cell(in: currency), .text(currency.code), .integer(line.part.count),
        .share(all > DecimalSum() ? line.spent.permille(of: all) : nil),
      ])
    }
    table.rows.append([
      .word(.total), total.cell(in: currency), .text(currency.code), .integer(total.count),
    ])
    for left in total.left.currencies {
      table.rows.append([
        .word(.notConvertedNoRate), .sum(total.left[left], left), .text(left.code),
      ])
    }
    return table
  }

  /// Each month's total, newest first.
  func monthsTable(_ months: [Month], _ locale: ReportLocale) -> TextTable {
    var table = TextTable(columns: [
      .init(.month), .init(.spent, .right), .init(.currency), .init(.change, .right),
      .init(.notConverted),
    ])
    for month in months.reversed() {
      let total = total(of: month)
      guard total.count > 0 else { continue }
      table.rows.append([
        .month(month), total.cell(in: currency), .text(currency.code),
        change(in: month).map { .converted($0, minimumDecimals: currency.minorUnits) } ?? .empty,
        .text(total.leftText(locale)),
      ])
    }
    return table
  }

  /// What stands under converted totals.
  func note(_ rates: ExchangeRates, _ locale: ReportLocale) -> String {
    locale.text(.convertedNote, locale.text(rates.maximumAge))
  }
}

/// A span's converted spending as people see it.
struct ConvertedTable {
  let title: String
  let table: TextTable
  let total: DecimalSum
  let currency: Currency
  /// What stands under it.
  let note: String
}

extension ConvertedSpending {
  /// A month or a period by category; nothing where there is nothing to convert.
  ///
  /// - Parameter places: Of the span's transactions, which a period is made of.
  func table(
    of span: ReportSpan, _ places: [Int], _ input: ReportInput, _ ledger: SpendingLedger
  ) -> ConvertedTable? {
    let categories =
      switch span {
      case .month(let month): categories(of: month)
      case .period: categories(of: places, input, ledger)
      }
    guard let table = table(of: categories, input.locale),
      let total = ConvertedTotal.all(categories).rounded(in: currency)
    else { return nil }
    return ConvertedTable(
      title: title(input.locale), table: table, total: total, currency: currency,
      note: note(input.rates, input.locale))
  }
}
