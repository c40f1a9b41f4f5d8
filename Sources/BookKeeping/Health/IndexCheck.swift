import StatementModel

/// Holds the index, part by part, against what the files come to.
struct IndexCheck {
  let fresh: FreshBook

  /// - Parameter marks: What the index should say that it was made of.
  func check(_ paths: BookPaths, marks: [IndexMark: String]) -> HealthCheck {
    let location = SourceLocation(file: paths.shown(paths.index))
    func found(_ severity: Diagnostic.Severity, _ fact: any DiagnosticFact) -> HealthCheck {
      HealthCheck(.index, detail, [Diagnostic(severity, fact, at: location)])
    }
    do throws(IndexError) {
      let index = try BookIndex.open(at: paths.index)
      for (mark, value) in marks where index.value(for: mark.rawValue) != value {
        return found(.note, HealthFact.indexBehind)
      }
      if let difference = try difference(in: index) {
        return found(.error, HealthFact.indexDiffers(difference))
      }
      return HealthCheck(.index, detail)
    } catch {
      if error == .missing { return found(.note, HealthFact.indexMissing) }
      if case .wrongVersion = error { return found(.note, HealthFact.indexBehind) }
      // What is in the way of reading it may be in the way of making it, too.
      return found(
        .error, error.isCuredByRebuilding ? HealthFact.indexBad(error.summary) : error)
    }
  }

  private var detail: String {
    Counted.text(fresh.snapshot.transactions.count, "transaction") + " evaluated anew"
  }

  /// The first part that differs, in words without a statement's text.
  private func difference(in index: BookIndex) throws(IndexError) -> String? {
    let statements = Dictionary(
      try index.statements().map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    guard statements.count == fresh.statements.count else {
      return "\(Counted.text(statements.count, "statement")) instead of \(fresh.statements.count)"
    }
    for (key, statement) in fresh.statements.sorted(by: {
      ($0.key.card, $0.key) < ($1.key.card, $1.key)
    }) {
      guard statements[key] == statement.indexed,
        try index.rows(ofCard: key.card)[key] == statement.rows
      else { return "the statement of \(statement.indexed.file) differs" }
    }
    return Self.difference(try index.snapshot(), fresh.snapshot)
  }

  private static func difference(_ known: Snapshot, _ fresh: Snapshot) -> String? {
    guard known.transactions.count == fresh.transactions.count else {
      return """
        \(Counted.text(known.transactions.count, "transaction")) instead of \
        \(fresh.transactions.count)
        """
    }
    for (one, other) in zip(known.transactions, fresh.transactions) where one != other {
      return "transaction \(other.id.short) differs"
    }
    guard known.aliases == fresh.aliases else { return "further ids of transactions differ" }
    guard Set(known.doubts) == Set(fresh.doubts) else { return "possible duplicates differ" }
    return Set(known.links) == Set(fresh.links) && known.effects == fresh.effects
      ? nil : "what links do differs"
  }
}
