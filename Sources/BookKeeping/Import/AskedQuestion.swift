import StatementFormats
import StatementModel

/// What a waiting file asks, with the answers that can be chosen.
package struct AskedQuestion: Sendable {
  /// By what it is answered.
  package enum Answer: String, Sendable {
    /// By one of the choices.
    case setting
    /// By a card.
    case card
    /// By taking the file with its new header.
    case header
    /// By a person in the file or in the book's settings.
    case byHand = "by-hand"
  }

  /// A line that would answer it, and how it reads the row that it decides.
  package struct Choice: Sendable {
    package var setting: String
    package var line: Int?
    package var row: RowAnswer.Row?
    package var text: String?
  }

  package var diagnostic: Diagnostic
  package var answer: Answer
  package var choices: [Choice] = []
  /// The id that a new card might have.
  package var proposal: String?

  /// - Parameter read: Reads the file under a further answer.
  init(_ diagnostic: Diagnostic, currency: Currency, read: (StatementProfile) -> StatementFile) {
    self.diagnostic = diagnostic
    switch diagnostic.fact {
    case let question as any ProfileQuestion:
      let answers = question.settings.compactMap { line in
        StatementProfile(setting: line).map { (line: line, profile: $0) }
      }
      answer = answers.isEmpty ? .byHand : .setting
      choices = Self.choices(answers.map { ($0.line, read($0.profile)) }, currency)
    case let card as CardFact:
      switch card {
      case .unknown(_, let proposal):
        answer = .card
        self.proposal = proposal
      case .likely(let proposal):
        answer = .card
        self.proposal = proposal
      case .ambiguousAccount, .ambiguousName, .clash: answer = .card
      case .severalAccounts, .unknownAccountInFolder: answer = .byHand
      }
    case is HeaderChange: answer = .header
    default: answer = .byHand
    }
  }

  /// Each choice with the first row that not all of them read alike; where all do, with the first.
  private static func choices(
    _ read: [(setting: String, file: StatementFile)], _ currency: Currency
  ) -> [Choice] {
    let rows = read.map { Rows($0.file, currency) }
    let known = rows.filter { !$0.all.isEmpty }
    let most = known.map(\.all.count).min() ?? 0
    let telling = (0..<min(most, mostRows)).first { place in
      known.dropFirst().contains { !$0.all[place].isRead(like: known[0].all[place]) }
    }
    return zip(read, rows).map { one, rows in
      let place = telling ?? 0
      guard rows.all.indices.contains(place) else { return Choice(setting: one.setting) }
      let row = rows.all[place]
      return Choice(setting: one.setting, line: row.line, row: row.row, text: row.text)
    }
  }

  /// Rows beyond these are not looked through for one that tells.
  private static let mostRows = 20_000

  /// The rows of a file as one reading has them.
  private struct Rows {
    struct Row {
      var line: Int
      var row: RowAnswer.Row
      var text: String

      func isRead(like other: Row) -> Bool {
        row.date == other.row.date && row.amount == other.row.amount
          && row.isPending == other.row.isPending && text == other.text
      }
    }

    let all: [Row]

    init(_ file: StatementFile, _ currency: Currency) {
      guard case .read = file.outcome else {
        all = []
        return
      }
      all = file.statements.flatMap { statement in
        statement.rows.map { row in
          Row(
            line: row.span.line,
            row: RowAnswer.Row(
              isPending: row.status == .pending, date: row.purchaseDate ?? row.keyDate,
              amount: Money(row.amount, row.currency ?? statement.currency ?? currency)),
            text: row.description)
        }
      }
    }
  }
}
