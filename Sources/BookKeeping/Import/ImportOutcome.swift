import StatementFormats
import StatementModel

/// What a run or an import did, file by file.
package struct ImportOutcome: Sendable {
  package var files: [ImportedFile] = []
  /// Files in the inbox that were known already and passed over.
  package var knownFiles = 0
  /// Files in the inbox that still wait for a person since an earlier run, as shown.
  package var outstanding: [String] = []
  /// All files in the inbox that wait for a person, where it is time to remind of them: they are not
  /// those that were last spoken of, or a week has passed.
  package var reminder: [String] = []
  /// Rows that earlier imports rejected and that are still to be looked at.
  package var outstandingRows = 0
  /// Pairs of transactions that may be one and that nobody has decided on.
  package var possibleDuplicates = 0
  /// Cards that waiting files may be of.
  package var proposals: [CardProposal] = []
  /// What a person should know besides: an index that was rebuilt, a journal awaiting its file.
  package var remarks: [Diagnostic] = []
  /// Whether anything of the history changed: statements, decisions or edits.
  package var changed = false

  package init() {}

  /// Whether something that this run brought needs a person (exit code 1).
  package var needsPerson: Bool {
    files.contains { $0.needsPerson } || remarks.contains { $0.severity >= .warning }
  }
}

/// What became of one file.
package struct ImportedFile: Sendable {
  package enum Outcome: Sendable {
    /// Imported; one summary per statement.
    case imported([ImportedStatement])
    /// Its content was imported before, under this or another name.
    case known(as: String)
    /// No statement: skipped.
    case skipped(Diagnostic)
    /// More than one reading remains, or its card is unknown: nothing was imported; what to add.
    case waiting([Diagnostic])
    /// It can't be read.
    case unreadable(Diagnostic)
  }

  /// The path as it should be shown: relative to the book where inside.
  package var path: String
  package var outcome: Outcome
  package var rejected: [RejectedRow] = []
  package var leftOut: [LeftOutRow] = []
  package var warnings: [Diagnostic] = []
  /// Transactions that an earlier version of this file shows on days that this one covers too, and
  /// that this one shows no more.
  package var vanished: [TransactionID] = []
  /// The imports of the earlier versions, where they show such transactions.
  package var earlierImports: [String] = []
  /// What became of each row, where that was asked for.
  package internal(set) var answers: [RowAnswer]?
  /// What it asks, with the answers to choose from, where that was asked for.
  package internal(set) var asked: [AskedQuestion] = []
  /// The earlier file whose answers it was read by; a note of this code says it, too.
  package internal(set) var readAs: String?
  /// Whether what was answered to it holds for its card's next file of the same header.
  package internal(set) var keepsAnswers = false
  package static let readAsBeforeCode = "read-as-before"
  /// The id of its import, where it was imported.
  package internal(set) var importID: String?
  /// SHA-256 of its content, where it was read.
  var hash: String?
  /// Lines for `daybook.yaml` that would answer what the file asks.
  package var advice: String?

  package init(path: String, outcome: Outcome) {
    self.path = path
    self.outcome = outcome
  }

  /// Whether there is no such file.
  package var isMissing: Bool {
    guard case .unreadable(let reason) = outcome else { return false }
    return reason.fact as? InputFileFact == .missing
  }

  /// Whether its rows are in the book, by this file or an earlier one.
  var isInBook: Bool {
    switch outcome {
    case .imported, .known: true
    case .skipped, .waiting, .unreadable: false
    }
  }

  package var needsPerson: Bool {
    if !rejected.isEmpty || !vanished.isEmpty || warnings.contains(where: { $0.severity == .error })
    {
      return true
    }
    switch outcome {
    case .imported(let statements):
      return statements.contains { $0.balance == .contradicted }
    case .known, .skipped: return false
    case .waiting, .unreadable: return true
    }
  }
}

/// What one statement of a file brought.
package struct ImportedStatement: Sendable {
  /// Whether the rows add up to what the statement states.
  package enum Balance: Sendable {
    case notStated, proved, contradicted
  }

  package var card: Card
  /// Whether the card was made on sight of this file.
  package var isNewCard: Bool
  package var rows: Int
  package var new: Int
  package var known: Int
  /// Pending rows of earlier statements that a row of this one settles.
  package var settled: Int
  /// Rows that correct others, and those that are taken back in the same breath.
  package var corrected: Int
  package var pending: Int
  /// The sum of all rows that count, pending ones apart.
  package var totals: MoneyTotals
  package var balance: Balance

  package init(card: Card, isNewCard: Bool, rows: Int) {
    self.card = card
    self.isNewCard = isNewCard
    self.rows = rows
    new = 0
    known = 0
    settled = 0
    corrected = 0
    pending = 0
    totals = MoneyTotals()
    balance = .notStated
  }
}

/// How an import is to be done.
package struct ImportOptions: Sendable {
  /// The card named by `--card ID`.
  package var card: CardID?
  /// The cards named by `--card ACCOUNT=ID`.
  package var cardByAccount: [String: CardID] = [:]
  /// Tell what would happen, and change nothing.
  package var isDryRun = false
  /// Whether files are looked at that are known to wait.
  var looksAgain = false
  /// Whether each row's answer is wanted.
  package var explains = false
  /// Whether a header is taken that the card's files never had.
  package var acceptsNewHeaders = false
  /// Lines of a profile that answer what a file asks.
  var answers: [String] = []
  /// Whether what was answered to earlier files is left aside.
  var asksAgain = false
  /// What a file may hold.
  package var limits = ReadingLimits()
  /// What to call standard input where it is given as a file.
  package var standardInputName = InputFile.standardInput

  package init() {}
}
