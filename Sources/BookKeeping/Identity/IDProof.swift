import StatementModel

/// Which sources' native ids can be trusted, proved over all statements of a card.
///
/// Speaking against a source's ids: rows equal in id, amount and installment within one
/// statement; more than three rows of one id there; an id that stands for something else in another statement; another id for the same
/// content in another statement that covers the day. Speaking for them: the same id for the same
/// event in two statements. Where contradictions outnumber agreements, the ids are ignored. A
/// correction differs from what it corrects by intent, and speaks neither for nor against.
struct IDProof {
  typealias Balance = (agreements: Int, contradictions: Int)

  private(set) var balance: [String: Balance] = [:]

  /// Nothing found out.
  init() {}

  /// What was found out before.
  init(balance: [String: Balance]) { self.balance = balance }

  init(statements: [LiveStatement], keys: RowKeys) {
    // Ids decide between statements only.
    guard statements.count > 1 else { return }
    withinStatements(statements, keys)
    reusedIDs(statements, keys)
    changedIDs(statements, keys)
  }

  /// Whether ids of the source count.
  func trusts(_ source: String) -> Bool {
    guard let found = balance[source] else { return true }
    return found.contradictions <= found.agreements
  }

  private mutating func withinStatements(_ statements: [LiveStatement], _ keys: RowKeys) {
    for (index, statement) in statements.enumerated() {
      var seen = Set<RowKeys.Key>(minimumCapacity: statement.rows.count)
      var bearers: [String: Int] = [:]
      bearers.reserveCapacity(statement.rows.count)
      for row in statement.rows where !row.isCorrection {
        // The parts of one purchase share its id.
        guard let id = row.nativeID, !row.hasDetails || row.details.installment == nil else {
          continue
        }
        bearers[id, default: 0] += 1
        if bearers[id, default: 0] > NativeIDRule.rowsOfOneID {
          balance[statement.source, default: (0, 0)].contradictions += 1
        }
      }
      for (row, key) in keys.native[index].enumerated() where !statement.rows[row].isCorrection {
        if let key, !seen.insert(key).inserted {
          balance[statement.source, default: (0, 0)].contradictions += 1
        }
      }
    }
  }

  /// Compares each id's rows of two statements that both have it, neighbours in canonical order
  /// among those that begin on different days: ids counted from 1 in every file agree wherever two
  /// files begin alike, which proves nothing.
  private mutating func reusedIDs(_ statements: [LiveStatement], _ keys: RowKeys) {
    guard statements.count > 1 else { return }
    var seen: [String: [String: [(statement: Int, rows: [Int])]]] = [:]
    for (index, statement) in statements.enumerated() {
      var own: [String: [Int]] = [:]
      for (row, value) in statement.rows.enumerated() where !value.isCorrection {
        if let id = value.nativeID { own[id, default: []].append(row) }
      }
      for (id, rows) in own {
        var earlier = seen[statement.source]?[id] ?? []
        let other = earlier.last { statements[$0.statement].from != statement.from }
        if let other { compare((index, rows), other, statements, keys) }
        earlier.removeAll { statements[$0.statement].from == statement.from }
        seen[statement.source, default: [:]][id] = earlier.suffix(1) + [(index, rows)]
      }
    }
  }

  private mutating func compare(
    _ one: (statement: Int, rows: [Int]), _ other: (statement: Int, rows: [Int]),
    _ statements: [LiveStatement], _ keys: RowKeys
  ) {
    let source = statements[one.statement].source
    let agree = one.rows.contains { row in
      other.rows.contains {
        Self.agree(
          statements[one.statement].rows[row], keys.native[one.statement][row],
          statements[other.statement].rows[$0], keys.native[other.statement][$0])
      }
    }
    // A pending row may differ from its posted form and still be the same event.
    let bothPosted = [one, other].allSatisfy { place in
      place.rows.allSatisfy { statements[place.statement].rows[$0].status == .posted }
    }
    if agree {
      balance[source, default: (0, 0)].agreements += 1
    } else if bothPosted {
      balance[source, default: (0, 0)].contradictions += 1
    }
  }

  private static func agree(
    _ left: StatementRow, _ leftKey: RowKeys.Key?, _ right: StatementRow, _ rightKey: RowKeys.Key?
  ) -> Bool {
    leftKey == rightKey && abs(left.keyDate.days(to: right.keyDate)) <= NativeIDRule.dayWindow
      && Similarity.similar(left.description, right.description)
  }

  /// Finds contents that two statements show under different ids.
  private mutating func changedIDs(_ statements: [LiveStatement], _ keys: RowKeys) {
    guard statements.count > 1 else { return }
    var latest: [RowKeys.Key: (statement: Int, ids: [String])] = [:]
    for (index, statement) in statements.enumerated() {
      var own: [RowKeys.Key: [String]] = [:]
      for (row, value) in statement.rows.enumerated() where !value.isCorrection {
        if let id = value.nativeID { own[keys.content[index][row], default: []].append(id) }
      }
      for (key, ids) in own {
        if let other = latest[key], statements[other.statement].source == statement.source {
          let shared = Set(ids).intersection(other.ids).count
          let changed = min(ids.count, other.ids.count) - shared
          if changed > 0 {
            balance[statement.source, default: (0, 0)].contradictions += changed
          }
        }
        latest[key] = (index, ids)
      }
    }
  }
}

/// The numbers of the rule on native ids.
enum NativeIDRule {
  /// Rows of one id are one event only if their dates are at most this many days apart.
  static let dayWindow = 10
  /// A purchase, its fee and what else belongs to it share an id; more rows share a filler.
  static let rowsOfOneID = 3
  /// This many other ids must agree where the descriptions are not similar.
  static let agreeingIDs = 3
}
