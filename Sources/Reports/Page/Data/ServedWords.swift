/// The texts of the served page in a report's language.
enum ServedWords {
  /// By the names that the page's scripts know them by; English where the language has none.
  static func all(_ locale: ReportLocale) -> [(key: String, value: String)] {
    let own = texts(of: locale.wordLanguage) ?? [:]
    return ServedWord.allCases.map { ("\($0)".snakeCased, own[$0.rawValue] ?? $0.rawValue) }
  }

  /// The texts of a language by the English ones; nothing where it has no file.
  static func texts(of language: ReportLanguage) -> [String: String]? {
    StringsFile.read("Page/Words/\(language.rawValue).strings")
  }
}
