import StatementModel

/// Lets the names of categories in files follow what was undone or done again.
package struct FollowingFiles: Sendable {
  /// The files that were changed, as they are shown.
  package private(set) var changed: [String] = []
  /// Why others were not.
  package private(set) var warnings: [Diagnostic] = []

  /// Changes the files.
  package init(_ entries: [LogEntry], areUndone: Bool, in paths: BookPaths) {
    // Entries of older programs do not tell what became of the files.
    for rename in entries.compactMap(\.renamed) where !rename.isMerge || !rename.files.isEmpty {
      do throws(BookError) {
        let plan = try CategorySettings.follow(rename, isUndone: areUndone, in: paths)
        changed += plan.files.map(\.path)
      } catch {
        let reason = error.diagnostics.first?.fact.summary ?? ""
        let (from, to) = areUndone ? (rename.to, rename.from) : (rename.from, rename.to)
        let fact: RequestFact =
          rename.isMerge
          ? .filesNotRestored(reason, files: rename.fileNames)
          : .filesStay(reason, from: from.text, to: to.text)
        warnings.append(Diagnostic(.warning, fact))
      }
    }
  }
}
