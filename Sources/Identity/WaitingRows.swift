import StatementModel

/// The pending rows that one statement's posted rows may settle, found by day and amount.
///
/// They lie in the order of currency, sign, whether tips are given, and day, the largest amount
/// first: so what an amount may settle on a day is a stretch of them. What is taken is passed over at
/// no cost. Nearly always the first free row of a stretch is alike; where it is not, the next one
/// that is gets looked up by its text.
struct WaitingRows {
  typealias Settled = (row: Int, cluster: Int)

  private struct Bucket: Hashable {
    var account: Account
    var takesTips: Bool?
    var day: Int32
  }

  private struct Amount: Hashable {
    var account: Account
    /// Without its sign.
    var amount: ExactDecimal
  }

  private let rows: [Waiting]
  private let similarity: TextSimilarity
  private var buckets: [Bucket: Range<Int>] = [:]
  private var byID: [KeyNumber: [Int]] = [:]
  /// Hardly any posted row has one of these amounts, so most need no other look.
  private var amounts: Set<Amount> = []
  /// By place: whether nothing settles the row from now on, and whether no amount does.
  private var isTaken: [Bool]
  private var isTakenByAmount: [Bool]
  private var free: FreePlaces
  /// The rows by their texts, once they are asked for.
  private var similar: SimilarRows?
  /// Whether an amount with a tip may settle any of them.
  let mayTakeTips: Bool
  /// Whether any of them is of a place where tips are given.
  private let takesTips: Bool
  /// The first and the last day since which any of them waits.
  private let days: ClosedRange<Int32>

  /// - Parameters:
  ///   - rows: In the order of their clusters.
  ///   - texts: Tells which texts are similar.
  init(_ rows: [Waiting], texts: TextSimilarity) {
    func rank(_ row: Waiting) -> (Int32, Int, Int, Int32) {
      (
        row.account.currency, row.account.isNegative ? 1 : 0,
        row.takesTips.map { $0 ? 2 : 1 } ?? 0, row.day
      )
    }
    self.rows = rows.sorted { one, other in
      let (left, right) = (rank(one), rank(other))
      if left != right { return left < right }
      return (other.amount, one.cluster) < (one.amount, other.cluster)
    }
    similarity = texts
    takesTips = rows.contains { $0.takesTips == true }
    mayTakeTips = rows.contains { $0.takesTips != false }
    days = (rows.lazy.map(\.day).min() ?? 0)...(rows.lazy.map(\.day).max() ?? 0)
    isTaken = Array(repeating: false, count: rows.count)
    isTakenByAmount = self.rows.map(\.needsID)
    free = FreePlaces(rows.indices.map { Int32($0) })
    for place in self.rows.indices {
      let row = self.rows[place]
      let bucket = Bucket(account: row.account, takesTips: row.takesTips, day: row.day)
      buckets[bucket] = (buckets[bucket]?.lowerBound ?? place)..<(place + 1)
      amounts.insert(Amount(account: row.account, amount: row.amount))
      if !row.id.isNone { byID[row.id, default: []].append(place) }
    }
  }

  var isEmpty: Bool { rows.isEmpty }

  subscript(place: Int) -> Waiting { rows[place] }

  /// Whether what is posted on a day may settle any of them, as far as the day goes.
  func mayReach(_ day: Int32) -> Bool {
    days.lowerBound <= day && day <= days.upperBound + SettlementRule.dayWindow
  }

  /// From now on nothing settles it.
  mutating func take(_ place: Int) {
    isTaken[place] = true
    isTakenByAmount[place] = true
  }

  // MARK: By id

  /// Those of the posted row's id that it may settle, the nearest first.
  func withID(of posted: Posted) -> [Int] {
    guard !byID.isEmpty else { return [] }
    let window = posted.day - SettlementRule.dayWindow...posted.day
    return (posted.id.isNone ? [] : byID[posted.id] ?? []).filter {
      !isTaken[$0] && rows[$0].account == posted.account && window.contains(rows[$0].day)
    }.sorted {
      (rows[$1].day, rows[$0].cluster) < (rows[$0].day, rows[$1].cluster)
    }
  }

  /// Settles what has the same id, whatever the amount; posted rows that settle are removed.
  mutating func settleByID(_ posted: inout [Posted]) -> [Settled] {
    var pairs: [(days: Int32, posted: Int, place: Int)] = []
    for place in posted.indices {
      for waiting in withID(of: posted[place]) {
        let day = rows[waiting].day
        let days = posted[place].purchase == day ? 0 : posted[place].day - day
        pairs.append((days, place, waiting))
      }
    }
    guard !pairs.isEmpty else { return [] }
    pairs.sort {
      ($0.days, posted[$0.posted].row, rows[$0.place].cluster)
        < ($1.days, posted[$1.posted].row, rows[$1.place].cluster)
    }
    var settled: [Settled] = []
    var isSettled = [Bool](repeating: false, count: posted.count)
    for pair in pairs where !isSettled[pair.posted] && !isTaken[pair.place] {
      isSettled[pair.posted] = true
      take(pair.place)
      settled.append((posted[pair.posted].row, rows[pair.place].cluster))
    }
    posted = posted.indices.filter { !isSettled[$0] }.map { posted[$0] }
    return settled
  }

  // MARK: By amount

  /// Settles by amount and similar text, the nearest day first; posted rows that settle are removed.
  ///
  /// With tips the largest posted amount goes first and takes the largest pending one below it:
  /// whatever smaller ones that leaves are within reach of the smaller amounts that follow, so as many
  /// as can find their posting.
  mutating func settle(_ posted: inout [Posted], by strength: Strength) -> [Settled] {
    var isSettled = [Bool](repeating: false, count: posted.count)
    let order =
      strength == .sameAmount
      ? posted.indices.filter {
        amounts.contains(Amount(account: posted[$0].account, amount: posted[$0].amount))
      }
      : posted.indices.filter { posted[$0].takesTips == true || takesTips }.sorted {
        (posted[$1].amount, posted[$0].row) < (posted[$0].amount, posted[$1].row)
      }
    var settled: [Settled] = []
    var rest = order
    for distance in 0...SettlementRule.dayWindow where !rest.isEmpty {
      rest = rest.filter { place in
        guard let found = nearest(posted[place], at: distance, by: strength) else { return true }
        take(found)
        settled.append((posted[place].row, rows[found].cluster))
        isSettled[place] = true
        return false
      }
    }
    posted = posted.indices.filter { !isSettled[$0] }.map { posted[$0] }
    return settled
  }

  /// The row that goes first among those at a distance that a posted row may settle.
  private mutating func nearest(
    _ posted: Posted, at distance: Int32, by strength: Strength
  ) -> Int? {
    let best = first(posted, on: posted.day - distance, by: strength)
    // An equal purchase date counts as no distance.
    guard distance == 0, let purchase = posted.purchase, purchase < posted.day,
      purchase >= posted.day - SettlementRule.dayWindow
    else { return best }
    // Looked for by itself: as an argument it would change a copy of all that waits.
    let other = first(posted, on: purchase, by: strength)
    return sooner(best, other)
  }

  /// The same of one day.
  private mutating func first(_ posted: Posted, on day: Int32, by strength: Strength) -> Int? {
    var best: Int?
    for takesTips in [true, nil, false] as [Bool?] {
      if strength == .amountWithTip, takesTips ?? posted.takesTips != true { continue }
      let bucket = Bucket(account: posted.account, takesTips: takesTips, day: day)
      guard let range = buckets[bucket] else { continue }
      // By itself, as above.
      let found = first(posted, in: range, by: strength)
      best = sooner(best, found)
    }
    return best
  }

  private func sooner(_ one: Int?, _ other: Int?) -> Int? {
    guard let one, let other else { return one ?? other }
    let isFirst =
      (rows[other].amount, rows[one].cluster) < (rows[one].amount, rows[other].cluster)
    return isFirst ? one : other
  }

  private mutating func first(
    _ posted: Posted, in range: Range<Int>, by strength: Strength
  ) -> Int? {
    // Amounts fall, so those that may be settled are a stretch.
    let isTooLarge: (ExactDecimal) -> Bool =
      strength == .sameAmount ? { $0 > posted.amount } : { $0 >= posted.amount }
    let start = range.partitionPoint { isTooLarge(rows[$0].amount) }
    guard start < range.upperBound, let place = free.first(from: start, isTakenByAmount),
      place < range.upperBound, fits(rows[place].amount, posted.amount, by: strength)
    else { return nil }
    if similarity.areSimilar(posted.text, rows[place].text) { return place }
    let end = (place..<range.upperBound).partitionPoint {
      fits(rows[$0].amount, posted.amount, by: strength)
    }
    if similar == nil { similar = SimilarRows(rows.map(\.text), by: similarity) }
    return similar?.first(similarTo: posted.text, in: place + 1..<end, of: rows, isTakenByAmount)
  }

  /// Whether an amount that is not too large may be settled.
  private func fits(
    _ waiting: ExactDecimal, _ posted: ExactDecimal, by strength: Strength
  ) -> Bool {
    strength == .sameAmount ? waiting == posted : Self.isAtMostTip(posted, of: waiting)
  }

  /// Whether the posted amount is up to 25 percent more: four times it at most five times the other.
  private static func isAtMostTip(_ posted: ExactDecimal, of waiting: ExactDecimal) -> Bool {
    if posted.scale == waiting.scale {
      return Int128(posted.units) * 4 <= Int128(waiting.units) * 5
    }
    var fourfold = DecimalSum()
    for _ in 0..<4 { fourfold.add(posted) }
    var fivefold = DecimalSum()
    for _ in 0..<5 { fivefold.add(waiting) }
    return fourfold <= fivefold
  }
}
