import Testing

@testable import Reports

/// The words of the page that is served.
struct ServedWordsTests {
  private static let languages = ReportLanguage.allCases.filter {
    ServedWords.texts(of: $0) != nil
  }

  @Test func `it speaks the languages of the reports`() {
    let reports = ReportLanguage.allCases.filter { ReportTexts(of: $0) != nil }
    #expect(Self.languages == reports)
  }

  @Test(arguments: Self.languages)
  func `no text is missing, and none is there that nobody asks for`(_ language: ReportLanguage)
    throws
  {
    let texts = try #require(ServedWords.texts(of: language))
    for word in ServedWord.allCases {
      let text = texts[word.rawValue] ?? ""
      #expect(!text.isEmpty, "\(word)")
      for place in ["{1}", "{2}"] {
        #expect(text.contains(place) == word.rawValue.contains(place), "\(word)")
      }
    }
    #expect(texts.count == ServedWord.allCases.count)
  }

  @Test func `no name is taken twice`() throws {
    let locale = try ReportLocale("he")
    let names = PageWords.all(locale).map(\.key) + ServedWords.all(locale).map(\.key)
    #expect(Set(names).count == names.count)
    #expect(ServedWords.all(locale).contains { $0 == ("save", "שמירה") })
    #expect(ServedWords.all(.standard).contains { $0 == ("save", "Save") })
  }
}
