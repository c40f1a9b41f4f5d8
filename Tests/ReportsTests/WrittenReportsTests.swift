import StatementModel
import TestSupport
import Testing

@testable import Reports

struct WrittenReportsTests {
  static func files() throws -> [String: String] {
    let files = WrittenReports.all(try Sample.input(try Sample.book()))
    return Dictionary(files.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
  }

  @Test
  func `writes an index, six files a month, the spending, what looks across months, a page`()
    throws
  {
    let files = WrittenReports.all(try Sample.input(try Sample.book()))
    let names = ["by-category.md", "by-card.md", "by-date.md", "transactions.csv"]
    #expect(
      files.map(\.path) == ["index.md"] + names.map { "months/2026-03/" + $0 }
        + names.map { "months/2026-02/" + $0 } + [
          "spending.csv", "recurring.md", "recurring.csv", "trends.md", "trends.csv",
          "report.html",
        ])
  }

  @Test func `a month by category: what was spent, then the transactions`() throws {
    let page = try #require(try Self.files()["months/2026-03/by-category.md"])
    #expect(page.hasPrefix(Self.marchHead))
    #expect(page.hasSuffix(Self.marchTail))
  }

  static let marchHead = """
    # March 2026 by category

    [by card](by-card.md) · [by date](by-date.md) · [CSV](transactions.csv) · [all months](../../index.md)

    As of 31 March 2026.

    ## Spending

    | Category       |    Spent | Currency | Count |  Share |   Change |
    | -------------- | -------: | -------- | ----: | -----: | -------: |
    | Food/Groceries |    70.00 | USD      |     2 |  5.4 % |    10.00 |
    | Food/Coffee    |     4.50 | USD      |     1 |  0.3 % |     4.50 |
    | Uncategorized  | 1,214.56 | USD      |     2 | 94.2 % | 1,214.56 |
    | Total          | 1,289.06 | USD      |     5 |        | 1,229.06 |

    | Category       |  Spent | Currency | Count |   Share | Change |
    | -------------- | -----: | -------- | ----: | ------: | -----: |
    | Food/Groceries | 250.00 | ILS      |     1 | 100.0 % | 250.00 |
    | Total          | 250.00 | ILS      |     1 |         | 250.00 |

    | Not in spending        |    Total | Currency | Count |
    | ---------------------- | -------: | -------- | ----: |
    | Income                 | 4,000.00 | USD      |     1 |
    | Uncategorized money in |   300.00 | USD      |     1 |
    | Transfers              |  -700.00 | USD      |     1 |
    | Card payments          |   500.00 | USD      |     1 |
    | Hidden                 |    -9.99 | USD      |     1 |
    | Pending                |   -15.00 | USD      |     1 |

    ```mermaid
    pie showData
      title USD spent in 2026-03
      "Food/Groceries" : 70
      "Food/Coffee" : 4.5
      "Uncategorized" : 1214.56
    ```

    ## Food/Groceries

    3 transactions · **70.00 USD** spent, 5.4 % · **250.00 ILS** spent, 100.0 %

    | Date       | Merchant           | Card              |        Amount | Mark     |
    | ---------- | ------------------ | ----------------- | ------------: | -------- |
    | 20/03/2026 | \u{2068}שופרסל דיל\u{2069}         | \u{2068}לאומי קארד\u{2069}        |   -250.00 ILS |          |
    | 09/03/2026 | WHOLE FOODS refund | Visa Gold ···4417 |     12.15 USD |          |
    | 02/03/2026 | WHOLE FOODS #552   | Visa Gold ···4417 |    -82.15 USD |          |

    ## Food/Coffee

    1 transaction · **4.50 USD** spent, 0.3 % · pending: 1 · -15.00 USD

    | Date       | Merchant           | Card              |        Amount | Mark     |
    | ---------- | ------------------ | ----------------- | ------------: | -------- |
    | 16/03/2026 | PENDING CAFE       | Visa Gold ···4417 |    -15.00 USD | pending  |
    | 02/03/2026 | Blue Bottle        | Visa Gold ···4417 |     -4.50 USD |          |


    """

  static let marchTail = """
    ## Uncategorized

    5 transactions · **1,214.56 USD** spent, 94.2 %

    | Date       | Merchant           | Card              |        Amount | Mark     |
    | ---------- | ------------------ | ----------------- | ------------: | -------- |
    | 14/03/2026 | To savings         | Visa Gold ···4417 |   -700.00 USD | transfer |
    | 13/03/2026 | PAYMENT THANK YOU  | Visa Gold ···4417 |    500.00 USD |          |
    | 12/03/2026 | Returned shoes     | Visa Gold ···4417 |     20.00 USD |          |
    | 11/03/2026 | From a friend      | Visa Gold ···4417 |    300.00 USD |          |
    | 10/03/2026 | Unknown \\| shop    | Visa Gold ···4417 | -1,234.56 USD |          |

    """

  @Test func `a month by card, with a summary`() throws {
    let page = try #require(try Self.files()["months/2026-02/by-card.md"])
    #expect(
      page == """
        # February 2026 by card

        [by category](by-category.md) · [by date](by-date.md) · [CSV](transactions.csv) · [all months](../../index.md)

        ## Summary

        | Card              | Count |  Total | Spent | Currency |   Share |
        | ----------------- | ----: | -----: | ----: | -------- | ------: |
        | Visa Gold ···4417 |     1 | -60.00 | 60.00 | USD      | 100.0 % |
        | Unknown card      |     1 | -30.00 | 30.00 | EUR      | 100.0 % |

        ## Visa Gold ···4417

        1 transaction · -60.00 USD

        | Date       | Merchant         | Category       |     Amount |
        | ---------- | ---------------- | -------------- | ---------: |
        | 10/02/2026 | WHOLE FOODS #552 | Food/Groceries | -60.00 USD |

        ## Unknown card

        1 transaction · -30.00 EUR

        | Date       | Merchant         | Category       |     Amount |
        | ---------- | ---------------- | -------------- | ---------: |
        | 11/02/2026 | =HYPERLINK("x")  | Shopping       | -30.00 EUR |

        """)
  }

  @Test func `the CSV of a month has all of its transactions in the order of the first page`()
    throws
  {
    let table = try #require(try Self.files()["months/2026-02/transactions.csv"])
    let lines: [String] = [
      """
      id,date,posted,card,description,payee,memo,category,amount,currency,original_amount,\
      original_currency,status,tags,note,source,period,part
      """,
      """
      0000000e000000000000000000000000,2026-02-10,,visa-gold,WHOLE FOODS #552,,,Food/Groceries,\
      -60.00,USD,,,posted,,,march.csv:15,,
      """,
      """
      0000000f000000000000000000000000,2026-02-11,,lost,"'=HYPERLINK(""x"")",,,Shopping,-30.00,\
      EUR,,,posted,,,march.csv:16,,
      """,
      "",
    ]
    #expect(table == lines.joined(separator: "\r\n"))
    let march = try #require(try Self.files()["months/2026-03/transactions.csv"])
    let last = try #require(march.split(separator: "\r\n").last)
    #expect(last.contains(",,USD,") || last.contains(",,"), "what has no category comes last")
  }

  @Test func `by date, groups are named by the day`() throws {
    let page = try #require(try Self.files()["months/2026-02/by-date.md"])
    #expect(page.contains("\n## 11 February 2026\n"))
  }

  @Test func `the spending of all months`() throws {
    let table = try #require(try Self.files()["spending.csv"])
    #expect(
      table
        == [
          "month,category,currency,spent,count,share,change",
          "2026-02,Food/Groceries,USD,60.00,1,100.0,", "2026-02,Shopping,EUR,30.00,1,100.0,",
          "2026-03,Food/Groceries,USD,70.00,2,5.4,10.00",
          "2026-03,Food/Coffee,USD,4.50,1,0.3,4.50",
          "2026-03,Uncategorized,USD,1214.56,2,94.2,1214.56",
          "2026-03,Food/Groceries,ILS,250.00,1,100.0,250.00", "",
        ].joined(separator: "\r\n"))
  }

  @Test func `the index leads to every month`() throws {
    let page = try #require(try Self.files()["index.md"])
    #expect(page.contains("[March 2026](months/2026-03/by-category.md)"))
    #expect(page.contains("[by card](months/2026-02/by-card.md)"))
    #expect(page.contains("| By card ") && page.contains("| By date "))
    #expect(page.contains("x-axis [\"2026-02\", \"2026-03\"]\n  bar [60, 1289.06]\n"))
  }

  @Test func `an empty book has an index that says so`() throws {
    let files = WrittenReports.all(try Sample.input([]))
    #expect(files.map(\.path) == ["index.md", "spending.csv", "report.html"])
    #expect(files[0].text.hasSuffix("There are no transactions yet.\n"))
  }

  @Test func `the same transactions in another order give the same bytes`() throws {
    let book = try Sample.book()
    let expected = WrittenReports.all(try Sample.input(book))
    #expect(WrittenReports.all(try Sample.input(Array(book.reversed()))) == expected)
    let rotated = Array(book[7...] + book[..<7])
    #expect(WrittenReports.all(try Sample.input(rotated)) == expected)
  }

  @Test func `long pages are cut, and the CSV is whole`() throws {
    let transactions = try (1...1203).map { number in
      try Sample.transaction(
        UInt64(number), number > 600 ? "2026-01-02" : "2026-01-01", "-1 USD", "x",
        category: number % 2 == 0 ? "Food" : "Home")
    }
    let files = WrittenReports.all(try Sample.input(transactions))
    for (name, mark) in [("by-category", "| 0"), ("by-date", "| x "), ("by-card", "| 0")] {
      let page = try #require(files.first { $0.path == "months/2026-01/\(name).md" }).text
      #expect(page.split(separator: "\n").count { $0.hasPrefix(mark) } == 1000, "\(name)")
      #expect(
        page.hasSuffix("\n…and 203 more: all are in [transactions.csv](transactions.csv).\n"))
    }
    let page = try #require(files.first { $0.path == "months/2026-01/by-category.md" }).text
    #expect(page.contains("602 transactions · **602.00 USD** spent"))
    #expect(page.contains("601 transactions · **601.00 USD** spent"), "totals are of all")
    let table = try #require(files.first { $0.path == "months/2026-01/transactions.csv" }).text
    #expect(table.split(separator: "\r\n").count == 1204)
  }

  @Test func `withdrawn transactions stand in no report`() throws {
    #expect(try Self.files().values.allSatisfy { !$0.contains("FUEL HOLD") })
  }

  @Test func `a long merchant is cut in Markdown and whole in CSV`() throws {
    let name = String(repeating: "abc ", count: 40)
    let transactions = [try Sample.transaction(1, "2026-01-01", "-1 USD", name)]
    let files = WrittenReports.all(try Sample.input(transactions))
    let page = try #require(files.first { $0.path == "months/2026-01/by-date.md" }).text
    #expect(page.contains("| \(name.prefix(59))… |"))
    let table = try #require(files.first { $0.path == "months/2026-01/transactions.csv" }).text
    #expect(table.contains(name))
  }
}
