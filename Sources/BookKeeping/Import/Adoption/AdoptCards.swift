import RuleEngine
import StatementModel

/// Writes into `daybook.yaml` what files tell of their cards, at a person's word.
package struct AdoptCards {
  private let book: Book

  package init(in book: Book) { self.book = book }

  /// Looks through the inbox and writes an entry for each card that files tell of and that has none,
  /// and leaves every other line as it is.
  ///
  /// - Parameter progress: Told each path as it is begun.
  /// - Returns: The cards that have an entry now, or more in it.
  /// - Throws: Besides what any import throws, `.usage` where the file is written so that a card must
  ///   be put there by hand.
  package func callAsFunction(
    progress: (String) -> Void = { _ in }
  ) throws(BookError) -> [CardID] {
    var options = ImportOptions()
    options.isDryRun = true
    options.looksAgain = true
    let outcome = try ImportStatements(in: book).inbox(options, progress: progress)
    let configured = Dictionary(
      book.configuration.cards.map { ($0.card.id, $0) }, uniquingKeysWith: { one, _ in one })
    var adopted: [CardID] = []
    for card in cards(of: outcome) where configured[card.id] == nil {
      try SettingsFile(book.paths).set(
        .mapping(Self.entries(of: card)), at: ["cards", card.id.text])
      adopted.append(card.id)
    }
    for proposal in outcome.proposals {
      try write(proposal, over: configured[proposal.card])
      adopted.append(proposal.card)
    }
    return adopted
  }

  /// The cards that there are, and those that files tell themselves.
  private func cards(of outcome: ImportOutcome) -> [Card] {
    let told = outcome.files.flatMap { file -> [Card] in
      guard case .imported(let statements) = file.outcome else { return [] }
      return statements.map(\.card)
    }
    let all = Dictionary(
      (book.cards + told).map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    return all.values.sorted { $0.id < $1.id }
  }

  private static func entries(of card: Card) -> [SettingValue.Entry] {
    var entries: [SettingValue.Entry] = [.init("name", .text(card.name))]
    if !card.accounts.isEmpty {
      entries.append(.init("accounts", .list(card.accounts.map(SettingValue.text))))
    }
    if let type = card.type { entries.append(.init("type", .text(type.name))) }
    if let currency = card.currency, currency.isKnown {
      entries.append(.init("currency", .text(currency.code)))
    }
    return entries
  }

  private func write(_ proposal: CardProposal, over known: ConfiguredCard?) throws(BookError) {
    let place = ["cards", proposal.card.text]
    let numbers = (known?.card.accounts ?? []) + (proposal.number.map { [$0] } ?? [])
    let patterns = (known?.statementGlobs ?? []) + proposal.patterns
    let lists = [("accounts", numbers), ("statements", patterns)].filter { !$0.1.isEmpty }.map {
      SettingValue.Entry($0.0, .list($0.1.map(SettingValue.text)))
    }
    guard known == nil else {
      for entry in lists { try SettingsFile(book.paths).set(entry.value, at: place + [entry.key]) }
      return
    }
    let name = proposal.name.map { [SettingValue.Entry("name", .text($0))] } ?? []
    try SettingsFile(book.paths).set(.mapping(name + lists), at: place)
  }
}
