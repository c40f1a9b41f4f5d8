import StatementFormats
import StatementModel

/// Statements that were just read from files, held in one place: when their card is written they are
/// let go, so that a large file does not lie in memory three times over.
final class ReadStatements: ExpressibleByDictionaryLiteral {
  private var statements: [StatementKey: Statement]

  init(_ statements: [StatementKey: Statement]) { self.statements = statements }

  convenience init(dictionaryLiteral elements: (StatementKey, Statement)...) {
    self.init(Dictionary(elements, uniquingKeysWith: { first, _ in first }))
  }

  subscript(key: StatementKey) -> Statement? {
    get { statements[key] }
    set { statements[key] = newValue }
  }
}
