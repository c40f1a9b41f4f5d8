import StatementModel

/// What persons' words come to: of several on the same transactions the last counts.
struct DecidedLinks {
  private(set) var links: [Link] = []
  private(set) var refused: Set<LinkPair> = []
  /// Of the links' transactions, in the table.
  private(set) var places: Set<Int> = []

  /// - Parameter decisions: In merged order.
  init(_ decisions: [LinkDecision], among all: TransactionTable) {
    guard !decisions.isEmpty else { return }
    let wanted = Set(decisions.flatMap { [$0.pair.low, $0.pair.high] })
    var found: [TransactionID: Int] = [:]
    for (index, numbers) in all.numbers.enumerated()
    where wanted.contains(numbers.id) && !numbers.status.isGone {
      found[numbers.id] = index
    }
    var seen: Set<LinkPair> = []
    var transfers: Set<TransactionID> = []
    var credits: Set<TransactionID> = []
    var charges: Set<TransactionID> = []
    for decision in decisions.reversed() where seen.insert(decision.pair).inserted {
      guard let kind = decision.kind else {
        refused.insert(decision.pair)
        continue
      }
      guard let low = found[decision.pair.low], let high = found[decision.pair.high] else {
        continue
      }
      let isLowSource = all[low].amount.isNegative
      guard isLowSource != all[high].amount.isNegative else { continue }
      let source = all[isLowSource ? low : high]
      let target = all[isLowSource ? high : low]
      // Two devices may have said different things before they met.
      let isFree =
        !transfers.contains(source.id) && !transfers.contains(target.id)
        && !credits.contains(target.id) && (kind == .refund || !charges.contains(source.id))
      guard isFree else { continue }
      if kind == .transfer {
        transfers.formUnion([source.id, target.id])
      } else {
        credits.insert(target.id)
        charges.insert(source.id)
      }
      places.formUnion([low, high])
      links.append(Self.link(kind, source, target))
    }
    links.sort {
      ($0.kind.rawValue, $0.source, $0.target) < ($1.kind.rawValue, $1.source, $1.target)
    }
  }

  private static func link(
    _ kind: LinkKind, _ source: Transaction, _ target: Transaction
  ) -> Link {
    var evidence: [LinkEvidence] = [.byPerson]
    if target.amount == -source.amount {
      evidence.append(.sameAmount(target.amount))
    } else if target.amount.currency != source.amount.currency {
      evidence.append(.otherAmount)
    } else if kind == .refund, target.amount.amount < source.amount.amount.magnitude {
      evidence.append(.partOfCharge(-source.amount))
    } else if let less = source.amount.amount.magnitude.subtracting(target.amount.amount),
      !less.isNegative
    {
      evidence.append(.fee(Money(less, source.amount.currency), isShown: false))
    } else {
      evidence.append(.otherAmount)
    }
    let days = source.date(by: .posting).days(to: target.date(by: .posting))
    evidence.append(.days(abs(days)))
    return Link(
      kind: kind, state: .confirmed, source: source.id, target: target.id, evidence: evidence)
  }
}
