import StatementModel

/// What an index of the version before holds that nothing else may have: the statements as they were
/// read, which the program of now may read otherwise.
///
/// Of whatever is damaged in it nothing is taken; the index is then made of archive and journal alone.
package struct FormerIndex: Sendable {
  package var statements: [(statement: IndexedStatement, rows: StatementColumns)]
  /// Which version of the readers read them.
  package var reader: String?

  /// The version of the tables that can be read.
  private static let version = 5

  /// - Parameter reader: The name of the fact that tells the version of the readers.
  package init?(at path: String, reader name: String) {
    guard let connection = try? Connection(path: path, readOnly: true, busyTimeout: 5) else {
      return nil
    }
    do throws(IndexError) {
      let found = try connection.read { handle in
        guard try Schema.version(of: handle) == Self.version else { throw IndexError.missing }
        return (try Self.statements(on: handle), try MetaTable.value(for: name, on: handle))
      }
      (statements, reader) = found
    } catch {
      return nil
    }
  }

  private static func statements(
    on handle: Handle
  ) throws(IndexError) -> [(statement: IndexedStatement, rows: StatementColumns)] {
    let selection = try handle.prepare(
      """
      SELECT file_hash, ordinal, card, header, row_blob, row_blob_sum FROM statement \
      ORDER BY file_hash, ordinal, card
      """)
    let blobs = try BlobReader(handle)
    var found: [(statement: IndexedStatement, rows: StatementColumns)] = []
    while try selection.step() {
      let key = StatementKey(
        fileHash: selection.text(0), ordinal: selection.int(1), card: CardID(selection.text(2)))
      let rows = BlobReference(id: selection.integer(4), sum: selection.checksum(5))
      found.append(
        (
          try StatementHeader.unpack(selection.blob(3).span, key: key),
          try blobs.read(rows) { (bytes) throws(IndexError) in
            try FormerRowUnpacker.unpack(bytes)
          }
        ))
    }
    return found
  }
}
