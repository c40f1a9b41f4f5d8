import Identity
import StatementModel

/// Makes transactions of clusters: what the rows say together, before rules and persons speak.
struct TransactionBuilder {
  let card: CardID
  /// The path that each file is shown by, by its hash.
  let shownPaths: [String: String]

  /// The transactions of a card, without those that the source took back, in cluster order; each
  /// with its cluster's place.
  func transactions(of result: CardClusters) -> [(cluster: Int, transaction: Transaction)] {
    var made: [(cluster: Int, transaction: Transaction)] = []
    var shelf = TextShelf()
    forEach(of: result, sharing: &shelf) { cluster, transaction, _, _ in
      made.append((cluster, transaction))
    }
    return made
  }

  /// The transactions one by one; told is also where their texts stand on the shelf, if they do.
  func forEach(
    of result: CardClusters, sharing shelf: inout TextShelf,
    _ body: (Int, inout Transaction, inout TextShelf, Int?) -> Void
  ) {
    for (index, cluster) in result.clusters.enumerated() where !cluster.isDeleted {
      var draft = draft(of: index, in: result)
      if !draft.isPosted, cluster.isWithdrawn { draft.status = .withdrawn }
      let statement = result.rows.statement(of: draft.shown)
      let numbers = numbers(draft, id: result.shownIDs[index], in: result)
      if let stated = result.rows.details(of: draft.shown) {
        let texts = texts(of: draft.shown, in: result, details: TransactionDetails(stated))
        var transaction = Transaction(numbers, texts: texts)
        body(index, &transaction, &shelf, nil)
      } else {
        let text = result.rows.textNumber(of: draft.shown)
        let texts = shelf.texts(text, of: statement) {
          self.texts(of: draft.shown, in: result, details: TransactionDetails())
        }
        var transaction = Transaction(numbers, texts: texts)
        body(index, &transaction, &shelf, text)
      }
    }
  }

  /// What the rows of a cluster say together, beside texts.
  private struct Draft {
    /// The row that is shown.
    var shown: Int
    var status = Transaction.Status.pending
    var purchase: CalendarDate?
    var posting: CalendarDate?
    var charge: CalendarDate?

    var isPosted: Bool { status == .posted }
  }

  /// What the rows of a transaction say together.
  ///
  /// Amount and description are those of the canonically last posted row; each date is that of
  /// the last row that states it. The place is that of the row in the oldest file which says what
  /// is shown: so an export that lists known rows once more leaves their transactions as they are.
  ///
  /// A lone date may be called one of purchase and be that of posting; a row that gives both knows
  /// better.
  private func draft(of cluster: Int, in result: CardClusters) -> Draft {
    let rows = result.rows
    let members = result.rows(of: cluster)
    var draft = Draft(shown: result.firstRow(of: cluster))
    var isPurchaseSure = false
    for row in members.lazy.map({ Int($0) }) {
      let isPosted = !rows.isPending(row)
      if isPosted || !draft.isPosted {
        draft.shown = row
        if isPosted { draft.status = .posted }
      }
      let dates = rows.dates(of: row)
      if let purchase = dates.purchase {
        if dates.posting != nil || !isPurchaseSure { draft.purchase = purchase }
        isPurchaseSure = isPurchaseSure || dates.posting != nil
      }
      draft.posting = dates.posting ?? draft.posting
      draft.charge = dates.charge ?? draft.charge
    }
    guard members.count > 1 else { return draft }
    let last = draft.shown
    for row in members.lazy.map({ Int($0) })
    where result.ages[rows.statement(of: row)] < result.ages[rows.statement(of: draft.shown)]
      && rows.showAlike(row, last)
    {
      draft.shown = row
    }
    return draft
  }

  private func numbers(
    _ draft: Draft, id: TransactionID, in result: CardClusters
  ) -> TransactionNumbers {
    TransactionNumbers(
      id: id, status: draft.status, purchaseDate: draft.purchase, postingDate: draft.posting,
      chargeDate: draft.charge, amount: result.rows.money(of: draft.shown),
      categorySource: .none, isHidden: false, isTransfer: false,
      sourceLine: result.rows.line(of: draft.shown))
  }

  private func texts(
    of row: Int, in result: CardClusters, details: TransactionDetails
  ) -> SharedTexts {
    SharedTexts(
      card: card, description: result.rows.description(of: row), payee: nil, category: nil,
      sourceFile: shownPaths[result.rows.fileHash(of: row)] ?? "", details: details)
  }
}

extension TransactionDetails {
  /// What a row states of its transaction.
  init(_ stated: RowDetails) {
    self.init()
    memo = stated.memo
    kind = stated.kind
    original = stated.original
    installment = stated.installment
    bankCategory = stated.bankCategory
    merchantCategoryCode = stated.merchantCategoryCode
  }
}

/// The texts that transactions of one card were made with, so that equal ones hold them once.
struct TextShelf {
  private struct Entry {
    var statement: Int
    /// Before and after the rules.
    var plain: SharedTexts
    var decided: SharedTexts?
  }

  /// By the number of the description: what was met last.
  private var entries: [Entry?] = []

  /// The texts of a description in a statement.
  ///
  /// - Parameter make: Makes them, where they are none that were met last.
  mutating func texts(
    _ number: Int, of statement: Int, make: () -> SharedTexts
  ) -> SharedTexts {
    while entries.count <= number { entries.append(nil) }
    if let entry = entries[number], entry.statement == statement { return entry.plain }
    let texts = make()
    entries[number] = Entry(statement: statement, plain: texts)
    return texts
  }

  /// What the rules made of texts, by their number; nothing where others have come under that
  /// number since.
  subscript(decided number: Int, of plain: ObjectIdentifier) -> SharedTexts? {
    get {
      guard let entry = entries[number], entry.plain.identity == plain else { return nil }
      return entry.decided
    }
    set {
      guard entries[number]?.plain.identity == plain else { return }
      entries[number]?.decided = newValue
    }
  }
}
