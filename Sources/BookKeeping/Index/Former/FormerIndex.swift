import Databases
import StatementModel

/// The index of former programs, a database, of which one thing is of use that nothing else may have:
/// the statements as they were read, which the program of now may read otherwise.
///
/// Of whatever is damaged in it nothing is taken; all is then read from the archive.
struct FormerIndex {
  private let statements: [(statement: IndexedStatement, rows: StatementColumns)]
  /// Which version of the readers read them.
  let reader: String?

  /// The version of the tables that is understood; files of later ones were read by the readers of now.
  private static let version = 5

  init?(at path: String) {
    guard FileAccess.status(path)?.kind == .file, let database = ReadDatabase(path),
      database.version == Self.version
    else { return nil }
    var found: [(statement: IndexedStatement, rows: StatementColumns)] = []
    let selection = """
      SELECT file_hash, ordinal, card, header, row_blob_sum, data \
      FROM statement JOIN blob ON blob.id = row_blob ORDER BY file_hash, ordinal, card
      """
    let isWhole = database.forEachRow(of: selection) { row in
      let key = StatementKey(
        fileHash: row.text(0) ?? "", ordinal: Int(row.integer(1)),
        card: CardID(row.text(2) ?? ""))
      let bytes = row.bytes(5)
      guard Checksum.of(bytes.span) == UInt64(bitPattern: row.integer(4)),
        let statement = try? FormerUnpacker.statement(row.bytes(3), key: key),
        let rows = try? FormerUnpacker.rows(bytes)
      else { return false }
      found.append((statement, rows))
      return true
    }
    guard isWhole else { return nil }
    statements = found
    var reader: String?
    _ = database.forEachRow(of: "SELECT value FROM meta WHERE key = 'reader'") { row in
      reader = row.text(0)
      return true
    }
    self.reader = reader
  }

  /// Those statements that are live.
  func live(by history: History) -> ReadStatements {
    let read: ReadStatements = [:]
    for (statement, rows) in statements
    where history.statements[statement.key]?.readingID == statement.importID {
      read[statement.key] = statement.statement(rows: rows)
    }
    return read
  }

  /// Removes the database and what lies beside it; there need be nothing.
  static func remove(at path: String) {
    guard FileAccess.status(path) != nil else { return }
    for suffix in ["", "-wal", "-shm", "-journal"] { try? FileAccess.remove(path + suffix) }
  }
}
