import StatementModel

/// What can be wrong with `Statements/` as a whole, or with a file system that is mounted in it.
enum InboxFact: DiagnosticFact {
  /// What stands where a folder should be.
  enum Kind {
    case nothing, linkToNowhere, noFolder

    init(of path: String) {
      if FileAccess.status(path) != nil {
        self = .noFolder
      } else {
        self = FileAccess.isLink(path) ? .linkToNowhere : .nothing
      }
    }
  }

  case missing(Kind)
  case notMounted

  var code: String {
    switch self {
    case .missing: "no-inbox"
    case .notMounted: "not-mounted"
    }
  }

  var summary: String {
    switch self {
    case .missing(.nothing): "there is no folder Statements, so nobody knows what is new"
    case .missing(.linkToNowhere):
      "Statements is a link that leads nowhere, so nobody knows what is new"
    case .missing(.noFolder): "Statements is no folder, so nobody knows what is new"
    case .notMounted:
      "this folder is empty, and at the last run another file system was mounted at it"
    }
  }

  var remedy: String? {
    switch self {
    case .missing(.nothing):
      "mount the disk or bring the folder back; if it held nothing, make an empty one"
    case .missing(.linkToNowhere): "mount what it leads to, or make a folder in its place"
    case .missing(.noFolder): "make a folder in its place"
    case .notMounted: "mount it; if files shall lie in the folder itself, put the first one there"
    }
  }
}
