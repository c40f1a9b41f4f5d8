import StatementModel

/// Lets rows that give no posting date meet rows that give both dates, by the day of the purchase.
///
/// A bank that adds a column for the posting date shows the same purchases with another key date.
/// But the one date of a row may just as well be that of posting, whatever its column is called. So
/// it is proved for each source, over all statements of the card: do its rows without posting date
/// agree with the purchase dates of rows that have both, or with their posting dates? Where neither
/// is more frequent, key dates are compared as ever.
struct PurchaseDates {
  /// By statement and row: the content key with the day of the purchase; nothing where no row meets
  /// another by that day.
  private(set) var keys: [[KeyNumber]] = []
  /// Whether any row does.
  private(set) var areNeeded = false

  init(statements: [LiveStatement], keys: inout RowKeys) {
    guard Self.differ(statements) else { return }
    var purchases: [[KeyNumber]] = []
    for (index, statement) in statements.enumerated() {
      purchases.append(
        statement.rows.enumerated().map { row, value in
          guard value.status == .posted, let day = value.purchaseDate else { return .none }
          return value.postingDate == nil || value.postingDate == day
            ? keys.content[index][row] : keys.contentKey(of: value, in: statement, on: day)
        })
    }
    let sources = Self.sourcesByPurchase(statements, keys.content, purchases)
    guard !sources.isEmpty else { return }
    areNeeded = true
    for (index, statement) in statements.enumerated() where !sources.contains(statement.source) {
      for (row, value) in statement.rows.enumerated() where value.postingDate == nil {
        purchases[index][row] = .none
      }
    }
    self.keys = purchases
  }

  func key(_ place: RowReference) -> KeyNumber {
    areNeeded ? keys[place.statement][place.row] : .none
  }

  /// Whether there are posted rows with the purchase date alone and others with both.
  private static func differ(_ statements: [LiveStatement]) -> Bool {
    guard statements.count > 1 else { return false }
    var hasLone = false
    var hasBoth = false
    for statement in statements {
      for row in statement.rows where row.status == .posted && row.purchaseDate != nil {
        if row.postingDate == nil { hasLone = true } else { hasBoth = true }
        if hasLone, hasBoth { return true }
      }
    }
    return false
  }

  /// The sources whose rows without posting date are dated by the purchase.
  ///
  /// A source for which nothing speaks goes with the others.
  private static func sourcesByPurchase(
    _ statements: [LiveStatement], _ content: [[KeyNumber]], _ purchases: [[KeyNumber]]
  ) -> Set<String> {
    var byPurchase: [KeyNumber: Holders] = [:]
    var byPosting: [KeyNumber: Holders] = [:]
    for (index, statement) in statements.enumerated() {
      for (row, value) in statement.rows.enumerated() where value.postingDate != nil {
        // Where both dates are one, they tell nothing.
        let key = purchases[index][row]
        guard !key.isNone, key != content[index][row] else { continue }
        byPurchase[key, default: Holders(first: index)].add(index)
        byPosting[content[index][row], default: Holders(first: index)].add(index)
      }
    }
    var found: [String: (purchase: Int, posting: Int)] = [:]
    for (index, statement) in statements.enumerated() {
      for (row, value) in statement.rows.enumerated()
      where value.postingDate == nil && !purchases[index][row].isNone {
        let key = content[index][row]
        var count = found[statement.source] ?? (0, 0)
        if byPurchase[key]?.isElsewhere(than: index) == true { count.purchase += 1 }
        if byPosting[key]?.isElsewhere(than: index) == true { count.posting += 1 }
        found[statement.source] = count
      }
    }
    let all = found.values.reduce((0, 0)) { ($0.0 + $1.purchase, $0.1 + $1.posting) }
    return Set(
      found.filter { _, count in
        count.purchase + count.posting == 0
          ? all.0 > all.1 : count.purchase > count.posting
      }.keys)
  }

  /// Which statements have a key: the first, and whether there are others.
  private struct Holders {
    var first: Int
    var areSeveral = false

    init(first: Int) { self.first = first }

    mutating func add(_ statement: Int) { if statement != first { areSeveral = true } }

    func isElsewhere(than statement: Int) -> Bool { areSeveral || first != statement }
  }
}

extension Clustering {
  /// Whether a row may join a cluster that has its content key, as far as the dates go: a posting
  /// date and the purchase date of another row can be the same day by chance.
  func datesAgree(_ place: RowReference, with cluster: Int) -> Bool {
    let own = dates.key(place)
    if own.isNone { return true }
    let content = keys.content[place.statement][place.row]
    let isPosted = row(place).postingDate != nil
    return clusters[cluster].members.contains { member in
      let other = member.reference
      guard keys.content[other.statement][other.row] == content else { return false }
      let purchase = dates.key(other)
      guard !purchase.isNone, purchase != own else { return true }
      return isPosted && row(other).postingDate != nil
    }
  }

  /// Whether a row may join a cluster that has its day of purchase.
  ///
  /// Of two rows that both give a posting date, that date decides, and it has decided before.
  func mayMeetByPurchase(_ place: RowReference, _ cluster: Int) -> Bool {
    row(place).postingDate == nil
      || clusters[cluster].members.allSatisfy { row($0.reference).postingDate == nil }
  }
}
