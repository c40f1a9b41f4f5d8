import StatementModel

/// The sums of many groups, one behind the other: a list by merchant has as many groups as
/// merchants, and an object for each of them would cost more than to add it up.
struct GroupSums: Sendable {
  private struct End {
    /// Where the sums of what is posted end.
    var posted: Int32
    /// Where those of what is pending end, which stand behind them.
    var all: Int32
  }

  /// For each group, each sorted by currency.
  private(set) var sums: [CurrencyTotal] = []
  private var ends: [End] = []

  init() {}

  /// Adds groups up.
  ///
  /// - Parameters:
  ///   - count: how many there are.
  ///   - members: the places of the transactions in each.
  init(
    count: Int, of source: some SumSource, members: (_ group: Int) -> Range<Int>, in indices: [Int]
  ) {
    sums.reserveCapacity(count + count / 4)
    ends.reserveCapacity(count)
    var (posted, pending) = (CurrencyTotals(), CurrencyTotals())
    for group in 0..<count {
      let (sum, rest) = Self.plainSum(members(group), of: source, in: indices)
      if rest.isEmpty, sum.count > 0 {
        sums.append(sum)
        let end = Int32(clamping: sums.count)
        ends.append(End(posted: end, all: end))
        continue
      }
      posted.removeAll()
      pending.removeAll()
      if sum.count > 0 { posted.begin(with: sum) }
      for member in rest {
        if member + Nearness.ahead < indices.count {
          source.bringNear(indices[member + Nearness.ahead])
        }
        let entry = source.entry(at: indices[member])
        switch entry.status {
        case .posted: posted.add(entry.amount, as: entry.role)
        case .pending: pending.add(entry.amount, as: entry.role)
        case .withdrawn, .deleted: break
        }
      }
      append(&posted)
      let middle = sums.count
      append(&pending)
      ends.append(
        End(posted: Int32(clamping: middle), all: Int32(clamping: sums.count)))
    }
  }

  /// The sum of transactions up to the first that is not posted or in another currency, and those
  /// that are left: of nearly every merchant none, and nothing is made in between.
  @inline(__always)
  private static func plainSum(
    _ members: Range<Int>, of source: some SumSource, in indices: [Int]
  ) -> (sum: CurrencyTotal, rest: Range<Int>) {
    var sum = CurrencyTotal(currency: Currency(packedCode: 0))
    var member = members.lowerBound
    while member < members.upperBound {
      if member + Nearness.ahead < indices.count {
        source.bringNear(indices[member + Nearness.ahead])
      }
      let entry = source.entry(at: indices[member])
      guard entry.status == .posted else { break }
      if sum.count == 0 {
        sum = CurrencyTotal(currency: entry.amount.currency)
      } else if sum.currency != entry.amount.currency {
        break
      }
      sum.add(entry.amount.amount, as: entry.role)
      member += 1
    }
    return (sum, member..<members.upperBound)
  }

  private mutating func append(_ totals: inout CurrencyTotals) {
    if totals.isEmpty { return }
    totals.sortByCode()
    sums.append(contentsOf: totals.totals)
  }

  /// Adds the groups of other sums behind its own.
  mutating func append(_ other: GroupSums) {
    let start = Int32(clamping: sums.count)
    sums.append(contentsOf: other.sums)
    ends.reserveCapacity(ends.count + other.ends.count)
    for end in other.ends { ends.append(End(posted: start + end.posted, all: start + end.all)) }
  }

  /// How many groups there are.
  var count: Int { ends.count }

  /// Where the sums of what is posted stand.
  @inline(__always)
  func posted(_ group: Int) -> Range<Int> {
    (group == 0 ? 0 : Int(ends[group - 1].all))..<Int(ends[group].posted)
  }

  /// Where the sums of what is pending stand.
  @inline(__always)
  func pending(_ group: Int) -> Range<Int> {
    let end = ends[group]
    return Int(end.posted)..<Int(end.all)
  }

  /// The sums at some places as values of their own.
  func totals(_ places: Range<Int>) -> CurrencyTotals { CurrencyTotals(sums[places]) }

  /// Has the sums of a group brought near.
  @inline(__always)
  func bringNear(_ group: Int) {
    Nearness.bring(sums, group == 0 ? 0 : Int(ends[group - 1].all))
  }

  /// What was spent by a group in a currency.
  @inline(__always)
  func spent(_ group: Int, _ currency: Currency) -> DecimalSum {
    let places = posted(group)
    guard places.count == 1 else { return spent(among: places, currency) }
    let first = places.lowerBound
    return sums[first].currency == currency ? sums[first].spent : DecimalSum()
  }

  private func spent(among all: Range<Int>, _ currency: Currency) -> DecimalSum {
    var places = all
    // Sorted by currency, of which there may be as many as lines.
    while places.count > 8 {
      let middle = places.lowerBound + places.count / 2
      places =
        sums[middle].currency <= currency
        ? middle..<places.upperBound : places.lowerBound..<middle
    }
    for place in places where sums[place].currency == currency {
      return sums[place].spent
    }
    return DecimalSum()
  }
}
