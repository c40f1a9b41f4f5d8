import StatementModel

/// Two columns whose header cells say the same, and whether their rows say the same, too.
struct ColumnTwins {
  let first: Int
  let second: Int
  /// Rows in which both are filled and differ.
  private(set) var differing = 0
  /// Rows in which both are filled, and not with zero.
  private(set) var bothUsed = 0
  /// By order of dates: how often the first column's day is the earlier one, and how often the
  /// later one; nothing under an order that does not read both.
  private var days: [DateOrder: (earlier: Int, later: Int)] = Dictionary(
    uniqueKeysWithValues: DateOrder.allCases.map { ($0, (0, 0)) })

  /// All pairs of columns for dates or for amounts that the header calls alike.
  static func find(_ header: [HeaderCell]) -> [ColumnTwins] {
    var twins: [ColumnTwins] = []
    for (second, cell) in header.enumerated() where !cell.key.isEmpty {
      guard let meaning = cell.meaning, meaning.isDate || meaning.isMoney else { continue }
      if let first = header[..<second].lastIndex(where: { $0.key == cell.key }) {
        twins.append(ColumnTwins(first: first, second: second))
      }
    }
    return twins
  }

  mutating func add(_ table: Table, _ fields: [TableField]) {
    guard second < fields.count, !fields[first].isEmpty, !fields[second].isEmpty else { return }
    let cells = [table.string(fields[first]), table.string(fields[second])]
    if cells.allSatisfy({ $0.contains { ("1"..."9").contains($0) } }) { bothUsed += 1 }
    if cells[0] != cells[1] { differing += 1 }
    guard let one = DateCell.read(table.text.span, fields[first].range),
      let other = DateCell.read(table.text.span, fields[second].range)
    else {
      days = [:]
      return
    }
    for (order, counts) in days {
      guard let one = one.day(order, year: nil), let other = other.day(order, year: nil) else {
        days[order] = nil
        continue
      }
      if one < other { days[order] = (counts.earlier + 1, counts.later) }
      if one > other { days[order] = (counts.earlier, counts.later + 1) }
    }
  }

  /// The column whose day is never the later one and at times the earlier, whatever the order of
  /// dates; nothing where the two change places, or a few rows alone say so.
  var earlier: Int? {
    guard !days.isEmpty, differing >= Self.fewest else { return nil }
    if days.values.allSatisfy({ $0.later == 0 && $0.earlier >= Self.fewest }) { return first }
    if days.values.allSatisfy({ $0.earlier == 0 && $0.later >= Self.fewest }) { return second }
    return nil
  }

  /// In fewer rows it may be chance.
  private static let fewest = 2
}

extension RoleAssignment {
  /// What has to be asked about the columns before any row is read.
  func question(_ profile: StatementProfile?) -> TableFact? {
    if let question = twinQuestion(numbered: profile?.numberedRoles ?? []) { return question }
    let roles: [StatementProfile.Role] = [.amount, .debit, .credit]
    let isNamed = roles.contains { profile?.columns[$0] != nil }
    return !isNamed && hasPassedOverAmounts()
      ? .openAmountColumn(numbers: amountCandidates) : nil
  }

  /// What to ask where nothing tells the sign.
  ///
  /// A column that tells the direction of some rows is asked for, since one sign would not be that
  /// of all. Of two columns without names, of which the later was taken for the amount, it is rather asked
  /// which is the amount: balances stand after it.
  func question(insteadOf question: TableFact) -> TableFact {
    switch question {
    case .openSign, .mixedSigns: if let direction = directionQuestion { return direction }
    default: break
    }
    guard case .openSign = question, layout.header.isEmpty, roles.isBalanceGuessed,
      let amount = roles.amount, let balance = roles.balance, balance < amount,
      amountCandidates.count == 2
    else { return question }
    return .openAmountColumn(numbers: amountCandidates)
  }

  /// What to ask where rows without a header hold several amounts, and no balance that runs tells
  /// which of them is the row's: another can be the original amount, or a fee.
  func question(ofUnproved sign: SignDecision, _ profile: StatementProfile?) -> TableFact? {
    guard layout.header.isEmpty, sign.isBalanceDoubtful, roles.amount != nil,
      profile?.columns[.amount] == nil, amountCandidates.count >= 3
    else { return nil }
    return .openAmountColumn(numbers: amountCandidates)
  }

  /// What to ask where the amount stands after what was taken for the balance, no header names
  /// either, and no balance follows: each could be the other.
  func doubtfulAmount(_ proof: BalanceProof?) -> TableFact? {
    guard layout.header.isEmpty, roles.isBalanceGuessed, let amount = roles.amount,
      let balance = roles.balance, balance < amount, (proof?.matches ?? 0) == 0
    else { return nil }
    return .openAmountColumn(numbers: amountCandidates)
  }

  /// The columns that can be the amount by their cells, from 1.
  var amountCandidates: [Int] {
    profiles.indices.filter {
      !roles.dates.contains($0) && profiles[$0].isNumbers && profiles[$0].moneyLike > 0
        && meaning($0) != .balance
    }.map { $0 + 1 }
  }

  /// What has to be asked since two columns of one name hold different things, of which the file's
  /// roles take one.
  ///
  /// - Parameter numbered: The roles whose columns a profile gives by number.
  private func twinQuestion(numbered: Set<StatementProfile.Role>) -> TableFact? {
    for twin in twins where twin.differing > 0 {
      let pair = [twin.first, twin.second]
      if roles.furtherAmounts.contains(where: pair.contains) { continue }
      let role: StatementProfile.Role
      if let amount = roles.amount, pair.contains(amount) {
        let other = pair[0] == amount ? pair[1] : pair[0]
        if isFuller(amount, than: other) { continue }
        role = .amount
      } else if let debit = roles.debit, pair.contains(debit), !pair.contains(roles.credit ?? -1) {
        role = .debit
      } else if let credit = roles.credit, pair.contains(credit),
        !pair.contains(roles.debit ?? -1)
      {
        role = .credit
      } else if pair.contains(where: roles.dates.contains), !pair.allSatisfy(roles.dates.contains) {
        role = .date
      } else {
        continue
      }
      guard !numbered.contains(role) else { continue }
      return .columnsOfOneName(
        ColumnName.of(twin.first, layout.header), role: role.rawValue,
        numbers: [twin.first + 1, twin.second + 1])
    }
    return nil
  }
}

extension StatementProfile {
  /// The columns of dates that are given by number, from 0.
  var numberedDates: Set<Int> {
    let roles: [Role] = [.date, .posted, .charged]
    return Set(
      roles.compactMap { role in
        if case .number(let number) = columns[role] { number - 1 } else { nil }
      })
  }

  /// The roles whose columns are given by number.
  var numberedRoles: Set<Role> {
    Set(
      columns.compactMap { role, column in
        if case .number = column { role } else { nil }
      })
  }
}
