import StatementModel

/// What can be wrong with what a command was asked to do.
enum CommandFact: DiagnosticFact, Error {
  case cannotWrite(reason: String)
  /// What stands where a file is to be replaced is none.
  case notAFile
  case databaseToStandardOutput
  case noRules(folder: String)
  case unknownProfile(String, known: [String])
  case badDate(String, option: String)
  case badMonth(String)
  case badYear(String)
  /// The first day and the last, which comes before it.
  case reversedDays(CalendarDate, CalendarDate)
  case badCurrency(String)
  /// A code that no table of currencies has, and what it may be meant to be.
  case unlistedCurrency(String, meant: String?)
  case badCardOption(String)
  /// What looks like an id and belongs to no transaction.
  case takenAsDescription(String)
  /// More rejected rows than are told one by one.
  case moreRejected(Int)
  case conflictingOptions(String, String)
  /// What `--set` was given, and what is wrong with it.
  case badSetting(String, reason: String?)
  case terminalInput
  case terminalLines
  /// A file named for what only a book has.
  case notOfBook(String)
  /// The lines that would have been put there.
  case noPlaceForTests(lines: [String])
  /// Why the history was left out.
  case historyUnread(String)
  /// Files in the inbox that are not in the book until a person does something.
  case filesWait([String])
  case `internal`(String)

  var code: String {
    switch self {
    case .cannotWrite: "cannot-write"
    case .notAFile: "not-a-file"
    case .databaseToStandardOutput: "database-to-standard-output"
    case .noRules: "no-rules"
    case .unknownProfile: "unknown-profile"
    case .badDate: "bad-date"
    case .badMonth: "bad-month"
    case .badYear: "bad-year"
    case .reversedDays: "reversed-days"
    case .badCurrency: "bad-currency"
    case .unlistedCurrency: "unlisted-currency"
    case .badCardOption: "bad-card-option"
    case .takenAsDescription: "taken-as-description"
    case .moreRejected: "more-rejected"
    case .conflictingOptions: "conflicting-options"
    case .badSetting: "bad-setting"
    case .terminalInput, .terminalLines: "terminal-input"
    case .historyUnread: "history-unread"
    case .notOfBook: "not-of-book"
    case .noPlaceForTests: "no-place"
    case .filesWait: "files-wait"
    case .internal: "internal-error"
    }
  }

  var summary: String {
    switch self {
    case .cannotWrite(let reason): "cannot be written: \(reason)"
    case .notAFile: "cannot be written: a folder or a device stands there"
    case .databaseToStandardOutput: "a database can't be written to standard output"
    case .noRules(let folder): "there are no rules files in \"\(folder)\""
    case .unknownProfile(let name, _): "there is no profile named \"\(name)\""
    case .badDate(let text, let option): "\(option) cannot be \"\(text)\": there is no such day"
    case .badMonth(let text): "\"\(text)\" is no month"
    case .badYear(let text): "\"\(text)\" is no year"
    case .reversedDays(let first, let last):
      "the first day, \(first), comes after the last, \(last)"
    case .badCurrency(let text): "\"\(text)\" is no currency"
    case .unlistedCurrency(let text, _): "\"\(text)\" is the code of no currency that is listed"
    case .badCardOption(let text): "--card cannot be \"\(text)\""
    case .takenAsDescription(let text):
      "no transaction's id begins with \"\(text)\", so it is taken as a description"
    case .moreRejected(let count):
      count == 1 ? "one more row was rejected" : "\(count) more rows were rejected"
    case .conflictingOptions(let one, let other): "\(one) and \(other) contradict each other"
    case .badSetting(let text, let reason):
      "--set cannot be \"\(text)\"" + (reason.map { ": \($0)" } ?? "")
    case .terminalInput: "standard input is a terminal, and a statement is expected from it"
    case .terminalLines: "standard input is a terminal, and lines of files are expected from it"
    case .notOfBook(let path): "\"\(path)\" is no rules file of a book"
    case .noPlaceForTests: "no place for tests is found in the file"
    case .historyUnread(let reason):
      "the rules are not held against the history, which can't be read: \(reason)"
    case .filesWait(let files):
      (files.count == 1 ? "1 file waits" : "\(files.count) files wait")
        + " for you; `daybook doctor` tells of them: " + files.prefix(3).joined(separator: ", ")
        + (files.count > 3 ? ", …" : "")
    case .internal(let text): "this should not have happened: \(text)"
    }
  }

  var remedy: String? {
    switch self {
    case .noRules: "name files or folders, or run this beside a folder Rules"
    case .unknownProfile(let name, let known): NearMiss.advice(for: name, among: known)
    case .badDate: "write year, month and day, like 2026-03-31"
    case .badMonth: "write year and month, like 2026-03, or this or last"
    case .badYear: "write its four digits, like 2026, or this or last"
    case .reversedDays: "swap the two"
    case .badCurrency: "write the letters of its code, like USD"
    case .unlistedCurrency(_, let meant): meant.map { "did you mean \"\($0)\"?" }
    case .badCardOption: "write --card ID, or --card ACCOUNT=ID for a file of several accounts"
    case .takenAsDescription, .historyUnread, .filesWait: nil
    case .notOfBook: "tests are recorded into the files of the book whose history it is"
    case .noPlaceForTests(let lines):
      "put these lines there by hand:\n" + lines.joined(separator: "\n")
    case .moreRejected: "`daybook inspect` with this file names all of them"
    case .conflictingOptions: "give one of them"
    case .badSetting(_, let reason):
      reason == nil
        ? "write --set KEY=VALUE with a key of a profile in daybook.yaml, like outflow=positive"
        : nil
    case .terminalInput: "pipe a statement into it, as in `daybook inspect - < march.csv`"
    case .terminalLines: "pipe them into it, as in `daybook pipe < files.ndjson`"
    case .internal: "please report it, with what you did before"
    case .notAFile: "name a file, as in --output book.sqlite"
    case .databaseToStandardOutput: "name a file: --output book.sqlite"
    case .cannotWrite: nil
    }
  }
}
