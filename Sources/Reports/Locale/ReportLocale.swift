import StatementModel

/// How a book's owner reads numbers, dates and words: marks, order of day and month, names of
/// months and days, and the language of reports.
///
/// The tables are made by hand from Unicode's common locale data (CLDR). They need no locale
/// library, so equal input gives equal bytes on every machine.
package struct ReportLocale: Hashable, Sendable {
  /// The BCP 47 tag: `en-GB`.
  package let identifier: String
  /// The language of names and words.
  package let language: ReportLanguage
  /// The words of its language, where there are any beside the English ones.
  private(set) var texts: ReportTexts?
  let number: NumberStyle
  /// Fixed width, for columns: `05/03/2026`.
  let shortDate: [DatePart]
  /// With the month's name, for headings: `5 March 2026`.
  private(set) var longDate: [DatePart]
  /// The month alone: `March 2026`.
  private(set) var monthOfYear: [DatePart]
  /// What the language calls months and days.
  private(set) var names: DateNames
  /// The day on which a week begins: 1 is Monday, 7 is Sunday.
  package let firstWeekday: Int
  /// Those whose icons and colours stand beside their names.
  private(set) var categories = CategoryTree()

  /// Finds the locale by its tag, in any case and with `-` or `_`: `en-GB`, `de`, `de_DE`.
  package init(_ text: String) throws(ReportFact) {
    guard let tag = LocaleTag.normalized(text),
      let row = LocaleRow.row(of: tag)
    else { throw .unknownLocale(text) }
    self.init(row)
  }

  private init(_ row: LocaleRow) {
    identifier = row.tag
    language = row.language
    texts = ReportTexts(of: row.language)
    number = NumberStyle(row)
    shortDate = DatePart.parts(of: row.shortDate)
    longDate = DatePart.parts(of: row.longDate)
    monthOfYear = DatePart.parts(of: row.monthOfYear)
    names = DateNames(of: row.tag, row.language)
    firstWeekday = row.firstWeekday
  }

  /// All locales there are, the standard one first.
  package static let known: [ReportLocale] = LocaleRow.all.map(ReportLocale.init)

  /// American English: what holds where nothing is said.
  package static let standard = ReportLocale(LocaleRow.standard)

  /// Whether its language is written from right to left.
  package var isRightToLeft: Bool { language.isRightToLeft }

  /// The same with the icons and colours of a book's categories.
  func showing(_ categories: CategoryTree) -> ReportLocale {
    var locale = self
    locale.categories = categories
    return locale
  }

  /// The same with English words, for what is told in English.
  package var inEnglish: ReportLocale {
    guard language != .english else { return self }
    var english = self
    english.texts = nil
    english.names = Self.standard.names
    english.longDate = Self.standard.longDate
    english.monthOfYear = Self.standard.monthOfYear
    return english
  }

  package var today: String { names.today }
  package var yesterday: String { names.yesterday }
}

/// How a number is written.
struct NumberStyle: Hashable, Sendable {
  /// Between groups of three digits.
  var groupMark: [UInt8]
  var decimalMark: [UInt8]
  var minus: [UInt8]
  /// How many digits must stand before the first group mark: 2 where 1234 is written without.
  var digitsBeforeMark: Int
  /// Whether the currency's code stands before the number.
  var codeIsFirst: Bool
  /// Between number and code.
  var codeGap: [UInt8]
  /// Between number and percent sign.
  var percentGap: [UInt8]
  /// Whether numbers with letters or a sign are kept in one piece among right-to-left text.
  var isIsolated: Bool

  /// Begins text that runs from left to right whatever surrounds it (U+2066), and ends it (U+2069).
  static let isolateStart: [UInt8] = Array("\u{2066}".utf8)
  static let isolateEnd: [UInt8] = Array("\u{2069}".utf8)
}

/// One piece of a written date.
enum DatePart: Hashable, Sendable {
  case day
  case paddedDay
  /// The given word on the first of a month, else the number.
  case dayAfter(first: String)
  case month
  case paddedMonth
  case monthName
  case year
  case text(String)

  /// Reads a pattern: `d`, `dd`, `d1er` (the word on the first of a month), `M`, `MM`, `MMMM` and
  /// `yyyy` as in CLDR, `'…'` for words; all else stands for itself.
  static func parts(of pattern: String) -> [DatePart] {
    var parts: [DatePart] = []
    var literal = ""
    var rest = pattern[...]
    while let next = rest.first {
      let found = fields.first { rest.hasPrefix($0.name) }
      if let found {
        if !literal.isEmpty { parts.append(.text(literal)) }
        literal = ""
        parts.append(found.part)
        rest = rest.dropFirst(found.name.count)
      } else if next == "'" {
        let word = rest.dropFirst().prefix { $0 != "'" }
        literal += word
        rest = rest.dropFirst(word.count + 2)
      } else {
        literal.append(next)
        rest = rest.dropFirst()
      }
    }
    if !literal.isEmpty { parts.append(.text(literal)) }
    return parts
  }

  /// Longer names first.
  private static let fields: [(name: String, part: DatePart)] = [
    ("d1er", .dayAfter(first: "1er")), ("dd", .paddedDay), ("d", .day), ("MMMM", .monthName),
    ("MM", .paddedMonth), ("M", .month), ("yyyy", .year),
  ]
}
