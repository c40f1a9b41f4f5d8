import Identity
import StatementModel

/// Makes transactions of clusters: what the rows say together, before rules and persons speak.
struct TransactionBuilder {
  private let result: CardClusters
  private let rows: CardRows

  init(_ result: CardClusters) {
    self.result = result
    rows = result.rows
  }

  /// What the rows of a cluster say together.
  struct Draft {
    /// The row that is shown.
    var row: Int
    var numbers: TransactionNumbers
  }

  /// What the rows of a cluster say together; nothing where the source took the transaction back.
  ///
  /// Amount and description are those of the canonically last posted row; each date is that of
  /// the last row that states it. The place is that of the row in the oldest file which says what
  /// is shown: so an export that lists known rows once more leaves their transactions as they are.
  ///
  /// A lone date may be called one of purchase and be that of posting; a row that gives both knows
  /// better.
  func draft(of cluster: Int) -> Draft? {
    guard !result.clusters[cluster].isDeleted else { return nil }
    var shown = result.firstRow(of: cluster)
    var status = Transaction.Status.pending
    var (purchase, posting, charge): (CalendarDate?, CalendarDate?, CalendarDate?)
    var isPurchaseSure = false
    let members = result.rows(of: cluster)
    for row in members.lazy.map({ Int($0) }) {
      let isPosted = !rows.isPending(row)
      if isPosted || status != .posted {
        shown = row
        if isPosted { status = .posted }
      }
      let dates = rows.dates(of: row)
      if let own = dates.purchase {
        if dates.posting != nil || !isPurchaseSure { purchase = own }
        isPurchaseSure = isPurchaseSure || dates.posting != nil
      }
      posting = dates.posting ?? posting
      charge = dates.charge ?? charge
    }
    if status != .posted, result.clusters[cluster].isWithdrawn { status = .withdrawn }
    if members.count > 1 { shown = oldest(like: shown, among: members) }
    return Draft(
      row: shown,
      numbers: TransactionNumbers(
        id: result.shownIDs[cluster], status: status, purchaseDate: purchase,
        postingDate: posting, chargeDate: charge, amount: rows.money(of: shown),
        categorySource: .none, isHidden: false, isTransfer: false,
        sourceLine: rows.line(of: shown)))
  }

  /// The row of the oldest file that says the same as one of them.
  private func oldest(like last: Int, among members: ArraySlice<Int32>) -> Int {
    var oldest = last
    for row in members.lazy.map({ Int($0) })
    where result.ages[rows.statement(of: row)] < result.ages[rows.statement(of: oldest)]
      && rows.showAlike(row, last)
    {
      oldest = row
    }
    return oldest
  }
}
