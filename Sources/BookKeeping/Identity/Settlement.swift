import StatementModel

/// Pending rows and the posted rows that settle them.
extension Clustering {
  /// The numbers of the rule on settlement.
  enum SettlementRule {
    /// A posted row settles a pending one up to this many days after it.
    static let dayWindow = 10
    /// A tip may add up to this many percent at places where tips are given.
    static let tipPercent: Int64 = 25
    /// Places where tips are given: bars, restaurants, fast food, taxis, hairdressers (ISO 18245).
    static let tippedCodes: Set<Int> = [4121, 5811, 5812, 5813, 5814, 7230]
  }

  /// Joins posted rows to the pending ones they settle: same id whatever the amount, then equal
  /// amounts, then amounts with a tip; nearest date first, one to one.
  ///
  /// - Returns: The rows that settle nothing.
  mutating func takeSettlements(_ open: [Int], of index: Int, trusted: Bool) -> [Int] {
    // Two that stand side by side in one statement are two.
    let waiting = pending.filter { !holds($0, rowOf: index) }.sorted()
    guard !waiting.isEmpty else { return open }
    let rows = statements[index].rows
    // Only what waits since the days before a row can be settled by it; without looking by day,
    // every row would be held against everything that ever waited.
    var waitingByDay: [CalendarDate: [Int]] = [:]
    for cluster in waiting {
      guard let last = clusters[cluster].members.last?.reference else { continue }
      waitingByDay[Self.waitingDay(row(last)), default: []].append(cluster)
    }
    var settled: [Int: Int] = [:]
    var taken = Set<Int>()
    for strength in SettlementStrength.allCases {
      var pairs: [(days: Int, row: Int, cluster: Int)] = []
      for row in open where rows[row].status == .posted && settled[row] == nil {
        let day = rows[row].postingDate ?? rows[row].keyDate
        for days in 0...SettlementRule.dayWindow {
          for cluster in waitingByDay[day.adding(days: -days)] ?? []
          where !taken.contains(cluster) {
            if let days = settles(
              rows[row], of: index, cluster: cluster, by: strength, trusted: trusted)
            {
              pairs.append((days, row, cluster))
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

  /// The day nearest to the purchase.
  private static func waitingDay(_ row: StatementRow) -> CalendarDate {
    row.purchaseDate ?? row.keyDate
  }

  /// How many days after the cluster's pending row the posted row stands, if it may settle it.
  private func settles(
    _ posted: StatementRow, of index: Int, cluster: Int, by strength: SettlementStrength,
    trusted: Bool
  ) -> Int? {
    guard let last = clusters[cluster].members.last?.reference else { return nil }
    let waiting = row(last)
    let statement = statements[index]
    let before = statements[last.statement]
    guard
      (posted.currency ?? statement.currency) == (waiting.currency ?? before.currency),
      posted.amount.isNegative == waiting.amount.isNegative
    else { return nil }
    let day = Self.waitingDay(waiting)
    let days = day.days(to: posted.postingDate ?? posted.keyDate)
    let sameDay = posted.purchaseDate.map { $0 == day } ?? false
    guard (0...SettlementRule.dayWindow).contains(days) else { return nil }
    switch strength {
    case .sameID:
      guard trusted, before.source == statement.source, let id = posted.nativeID,
        id == waiting.nativeID
      else { return nil }
      return days
    case .sameAmount:
      guard posted.amount == waiting.amount, idsDoNotForbid(posted, statement, waiting, before),
        Similarity.similar(posted.description, waiting.description)
      else { return nil }
      return sameDay ? 0 : days
    case .amountWithTip:
      guard
        let code = waiting.details.merchantCategoryCode ?? posted.details.merchantCategoryCode,
        SettlementRule.tippedCodes.contains(code),
        idsDoNotForbid(posted, statement, waiting, before),
        Self.isWithTip(posted.amount.magnitude, of: waiting.amount.magnitude),
        Similarity.similar(posted.description, waiting.description)
      else { return nil }
      return sameDay ? 0 : days
    }
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

  private static func isWithTip(_ posted: ExactDecimal, of waiting: ExactDecimal) -> Bool {
    guard posted > waiting, let tip = posted.subtracting(waiting) else { return false }
    var hundredfold = DecimalSum()
    for _ in 0..<100 { hundredfold.add(tip) }
    var limit = DecimalSum()
    for _ in 0..<SettlementRule.tipPercent { limit.add(waiting) }
    return hundredfold <= limit
  }

  /// Marks pending rows as withdrawn that no newer statement settled, once a statement newer than
  /// the last that shows them ends ten or more days after their date.
  mutating func withdrawUnsettled() {
    for cluster in pending {
      guard let last = clusters[cluster].members.last?.reference else { continue }
      let day = row(last).purchaseDate ?? row(last).keyDate
      let later = statements[(last.statement + 1)...]
      if later.contains(where: { ($0.to ?? day) >= day.adding(days: SettlementRule.dayWindow) }) {
        withdraw(cluster)
      }
    }
  }
}
