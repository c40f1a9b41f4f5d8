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
    var shelf = TextShelf()
    forEach(of: result, sharing: &shelf) { cluster, transaction, _, _ in
      made.append((cluster, transaction))
    }
    return made
  }

  /// Tells of each cluster what its transaction says in numbers, and a checksum of all that goes
  /// into it; nothing of those that the source took back.
  ///
  /// - Parameter isSummed: Whether the checksum of the transaction of an id is wanted.
  func forEachDraft(
    of result: IdentityResult, isSummed: (TransactionID) -> Bool = { _ in true },
    _ body: (Int, TransactionNumbers?, Checksum) -> Void
  ) {
    let paths = result.statements.map { statement in
      Checksum.of((shownPaths[statement.fileHash] ?? "").utf8.span)
    }
    let ages = result.ages
    for index in result.clusters.indices {
      guard !result.clusters[index].isDeleted else {
        body(index, nil, Checksum())
        continue
      }
      var draft = draft(of: result.clusters[index].members, in: result, ages: ages)
      if !draft.isPosted, result.clusters[index].isWithdrawn { draft.status = .withdrawn }
      let told = numbers(draft, id: result.shownIDs[index], in: result)
      let (statement, row) = (draft.shown.statement, draft.shown.row)
      var sum = Checksum()
      guard isSummed(told.id) else {
        body(index, told, sum)
        continue
      }
      told.add(to: &sum)
      sum.add(paths[statement])
      sum.add(result.textSums[Int(result.texts[statement][row])])
      result.statements[statement].rows.addDetails(at: row, to: &sum)
      body(index, told, sum)
    }
  }

  /// The transactions one by one; told is also where their texts stand on the shelf, if they do.
  ///
  /// - Parameter isLeftOut: By cluster; those are not made. Empty where all are.
  func forEach(
    of result: IdentityResult, without isLeftOut: [Bool] = [], sharing shelf: inout TextShelf,
    _ body: (Int, inout Transaction, inout TextShelf, Int?) -> Void
  ) {
    let ages = result.ages
    for index in result.clusters.indices
    where !result.clusters[index].isDeleted && (isLeftOut.isEmpty || !isLeftOut[index]) {
      var draft = draft(of: result.clusters[index].members, in: result, ages: ages)
      if !draft.isPosted, result.clusters[index].isWithdrawn { draft.status = .withdrawn }
      let (statement, row) = (draft.shown.statement, draft.shown.row)
      let rows = result.statements[statement].rows
      if rows.span[row].hasDetails {
        var transaction = transaction(draft, id: result.shownIDs[index], in: result)
        body(index, &transaction, &shelf, nil)
      } else {
        let number = Int(result.texts[statement][row])
        let texts = shelf.texts(number, of: statement) {
          self.texts(of: draft.shown, in: result, details: TransactionDetails())
        }
        var transaction = transaction(draft, id: result.shownIDs[index], in: result, texts)
        body(index, &transaction, &shelf, number)
      }
    }
  }

  /// What the rows of a transaction say together.
  ///
  /// Amount and description are those of the canonically last posted row; each date is that of
  /// the last row that states it. The place is that of the row in the oldest file which says what
  /// is shown: so an export that lists known rows once more leaves their transactions as they are.
  ///
  /// A lone date may be called one of purchase and be that of posting; a row that gives both knows
  /// better.
  private func draft(
    of members: ClusterMembers, in result: IdentityResult, ages: [Int32]
  ) -> Draft {
    let statements = result.statements
    var draft = Draft(shown: members[0].reference)
    var isPurchaseSure = false
    for place in members.indices {
      let reference = members[place].reference
      let all = statements[reference.statement].rows
      // Lent, since a copy of a row counts each of its texts.
      let rows = all.span
      let isPosted = rows[reference.row].status == .posted
      if isPosted || !draft.isPosted {
        draft.shown = reference
        if isPosted { draft.status = .posted }
      }
      let stated = rows[reference.row].postingDate
      if let purchase = rows[reference.row].purchaseDate {
        if stated != nil || !isPurchaseSure { draft.purchase = purchase }
        isPurchaseSure = isPurchaseSure || stated != nil
      }
      draft.posting = stated ?? draft.posting
      draft.charge = rows[reference.row].chargeDate ?? draft.charge
    }
    if members.count > 1 {
      let last = draft.shown
      for place in members.indices {
        let reference = members[place].reference
        if ages[reference.statement] < ages[draft.shown.statement],
          result.showsAlike(reference, last)
        {
          draft.shown = reference
        }
      }
    }
    return draft
  }

  /// What the rows of a cluster say together, beside texts.
  private struct Draft {
    var shown: RowReference
    var status = Transaction.Status.pending
    var purchase: CalendarDate?
    var posting: CalendarDate?
    var charge: CalendarDate?

    var isPosted: Bool { status == .posted }
  }

  private func transaction(
    _ draft: Draft, id: TransactionID, in result: IdentityResult, _ texts: SharedTexts? = nil
  ) -> Transaction {
    Transaction(
      numbers(draft, id: id, in: result),
      texts: texts
        ?? self.texts(of: draft.shown, in: result, details: details(of: draft, in: result)))
  }

  private func numbers(
    _ draft: Draft, id: TransactionID, in result: IdentityResult
  ) -> TransactionNumbers {
    let (statement, row) = (draft.shown.statement, draft.shown.row)
    let all = result.statements[statement].rows
    let rows = all.span
    return TransactionNumbers(
      id: id, status: draft.status, purchaseDate: draft.purchase, postingDate: draft.posting,
      chargeDate: draft.charge,
      amount: Money(
        rows[row].amount, rows[row].currency ?? result.statements[statement].currency),
      categorySource: .none, isHidden: false, isTransfer: false, sourceLine: rows[row].span.line)
  }

  private func texts(
    of place: RowReference, in result: IdentityResult, details: TransactionDetails
  ) -> SharedTexts {
    let statement = result.statements[place.statement]
    return SharedTexts(
      card: card, description: statement.rows[place.row].description, payee: nil, category: nil,
      sourceFile: shownPaths[statement.fileHash] ?? "", details: details)
  }

  private func details(of draft: Draft, in result: IdentityResult) -> TransactionDetails {
    let row = result.statements[draft.shown.statement].rows[draft.shown.row]
    return row.hasDetails ? TransactionDetails(row.details) : TransactionDetails()
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
