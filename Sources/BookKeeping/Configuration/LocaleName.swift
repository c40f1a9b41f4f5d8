/// The names of the locales that reports can be written in.
enum LocaleName {
  /// Language and region (BCP 47); the language alone names the same.
  static let known = ["en-US", "en-GB", "he-IL", "de-DE", "fr-FR", "es-ES", "uk-UA"]

  /// The name in its usual letter case, or nothing if there is no such locale.
  static func normalized(_ text: String) -> String? {
    let tag = text.replacing("_", with: "-").lowercased()
    return known.first { name in
      let own = name.lowercased()
      // The first of a language stands for the language: `en` is American English.
      return own == tag || own.hasPrefix(tag + "-")
    }
  }
}
