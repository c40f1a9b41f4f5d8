import Identity
import RuleEngine
import StatementModel

/// Makes the snapshot of a book card by card: transactions of clusters, decided by rules and persons.
struct SnapshotBuilder {
  private let decider: Decider
  private let edits: Edits
  private var snapshot = Snapshot()
  private var texts = StringInterner()
  private var categories: [CategoryPath: Int32] = [:]
  private let known: KnownMerchants?
  /// By the numbers of texts: what the description makes possible; negative where nobody asked.
  private var choices: [Int] = []

  /// - Parameter known: What a former snapshot knows.
  init(_ decider: Decider, _ edits: Edits, _ known: KnownMerchants? = nil) {
    self.decider = decider
    self.edits = edits
    self.known = known
  }

  // MARK: Cards

  /// Adds the transactions of a card.
  mutating func add(_ evaluation: CardEvaluation) {
    let (result, card) = (evaluation.result, evaluation.card)
    let builder = TransactionBuilder(result)
    let first = snapshot.transactions.count
    let number = snapshot.transactions.number(of: card)
    let files = result.rows.statements.map { statement in
      Int32(texts.number(of: evaluation.shownPaths[statement.fileHash] ?? ""))
    }
    let descriptions = result.rows.texts.strings.map { Int32(texts.number(of: $0)) }
    snapshot.transactions.reserveCapacity(first + result.clusters.count)
    for cluster in result.clusters.indices {
      guard let draft = builder.draft(of: cluster) else { continue }
      let names = TransactionTable.Names(
        card: number, description: descriptions[result.rows.textNumber(of: draft.row)],
        file: files[result.rows.statement(of: draft.row)])
      let stated = result.rows.details(of: draft.row).map { TransactionDetails($0) }
      let effect = evaluation.edits.isEmpty ? nil : evaluation.edits[cluster].map(edits.effect)
      var transaction = UndecidedTransaction(numbers: draft.numbers, details: stated)
      let decision = decider.decide(
        choice(ofText: Int(names.description)),
        decider.lens.facts(
          of: card, texts.strings[Int(names.description)], draft.numbers, stated,
          handTags: effect?.tags ?? []))
      decider.set(decision, effect, of: &transaction)
      append(transaction, names)
    }
    snapshot.aliases += evaluation.aliases
    addDoubts(result, first: first)
  }

  /// What a description makes possible, worked out once a text.
  private mutating func choice(ofText number: Int) -> Int {
    while choices.count <= number { choices.append(-1) }
    if choices[number] < 0 { choices[number] = decider.choice(of: texts.strings[number]) }
    return choices[number]
  }

  private mutating func append(
    _ transaction: UndecidedTransaction, _ undecided: TransactionTable.Names
  ) {
    var names = undecided
    if let payee = transaction.payee { names.payee = Int32(texts.number(of: payee)) }
    if let category = transaction.category { names.category = number(of: category) }
    if let details = transaction.details { snapshot.transactions.keep(details, in: &names) }
    snapshot.transactions.append(transaction.numbers, names)
  }

  private mutating func number(of category: CategoryPath) -> Int32 {
    if let known = categories[category] { return known }
    let number = snapshot.transactions.number(of: category)
    categories[category] = number
    return number
  }

  /// Adds the pairs of which a person has taken neither out of the book.
  private mutating func addDoubts(_ result: CardClusters, first: Int) {
    guard !result.possibleDuplicates.isEmpty else { return }
    let own = snapshot.transactions.numbers[first...]
    let present = Set(own.lazy.filter { !$0.status.isGone }.map(\.id))
    for pair in result.possibleDuplicates {
      let ids = (result.shownIDs[pair.first], result.shownIDs[pair.second])
      guard present.contains(ids.0), present.contains(ids.1) else { continue }
      snapshot.doubts.append(DoubtfulPair(first: ids.0, second: ids.1))
    }
  }

  /// Adds cards as a former snapshot has them.
  mutating func keep(_ cards: Set<CardID>, of former: Snapshot) {
    let all = former.transactions
    let cardNumbers = all.cards.map {
      cards.contains($0) ? snapshot.transactions.number(of: $0) : -1
    }
    let textNumbers = all.texts.map { Int32(texts.number(of: $0)) }
    let categoryNumbers = all.categories.map { number(of: $0) }
    var others: Set<TransactionID> = []
    for index in all.indices {
      var names = all.names[index]
      guard cardNumbers[Int(names.card)] >= 0 else {
        others.insert(all.numbers[index].id)
        continue
      }
      names.card = cardNumbers[Int(names.card)]
      names.description = textNumbers[Int(names.description)]
      names.file = textNumbers[Int(names.file)]
      if names.payee >= 0 { names.payee = textNumbers[Int(names.payee)] }
      if names.category >= 0 { names.category = categoryNumbers[Int(names.category)] }
      if let details = all.details(at: index) {
        snapshot.transactions.keep(details, in: &names)
      }
      snapshot.transactions.append(all.numbers[index], names)
    }
    snapshot.aliases += former.aliases.filter { !others.contains($0.shown) }
    snapshot.doubts += former.doubts.filter { !others.contains($0.first) }
  }

  // MARK: All

  /// The snapshot with all cards, in order and without links.
  ///
  /// - Parameter basis: The book's date setting.
  consuming func finish(by basis: DateBasis, asOf: CalendarDate?) -> Snapshot {
    snapshot.transactions.take(texts: texts.strings)
    let (known, table) = (known, snapshot.transactions)
    snapshot.transactions.merchantKeys = MerchantKeys(of: table) { description in
      known?.key(of: description) ?? MerchantKey(description).text
    }
    // A pattern that was stopped by the match limit is looked for, and told of, each time.
    if decider.limitHits.isEmpty {
      snapshot.patterns = MatchedPatterns(of: table) { [decider] in
        decider.knownPatterns(in: table.texts[$0])
      }
    }
    snapshot.transactions.sortNewestFirst(by: basis)
    snapshot.aliases.sort { $0.alias < $1.alias }
    snapshot.asOf = asOf
    return snapshot
  }
}
