import StatementModel

/// Statements as banks write them, of what an invented person did.
enum DemoStatement {
  /// With the sum on the last day, which proves the rows.
  static func ofx(
    _ entries: [DemoBook.Entry], _ card: String, _ days: ClosedRange<CalendarDate>, _ closing: Int
  ) -> String {
    let rows = entries.enumerated().map { place, entry in
      """
      <STMTTRN><TRNTYPE>\(entry.cents < 0 ? "DEBIT" : "CREDIT")<DTPOSTED>\(compact(entry.day))\
      <TRNAMT>\(amount(entry.cents))<FITID>\(compact(entry.day))\(place)\
      <NAME>\(entry.text.replacing("&", with: "&amp;"))</STMTTRN>

      """
    }
    return """
      OFXHEADER:100
      DATA:OFXSGML
      VERSION:102
      CHARSET:1252

      <OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD
      <BANKACCTFROM><BANKID>121000248<ACCTID>\(card == "savings" ? "8890015678" : "8890011234")\
      <ACCTTYPE>\(card == "savings" ? "SAVINGS" : "CHECKING")</BANKACCTFROM>
      <BANKTRANLIST><DTSTART>\(compact(days.lowerBound))<DTEND>\(compact(days.upperBound))
      \(rows.joined())</BANKTRANLIST>
      <LEDGERBAL><BALAMT>\(amount(closing))<DTASOF>\(compact(days.upperBound))</LEDGERBAL>
      </STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>

      """
  }

  static func csv(_ entries: [DemoBook.Entry]) -> String {
    let rows = entries.map { entry in
      let day = slashed(entry.day)
      let kind = entry.cents > 0 ? (entry.text.contains("PAYMENT") ? "Payment" : "Return") : "Sale"
      return "\(day),\(day),\(entry.text),,\(kind),\(amount(entry.cents)),\n"
    }
    return "Transaction Date,Post Date,Description,Category,Type,Amount,Memo\n" + rows.joined()
  }

  /// As a German card has it.
  static func euros(_ entries: [DemoBook.Entry]) -> String {
    let rows = entries.map { entry in
      let parts = "\(entry.day)".split(separator: "-")
      return "\(parts[2]).\(parts[1]).\(parts[0]);\(entry.text);"
        + "\(amount(entry.cents).replacing(".", with: ","));EUR\n"
    }
    return "Buchungstag;Verwendungszweck;Betrag;Währung\n" + rows.joined()
  }

  static func amount(_ cents: Int) -> String {
    let rest = cents.magnitude % 100
    return "\(cents < 0 ? "-" : "")\(cents.magnitude / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  private static func compact(_ day: CalendarDate) -> String { "\(day)".replacing("-", with: "") }

  private static func slashed(_ day: CalendarDate) -> String {
    let parts = "\(day)".split(separator: "-")
    return "\(parts[1])/\(parts[2])/\(parts[0])"
  }
}
