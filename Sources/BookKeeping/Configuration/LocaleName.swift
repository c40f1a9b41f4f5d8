import StatementModel

/// The names of the locales that reports can be written in.
enum LocaleName {
  static var known: [String] { LocaleTag.known }

  /// The name in its usual letter case, or nothing if there is no such locale.
  static func normalized(_ text: String) -> String? { LocaleTag.normalized(text) }
}
