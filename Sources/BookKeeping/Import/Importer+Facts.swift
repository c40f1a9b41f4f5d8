import StatementFormats
import StatementModel

/// What a file comes to before anything is written: where it lies, what it should be, the names under
/// which it is known, its cards, and what the journal would record.
extension Importer {
  /// Where a member lies for the choice of its card: beside its archive, since folders in an
  /// archive name no cards; where only the archive's own path fits a glob, there.
  func place(of member: String, in archive: String) -> String {
    let name = FilePath(member).name
    let beside = FilePath(archive).parent.map { "\($0)/\(name)" } ?? name
    return choice.globbed(beside) == nil && choice.globbed(archive) != nil ? archive : beside
  }

  /// What becomes of a file without a statement: passed over, unless there should be one in it,
  /// which a person says by naming it.
  func withoutStatement(
    _ reason: Diagnostic, _ path: String, isNamed: Bool
  ) -> ImportedFile.Outcome {
    guard isNamed || StatementName.promisesStatement(path, without: reason.fact) else {
      return .skipped(reason)
    }
    return .unreadable(
      Diagnostic(.error, ImportFileFact.withoutStatement(reason.fact), at: reason.location))
  }

  /// The name of content that is in the book, where nobody names a card for it: moved to where
  /// nothing tells its card any more, it brings nothing and asks nothing.
  func knownContent(_ hash: String) -> String? {
    options.card == nil && options.cardByAccount.isEmpty ? shownPaths[hash] : nil
  }

  /// What is new about the header for one of the file's cards, unless a person accepted it.
  func newHeader(_ fact: ImportFact) -> HeaderChange? {
    guard !options.acceptsNewHeaders, let header = fact.header else { return nil }
    for card in Set(fact.statements.map(\.card)).sorted() {
      let id = CardID(card)
      guard let change = headers.change(header, of: id) else { continue }
      if !choice.acceptedHeaders(of: id).contains(change.fingerprint) { return change }
    }
    return nil
  }

  /// That the file's content is in the book under another card, for want of the beginning of its
  /// path: to import it again would count it twice.
  func cutImport(_ fact: ImportFact) -> ImportFileFact? {
    let cards = Set(fact.statements.map(\.card))
    for earlier in imports[fact.hash] ?? [] where CutPath.isCut(earlier.path, of: fact.path) {
      guard let card = earlier.statements.first(where: { !cards.contains($0.card) })?.card,
        let right = fact.statements.first?.card
      else { continue }
      return .pathWasCut(
        id: earlier.importID, path: earlier.path, card: card, right: right,
        isKnown: history.seenCards.contains { $0.id.text == right })
    }
    return nil
  }

  /// What to call a profile for a file: after the folder of its card, else after itself.
  func profileName(_ inboxPath: String?, _ shown: String) -> String {
    let parts = FilePath(inboxPath ?? shown).components
    let name = parts.count > 1 ? parts[parts.count - 2] : parts.last ?? "my-bank"
    return String(name.prefix { $0 != "." })
  }

  /// The card that the profile names, or the single one whose configured profile it is.
  func profileCard(_ profile: StatementProfile?) -> CardID? {
    guard let profile else { return nil }
    if let card = profile.card { return CardID(card) }
    let cards = configuration.cards.filter { $0.profile == profile.name }
    return cards.count == 1 ? cards[0].card.id : nil
  }

  /// The name under which every statement of the file is live for its card already.
  func knownName(_ fact: ImportFact) -> String? {
    let keys = keys(of: fact)
    let isKnown = keys.allSatisfy { history.statements[$0] != nil || batch.read[$0] != nil }
    guard isKnown else { return nil }
    let earlier = (imports[fact.hash] ?? []) + batch.ready(of: fact.hash)
    // A file without statements is known by its import alone.
    return earlier.first { !keys.isEmpty || $0.importID == fact.importID }?.path
  }

  func keys(of fact: ImportFact) -> [StatementKey] {
    fact.statements.map {
      StatementKey(fileHash: fact.hash, ordinal: $0.ordinal, card: CardID($0.card))
    }
  }

  /// What the journal would record of a file, and what each of its statements amounts to.
  func fact(
    of file: StatementFile, _ read: [Statement], hash: String, shown: String, bytes: Int,
    profile: StatementProfile?, chosen: [CardChoice.Chosen]
  ) -> (fact: ImportFact, sums: [StatementSums]) {
    var sums: [StatementSums] = []
    var fact = ImportFact(
      hash: hash, path: shown, ext: Archive.fileExtension(of: shown), bytes: bytes,
      format: file.format, rejected: file.rejected.count,
      statements: zip(read, chosen).enumerated().map { ordinal, pair in
        let (statement, choice) = pair
        let currency =
          statement.currency ?? profile?.currency ?? self.choice.cards[choice.card]?.currency
          ?? configuration.currency
        let amount = StatementSums(statement, currency: currency)
        sums.append(amount)
        return StatementFact(
          ordinal: ordinal, card: history.names.key(choice.card).text, account: statement.account,
          type: statement.accountType?.name, currency: currency.code, rows: statement.rows.count,
          reading: ReadingRecord(amount, of: statement, currency: currency))
      },
      profile: profile.map(ProfileRecord.init), settings: file.decided,
      header: file.format == "csv" ? file.header : nil)
    fact = fact.current(history.names, reread: nil)
    let count = undone.count(of: fact)
    if count > 0 { fact.again = count }
    return (fact, sums)
  }
}

extension StatementFile {
  /// All that its reader decided, by the keys of a profile; nothing where there is nothing to say.
  var decided: [String: String]? {
    settings.isEmpty
      ? nil : Dictionary(settings.map { ($0.key, $0.value) }, uniquingKeysWith: { one, _ in one })
  }
}
