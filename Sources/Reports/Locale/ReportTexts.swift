import StatementModel

/// The words of a language, from its file in Words/.
///
/// A word that a language has not is written in English.
struct ReportTexts: Hashable, Sendable {
  let words: [ReportWord: String]
  /// The forms of each noun, in the order of `PluralRule`.
  let nouns: [CountedWord: String]

  /// The words of a language; nothing for English, which stands in the keys, and for languages
  /// that only dates and numbers are written in.
  init?(of language: ReportLanguage) {
    guard let texts = StringsFile.read("Locale/Words/\(language.rawValue).strings") else {
      return nil
    }
    let pairs = texts.compactMap { key, text in ReportWord(rawValue: key).map { ($0, text) } }
    words = Dictionary(pairs) { first, _ in first }
    let forms = texts.compactMap { key, text in CountedWord(rawValue: key).map { ($0, text) } }
    nouns = Dictionary(forms) { first, _ in first }
  }
}

extension ReportLocale {
  /// A word in the reports' language.
  package subscript(_ word: ReportWord) -> String {
    texts?.words[word] ?? word.rawValue
  }

  /// A sentence with `{1}`, `{2}` filled in.
  package func text(_ phrase: ReportWord, _ arguments: String...) -> String {
    filled(self[phrase][...], arguments)
  }

  /// How many of something: `1 transaction`, `12 transactions`.
  package func count(_ noun: CountedWord, _ count: Int) -> String {
    let own = texts?.nouns[noun]
    var forms = (own ?? noun.rawValue)[...]
    let rule = own == nil ? PluralRule.english : PluralRule.of(language)
    // The last form stands for all that there are not.
    for _ in 0..<rule.form(of: count.magnitude) {
      guard let bar = forms.utf8.firstIndex(of: 0x7C) else { break }
      forms = forms[forms.utf8.index(after: bar)...]
    }
    return filled(forms[..<(forms.utf8.firstIndex(of: 0x7C) ?? forms.endIndex)], [text(count)])
  }

  /// The forms of a noun, and by which rule one is chosen for a number.
  func forms(of noun: CountedWord) -> (forms: [String], rule: PluralRule) {
    let own = texts?.nouns[noun]
    let forms = (own ?? noun.rawValue).split(separator: "|", omittingEmptySubsequences: false)
    return (forms.map(String.init), own == nil ? .english : .of(language))
  }

  /// The language of its words: English where its own has none.
  var wordLanguage: ReportLanguage { texts == nil ? .english : language }

  /// What is filled in must not disturb the order of a right-to-left sentence.
  private func filled(_ template: Substring, _ arguments: [String]) -> String {
    var text = ""
    var rest = template
    while let mark = rest.utf8.firstIndex(of: 0x7B) {
      let end = rest.utf8[mark...].firstIndex(of: 0x7D) ?? mark
      text += rest[..<mark]
      if let number = Int(
        rest[rest.utf8.index(after: mark)..<max(end, rest.utf8.index(after: mark))]),
        arguments.indices.contains(number - 1)
      {
        text += isolated(arguments[number - 1])
      }
      rest = rest[rest.utf8.index(after: end)...]
    }
    return text + rest
  }

  /// A piece of text as it may stand within one of this language: in a right-to-left one, letters
  /// of other scripts are kept apart (U+2068 and U+2069) from what surrounds them.
  package func isolated(_ piece: String) -> String {
    guard isRightToLeft, let first = piece.unicodeScalars.first,
      !("\u{2066}"..."\u{2068}").contains(first),
      piece.unicodeScalars.contains(where: { $0.properties.isAlphabetic && $0.value < 0x590 })
    else { return piece }
    return "\u{2068}\(piece)\u{2069}"
  }
}

/// Which form of a noun stands behind a number (CLDR's plural rules for whole numbers).
enum PluralRule: String, Sendable {
  /// 1; others.
  case english
  /// 0 and 1; others.
  case french
  /// 1; 2; others.
  case hebrew
  /// 1, 21, 31…; 2 to 4, 22 to 24…; others.
  case ukrainian

  static func of(_ language: ReportLanguage) -> PluralRule {
    switch language {
    case .french: .french
    case .hebrew: .hebrew
    case .ukrainian: .ukrainian
    default: .english
    }
  }

  /// The place of the form.
  func form(of count: UInt) -> Int {
    switch self {
    case .english: return count == 1 ? 0 : 1
    case .french: return count < 2 ? 0 : 1
    case .hebrew: return count == 1 ? 0 : count == 2 ? 1 : 2
    case .ukrainian:
      if (11...14).contains(count % 100) { return 2 }
      switch count % 10 {
      case 1: return 0
      case 2...4: return 1
      default: return 2
      }
    }
  }
}
