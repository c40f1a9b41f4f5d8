import CSQLite

/// Puts rows into one table of a new database: the cells of a row in their order, then the row.
@safe package final class RowInserter {
  private let database: NewDatabase
  private let statement: OpaquePointer
  private let columns: Int32
  private var filled: Int32 = 0
  /// The first failure since the last row.
  private var result = SQLITE_OK
  /// The text is copied.
  private let copying = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  init(_ statement: OpaquePointer, of database: NewDatabase, columns: Int32) {
    self.database = database
    unsafe self.statement = statement
    self.columns = columns
  }

  deinit { _ = unsafe sqlite3_finalize(statement) }

  /// The next cell: a text, or nothing.
  package func add(_ text: String?) {
    filled += 1
    guard var text else { return take(unsafe sqlite3_bind_null(statement, filled)) }
    take(
      text.withUTF8 { bytes in
        // Nothing at an address of none would be no text.
        guard let start = bytes.baseAddress else {
          return unsafe sqlite3_bind_text(statement, filled, "", 0, copying)
        }
        return unsafe start.withMemoryRebound(to: CChar.self, capacity: bytes.count) { text in
          unsafe sqlite3_bind_text(statement, filled, text, Int32(clamping: bytes.count), copying)
        }
      })
  }

  /// The next cell: a number, or nothing.
  package func add(_ number: Int64?) {
    filled += 1
    take(
      unsafe number.map { unsafe sqlite3_bind_int64(statement, filled, $0) }
        ?? sqlite3_bind_null(statement, filled))
  }

  /// The same.
  package func add(_ number: Int?) { add(number.map { Int64($0) }) }

  /// The next cell: 1 or 0.
  package func add(_ truth: Bool) { add(Int64(truth ? 1 : 0)) }

  /// Puts in the row whose cells were added.
  package func finishRow() throws(DatabaseFailure) {
    precondition(filled == columns, "a row has a cell for each column of its table")
    filled = 0
    try database.require(result)
    let stepped = unsafe sqlite3_step(statement)
    // Where the step failed, this says the same.
    let reset = unsafe sqlite3_reset(statement)
    try database.require(stepped == SQLITE_DONE ? reset : stepped)
  }

  private func take(_ result: Int32) {
    if self.result == SQLITE_OK { self.result = result }
  }
}
