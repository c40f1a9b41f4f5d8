import StatementModel

/// Why a book can't be used or a command on it can't be done, by the kind that decides the exit
/// code.
package enum BookError: Error, Sendable {
  /// No book where one was looked for (66).
  case notFound(Diagnostic)
  /// `daybook.yaml` or a rules file is wrong; every mistake (78).
  case configuration([Diagnostic])
  /// Another run holds the book, and went on holding it (75).
  case busy(Diagnostic)
  /// Something can't be created or written (73).
  case cannotCreate(Diagnostic)
  /// Reading or writing failed (74).
  case io(Diagnostic)
  /// What was given can't be read: journal or archive (65).
  case unreadable(Diagnostic)
  /// The words of the command don't fit the book: an unknown id or category (64).
  case usage(Diagnostic)

  package var diagnostics: [Diagnostic] {
    switch self {
    case .configuration(let all): all
    case .notFound(let one), .busy(let one), .cannotCreate(let one), .io(let one),
      .unreadable(let one), .usage(let one):
      [one]
    }
  }

  /// Whether disk or permissions refused, rather than that something in the book is wrong.
  var isOfStorage: Bool {
    switch self {
    case .io, .cannotCreate: true
    case .notFound, .configuration, .busy, .unreadable, .usage: false
    }
  }

  /// Whether the journal lost entries that the index knows of.
  var isOfLostEntries: Bool {
    guard case .unreadable(let diagnostic) = self, let fact = diagnostic.fact as? JournalFact else {
      return false
    }
    if case .entriesLost = fact { return true }
    return false
  }

  /// What is wrong with the index, where making it anew helps.
  var indexDamage: IndexError? {
    guard case .io(let diagnostic) = self, let failure = diagnostic.fact as? IndexError,
      failure.isCuredByRebuilding
    else { return nil }
    return failure
  }

  /// The exit code that the conventions give to this kind of failure (`sysexits.h`).
  package var exitCode: Int32 {
    switch self {
    case .notFound: 66
    case .configuration: 78
    case .busy: 75
    case .cannotCreate: 73
    case .io: 74
    case .unreadable: 65
    case .usage: 64
    }
  }
}
