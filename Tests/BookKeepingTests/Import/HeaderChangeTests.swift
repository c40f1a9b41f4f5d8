import StatementModel
import Testing

@testable import BookKeeping

struct HeaderChangeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var old: String
    var new: String
    var words: String
    var testDescription: String { "\(old) to \(new)" }
  }

  private static func cells(_ text: String) -> [String] {
    text.isEmpty ? [] : text.split(separator: ";").map(String.init)
  }

  @Test(arguments: [
    Case(old: "Date;Text;Amount", new: "Date;Text;Amount;Fee", words: "new: \"Fee\""),
    Case(old: "Date;Text;Amount;Fee", new: "Date;Amount", words: "gone: \"Text\", \"Fee\""),
    Case(old: "Date;Text;Amount", new: "Date;Payee;Amount", words: "\"Text\" is now \"Payee\""),
    Case(
      old: "Date;Text;Amount", new: "Day;Payee;Amount;Fee",
      words: "\"Date\" is now \"Day\"; \"Text\" is now \"Payee\"; new: \"Fee\""),
    Case(
      old: "Date;Text;Amount", new: "Text;Date;Amount", words: "the same columns in another order"),
    Case(old: "Date;Text;Amount", new: "", words: "it has no header any more"),
    Case(old: "", new: "Date;Text;Amount", words: "it has a header now"),
  ])
  func `a change is told by its columns`(_ sample: Case) {
    let change = HeaderChange(
      from: Self.cells(sample.old), to: Self.cells(sample.new), of: CardID("visa"))
    #expect(
      change.summary == "no file of card \"visa\" had this header before (\(sample.words))")
  }

  @Test func `the lines that accept it are read back`() {
    let header = ["Date", "Text", "Amount: \"net\""]
    let change = HeaderChange(from: ["Date"], to: header, of: CardID("yes"))
    let (configuration, mistakes) = ConfigurationParser.parse(
      change.advice(header: header), path: "daybook.yaml")
    #expect(mistakes.isEmpty)
    #expect(configuration.cards.map(\.card.id) == [CardID("yes")])
    #expect(configuration.cards.map(\.acceptedHeaders) == [[change.fingerprint]])
  }

  @Test func `two headers that only look alike have two fingerprints`() {
    #expect(HeaderMemory.fingerprint(["a", "bc"]) != HeaderMemory.fingerprint(["ab", "c"]))
    #expect(
      HeaderMemory.fingerprint(["Date ", "Größe"])
        == HeaderMemory.fingerprint(["date", "große", ""]))
  }
}
