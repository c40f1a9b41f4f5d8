import StatementModel
import TestSupport
import Testing

@testable import Reports

/// Accounts' names and texts in the files of other programs.
struct ExportNameTests {
  struct NameCase: CustomTestStringConvertible {
    var name: String
    var beancount: String
    var plain: String
    var testDescription: String { name }
  }

  @Test(arguments: [
    NameCase(name: "Food", beancount: "Food", plain: "Food"),
    NameCase(name: "food", beancount: "Food", plain: "food"),
    NameCase(name: "éclairs", beancount: "Éclairs", plain: "éclairs"),
    NameCase(name: "7-Eleven", beancount: "7-Eleven", plain: "7-Eleven"),
    NameCase(name: "Visa  Gold ; x", beancount: "Visa-Gold-x", plain: "Visa Gold , x"),
    NameCase(name: "a:b", beancount: "A-b", plain: "a-b"),
    NameCase(name: "אוכל", beancount: "X-אוכל", plain: "אוכל"),
    NameCase(name: "日本", beancount: "X-日本", plain: "日本"),
    NameCase(name: "ßtraße", beancount: "X-ßtraße", plain: "ßtraße"),
    NameCase(name: "(virtual)", beancount: "Virtual", plain: "virtual)"),
    NameCase(name: "* !", beancount: "X0908", plain: "Account-0908"),
    NameCase(name: "line\nbreak", beancount: "Line-break", plain: "line break"),
  ])
  func `are made valid`(_ c: NameCase) {
    if c.beancount.hasPrefix("X0") {
      let digits = AccountNames.digits(of: c.name).prefix(4)
      #expect(AccountStyle.beancount.name(c.name) == "X\(digits)")
      #expect(AccountStyle.plainText.name(c.name) == "Account-\(digits)")
    } else {
      #expect(AccountStyle.beancount.name(c.name) == c.beancount)
      #expect(AccountStyle.plainText.name(c.name) == c.plain)
    }
  }

  @Test func `stay different, and the same whatever is exported`() throws {
    let export = ExportTests.export([])
    let plain = AccountNames(export, .plainText)
    #expect(plain[.card(CardID("visa"))] == "Liabilities:Visa")
    #expect(plain[.card(CardID("giro"))] == "Assets:Giro")
    let second = plain[.card(CardID("visa-2"))]
    #expect(second.hasPrefix("Liabilities:Visa-") && second.count == "Liabilities:Visa-".count + 4)
    #expect(plain[.expenses(Sample.path("food"))] == "Expenses:food")
    #expect(plain[.income(Sample.path("Income/Salary"))] == "Income:Salary")
    #expect(plain[.transfers(Sample.path("Transfer"))] == "Equity:Transfers:Transfer")
    let beancount = AccountNames(export, .beancount)
    #expect(beancount[.expenses(Sample.path("Food"))] == "Expenses:Food")
    #expect(beancount[.expenses(Sample.path("food"))].hasPrefix("Expenses:Food-"))
    let more = ExportTests.export([
      try Sample.transaction(1, "2026-03-01", "-1 USD", "A", card: "other", category: "Books")
    ])
    #expect(AccountNames(more, .plainText)[.card(CardID("visa-2"))] == second)
    #expect(AccountNames(more, .plainText)[.card(CardID("other"))] == "Liabilities:other")
  }

  @Test func `are what the settings say, together with all below`() {
    let export = ExportTests.export([]) { export in
      export.names.roots[.expenses] = "Ausgaben"
      export.names.cards[CardID("visa")] = ["Liabilities", "Bank", "Visa"]
      export.names.categories[Sample.path("Food")] = ["Ausgaben", "Essen"]
      export.names.categories[Sample.path("food")] = ["Ausgaben", "Essen"]
    }
    let names = AccountNames(export, .plainText)
    #expect(names[.card(CardID("visa"))] == "Liabilities:Bank:Visa")
    #expect(names[.card(CardID("visa-2"))] == "Liabilities:Visa", "no other has that name now")
    #expect(names[.expenses(Sample.path("Food/Coffee"))] == "Ausgaben:Essen:Coffee")
    #expect(names[.expenses(Sample.path("food"))] == "Ausgaben:Essen", "equal on purpose")
    #expect(names[.expenses(nil)] == "Ausgaben:Uncategorized")
  }

  @Test(arguments: [
    ("plain text", "plain text"), ("", ""), (" a  b ", "a b"), ("a\r\nb\u{2028}c\td", "a b c d"),
    ("\u{0}\u{7}", ""), ("\u{202E}evil", "evil"), ("👩‍👩‍👧", "👩‍👩‍👧"), ("שלום\u{A0}עולם", "שלום עולם"),
    ("a\u{FFFE}b", "ab"),
  ])
  func `texts become one line`(_ text: String, _ expected: String) {
    #expect(ExportText.line(text) == expected)
  }

  @Test func `a title never begins with a sign that means something`() throws {
    for title in ["* x", "! x", "(x", "=x", "; x", "|", "~x", "  "] {
      let export = ExportTests.export([
        try Sample.transaction(1, "2026-03-01", "-1 USD", title, card: "visa")
      ])
      for format in [ExportFormat.hledger, .ledger] {
        let first = try #require(ExportTests.entry(export, format).first)
        #expect(
          first.hasPrefix("2026-03-01 * () ") || first == "2026-03-01 *", "\(format): \(first)")
        #expect(!first.contains(";"))
      }
    }
  }

  @Test(arguments: [10, 32, 33, 100, 101, 255, 256, 400])
  func `a long description fits the fields of ofx, and goes on from one to the next`(
    _ length: Int
  ) throws {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let text = String((0..<length).map { letters[$0 * 7 % 26] })
    let ofx = ExportTests.text(
      ExportTests.export([
        try Sample.transaction(1, "2026-03-01", "-1 USD", text, card: "visa")
      ]), .ofx)
    func field(_ name: String) -> String {
      ofx.split(separator: "<\(name)>").dropFirst().first.map {
        String($0.prefix { $0 != "<" })
      } ?? ""
    }
    #expect(field("NAME") == text.prefix(32))
    #expect(field("EXTDNAME") == (length > 32 ? text.prefix(100) : ""))
    switch length {
    case ...100: #expect(field("MEMO").isEmpty)
    case ...255: #expect(field("MEMO") == text)
    default: #expect(field("EXTDNAME") + field("MEMO") == text.prefix(355))
    }
  }

  @Test func `markup in a description is no markup`() throws {
    let ofx = ExportTests.text(
      ExportTests.export([
        try Sample.transaction(1, "2026-03-01", "-1 USD", "</NAME><X>&amp;", card: "visa")
      ]), .ofx)
    #expect(ofx.contains("<NAME>&lt;/NAME&gt;&lt;X&gt;&amp;amp;</NAME>\n"))
  }
}
