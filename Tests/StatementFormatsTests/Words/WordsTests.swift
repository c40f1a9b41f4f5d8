import Testing

@testable import StatementFormats

/// The files of words, as far as no single file shows it.
struct WordsTests {
  @Test func `No header cell means two things in two languages`() {
    var meanings: [String: HeaderMeaning] = [:]
    for meaning in HeaderMeaning.allCases {
      for text in Words.texts("header.\(meaning.rawValue)") {
        let other = meanings.updateValue(meaning, forKey: text)
        #expect(other == nil, "\"\(text)\" is \(meaning) and \(other?.rawValue ?? "")")
      }
    }
  }

  @Test func `Nothing is left of no text when it is folded`() {
    for topic in Words.allTopics {
      for text in Words.texts(topic) {
        #expect(text.contains { $0 != "*" && $0 != "~" }, "\(topic)")
      }
    }
  }

  @Test(arguments: [
    ("month.3", "März", "marz"), ("status.pending", "Vorgemerkt*", "vorgemerkt*"),
    ("column.amount", "Betrag~", "betrag~"),
  ])
  func `Texts are folded, and keep their marks`(_ topic: String, _ text: String, _ folded: String) {
    let lines = Words.lines(of: "# a remark\n\(topic)\t\(text)\n")
    #expect(lines.map(\.topic) == [topic])
    #expect(lines.map(\.text) == [folded])
  }

  @Test(arguments: [
    ("umsatz*", "umsatzart der buchung", true), ("umsatz*", "der umsatz", true),
    ("umsatz*", "kartenumsatz", false), ("konto~", "girokonto", true),
    ("soll", "soll haben", true), ("soll", "sollzins", false),
  ])
  func `A word fits whole, as a beginning or as a part`(
    _ word: String, _ text: String, _ fits: Bool
  ) {
    #expect(WordList([word]).fits(text) == fits)
  }
}
