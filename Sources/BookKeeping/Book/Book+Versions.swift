extension Book {
  /// The newest format of books that this program knows.
  package static var formatVersion: Int { BookFormat.current }

  /// The version of the index: of its files, and of what they are made by.
  package static var indexVersion: String { "\(IndexManifest.version).\(engineVersion)" }
}
