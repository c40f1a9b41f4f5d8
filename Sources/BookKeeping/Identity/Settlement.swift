import StatementModel

/// Pending rows and the posted rows that settle them.
extension Clustering {
  /// The numbers of the rule on settlement.
  enum SettlementRule {
    /// A posted row settles a pending one up to this many days after it.
    static let dayWindow = 10
    /// Places where tips are given: bars, restaurants, fast food, taxis, hairdressers (ISO 18245).
    static let tippedCodes: Set<Int> = [4121, 5811, 5812, 5813, 5814, 7230]
    /// Words of such places in issuers' own categories, folded.
    static let tippedWords: Set<String> = [
      "restaurant", "restaurants", "dining", "bar", "bars", "pub", "pubs", "taxi", "taxis",
      "hairdresser", "hairdressers", "hair", "barber", "barbers",
    ]
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
    if hasSeveralSources, trusted { bindPlaced(of: index, waiting) }
    var settled: [Int: Int] = [:]
    var taken = Set<Int>()
    let rows = statements[index].rows
    for strength in SettlementStrength.allCases {
      var pairs: [(days: Int, row: Int, cluster: Int)] = []
      for row in open where rows.span[row].status == .posted && settled[row] == nil {
        let amount = rows.span[row].amount
        let day = rows.span[row].postingDate ?? rows.span[row].keyDate
        // Amounts come first: they tell nearly all apart, and nothing need be looked up.
        for candidate in waiting.before(day)
        where Self.mayBe(amount, candidate, by: strength, trusted: trusted)
          && !taken.contains(candidate.cluster) && pending.contains(candidate.cluster)
          && agrees(rows[row], of: index, candidate, by: strength)
        {
          let isSameDay = rows.span[row].purchaseDate == candidate.day
          pairs.append((isSameDay ? 0 : candidate.day.days(to: day), row, candidate.cluster))
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

  /// Binds pending rows to posted ones of their id that stand with another source's rows already.
  private mutating func bindPlaced(of index: Int, _ waiting: WaitingRows) {
    for (row, cluster) in placed.sorted(by: { $0.key < $1.key }) {
      let value = statements[index].rows[row]
      guard value.status == .posted, value.nativeID != nil else { continue }
      let day = value.postingDate ?? value.keyDate
      // The nearest first.
      let near = waiting.before(day).sorted { ($1.day, $0.cluster) < ($0.day, $1.cluster) }
      for candidate in near
      where pending.contains(candidate.cluster) && mayBeBound(candidate.cluster, cluster) {
        let posted = RowReference(statement: index, row: row)
        guard settles(posted, candidate, by: .sameID, trusted: true) else { continue }
        bind(posted, of: cluster, to: candidate.reference, of: candidate.cluster)
        endWaiting(candidate.cluster)
      }
    }
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
    /// Nothing where the row doesn't tell.
    var takesTips: Bool?
  }

  /// The pending rows by their day: only what waits since the days before a row can be settled by
  /// it; otherwise every row would be held against everything that ever waited.
  private struct WaitingRows {
    private let rows: [WaitingRow]

    init(_ rows: [WaitingRow]) {
      self.rows = rows.sorted { ($0.day, $0.cluster) < ($1.day, $1.cluster) }
    }

    /// Those that a row of a day may settle.
    func before(_ day: CalendarDate) -> ArraySlice<WaitingRow> {
      let first = day.adding(days: -SettlementRule.dayWindow)
      var low = 0
      var high = rows.count
      while low < high {
        let middle = (low + high) / 2
        if rows[middle].day < first { low = middle + 1 } else { high = middle }
      }
      return rows[low...].prefix { $0.day <= day }
    }
  }

  private func waitingRows(_ pending: [Int]) -> WaitingRows {
    WaitingRows(
      pending.compactMap { cluster in
        guard let last = clusters[cluster].members.last?.reference else { return nil }
        let row = row(last)
        return WaitingRow(
          cluster: cluster, reference: last, day: Self.waitingDay(row), amount: row.amount,
          currency: row.currency ?? statements[last.statement].currency,
          hasID: row.nativeID != nil, takesTips: Self.takesTips(row))
      })
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
    return Self.mayBe(amount, waiting, by: strength, trusted: trusted)
      && agrees(row(posted), of: posted.statement, waiting, by: strength)
  }

  /// Whether the numbers allow that a posted amount settles a pending row.
  private static func mayBe(
    _ amount: ExactDecimal, _ waiting: WaitingRow, by strength: SettlementStrength, trusted: Bool
  ) -> Bool {
    guard amount.isNegative == waiting.amount.isNegative else { return false }
    return switch strength {
    case .sameID: trusted && waiting.hasID
    case .sameAmount: amount == waiting.amount
    case .amountWithTip:
      waiting.takesTips != false && isWithTip(amount.magnitude, of: waiting.amount.magnitude)
    }
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
      guard candidate.takesTips ?? Self.takesTips(posted) ?? false else { return false }
    }
    return idsDoNotForbid(statement, waiting, before)
      && Similarity.similar(posted.description, waiting.description)
  }

  /// Whether the row is of a place where tips are given, by its merchant category code, else by the
  /// category that its issuer gave it; nothing where it states neither.
  ///
  /// The category of rules takes no part: rules look at what identity makes of the rows.
  private static func takesTips(_ row: StatementRow) -> Bool? {
    guard row.hasDetails else { return nil }
    if let code = row.details.merchantCategoryCode {
      return SettlementRule.tippedCodes.contains(code)
    }
    return row.details.bankCategory.map { category in
      KeyFolding.foldV1(category).split(whereSeparator: { !$0.isLetter })
        .contains { SettlementRule.tippedWords.contains(String($0)) }
    }
  }

  /// Ids that stay from pending to posted forbid what they contradict; ids that change don't, and
  /// a source whose pending rows bear ids at all may be of either kind.
  private func idsDoNotForbid(
    _ statement: LiveStatement, _ waiting: StatementRow, _ before: LiveStatement
  ) -> Bool {
    guard let id = waiting.nativeID, before.source == statement.source,
      proof.trusts(statement.source)
    else { return true }
    return !statement.rows.contains { $0.nativeID == id && $0.status == .posted }
  }

  /// Whether the posted amount is up to 25 percent more: four times it at most five times the other.
  private static func isWithTip(_ posted: ExactDecimal, of waiting: ExactDecimal) -> Bool {
    guard posted > waiting else { return false }
    if posted.scale == waiting.scale {
      return Int128(posted.units) * 4 <= Int128(waiting.units) * 5
    }
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
