import Identity
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
  /// - Parameter result: Of a card of the file.
  func vanished(in result: CardClusters) -> [TransactionID] {
    guard !isEmpty else { return [] }
    let versions = Set(earlier.map(\.hash))
    let new = result.rows.statements.filter { $0.fileHash == file.hash }
    guard !new.isEmpty else { return [] }
    return result.clusters.indices.compactMap { index in
      // What any other file shows has not vanished.
      guard !result.clusters[index].isDeleted,
        result.rows(of: index).allSatisfy({ versions.contains(result.rows.fileHash(of: Int($0))) })
      else { return nil }
      let day = result.rows.keyDate(of: result.firstRow(of: index))
      let isCovered = new.contains { statement in
        guard let from = statement.from, let to = statement.to else { return false }
        return from <= day && day <= to
      }
      return isCovered ? result.shownIDs[index] : nil
    }
  }
}
