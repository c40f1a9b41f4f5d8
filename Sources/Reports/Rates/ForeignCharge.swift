import StatementModel

/// A charge that was made in one currency and booked in another.
struct ForeignCharge: Hashable, Sendable {
  let id: TransactionID
  let date: CalendarDate
  let card: CardID
  let merchant: String
  /// Magnitudes; a refund has the sign of its amount.
  let original: Money
  let amount: Money
  /// Units of the booked currency for one of the original, rounded to six decimals.
  let effectiveRate: DecimalSum?
  /// The dated rate, rounded to six decimals, and its day.
  let datedRate: DecimalSum?
  let rateDay: CalendarDate?
  /// What was booked beyond the dated rate, rounded to the booked currency's decimals; negative
  /// where the bank's rate was the better one.
  let fee: DecimalSum?
  /// The fee in tenths of a percent of what the dated rate comes to.
  let feeShare: Int?

  /// Decimals of rates that are shown.
  static let rateDecimals = 6

  /// Nothing where the transaction names no original amount in another currency.
  init?(_ index: Int, of input: ReportInput) {
    guard let original = input.transactions.details(at: index)?.original,
      original.currency != input.transactions.numbers[index].amount.currency,
      !original.amount.isZero, !input.transactions.numbers[index].amount.amount.isZero
    else { return nil }
    let transaction = input.transactions[index]
    let booked = transaction.amount
    let magnitude = original.amount.magnitude
    let day = transaction.date(by: input.basis)
    id = transaction.id
    date = day
    card = transaction.card
    merchant = input.transactions.merchantName(at: index)
    self.original = Money(magnitude, original.currency)
    amount = booked
    let own = ConversionRate(
      multiplier: booked.amount.magnitude, divisor: magnitude, day: day)
    effectiveRate = Self.converted(.one, own, decimals: Self.rateDecimals)
    guard let rate = input.rates.rate(from: original.currency, to: booked.currency, on: day)
    else {
      (datedRate, rateDay, fee, feeShare) = (nil, nil, nil, nil)
      return
    }
    datedRate = Self.converted(.one, rate, decimals: Self.rateDecimals)
    rateDay = rate.day
    var cost = ConvertedSum()
    cost.add(booked.amount.magnitude, at: ConversionRate(multiplier: .one, divisor: .one, day: day))
    cost.add(-magnitude, at: rate)
    let fee = cost.rounded(decimals: booked.currency.minorUnits)
    self.fee = fee
    let fair = Self.converted(magnitude, rate, decimals: booked.currency.minorUnits)
    feeShare = fee.flatMap { fee in fair.flatMap { fee.permille(of: $0) } }
  }

  private static func converted(
    _ amount: ExactDecimal, _ rate: ConversionRate, decimals: Int
  ) -> DecimalSum? {
    var sum = ConvertedSum()
    sum.add(amount, at: rate)
    return sum.rounded(decimals: decimals)
  }

  /// Those of a book, newest first.
  static func all(in input: ReportInput) -> [ForeignCharge] {
    input.transactions.indices.lazy
      .filter { input.transactions.numbers[$0].status == .posted }
      .compactMap { ForeignCharge($0, of: input) }
      .sorted { ($1.date, $0.id) < ($0.date, $1.id) }
  }
}
