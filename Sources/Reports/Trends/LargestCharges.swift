import StatementModel

/// The largest charges of categories in some months, by which a change is explained.
struct LargestCharges {
  private struct Place: Hashable {
    var category: CategoryPath?
    var currency: Currency
  }

  private struct Charge {
    var day: CalendarDate
    var amount: ExactDecimal
    var index: Int
  }

  private let input: ReportInput
  private var charges: [Place: [Charge]] = [:]

  /// How many are named of a category.
  private static let named = 2

  init(_ input: ReportInput, _ ledger: SpendingLedger, months: ClosedRange<Month>) {
    self.input = input
    let table = input.transactions
    for index in table.indices where ledger.roles[index] == .spending {
      let numbers = table.numbers[index]
      let day = numbers.date(by: input.basis)
      guard numbers.status == .posted, !numbers.isInflow, months.contains(day.month) else {
        continue
      }
      let place = Place(category: table.category(at: index), currency: numbers.amount.currency)
      charges[place, default: []].append(
        Charge(day: day, amount: numbers.amount.amount, index: index))
    }
  }

  /// `Airbnb 642.75 (05/04/2026), Booking.com 120.00 (05/20/2026)`; the largest first.
  func words(
    of category: CategoryPath?, _ currency: Currency, in months: ClosedRange<Month>
  ) -> String {
    (charges[Place(category: category, currency: currency)] ?? []).filter {
      months.contains($0.day.month)
    }
    // Equal ones in the order of days, and of one day in that of the table.
    .sorted { ($0.amount, $0.day, $0.index) < ($1.amount, $1.day, $1.index) }
    .prefix(Self.named)
    .map { charge in
      var amount = DecimalSum()
      amount.subtract(charge.amount)
      let text = input.locale.text(amount, minimumDecimals: currency.minorUnits)
      let merchant = input.transactions.merchantName(at: charge.index)
      return "\(merchant) \(text) (\(input.locale.shortText(charge.day)))"
    }
    .joined(separator: ", ")
  }
}
