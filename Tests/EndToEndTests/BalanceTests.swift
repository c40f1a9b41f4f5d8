import Foundation
import Testing

/// Missing statements, and balances that the book does not come to.
struct BalanceTests {
  /// A month of an account as OFX, with its balance at the end.
  private static func month(
    _ number: String, days: Int, balance: String, _ rows: [(day: String, amount: String)]
  ) -> String {
    var text = """
      OFXHEADER:100
      DATA:OFXSGML
      VERSION:102
      CHARSET:1252

      <OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD
      <BANKACCTFROM><BANKID>1<ACCTID>111122223333<ACCTTYPE>CHECKING</BANKACCTFROM>
      <BANKTRANLIST><DTSTART>2026\(number)01<DTEND>2026\(number)\(days)

      """
    for (day, amount) in rows {
      text += "<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>2026\(number)\(day)<TRNAMT>\(amount)"
      text += "<FITID>\(number)\(day)\(amount)<NAME>SHOP \(day)</STMTTRN>\n"
    }
    text += "</BANKTRANLIST><LEDGERBAL><BALAMT>\(balance)<DTASOF>2026\(number)\(days)</LEDGERBAL>"
    return text + "</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n"
  }

  private static let january = month("01", days: 31, balance: "100.00", [("05", "-10.00")])
  private static let february = month(
    "02", days: 28, balance: "80.00", [("05", "-15.00"), ("06", "-5.00")])
  private static let march = month("03", days: 31, balance: "50.00", [("09", "-30.00")])

  private func place(_ files: [String: String]) throws -> Place {
    let place = try Place.book()
    for (name, text) in files { try place.write("Statements/bank/\(name).ofx", text) }
    let ran = try place("run", "--quiet")
    try #require(ran.code == 0, "\(ran.talk)")
    return place
  }

  private func report(_ place: Place) throws -> DoctorTests.Report {
    let answer = try place("doctor", "--format", "json")
    return try DoctorTests.Report.of(answer)
  }

  @Test func `a missing month is told with what it changes`() throws {
    let place = try place(["january": Self.january, "march": Self.march])
    let answer = try place("doctor")
    #expect(answer.code == 1)
    #expect(answer.output.contains("2026-02-01 to 2026-02-28 (all of 2026-02)"), "\(answer.output)")
    #expect(answer.output.contains("the balance changes by -20.00 USD"))
    try place.write("Statements/bank/february.ofx", Self.february)
    #expect(try place("run", "--quiet").code == 0)
    let mended = try place("doctor")
    #expect(mended.code == 0, "\(mended.output)")
    #expect(mended.output.contains("2 pairs held against the book"))
  }

  @Test func `a statement that lists too little is told`() throws {
    let short = Self.month("02", days: 28, balance: "80.00", [("05", "-15.00")])
    let place = try place(["january": Self.january, "february": short, "march": Self.march])
    let found = try #require(try report(place)["balances"]?.findings.first)
    #expect(found.code == "balance-difference")
    #expect(found.file == "Statements/bank/february.ofx")
    #expect(found.message.contains("2026-01-31 (100.00 USD"), "\(found.message)")
    #expect(found.message.contains("a difference of -5.00 USD"))
  }

  @Test func `a deleted transaction is told and no alarm`() throws {
    let place = try place(["january": Self.january, "february": Self.february])
    let victim = try #require(try place.transactions().first { $0.amount == "-15.00" })
    #expect(try place("edit", victim.id, "--delete").code == 0)
    let answer = try place("doctor")
    #expect(answer.code == 0, "\(answer.output)")
    #expect(answer.output.contains("just so much was deleted by hand"))
  }
}
