import StatementModel

/// The edits of all devices, found by the row that each holds fast to.
///
/// An edit belongs to whichever transaction holds its row: the very row of the very file where
/// that is live, else any row with the same id. So it survives settlement, undo and re-reading.
/// What was undone is left out, unless it is asked for.
struct Edits {
  /// What a person last said of each property, by merged order, and the tags in order.
  struct Effect: Hashable, Sendable {
    var values: [EditProperty: String] = [:]
    var tags: [String] = []
    var removedTags: [String] = []

    mutating func apply(_ fact: EditFact) {
      for (name, value) in fact.set ?? [:] {
        if let property = EditProperty(rawValue: name) { values[property] = value }
      }
      for name in fact.clear ?? [] {
        if let property = EditProperty(rawValue: name) { values[property] = nil }
      }
      for tag in fact.addTags ?? [] {
        removedTags.removeAll { $0 == tag }
        if !tags.contains(tag) { tags.append(tag) }
      }
      for tag in fact.removeTags ?? [] {
        tags.removeAll { $0 == tag }
        if !removedTags.contains(tag) { removedTags.append(tag) }
      }
    }
  }

  struct Place: Hashable {
    var file: String
    var record: Int
  }

  private var byPlace: [Place: [Int]] = [:]
  private var byRow: [TransactionID: [Int]] = [:]
  let entries: [JournalEntry]
  /// Words on possible duplicates, by card, in merged order.
  private(set) var decisions: [CardID: [DuplicateDecision]] = [:]
  /// Words on links, in merged order.
  private(set) var links: [LinkFact] = []
  private var decisionIDs: [String] = []
  /// The periods of all devices.
  let periods: PeriodHistory
  /// Which categories have another name.
  let renames: CategoryRenames
  /// Whether an edit puts a transaction into a period.
  private(set) var assignsPeriods = false
  /// The ids of the edits that are undone.
  let undone: Set<String>

  /// - Parameter includesUndone: Whether undone edits are among the entries, for a history of what
  ///   happened.
  init(
    _ journal: [JournalEntry], names: CardNames = CardNames(), includesUndone: Bool = false
  ) {
    let undone = Self.undone(journal)
    self.undone = undone
    periods = PeriodHistory(journal, undone: undone)
    let renames = CategoryRenames(journal, undone: undone)
    self.renames = renames
    decisionIDs = periods.entryIDs + renames.entryIDs + names.entryIDs
    entries = journal.enumerated().compactMap { place, entry in
      guard entry.kind == .edited, let fact = entry.edited,
        includesUndone || !undone.contains(entry.id)
      else { return nil }
      var entry = entry
      entry.edited?.card = names.card(CardID(fact.card)).text
      if !renames.isEmpty, let category = fact.set?[EditProperty.category.rawValue] {
        let name = renames.current(category, saidAt: place)
        entry.edited?.set?[EditProperty.category.rawValue] = name
      }
      return entry
    }
    for entry in journal where entry.kind == .decided && !undone.contains(entry.id) {
      guard let fact = entry.decided, let decision = DuplicateDecision(fact) else { continue }
      decisions[names.card(CardID(fact.card)), default: []].append(decision)
      decisionIDs.append(entry.id)
    }
    for entry in journal where entry.kind == .linked && !undone.contains(entry.id) {
      guard var fact = entry.linked else { continue }
      fact.first.card = names.card(CardID(fact.first.card)).text
      fact.second.card = names.card(CardID(fact.second.card)).text
      links.append(fact)
      decisionIDs.append(entry.id)
    }
    for (index, entry) in entries.enumerated() {
      guard let fact = entry.edited else { continue }
      if fact.set?[EditProperty.period.rawValue] != nil { assignsPeriods = true }
      byPlace[Place(file: fact.file, record: fact.record), default: []].append(index)
      if let id = TransactionID(fact.row) { byRow[id, default: []].append(index) }
    }
  }

  /// Of each edit, the last word in merged order counts.
  static func undone(_ journal: [JournalEntry]) -> Set<String> {
    var undone = Set<String>()
    for entry in journal {
      guard let edits = entry.target?.edits else { continue }
      if entry.kind == .undone { undone.formUnion(edits) } else { undone.subtract(edits) }
    }
    return undone
  }

  var isEmpty: Bool { entries.isEmpty }

  /// A short text that is equal exactly when the edits are.
  var fingerprint: String {
    var hash = StableHash()
    for entry in entries { hash.add(entry.id) }
    for id in decisionIDs { hash.add(id) }
    let value = hash.value
    return TransactionID(high: value.high, low: value.low).description
  }

  /// The edits of each cluster, by their place in `entries`, in merged order.
  ///
  /// An edit goes to the row that is the same in file, record and id; else to a row of the same
  /// id; else to the row at its place, which another reading may have given another id.
  func assigned(in result: IdentityResult, card: CardID) -> [Int: [Int]] {
    let owners = owners(in: result, card: card).owners
    var assigned: [Int: [Int]] = [:]
    for (edit, cluster) in owners.sorted(by: { $0.key < $1.key }) {
      assigned[cluster, default: []].append(edit)
    }
    return assigned
  }

  /// The same for some days of a card; nothing where an edit holds to anything but its very row,
  /// since that can depend on rows of other days.
  func surelyAssigned(in result: IdentityResult, card: CardID) -> [Int: [Int]]? {
    let strengths = owners(in: result, card: card).strengths
    guard strengths.values.allSatisfy({ $0 == .exact }) else { return nil }
    return assigned(in: result, card: card)
  }

  private func owners(
    in result: IdentityResult, card: CardID
  ) -> (owners: [Int: Int], strengths: [Int: Strength]) {
    var owners: [Int: Int] = [:]
    var strengths: [Int: Strength] = [:]
    guard !isEmpty else { return (owners, strengths) }
    for (index, cluster) in result.clusters.enumerated() {
      for member in cluster.members {
        let reference = member.reference
        let statement = result.statements[reference.statement]
        let id = result.rowIDs[reference.statement][reference.row]
        let place = Place(file: statement.fileHash, record: statement.rows[reference.row].record)
        let here = byPlace[place] ?? []
        for edit in here where entries[edit].edited?.card == card.text {
          let isSame = entries[edit].edited?.row == id.description
          offer(index, isSame ? .exact : .place, for: edit, &owners, &strengths)
        }
        for edit in byRow[id] ?? [] { offer(index, .id, for: edit, &owners, &strengths) }
      }
    }
    return (owners, strengths)
  }

  private enum Strength: Int {
    case place, id, exact
  }

  private func offer(
    _ cluster: Int, _ strength: Strength, for edit: Int, _ owners: inout [Int: Int],
    _ strengths: inout [Int: Strength]
  ) {
    if let found = strengths[edit], found.rawValue >= strength.rawValue { return }
    owners[edit] = cluster
    strengths[edit] = strength
  }

  /// What a list of edits comes to.
  func effect(of edits: [Int]) -> Effect {
    var effect = Effect()
    for edit in edits {
      if let fact = entries[edit].edited { effect.apply(fact) }
    }
    // A period that was deleted is as if nobody had named it.
    if let period = effect.values[.period], !period.isEmpty, periods.list[PeriodID(period)] == nil {
      effect.values[.period] = nil
    }
    return effect
  }

  /// The cards with transactions that edits put into one of these periods.
  func cards(assigning ids: Set<String>) -> Set<CardID> {
    Set(
      entries.compactMap { entry in
        guard let fact = entry.edited, let id = fact.set?[EditProperty.period.rawValue],
          ids.contains(id)
        else { return nil }
        return CardID(fact.card)
      })
  }
}
