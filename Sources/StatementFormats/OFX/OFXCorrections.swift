import StatementModel

/// The corrections that the statements of a file hold, where rows are only counted.
///
/// A row that is corrected may stand before what corrects it, so the ids that are named are found
/// in one pass, and the rows that bear them held against each other in the next. Only those rows
/// are kept.
struct OFXCorrections {
  /// The ids that corrections of the file name.
  private(set) var named: Set<String> = []
  /// The ids of the pass before; nothing in the first pass.
  let known: Set<String>?
  private var rows: [StatementCorrections.Row] = []
  private var facts: [(facts: OFXRowFacts, isPending: Bool)] = []

  init(known: Set<String>?) { self.known = known }

  /// Whether another pass is needed to tell which rows count.
  var needsPass: Bool { known == nil && !named.isEmpty }

  /// Takes a row that may matter to a correction; false where it doesn't and is to be counted.
  mutating func take(
    _ facts: OFXRowFacts, id: String?, correction: RowCorrection?, isPending: Bool
  ) -> Bool {
    if let correction { named.insert(correction.nativeID) }
    guard let known, correction != nil || id.map(known.contains) == true else { return false }
    rows.append(.init(nativeID: id, amount: facts.amount, correction: correction))
    self.facts.append((facts, isPending))
    return true
  }

  /// Counts the rows of a statement that count, and tells how many do not.
  mutating func finish(into counts: inout OFXRowCounts) -> Int {
    guard !rows.isEmpty else { return 0 }
    let void = StatementCorrections(rows).void
    for (index, row) in facts.enumerated() where !void.contains(index) {
      counts.add(row.facts, isPending: row.isPending)
    }
    rows = []
    facts = []
    return void.count
  }
}
