import StatementModel

@testable import BookKeeping
@testable import Identity

/// Where the rules leave only one answer.
///
/// BOOK's rules name one history for what the files tell, unless events can be taken for each
/// other. Each condition here is such a case, and no more: what is left must come out exactly.
extension TrueHistory {
  var isDecidable: Bool {
    guard banks.indices.contains(0), !cuts.isEmpty, !events.isEmpty, areLinksWhole,
      banks.allSatisfy(isDecidable)
    else { return false }
    for (place, event) in events.enumerated() {
      for other in events.dropFirst(place + 1) where !isDecidable(event, other) { return false }
    }
    return isCountingShown && isWordingDecidable
  }

  /// Ids that are counted in each file anew are taken for lasting ones until two files that begin on
  /// different days show it; only pending rows are then bound by them to what is not theirs.
  private var isCountingShown: Bool {
    for (place, bank) in banks.enumerated() where bank.ids == .restarting && bank.listsPending {
      let begins = told().filter { $0.cut.bank == place && !$0.events.isEmpty }.map(\.cut.from)
      if Set(begins).count < 2 { return false }
    }
    return true
  }

  /// What an event names must have happened; what shares an id is of one day, or parts of one
  /// purchase.
  private var areLinksWhole: Bool {
    events.allSatisfy { event in
      if let number = event.corrects, self.event(number) == nil { return false }
      guard let number = event.sharesIDOf else { return true }
      guard let other = self.event(number) else { return false }
      return other.postingDay == event.postingDay && other.day == event.day
        || Self.areParts(other, event)
    }
  }

  private static func areParts(_ one: TrueEvent, _ other: TrueEvent) -> Bool {
    guard let part = one.installment?.number, let next = other.installment?.number else {
      return false
    }
    return part != next && one.text == other.text
  }

  private func isDecidable(_ bank: Bank) -> Bool {
    // A filler says that any pending row is any posted one.
    !(bank.ids == .filler && bank.listsPending)
      // Corrections name rows by ids that hold.
      && (bank.corrections == .none || bank.ids == .stable)
  }

  /// Whether two events can't be taken for one another.
  func isDecidable(_ one: TrueEvent, _ other: TrueEvent) -> Bool {
    guard Self.areAlike(one, other) else { return true }
    // One id and one amount within days is one event.
    if (one.sharesIDOf ?? one.number) == (other.sharesIDOf ?? other.number) { return false }
    let areTwins = Self.areTwins(one, other)
    let listsPending = banks.contains { $0.listsPending }
    if listsPending, !areTwins, Self.maySettle(one, other) || Self.maySettle(other, one) {
      return false
    }
    let days = abs(one.day - other.day)
    // Fares: which of one format is which of the other is told by no day.
    if banks.count > 1, days <= 15 {
      guard areTwins, cuts.allSatisfy({ $0.hidden == 0 }) else { return false }
    }
    // A filler makes neighbours of equal amount one row under one id.
    if banks.contains(where: { $0.ids == .filler }), !areTwins, days <= 16 { return false }
    return true
  }

  /// Whether a posted row of one may be taken for the settlement of the other.
  private static func maySettle(_ posted: TrueEvent, _ pending: TrueEvent) -> Bool {
    guard pending.isAuthorized, posted.vanishesAfter == nil else { return false }
    return (0...Int(SettlementRule.dayWindow)).contains(posted.postingDay - pending.day)
      || (0...Int(SettlementRule.dayWindow)).contains(posted.day - pending.day)
  }

  /// Whether the events agree in all that is compared, dates apart.
  private static func areAlike(_ one: TrueEvent, _ other: TrueEvent) -> Bool {
    guard
      one.installment?.number == other.installment?.number || one.isAuthorized
        || other.isAuthorized
    else { return false }
    let left = Set([one.cents, one.authorized ?? one.cents])
    let right = Set([other.cents, other.authorized ?? other.cents])
    let areEqual = !left.isDisjoint(with: right)
    let hasTips = one.merchantCode != nil || other.merchantCode != nil
    let areNear =
      hasTips
      && left.contains { one in
        right.contains {
          let (less, more) = (min(one.magnitude, $0.magnitude), max(one.magnitude, $0.magnitude))
          return more * 4 <= less * 5
        }
      }
    return (areEqual || areNear) && Similarity.similar(one.text, other.text)
  }

  private static func areTwins(_ one: TrueEvent, _ other: TrueEvent) -> Bool {
    var other = other
    other.number = one.number
    return one == other && one.vanishesAfter == nil && one.corrects == nil
  }

  /// Whether ids bear what texts don't, where a bank words its files anew.
  private var isWordingDecidable: Bool {
    guard cuts.contains(where: { $0.wording != 0 }) else { return true }
    guard banks.count == 1, banks[0].ids == .stable, banks[0].corrections == .none else {
      return false
    }
    guard cuts.contains(where: { $0.wording == 2 }) else { return true }
    if banks[0].listsPending, banks[0].binding != .sameID { return false }
    let all = told()
    let keys = all.map { one in
      Set(one.statement.rows.map { "\($0.nativeID ?? "") \($0.amount) \(Self.part($0))" })
    }
    for (place, one) in all.enumerated() {
      for (next, other) in all.enumerated().dropFirst(place + 1)
      where (one.cut.wording == 2) != (other.cut.wording == 2) {
        let shown = Set(zip(one.events, one.statement.rows).map { Shown($0, $1.status) })
        let share = zip(other.events, other.statement.rows).contains {
          shown.contains(Shown($0, $1.status))
        }
        let agreeing = Set(keys[place].intersection(keys[next]).map { $0.prefix { $0 != " " } })
          .count
        if share, agreeing <= NativeIDRule.agreeingIDs { return false }
      }
    }
    return true
  }

  private struct Shown: Hashable {
    var event: Int
    var status: StatementRow.Status

    init(_ event: TrueEvent, _ status: StatementRow.Status) {
      self.event = event.number
      self.status = status
    }
  }

  private static func part(_ row: StatementRow) -> Int {
    row.hasDetails ? row.details.installment?.number ?? 0 : 0
  }
}
