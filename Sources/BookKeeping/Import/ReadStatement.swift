import BookIndex
import StatementFormats
import StatementModel

/// A statement that was just read from a file.
struct ReadStatement {
  /// Without rows where these are packed.
  let statement: Statement
  /// The rows packed, where most of them were taken over from an earlier statement.
  private(set) var packed: PackedRows?
  /// What it amounts to, where its rows are packed.
  private(set) var summary: StatementSummary?
  /// The statement that they were taken over from.
  private(set) var known: (key: StatementKey, rows: KnownRows)?
  /// By what its rows are known again in another file.
  private(set) var stretches: RowStretches?

  init(_ statement: Statement, stretches: RowStretches? = nil) {
    self.statement = statement
    self.stretches = stretches
  }

  /// - Parameters:
  ///   - file: The file, of which this is one statement.
  ///   - bytes: The file's content.
  init(_ statement: Statement, of file: StatementFile, _ bytes: [UInt8]) {
    self.statement = statement
    guard let seal = file.seal, file.statements.count == 1,
      statement.rows.count >= 2 * RowStretches.rowsEach
    else { return }
    stretches = RowStretches(
      seal: seal.text, rows: statement.rows, text: bytes.span, textStart: TextStart.of(bytes))
  }

  /// - Parameter known: The statement from which most of the rows were taken over.
  init(
    _ statement: Statement, packed: PackedRows, _ summary: StatementSummary,
    known: (key: StatementKey, rows: KnownRows)
  ) {
    self.statement = statement
    self.packed = packed
    self.known = known
    self.summary = summary
  }

  var rowCount: Int { packed?.rowCount ?? statement.rows.count }

  /// All rows, unpacked if they are packed.
  func rows() throws(BookError) -> [StatementRow] {
    guard let packed else { return statement.rows }
    return try Book.wrap { () throws(IndexError) in try packed.rows() }
  }

  /// The statement with all its rows; rows that can't be unpacked were never read.
  var whole: Statement {
    guard packed != nil else { return statement }
    var whole = statement
    whole.rows = (try? rows()) ?? []
    return whole
  }

  /// The rows as the index keeps them.
  func packing() -> PackedRows { packed ?? PackedRows(statement.rows, stretches: stretches) }

  /// What the index keeps of it beside its rows.
  func indexed(as key: StatementKey, file: String, importID: String) -> IndexedStatement {
    var indexed = IndexedStatement(statement, key: key, file: file, importID: importID)
    indexed.rowCount = rowCount
    if let summary {
      indexed.from = indexed.from ?? summary.firstDate
      indexed.to = indexed.to ?? summary.lastDate
    }
    return indexed
  }
}

/// Where the text of a file in UTF-8 begins.
enum TextStart {
  /// The byte after the mark, if there is one.
  static func of(_ bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}

/// Statements that were just read from files, held in one place: when their rows are packed for the
/// index they are let go, so that a large file does not lie in memory three times over.
final class ReadStatements: ExpressibleByDictionaryLiteral {
  private var statements: [StatementKey: ReadStatement]

  init(_ statements: [StatementKey: ReadStatement]) { self.statements = statements }

  convenience init(dictionaryLiteral elements: (StatementKey, ReadStatement)...) {
    self.init(Dictionary(elements, uniquingKeysWith: { first, _ in first }))
  }

  subscript(key: StatementKey) -> ReadStatement? {
    get { statements[key] }
    set { statements[key] = newValue }
  }

  func removeAll() { statements = [:] }
}

/// Where the rows of live statements come from: from a file just read, else from the index.
struct StatementSource {
  var index: BookIndex?
  /// Statements read in this run that the index does not have yet.
  var read: ReadStatements = [:]

  func rows(of key: StatementKey) throws(BookError) -> [StatementRow] {
    if let statement = read[key] { return try statement.rows() }
    guard let index else { return [] }
    return try Book.wrap { () throws(IndexError) in try index.rows(of: key) } ?? []
  }
}
