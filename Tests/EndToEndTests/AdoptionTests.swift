import Foundation
import Testing

/// Downloads of several cards dropped into one folder, and the cards that they tell of.
struct AdoptionTests {
  private static let settings = "# mine\nlocale: en-US   # as ever\n\ncurrency: USD\n# the end\n"

  /// 22 downloads of six cards: by an account, by a number in the name, by the layout, by the name.
  private func drop(into place: Place) throws {
    try place.write("daybook.yaml", Self.settings)
    for month in 1...4 {
      let day = "2026-0\(month)"
      try place.write(
        "Statements/Chase4417_Activity2026010\(month).CSV",
        """
        Transaction Date,Post Date,Description,Category,Type,Amount,Memo
        0\(month)/03/2026,0\(month)/05/2026,WHOLE FOODS,Groceries,Sale,-4\(month).10,
        0\(month)/18/2026,0\(month)/19/2026,SHELL OIL,Gas,Sale,-30.25,

        """)
      try place.write(
        "Statements/activity (\(month)).csv",
        """
        Date,Description,Card Member,Account #,Amount
        0\(month)/14/2026,NETFLIX.COM,A LOVELACE,-71005,15.49
        0\(month)/21/2026,TRADER JOES,A LOVELACE,-71005,5\(month).00

        """)
      try place.write(
        "Statements/Discover-Last12Months-\(day).csv",
        """
        Trans. Date,Post Date,Description,Amount,Category
        0\(month)/09/2026,0\(month)/10/2026,UBER TRIP,2\(month).40,Travel

        """)
      try place.write(
        "Statements/stmt\(month).qfx",
        """
        OFXHEADER:100
        DATA:OFXSGML
        VERSION:102

        <OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>USD
        <CCACCTFROM><ACCTID>4111111111112222</CCACCTFROM><BANKTRANLIST>
        <DTSTART>20260\(month)01<DTEND>20260\(month)28
        <STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260\(month)07<TRNAMT>-7.00<FITID>A\(month)<NAME>BOOKS</STMTTRN>
        </BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>

        """)
    }
    for month in 1...3 {
      try place.write(
        "Statements/Umsaetze_2026-0\(month).csv",
        """
        Buchungstag;Verwendungszweck;Betrag;Währung
        1\(month).0\(month).2026;REWE MARKT;-2\(month),10;EUR
        2\(month).0\(month).2026;EDEKA;-1\(month),99;EUR

        """)
      try place.write(
        "Statements/2026-0\(month)_transaction_download.csv",
        """
        Transaction Date,Posted Date,Card No.,Description,Category,Debit,Credit
        2026-0\(month)-11,2026-0\(month)-12,9021,DELTA AIR,Travel,210.0\(month),

        """)
    }
  }

  private static let cards = [
    "card-1005", "card-2222", "card-4417", "card-9021", "discover", "umsaetze",
  ]

  @Test(arguments: [false, true])
  func `init, drop and run come to all cards`(isRunBefore: Bool) throws {
    let place = try Place.book()
    try drop(into: place)
    #expect(try place.files(in: "Statements").count == 22)
    if isRunBefore {
      let asked = try place("run")
      #expect(asked.code == 1)
      #expect(asked.talk.ranges(of: "error:").count == 3, "one question a card: \(asked.talk)")
      #expect(
        asked.talk.contains(
          "takes 11 waiting files as 3 cards, and writes that into daybook.yaml: card-4417 (4)"),
        "\(asked.talk)")
    }
    let ran = try place("run", "--adopt")
    #expect(ran.code == 0, "\(ran.talk)")
    let listed = try place.transactions()
    #expect(Set(listed.map(\.card)).sorted() == Self.cards)
    #expect(listed.count == 33)
    let settings = try place.text("daybook.yaml")
    #expect(settings.hasPrefix(Self.settings.replacing("# the end\n", with: "")), "\(settings)")
    #expect(settings.contains("# the end\n"))
    for card in Self.cards { #expect(settings.contains("\n  \(card): {"), "\(settings)") }
    // What was written is enough for the next month.
    try place.write(
      "Statements/Umsaetze_2026-05.csv",
      "Buchungstag;Verwendungszweck;Betrag;Währung\n11.05.2026;REWE;-1,10;EUR\n25.05.2026;A;-2,00;EUR\n"
    )
    #expect(try place("run").code == 0)
    let again = try place("run", "--adopt")
    #expect(again.code == 0 && again.talk.contains("No file tells of a card"), "\(again.talk)")
    #expect(try place.text("daybook.yaml") == settings)
  }

  /// What files of two cards of one layout are called, and the cards that they are taken for.
  static let names: [(files: [String], cards: Set<String>)] = [
    (["one.csv", "two.csv"], ["one", "two"]),
    (["Visa Büro.csv", "Master.csv"], ["visa-büro", "master"]),
    // Nothing tells these apart.
    (["export.csv", "export (1).csv"], []),
  ]

  @Test(arguments: names)
  func `two cards of one layout are not taken for one`(
    _ names: (files: [String], cards: Set<String>)
  ) throws {
    let place = try Place.book()
    for (name, amount) in zip(names.files, [3, 7]) {
      let rows = (2...20).map {
        let day = "03/\($0 < 10 ? "0" : "")\($0)/2026"
        return "\(day),\(day),SHOP,\(amount).\($0 + 10),X"
      }
      try place.write(
        "Statements/\(name)",
        "Trans. Date,Post Date,Description,Amount,Category\n" + rows.joined(separator: "\n") + "\n")
    }
    let before = try place.text("daybook.yaml")
    let ran = try place("run", "--adopt")
    #expect(ran.code == (names.cards.isEmpty ? 1 : 0), "\(ran.talk)")
    #expect(Set(try place.transactions().map(\.card)) == names.cards)
    #expect(try (place.text("daybook.yaml") == before) == names.cards.isEmpty)
  }

  /// Downloads of which neither account nor name says anything.
  @Test func `layouts tell cards apart whose files are called alike`() throws {
    let place = try Place.book()
    let layouts = [
      ("Date,Description,Amount", ","), ("Date;Omschrijving;Bedrag", ";"),
      ("Date|Payee|Amount", "|"),
    ]
    for (number, (header, mark)) in layouts.enumerated() {
      for month in 1...2 {
        let rows = (13...27).map {
          ["2026-0\(month)-\($0)", "SHOP \($0)", "-\(number + 1)\($0).00"].joined(separator: mark)
        }
        try place.write(
          "Statements/download (\(number * 2 + month)).csv",
          ([header] + rows).joined(separator: "\n") + "\n")
      }
    }
    let asked = try place("run")
    #expect(asked.talk.ranges(of: "error:").count == 3, "one question a card: \(asked.talk)")
    #expect(
      asked.talk.contains(
        "as 3 cards, and writes that into daybook.yaml: download-1 (2), download-2 (2)"),
      "\(asked.talk)")
    let ran = try place("run", "--adopt")
    #expect(ran.code == 0, "\(ran.talk)")
    let cards = Dictionary(grouping: try place.transactions(), by: \.card).mapValues(\.count)
    #expect(cards == ["download-1": 30, "download-2": 30, "download-3": 30])
  }

  @Test func `names of months in names of files are no cards`() throws {
    let place = try Place.book()
    func write(_ month: String, _ day: String) throws {
      try place.write(
        "Statements/Apple Card Transactions - \(month) 2026.csv",
        """
        Transaction Date,Clearing Date,Description,Merchant,Category,Type,Amount (USD),Purchased By
        \(day)/2026,\(day)/2026,SHOP,Shop,Other,Purchase,12.50,Ada

        """)
    }
    try write("January", "01/12")
    try write("February", "02/12")
    #expect(try place("run", "--adopt").code == 0)
    let settings = try place.text("daybook.yaml")
    #expect(settings.contains("statements: [Apple*Card*Transactions*.csv]"), "\(settings)")
    try write("April", "04/12")
    #expect(try place("run").code == 0)
    #expect(Set(try place.transactions().map(\.card)) == ["apple-card"])
  }

  @Test func `a number at the beginning of names tells cards of one layout apart`() throws {
    let place = try Place.book()
    func write(_ card: Int, _ month: String) throws {
      let rows = (2...20).map { number in
        let day = "\(month)/\(number < 10 ? "0" : "")\(number)/2026"
        return "\(day),\(day),SHOP,\(card * 3).\(number + 10),X"
      }
      try place.write(
        "Statements/card-0\(card)-2026-\(month).csv",
        "Trans. Date,Post Date,Description,Amount,Category\n" + rows.joined(separator: "\n") + "\n")
    }
    for card in 1...3 { for month in ["03", "04"] { try write(card, month) } }
    let ran = try place("run", "--adopt")
    #expect(ran.code == 0, "\(ran.talk)")
    #expect(Set(try place.transactions().map(\.card)) == ["card-01", "card-02", "card-03"])
    try write(2, "05")
    #expect(try place("run").code == 0)
    let cards = Dictionary(grouping: try place.transactions(), by: \.card).mapValues(\.count)
    #expect(cards == ["card-01": 38, "card-02": 57, "card-03": 38])
  }

  @Test func `a pattern fits no file of another card`() throws {
    let place = try Place.book()
    try drop(into: place)
    try place.write(
      "Statements/umsaetze-3.csv",
      "Trans. Date,Post Date,Description,Amount,Category\n"
        + "04/09/2026,04/10/2026,LYFT,9.40,Travel\n")
    #expect(try place("run", "--adopt").code == 0)
    let listed = try place.transactions()
    #expect(listed.filter { $0.description == "LYFT" }.map(\.card) == ["discover"])
    #expect(listed.count { $0.card == "umsaetze" } == 6)
  }
}
