import StatementModel

@testable import BookKeeping
@testable import Identity

extension TrueHistory {
  /// The transactions that a correct book shows of these files, as texts, sorted.
  func truth(of told: [ToldStatement]) -> [String] {
    let ordered = told.sorted { LiveStatement.canonicallyBefore($0.statement, $1.statement) }
    var pending: [Int: (statement: Int, row: StatementRow)] = [:]
    var posted: [Int: StatementRow] = [:]
    var postingDays: [Int: CalendarDate] = [:]
    var ownPosted = Set<Int>()
    for (index, one) in ordered.enumerated() {
      for (event, row) in zip(one.events, one.statement.rows) {
        if row.status == .pending {
          pending[event.number] = (index, row)
        } else {
          posted[event.number] = row
          if one.cut.bank == 0 { ownPosted.insert(event.number) }
          if let day = row.postingDate { postingDays[event.number] = day }
        }
      }
    }
    let replaced = replaced(among: Set(posted.keys))
    var truth: [String] = []
    for event in events {
      let number = event.number
      if let row = posted[number], !event.isDeletion, !replaced.contains(number) {
        truth.append(
          Self.text(.posted, postingDays[number] ?? row.keyDate, row.amount, row.description, row))
      }
      if let (last, row) = pending[number],
        posted[number] == nil || !binds(event, isToldByItsBank: ownPosted.contains(number))
      {
        let isOver = ordered[(last + 1)...].contains { later in
          later.statement.rows.contains { $0.status == .posted }
            && later.cut.to >= event.day + Int(SettlementRule.dayWindow)
        }
        truth.append(
          Self.text(
            isOver ? .withdrawn : .pending, row.keyDate, row.amount, row.description, row))
      }
    }
    return truth.sorted()
  }

  /// The events that others replace or take back, as far as the files tell.
  private func replaced(among told: Set<Int>) -> Set<Int> {
    var replaced = Set<Int>()
    for event in events {
      guard let corrected = event.corrects, told.contains(event.number) else { continue }
      replaced.insert(corrected)
      guard banks.contains(where: { $0.corrections == .feed }) else { continue }
      // In a feed all versions bear one id; the last one counts.
      for version in events where version.corrects == corrected && version.number < event.number {
        replaced.insert(version.number)
      }
    }
    return replaced
  }

  /// Whether the rule on settlement binds the posted form of an event to the pending one.
  ///
  /// - Parameter isToldByItsBank: Whether the bank that lists it as pending lists it as posted.
  func binds(_ event: TrueEvent, isToldByItsBank: Bool) -> Bool {
    guard let authorized = event.authorized, authorized != event.cents else { return true }
    let bank = banks[0]
    if bank.ids == .stable, bank.binding != .changedID, isToldByItsBank { return true }
    guard let code = event.merchantCode, SettlementRule.tippedCodes.contains(code) else {
      return false
    }
    let (least, most) = (authorized.magnitude, event.cents.magnitude)
    return least < most && most * 4 <= least * 5
  }

  /// What identity made of the files, as texts, sorted.
  static func found(_ result: CardClusters) -> [String] {
    return result.transactions.map { cluster, transaction in
      let first = result.firstRow(of: cluster)
      return text(
        transaction.status, transaction.date(by: .posting), transaction.amount.amount,
        transaction.description, result.rows.whole(first))
    }.sorted()
  }

  private static func text(
    _ status: Transaction.Status, _ day: CalendarDate, _ amount: ExactDecimal,
    _ description: String, _ row: StatementRow
  ) -> String {
    let part = row.hasDetails ? row.details.installment : nil
    let parts = part.map { " part \($0.number) of \($0.count)" } ?? ""
    return "\(status) \(day) \(amount) \(description)\(parts)"
  }
}
