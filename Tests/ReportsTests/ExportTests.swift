import StatementModel
import TestSupport
import Testing

@testable import Reports

/// What exports make of a book.
struct ExportTests {
  static let cards = [
    Card(id: CardID("giro"), name: "Giro", type: .checking),
    Card(id: CardID("visa"), name: "Visa", type: .creditCard),
    Card(id: CardID("visa-2"), name: "Visa", type: .creditCard),
  ]

  static func export(
    _ transactions: [Transaction], _ change: (inout Export) -> Void = { _ in },
    filter: TransactionFilter = TransactionFilter()
  ) -> Export {
    var request = ListRequest()
    request.filter = filter
    let categories = CategoryTree(declared: [
      Sample.category("Food/Coffee", .expense), Sample.category("food", .expense),
      Sample.category("Income/Salary", .income), Sample.category("Transfer", .transfer),
    ])
    var export = Export(
      ListReport(transactions, cards: cards, categories: categories, request: request),
      categories: categories)
    change(&export)
    return export
  }

  static func text(_ export: Export, _ format: ExportFormat) -> String {
    String(decoding: export.bytes(as: format), as: UTF8.self)
  }

  /// The lines of the first entry.
  static func entry(_ export: Export, _ format: ExportFormat) -> [Substring] {
    let lines = text(export, format).split(separator: "\n", omittingEmptySubsequences: false)
    return Array(
      lines.drop { !$0.hasPrefix("2026-") || $0.contains(" open ") || $0.contains(" commodity ") }
        .prefix { !$0.isEmpty })
  }

  @Test func `a purchase abroad keeps both amounts, and the card its own currency`() throws {
    var one = try Sample.transaction(
      1, "2026-03-02", "-12 USD", "CAFE", card: "visa", category: "Food/Coffee", payee: "Café")
    one.details.original = try money("-10 EUR")
    let export = Self.export([one])
    #expect(
      Self.entry(export, .hledger) == [
        "2026-03-02 * Café | CAFE", "    ; id:00000001000000000000000000000000",
        "    ; source:march.csv:2", "    Liabilities:Visa  -12.00 USD",
        "    Expenses:Food:Coffee  10.00 EUR @@ 12.00 USD",
      ])
    #expect(Self.entry(export, .ledger).contains("    ; description: CAFE"))
    #expect(Self.entry(export, .beancount).first == "2026-03-02 * \"Café\" \"CAFE\"")
    let ofx = Self.text(export, .ofx)
    #expect(ofx.contains("<CURRATE>1.2</CURRATE>\n<CURSYM>EUR</CURSYM>"))
    // An original amount of the other sign, or of nothing, is no price.
    one.details.original = try money("10 EUR")
    #expect(Self.entry(Self.export([one]), .hledger).last == "    Expenses:Food:Coffee  12.00 USD")
  }

  @Test func `linked transactions are one entry, and others wait on an account of their own`()
    throws
  {
    let out = try Sample.transaction(
      1, "2026-03-02", "-50 USD", "TO VISA", card: "giro", isTransfer: true)
    let into = try Sample.transaction(
      2, "2026-03-04", "50 USD", "THANK YOU", card: "visa", kind: .payment)
    let linked = Self.export([out, into]) { $0.transfers = [(out.id, into.id)] }
    #expect(
      Self.entry(linked, .hledger).suffix(2) == [
        "    Assets:Giro  -50.00 USD", "    Liabilities:Visa  50.00 USD  ; date:2026-03-04",
      ])
    #expect(Self.entry(linked, .hledger).contains("    ; to-description:THANK YOU"))
    #expect(Self.entry(linked, .ledger).last?.hasSuffix("  ; [2026-03-04]") == true)
    let qif = Self.text(linked, .qif)
    #expect(qif.contains("D2026-03-02\nT-50.00\nC*\nN00000001000000000000000000000000\nPTO VISA"))
    #expect(qif.contains("L[Visa]") && qif.contains("L[Giro]"))
    #expect(qif.contains("D2026-03-04\nT50.00\nC*\nN00000002000000000000000000000000\nPTHANK YOU"))

    let apart = Self.text(Self.export([out, into]), .hledger)
    #expect(apart.contains("    Equity:Transfers  50.00 USD"))
    #expect(apart.contains("    Equity:Transfers  -50.00 USD"))
    // One side that is filtered out leaves the other as it is.
    var filter = TransactionFilter()
    filter.cards = [CardID("giro")]
    let alone = Self.export([out, into], { $0.transfers = [(out.id, into.id)] }, filter: filter)
    #expect(Self.entry(alone, .hledger).last == "    Equity:Transfers  50.00 USD")
    // So does a fee that one side shows.
    let less = try Sample.transaction(
      3, "2026-03-04", "49 USD", "LESS", card: "visa", isTransfer: true)
    let unequal = Self.export([out, less]) { $0.transfers = [(out.id, less.id)] }
    #expect(Self.text(unequal, .hledger).contains("    Equity:Transfers  -49.00 USD"))
    let euros = try Sample.transaction(
      4, "2026-03-04", "45 EUR", "EUROS", card: "visa", isTransfer: true)
    let changed = Self.export([out, euros]) { $0.transfers = [(out.id, euros.id)] }
    #expect(
      Self.entry(changed, .beancount).contains("  Liabilities:Visa  45.00 EUR @@ 50.00 USD"))
  }

  @Test func `a split transaction has a posting for each part that is asked for`() throws {
    var whole = try Sample.transaction(1, "2026-03-02", "-10 USD", "MALL", card: "giro")
    whole.details.split = [
      CategorySplit.Part(Sample.path("Food"), try money("-7.5 USD")),
      CategorySplit.Part(Sample.path("Home"), try money("-2.5 USD")),
    ]
    #expect(
      Self.entry(Self.export([whole]), .ledger).suffix(3) == [
        "    Assets:Giro  -10.00 USD", "    Expenses:Food  7.50 USD", "    Expenses:Home  2.50 USD",
      ])
    #expect(Self.text(Self.export([whole]), .qif).contains("SFood\n$-7.50\nSHome\n$-2.50\n^\n"))
    #expect(Self.text(Self.export([whole]), .ofx).contains("<TRNAMT>-10.00</TRNAMT>"))
    var filter = TransactionFilter()
    filter.categories = [Sample.path("Home")]
    #expect(
      Self.entry(Self.export([whole], filter: filter), .ledger).suffix(2) == [
        "    Assets:Giro  -2.50 USD", "    Expenses:Home  2.50 USD",
      ])
  }

  @Test func `pending, hidden and withdrawn transactions are told apart`() throws {
    let export = Self.export([
      try Sample.transaction(1, "2026-03-01", "-1 USD", "A", card: "visa", status: .pending),
      try Sample.transaction(2, "2026-03-02", "-2 USD", "B", card: "visa", isHidden: true),
      try Sample.transaction(3, "2026-03-03", "-31.17 USD", "C", card: "visa", status: .withdrawn),
      try Sample.transaction(4, "2026-03-04", "-41.17 USD", "D", card: "visa", status: .deleted),
      try Sample.transaction(5, "2026-03-05", "5 USD", "E", card: "visa"),
    ])
    for format in [ExportFormat.hledger, .ledger, .beancount, .qif, .ofx] {
      let text = Self.text(export, format)
      #expect(!text.contains("1.17"), "\(format)")
    }
    let hledger = Self.text(export, .hledger)
    #expect(hledger.contains("2026-03-01 ! A\n"))
    #expect(hledger.contains("    ; hidden:yes\n") && hledger.contains("    Equity:Hidden  2.00"))
    #expect(hledger.contains("    Income:Uncategorized  -5.00 USD"))
    #expect(Self.text(export, .ofx).contains("<STMTTRNP>\n<TRNTYPE>DEBIT</TRNTYPE>\n<DTTRAN>"))
  }

  @Test func `nothing to export is an empty file that is still valid`() {
    for format in ExportFormat.allCases {
      let text = Self.text(Self.export([]), format)
      #expect(!text.contains("2026"), "\(format)")
      #expect(text.isEmpty || text.utf8.last == 0x0A, "\(format)")
    }
  }

  @Test func `a code with digits is quoted, and decimals are declared as they are`() throws {
    let coins = try Sample.transaction(1, "2026-03-01", "-0.00000001 BTC2", "A", card: "visa")
    let export = Self.export([coins])
    #expect(Self.text(export, .hledger).contains("commodity 1000.00000000 \"BTC2\"\n"))
    #expect(Self.text(export, .ledger).contains("    format 1000.00000000 \"BTC2\"\n"))
    #expect(Self.entry(export, .hledger).last == "    Expenses:Uncategorized  0.00000001 \"BTC2\"")
    #expect(Self.entry(export, .beancount).last == "  Expenses:Uncategorized  0.00000001 BTC2")
    let yen = Self.export([try Sample.transaction(1, "2026-03-01", "-5 JPY", "A", card: "visa")])
    #expect(Self.text(yen, .hledger).contains("commodity 1000. JPY\n"))
    #expect(Self.text(yen, .ledger).contains("    format 1000 JPY\n"))
  }
}
