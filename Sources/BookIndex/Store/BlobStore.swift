import StatementModel

/// Where a blob lies, and the checksum its bytes must have.
struct BlobReference: Hashable {
  var id: Int64
  var sum: UInt64
}

/// The table of blobs, for reading.
struct BlobReader: ~Copyable {
  private let selection: RawStatement
  private let handle: Handle

  init(_ handle: Handle) throws(IndexError) {
    self.handle = handle
    selection = try handle.prepare("SELECT data FROM blob WHERE id = ?")
  }

  /// The blob's bytes; refused if they are not those that were written.
  func read(_ reference: BlobReference) throws(IndexError) -> [UInt8] {
    try selection.bind(1, reference.id)
    defer { selection.reset() }
    guard try selection.step() else { throw .corrupt(.seal) }
    let bytes = selection.blob(0)
    guard Checksum.of(bytes.span) == reference.sum else { throw .corrupt(.checksum) }
    return bytes
  }

  /// Lends the blob's bytes, so that a large one is not copied.
  func read<T>(
    _ reference: BlobReference, _ body: (Span<UInt8>) throws(IndexError) -> T
  ) throws(IndexError) -> T {
    try selection.bind(1, reference.id)
    defer { selection.reset() }
    guard try selection.step() else { throw .corrupt(.seal) }
    return try selection.withBlob(0) { (bytes) throws(IndexError) in
      guard Checksum.of(bytes) == reference.sum else { throw .corrupt(.checksum) }
      return try body(bytes)
    }
  }

}

/// The table of blobs, for writing.
struct BlobWriter: ~Copyable {
  private let insertion: RawStatement
  private let replacement: RawStatement
  private let deletion: RawStatement

  init(_ handle: Handle) throws(IndexError) {
    let insertion = try handle.prepare("INSERT INTO blob(data) VALUES(?) RETURNING id")
    let replacement = try handle.prepare("UPDATE blob SET data = ? WHERE id = ?")
    let deletion = try handle.prepare("DELETE FROM blob WHERE id = ?")
    self.insertion = insertion
    self.replacement = replacement
    self.deletion = deletion
  }

  /// Keeps bytes, in the place of old ones if there are any; bytes of the same checksum are left alone.
  func write(
    _ bytes: [UInt8], over old: BlobReference?
  ) throws(IndexError) -> BlobReference {
    let sum = Checksum.of(bytes.span)
    guard let old else {
      let id = try insertion.bind(
        1, bytes,
        whileRunning: { () throws(IndexError) in
          guard try insertion.step() else { throw .corrupt(.schema) }
          let id = insertion.integer(0)
          try insertion.run()
          return id
        })
      return BlobReference(id: id, sum: sum)
    }
    if sum == old.sum { return old }
    try replacement.bind(2, old.id)
    try replacement.bind(1, bytes, whileRunning: { () throws(IndexError) in try replacement.run() })
    return BlobReference(id: old.id, sum: sum)
  }

  func delete(_ reference: BlobReference) throws(IndexError) {
    try deletion.bind(1, reference.id)
    try deletion.run()
  }
}
