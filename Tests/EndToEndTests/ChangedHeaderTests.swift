import Foundation
import Testing

/// A known card's export that changes its header.
struct ChangedHeaderTests {
  private let march = """
    Date,Description,Amount,Currency
    2026-03-02,COFFEE,-4.50,USD
    2026-03-14,GROCER,-61.27,USD

    """
  /// The description has another name, and there is a column more.
  private let april = """
    Date,Text,Amount,Currency,Place
    2026-04-02,COFFEE,-4.75,USD,Oakland
    2026-04-14,GROCER,-71.20,USD,Oakland

    """
  private let may = """
    Date,Text,Amount,Currency,Place
    2026-05-02,COFFEE,-4.80,USD,Oakland

    """

  private func book() throws -> Place {
    let place = try Place.book()
    try place.write("Statements/visa/march.csv", march)
    try #require(try place("run").code == 0)
    return place
  }

  @Test func `a file with a new header waits, and says what is new`() throws {
    let place = try book()
    try place.write("Statements/visa/april.csv", april)
    let run = try place("run")
    #expect(run.code == 1)
    #expect(run.talk.contains("no file of card \"visa\" had this header before"))
    #expect(run.talk.contains("\"Description\" is now \"Text\""))
    #expect(run.talk.contains("new: \"Place\""))
    #expect(run.talk.contains("--accept-new-header"))
    #expect(try place.transactions().count == 2)
    // Told once; then it is one line of the summary.
    let again = try place("run")
    #expect(again.code == 0)
    #expect(again.talk.isEmpty)
    #expect(again.output.contains("Statements/visa/april.csv"))
  }

  @Test func `the line it asks for lets it in, and the files after it`() throws {
    let place = try book()
    try place.write("Statements/visa/april.csv", april)
    let run = try place("run")
    let advice = run.talk.split(separator: "\n").drop { !$0.hasPrefix("    cards:") }
      .prefix(3).map { $0.dropFirst(4) }.joined(separator: "\n")
    try place.write("daybook.yaml", advice + "\n")
    #expect(try place("run").code == 0)
    #expect(try place.transactions().count == 4)
    // What was taken in is kept by the journal, whatever the configuration says later.
    try place.write("daybook.yaml", "")
    try place.write("Statements/visa/may.csv", may)
    #expect(try place("run").code == 0)
    #expect(try place.transactions().count == 5)
  }

  @Test func `an option lets one file in, and the others of its header with the next run`() throws {
    let place = try book()
    try place.write("Statements/visa/april.csv", april)
    try place.write("Statements/visa/may.csv", may)
    #expect(try place("run").code == 1)
    #expect(try place("import", "--accept-new-header", "Statements/visa/april.csv").code == 0)
    #expect(try place.transactions().count == 4)
    #expect(try place("run").code == 0)
    #expect(try place.transactions().count == 5)
  }

  @Test func `two exporters of one card stand side by side once each is confirmed`() throws {
    let place = try book()
    try place.write("april.csv", april)
    #expect(try place("import", "--card", "visa", "--accept-new-header", "april.csv").code == 0)
    try place.write("more.csv", march.replacing("2026-03", with: "2026-06"))
    try place.write("may.csv", may)
    #expect(try place("import", "--card", "visa", "more.csv", "may.csv").code == 0)
    #expect(try place.transactions().count == 7)
  }

  @Test func `a third header waits, and is compared with the one most like it`() throws {
    let place = try book()
    try place.write("april.csv", april)
    #expect(try place("import", "--card", "visa", "--accept-new-header", "april.csv").code == 0)
    try place.write("may.csv", may.replacing("Place", with: "City"))
    let answer = try place("import", "--card", "visa", "may.csv")
    #expect(answer.code == 1)
    #expect(answer.talk.contains("(\"Place\" is now \"City\")"))
  }

  @Test func `files that come together with the card don't judge each other`() throws {
    let place = try Place.book()
    try place.write("Statements/visa/a.csv", march)
    try place.write("Statements/visa/b.csv", april)
    #expect(try place("run").code == 0)
    #expect(try place.transactions().count == 4)
  }

  @Test func `order and rebuilding don't matter to what was accepted`() throws {
    var books: [[Listed]] = []
    for order in [["march.csv", "april.csv"], ["april.csv", "march.csv"]] {
      let place = try Place.book()
      try place.write("march.csv", march)
      try place.write("april.csv", april)
      for file in order {
        #expect(try place("import", "--card", "visa", "--accept-new-header", file).code == 0)
      }
      books.append(try place.transactions())
      #expect(try place("rebuild").code == 0)
      #expect(try place.transactions() == books.last)
    }
    #expect(books[0] == books[1])
  }

  @Test func `entries without a header say nothing against a new one`() throws {
    let place = try book()
    let journal = "Journal/test.ndjson"
    let text = try place.text(journal)
    let old = text.replacing(#""header":["Date","Description","Amount","Currency"],"#, with: "")
    #expect(old != text)
    try place.write(journal, old)
    try place.write("Statements/visa/april.csv", april)
    #expect(try place("run").code == 0)
    #expect(try place.transactions().count == 4)
  }

  @Test func `numbers in header cells, case and empty cells at the end are no change`() throws {
    let place = try Place.book()
    try place.write(
      "Statements/visa/a.csv", "Date,Description,Amount 03/2026,Currency\n2026-03-02,A,-4.50,USD\n")
    #expect(try place("run").code == 0)
    try place.write(
      "Statements/visa/b.csv",
      "DATE,Description,Amount 04/2026,Currency,\n2026-04-02,B,-4.50,USD,\n")
    #expect(try place("run").code == 0)
    #expect(try place.transactions().count == 2)
  }

  @Test func `a header's name that is none is refused with its place`() throws {
    let place = try book()
    try place.write("daybook.yaml", "cards:\n  visa:\n    headers: [yes]\n")
    let answer = try place("run")
    #expect(answer.code == 78)
    #expect(answer.talk.contains("daybook.yaml:3:15"))
    #expect(answer.talk.contains("names no header"))
  }
}
