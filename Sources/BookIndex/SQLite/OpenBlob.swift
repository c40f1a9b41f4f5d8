import GRDBSQLite

/// A blob that is read where its reader wants it, rather than in memory of SQLite's own
/// (https://www.sqlite.org/c3ref/blob_open.html).
@safe struct OpenBlob: ~Copyable {
  private let pointer: OpaquePointer

  init(
    _ column: String, of table: String, row: Int64, on connection: OpaquePointer
  ) throws(IndexError) {
    var opened: OpaquePointer?
    let code = unsafe sqlite3_blob_open(connection, "main", table, column, row, 0, &opened)
    guard code == SQLITE_OK, let opened = unsafe opened else {
      // What is asked for is always there: if it is not, the tables are not ours.
      throw IndexError(code: code)
    }
    unsafe self.pointer = opened
  }

  deinit { _ = unsafe sqlite3_blob_close(pointer) }

  var count: Int { Int(unsafe sqlite3_blob_bytes(pointer)) }

  /// Reads all of it.
  func read(into memory: UnsafeMutableRawBufferPointer) throws(IndexError) {
    guard unsafe !memory.isEmpty else { return }
    let code = unsafe sqlite3_blob_read(
      self.pointer, memory.baseAddress, CInt(clamping: memory.count), 0)
    guard code == SQLITE_OK else { throw IndexError(code: code) }
  }
}
