/// What can be wrong with the index.
///
/// It never carries text of a statement.
enum IndexError: Error, Hashable {
  /// There is no index.
  case missing
  /// What is there is no index, or it is damaged.
  case corrupt(IndexDamage)
  /// The index was made by another version of the program.
  case wrongVersion(found: Int)
  /// The file system refused.
  case file(FileError)

  /// Whether making the index anew is the cure.
  var isCuredByRebuilding: Bool {
    switch self {
    case .missing, .corrupt, .wrongVersion: true
    case .file: false
    }
  }
}

/// How it was found that an index is damaged.
enum IndexDamage: String, Hashable, Sendable {
  /// A file is none of an index, or it breaks off.
  case file
  /// Bytes are not those that were written.
  case checksum
  /// What was read does not fit together, or is out of its range.
  case packing
}
