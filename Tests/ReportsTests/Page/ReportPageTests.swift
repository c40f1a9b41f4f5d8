import Foundation
import StatementModel
import TestSupport
import Testing

@testable import Reports

/// The whole page, as it is written.
struct ReportPageTests {
  private func page(_ input: ReportInput) throws -> String {
    try #require(WrittenReports.all(input).last { $0.path == "report.html" }).text
  }

  /// Without the styles and the script, which say nothing of the book.
  private func contents(_ page: String) -> String {
    page.replacing(PageFront.style, with: "…").replacing(PageFront.script, with: "…")
      .replacing(/'sha256-[A-Za-z0-9+\/=]+'/, with: "'sha256-…'")
  }

  @Test(arguments: ["tiny", "hebrew"])
  func `a tiny book's page is the golden`(_ name: String) throws {
    let transactions = [
      try Sample.transaction(
        1, "2026-03-02", "-82.15 USD", "WHOLE FOODS #552", category: "Food/Groceries"),
      try Sample.transaction(
        2, "2026-03-02", "-4.5 USD", "SQ *BLUE BOTTLE", category: "Food/Coffee",
        payee: "Blue Bottle", tags: ["work"], note: "with <Dana>"),
      try Sample.transaction(
        3, "2026-03-16", "-15 USD", "PENDING CAFE", category: "Food/Coffee", status: .pending),
      try Sample.transaction(4, "2026-02-10", "4000 USD", "ACME", category: "Income/Salary"),
      try Sample.transaction(
        5, "2026-02-20", "-250 ILS", "שופרסל דיל", card: "leumi", category: "Food/Groceries"),
    ]
    var input = ReportInput(
      transactions: transactions, cards: Sample.cards, categories: Sample.categories,
      locale: try ReportLocale(name == "tiny" ? "en-GB" : "he"), asOf: try day("2026-03-31"))
    input.periods = PeriodList([
      Period(
        id: PeriodID("0011223344556677"), name: "Trip & \"more\"", start: try day("2026-03-01"),
        end: try day("2026-03-10"), isAutomatic: true)
    ])
    let golden = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Goldens/\(name).html")
    let found = contents(try page(input))
    if ProcessInfo.processInfo.environment["DAYBOOK_RECORD"] != nil {
      try Data(found.utf8).write(to: golden)
      Issue.record("recorded a golden; look at what changed, and run again")
      return
    }
    #expect(found == String(decoding: try Data(contentsOf: golden), as: UTF8.self))
  }

  @Test func `the same transactions in another order give the same bytes`() throws {
    let book = try Sample.book()
    #expect(try page(Sample.input(book)) == (try page(Sample.input(book.reversed()))))
  }

  @Test func `an empty book has a page that says so`() throws {
    #expect(try page(Sample.input([])).contains("There are no transactions yet."))
  }

  @Test func `it asks for nothing and runs only its own`() throws {
    let page = contents(try page(Sample.input(Sample.book())))
    #expect(page.contains("default-src 'none'; style-src 'sha256-…'; script-src 'sha256-…' "))
    #expect(!page.contains("src=\"http") && !page.contains("url(") && !page.contains("@import"))
    #expect(page.split(separator: "<script").count == 4)
    #expect(!page.contains(" style=\"") && !page.contains(" onclick"))
  }

  @Test func `no text of a statement becomes markup`() throws {
    let texts = ["</script><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "'\"><svg>"]
    var book: [Transaction] = []
    for (place, text) in texts.enumerated() {
      book.append(
        try Sample.transaction(
          UInt64(place + 1), "2026-03-02", "-1 USD", text, payee: text, tags: [text], note: text))
    }
    let page = try page(Sample.input(book))
    #expect(page.split(separator: "<script").count == 4)
    #expect(!page.contains("<img") && !page.contains("'\"><svg"))
    #expect(page.contains("&lt;/script&gt;"))
  }

  @Test func `what a large book's page does not hold, it says and totals`() throws {
    var book: [Transaction] = []
    for number in 0..<(PageDelivery.alone.heldTransactions + 10) {
      let isOld = number < 10
      book.append(
        try Sample.transaction(
          UInt64(number + 1), isOld ? "2024-01-05" : "2026-03-02", "-1.25 USD", "SHOP",
          category: "Shopping"))
    }
    let page = try page(Sample.input(book))
    #expect(page.contains("the newest 20,000 of 20,010 transactions"))
    // January 2024, Shopping, the first currency, 12.50 of ten transactions.
    #expect(page.contains(",24288,1,0,1250,10],"))
    #expect(page.utf8.count < 1_200_000)
  }

  @Test func `languages are told, and their direction`() throws {
    var input = try Sample.input(Sample.book())
    #expect(try page(input).contains("<html lang=\"en\" dir=\"ltr\">"))
    input.locale = try ReportLocale("he")
    let hebrew = try page(input)
    #expect(hebrew.contains("<html lang=\"he\" dir=\"rtl\">"))
    #expect(hebrew.contains(">סקירה<"))
  }

  @Test func `trends stand on the page with averages, changes and the reason`() throws {
    var book: [Transaction] = []
    for month in 1...6 {
      for (day, amount) in [("05", "10.00"), ("25", "20.0\(month)"), ("15", "12.00")] {
        book.append(
          try Sample.transaction(
            UInt64(book.count + 1), "2026-0\(month)-\(day)", "-\(amount) USD", "CAFE",
            category: "Food/Coffee"))
      }
    }
    book.append(
      try Sample.transaction(
        90, "2026-06-20", "-200 USD", "CAFE", category: "Food/Coffee"))
    var input = try Sample.input(book)
    input.asOf = try day("2026-06-30")
    let page = try page(input)
    let view = try #require(
      page.split(separator: "<section").first { $0.contains("id=\"trends\"") })
    #expect(view.contains("Biggest changes in USD"))
    #expect(view.contains("times the usual 12.00 at this merchant"))
    #expect(view.contains("This month in USD, up to 30 June 2026"))
    // (42.04 + 42.05 + 242.06) / 3, and of half a year; of a year there is none.
    #expect(view.contains(">108.72</bdi>"))
    #expect(view.contains("Average 6") && !view.contains("Average 12"))
    #expect(view.contains("<svg class=\"spark\""))
    #expect(page.contains("<path class=\"average\" d=\"M"))
  }

  @Test func `every grouping can be chosen`() {
    #expect(Set(PageTools.groupings.map(\.key)) == Set(Grouping.allCases.map(\.rawValue)))
  }

  /// Those that have words, and one that has only dates and numbers.
  @Test(arguments: [
    ("de", "Überblick", "de"), ("fr", "Vue d’ensemble", "fr"), ("es", "Resumen", "es"),
    ("uk", "Огляд", "uk"), ("he", "סקירה", "he"), ("cs", "Overview", "en"),
  ])
  func `the page speaks the language of the book`(
    _ locale: String, _ overview: String, _ language: String
  ) throws {
    var input = try Sample.input(Sample.book())
    input.locale = try ReportLocale(locale)
    let page = try page(input)
    #expect(page.contains(">\(overview)</a>"))
    #expect(page.contains("<html lang=\"\(language)\""))
    guard language != "en" else { return }
    // Texts between tags, of what is read without scripts.
    let body = page.split(separator: "<script").dropLast(2).joined()
    let shown = Set(body.split(separator: "<").compactMap { $0.split(separator: ">").last })
    let own = Set(ReportWord.allCases.map { input.locale[$0] })
    for word in ReportWord.allCases where word.rawValue.count > 3 && !word.rawValue.contains("{") {
      // A category of the book has the name of one, and French shares are parts.
      guard !own.contains(word.rawValue), word != .income else { continue }
      #expect(!shown.contains(word.rawValue[...]), "\(word)")
    }
  }

  @Test func `many months are shown in full as far as there is room`() throws {
    var book: [Transaction] = []
    for number in 0..<600 {
      for name in ["Food/Groceries", "Food/Coffee", "Shopping", "Home", "Health"] {
        let month = Month(year: 1976, month: 1).adding(months: number)
        book.append(
          try Sample.transaction(
            UInt64(book.count + 1), month.firstDay.description, "-1.25 USD", "SHOP", category: name)
        )
      }
    }
    let page = try page(Sample.input(book))
    #expect(page.contains("of 600 months are shown in full"))
    #expect(page.utf8.count < 900_000)
  }
}

extension Month {
  fileprivate func adding(months count: Int) -> Month { previous(-count) }
}
