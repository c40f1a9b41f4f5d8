import StatementModel
import TestSupport
import Testing

@testable import Reports

/// The table of words, and what is made of it.
struct ReportTextsTests {
  private static let languages = ReportLanguage.allCases.filter { ReportTexts(of: $0) != nil }

  @Test func `hebrew is among the languages with words`() {
    #expect(Self.languages.contains(.hebrew))
  }

  @Test(arguments: Self.languages)
  func `no text is missing in a complete language`(_ language: ReportLanguage) throws {
    let texts = try #require(ReportTexts(of: language))
    for word in ReportWord.allCases {
      let text = texts.words[word]
      #expect(text?.isEmpty == false, "\(word)")
      #expect(Self.places(text ?? "") == Self.places(word.rawValue), "\(word)")
    }
    // What stands in the file and is asked for nowhere is a slip, or was forgotten there.
    let file = try #require(StringsFile.read("Locale/Words/\(language.rawValue).strings"))
    #expect(file.count == ReportWord.allCases.count + CountedWord.allCases.count)
    for noun in CountedWord.allCases {
      let forms = (texts.nouns[noun] ?? "").split(separator: "|")
      let places = (0...200).map { PluralRule.of(language).form(of: $0) }
      #expect(Set(places) == Set(forms.indices), "\(noun)")
      #expect(forms.last?.contains("{1}") == true, "\(noun)")
    }
  }

  @Test(arguments: ReportLocale.known.map(\.identifier))
  func `every locale has the names that dates are written with`(_ tag: String) throws {
    let names = try ReportLocale(tag).names
    for months in [names.months, names.monthsInDates, names.shortMonths] {
      #expect(months.count == 12)
    }
    #expect(names.weekdays.count == 7)
    for name in [names.today, names.yesterday] { #expect(!name.isEmpty) }
  }

  /// The numbers in braces.
  private static func places(_ text: String) -> [String] {
    text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().map {
      String($0.prefix { $0 != "}" })
    }.sorted()
  }

  struct CountCase: CustomTestStringConvertible {
    var locale: String
    var count: Int
    var expected: String
    var testDescription: String { "\(count) in \(locale)" }
  }

  @Test(arguments: [
    CountCase(locale: "en-US", count: 0, expected: "0 transactions"),
    CountCase(locale: "en-US", count: 1, expected: "1 transaction"),
    CountCase(locale: "en-US", count: 1234, expected: "1,234 transactions"),
    CountCase(locale: "fr", count: 0, expected: "0 opération"),
    CountCase(locale: "fr", count: 2, expected: "2 opérations"),
    CountCase(locale: "de", count: 0, expected: "0 Umsätze"),
    CountCase(locale: "he", count: 1, expected: "תנועה אחת"),
    CountCase(locale: "he", count: 2, expected: "שתי תנועות"),
    CountCase(locale: "he", count: 11, expected: "11 תנועות"),
    CountCase(locale: "uk", count: 1, expected: "1 операція"),
    CountCase(locale: "uk", count: 3, expected: "3 операції"),
    CountCase(locale: "uk", count: 5, expected: "5 операцій"),
    CountCase(locale: "uk", count: 11, expected: "11 операцій"),
    CountCase(locale: "uk", count: 12, expected: "12 операцій"),
    CountCase(locale: "uk", count: 21, expected: "21 операція"),
    CountCase(locale: "uk", count: 22, expected: "22 операції"),
    CountCase(locale: "uk", count: 112, expected: "112 операцій"),
    CountCase(locale: "ja", count: 5, expected: "5 transactions"),
  ])
  func `nouns take the form that the language has for a number`(_ c: CountCase) throws {
    #expect(try ReportLocale(c.locale).count(.transactions, c.count) == c.expected)
  }

  @Test func `what is filled into a right-to-left sentence is kept apart`() throws {
    let hebrew = try ReportLocale("he")
    #expect(hebrew.text(.spendingIn, "ILS") == "הוצאות ב־\u{2068}ILS\u{2069}")
    #expect(hebrew.text(.asOf, hebrew.longText(try day("2026-03-31"))) == "נכון ליום 31 במרץ 2026.")
    // An amount is isolated by itself, and not twice.
    let amount = hebrew.text(try money("-5 ILS"))
    #expect(hebrew.text(.spentAmount, amount) == "הוצאות: \u{2066}-5.00\u{A0}ILS\u{2069}")
    #expect(ReportLocale.standard.text(.spendingIn, "ILS") == "Spending in ILS")
  }

  @Test func `a hebrew book is read in hebrew by people and in english by programs`() throws {
    var input = try Sample.input(try Sample.book())
    let english = WrittenReports.all(input)
    input.locale = try ReportLocale("he")
    let files = WrittenReports.all(input)
    let pages = files.filter { $0.path.hasSuffix(".md") }
    for page in pages {
      for word in ReportWord.allCases where word.rawValue.count > 3 && !word.rawValue.contains("{")
      {
        #expect(!Self.lines(page.text).contains(word.rawValue), "\(word) in \(page.path)")
      }
    }
    let index = try #require(files.first { $0.path == "index.md" })
    #expect(index.text.hasPrefix("# הוצאות וכרטיסים\n\nנכון ליום 31 במרץ 2026."))
    #expect(Self.tables(files) == Self.tables(english))
  }

  private static func tables(_ files: [ReportFile]) -> [ReportFile] {
    files.filter { $0.path.hasSuffix(".csv") }
  }

  /// The texts of a page's cells, headings and links.
  private static func lines(_ page: String) -> Set<String> {
    Set(
      page.split { "|\n#[]·".contains($0) }.map { cell in
        String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      })
  }
}
