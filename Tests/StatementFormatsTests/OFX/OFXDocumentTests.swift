import StatementModel
import Testing

@testable import StatementFormats

/// Whole statements, made up from a seed, by both producers.
@Suite struct `OFX 2 documents` {
  typealias Dice = `both OFX producers`.Dice

  @Test(arguments: [1, 2, 3, 5, 8])
  func `give the same statements through libxml2 and the scanner`(seed: UInt64) {
    var dice = Dice(state: seed)
    for _ in 0..<40 {
      let body = Self.body(&dice)
      // A document type sends the text to the scanner; the headers are of one length.
      let parsed = OFXFixture.read(OFXFixture.xmlHeader + "<!-- DOC -->\n" + body)
      let scanned = OFXFixture.read(OFXFixture.xmlHeader + "<!DOCTYPE X>\n" + body)
      #expect(parsed.decisions.contains { $0.choice == "XML" }, "\(body)")
      #expect(scanned.decisions.contains { $0.choice == "tags" })
      #expect(parsed.statements == scanned.statements, "\(body)")
      #expect(parsed.rejected.map(\.span) == scanned.rejected.map(\.span), "\(body)")
      #expect(
        parsed.rejected.map(\.fact.summary) == scanned.rejected.map(\.fact.summary), "\(body)")
      #expect(parsed.leftOut.map(\.span) == scanned.leftOut.map(\.span), "\(body)")
      #expect(parsed.codes == scanned.codes, "\(body)")
    }
  }

  private static func body(_ dice: inout Dice) -> String {
    var text = "<OFX><SIGNONMSGSRSV1><SONRS><FI><ORG>Bank</ORG></FI></SONRS></SIGNONMSGSRSV1>\n"
    for account in 0...dice.roll(3) {
      let isCard = dice.roll(2) == 0
      let (response, statement, from) =
        isCard ? ("CCSTMTTRNRS", "CCSTMTRS", "CCACCTFROM") : ("STMTTRNRS", "STMTRS", "BANKACCTFROM")
      text += "<\(response)><\(statement)>"
      if dice.roll(6) > 0 {
        text += "<CURDEF>\(pick(["USD", "EUR", "JPY", "KWD"], &dice))</CURDEF>"
      }
      text += "<\(from)><ACCTID>\(account)</ACCTID></\(from)>\n<BANKTRANLIST>"
      for row in 0..<dice.roll(6) { text += Self.row(row, &dice) }
      text += "</BANKTRANLIST>\n"
      if dice.roll(2) == 0 {
        text += "<LEDGERBAL><BALAMT>\(pick(amounts, &dice))</BALAMT></LEDGERBAL>"
      }
      text += "</\(statement)></\(response)>"
    }
    return text + "</OFX>\n"
  }

  private static func row(_ row: Int, _ dice: inout Dice) -> String {
    var leaves = [
      leaf("TRNTYPE", pick(["DEBIT", "FEE", "XFER", "ATM", ""], &dice), &dice),
      leaf("DTPOSTED", pick(dates, &dice), &dice), leaf("TRNAMT", pick(amounts, &dice), &dice),
      leaf("FITID", pick(["\(row)", "", "null", "A &amp; B"], &dice), &dice),
      leaf("NAME", pick(texts, &dice), &dice), leaf("MEMO", pick(texts, &dice), &dice),
    ]
    if dice.roll(4) == 0 { leaves.append(leaf("SIC", "5411", &dice)) }
    if dice.roll(4) == 0 { leaves.append("<PAYEE>" + leaf("NAME", "Payee", &dice) + "</PAYEE>") }
    if dice.roll(4) == 0 {
      let name = pick(["CURRENCY", "ORIGCURRENCY"], &dice)
      leaves.append(
        "<\(name)>" + leaf("CURRATE", "1.25", &dice) + leaf("CURSYM", "CHF", &dice) + "</\(name)>")
    }
    if dice.roll(6) == 0 {
      leaves.append(
        leaf("CORRECTFITID", "1", &dice)
          + leaf("CORRECTACTION", pick(["REPLACE", "DELETE", "?"], &dice), &dice))
    }
    // The order of the leaves is free for a reader.
    for index in leaves.indices { leaves.swapAt(index, dice.roll(leaves.count)) }
    let dropped = dice.roll(8) == 0 ? 1 : 0
    return "<STMTTRN>\(leaves.dropFirst(dropped).joined())</STMTTRN>"
  }

  private static func leaf(_ name: String, _ value: String, _ dice: inout Dice) -> String {
    switch dice.roll(6) {
    case 0 where value.isEmpty: "<\(name)/>"
    case 1: "<\(name)>\n  \(value)\n</\(name)>\n"
    case 2: "<\(name)><!-- c -->\(value)</\(name)>"
    case 3: "<\(name) >\(value)</\(name) >\n"
    default: "<\(name)>\(value)</\(name)>"
    }
  }

  private static func pick(_ choices: [String], _ dice: inout Dice) -> String {
    choices[dice.roll(choices.count)]
  }

  private static let dates = [
    "20260309", "20260310120000[-5:EST]", "20260311", "00000000", "09/03/2026", "2026",
  ]
  private static let amounts = ["-12.30", "5", "1.400", "-7,50", "null", "$3.00", "x", "-0.5"]
  private static let texts = [
    "Bakery", "", "A &amp; B", "&amp;lt;C&amp;gt;", "Zoë", "<![CDATA[a < b & c]]>", "  wide  ",
    "&#x20AC; 5", "line\nbreak", "Opening balance", "שלום",
  ]
}
