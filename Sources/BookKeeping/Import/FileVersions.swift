import StatementModel

/// Transactions that only earlier versions of a file show: told by the run that brings the later
/// one, and by an examination from then on.
package struct VanishedRows: DiagnosticFact {
  private let ids: [String]
  private let imports: [String]

  /// - Parameter imports: The ids of the imports of the earlier versions.
  package init(_ ids: [TransactionID], imports: [String]) {
    self.ids = ids.map(\.short)
    self.imports = imports
  }

  package var code: String { "vanished-rows" }

  package var summary: String {
    "an earlier version of this file shows \(Counted.text(ids.count, "transaction"))"
      + " that this one does not: \(ids.prefix(8).joined(separator: ", "))"
      + (ids.count > 8 ? ", …" : "")
  }

  package var remedy: String? {
    "both versions count; "
      + imports.map { "`daybook imports undo \($0)`" }.joined(separator: " or ")
      + " takes the earlier one back, `daybook show ID` says more, and `daybook edit ID --delete`"
      + " takes out one transaction"
  }
}

/// The live imports by their paths, put together once for all files that are held against them.
struct ImportsByPath {
  private var facts: [String: [(place: Int, fact: ImportFact)]] = [:]

  /// - Parameter paths: No others are asked for.
  init(_ history: History, at paths: Set<String>) {
    for (place, item) in history.imports.enumerated()
    where item.isLive && paths.contains(item.fact.path) {
      facts[item.fact.path, default: []].append((place, item.fact))
    }
  }

  /// In merged order.
  ///
  /// - Parameter count: Only of the first so many of all imports.
  fileprivate func live(at path: String, before count: Int) -> [ImportFact] {
    (facts[path] ?? []).prefix { $0.place < count }.map(\.fact)
  }
}

/// A file and the live ones of other content that were imported from the same path before it:
/// earlier versions of it, most likely.
struct FileVersions {
  let file: ImportFact
  let earlier: [ImportFact]

  /// - Parameter count: So many imports of the history came before the file's own.
  init(of file: ImportFact, in imports: ImportsByPath, before count: Int) {
    self.file = file
    // What comes through standard input under no name is no version of what came before.
    let isNamed =
      file.path != InputFile.standardInput
      && !FilePath(file.path).isBelow(InputFile.standardInput)
    earlier =
      isNamed
      ? imports.live(at: file.path, before: count).filter { $0.hash != file.hash } : []
  }

  var isEmpty: Bool { earlier.isEmpty }

  /// What the earlier versions show on the days of the file's statements, and it does not.
  ///
  /// - Parameter evaluations: Those of the file's cards, with their rows.
  func vanished(in evaluations: [CardEvaluation]) -> [TransactionID] {
    guard !isEmpty else { return [] }
    let versions = Set(earlier.map(\.hash))
    let cards = Set(file.statements.map { CardID($0.card) })
    var gone: [TransactionID] = []
    for evaluation in evaluations where cards.contains(evaluation.card) {
      let statements = evaluation.result.statements
      let new = statements.filter { $0.fileHash == file.hash }
      for (index, cluster) in evaluation.result.clusters.enumerated() where !cluster.isDeleted {
        // What any other file shows has not vanished.
        guard
          cluster.members.allSatisfy({
            versions.contains(statements[$0.reference.statement].fileHash)
          })
        else { continue }
        let first = cluster.members[0].reference
        let day = statements[first.statement].rows[first.row].keyDate
        let isCovered = new.contains { statement in
          guard let from = statement.from, let to = statement.to else { return false }
          return from <= day && day <= to
        }
        if isCovered { gone.append(evaluation.result.shownIDs[index]) }
      }
    }
    return gone
  }
}
