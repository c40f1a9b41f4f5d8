import StatementModel

/// What a header's language says of the order of dates.
///
/// English, French and Spanish say nothing: in North America they write the month first.
enum HeaderLanguage {
  /// Whether the header is of a language whose countries never write the month first: two of its
  /// words, or one and a word that other languages have, too.
  static func isDayFirst(_ header: [HeaderCell]) -> Bool {
    var known = 0
    var shared = 0
    for cell in header {
      if StatementWords.has(cell.key, words) {
        known += 1
      } else if StatementWords.has(cell.key, sharedWords) {
        shared += 1
      }
      let isOtherScript = cell.key.unicodeScalars.contains {
        (0x400...0x4FF).contains($0.value) || (0x590...0x5FF).contains($0.value)
          || (0x370...0x3FF).contains($0.value)
      }
      if isOtherScript { known += 1 }
    }
    return known >= 2 || known == 1 && shared > 0 || isSouthAsian(header)
  }

  /// Whether the English of the header is that of South Asia: two of its words, or one and a word
  /// that banks elsewhere write, too.
  static func isSouthAsian(_ header: [HeaderCell]) -> Bool {
    func isKnown(_ cell: HeaderCell) -> Bool {
      StatementWords.has(cell.key, southAsianWords)
        || cell.currency.map { southAsianCurrencies.contains($0.code) } == true
    }
    let known = header.count(where: isKnown)
    return known >= 2
      || known == 1
        && header.contains { !isKnown($0) && StatementWords.has($0.key, southAsianShared) }
  }

  private static let southAsianCurrencies: Set<String> = ["INR", "PKR", "LKR", "BDT", "NPR"]
  private static let southAsianWords = Words.list("language.south-asian")
  private static let southAsianShared = Words.list("language.south-asian-shared")

  /// Whether dates with slashes stand below a header of the North, where nobody writes them so but
  /// American Express, with the month first; or below an English one, which may be of any country.
  static func hasForeignDates(_ header: [HeaderCell], separator: UInt8) -> Bool {
    separator == UInt8(ascii: "/")
      && header.contains { StatementWords.has($0.key, northernWords) }
  }

  private static let northernWords = Words.list("language.northern")

  private static let words = Words.list("language.day-first")

  /// Words of such a language that Spanish or English has, too.
  private static let sharedWords = Words.list("language.day-first-shared")

  /// Whether a word is of a language in which a short year may come first: Hungarian, Swedish.
  static func isYearFirst(_ header: [HeaderCell]) -> Bool {
    header.contains { StatementWords.has($0.key, yearFirstWords) }
  }

  private static let yearFirstWords = Words.list("language.year-first")
}
