import StatementModel

/// The version of a book's format: what journal, archive and `daybook.yaml` may hold.
///
/// The journal keeps it, as an entry of its own, since the journal is what every device of a book
/// reads first. A book whose journal tells of none is of the first version. The index needs none of
/// this: it has versions of its own, and is made anew by whoever finds another one.
enum BookFormat {
  /// What this program writes.
  ///
  /// 1: imports, edits, decisions, undo and redo. 2: merged cards and files that were read again;
  /// programs of the first version refuse a journal that holds them. 3: periods
  /// and renamed categories.
  static let current = 3

  /// One step of the way from the first version to the current one.
  struct Step {
    var from: Int
    /// Brings the files up.
    ///
    /// It may be stopped half-way and done again: the version is journaled
    /// only when all steps are done.
    var perform: (BookPaths) throws(BookError) -> Void
  }

  static var steps: [Step] {
    [
      // All that a journal of the first version holds means the same in the second.
      Step(from: 1) { _ in },
      // And so does all of the second in the third.
      Step(from: 2) { _ in },
    ]
  }

  /// Brings a book's files from a version up to another, step by step.
  static func bringUp(
    _ paths: BookPaths, from found: Int, to wanted: Int = current, by steps: [Step] = steps
  ) throws(BookError) {
    var version = found
    while version < wanted {
      guard let step = steps.first(where: { $0.from == version }) else {
        throw .io(Diagnostic(.error, FormatFact.noStep(from: version)))
      }
      try step.perform(paths)
      version += 1
    }
  }
}

/// What can be said of a book's format.
enum FormatFact: DiagnosticFact {
  /// A book that a newer program wrote is to be written.
  case newer(found: Int)
  /// An entry of a kind that came after this program.
  case unknownKind(String)
  /// The same, where the book is only looked at.
  case shownInPart(found: Int)
  case older(found: Int)
  case noStep(from: Int)

  var code: String {
    switch self {
    case .newer: "book-newer"
    case .unknownKind: "journal-unknown-kind"
    case .shownInPart: "book-newer-shown"
    case .older: "book-older"
    case .noStep: "book-no-step"
    }
  }

  var summary: String {
    switch self {
    case .newer(let found):
      "a newer version of daybook wrote this book (\(Self.words(found))); "
        + "this one changes nothing in it"
    case .unknownKind(let kind):
      "this entry is of a kind, \"\(kind)\", that only a newer version of daybook knows"
    case .shownInPart(let found):
      "a newer version of daybook wrote this book (\(Self.words(found))); "
        + "it is shown without what only that one knows"
    case .older(let found):
      "the book's format is version \(found); "
        + "the next entry of the journal brings it to version \(BookFormat.current)"
    case .noStep(let version): "there is no way from version \(version) of the book's format"
    }
  }

  private static func words(_ found: Int) -> String {
    found > BookFormat.current
      ? "format \(found), and this one knows \(BookFormat.current)"
      : "its journal has entries of unknown kinds"
  }

  var remedy: String? {
    switch self {
    case .newer: "update daybook; until then commands that only read can be used"
    case .unknownKind, .shownInPart: "update daybook"
    case .older: nil
    case .noStep: "please report it"
    }
  }
}
