import CSQLite

/// A database of somebody else, opened to be read.
@safe package final class ReadDatabase {
  private let connection: OpaquePointer

  /// Whether the bytes begin a database.
  package static func isOne(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.starts(with: Array("SQLite format 3".utf8) + [0])
  }

  /// Nothing where there is no file.
  package init?(_ path: String) {
    var opened: OpaquePointer?
    guard unsafe sqlite3_open_v2(path, &opened, SQLITE_OPEN_READONLY, nil) == SQLITE_OK,
      let opened = unsafe opened
    else {
      _ = unsafe sqlite3_close(opened)
      return nil
    }
    unsafe connection = opened
    _ = unsafe sqlite3_busy_timeout(opened, 5000)
  }

  deinit { _ = unsafe sqlite3_close(connection) }

  /// Nothing where it can't be told.
  package var version: Int? {
    var version: Int?
    _ = forEachRow(of: "PRAGMA user_version") { row in
      version = Int(row.integer(0))
      return true
    }
    return version
  }

  /// One row that was found.
  @safe package struct Row {
    fileprivate let statement: OpaquePointer

    /// Columns count from 0.
    package func integer(_ column: Int32) -> Int64 {
      unsafe sqlite3_column_int64(statement, column)
    }

    /// As text, whatever it is; nothing where there is nothing.
    package func text(_ column: Int32) -> String? {
      guard let start = unsafe sqlite3_column_text(statement, column) else { return nil }
      let count = Int(unsafe sqlite3_column_bytes(statement, column))
      return unsafe String(
        decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    /// As bytes; none where there is nothing.
    package func bytes(_ column: Int32) -> [UInt8] {
      guard let start = unsafe sqlite3_column_blob(statement, column) else { return [] }
      let count = Int(unsafe sqlite3_column_bytes(statement, column))
      return unsafe Array(UnsafeRawBufferPointer(start: start, count: count))
    }
  }

  /// Calls with each row that is found, until one is refused; false where one was, or where the
  /// question can't be answered to its end.
  package func forEachRow(of sql: String, _ body: (Row) -> Bool) -> Bool {
    var prepared: OpaquePointer?
    guard unsafe sqlite3_prepare_v2(connection, sql, -1, &prepared, nil) == SQLITE_OK,
      let statement = unsafe prepared
    else { return false }
    defer { _ = unsafe sqlite3_finalize(statement) }
    while true {
      switch unsafe sqlite3_step(statement) {
      case SQLITE_ROW: guard body(unsafe Row(statement: statement)) else { return false }
      case SQLITE_DONE: return true
      default: return false
      }
    }
  }
}
