import StatementModel
import TestSupport
import Testing

@testable import Reports

struct ListReportTests {
  static func february(_ change: (inout ListRequest) throws -> Void = { _ in }) throws
    -> ListReport
  {
    var request = ListRequest()
    request.filter.month = Month(year: 2026, month: 2)
    request.locale = try ReportLocale("en-GB")
    try change(&request)
    return ListReport(
      try Sample.book(), cards: Sample.cards, categories: Sample.categories, request: request)
  }

  @Test func `shows groups under headings with totals`() throws {
    let list = try Self.february { $0.grouping = .card }
    #expect(
      list.text(as: .table) == """
        Id        Date        Merchant          Category            Amount
        Visa Gold ···4417  1 transaction · -60.00 USD
        0000000e  10/02/2026  WHOLE FOODS #552  Food/Groceries  -60.00 USD

        Unknown card  1 transaction · -30.00 EUR
        0000000f  11/02/2026  =HYPERLINK("x")   Shopping        -30.00 EUR

        2 transactions · -60.00 USD · -30.00 EUR

        """)
  }

  @Test func `fits a narrow terminal`() throws {
    let text = try Self.february().text(as: .table, layout: TerminalLayout(width: 60))
    let lines = text.split(separator: "\n")
    // The card has gone, for the others to be read.
    #expect(lines[1] == "0000000f  11/02/2026  =HYPERL…\"x\")  Shopping      -30.00 EUR")
    #expect(lines.allSatisfy { $0.count <= 60 })
  }

  @Test func `marks what does not count, in colour where asked`() throws {
    let list = try Self.february { request in
      request.filter = TransactionFilter()
      request.filter.isPending = true
    }
    let plain = list.text(as: .table)
    #expect(plain.contains("-15.00 USD  pending\n"))
    #expect(plain.hasSuffix("\npending: 1 · -15.00 USD\n"))
    let colored = list.text(as: .table, layout: TerminalLayout(usesColor: true))
    #expect(colored.contains("\u{1B}[33mpending\u{1B}[0m"))
  }

  @Test func `a transfer is marked, hidden or pending or not`() throws {
    var request = ListRequest()
    request.sorting = .newestFirst
    let list = ListReport(
      [
        try Sample.transaction(1, "2026-03-01", "-1 USD", "Plain", category: "Shopping"),
        try Sample.transaction(
          2, "2026-03-02", "-2 USD", "Moved", category: "Shopping", isTransfer: true),
        try Sample.transaction(3, "2026-03-03", "-3 USD", "Both", isHidden: true, isTransfer: true),
        try Sample.transaction(
          4, "2026-03-04", "-4 USD", "Soon", status: .pending, isTransfer: true),
      ], cards: Sample.cards, categories: Sample.categories, request: request)
    for (format, gap) in [(OutputFormat.table, "  "), (.md, " | ")] {
      let text = list.text(as: format)
      for words in [
        "-2.00 USD\(gap)transfer", "-3.00 USD\(gap)hidden", "-4.00 USD\(gap)pending, transfer",
      ] {
        #expect(text.contains(words), "\(words) in \(text)")
      }
    }
  }

  @Test func `a limit cuts what is shown, not what is added up`() throws {
    let list = try Self.february { request in
      request.grouping = .card
      request.limit = 1
    }
    #expect(
      list.text(as: .table) == """
        Id        Date        Merchant         Category      Amount
        Unknown card  1 transaction · -30.00 EUR
        0000000f  11/02/2026  =HYPERLINK("x")  Shopping  -30.00 EUR

        2 transactions · -60.00 USD · -30.00 EUR
        1 of 2 are shown; totals are of all.

        """)
    #expect(list.text(as: .md).hasSuffix("**\n\n1 of 2 are shown; totals are of all.\n"))
    #expect(list.text(as: .ndjson).split(separator: "\n").count == 1)
    let category = try Self.february { request in
      request.filter = TransactionFilter()
      request.grouping = .category
      request.limit = 4
    }
    #expect(category.text(as: .table).contains("Food/Groceries  4 transactions"))
    #expect(try !Self.february { $0.limit = 2 }.text(as: .table).contains("are shown"))
  }

  @Test func `programs get all columns, flat and newest first, whatever the grouping`() throws {
    let list = try Self.february { request in
      request.filter = TransactionFilter()
      request.filter.search = try SearchQuery("bottle")
      request.grouping = .card
    }
    #expect(
      list.text(as: .csv)
        == [
          "id,date,posted,card,description,payee,memo,category,amount,currency,original_amount,"
            + "original_currency,status,tags,note,source,period,part",
          "00000002000000000000000000000000,2026-03-02,,visa-gold,SQ *BLUE BOTTLE,Blue Bottle,,"
            + "Food/Coffee,-4.50,USD,,,posted,work,with Dana,march.csv:3,,", "",
        ].joined(separator: "\r\n"))
    let object =
      #"{"id":"00000002000000000000000000000000","date":"2026-03-02","posted":null,"#
      + #""card":"visa-gold","description":"SQ *BLUE BOTTLE","payee":"Blue Bottle","#
      + #""memo":null,"category":"Food/Coffee","amount":"-4.50","currency":"USD","#
      + #""original_amount":null,"original_currency":null,"status":"posted","tags":["work"],"#
      + #""note":"with Dana","source":"march.csv:3","period":null,"part":null}"#
    #expect(list.text(as: .json) == "[\n  \(object)\n]\n")
    #expect(list.text(as: .ndjson) == object + "\n")
  }

  @Test func `writes every property that a transaction can have`() throws {
    var transaction = try Sample.transaction(
      1, "2026-01-02", "-10 EUR", "a", status: .withdrawn, tags: ["x", "y"], note: "n,1",
      file: "a,b.csv")
    transaction.postingDate = try day("2026-01-04")
    transaction.details.memo = "m"
    transaction.details.period = "Trip"
    transaction.details.original = try money("-11.5 USD")
    var request = ListRequest()
    request.filter.includesGone = true
    let list = ListReport(
      [transaction], cards: [], categories: CategoryTree(), request: request)
    #expect(
      list.text(as: .csv).hasSuffix(
        ",2026-01-02,2026-01-04,visa-gold,a,,m,,-10.00,EUR,-11.50,USD,withdrawn,x;y,\"n,1\","
          + "\"a,b.csv:2\",Trip,\r\n"))
    #expect(
      list.text(as: .ndjson).contains(
        #""original_amount":"-11.50","original_currency":"USD","status":"withdrawn","tags":["x","y"]"#
      ))
  }

  @Test func `dates follow the basis`() throws {
    var transaction = try Sample.transaction(1, "2026-01-31", "-1 USD", "a")
    transaction.postingDate = try day("2026-02-02")
    var request = ListRequest()
    request.basis = .posting
    request.grouping = .month
    let list = ListReport(
      [transaction], cards: [], categories: CategoryTree(), request: request)
    #expect(list.groups.map(\.header) == ["February 2026"])
    #expect(list.text(as: .csv).contains(",2026-02-02,2026-02-02,"))
  }

  @Test func `writes Markdown`() throws {
    let list = try Self.february { $0.grouping = .month }
    #expect(
      list.text(as: .md) == """
        ## February 2026

        2 transactions · -60.00 USD · -30.00 EUR

        | Date       | Merchant         | Category       | Card              |     Amount |
        | ---------- | ---------------- | -------------- | ----------------- | ---------: |
        | 11/02/2026 | =HYPERLINK("x")  | Shopping       | Unknown card      | -30.00 EUR |
        | 10/02/2026 | WHOLE FOODS #552 | Food/Groceries | Visa Gold ···4417 | -60.00 USD |

        **2 transactions · -60.00 USD · -30.00 EUR**

        """)
  }

  @Test func `an empty list is empty in every format`() throws {
    let list = try Self.february { $0.filter.cards = [CardID("none")] }
    #expect(list.text(as: .table) == "0 transactions\n")
    #expect(list.text(as: .md) == "**0 transactions**\n")
    #expect(list.text(as: .json) == "[]\n")
    #expect(list.text(as: .ndjson) == "")
    #expect(list.text(as: .csv).split(separator: "\r\n").count == 1)
  }

  @Test(arguments: OutputFormat.allCases)
  func `the pieces of a long list make the whole`(_ format: OutputFormat) throws {
    let transactions = try (1...6000).map { number in
      try Sample.transaction(UInt64(number), "2026-01-01", "-1 USD", "shop \(number)")
    }
    let list = ListReport(transactions, cards: [], categories: CategoryTree())
    var pieces = 0
    var shops = 0
    list.write(as: format) { piece in
      pieces += 1
      shops += String(decoding: piece, as: UTF8.self).split(separator: "shop ").count - 1
    }
    #expect(pieces > 1)
    #expect(shops == 6000)
  }
}
