import StatementModel

/// The numbers of the rule on settlement.
enum SettlementRule {
  /// A posted row settles a pending one up to this many days after it.
  static let dayWindow: Int32 = 10
  /// Places where tips are given: bars, restaurants, fast food, taxis, hairdressers (ISO 18245).
  static let tippedCodes: Set<Int> = [4121, 5811, 5812, 5813, 5814, 7230]
  /// Words of such places in issuers' own categories, folded.
  static let tippedWords: Set<String> = [
    "restaurant", "restaurants", "dining", "bar", "bars", "pub", "pubs", "taxi", "taxis",
    "hairdresser", "hairdressers", "hair", "barber", "barbers",
  ]
}

/// Pending rows and the posted rows that settle them.
extension Clustering {
  /// Joins posted rows to the pending ones they settle: same id whatever the amount, then equal
  /// amounts, then amounts with a tip; nearest date first, one to one.
  ///
  /// - Returns: The rows that settle nothing.
  mutating func takeSettlements(_ open: [Int], of index: Int, trusted: Bool) -> [Int] {
    guard !pending.isEmpty else { return open }
    var waiting = waitingRows(for: index)
    guard !waiting.isEmpty else { return open }
    if hasSeveralSources, trusted { bindPlaced(&waiting) }
    var posted = open.filter { isPosted($0) && waiting.mayReach(postingDay(of: $0)) }
      .map(postedRow)
    var settled = trusted ? waiting.settleByID(&posted) : []
    settled += waiting.settle(&posted, by: .sameAmount)
    if waiting.mayTakeTips {
      // The rest only is looked at for places with tips: that costs a copy of a row's details.
      for place in posted.indices { posted[place].takesTips = takesTips(posted[place].row) }
      settled += waiting.settle(&posted, by: .amountWithTip)
    }
    guard !settled.isEmpty else { return open }
    settled.sort { $0.row < $1.row }
    for (row, cluster) in settled { join(row, to: cluster, by: .settles) }
    let joined = Set(settled.map(\.row))
    return open.filter { !joined.contains($0) }
  }

  /// Binds pending rows to posted ones of their id that stand with another source's rows already.
  private mutating func bindPlaced(_ waiting: inout WaitingRows) {
    for (row, cluster) in placed.sorted(by: { $0.key < $1.key }) where isPosted(row) {
      for place in waiting.withID(of: postedRow(row)) {
        let candidate = waiting[place]
        guard pending.contains(candidate.cluster), mayBeBound(candidate.cluster, cluster) else {
          continue
        }
        bind(row, of: cluster, to: candidate.row, of: candidate.cluster)
        endWaiting(candidate.cluster)
        waiting.take(place)
      }
    }
  }

  /// What a posted row is compared by.
  private func postedRow(_ row: Int) -> WaitingRows.Posted {
    let own = rows[row]
    return WaitingRows.Posted(
      row: row, day: postingDay(of: row),
      purchase: own.purchaseDay == RowNumbers.noDay ? nil : own.purchaseDay,
      amount: own.amount.magnitude,
      account: .init(currency: own.currency, isNegative: own.units < 0), id: keys.ids[row],
      text: own.text)
  }

  /// The pending rows that rows of a statement may settle: of the days before them alone, since
  /// otherwise each statement would be held against everything that ever waited.
  private mutating func waitingRows(for index: Int) -> WaitingRows {
    let posted = rows.ranges[index].filter(isPosted)
    var wanted = Set<Int32>()
    // Neighbours are mostly of one day.
    var last: Int32?
    for row in posted {
      let day = postingDay(of: row)
      if day == last { continue }
      wanted.formUnion((day - SettlementRule.dayWindow)...day)
      last = day
    }
    var found = Set<Int>()
    for day in wanted { found.formUnion(takeWaiting(on: day, notIn: index)) }
    // Ids that stay from pending to posted forbid what they contradict; ids that change don't, and
    // a source whose pending rows bear ids at all may be of either kind.
    var ids = Set(found.map { keys.ids[clusters.last(of: $0)] })
    ids.remove(.none)
    let counts = !ids.isEmpty && proof.trusts(rows.statements[index].source)
    let forbidden = counts ? ids.intersection(posted.map { keys.ids[$0] }) : []
    return WaitingRows(found.sorted().map { waitingRow($0, forbidden: forbidden) }, texts: texts)
  }

  /// The day that counts for settling.
  private func postingDay(of row: Int) -> Int32 {
    rows[row].hasPosting ? rows[row].postingDay : rows[row].day
  }

  private func waitingRow(_ cluster: Int, forbidden: Set<KeyNumber>) -> WaitingRows.Waiting {
    let row = clusters.last(of: cluster)
    let own = rows[row]
    return WaitingRows.Waiting(
      cluster: cluster, row: row, day: own.earliestDay, amount: own.amount.magnitude,
      account: .init(currency: own.currency, isNegative: own.units < 0), id: keys.ids[row],
      text: own.text, takesTips: takesTips(row), needsID: forbidden.contains(keys.ids[row]))
  }

  /// Whether the row is of a place where tips are given, by its merchant category code, else by the
  /// category that its issuer gave it; nothing where it states neither.
  ///
  /// The category of rules takes no part: rules look at what identity makes of the rows.
  private func takesTips(_ row: Int) -> Bool? {
    let stated = rows.place(of: row)
    let columns = rows.statements[rows.statement(of: row)].rows
    let details = Int(columns.numbers[stated].details)
    guard details >= 0 else { return nil }
    if let code = columns.details[details].merchantCategoryCode {
      return SettlementRule.tippedCodes.contains(code)
    }
    return columns.details[details].bankCategory.map { category in
      KeyFolding.foldV1(category).split(whereSeparator: { !$0.isLetter })
        .contains { SettlementRule.tippedWords.contains(String($0)) }
    }
  }

  /// Marks pending rows as withdrawn that no newer statement settled, once a statement newer than
  /// the last that shows them ends ten or more days after their date.
  ///
  /// Only a statement that shows posted rows could have settled one. An interim report (MT942)
  /// holds pending rows alone; that the next one lists them no more says nothing.
  mutating func withdrawUnsettled() {
    guard !pending.isEmpty else { return }
    let statements = rows.statements
    // By statement: the latest end of those behind it.
    var ends = [Int32](repeating: .min, count: statements.count)
    for place in statements.indices.dropLast().reversed() {
      let next = statements[place + 1]
      ends[place] = max(ends[place + 1], next.hasPosted ? next.to?.dayNumber ?? .min : .min)
    }
    for cluster in pending {
      let last = rows[clusters.last(of: cluster)]
      if ends[Int(last.statement)] >= last.earliestDay + SettlementRule.dayWindow {
        clusters.withdraw(cluster)
      }
    }
  }
}
