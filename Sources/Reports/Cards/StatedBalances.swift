import StatementModel

/// What all cards hold together in one currency, as far as statements state it.
struct StatedBalances {
  /// One card with the last balance that is stated of it.
  struct Line {
    var card: CardID
    var balance: StatementHistory.Balance
  }

  let currency: Currency
  /// The largest first.
  let lines: [Line]
  private let histories: [StatementHistory]

  /// Nothing where no statement states a balance in the currency.
  init?(_ histories: [StatementHistory], in currency: Currency) {
    self.currency = currency
    self.histories = histories.filter { history in
      history.balances.contains { $0.money.currency == currency }
    }
    lines = self.histories.compactMap { history in
      history.balances.last { $0.money.currency == currency }.map {
        Line(card: history.card, balance: $0)
      }
    }.sorted {
      ($1.balance.money.amount, $0.card.text) < ($0.balance.money.amount, $1.card.text)
    }
    if lines.isEmpty { return nil }
  }

  /// All of them now.
  var total: DecimalSum { Self.sum(lines.map(\.balance)) }

  /// All of them at the end of a month; nothing before each of them is stated.
  func total(of month: Month) -> DecimalSum? {
    let balances = histories.compactMap { $0.balance(in: currency, at: month.lastDay) }
    return balances.count == histories.count ? Self.sum(balances) : nil
  }

  /// The months that have a total, oldest first, up to that of the newest balance.
  func months(atMost count: Int) -> [Month] {
    guard let last = lines.map(\.balance.day).max()?.month else { return [] }
    return (0..<count).map { last.previous($0) }.prefix { total(of: $0) != nil }.reversed()
  }

  private static func sum(_ balances: [StatementHistory.Balance]) -> DecimalSum {
    balances.reduce(into: DecimalSum()) { $0.add($1.money.amount) }
  }
}
