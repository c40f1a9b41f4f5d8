import BookKeeping
import Reports
import StatementModel

extension Book {
  /// Each card's statements, as reports show them.
  func statementHistories() throws -> [StatementHistory] {
    try cardStandings().map { standing in
      var stated: Set<StatementHistory.Balance> = []
      return StatementHistory(
        card: standing.card,
        parts: standing.statements.compactMap { statement in
          guard let from = statement.from, let to = statement.to else { return nil }
          return StatementHistory.Part(
            file: statement.file, from: from, to: to,
            closing: statement.closing.map { Money($0.amount, statement.currency) })
        }.sorted { ($0.from, $0.to, $0.file) < ($1.from, $1.to, $1.file) },
        gaps: standing.check.gaps.map { StatementHistory.Gap(from: $0.from, to: $0.to) },
        overdueSince: standing.check.overdueSince,
        // Where one statement ends and the next begins, both state the same.
        balances: standing.check.stated.map {
          StatementHistory.Balance(day: $0.day, money: Money($0.amount, $0.currency))
        }.filter { stated.insert($0).inserted }.sorted { $0.day < $1.day })
    }
  }
}
