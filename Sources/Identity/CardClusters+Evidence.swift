import StatementModel

/// A row's evidence, and the row of the same transaction that it was found by.
package struct Match: Sendable {
  package var evidence: MatchEvidence
  package var with: Int?

  package init(evidence: MatchEvidence, with: Int? = nil) {
    self.evidence = evidence
    self.with = with
  }
}

extension CardClusters {
  /// Reads off the rows why one of them is in its cluster.
  package func match(of own: Int, in cluster: Int) -> Match {
    let members = rows(of: cluster).map { Int($0) }
    // What came before it in canonical order was there to be found.
    let others = members.filter { $0 < own }.reversed() + members.filter { own < $0 }
    switch evidence[own] {
    case .first: return Match(evidence: .first)
    case .person: return Match(evidence: .person, with: others.first)
    case .correction:
      let named = rows.details(of: own)?.correction?.nativeID
      return Match(
        evidence: named.map { .corrects($0) } ?? .bound,
        with: others.first { rows.nativeID(of: $0) == named && named != nil } ?? others.first)
    case .nativeID:
      let found = others.first {
        rows.nativeID(of: $0) == rows.nativeID(of: own) && rows[$0].amount == rows[own].amount
          && rows[$0].isPending == rows[own].isPending
          && abs(rows[$0].day - rows[own].day) <= NativeIDRule.dayWindow
      }
      return Match(
        evidence: .nativeID(
          rows.nativeID(of: own) ?? "",
          days: found.map { Int(abs(rows[$0].day - rows[own].day)) } ?? 0,
          textsAgree: found.map { Similarity.similar(text(of: $0), text(of: own)) } ?? true),
        with: found)
    case .content:
      let equal = others.filter {
        rows[$0].amount == rows[own].amount && rows[$0].isPending == rows[own].isPending
      }
      if let found = equal.first(where: { rows[$0].day == rows[own].day }) {
        return Match(evidence: .content(byPurchaseDate: false), with: found)
      }
      return Match(evidence: .content(byPurchaseDate: true), with: equal.first)
    case .settles: return settlement(of: own, among: others)
    case .acrossFormats: return agreement(of: own, among: others)
    }
  }

  private func text(of row: Int) -> String { rows.texts.strings[Int(rows[row].text)] }

  private func settlement(of own: Int, among others: [Int]) -> Match {
    let stated = rows.details(of: own)?.settlesID
    let pending = others.filter { rows[$0].isPending }
    guard !rows[own].isPending,
      let found = pending.first(where: { stated != nil && rows.nativeID(of: $0) == stated })
        ?? pending.first
    else { return Match(evidence: .bound, with: others.first) }
    let posted = rows[own].hasPosting ? rows[own].postingDay : rows[own].day
    let day = rows[found].earliestDay
    let days = rows[own].purchaseDay == day ? 0 : Int(max(0, posted - day))
    let authorized = rows[found].amount
    if let stated, rows.nativeID(of: found) == stated {
      return Match(evidence: .statedID(stated, days: days), with: found)
    }
    if let id = rows.nativeID(of: own), rows.nativeID(of: found) == id,
      rows.source(of: found) == rows.source(of: own)
    {
      return Match(evidence: .settlesByID(id, days: days, authorized: authorized), with: found)
    }
    return Match(
      evidence: rows[own].amount == authorized
        ? .settles(days: days) : .settlesWithTip(days: days, authorized: authorized),
      with: found)
  }

  private func agreement(of own: Int, among all: [Int]) -> Match {
    let others = all.filter { rows.source(of: $0) != rows.source(of: own) && !rows[$0].isPending }
    func format(_ row: Int) -> String { rows.statements[rows.statement(of: row)].source }
    if let found = others.first(where: { rows.shareDate(own, $0) }) {
      return Match(evidence: .sameDate(format: format(found)), with: found)
    }
    if let found = others.first(where: { rows[$0].day == rows[own].day }) {
      return Match(evidence: .sameKeyDate(format: format(found)), with: found)
    }
    guard let found = others.first(where: { rows.areWithinWindow(own, $0) }) else {
      return Match(evidence: .bound, with: others.first ?? all.first)
    }
    return Match(
      evidence: .nearDates(
        format: format(found), days: Int(abs(rows[found].day - rows[own].day))),
      with: found)
  }
}
