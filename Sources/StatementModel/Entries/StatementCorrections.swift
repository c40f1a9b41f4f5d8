/// Which rows of one statement correct others of it, and which therefore count no more.
///
/// A correction usually names a row of an earlier download (OFX 11.4.3); where the row it names
/// stands beside it, the statement itself says what is left.
package struct StatementCorrections: Sendable {
  /// What of a row matters here.
  package struct Row: Sendable {
    package var nativeID: String?
    package var amount: ExactDecimal
    package var correction: RowCorrection?

    package init(nativeID: String?, amount: ExactDecimal, correction: RowCorrection?) {
      self.nativeID = nativeID
      self.amount = amount
      self.correction = correction
    }
  }

  /// Where the row is that a correction names.
  package enum Target: Hashable, Sendable {
    /// The row at this index of the same statement.
    case row(Int)
    /// In this statement, but which of several rows is not said.
    case ambiguous
    case elsewhere
  }

  /// By the index of each row that is a correction.
  package private(set) var targets: [Int: Target] = [:]
  /// The indices of rows that count no more: replaced, deleted, or a deletion themselves.
  package private(set) var void: Set<Int> = []

  package init(_ rows: StatementColumns) {
    // Nearly no statement corrects anything.
    let hasAny = rows.numbers.contains { $0.marks.contains(.correction) }
    self.init(
      !hasAny
        ? []
        : rows.map { row in
          Row(
            nativeID: row.nativeID, amount: row.amount,
            correction: row.hasDetails ? row.details.correction : nil)
        })
  }

  package init(_ rows: [Row]) {
    let named = Set(rows.compactMap(\.correction?.nativeID))
    guard !named.isEmpty else { return }
    var bearers: [String: [Int]] = [:]
    for (index, row) in rows.enumerated() {
      // A deletion is no transaction that could be corrected.
      guard let id = row.nativeID, named.contains(id), row.correction?.action != .delete else {
        continue
      }
      bearers[id, default: []].append(index)
    }
    var links: [CorrectionChains.Link] = []
    for (index, row) in rows.enumerated() {
      guard let correction = row.correction else { continue }
      let target = Self.target(of: index, rows, among: bearers[correction.nativeID] ?? [])
      targets[index] = target
      if case .row(let corrected) = target {
        links.append(.init(correcting: index, corrected: corrected))
      } else if correction.action == .delete {
        void.insert(index)
      }
    }
    for chain in CorrectionChains.chains(links) {
      let lastStands = chain.last.map { rows[$0].correction?.action == .replace } ?? false
      void.formUnion(lastStands ? chain.dropLast() : chain[...])
    }
  }

  private static func target(of index: Int, _ rows: [Row], among bearers: [Int]) -> Target {
    let own = rows[index]
    // A row that bears the id it names stands in for the row that bore it before, not for another
    // one that does the same.
    let namesItself = own.nativeID == own.correction?.nativeID
    var found: Int?
    var equal: [Int] = []
    var count = 0
    // Of more rows of one id none is meant.
    guard bearers.count <= 64 else { return .ambiguous }
    for bearer in bearers where bearer != index {
      if namesItself, rows[bearer].correction != nil { continue }
      count += 1
      found = bearer
      if rows[bearer].amount == own.amount { equal.append(bearer) }
    }
    guard let found else { return .elsewhere }
    if count == 1 { return .row(found) }
    return equal.count == 1 ? .row(equal[0]) : .ambiguous
  }
}
