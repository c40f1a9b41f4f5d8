import StatementModel

/// The table of statements; the rows of each are one blob, what they come to day by day another, and
/// by what bytes they can be known again a third, where there is any.
enum StatementTable {
  private static let columns = """
    file_hash, ordinal, card, header, row_blob, row_blob_sum, digest_blob, digest_blob_sum, \
    stretch_blob, stretch_blob_sum, sum
    """

  private struct Entry {
    var key: StatementKey
    var header: [UInt8]
    var rows: BlobReference
    var digest: BlobReference
    /// No blob has the number 0.
    var stretches = BlobReference(id: 0, sum: 0)

    var hasStretches: Bool { stretches.id != 0 }

    var sum: UInt64 {
      var sum = Checksum()
      sum.add(key.fileHash)
      sum.add(Int64(key.ordinal))
      sum.add(key.card.text)
      sum.add(header.span)
      for blob in [rows, digest, stretches] {
        sum.add(blob.id)
        sum.add(blob.sum)
      }
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
  ///
  /// - Parameter days: Where given, only the rows of these days.
  static func rows(
    of key: StatementKey, days: DayRanges?, on handle: Handle
  ) throws(IndexError) -> [StatementRow]? {
    guard let entry = try entry(key, on: handle) else { return nil }
    return try BlobReader(handle).read(entry.rows) { (bytes) throws(IndexError) in
      try RowUnpacker.unpack(bytes, on: days)
    }
  }

  /// What decides of the rows of statements, without their texts; nothing of one that there is not.
  ///
  /// - Parameter days: Where given, only of rows of these days.
  static func rowFacts(
    of keys: [StatementKey], days: DayRanges?, on handle: Handle
  ) throws(IndexError) -> [[RowFact]?] {
    try each(of: keys, on: handle) { (entry, blobs) throws(IndexError) in
      try blobs.read(entry.rows) { (bytes) throws(IndexError) in
        try RowScanner.scan(bytes, on: days)
      }
    }
  }

  /// What the rows of statements come to, day by day; nothing of one that there is not.
  static func rowDigests(
    of keys: [StatementKey], on handle: Handle
  ) throws(IndexError) -> [RowDigest?] {
    try each(of: keys, on: handle) { (entry, blobs) throws(IndexError) in
      try blobs.read(entry.digest) { (bytes) throws(IndexError) in
        try RowDigest(packed: bytes)
      }
    }
  }

  /// A statement's rows as they are packed; nothing where no stretches are kept of it.
  static func knownRows(
    of key: StatementKey, on handle: Handle
  ) throws(IndexError) -> KnownRows? {
    guard let entry = try entry(key, on: handle), entry.hasStretches else { return nil }
    let blobs = try BlobReader(handle)
    let stretches = try blobs.read(entry.stretches) { (bytes) throws(IndexError) in
      try RowStretches(packed: bytes)
    }
    let digest = try blobs.read(entry.digest) { (bytes) throws(IndexError) in
      try RowDigest(packed: bytes)
    }
    return try KnownRows(
      bytes: blobs.readPadded(entry.rows), digest: digest, stretches: stretches)
  }

  /// By what bytes a statement's rows can be known again; nothing where that is not kept.
  static func rowStretches(
    of key: StatementKey, on handle: Handle
  ) throws(IndexError) -> RowStretches? {
    guard let entry = try entry(key, on: handle), entry.hasStretches else { return nil }
    return try BlobReader(handle).read(entry.stretches) { (bytes) throws(IndexError) in
      try RowStretches(packed: bytes)
    }
  }

  private static func each<T>(
    of keys: [StatementKey], on handle: Handle,
    _ body: (Entry, borrowing BlobReader) throws(IndexError) -> T
  ) throws(IndexError) -> [T?] {
    // Preparing statements would cost as much as reading what they find.
    let selection = try handle.prepare(selectionByKey)
    let blobs = try BlobReader(handle)
    var found: [T?] = []
    for key in keys {
      if let entry = try entry(key, by: selection) {
        found.append(try body(entry, blobs))
      } else {
        found.append(nil)
      }
    }
    return found
  }

  static func insert(
    _ statements: [(statement: IndexedStatement, rows: PackedRows)], on handle: Handle
  ) throws(IndexError) {
    // Preparing them would cost as much as writing a small statement.
    let selection = try handle.prepare(selectionByKey)
    let insertion = try handle.prepare(
      "INSERT INTO statement(\(columns)) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
    let blobs = try BlobWriter(handle)
    for (statement, rows) in statements {
      guard try entry(statement.key, by: selection) == nil else { throw .alreadyThere }
      try insert(statement, rows, blobs, by: insertion)
    }
  }

  private static func insert(
    _ statement: IndexedStatement, _ rows: PackedRows, _ blobs: borrowing BlobWriter,
    by insertion: borrowing RawStatement
  ) throws(IndexError) {
    var entry = Entry(
      key: statement.key, header: StatementHeader.pack(statement),
      rows: try blobs.write(rows.bytes, over: nil),
      digest: try blobs.write(rows.digest.packed, over: nil))
    if let stretches = rows.stretches, !stretches.stretches.isEmpty {
      entry.stretches = try blobs.write(stretches.packed, over: nil)
    }
    try bind(entry.key, to: insertion)
    try insertion.bind(4, entry.header)
    try insertion.bind(5, entry.rows.id)
    try insertion.bind(6, entry.rows.sum)
    try insertion.bind(7, entry.digest.id)
    try insertion.bind(8, entry.digest.sum)
    try insertion.bind(9, entry.stretches.id)
    try insertion.bind(10, entry.stretches.sum)
    try insertion.bind(11, entry.sum)
    try insertion.run()
  }

  /// Removes a statement; false if there is none.
  static func remove(_ key: StatementKey, on handle: Handle) throws(IndexError) -> Bool {
    guard let entry = try entry(key, on: handle) else { return false }
    let blobs = try BlobWriter(handle)
    try blobs.delete(entry.rows)
    try blobs.delete(entry.digest)
    if entry.hasStretches { try blobs.delete(entry.stretches) }
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
      rows: BlobReference(id: statement.integer(4), sum: statement.checksum(5)),
      digest: BlobReference(id: statement.integer(6), sum: statement.checksum(7)),
      stretches: BlobReference(id: statement.integer(8), sum: statement.checksum(9)))
    guard entry.sum == statement.checksum(10) else { throw .corrupt(.checksum) }
    return entry
  }
}
