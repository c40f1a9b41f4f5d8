import StatementModel

/// Puts the parts of purchases together, by what their statements say of them: "3 of 10".
package struct InstallmentSearch {
  /// More parts than this are no purchase.
  private static let mostParts = 600

  /// What all parts of one purchase have in common.
  private struct Key: Hashable {
    var card: CardID
    var currency: Currency
    var count: Int
    var merchant: String
    var isCredit: Bool
  }

  private struct Found {
    var transaction: Int
    var number: Int
    var day: CalendarDate
    /// The month in which the first part was charged, counted from the year 0.
    var start: Int
  }

  private let all: TransactionTable

  /// All purchases in parts, the newest first.
  ///
  /// What is still to come is told as of the newest day of each card: no clock takes part.
  package static func plans(
    among all: TransactionTable, _ merchants: MerchantKeys
  ) -> [InstallmentPlan] {
    // Most books have none.
    guard all.indices.contains(where: { all.installment(at: $0) != nil }) else {
      return []
    }
    let search = InstallmentSearch(all: all)
    var groups: [Key: [Found]] = [:]
    var newestDays = [CalendarDate?](repeating: nil, count: all.cards.count)
    for index in all.indices where all.numbers(at: index).status == .posted {
      let day = search.day(index)
      let number = Int(all.names[index].card)
      if newestDays[number].map({ $0 < day }) ?? true { newestDays[number] = day }
      guard let installment = all.installment(at: index),
        (2...mostParts).contains(installment.count),
        (1...installment.count).contains(installment.number)
      else { continue }
      let key = Key(
        card: all.card(at: index), currency: all.numbers[index].amount.currency,
        count: installment.count,
        merchant: merchants.keys[Int(merchants.numbers[Int(all.names[index].description)])],
        isCredit: !all.numbers[index].amount.isNegative)
      let month = day.month
      groups[key, default: []].append(
        Found(
          transaction: index, number: installment.number, day: day,
          start: month.year * 12 + month.month - 1 - (installment.number - 1)))
    }
    var newest: [CardID: CalendarDate] = [:]
    for (number, card) in all.cards.enumerated() { newest[card] = newestDays[number] }
    var plans: [InstallmentPlan] = []
    for (key, parts) in groups {
      for plan in search.purchases(of: parts) {
        plans.append(search.plan(plan, key.count, asOf: newest[key.card]))
      }
    }
    return plans.sorted { left, right in
      let days = [left, right].map { $0.parts[0].day }
      return (days[1], left.parts[0].id) < (days[0], right.parts[0].id)
    }
  }

  private func day(_ index: Int) -> CalendarDate {
    let numbers = all.numbers(at: index)
    return numbers.chargeDate ?? numbers.date(by: .posting)
  }

  /// Divides equal parts over the purchases that they are of: each has a number once, and began
  /// in the same month, give or take one, since charges move over the ends of months.
  private func purchases(of parts: [Found]) -> [[Found]] {
    let sorted = parts.sorted {
      ($0.number, $0.day, all.numbers[$0.transaction].id) < (
        $1.number, $1.day, all.numbers[$1.transaction].id
      )
    }
    var purchases: [[Found]] = []
    var byStart: [Int: [Int]] = [:]
    for part in sorted {
      let near = [0, -1, 1].flatMap { byStart[part.start + $0] ?? [] }
      let free = near.filter { purchases[$0].allSatisfy { $0.number != part.number } }
      let amount = all.numbers[part.transaction].amount.amount
      let fitting = free.filter { place in
        purchases[place].contains {
          Self.isNear(all.numbers[$0.transaction].amount.amount, amount)
        }
      }
      // Some sources date all parts by the day of the purchase, others each by its month.
      let place =
        fitting.first { isSameDay(purchases[$0][0], part) }
        ?? fitting.first { place in
          purchases[place].contains { all.numbers[$0.transaction].amount.amount == amount }
        } ?? fitting.first
      if let place {
        purchases[place].append(part)
      } else {
        byStart[part.start, default: []].append(purchases.count)
        purchases.append([part])
      }
    }
    return purchases
  }

  private func isSameDay(_ one: Found, _ other: Found) -> Bool {
    let day = all.numbers[one.transaction].purchaseDate
    return day != nil && day == all.numbers[other.transaction].purchaseDate
  }

  /// Whether two parts differ by a tenth at most: the first may bear what does not divide.
  private static func isNear(_ one: ExactDecimal, _ other: ExactDecimal) -> Bool {
    guard let difference = one.subtracting(other)?.magnitude else { return false }
    var tenfold = DecimalSum()
    for _ in 0..<10 { tenfold.add(difference) }
    var whole = DecimalSum()
    whole.add(min(one.magnitude, other.magnitude))
    return tenfold <= whole
  }

  private func plan(
    _ found: [Found], _ count: Int, asOf newest: CalendarDate?
  ) -> InstallmentPlan {
    let parts = found.sorted { $0.number < $1.number }.map { part in
      InstallmentPlan.Part(
        id: all.numbers[part.transaction].id, number: part.number, day: part.day,
        amount: all.numbers[part.transaction].amount)
    }
    let last = parts[parts.count - 1]
    let usual = Money(last.amount.amount.magnitude, last.amount.currency)
    var total = DecimalSum()
    for part in parts { total.add(part.amount.amount.magnitude) }
    for _ in parts.count..<max(parts.count, count) { total.add(usual.amount) }
    var owed: [InstallmentPlan.Due] = []
    var month = last.day.month
    for number in last.number..<max(last.number, count) {
      month = month.next
      // What should have come by now was charged elsewhere, or never.
      if let newest, month < newest.month { continue }
      owed.append(.init(number: number + 1, month: month, amount: usual))
    }
    let first = all[found[0].transaction]
    return InstallmentPlan(
      card: first.card, merchant: first.merchant, count: count, parts: parts, owed: owed,
      total: total, isEstimated: parts.count < count)
  }
}
