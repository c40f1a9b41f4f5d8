import StatementModel

/// The table of statements; the rows of each are one blob.
enum StatementTable {
  private static let columns = """
    file_hash, ordinal, card, header, row_blob, row_blob_sum, sum
    """

  private struct Entry {
    var key: StatementKey
    var header: [UInt8]
    var rows: BlobReference

    var sum: UInt64 {
      var sum = Checksum()
      sum.add(key.fileHash)
      sum.add(Int64(key.ordinal))
      sum.add(key.card.text)
      sum.add(header.span)
      sum.add(rows.id)
      sum.add(rows.sum)
      return sum.value
    }
  }

  /// All statements, or those of one card, by key.
  static func statements(
    ofCard card: CardID?, on handle: Handle
  ) throws(IndexError) -> [IndexedStatement] {
    let filter = card == nil ? "" : "WHERE card = ?"
    let statement = try handle.prepare(
      "SELECT \(columns) FROM statement \(filter) ORDER BY file_hash, ordinal, card")
    if let card { try statement.bind(1, card.text) }
    var found: [IndexedStatement] = []
    while let entry = try next(statement) {
      found.append(try StatementHeader.unpack(entry.header.span, key: entry.key))
    }
    return found
  }

  /// The rows of a statement, or nothing if there is no such statement.
  static func rows(
    of key: StatementKey, on handle: Handle
  ) throws(IndexError) -> StatementColumns? {
    guard let entry = try entry(key, on: handle) else { return nil }
    return try BlobReader(handle).read(entry.rows) { (bytes) throws(IndexError) in
      try RowUnpacker.unpack(bytes)
    }
  }

  /// The rows of statements; nothing of one that there is not.
  static func rows(
    of keys: [StatementKey], on handle: Handle
  ) throws(IndexError) -> [StatementColumns?] {
    // Preparing statements would cost as much as reading what they find.
    let selection = try handle.prepare(selectionByKey)
    let blobs = try BlobReader(handle)
    var found: [StatementColumns?] = []
    for key in keys {
      guard let entry = try entry(key, by: selection) else {
        found.append(nil)
        continue
      }
      found.append(
        try blobs.read(entry.rows) { (bytes) throws(IndexError) in
          try RowUnpacker.unpack(bytes)
        })
    }
    return found
  }

  static func insert(
    _ statements: [(statement: IndexedStatement, rows: StatementColumns)], on handle: Handle
  ) throws(IndexError) {
    // Preparing them would cost as much as writing a small statement.
    let selection = try handle.prepare(selectionByKey)
    let insertion = try handle.prepare(
      "INSERT INTO statement(\(columns)) VALUES(?, ?, ?, ?, ?, ?, ?)")
    let blobs = try BlobWriter(handle)
    for (statement, rows) in statements {
      guard try entry(statement.key, by: selection) == nil else { throw .alreadyThere }
      try insert(statement, rows, blobs, by: insertion)
    }
  }

  private static func insert(
    _ statement: IndexedStatement, _ rows: StatementColumns, _ blobs: borrowing BlobWriter,
    by insertion: borrowing RawStatement
  ) throws(IndexError) {
    let entry = Entry(
      key: statement.key, header: StatementHeader.pack(statement),
      rows: try blobs.write(RowPacker.pack(rows), over: nil))
    try bind(entry.key, to: insertion)
    try insertion.bind(4, entry.header)
    try insertion.bind(5, entry.rows.id)
    try insertion.bind(6, entry.rows.sum)
    try insertion.bind(7, entry.sum)
    try insertion.run()
  }

  /// Removes a statement; false if there is none.
  static func remove(_ key: StatementKey, on handle: Handle) throws(IndexError) -> Bool {
    guard let entry = try entry(key, on: handle) else { return false }
    let blobs = try BlobWriter(handle)
    try blobs.delete(entry.rows)
    let statement = try handle.prepare(
      "DELETE FROM statement WHERE file_hash = ? AND ordinal = ? AND card = ?")
    try bind(key, to: statement)
    try statement.run()
    return true
  }

  private static func entry(
    _ key: StatementKey, on handle: Handle
  ) throws(IndexError) -> Entry? {
    try entry(key, by: handle.prepare(selectionByKey))
  }

  private static var selectionByKey: String {
    "SELECT \(columns) FROM statement WHERE file_hash = ? AND ordinal = ? AND card = ?"
  }

  private static func entry(
    _ key: StatementKey, by selection: borrowing RawStatement
  ) throws(IndexError) -> Entry? {
    defer { selection.reset() }
    try bind(key, to: selection)
    return try next(selection)
  }

  private static func bind(
    _ key: StatementKey, to statement: borrowing RawStatement
  ) throws(IndexError) {
    try statement.bind(1, key.fileHash)
    try statement.bind(2, key.ordinal)
    try statement.bind(3, key.card.text)
  }

  private static func next(_ statement: borrowing RawStatement) throws(IndexError) -> Entry? {
    guard try statement.step() else { return nil }
    let key = StatementKey(
      fileHash: statement.text(0), ordinal: statement.int(1), card: CardID(statement.text(2)))
    let entry = Entry(
      key: key, header: statement.blob(3),
      rows: BlobReference(id: statement.integer(4), sum: statement.checksum(5)))
    guard entry.sum == statement.checksum(6) else { throw .corrupt(.checksum) }
    return entry
  }
}
