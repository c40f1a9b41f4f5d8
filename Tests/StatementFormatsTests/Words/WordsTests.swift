import Testing

@testable import StatementFormats

/// The files of words, as far as no single file shows it.
struct WordsTests {
  /// Topics of which a text can mean one only, in whichever language.
  private static let exclusive: [[String]] = [
    HeaderMeaning.allCases.map { "header.\($0.rawValue)" },
    (1...12).map { "month.\($0)" },
    ["direction.out", "direction.in", "direction.neutral"],
    ["answer.yes", "answer.no"],
    ["leading.out", "leading.in"],
    ["status.declined", "status.pending", "status.posted"],
    ["summary.opening", "summary.closing", "summary.information", "summary.total"],
    ["kind.charge", "kind.refund", "kind.payment", "kind.fee", "kind.interest", "kind.cash"],
    ["product.current", "product.savings"],
  ]

  @Test(arguments: exclusive) func `No text means two things`(_ topics: [String]) {
    var topicOfText: [String: String] = [:]
    for topic in topics {
      for text in Words.texts(topic) {
        let other = topicOfText.updateValue(topic, forKey: text)
        #expect(other == nil, "\"\(text)\" is \(topic) and \(other ?? "")")
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
