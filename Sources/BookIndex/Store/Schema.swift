import GRDB

/// The tables of the index.
///
/// Directories are small and hold, for each entry, what finds it and the checksums of its blobs;
/// the blobs lie together in a table of their own, so that going through a directory touches none
/// of them. `sum` covers its row, and the seal covers the sums of all rows.
enum Schema {
  /// To be raised whenever tables or packed layouts change; the index is then made anew.
  static let version = 6
  /// SQLite's `application_id`: the letters `dbki`.
  static let applicationID = 0x6462_6B69
  static let pageSize = 8192

  static let tables = [
    """
    CREATE TABLE alias(card TEXT NOT NULL, part INTEGER NOT NULL, pairs INTEGER NOT NULL, \
    pairs_sum INTEGER NOT NULL, sum INTEGER NOT NULL, PRIMARY KEY(card, part)) WITHOUT ROWID
    """,
    "CREATE TABLE blob(id INTEGER PRIMARY KEY, data BLOB NOT NULL)",
    """
    CREATE TABLE meta(key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL, \
    sum INTEGER NOT NULL) WITHOUT ROWID
    """,
    """
    CREATE TABLE month(card TEXT NOT NULL, month INTEGER NOT NULL, \
    count INTEGER NOT NULL, first_posting INTEGER NOT NULL, last_posting INTEGER NOT NULL, \
    ids INTEGER NOT NULL, ids_sum INTEGER NOT NULL, facts INTEGER NOT NULL, \
    facts_sum INTEGER NOT NULL, currencies TEXT NOT NULL, sum INTEGER NOT NULL, \
    PRIMARY KEY(card, month)) WITHOUT ROWID
    """,
    "CREATE TABLE seal(id INTEGER PRIMARY KEY, total INTEGER NOT NULL)",
    """
    CREATE TABLE statement(file_hash TEXT NOT NULL, ordinal INTEGER NOT NULL, \
    card TEXT NOT NULL, header BLOB NOT NULL, row_blob INTEGER NOT NULL, \
    row_blob_sum INTEGER NOT NULL, sum INTEGER NOT NULL, \
    PRIMARY KEY(file_hash, ordinal, card)) WITHOUT ROWID
    """,
    """
    CREATE TABLE text(page INTEGER PRIMARY KEY, count INTEGER NOT NULL, \
    strings INTEGER NOT NULL, strings_sum INTEGER NOT NULL, sum INTEGER NOT NULL)
    """,
  ]

  /// The tables whose rows the seal covers.
  static let sealed = ["alias", "meta", "month", "statement", "text"]

  /// Settings of a connection, each time it is opened.
  static func configure(_ handle: Handle, readOnly: Bool) throws {
    let db = handle.database
    // Who only reads sees nearly every page once: memory to keep them costs more than it saves.
    try db.execute(sql: "PRAGMA cache_size = \(readOnly ? -2048 : -8192)")
    try db.execute(sql: "PRAGMA cell_size_check = ON")
    try db.execute(sql: "PRAGMA trusted_schema = OFF")
    if !readOnly { try db.execute(sql: "PRAGMA synchronous = NORMAL") }
  }

  /// Settings that a new file gets before its first table.
  static func prepareNew(_ handle: Handle) throws {
    let db = handle.database
    try db.execute(sql: "PRAGMA page_size = \(pageSize)")
    _ = try String.fetchOne(db, sql: "PRAGMA journal_mode = WAL")
  }

  static func create(_ handle: Handle) throws {
    for table in tables { try handle.execute(table) }
    let db = handle.database
    try db.execute(sql: "PRAGMA application_id = \(applicationID)")
    try db.execute(sql: "PRAGMA user_version = \(version)")
    try Seal.write(on: handle)
  }

  /// The version of the tables; refused unless the file is an index.
  static func version(of handle: Handle) throws -> Int {
    let db = handle.database
    guard try Int.fetchOne(db, sql: "PRAGMA application_id") == applicationID else {
      throw IndexError.corrupt(.schema)
    }
    return try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
  }

  /// Refuses what is not an index of this version.
  static func check(_ handle: Handle) throws {
    let db = handle.database
    let found = try version(of: handle)
    guard found == version else { throw IndexError.wrongVersion(found: found) }
    let sql = try String?.fetchAll(db, sql: "SELECT sql FROM sqlite_master ORDER BY name")
    guard sql == tables else { throw IndexError.corrupt(.schema) }
  }
}
