import Foundation
import Testing

/// Amounts with a sign that can't mean the currency they would be booked in.
struct CurrencySignTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var book: String
    var amounts: [String]
    /// The line that the question proposes first.
    var answer: String
  }

  static let cases = [
    Case(
      testDescription: "kronas in dollars", book: "USD", amounts: ["-10.00 kr", "900.00 kr"],
      answer: "SEK"),
    Case(
      testDescription: "yens in dollars", book: "USD", amounts: ["-¥1000", "¥90000"],
      answer: "JPY"),
    Case(
      testDescription: "dollars in euros", book: "EUR", amounts: ["-$10.00", "$900.00"],
      answer: "USD"),
  ]

  private func book(_ currency: String, _ amounts: [String]) throws -> Place {
    let place = try Place.book()
    try place.write("daybook.yaml", "currency: \(currency)\n")
    let rows = amounts.enumerated().map {
      "2026-03-1\($0),\($0 == 0 ? "CARD PURCHASE" : "SALARY"),\($1)\n"
    }.joined()
    try place.write("Statements/visa/march.csv", "Date,Description,Amount\n" + rows)
    return place
  }

  @Test(arguments: cases)
  func `the file waits until its currency is said`(_ clash: Case) throws {
    let place = try book(clash.book, clash.amounts)
    let run = try place("run")
    #expect(run.code == 1)
    #expect(run.talk.contains("can't mean \(clash.book)"))
    #expect(run.talk.contains("currency: \(clash.answer)"))
    #expect(try place.transactions().isEmpty)
    #expect(place.exists("Statements/visa/march.csv"))
    try place.write(
      "daybook.yaml",
      """
      currency: \(clash.book)
      profiles:
        visa:
          header: ["Date", Description, Amount]
          currency: \(clash.answer)

      """)
    let answered = try place("run")
    #expect(answered.code == 0, "\(answered.talk)")
    #expect(try place.transactions().map(\.currency) == [clash.answer, clash.answer])
  }

  @Test func `a sign that can mean the book's currency waits for nothing`() throws {
    let place = try book("CAD", ["-$10.00", "$900.00"])
    #expect(try place("run").code == 0)
    #expect(try place.transactions().map(\.currency) == ["CAD", "CAD"])
  }
}
