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
    guard !pending.isEmpty, !isAlone else { return open }
    var waiting = waitingRows(for: index)
    guard !waiting.isEmpty else { return open }
    if hasSeveralSources, trusted { bindPlaced(of: index, &waiting) }
    var posted = open.sorted().compactMap { row in
      isPosted(RowReference(statement: index, row: row)) ? postedRow(row, of: index) : nil
    }
    var settled = trusted ? waiting.settleByID(&posted) : []
    settled += waiting.settle(&posted, by: .sameAmount)
    if waiting.mayTakeTips {
      // The rest only is looked at for places with tips: that costs a copy of a row's details.
      for place in posted.indices {
        posted[place].takesTips = Self.takesTips(statements[index].rows[posted[place].row])
      }
      settled += waiting.settle(&posted, by: .amountWithTip)
    }
    guard !settled.isEmpty else { return open }
    settled.sort { $0.row < $1.row }
    for (row, cluster) in settled {
      join(RowReference(statement: index, row: row), to: cluster, by: .settles)
    }
    let joined = Set(settled.map(\.row))
    return open.filter { !joined.contains($0) }
  }

  /// Binds pending rows to posted ones of their id that stand with another source's rows already.
  private mutating func bindPlaced(of index: Int, _ waiting: inout WaitingRows) {
    for (row, cluster) in placed.sorted(by: { $0.key < $1.key }) {
      let reference = RowReference(statement: index, row: row)
      guard isPosted(reference) else { continue }
      for place in waiting.withID(of: postedRow(row, of: index)) {
        let candidate = waiting[place]
        guard pending.contains(candidate.cluster), mayBeBound(candidate.cluster, cluster) else {
          continue
        }
        bind(reference, of: cluster, to: candidate.reference, of: candidate.cluster)
        endWaiting(candidate.cluster)
        waiting.take(place)
      }
    }
  }

  /// What a posted row is compared by.
  private func postedRow(_ row: Int, of index: Int) -> WaitingRows.Posted {
    let all = statements[index].rows
    let rows = all.span
    let amount = rows[row].amount
    return WaitingRows.Posted(
      row: row, day: rows[row].postingDate?.dayNumber ?? keys.days[index][row],
      purchase: rows[row].purchaseDate?.dayNumber, amount: amount.magnitude,
      account: .init(
        currency: rows[row].currency ?? statements[index].currency,
        isNegative: amount.isNegative),
      id: keys.ids[index][row], text: keys.texts[index][row])
  }

  /// The pending rows that rows of a statement may settle: of the days before them alone, since
  /// otherwise each statement would be held against everything that ever waited.
  private mutating func waitingRows(for index: Int) -> WaitingRows {
    let all = statements[index].rows
    let rows = all.span
    var days = Set<Int32>()
    for row in rows.indices where isPosted(RowReference(statement: index, row: row)) {
      days.insert(rows[row].postingDate?.dayNumber ?? keys.days[index][row])
    }
    let window = Int32(SettlementRule.dayWindow)
    let wanted = Set(days.flatMap { ($0 - window)...$0 })
    var clusters = Set<Int>()
    for day in wanted { clusters.formUnion(takeWaiting(on: day, notIn: index)) }
    // Ids that stay from pending to posted forbid what they contradict; ids that change don't, and
    // a source whose pending rows bear ids at all may be of either kind.
    let source = statements[index].source
    var forbidden = Set<KeyNumber>()
    if !clusters.isEmpty, proof.trusts(source) {
      for row in rows.indices where isPosted(RowReference(statement: index, row: row)) {
        forbidden.insert(keys.ids[index][row])
      }
      forbidden.remove(.none)
    }
    return WaitingRows(
      clusters.sorted().map { waitingRow($0, forbidden: forbidden) },
      text: { [keys] in ComparedText(folded: keys.foldedText($0)) })
  }

  private func waitingRow(_ cluster: Int, forbidden: Set<KeyNumber>) -> WaitingRows.Waiting {
    let members = clusters[cluster].members
    let last = members[members.count - 1].reference
    let all = statements[last.statement].rows
    let rows = all.span
    let amount = rows[last.row].amount
    let id = keys.ids[last.statement][last.row]
    return WaitingRows.Waiting(
      cluster: cluster, reference: last, day: waitingDay(last), amount: amount.magnitude,
      account: .init(
        currency: rows[last.row].currency ?? statements[last.statement].currency,
        isNegative: amount.isNegative),
      id: id, text: keys.texts[last.statement][last.row],
      takesTips: Self.takesTips(row(last)), needsID: forbidden.contains(id))
  }

  /// The day nearest to the purchase.
  func waitingDay(_ reference: RowReference) -> Int32 {
    let rows = statements[reference.statement].rows
    let purchase = rows.span[reference.row].purchaseDate
    return purchase?.dayNumber ?? keys.days[reference.statement][reference.row]
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

  /// Marks pending rows as withdrawn that no newer statement settled, once a statement newer than
  /// the last that shows them ends ten or more days after their date.
  ///
  /// Only a statement that shows posted rows could have settled one. An interim report (MT942)
  /// holds pending rows alone; that the next one lists them no more says nothing.
  mutating func withdrawUnsettled() {
    guard !pending.isEmpty else { return }
    // By statement: the latest end of those behind it.
    var ends = [Int32](repeating: .min, count: statements.count)
    for place in statements.indices.dropLast().reversed() {
      let next = statements[place + 1]
      ends[place] = max(ends[place + 1], next.hasPosted ? next.to?.dayNumber ?? .min : .min)
    }
    for cluster in pending {
      guard let last = clusters[cluster].members.last?.reference else { continue }
      if ends[last.statement] >= waitingDay(last) + Int32(SettlementRule.dayWindow) {
        withdraw(cluster)
      }
    }
  }
}
