import StatementFormats
import StatementModel

/// Finds the card of a statement, in the order that the documentation promises: the option, an
/// account that a card lists, a glob, the folder, the profile, the account, a number in the file's
/// name; otherwise the file waits.
struct CardChoice {
  /// A statement's card, and what choosing it adds to the book.
  struct Chosen: Hashable {
    var card: CardID
    var isNew: Bool
  }

  let configured: [ConfiguredCard]
  /// The cards known so far, with the accounts bound to them.
  private(set) var cards: [CardID: Card]
  /// Which cards are part of another, and which have another id.
  private let names: CardNames

  /// - Parameter configured: Each by the id that it has now.
  init(configured: [ConfiguredCard], known: [Card], names: CardNames = CardNames()) {
    self.configured = configured
    self.names = names
    cards = [:]
    for card in configured where names.card(card.card.id) == card.card.id {
      cards[card.card.id] = card.card
    }
    for card in known { merge(card) }
    // What daybook.yaml says of a card that is part of another now: its numbers.
    for card in configured {
      let whole = names.card(card.card.id)
      guard whole != card.card.id else { continue }
      merge(Card(id: whole, name: whole.text, accounts: card.card.accounts))
    }
  }

  /// The headers that a person accepted for a card, or for one that is part of it.
  func acceptedHeaders(of card: CardID) -> [String] {
    configured.filter { names.card($0.card.id) == card }.flatMap(\.acceptedHeaders)
  }

  /// Adds a card made on sight, or the accounts bound to one that is known.
  mutating func merge(_ card: Card) {
    if var known = cards[card.id] {
      // What the card was made with holds until the configuration says otherwise.
      known.currency = known.currency ?? card.currency
      known.type = known.type ?? card.type
      cards[card.id] = known
      for account in card.accounts { bind(account, to: card.id) }
    } else {
      cards[card.id] = card
    }
  }

  /// The configured profile of the card that path or option name, before the file is read.
  func profileName(path: String, options: ImportOptions) -> String? {
    let named = options.card?.text ?? globbed(path)?.text ?? folder(of: path)
    guard let id = named.map({ existing($0) ?? CardID($0) }) else { return nil }
    return configured.first { $0.card.id == id }?.profile
  }

  /// Chooses the card of each statement of a file, or says what must be told.
  ///
  /// - Parameters:
  ///   - path: Relative to `Statements/` where the file lies in it, else nothing.
  ///   - location: The file, whose name may tell what nothing else does.
  ///   - readsName: Whether all that can come before has come, so that a number in the file's name
  ///     may tell the card.
  mutating func choose(
    for statements: [Statement], path: String?, location: SourceLocation,
    profileCard: CardID?, readsName: Bool = true, options: ImportOptions
  ) -> Result<[Chosen], CardQuestion> {
    let accounts = Set(statements.compactMap(\.account))
    if options.card != nil, accounts.count > 1 {
      return .failure(.init(.severalAccounts(accounts.sorted()), at: location))
    }
    var chosen: [Chosen] = []
    for statement in statements {
      switch choose(
        for: statement, isOnly: accounts.count <= 1, path: path, profileCard: profileCard,
        fileName: accounts.isEmpty ? FilePath(location.file).name : nil,
        readsName: readsName, options: options)
      {
      case .success(let choice):
        chosen.append(choice)
      case .failure(let fact):
        return .failure(.init(fact, at: location))
      }
    }
    return .success(chosen)
  }

  private mutating func choose(
    for statement: Statement, isOnly: Bool, path: String?, profileCard: CardID?,
    fileName: String?, readsName: Bool, options: ImportOptions
  ) -> Result<Chosen, CardFact> {
    let account = statement.account
    let listing = account.map(cardsListing) ?? []
    if let account = account ?? statement.pocket,
      let named = options.cardByAccount.first(where: { AccountNumber.matches($0.key, account) })
    {
      return take(named.value, account: statement.account, listing: listing, statement: statement)
    }
    if let named = options.card {
      return take(
        pocket(statement.pocket, of: named), account: account, listing: listing,
        statement: statement)
    }
    let place = path.flatMap(placed).map { pocket(statement.pocket, of: $0) }
    if let place, listing.contains(place) { return .success(Chosen(card: place, isNew: false)) }
    if listing.count > 1, let account {
      return .failure(.ambiguousAccount(account, listing.map(\.text)))
    }
    if let pocket = statement.pocket, let known = cardsListing(pocket).first,
      place.map({ cards[$0] == nil }) ?? true
    {
      // A person bound it by name.
      guard let place else { return .success(Chosen(card: known, isNew: false)) }
      return .failure(.clash(account: pocket, card: known.text, place: place.text))
    }
    if let known = listing.first {
      if let place, place != known, let account {
        return .failure(.clash(account: account, card: known.text, place: place.text))
      }
      return .success(Chosen(card: known, isNew: false))
    }
    if let place {
      guard isOnly else { return .failure(.unknownAccountInFolder(account, folder: place.text)) }
      return take(place, account: account, listing: listing, statement: statement)
    }
    if let profileCard {
      return take(
        pocket(statement.pocket, of: profileCard), account: account, listing: listing,
        statement: statement)
    }
    if let account {
      return .success(make(newID(for: account), account: account, statement: statement))
    }
    return byNumber(in: fileName ?? "", of: statement, readsName: readsName)
  }

  /// The one known card that a number in the file's name is of.
  ///
  /// It makes no new card: a name is weaker evidence than what the file itself says.
  private func byNumber(
    in name: String, of statement: Statement, readsName: Bool
  ) -> Result<Chosen, CardFact> {
    let numbers = NameNumbers(name, of: statement).numbers
    guard readsName else { return .failure(.unknown(numbers: numbers)) }
    var found: [CardID] = []
    var telling: [String] = []
    for number in numbers {
      let ids = cards.values.filter { ends($0, in: number) }.map(\.id).sorted()
      guard !ids.isEmpty else { continue }
      telling.append(number)
      found += ids.filter { !found.contains($0) }
    }
    if found.count > 1 { return .failure(.ambiguousName(telling, found.map(\.text))) }
    if let card = found.first { return .success(Chosen(card: card, isNew: false)) }
    // Cards are called by four digits; longer numbers may be anything.
    guard numbers.count == 1, let number = numbers.first, number.utf8.count == 4 else {
      return .failure(.unknown(numbers: numbers))
    }
    return .failure(.unknown(numbers: numbers, proposal: newID(for: number).text))
  }

  /// Whether a card's account ends in these digits, or its id or name does.
  private func ends(_ card: Card, in number: String) -> Bool {
    if card.accounts.contains(where: { AccountNumber.ends($0, in: number) }) { return true }
    let words = [card.name, card.id.text] + names.others(of: card.id).map(\.text)
    return words.contains { word in
      String(word.reversed().prefix { $0.isASCII && $0.isNumber }.reversed()) == number
    }
  }

  /// Equal exactly where cards are found by the same ids and accounts.
  var fingerprint: String {
    var hash = StableHash()
    for card in cards.values.sorted(by: { $0.id < $1.id }) {
      hash.add(card.id.text)
      hash.add(card.name)
      hash.add(Int64(card.accounts.count))
      for account in card.accounts { hash.add(account) }
      for id in names.others(of: card.id) { hash.add(id.text) }
    }
    return hash.text
  }

  /// Takes a card by name: made if it is new, and bound to the account unless that is another's.
  private mutating func take(
    _ id: CardID, account: String?, listing: [CardID], statement: Statement
  ) -> Result<Chosen, CardFact> {
    let id = names.card(existing(id.text) ?? id)
    if let account, let other = listing.first, !listing.contains(id) {
      return .failure(.clash(account: account, card: other.text, place: id.text))
    }
    guard cards[id] != nil else {
      return .success(make(id, account: account, statement: statement))
    }
    if let account, !listing.contains(id) { bind(account, to: id) }
    return .success(Chosen(card: id, isNew: false))
  }

  /// The card of a part of an account that the file keeps apart: `revolut-savings`.
  ///
  /// It is bound to no number, for everyone's is called the same.
  private func pocket(_ pocket: String?, of card: CardID) -> CardID {
    guard let pocket else { return card }
    let words = pocket.lowercased().split { !$0.isLetter && !$0.isNumber }
    return CardID("\(card.text)-\(words.joined(separator: "-"))")
  }

  private mutating func make(_ id: CardID, account: String?, statement: Statement) -> Chosen {
    cards[id] = Card(
      id: id, name: id.text, accounts: account.map { [$0] } ?? [], currency: statement.currency,
      type: statement.accountType)
    return Chosen(card: id, isNew: true)
  }

  private mutating func bind(_ account: String, to id: CardID) {
    guard var card = cards[id],
      !card.accounts.contains(where: { AccountNumber.matches($0, account) })
    else { return }
    card.accounts.append(account)
    cards[id] = card
  }

  private func cardsListing(_ account: String) -> [CardID] {
    cards.values.filter { card in
      card.accounts.contains { AccountNumber.matches($0, account) }
    }.map(\.id).sorted()
  }

  /// The card that a path below `Statements/` names, by a glob or by its folder.
  func placed(_ path: String) -> CardID? {
    (globbed(path) ?? folder(of: path).map { existing($0) ?? CardID($0) }).map(names.card)
  }

  /// The card of which a glob fits the path.
  func globbed(_ path: String) -> CardID? {
    configured.first { card in
      card.statementGlobs.contains { StatementGlob(checked: $0)?.matches(path) ?? false }
    }?.card.id
  }

  /// The folder right under `Statements/` that the path lies in.
  private func folder(of path: String) -> String? {
    let names = FilePath(path).components
    return names.count > 1 ? String(names[0]) : nil
  }

  /// The known card of a name, compared without case; its former ids are names of it too.
  func existing(_ name: String) -> CardID? {
    let id = CardID(name)
    if cards[id] != nil { return id }
    let now = names.own(id)
    if now != id { return now }
    let folded = name.lowercased()
    return cards.keys.sorted().first { $0.text.lowercased() == folded }
      ?? names.own(named: folded)
  }

  /// An id for a card of which only the number is known: `card-4417`, with as many more of the
  /// number's last characters as it takes to be new.
  func newID(for account: String) -> CardID {
    let visible = account.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    for length in stride(from: 4, through: max(4, visible.count), by: 1) {
      let id = CardID("card-\(visible.suffix(length))")
      // What was a card's id, or is a part's, means that card.
      if existing(id.text) == nil, names.card(id) == id { return id }
    }
    return CardID("card-\(visible)-\(cards.count + 1)")
  }
}

/// Why a file's card can't be known, as an error to carry.
struct CardQuestion: Error {
  var diagnostic: Diagnostic
  /// Whether another file that comes with this one may tell the card.
  var hangsOnOthers = false

  init(_ fact: CardFact, at location: SourceLocation) {
    diagnostic = Diagnostic(.error, fact, at: location)
    if case .unknown(let numbers, _) = fact { hangsOnOthers = !numbers.isEmpty }
  }
}
