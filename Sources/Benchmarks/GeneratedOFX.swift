/// A card's statement of any length, the same for the same length.
enum GeneratedOFX {
  enum Syntax: String {
    case sgml = "SGML"
    case xml = "XML"
  }

  /// Gives the text in pieces: what this process holds would count as the memory of those it runs.
  static func write(
    rows: Int, _ syntax: Syntax, to take: (String) throws -> Void
  ) rethrows {
    var text = syntax == .sgml ? sgmlHeader : xmlHeader
    func leaf(_ name: String, _ value: String) {
      text += syntax == .sgml ? "<\(name)>\(value)\n" : "<\(name)>\(value)</\(name)>\n"
    }
    func status() {
      text += "<STATUS>\n"
      leaf("CODE", "0")
      leaf("SEVERITY", "INFO")
      text += "</STATUS>\n"
    }
    text += "<OFX>\n<SIGNONMSGSRSV1>\n<SONRS>\n"
    status()
    leaf("DTSERVER", "20260401120000")
    leaf("LANGUAGE", "ENG")
    text += "</SONRS>\n</SIGNONMSGSRSV1>\n<CREDITCARDMSGSRSV1>\n<CCSTMTTRNRS>\n"
    leaf("TRNUID", "0")
    status()
    text += "<CCSTMTRS>\n"
    leaf("CURDEF", "USD")
    text += "<CCACCTFROM>\n"
    leaf("ACCTID", "4000000000000002")
    text += "</CCACCTFROM>\n<BANKTRANLIST>\n"
    leaf("DTSTART", "20260101")
    leaf("DTEND", "20261231")
    for row in 0..<rows {
      let shop = shops[row % shops.count]
      text += "<STMTTRN>\n"
      leaf("TRNTYPE", row % 9 == 0 ? "CREDIT" : "DEBIT")
      leaf("DTPOSTED", "2026\(two(row % 12 + 1))\(two(row / 12 % 28 + 1))120000[-5:EST]")
      leaf("TRNAMT", "\(row % 9 == 0 ? "" : "-")\(row * 37 % 500 + 1).\(two(row * 13 % 100))")
      leaf("FITID", "2026\(1_000_000_000 + row)")
      leaf("NAME", shop)
      if row % 3 == 0 { leaf("MEMO", "\(shop) 0\(row % 900 + 100) CARD 0002") }
      text += "</STMTTRN>\n"
      if row % 1000 == 999 {
        try take(text)
        text = ""
      }
    }
    text += "</BANKTRANLIST>\n<LEDGERBAL>\n"
    leaf("BALAMT", "-512.10")
    leaf("DTASOF", "20261231")
    text += "</LEDGERBAL>\n</CCSTMTRS>\n</CCSTMTTRNRS>\n</CREDITCARDMSGSRSV1>\n</OFX>\n"
    try take(text)
  }

  private static let shops = [
    "CORNER BAKERY LTD", "FISH &amp; CHIPS HARBOUR", "CAFÉ ÎLE", "GREEN GROCER NORTH SIDE",
    "BOOKS OF THE OLD TOWN", "RAIL TICKETS ONLINE", "PARK GARAGE 7",
  ]

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static let sgmlHeader = """
    OFXHEADER:100
    DATA:OFXSGML
    VERSION:102
    SECURITY:NONE
    ENCODING:UTF-8
    CHARSET:NONE
    COMPRESSION:NONE
    OLDFILEUID:NONE
    NEWFILEUID:NONE


    """

  private static let xmlHeader = """
    <?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>

    """
}
