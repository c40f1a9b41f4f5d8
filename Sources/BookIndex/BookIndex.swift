import StatementModel

/// The book's index: what archive, journal, rules and configuration come to, kept in one SQLite
/// file so that nothing needs to be worked out twice.
///
/// It holds no truth of its own. Whatever is wrong with it, deleting it and making it anew is the
/// cure (`IndexError.isCuredByRebuilding`). One value is one connection, of one thread at a time.
package final class BookIndex {
  private let connection: Connection
  private let texts = TextTable()
  private let isReadOnly: Bool

  private init(_ connection: Connection, isReadOnly: Bool) {
    self.connection = connection
    self.isReadOnly = isReadOnly
  }

  /// Opens the index that stands at the path, and refuses it unless it is whole as far as its
  /// directories tell.
  package static func open(at path: String, readOnly: Bool) throws(IndexError) -> BookIndex {
    try open(at: path, readOnly: readOnly, busyTimeout: 5)
  }

  /// `busyTimeout`: how many seconds to wait for another process.
  static func open(
    at path: String, readOnly: Bool, busyTimeout: Double
  ) throws(IndexError) -> BookIndex {
    guard try IndexFile.size(at: path) > 0 else { throw .corrupt(.file) }
    do {
      return try open(name: path, readOnly: readOnly, busyTimeout: busyTimeout)
    } catch .io where readOnly && !IndexFile.hasLog(at: path) {
      // In a folder that cannot be written, SQLite can't keep the file that WAL readers share;
      // nobody else can write either, so the file may be read as one that never changes.
      let name = IndexFile.immutableName(of: path)
      return try open(name: name, readOnly: true, busyTimeout: busyTimeout)
    }
  }

  /// Opens the index for looking alone: where no log waits beside it, not even the files are made
  /// that readers share.
  package static func look(at path: String) throws(IndexError) -> BookIndex {
    guard try IndexFile.size(at: path) > 0 else { throw .corrupt(.file) }
    let name = IndexFile.hasLog(at: path) ? path : IndexFile.immutableName(of: path)
    return try open(name: name, readOnly: true, busyTimeout: 5)
  }

  private static func open(
    name: String, readOnly: Bool, busyTimeout: Double
  ) throws(IndexError) -> BookIndex {
    let connection = try Connection(path: name, readOnly: readOnly, busyTimeout: busyTimeout)
    try connection.configure { try Schema.configure($0, readOnly: readOnly) }
    try connection.read { handle in
      try Schema.check(handle)
      try Seal.check(on: handle)
      // A damaged header can say that the file is not to be written.
      guard readOnly || !handle.isReadOnly else {
        throw IndexFile.isWritable(name) ? .corrupt(.file) : IndexError.readOnlyFile
      }
    }
    return BookIndex(connection, isReadOnly: readOnly)
  }

  /// Makes a new, empty index in the place of whatever stood at the path; its folder must exist.
  package static func create(at path: String) throws(IndexError) -> BookIndex {
    try delete(at: path)
    try IndexFile.createPrivate(at: path)
    let connection = try Connection(path: path, readOnly: false, busyTimeout: 5)
    try connection.configure { handle in
      try Schema.prepareNew(handle)
      try Schema.configure(handle, readOnly: false)
    }
    try IndexError.catching { try connection.write { try Schema.create($0) } }
    return BookIndex(connection, isReadOnly: false)
  }

  /// Removes the index and the files SQLite keeps beside it; there need be none.
  package static func delete(at path: String) throws(IndexError) {
    for suffix in ["", "-wal", "-shm", "-journal"] { try IndexFile.remove(path + suffix) }
  }

  /// Closes the file; the index must not be used afterwards.
  package func close() throws(IndexError) { try connection.close() }

  /// Changes the index in one write transaction: all of it, or, if the body throws, nothing.
  ///
  /// Within the body, this index reads what the body has written so far.
  package func update<T>(_ body: (inout IndexWriter) throws -> T) throws -> T {
    guard !isReadOnly, !texts.isAttached else { throw IndexError.misuse }
    do {
      return try connection.write { handle in
        try texts.attach(to: handle)
        defer { texts.detach() }
        var writer = try IndexWriter(handle, texts: texts)
        let result = try body(&writer)
        try writer.finish()
        return result
      }
    } catch {
      texts.forget()
      throw error
    }
  }

  /// Lets several questions be answered from one moment of the index, whatever another process
  /// writes meanwhile.
  package func snapshot<T>(_ body: () throws -> T) throws -> T {
    // An error of the body is not ours to translate.
    var outcome: Result<T, any Error>?
    try read { _ in outcome = Result { try body() } }
    guard let outcome else { throw IndexError.misuse }
    return try outcome.get()
  }

  /// Runs a question on the tables.
  func read<T>(_ body: (Handle, TextTable) throws -> T) throws(IndexError) -> T {
    try connection.read { handle in
      if texts.isAttached { return try body(handle, texts) }
      try texts.attach(to: handle)
      defer { texts.detach() }
      return try body(handle, texts)
    }
  }

  private func read<T>(_ body: (Handle) throws -> T) throws(IndexError) -> T {
    try read { handle, _ in try body(handle) }
  }
}

// MARK: Facts and statements

extension BookIndex {
  /// The fact kept under a key.
  package func value(for key: String) throws(IndexError) -> String? {
    try read { try MetaTable.value(for: key, on: $0) }
  }

  /// All statements, by key, without their rows.
  package func statements() throws(IndexError) -> [IndexedStatement] {
    try read { try StatementTable.statements(ofCard: nil, on: $0) }
  }

  /// The statements of one card, by key, without their rows.
  package func statements(ofCard card: CardID) throws(IndexError) -> [IndexedStatement] {
    try read { try StatementTable.statements(ofCard: card, on: $0) }
  }

  /// The rows of a statement, or nothing if there is no such statement.
  package func rows(of key: StatementKey) throws(IndexError) -> StatementColumns? {
    try read { try StatementTable.rows(of: key, on: $0) }
  }

  /// The rows of statements; nothing of one that there is not.
  package func rows(of keys: [StatementKey]) throws(IndexError) -> [StatementColumns?] {
    try read { try StatementTable.rows(of: keys, on: $0) }
  }
}
