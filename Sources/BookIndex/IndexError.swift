/// What can be wrong with the index.
///
/// It never carries text of a statement.
package enum IndexError: Error, Hashable {
  /// There is no index at the path.
  case missing
  /// The file is no index, or it is damaged.
  case corrupt(IndexDamage)
  /// The index was made by another version of the program.
  case wrongVersion(found: Int)
  /// Another process holds the index for longer than one waits.
  case busy
  /// A statement or a transaction that was to be inserted is already there.
  case alreadyThere
  /// The disk is full, the folder cannot be written, or something else outside went wrong.
  /// `code` is SQLite's extended result code.
  case io(code: Int)
  /// The program asked for what makes no sense: an update within an update, transactions of
  /// another card.
  case misuse

  /// Whether deleting the index and making it anew is the cure.
  package var isCuredByRebuilding: Bool {
    switch self {
    case .missing, .corrupt, .wrongVersion: true
    case .busy, .alreadyThere, .io, .misuse: false
    }
  }
}

/// How it was found that an index is damaged.
package enum IndexDamage: String, Hashable, Sendable {
  /// SQLite itself found the file malformed.
  case file
  /// The file is a database of something else, or its tables are not ours.
  case schema
  /// Rows of a table are missing, or there are too many.
  case seal
  /// Bytes are not those that were written.
  case checksum
  /// A packed value breaks off or is out of its range.
  case packing
}
