import Foundation
import Testing

/// A month as CSV and as OFX, and a person's word on what is doubtful.
struct DuplicateTests {
  static let csv = """
    Date,Description,Amount,Currency
    2026-03-02,BLUE BOTTLE COFFEE OAKLAND CALIFORNIA,-4.50,USD
    2026-03-03,WHOLE FOODS MARKET 10234,-61.27,USD
    2026-03-14,PAGES AND MORE,-20.00,USD
    2026-03-29,PAYMENT THANK YOU,250.00,USD

    """

  private static func row(_ day: String, _ amount: String, _ name: String, _ id: String) -> String {
    "<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>202603\(day)<TRNAMT>\(amount)<FITID>\(id)<NAME>\(name)</STMTTRN>\n"
  }

  static var ofx: String {
    """
    OFXHEADER:100
    DATA:OFXSGML
    VERSION:102
    CHARSET:1252

    <OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>USD
    <CCACCTFROM><ACCTID>4111</CCACCTFROM>
    <BANKTRANLIST><DTSTART>20260301<DTEND>20260331

    """ + row("02", "-4.50", "BLUE BOTTLE COFFEE OAKLAND CALIF", "1")
      + row("03", "-61.27", "WHOLE FOODS MARKET 10234", "2")
      + row("14", "-20.00", "POS 4471 LONDON", "3")
      + row("29", "250.00", "PAYMENT THANK YOU", "4")
      + "</BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>\n"
  }

  private func place() throws -> Place {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", Self.csv)
    try place.write("Statements/visa/march.ofx", Self.ofx)
    let ran = try place("run", "--quiet")
    #expect(ran.code == 1)
    #expect(ran.talk.contains("may be one that is in the book already"), "\(ran.talk)")
    return place
  }

  @Test func `a month in two formats is one month, but for what is doubtful`() throws {
    let place = try place()
    #expect(try place.transactions().count == 5)
    let doubtful = try place("duplicates", "--format", "csv")
    let lines = doubtful.output.split(whereSeparator: \.isNewline)
    #expect(lines.count == 3, "\(doubtful.output)")
    #expect(doubtful.output.contains("POS 4471 LONDON"))
    #expect(doubtful.output.contains("PAGES AND MORE"))
    let again = try place("run", "--quiet")
    #expect(again.code == 0)
    #expect(again.talk.isEmpty)
  }

  @Test func `a decision holds, and can be undone`() throws {
    let place = try place()
    let both = try place.transactions().filter { $0.amount == "-20.00" }
    try #require(both.count == 2)
    #expect(try place("edit", both[1].id, "--note", "a present").code == 0)
    let merged = try place("duplicates", "merge", both[0].id, String(both[1].id.prefix(8)))
    #expect(merged.code == 0, "\(merged.talk)")
    let one = try place.transactions().filter { $0.amount == "-20.00" }
    #expect(one.map(\.note) == ["a present"])
    #expect(try place("show", both[1].id).code == 0)
    try place.remove(".daybook")
    #expect(try place.transactions().count == 4)
    #expect(try place("duplicates").output.contains("No possible duplicates"))
    #expect(try place("undo").code == 0)
    #expect(try place.transactions().count == 5)
    #expect(try place("duplicates", "keep", both[0].id, both[1].id).code == 0)
    #expect(try place.transactions().count == 5)
    #expect(try place("duplicates").output.contains("No possible duplicates"))
  }

  @Test func `what can't be one is refused`() throws {
    let place = try place()
    let all = try place.transactions()
    let coffee = try #require(all.first { $0.amount == "-4.50" })
    let food = try #require(all.first { $0.amount == "-61.27" })
    let refused = try place("duplicates", "merge", coffee.id, food.id)
    #expect(refused.code == 64)
    #expect(refused.talk.contains("different amounts"))
    #expect(try place("duplicates", "merge", coffee.id, coffee.id).code == 64)
  }
}
