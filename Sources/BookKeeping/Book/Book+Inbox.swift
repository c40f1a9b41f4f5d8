extension Book {
  /// Whether nothing was imported into it that counts.
  package var isEmpty: Bool { history.liveImports.isEmpty }

  /// Whether nothing lies in `Statements/`, or nobody can look.
  package var isInboxEmpty: Bool { ((try? Inbox(paths, mounts: []))?.files ?? []).isEmpty }
}
