import Identity
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

  /// By file and record.
  private var byPlace: [String: [Int: [Int]]] = [:]
  private var byRow: [TransactionID: [Int]] = [:]
  let entries: [JournalEntry]
  /// Words on possible duplicates, by card, in merged order.
  private(set) var decisions: [CardID: [DuplicateDecision]] = [:]
  /// Words on links, in merged order.
  private(set) var links: [LinkFact] = []
  private var decisionIDs: [String] = []
  /// The entries by which categories and cards have other names.
  private let nameIDs: [String]
  /// By card: the entries on possible duplicates.
  private var duplicateIDs: [CardID: [String]] = [:]
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
    nameIDs = renames.entryIDs + names.entryIDs
    decisionIDs = periods.entryIDs + nameIDs
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
      duplicateIDs[names.card(CardID(fact.card)), default: []].append(entry.id)
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
      byPlace[fact.file, default: [:]][fact.record, default: []].append(index)
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
    return hash.text
  }

  /// By card: a short text that is equal exactly where a person's words on its rows are.
  func decisionFingerprints(of cards: some Sequence<CardID>) -> [CardID: String] {
    var common = StableHash()
    for id in nameIDs { common.add(id) }
    var texts: [CardID: String] = [:]
    for card in cards {
      var hash = common
      for id in duplicateIDs[card] ?? [] { hash.add(id) }
      texts[card] = hash.text
    }
    return texts
  }

  /// By card: a short text that is equal exactly where what edits say of its transactions is, words on
  /// rows and on links apart.
  func fingerprints(of cards: some Sequence<CardID>) -> [CardID: String] {
    var hashes = Dictionary(
      cards.map { ($0, StableHash()) }, uniquingKeysWith: { first, _ in first })
    for entry in entries {
      guard let fact = entry.edited else { continue }
      hashes[CardID(fact.card)]?.add(entry.id)
      // A period that was deleted is as if nobody had named it.
      if let period = fact.set?[EditProperty.period.rawValue] {
        hashes[CardID(fact.card)]?.add(periods.list[PeriodID(period)] == nil ? UInt8(0) : 1)
      }
    }
    return hashes.mapValues(\.text)
  }

  /// The edits of each cluster, by their place in `entries`, in merged order.
  ///
  /// An edit goes to the row that is the same in file, record and id; else to a row of the same
  /// id; else to the row at its place, which another reading may have given another id.
  func assigned(in result: CardClusters, card: CardID) -> [Int: [Int]] {
    guard !isEmpty else { return [:] }
    var owners: [Int: (cluster: Int, strength: Strength)] = [:]
    func offer(_ cluster: Int, _ strength: Strength, for edit: Int) {
      if let found = owners[edit], found.strength.rawValue >= strength.rawValue { return }
      owners[edit] = (cluster, strength)
    }
    // By statement: the edits of its file, by record.
    let byRecord = result.rows.statements.map { byPlace[$0.fileHash] }
    for cluster in result.clusters.indices {
      for row in result.rows(of: cluster).lazy.map({ Int($0) }) {
        let id = result.rows.ids[row]
        if let here = byRecord[result.rows.statement(of: row)]?[result.rows.record(of: row)] {
          for edit in here where entries[edit].edited?.card == card.text {
            let isSame = entries[edit].edited?.row == id.description
            offer(cluster, isSame ? .exact : .place, for: edit)
          }
        }
        for edit in byRow[id] ?? [] { offer(cluster, .id, for: edit) }
      }
    }
    var assigned: [Int: [Int]] = [:]
    for (edit, owner) in owners.sorted(by: { $0.key < $1.key }) {
      assigned[owner.cluster, default: []].append(edit)
    }
    return assigned
  }

  private enum Strength: Int {
    case place, id, exact
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

}
