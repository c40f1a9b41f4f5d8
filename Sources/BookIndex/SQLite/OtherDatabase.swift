import GRDB

/// Reads SQLite files of other programs: one question, read-only.
package enum OtherDatabase {
  /// So many rows are given at most.
  private static let most = 5_000_000

  /// Whether the bytes begin an SQLite file.
  package static func isOne(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.starts(with: Array("SQLite format 3".utf8) + [0])
  }

  /// The rows that a statement gives, each value as text, NULL as nothing.
  ///
  /// - Parameter sql: Of this program, never of a file.
  package static func rows(
    of path: String, _ sql: StaticString
  ) throws(IndexError) -> [[String?]] {
    let connection = try Connection(path: path, readOnly: true, busyTimeout: 1)
    let rows = try connection.read { handle in
      var rows: [[String?]] = []
      let cursor = try Row.fetchCursor(handle.database, sql: sql.description)
      while rows.count < most, let row = try cursor.next() {
        rows.append(row.databaseValues.map { String.fromDatabaseValue($0) ?? number($0) })
      }
      return rows
    }
    try connection.close()
    return rows
  }

  private static func number(_ value: DatabaseValue) -> String? {
    if case .int64(let number) = value.storage { String(number) } else { nil }
  }
}
