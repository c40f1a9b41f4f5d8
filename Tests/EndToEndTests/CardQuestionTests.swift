import Foundation
import Testing

/// Files that name no account, and what is asked about them.
struct CardQuestionTests {
  private func statement(_ month: Int, _ text: String = "TEA") -> String {
    Statements.header + "2026-0\(month)-02,\(text),-4.50,USD\n"
  }

  private static let ofx = """
    OFXHEADER:100
    DATA:OFXSGML
    VERSION:102

    <OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>USD
    <CCACCTFROM><ACCTID>4111111111114417</CCACCTFROM><BANKTRANLIST>
    <DTSTART>20260101<DTEND>20260131
    <STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260107<TRNAMT>-7.00<FITID>A1<NAME>BOOKS</STMTTRN>
    </BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>

    """

  @Test func `a number in a name finds its card, whichever file comes first`() throws {
    for names in [["a4417.csv", "z.ofx"], ["z4417.csv", "a.ofx"]] {
      let place = try Place.book()
      try place.write("Statements/\(names[0])", statement(3))
      try place.write("Statements/\(names[1])", Self.ofx)
      let ran = try place("run")
      #expect(ran.code == 0, "\(names): \(ran.talk)")
      #expect(try place.transactions().map(\.card) == ["card-4417", "card-4417"])
      // The next month's, beside a file that is dated and names nothing.
      try place.write("Statements/Chase4417_Activity20260401.CSV", statement(4))
      try place.write("Statements/export-20260417.csv", statement(5))
      let again = try place("run")
      #expect(again.code == 1)
      #expect(again.talk.contains("export-20260417.csv: error: the card"), "\(again.talk)")
      #expect(try place.transactions().count == 3)
      try place.write("next/4417.csv", statement(6))
      #expect(try place("import", "next/4417.csv").code == 0)
      #expect(try place.transactions().count == 4)
      #expect(try place("doctor").output.contains("fine: 4 transactions evaluated anew"))
    }
  }

  @Test func `a file that waits is taken once its card's number is known`() throws {
    let place = try Place.book()
    try place.write("Statements/Chase4417_March.csv", statement(3))
    let ran = try place("run")
    #expect(ran.code == 1)
    #expect(ran.talk.contains("--card card-4417"), "\(ran.talk)")
    #expect(try place("run").code == 0, "what is outstanding is no news")
    try place.write(
      "daybook.yaml", try place.text("daybook.yaml") + "cards:\n  gold:\n    accounts: [\"4417\"]\n"
    )
    #expect(try place("run").code == 0)
    #expect(try place.transactions().map(\.card) == ["gold"])
    // By an account that an import brings, and by a card that gets such an id.
    for step in ["ofx", "rename"] {
      let other = try Place.book()
      try other.write("Statements/Chase4417_March.csv", statement(3))
      try other.write("Statements/visa/may.csv", statement(5))
      #expect(try other("run").code == 1)
      if step == "ofx" {
        try other.write("Statements/visa/x.ofx", Self.ofx)
        #expect(try other("run").code == 0)
        // It was passed over before the account was known.
        #expect(try other("run").code == 0)
      } else {
        #expect(try other("cards", "rename", "visa", "visa-4417").code == 0)
        #expect(try other("run").code == 0)
      }
      #expect(Set(try other.transactions().map(\.card)).count == 1, "\(step)")
      #expect(try other.transactions("--month", "2026-03").count == 1, "\(step)")
    }
  }

  @Test func `the remedy that is proposed is one`() throws {
    let place = try Place.book()
    try place.write("Statements/Chase4417_March.csv", statement(3))
    #expect(try place("run").code == 1)
    #expect(
      try place("import", "Statements/Chase4417_March.csv", "--card", "card-4417").code == 0)
    // The card is known by its number from then on, though no file names an account.
    try place.write("Statements/Chase4417_April.csv", statement(4))
    #expect(try place("run").code == 0)
    #expect(try place.transactions().map(\.card) == ["card-4417", "card-4417"])
  }

  @Test func `files with one question ask it once`() throws {
    let place = try Place.book()
    for month in 1...6 { try place.write("Statements/Chase4417_\(month).csv", statement(month)) }
    try place.write("Statements/other.csv", statement(7))
    for arguments in [["run"], ["run", "--quiet"]] {
      try place.remove(".daybook", ifThere: true)
      let ran = try place.shell("$DAYBOOK \(arguments.joined(separator: " "))")
      #expect(ran.code == 1)
      let asked = ran.talk.ranges(of: "no card is known by the number 4417").count
      #expect(asked == 1, "\(ran.talk)")
      #expect(ran.talk.ranges(of: "error:").count == 2, "\(ran.talk)")
      #expect(
        ran.talk.contains(
          "the same for Statements/Chase4417_2.csv, Statements/Chase4417_3.csv,"
            + " Statements/Chase4417_4.csv, and 2 more"), "\(ran.talk)")
    }
    // Each file has its line, and what differs is asked of each.
    try place.remove(".daybook")
    let lines = try place("run").output.split(separator: "\n").filter { $0.contains("waits:") }
    #expect(lines.count == 7)
  }

  @Test func `questions about columns are asked once of files with one header`() throws {
    let place = try Place.book()
    for name in ["one", "two"] {
      try place.write(
        "Statements/visa/\(name).csv",
        "Date,Text,Amount\n02/03/2026,TEA \(name),-4.50\n04/03/2026,COFFEE,-2.50\n")
    }
    try place.write(
      "Statements/visa/three.csv",
      "Day,What,Value\n02/03/2026,TEA,-4.50\n04/03/2026,COFFEE,-2.50\n")
    let ran = try place("run")
    #expect(ran.code == 1)
    #expect(ran.talk.contains("the same for Statements/visa/two.csv"), "\(ran.talk)")
    #expect(!ran.talk.contains("two.csv: error"), "\(ran.talk)")
    #expect(ran.talk.contains("three.csv"), "\(ran.talk)")
    #expect(ran.talk.ranges(of: "For daybook.yaml:").count == 2, "\(ran.talk)")
  }
}
