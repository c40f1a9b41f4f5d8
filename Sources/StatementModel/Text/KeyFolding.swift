/// The folding behind identity keys.
///
/// The keys of transactions are made from texts folded by it, and they must come out the same in
/// every later version of the program: the results for a text may never change. When
/// `TextFolding` must change, this keeps the table of today.
package enum KeyFolding {
  /// The folded text, version 1: today the same as `TextFolding.fold`.
  package static func foldV1(_ text: String) -> String { TextFolding.fold(text) }
}
