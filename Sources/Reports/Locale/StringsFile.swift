import Foundation

/// An embedded file of texts by keys: `"key" = "text";`, with comments between, as translators and
/// their tools know it.
enum StringsFile {
  /// The texts of a file by their keys; nothing where there is no such file.
  ///
  /// - Parameter path: Below this room's folder.
  static func read(_ path: String) -> [String: String]? {
    EmbeddedFiles.all.first { $0.path == path }.flatMap { parse($0.text) }
  }

  /// - Returns: Nothing for what is no such file.
  static func parse(_ text: String) -> [String: String]? {
    try? unsafe PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
      as? [String: String]
  }
}
