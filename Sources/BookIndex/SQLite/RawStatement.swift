import GRDBSQLite

/// A prepared statement on the bare handle, for what is done a hundred thousand times.
@safe struct RawStatement: ~Copyable {
  private let pointer: OpaquePointer
  private let connection: OpaquePointer

  init(_ sql: String, on connection: OpaquePointer) throws(IndexError) {
    var statement: OpaquePointer?
    let code = unsafe sqlite3_prepare_v2(connection, sql, -1, &statement, nil)
    guard code == SQLITE_OK, let statement = unsafe statement else {
      throw IndexError(code: code)
    }
    unsafe self.pointer = statement
    unsafe self.connection = connection
  }

  deinit { _ = unsafe sqlite3_finalize(pointer) }

  /// Parameters count from 1.
  func bind(_ index: CInt, _ value: Int64) throws(IndexError) {
    try check(unsafe sqlite3_bind_int64(pointer, index, value))
  }

  func bind(_ index: CInt, _ value: Int) throws(IndexError) { try bind(index, Int64(value)) }

  /// Checksums are kept bit by bit.
  func bind(_ index: CInt, _ value: UInt64) throws(IndexError) {
    try bind(index, Int64(bitPattern: value))
  }

  func bind(_ index: CInt, _ text: String) throws(IndexError) {
    guard !text.isEmpty else {
      try check(unsafe sqlite3_bind_text(pointer, index, "", 0, Self.copying))
      return
    }
    var text = text
    let code = text.withUTF8 { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
        unsafe sqlite3_bind_text64(
          pointer, index, characters.baseAddress, UInt64(characters.count), Self.copying,
          UInt8(SQLITE_UTF8))
      }
    }
    try check(code)
  }

  func bind(_ index: CInt, _ blob: [UInt8]) throws(IndexError) {
    guard !blob.isEmpty else {
      try check(unsafe sqlite3_bind_zeroblob(pointer, index, 0))
      return
    }
    let code = unsafe blob.withUnsafeBytes { bytes in
      unsafe sqlite3_bind_blob64(
        pointer, index, bytes.baseAddress, UInt64(bytes.count), Self.copying)
    }
    try check(code)
  }

  /// Binds bytes without a copy of them, for as long as the body runs the statement.
  func bind<T>(
    _ index: CInt, _ blob: [UInt8], whileRunning body: () throws(IndexError) -> T
  ) throws(IndexError) -> T {
    guard !blob.isEmpty else {
      try bind(index, blob)
      return try body()
    }
    return try unsafe blob.span.withUnsafeBufferPointer { (bytes) throws(IndexError) in
      // No destructor: SQLite reads the bytes where they are, and is told below to forget them.
      try check(
        unsafe sqlite3_bind_blob64(
          pointer, index, bytes.baseAddress, UInt64(bytes.count), nil))
      defer {
        reset()
        _ = unsafe sqlite3_bind_null(pointer, index)
      }
      return try body()
    }
  }

  /// Goes to the next row; false when there is none.
  func step() throws(IndexError) -> Bool {
    switch unsafe sqlite3_step(pointer) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code:
      // The legacy code of `sqlite3_step` can be less precise than the connection's own.
      let extended = unsafe sqlite3_extended_errcode(connection)
      throw IndexError(code: extended & 0xFF == code & 0xFF ? extended : code)
    }
  }

  /// Makes the statement ready to be run again.
  func reset() { _ = unsafe sqlite3_reset(pointer) }

  /// Runs a statement whose rows don't matter, and makes it ready again.
  func run() throws(IndexError) {
    while try step() {}
    reset()
  }

  /// Columns count from 0.
  func integer(_ column: CInt) -> Int64 { unsafe sqlite3_column_int64(pointer, column) }

  func int(_ column: CInt) -> Int { Int(integer(column)) }

  func checksum(_ column: CInt) -> UInt64 { UInt64(bitPattern: integer(column)) }

  /// The text of the column; bytes that are no UTF-8 are replaced, which the checksum tells.
  func text(_ column: CInt) -> String {
    guard let start = unsafe sqlite3_column_text(pointer, column) else { return "" }
    let count = Int(unsafe sqlite3_column_bytes(pointer, column))
    return unsafe String(
      decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// The bytes of the column.
  func blob(_ column: CInt) -> [UInt8] {
    guard let start = unsafe sqlite3_column_blob(pointer, column) else { return [] }
    let count = Int(unsafe sqlite3_column_bytes(pointer, column))
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: count))
  }

  /// Lends the bytes of the column, which stand until the next step.
  func withBlob<T>(
    _ column: CInt, _ body: (Span<UInt8>) throws(IndexError) -> T
  ) throws(IndexError) -> T {
    let start = unsafe sqlite3_column_blob(pointer, column)
    let count = Int(unsafe sqlite3_column_bytes(pointer, column))
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count)
    return try body(unsafe Span(_unsafeElements: bytes.bindMemory(to: UInt8.self)))
  }

  private func check(_ code: CInt) throws(IndexError) {
    guard code == SQLITE_OK else { throw IndexError(code: code) }
  }

  /// SQLITE_TRANSIENT: SQLite makes its own copy before the call returns.
  private static var copying: sqlite3_destructor_type {
    unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }
}
