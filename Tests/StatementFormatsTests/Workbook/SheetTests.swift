import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

struct SheetTests {
  typealias Sheet = XLSXSample.Sheet
  private static let table = [XLSXTests.header] + XLSXTests.rows

  private func notes(_ file: StatementFile) -> [String] {
    file.warnings.map { "\($0.location.map(String.init(describing:)) ?? "") \($0.fact.code)" }
  }

  @Test func `sheets are read one after the other, under their own headers`() {
    let other: [[XLSXSample.Cell]] = [
      ["Amount", "Description", "Date"], [-1.5, "Kiosk", .day(46083)],
    ]
    let file = read(XLSXSample(Sheet("A", Self.table), Sheet("B", other)))
    #expect(file.rowTexts == XLSXTests.read + ["2026-03-02 -1.5 Kiosk"])
    #expect(file.rows.map(\.record) == [2, 3, 4, 6])
    #expect(Set(file.rows.map(\.span.offset)).count == 4)
  }

  @Test func `sheets without a table are passed over and told`() {
    let file = read(XLSXSample(Sheet("Read me", [["Our terms"]]), Sheet("Data", Self.table)))
    #expect(file.rowTexts == XLSXTests.read)
    #expect(file.decisions.contains { $0.subject == "sheet \"Read me\"" })
    #expect(read(XLSXSample([["Our terms"]])).outcomeText == "noStatement no-table")
    #expect(read(XLSXSample([])).outcomeText == "noStatement no-sheet")
  }

  @Test func `rows below the table that a profile tells are none`() {
    var profile = StatementProfile(name: "bank")
    profile.footerLines = 1
    profile.headerContains = ["Date", "Amount"]
    let rows = Self.table + [[.day(46099), "Carried over", -3.0]]
    #expect(read(XLSXSample(rows), profile: profile).rowTexts == XLSXTests.read)
    var options = ReadingOptions(path: "test.xlsx")
    options.profiles = [profile]
    let found = StatementReader.read(XLSXSample(rows).bytes, options: options)
    #expect(found.rowTexts == XLSXTests.read && found.profileName == "bank")
  }

  @Test(arguments: ["hidden", "veryHidden"])
  func `hidden sheets are passed over and told`(state: String) {
    let file = read(XLSXSample(Sheet("A", Self.table), Sheet("B b", Self.table, state: state)))
    #expect(file.rowTexts == XLSXTests.read)
    #expect(notes(file) == ["test.xlsx!'B b' hidden-sheet"])
  }

  @Test func `hidden rows are rows`() {
    let file = read(XLSXSample(Sheet("A", Self.table, hiddenRows: [3])))
    #expect(file.rowTexts == XLSXTests.read)
    #expect(notes(file) == ["test.xlsx!A hidden-rows"])
  }

  @Test func `a sheet whose rows all stand on another is not counted twice`() {
    let more = Self.table + [[.day(46099), "Inn", -3.0]]
    for sheets in [[Self.table, more], [more, Self.table]] {
      let file = read(XLSXSample(Sheet("A", sheets[0]), Sheet("B", sheets[1])))
      #expect(file.rows.count == 4)
      let (less, all) = sheets[0].count == 4 ? ("A", "B") : ("B", "A")
      #expect(notes(file) == ["test.xlsx!\(less) repeated-sheet"])
      #expect(file.warnings[0].fact.summary.contains("\"\(all)\""))
    }
    let same = read(XLSXSample(Sheet("A", Self.table), Sheet("B", Self.table)))
    #expect(notes(same) == ["test.xlsx!B repeated-sheet"])
    let two = Array(Self.table.prefix(3))
    #expect(read(XLSXSample(Sheet("A", two), Sheet("B", two))).rows.count == 4)
  }

  @Test func `a sheet of few rows is read as another of the same header`() {
    let texts: [[XLSXSample.Cell]] = [
      ["Date", "Description", "Amount"], ["25/03/2026", "Shop", "-1.50"],
      ["04/03/2026", "Inn", "-2.50"], ["05/03/2026", "Wages", "90.00"],
    ]
    let few = [texts[0], ["04/03/2026", "Kiosk", "-7.00"], ["06/05/2026", "Kiosk", "-7.00"]]
    let file = read(XLSXSample(Sheet("A", texts), Sheet("B", few)))
    #expect(file.rowTexts.suffix(2) == ["2026-03-04 -7 Kiosk", "2026-05-06 -7 Kiosk"])
    #expect(read(XLSXSample(few)).outcomeText == "ambiguous open-date-order")
  }

  @Test func `what one sheet asks, the file asks, and says where`() {
    let open: [[XLSXSample.Cell]] = [
      ["Date", "Text", "Amount"], ["04/03/2026", "Kiosk", "-7.00"], ["06/05/2026", "Inn", "-8.00"],
    ]
    let file = read(XLSXSample(Sheet("A", Self.table), Sheet("B", open)))
    #expect(file.outcomeText == "ambiguous open-date-order")
    guard case .ambiguous(let questions) = file.outcome else { return }
    #expect(questions.first?.location?.description == "test.xlsx!B:R1")
  }

  @Test func `cells far apart are refused, not filled up`() {
    let far: XLSXSample.Cell = .raw("<c r=\"XFD1048576\"><v>1</v></c>")
    #expect(read(XLSXSample(Self.table + [[far]])).outcomeText == "unreadable too-many-fields")
    let rows = (0..<3000).map { _ -> [XLSXSample.Cell] in [1.5] }
    let wide: XLSXSample.Cell = .raw("<c r=\"EZZ1\"><v>1</v></c>")
    #expect(read(XLSXSample([[wide]] + rows)).outcomeText == "unreadable sheet-too-sparse")
  }

  @Test func `dates of which a program exchanged day and month are refused`() {
    let texts = ["13/03/2026", "17/03/2026", "28/03/2026"].map { date -> [XLSXSample.Cell] in
      [.text(date), "Shop", -1.5]
    }
    // 3, 4 and 5 March were taken for 3 March, 3 April and 3 May.
    let days = [46084, 46115, 46145].map { day -> [XLSXSample.Cell] in [.day(day), "Inn", -2.5] }
    let file = read(XLSXSample([XLSXTests.header] + texts + days))
    #expect(file.outcomeText == "unreadable exchanged-days")
    let sound = read(XLSXSample([XLSXTests.header] + texts + days + [[.day(46097), "Inn", 3.5]]))
    #expect(sound.outcomeText == "ambiguous open-sign")
  }

  @Test func `texts among numbers leave no number open`() {
    let text: [[XLSXSample.Cell]] = [
      [.day(46083), "Shop", "-1,50"], [.day(46083), "Shop", "-2,50"],
    ]
    let number: [[XLSXSample.Cell]] = [[.day(46084), "Fuel", .number("-1.234")]]
    #expect(
      read(XLSXSample([XLSXTests.header] + number + text + number)).outcomeText
        == "unreadable mixed-numbers")
    // Above and below the numbers texts are no amounts of rows.
    let file = read(
      XLSXSample([[nil, nil, "1.234,56"], []] + [XLSXTests.header] + number + XLSXTests.rows))
    #expect(file.rows.first?.amount.description == "-1.234")
  }

  @Test func `two cells of one place are a damage`() {
    let cell: XLSXSample.Cell = .raw("<c r=\"A1\"><v>1</v></c>")
    #expect(read(XLSXSample([[cell, cell]])).outcomeText == "unreadable two-cells")
  }

  @Test func `more sheets than a statement has are refused`() {
    var sample = XLSXSample(Self.table)
    sample.sheets = (0...Workbook.mostSheets).map { Sheet("S\($0)", Self.table) }
    #expect(read(sample).outcomeText == "unreadable too-many-sheets")
  }
}
