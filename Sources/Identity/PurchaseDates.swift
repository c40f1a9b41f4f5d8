import StatementModel

/// Lets rows that give no posting date meet rows that give both dates, by the day of the purchase.
///
/// A bank that adds a column for the posting date shows the same purchases with another key date.
/// But the one date of a row may just as well be that of posting, whatever its column is called. So
/// it is proved for each source, over all statements of the card: do its rows without posting date
/// agree with the purchase dates of rows that have both, or with their posting dates? Where neither
/// is more frequent, key dates are compared as ever.
struct PurchaseDates {
  /// By row: the content key with the day of the purchase; nothing where no row meets another by that
  /// day.
  private(set) var keys: [KeyNumber] = []
  /// Whether any row does.
  private(set) var areNeeded = false

  init(_ rows: CardRows, keys: inout RowKeys) {
    guard Self.differ(rows) else { return }
    var purchases: [KeyNumber] = []
    purchases.reserveCapacity(rows.count)
    for row in 0..<rows.count {
      let own = rows[row]
      guard !own.isPending, own.purchaseDay != RowNumbers.noDay else {
        purchases.append(.none)
        continue
      }
      purchases.append(
        own.day == own.purchaseDay
          ? keys.content[row] : keys.contentKey(of: row, in: rows, on: own.purchaseDay))
    }
    let sources = Self.sourcesByPurchase(rows, keys.content, purchases)
    guard sources.contains(true) else { return }
    areNeeded = true
    for row in 0..<rows.count where !rows[row].hasPosting && !sources[Int(rows.source(of: row))] {
      purchases[row] = .none
    }
    self.keys = purchases
  }

  func key(_ row: Int) -> KeyNumber { areNeeded ? keys[row] : .none }

  /// Whether there are posted rows with the purchase date alone and others with both.
  private static func differ(_ rows: CardRows) -> Bool {
    guard rows.statements.count > 1 else { return false }
    var hasLone = false
    var hasBoth = false
    for row in 0..<rows.count
    where !rows[row].isPending && rows[row].purchaseDay != RowNumbers.noDay {
      if rows[row].hasPosting { hasBoth = true } else { hasLone = true }
      if hasLone, hasBoth { return true }
    }
    return false
  }

  /// By source: whether its rows without posting date are dated by the purchase.
  ///
  /// A source for which nothing speaks goes with the others.
  private static func sourcesByPurchase(
    _ rows: CardRows, _ content: [KeyNumber], _ purchases: [KeyNumber]
  ) -> [Bool] {
    var byPurchase: [KeyNumber: Holders] = [:]
    var byPosting: [KeyNumber: Holders] = [:]
    for row in 0..<rows.count where rows[row].hasPosting {
      // Where both dates are one, they tell nothing.
      let key = purchases[row]
      guard !key.isNone, key != content[row] else { continue }
      let statement = rows[row].statement
      byPurchase[key, default: Holders(first: statement)].add(statement)
      byPosting[content[row], default: Holders(first: statement)].add(statement)
    }
    var found = [(purchase: Int, posting: Int)?](repeating: nil, count: rows.sourceNames.count)
    for row in 0..<rows.count where !rows[row].hasPosting && !purchases[row].isNone {
      let (key, statement) = (content[row], rows[row].statement)
      var count = found[Int(rows.source(of: row))] ?? (0, 0)
      if byPurchase[key]?.isElsewhere(than: statement) == true { count.purchase += 1 }
      if byPosting[key]?.isElsewhere(than: statement) == true { count.posting += 1 }
      found[Int(rows.source(of: row))] = count
    }
    let all = found.reduce((0, 0)) { ($0.0 + ($1?.purchase ?? 0), $0.1 + ($1?.posting ?? 0)) }
    return found.map { count in
      guard let count else { return false }
      return count.purchase + count.posting == 0
        ? all.0 > all.1 : count.purchase > count.posting
    }
  }

  /// Which statements have a key: the first, and whether there are others.
  private struct Holders {
    var first: Int32
    var areSeveral = false

    init(first: Int32) { self.first = first }

    mutating func add(_ statement: Int32) { if statement != first { areSeveral = true } }

    func isElsewhere(than statement: Int32) -> Bool { areSeveral || first != statement }
  }
}

extension Clustering {
  /// Whether a row may join a cluster that has its content key, as far as the dates go: a posting
  /// date and the purchase date of another row can be the same day by chance.
  func datesAgree(_ row: Int, with cluster: Int) -> Bool {
    let own = dates.key(row)
    if own.isNone { return true }
    let content = keys.content[row]
    return clusters.anyRow(of: cluster) { other in
      guard keys.content[other] == content else { return false }
      let purchase = dates.key(other)
      guard !purchase.isNone, purchase != own else { return true }
      return rows[row].hasPosting && rows[other].hasPosting
    }
  }

  /// Whether a row may join a cluster that has its day of purchase.
  ///
  /// Of two rows that both give a posting date, that date decides, and it has decided before.
  func mayMeetByPurchase(_ row: Int, _ cluster: Int) -> Bool {
    !rows[row].hasPosting || clusters.allRows(of: cluster) { !rows[$0].hasPosting }
  }
}
