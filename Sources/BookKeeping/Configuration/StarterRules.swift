// swift-format-ignore-file
// Made by embed-starter-rules from Rules/; not to be edited by hand.

/// The rules that a new book begins with, kept in the program so that it is one file.
enum StarterRules {
  /// Paths relative to the folder of the rules, in name order, and the files' text.
  static let files: [(path: String, text: String)] = [
  ]
}
