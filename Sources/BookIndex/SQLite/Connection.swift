import GRDB
import GRDBSQLite

/// The one connection of an index: GRDB opens it and holds its transactions, and lends its handle
/// to raw statements for as long as a transaction lasts.
final class Connection {
  private let queue: DatabaseQueue

  init(
    path: String, readOnly: Bool, busyTimeout: Double
  ) throws(IndexError) {
    var configuration = Configuration()
    configuration.readonly = readOnly
    configuration.foreignKeysEnabled = false
    configuration.busyMode = .timeout(busyTimeout)
    configuration.label = "BookIndex"
    queue = try IndexError.catching {
      try DatabaseQueue(path: path, configuration: configuration)
    }
  }

  func close() throws(IndexError) {
    try IndexError.catching { try queue.close() }
  }

  /// Runs outside of any transaction: for pragmas.
  func configure(_ body: (Handle) throws -> Void) throws(IndexError) {
    try IndexError.catching {
      try queue.writeWithoutTransaction { db in try body(Handle(db)) }
    }
  }

  /// Runs in one transaction, so that all that is read is of one moment; inside of a write, in
  /// that one's.
  func read<T>(_ body: (Handle) throws -> T) throws(IndexError) -> T {
    try IndexError.catching { try transaction(.deferred, body) }
  }

  /// Runs in one write transaction; an error of the body takes everything back.
  func write<T>(_ body: (Handle) throws -> T) throws -> T {
    do {
      return try transaction(.immediate, body)
    } catch let error as DatabaseError {
      throw IndexError(error)
    }
  }

  private func transaction<T>(
    _ kind: Database.TransactionKind, _ body: (Handle) throws -> T
  ) throws -> T {
    try queue.unsafeReentrantWrite { db in
      if db.isInsideTransaction { return try body(Handle(db)) }
      var result: T?
      try db.inTransaction(kind) {
        result = try body(Handle(db))
        return .commit
      }
      guard let result else { throw IndexError.misuse }
      return result
    }
  }
}

/// An open connection as lent to raw statements; not to be kept.
@safe struct Handle {
  let database: Database
  fileprivate let pointer: OpaquePointer

  fileprivate init(_ database: Database) throws(IndexError) {
    guard let pointer = unsafe database.sqliteConnection else {
      throw .misuse
    }
    self.database = database
    unsafe self.pointer = pointer
  }

  /// Prepares a statement; `sql` is of this room, never of a statement file.
  func prepare(_ sql: String) throws(IndexError) -> RawStatement {
    try unsafe RawStatement(sql, on: pointer)
  }

  /// Whether SQLite refuses to write, whatever the file was opened for.
  var isReadOnly: Bool { unsafe sqlite3_db_readonly(pointer, "main") == 1 }

  /// Runs a statement that gives no row.
  func execute(_ sql: String) throws(IndexError) {
    let statement = try prepare(sql)
    try statement.run()
  }
}

extension IndexError {
  init(_ error: DatabaseError) {
    self.init(code: error.extendedResultCode.rawValue)
  }

  /// The error that an SQLite result code stands for.
  init(code: CInt) {
    switch code & 0xFF {
    case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT: self = .corrupt(.file)
    // What is asked for is always the same: if it cannot be asked, the tables are not ours.
    case SQLITE_ERROR, SQLITE_SCHEMA, SQLITE_MISMATCH: self = .corrupt(.schema)
    case SQLITE_BUSY, SQLITE_LOCKED: self = .busy
    case SQLITE_CONSTRAINT: self = .alreadyThere
    default:
      self = code == Self.shortRead ? .corrupt(.file) : .io(code: Int(code))
    }
  }

  /// The file's permissions do not let it be written.
  static let readOnlyFile = IndexError.io(code: Int(SQLITE_READONLY))

  /// SQLITE_IOERR_SHORT_READ: the file ends too early.
  private static let shortRead = SQLITE_IOERR | 2 << 8

  /// Runs the body and makes every error one of ours.
  static func catching<T>(_ body: () throws -> T) throws(IndexError) -> T {
    do {
      return try body()
    } catch let error as IndexError {
      throw error
    } catch let error as DatabaseError {
      throw IndexError(error)
    } catch {
      throw .io(code: Int(SQLITE_ERROR))
    }
  }
}
