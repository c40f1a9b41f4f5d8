import StatementModel

/// What a person asks to be changed of transactions, in the words that were typed; nothing means: leave
/// as it is.
package struct EditRequest: Sendable {
  /// What can be taken back, so that the rules decide again.
  package enum Field: String, CaseIterable, Sendable {
    case category, note, payee, period, hidden
  }

  package var category: String?
  /// Empty for none, not even a rule's; so are payee and period.
  package var note: String?
  package var payee: String?
  /// By its name or id.
  package var period: String?
  package var isHidden: Bool?
  package var isDeleted: Bool?
  /// All tags that it is to have.
  package var tags: [String]?
  package var addTags: [String] = []
  package var removeTags: [String] = []
  package var clear: [Field] = []

  package init() {}

  /// A field that is set and cleared at once, if any.
  package var contradiction: Field? {
    clear.first { field in
      switch field {
      case .category: category != nil
      case .note: note != nil
      case .payee: payee != nil
      case .period: period != nil
      case .hidden: isHidden != nil
      }
    }
  }

  /// Makes the change to transactions, as one edit; all of them are looked up before anything is
  /// changed.
  ///
  /// - Parameter ids: The beginnings of their ids.
  /// - Returns: The transactions as they are now.
  /// - Throws: `.usage` where it names what the book does not have, or changes nothing.
  package func make(_ ids: [String], in book: Book) throws(BookError) -> [Transaction] {
    let common = try change(in: book)
    var transactions: [Transaction] = []
    for id in ids { transactions.append(try book.transaction(idPrefix: id)) }
    let changes = transactions.map { (id: $0.id, change: adding(tagsOf: $0, to: common)) }
      .filter { !$0.change.isEmpty }
    if !changes.isEmpty { _ = try EditTransactions(in: book).edit(changes) }
    return try book.transactions(withIDs: transactions.map(\.id))
  }

  /// What becomes of a transaction's tags, where all that it is to have are given.
  private func adding(tagsOf transaction: Transaction, to common: EditChange) -> EditChange {
    guard let tags else { return common }
    let own = transaction.details.tags
    var change = common
    change.addTags += tags.filter { !own.contains($0) }
    change.removeTags += own.filter { !tags.contains($0) }
    return change
  }

  /// The change that a book understands, but for all tags that it is to have.
  private func change(in book: Book) throws(BookError) -> EditChange {
    if let contradiction { throw .request(.setAndCleared(contradiction.rawValue)) }
    var change = EditChange()
    if let category { change.category = .set(try book.category(named: category)) }
    if let note { change.note = .set(note) }
    if let payee { change.payee = .set(payee) }
    if let period {
      change.period = .set(period.isEmpty ? nil : try book.period(named: period).id)
    }
    if let isHidden { change.hidden = .set(isHidden) }
    if let isDeleted { change.deleted = isDeleted ? .set(true) : .clear }
    if let bad = (addTags + (tags ?? [])).first(where: { !TagName.isValid($0) }) {
      throw .request(.badTag(bad))
    }
    change.addTags = addTags
    change.removeTags = removeTags
    for field in clear {
      switch field {
      case .category: change.category = .clear
      case .note: change.note = .clear
      case .payee: change.payee = .clear
      case .period: change.period = .clear
      case .hidden: change.hidden = .clear
      }
    }
    guard !change.isEmpty || tags != nil else { throw .request(.nothingToChange) }
    return change
  }
}
