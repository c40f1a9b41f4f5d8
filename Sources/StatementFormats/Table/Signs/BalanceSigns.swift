import StatementModel

/// What the running balances say of each row's sign, in a column whose own signs say nothing.
///
/// A row is proved where its amount is exactly what the balance beside it differs by from the one
/// before. Of several rows between two balances the signs are known if one choice alone fits.
struct BalanceSigns {
  /// By row: 1 in, -1 out, 0 where no balance tells.
  private(set) var signs: [Int8]
  /// Pairs of balances whose difference the amounts between them make, and those that they don't.
  private(set) var explained = 0
  private(set) var unexplained = 0

  var isWhole: Bool { explained > 0 && unexplained == 0 }
  /// Whether so many follow that the others are the exception.
  var isConvincing: Bool { explained > 0 && explained >= 3 * unexplained }
  var hasBoth: Bool { signs.contains(1) && signs.contains(-1) }

  /// More rows between two balances have too many choices.
  private static let mostBetween = 8

  /// What the balances say when read in one order; nothing where neither order fits better, and
  /// both fit otherwise.
  ///
  /// - Parameter opening: The balance before the first row, where it is stated.
  static func find(_ rows: RawRows, opening: ExactDecimal?) -> BalanceSigns? {
    let oldest = BalanceSigns(rows, opening, isNewestFirst: false)
    let newest = BalanceSigns(rows, opening, isNewestFirst: true)
    if oldest.explained == newest.explained, oldest.unexplained == newest.unexplained {
      // Rows of one amount can fit in both orders.
      let isSame = zip(oldest.signs, newest.signs).allSatisfy { $0 == 0 || $1 == 0 || $0 == $1 }
      return isSame && oldest.explained > 0 ? oldest : nil
    }
    let best = oldest.explained > newest.explained ? oldest : newest
    let other = oldest.explained > newest.explained ? newest : oldest
    return best.explained >= 2 * other.explained || best.isWhole ? best : nil
  }

  private init(_ rows: RawRows, _ opening: ExactDecimal?, isNewestFirst: Bool) {
    signs = [Int8](repeating: 0, count: rows.amounts.count)
    var last: [Int32: (balance: ExactDecimal, day: CalendarDate?, since: [Int])] = [:]
    if let opening, let group = rows.onlyGroup { last[group] = (opening, nil, []) }
    let count = rows.accounts.count
    for step in 0..<count {
      let row = isNewestFirst ? count - 1 - step : step
      let account = rows.accounts[row]
      if account.isOutside { continue }
      guard let balance = account.balance else {
        if !rows.amounts[row].amount.isZero { last[account.group]?.since.append(row) }
        continue
      }
      if var before = last[account.group] {
        if !rows.amounts[row].amount.isZero { before.since.append(row) }
        solve(
          before.since, rows, from: before.balance, to: balance,
          isInOrder: before.day.map { $0 <= account.day } ?? true, isStated: before.day == nil)
      }
      last[account.group] = (balance, account.day, [])
    }
  }

  /// Finds the signs under which the amounts of some rows make the difference of two balances.
  private mutating func solve(
    _ between: [Int], _ rows: RawRows, from before: ExactDecimal, to after: ExactDecimal,
    isInOrder: Bool, isStated: Bool
  ) {
    guard between.count <= Self.mostBetween else { return }
    guard isInOrder, let difference = after.subtracting(before) else {
      unexplained += 1
      return
    }
    // A row of nothing but zero proves nothing.
    if between.isEmpty, difference.isZero { return }
    let sizes = between.map { rows.amounts[$0].amount.magnitude }
    var found: [Int8] = []
    for choice in 0..<(1 << sizes.count) {
      var sum: ExactDecimal? = .zero
      for (index, size) in sizes.enumerated() {
        sum = sum?.adding(choice >> index & 1 == 0 ? -size : size)
      }
      guard sum == difference else { continue }
      let signs = sizes.indices.map { Int8(choice >> $0 & 1 == 0 ? -1 : 1) }
      found = found.isEmpty ? signs : zip(found, signs).map { $0 == $1 ? $0 : 0 }
    }
    if found.isEmpty {
      // The balance stated before all rows may be of another day than the first.
      if !isStated { unexplained += 1 }
      return
    }
    explained += 1
    for (row, sign) in zip(between, found) { signs[row] = sign }
  }

  /// The same where the balance is what is owed, and rises with what is spent.
  var reversed: BalanceSigns {
    var copy = self
    copy.signs = signs.map { -$0 }
    return copy
  }
}
