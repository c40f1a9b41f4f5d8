import StatementModel

/// A row's evidence, and the row of the same transaction that it was found by.
struct Match: Sendable {
  var evidence: MatchEvidence
  var with: RowReference?
}

extension IdentityResult {
  func row(_ place: RowReference) -> StatementRow { statements[place.statement].rows[place.row] }

  /// Reads off the rows why a member of a cluster is in it.
  func match(of member: RowCluster.Member, in cluster: RowCluster) -> Match {
    let own = row(member.reference)
    // What came before it in canonical order was there to be found.
    let earlier = cluster.members.filter { $0.reference.isCanonicallyBefore(member.reference) }
    let others =
      earlier.reversed()
      + cluster.members.filter { member.reference.isCanonicallyBefore($0.reference) }
    let places = others.map(\.reference)
    switch member.evidence {
    case .first: return Match(evidence: .first)
    case .person: return Match(evidence: .person, with: places.first)
    case .correction:
      let named = own.hasDetails ? own.details.correction?.nativeID : nil
      return Match(
        evidence: named.map { .corrects($0) } ?? .bound,
        with: places.first { row($0).nativeID == named && named != nil } ?? places.first)
    case .nativeID:
      let found = places.first {
        let other = row($0)
        return other.nativeID == own.nativeID && other.amount == own.amount
          && other.status == own.status
          && abs(other.keyDate.days(to: own.keyDate)) <= NativeIDRule.dayWindow
      }
      return Match(
        evidence: .nativeID(
          own.nativeID ?? "", days: found.map { abs(row($0).keyDate.days(to: own.keyDate)) } ?? 0,
          textsAgree: found.map { Similarity.similar(row($0).description, own.description) } ?? true
        ),
        with: found)
    case .content:
      let equal = places.filter { row($0).amount == own.amount && row($0).status == own.status }
      if let found = equal.first(where: { row($0).keyDate == own.keyDate }) {
        return Match(evidence: .content(byPurchaseDate: false), with: found)
      }
      return Match(evidence: .content(byPurchaseDate: true), with: equal.first)
    case .settles: return settlement(own, member.reference, among: places)
    case .acrossFormats: return formats(own, member.reference, among: places)
    }
  }

  private func settlement(
    _ own: StatementRow, _ place: RowReference, among places: [RowReference]
  ) -> Match {
    let stated = own.hasDetails ? own.details.settlesID : nil
    let pending = places.filter { row($0).status == .pending }
    guard own.status == .posted,
      let found = pending.first(where: { stated != nil && row($0).nativeID == stated })
        ?? pending.first
    else { return Match(evidence: .bound, with: places.first) }
    let other = row(found)
    let day = other.purchaseDate ?? other.keyDate
    let days =
      own.purchaseDate == day ? 0 : max(0, day.days(to: own.postingDate ?? own.keyDate))
    if let stated, other.nativeID == stated {
      return Match(evidence: .statedID(stated, days: days), with: found)
    }
    if let id = own.nativeID, other.nativeID == id,
      statements[found.statement].source == statements[place.statement].source
    {
      return Match(
        evidence: .settlesByID(id, days: days, authorized: other.amount), with: found)
    }
    return Match(
      evidence: own.amount == other.amount
        ? .settles(days: days) : .settlesWithTip(days: days, authorized: other.amount),
      with: found)
  }

  private func formats(
    _ own: StatementRow, _ place: RowReference, among places: [RowReference]
  ) -> Match {
    let source = statements[place.statement].source
    let others = places.filter {
      statements[$0.statement].source != source && row($0).status == .posted
    }
    func format(_ place: RowReference) -> String { statements[place.statement].source }
    if let found = others.first(where: { Clustering.shareDate(own, row($0)) }) {
      return Match(evidence: .sameDate(format: format(found)), with: found)
    }
    if let found = others.first(where: { row($0).keyDate == own.keyDate }) {
      return Match(evidence: .sameKeyDate(format: format(found)), with: found)
    }
    guard let found = others.first(where: { Clustering.isWithinWindow(own, row($0)) }) else {
      return Match(evidence: .bound, with: others.first ?? places.first)
    }
    return Match(
      evidence: .nearDates(
        format: format(found), days: abs(row(found).keyDate.days(to: own.keyDate))),
      with: found)
  }
}

extension RowReference {
  /// Whether the row comes first in canonical order.
  func isCanonicallyBefore(_ other: RowReference) -> Bool {
    (statement, row) < (other.statement, other.row)
  }
}
