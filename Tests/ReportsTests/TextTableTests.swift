import StatementModel
import TestSupport
import Testing

@testable import Reports

struct TextTableTests {
  static func table() throws -> TextTable {
    TextTable(
      columns: [
        .init("Card", cut: .middle), .init("Total spent", .right), .init("Share", .right),
        .init("Since"), .init("Tags"),
      ],
      rows: [
        [
          .text("Visa | Gold"), .amount(try money("-1234.5 USD")), .permille(341),
          .date(try day("2026-03-09")), .words(["a", "b"]),
        ],
        [.text("לאומי"), .integer(0), .empty, .month(Month(year: 2026, month: 2))],
        [.text("=x"), .empty, .permille(-5), .flag(true), .link("l", to: "a.md")],
      ])
  }

  @Test func `aligns columns for people`() throws {
    #expect(
      try Self.table().text(as: .table) == """
        Card         Total spent   Share  Since          Tags
        Visa | Gold    -1,234.50  34.1 %  03/09/2026     a, b
        \u{2068}לאומי\u{2069}                  0          February 2026
        =x                        -0.5 %  yes            l

        """)
  }

  @Test func `cuts flexible columns where the terminal is narrow`() throws {
    let text = try Self.table().text(as: .table, layout: TerminalLayout(width: 50))
    #expect(
      text == """
        Card      Total spent   Share  Since          Tags
        Visa | …    -1,234.50  34.1 %  03/09/2026     a, b
        \u{2068}לאומי\u{2069}               0          February 2026
        =x                     -0.5 %  yes            l

        """)
  }

  @Test func `names lose their middle, and sentences their end`() {
    var table = TextTable(columns: [
      .init("Path", cut: .middle), .init("Amount", .right), .init("Why", cut: .end),
    ])
    table.rows = [
      [
        .text("Statements/visa-gold/2026-03.ofx"), .integer(1),
        .text("twice the usual amount at this merchant"),
      ]
    ]
    #expect(
      table.text(as: .table, layout: TerminalLayout(width: 50)) == """
        Path                  Amount  Why
        Statements/vi…03.ofx       1  twice the usual amo…

        """)
  }

  @Test func `columns of low priority go first, the last one before the others`() {
    var table = TextTable(columns: [
      .init("Name", cut: .middle), .init("First", priority: .low),
      .init("Count", .right, priority: .medium), .init("Last", priority: .low),
      .init("Total", .right),
    ])
    table.rows = [
      [.text("Whole Foods"), .text("2026-01-01"), .integer(3), .text("2026-03-01"), .text("12.50")]
    ]
    func titles(_ width: Int?) -> [Substring] {
      table.text(as: .table, layout: TerminalLayout(width: width)).split(separator: "\n")[0]
        .split(separator: " ")
    }
    #expect(titles(nil) == ["Name", "First", "Count", "Last", "Total"])
    #expect(titles(49) == ["Name", "First", "Count", "Last", "Total"])
    #expect(titles(48) == ["Name", "First", "Count", "Total"])
    #expect(titles(34) == ["Name", "Count", "Total"])
    #expect(titles(20) == ["Name", "Total"])
  }

  @Test func `writes Markdown that is aligned and escaped`() throws {
    #expect(
      try Self.table().text(as: .md) == """
        | Card         | Total spent |  Share | Since         | Tags      |
        | ------------ | ----------: | -----: | ------------- | --------- |
        | Visa \\| Gold |   -1,234.50 | 34.1 % | 03/09/2026    | a, b      |
        | \u{2068}לאומי\u{2069}        |           0 |        | February 2026 |           |
        | =x           |             | -0.5 % | yes           | [l](a.md) |

        """)
  }

  @Test func `writes CSV with keys and plain values`() throws {
    #expect(
      try Self.table().text(as: .csv)
        == [
          "card,total_spent,share,since,tags", "Visa | Gold,-1234.50,34.1,2026-03-09,a;b",
          "לאומי,0,,2026-02,", "'=x,,-0.5,true,l", "",
        ].joined(separator: "\r\n"))
  }

  @Test func `writes JSON with exact numbers as strings`() throws {
    let first =
      #"{"card":"Visa | Gold","total_spent":"-1234.50","share":"34.1","since":"2026-03-09","#
      + #""tags":["a","b"]}"#
    let second = #"{"card":"לאומי","total_spent":0,"share":null,"since":"2026-02","tags":null}"#
    let third = #"{"card":"=x","total_spent":null,"share":"-0.5","since":true,"tags":"l"}"#
    #expect(
      try Self.table().text(as: .json) == "[\n  \(first),\n  \(second),\n  \(third)\n]\n")
    #expect(try Self.table().text(as: .ndjson) == "\(first)\n\(second)\n\(third)\n")
  }

  @Test func `writes an empty table in every format`() {
    let table = TextTable(columns: [.init("A")])
    #expect(table.text(as: .json) == "[]\n")
    #expect(table.text(as: .ndjson) == "")
    #expect(table.text(as: .csv) == "a\r\n")
    #expect(table.text(as: .table) == "A\n")
  }

  @Test func `colours only where it is asked to`() throws {
    #expect(try !Self.table().text(as: .table).contains("\u{1B}"))
    let colored = try Self.table().text(as: .table, layout: TerminalLayout(usesColor: true))
    #expect(colored.hasPrefix("\u{1B}[1mCard"))
  }
}
