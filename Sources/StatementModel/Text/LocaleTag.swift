/// The locales that reports can be written in, by language and region (BCP 47).
///
/// They stand here because the settings name them and the reports write in them, and neither room
/// sees the other.
package enum LocaleTag {
  /// All of them, the standard one first; the first of a language stands for the language.
  package static let known = [
    "en-US", "en-GB", "en-AU", "en-CA", "en-IE", "en-NZ", "he-IL", "de-DE", "de-AT", "de-CH",
    "fr-FR", "fr-BE", "fr-CA", "es-ES", "es-MX", "uk-UA", "cs-CZ", "da-DK", "fi-FI", "it-IT",
    "ja-JP", "nb-NO", "nl-NL", "nl-BE", "pl-PL", "pt-PT", "pt-BR", "sv-SE",
  ]

  /// The tag in its usual letter case, from `en-gb`, `en_GB` or `de`; nothing if there is no such
  /// locale.
  package static func normalized(_ text: String) -> String? {
    let tag = text.replacing("_", with: "-").lowercased()
    return known.first { name in
      let own = name.lowercased()
      return own == tag || own.hasPrefix(tag + "-")
    }
  }
}
