import StatementModel

/// Makes transactions of clusters: what the rows say together, before rules and persons speak.
struct TransactionBuilder {
  let card: CardID
  /// The path that each file is shown by, by its hash.
  let shownPaths: [String: String]

  /// The transactions of a card, without those that the source took back, in cluster order; each
  /// with its cluster's place.
  func transactions(of result: IdentityResult) -> [(cluster: Int, transaction: Transaction)] {
    var made: [(cluster: Int, transaction: Transaction)] = []
    forEach(of: result) { made.append(($0, $1)) }
    return made
  }

  /// The same, one by one.
  func forEach(of result: IdentityResult, _ body: (Int, Transaction) -> Void) {
    for index in result.clusters.indices where !result.clusters[index].isDeleted {
      body(
        index,
        transaction(
          of: result.clusters[index], id: result.shownIDs[index], in: result.statements))
    }
  }

  /// Amount and description are those of the canonically last posted row; each date is that of
  /// the last row that states it.
  ///
  /// A lone date may be called one of purchase and be that of posting; a row that gives both knows
  /// better.
  private func transaction(
    of cluster: RowCluster, id: TransactionID, in statements: [LiveStatement]
  ) -> Transaction {
    let members = cluster.members
    var shown = members[0].reference
    var isPosted = false
    var purchase: CalendarDate?
    var isPurchaseSure = false
    var posting: CalendarDate?
    var charge: CalendarDate?
    for member in members {
      let row = statements[member.reference.statement].rows[member.reference.row]
      if row.status == .posted || !isPosted {
        shown = member.reference
        isPosted = isPosted || row.status == .posted
      }
      if let stated = row.purchaseDate {
        if row.postingDate != nil || !isPurchaseSure { purchase = stated }
        isPurchaseSure = isPurchaseSure || row.postingDate != nil
      }
      posting = row.postingDate ?? posting
      charge = row.chargeDate ?? charge
    }
    let statement = statements[shown.statement]
    let row = statement.rows[shown.row]
    let status: Transaction.Status =
      isPosted ? .posted : cluster.isWithdrawn ? .withdrawn : .pending
    return Transaction(
      id: id, card: card, status: status, purchaseDate: purchase, postingDate: posting,
      chargeDate: charge, amount: Money(row.amount, row.currency ?? statement.currency),
      description: row.description, sourceFile: shownPaths[statement.fileHash] ?? "",
      sourceLine: row.span.line, details: details(of: row))
  }

  private func details(of row: StatementRow) -> TransactionDetails {
    var details = TransactionDetails()
    guard row.hasDetails else { return details }
    let stated = row.details
    details.memo = stated.memo
    details.kind = stated.kind
    details.original = stated.original
    details.installment = stated.installment
    details.bankCategory = stated.bankCategory
    details.merchantCategoryCode = stated.merchantCategoryCode
    return details
  }
}
