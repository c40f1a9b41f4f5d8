import StatementModel

/// Pending rows and the posted rows that settle them.
extension Clustering {
  /// The numbers of the rule on settlement.
  enum SettlementRule {
    /// A posted row settles a pending one up to this many days after it.
    static let dayWindow = 10
    /// Places where tips are given: bars, restaurants, fast food, taxis, hairdressers (ISO 18245).
    static let tippedCodes: Set<Int> = [4121, 5811, 5812, 5813, 5814, 7230]
  }

  /// Joins posted rows to the pending ones they settle: same id whatever the amount, then equal
  /// amounts, then amounts with a tip; nearest date first, one to one.
  ///
  /// - Returns: The rows that settle nothing.
  mutating func takeSettlements(_ open: [Int], of index: Int, trusted: Bool) -> [Int] {
    // Two that stand side by side in one statement are two.
    let clusters = pending.filter { !holds($0, rowOf: index) }.sorted()
    guard !clusters.isEmpty else { return open }
    let waiting = waitingRows(clusters)
    var settled: [Int: Int] = [:]
    var taken = Set<Int>()
    for strength in SettlementStrength.allCases {
      var pairs: [(days: Int, row: Int, cluster: Int)] = []
      for row in open where statements[index].rows[row].status == .posted && settled[row] == nil {
        let day = statements[index].rows[row].postingDate ?? statements[index].rows[row].keyDate
        for days in 0...SettlementRule.dayWindow {
          for candidate in waiting[day.adding(days: -days)] ?? []
          where !taken.contains(candidate.cluster) {
            let posted = RowReference(statement: index, row: row)
            if settles(posted, candidate, by: strength, trusted: trusted) {
              let isSameDay = statements[index].rows[row].purchaseDate == candidate.day
              pairs.append((isSameDay ? 0 : days, row, candidate.cluster))
            }
          }
        }
      }
      pairs.sort { ($0.days, $0.row, $0.cluster) < ($1.days, $1.row, $1.cluster) }
      for pair in pairs where settled[pair.row] == nil && !taken.contains(pair.cluster) {
        settled[pair.row] = pair.cluster
        taken.insert(pair.cluster)
      }
    }
    for (row, cluster) in settled.sorted(by: { $0.key < $1.key }) {
      join(RowReference(statement: index, row: row), to: cluster, by: .settles)
    }
    return open.filter { settled[$0] == nil }
  }

  /// From the strongest evidence to the weakest.
  private enum SettlementStrength: CaseIterable {
    case sameID, sameAmount, amountWithTip
  }

  /// What is compared first of a pending row; no texts, so that a look costs nothing.
  private struct WaitingRow {
    var cluster: Int
    var reference: RowReference
    var day: CalendarDate
    var amount: ExactDecimal
    var currency: Currency
    var hasID: Bool
  }

  /// The pending rows by their day: only what waits since the days before a row can be settled by
  /// it; otherwise every row would be held against everything that ever waited.
  private func waitingRows(_ pending: [Int]) -> [CalendarDate: [WaitingRow]] {
    var waiting: [CalendarDate: [WaitingRow]] = [:]
    for cluster in pending {
      guard let last = clusters[cluster].members.last?.reference else { continue }
      let row = row(last)
      let day = Self.waitingDay(row)
      waiting[day, default: []].append(
        WaitingRow(
          cluster: cluster, reference: last, day: day, amount: row.amount,
          currency: row.currency ?? statements[last.statement].currency,
          hasID: row.nativeID != nil))
    }
    return waiting
  }

  /// The day nearest to the purchase.
  private static func waitingDay(_ row: StatementRow) -> CalendarDate {
    row.purchaseDate ?? row.keyDate
  }

  /// Whether the posted row may settle the pending one, by one kind of evidence.
  private func settles(
    _ posted: RowReference, _ waiting: WaitingRow, by strength: SettlementStrength, trusted: Bool
  ) -> Bool {
    let amount = statements[posted.statement].rows[posted.row].amount
    switch strength {
    case .sameID: guard trusted, waiting.hasID else { return false }
    case .sameAmount: guard amount == waiting.amount else { return false }
    case .amountWithTip:
      guard Self.isWithTip(amount.magnitude, of: waiting.amount.magnitude) else { return false }
    }
    guard amount.isNegative == waiting.amount.isNegative else { return false }
    return agrees(row(posted), of: posted.statement, waiting, by: strength)
  }

  /// The comparison of what the numbers left open: currency, ids, texts.
  private func agrees(
    _ posted: StatementRow, of index: Int, _ candidate: WaitingRow, by strength: SettlementStrength
  ) -> Bool {
    let statement = statements[index]
    let before = statements[candidate.reference.statement]
    let waiting = row(candidate.reference)
    guard (posted.currency ?? statement.currency) == candidate.currency else { return false }
    if strength == .sameID {
      return before.source == statement.source && posted.nativeID == waiting.nativeID
    }
    if strength == .amountWithTip {
      let code = waiting.details.merchantCategoryCode ?? posted.details.merchantCategoryCode
      guard let code, SettlementRule.tippedCodes.contains(code) else { return false }
    }
    return idsDoNotForbid(posted, statement, waiting, before)
      && Similarity.similar(posted.description, waiting.description)
  }

  /// Ids that stay from pending to posted forbid what they contradict; ids that change don't, and
  /// a source whose pending rows bear ids at all may be of either kind.
  private func idsDoNotForbid(
    _ posted: StatementRow, _ statement: LiveStatement, _ waiting: StatementRow,
    _ before: LiveStatement
  ) -> Bool {
    guard let id = waiting.nativeID, before.source == statement.source else { return true }
    return !statement.rows.contains { $0.nativeID == id && $0.status == .posted }
  }

  /// Whether the posted amount is up to 25 percent more: four times it at most five times the other.
  private static func isWithTip(_ posted: ExactDecimal, of waiting: ExactDecimal) -> Bool {
    guard posted > waiting else { return false }
    var fourfold = DecimalSum()
    for _ in 0..<4 { fourfold.add(posted) }
    var fivefold = DecimalSum()
    for _ in 0..<5 { fivefold.add(waiting) }
    return fourfold <= fivefold
  }

  /// Marks pending rows as withdrawn that no newer statement settled, once a statement newer than
  /// the last that shows them ends ten or more days after their date.
  ///
  /// Only a statement that shows posted rows could have settled one. An interim report (MT942)
  /// holds pending rows alone; that the next one lists them no more says nothing.
  mutating func withdrawUnsettled() {
    for cluster in pending {
      guard let last = clusters[cluster].members.last?.reference else { continue }
      let day = row(last).purchaseDate ?? row(last).keyDate
      let later = statements[(last.statement + 1)...]
      let isOver = later.contains {
        $0.hasPosted
          && ($0.to ?? day) >= day.adding(days: SettlementRule.dayWindow)
      }
      if isOver { withdraw(cluster) }
    }
  }
}
