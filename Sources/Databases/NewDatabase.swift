import CSQLite

/// A database that is filled in one transaction, and of use only once that is finished.
///
/// Its file is nobody else's until then: no journal is kept, since there is nothing to go back to, and
/// no disk is waited for. Whoever wants the file whole or not at all fills it under another name.
@safe package final class NewDatabase {
  private let connection: OpaquePointer

  /// - Parameter path: An empty file, or none.
  package init(_ path: String) throws(DatabaseFailure) {
    var opened: OpaquePointer?
    let result = unsafe sqlite3_open_v2(
      path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nil)
    guard result == SQLITE_OK, let opened = unsafe opened else {
      let failure = unsafe DatabaseFailure(result, on: opened)
      _ = unsafe sqlite3_close(opened)
      throw failure
    }
    unsafe connection = opened
    // Sorting for an index begins to use files of its own where it needs more memory than the cache.
    try run(
      """
      PRAGMA journal_mode = OFF;
      PRAGMA synchronous = OFF;
      PRAGMA locking_mode = EXCLUSIVE;
      PRAGMA cache_size = -32768;
      BEGIN;
      """)
  }

  deinit { _ = unsafe sqlite3_close(connection) }

  /// Runs statements that are parted by semicolons, and asks for no answer.
  package func run(_ sql: String) throws(DatabaseFailure) {
    try require(unsafe sqlite3_exec(connection, sql, nil, nil, nil))
  }

  /// What takes rows for a table.
  ///
  /// - Parameter columns: How many the table has.
  package func inserter(
    into table: String, columns: Int
  ) throws(DatabaseFailure) -> RowInserter {
    let places = Array(repeating: "?", count: columns).joined(separator: ", ")
    var prepared: OpaquePointer?
    try require(
      unsafe sqlite3_prepare_v2(
        connection, "INSERT INTO \(table) VALUES (\(places))", -1, &prepared, nil))
    guard let statement = unsafe prepared else {
      throw unsafe DatabaseFailure(SQLITE_MISUSE, on: connection)
    }
    return unsafe RowInserter(statement, of: self, columns: Int32(clamping: columns))
  }

  /// Ends the transaction: all that was put in is in the file.
  package func finish() throws(DatabaseFailure) { try run("COMMIT") }

  func require(_ result: Int32) throws(DatabaseFailure) {
    guard result == SQLITE_OK else {
      throw unsafe DatabaseFailure(result, on: connection)
    }
  }
}
