import StatementModel

/// Which sources' native ids can be trusted, proved over all statements of a card.
///
/// Ids that count the rows of each file anew are of no use. Speaking against a source's ids: rows equal in id, amount and installment within one
/// statement; more than three rows of one id there; an id that stands for something else in another statement; another id for the same
/// content in another statement that covers the day. Speaking for them: the same id for the same
/// event in two statements. Where contradictions outnumber agreements, the ids are ignored. A
/// correction differs from what it corrects by intent, and speaks neither for nor against.
struct IDProof {
  typealias Balance = (agreements: Int, contradictions: Int)

  /// Sources whose files count their rows from 1, each anew.
  private(set) var restarting: Set<String> = []
  private(set) var balance: [String: Balance] = [:]

  init(_ rows: CardRows, keys: RowKeys, texts: TextSimilarity) {
    // Ids decide between statements only.
    guard rows.statements.count > 1 else { return }
    findRestarts(rows.statements)
    var evidence = IDEvidence(rows, keys, texts)
    for (source, name) in rows.sourceNames.enumerated() {
      evidence.begin()
      for index in rows.statements.indices where rows.sources[index] == Int32(source) {
        evidence.lookWithin(index)
        evidence.lookForReused(index)
        evidence.lookForChanged(index)
      }
      if evidence.balance != (0, 0) { balance[name] = evidence.balance }
    }
  }

  /// Whether ids of the source count.
  func trusts(_ source: String) -> Bool {
    if restarting.contains(source) { return false }
    guard let found = balance[source] else { return true }
    return found.contradictions <= found.agreements
  }

  /// Finds the sources whose files count their rows anew: two that begin on different days do.
  ///
  /// What such ids agree in, they agree in by accident.
  private mutating func findRestarts(_ statements: [LiveStatement]) {
    var begins: [String: CalendarDate?] = [:]
    for statement in statements where !restarting.contains(statement.source) {
      guard Self.isCounted(statement.rows) else { continue }
      if let other = begins[statement.source] {
        if other != statement.from { restarting.insert(statement.source) }
      } else {
        begins[statement.source] = .some(statement.from)
      }
    }
  }

  /// Whether the ids of the rows are 1, 2, 3… from the first row on, or from the last.
  static func isCounted(_ rows: StatementColumns) -> Bool {
    func counts(_ number: (Int) -> Int) -> Bool {
      rows.indices.allSatisfy { rows.nativeID(of: $0) == String(number($0)) }
    }
    return !rows.isEmpty && (counts { $0 + 1 } || counts { rows.count - $0 })
  }
}

/// The numbers of the rule on native ids.
enum NativeIDRule {
  /// Rows of one id are one event only if their dates are at most this many days apart.
  static let dayWindow: Int32 = 10
  /// A purchase, its fee and what else belongs to it share an id; more rows share a filler.
  static let rowsOfOneID = 3
  /// This many other ids must agree where the descriptions are not similar.
  static let agreeingIDs = 3
}
