import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// All that is open in a file is asked at once, in every format.
struct FurtherQuestionTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var codes: [String]
    /// The lines of the profile that would answer, without those that find the file.
    var settings: [String]

    init(_ name: String, codes: [String], settings: [String], _ text: String) {
      testDescription = name
      self.codes = codes
      self.settings = settings
      self.text = text
    }
  }

  static let dates = "dates: dmy   # or dates: mdy"
  static let decimal = "decimal: point   # or decimal: comma"
  static let outflow = "outflow: negative   # or outflow: positive"

  static let samples = [
    Sample(
      "dates and sign", codes: ["open-date-order", "open-sign"], settings: [dates, outflow],
      "Date,Description,Amount\n03/04/2026,Coffee,4.50\n05/06/2026,Lunch,5.00\n"),
    Sample(
      "decimal mark and sign", codes: ["open-decimal-mark", "open-sign"],
      settings: [decimal, outflow],
      "Date;Text;Amount\n2026-04-03;Coffee;1.200\n2026-06-05;Lunch;1.300\n"),
    Sample(
      "dates, decimal mark and sign",
      codes: ["open-date-order", "open-decimal-mark", "open-sign"],
      settings: [dates, decimal, outflow],
      "Date;Text;Amount\n03/04/2026;Coffee;1.200\n05/06/2026;Lunch;1.300\n"),
    Sample(
      "dates, their year and sign", codes: ["open-date-order", "no-year", "open-sign"],
      settings: [dates, "year: 2026   # or the year of the newest date", outflow],
      "Date,Description,Amount\n03/04,Coffee,4.50\n05/06,Lunch,5.00\n"),
    Sample(
      "which column, dates and sign",
      codes: ["columns-of-one-name", "open-date-order", "open-sign"],
      settings: ["columns: { amount: 3 }   # or columns: { amount: 4 }", dates, outflow],
      "Date,Description,Amount,Amount\n03/04/2026,Coffee,4.50,5.5\n05/06/2026,Lunch,5.00,7.1\n"),
    Sample(
      "dates and which column is money spent", codes: ["open-date-order", "open-debit-credit"],
      settings: [
        dates,
        #"columns: { debit: "Foo", credit: "Bar" }   # or columns: { debit: "Bar", credit: "Foo" }"#,
      ],
      "Date,Description,Foo,Bar\n03/04/2026,Coffee,4.50,\n05/06/2026,Lunch,,5.00\n"),
    Sample(
      "dates and fees", codes: ["open-date-order", "open-fee"],
      settings: [dates, "fee: included   # or fee: apart"],
      "Date,Description,Amount,Fee\n03/04/2026,Coffee,-4.50,0.50\n05/06/2026,Lunch,-5.00,1.00\n"),
    Sample(
      "what a second table asks", codes: ["open-date-order", "open-sign", "open-fee"],
      settings: [dates, outflow, "fee: included   # or fee: apart"],
      """
      Date,Description,Amount
      03/04/2026,Coffee,4.50
      05/06/2026,Lunch,5.00

      Date,Details,Value,Fee
      2026-04-03,Coffee,4.50,1.00
      2026-04-05,Lunch,3.50,1.20
      """),
    Sample(
      "only one thing open", codes: ["open-date-order"], settings: [dates],
      "Date,Description,Amount\n03/04/2026,TESCO STORES,-4.50\n05/06/2026,SALARY,500.00\n"),
    Sample(
      "JSON", codes: ["open-date-order", "open-decimal-mark", "open-sign"],
      settings: [dates, decimal, outflow],
      """
      [{"date":"03/04/2026","description":"Coffee","amount":"4.500"},
       {"date":"05/06/2026","description":"Lunch","amount":"5.000"}]
      """),
    Sample(
      "QIF", codes: ["open-date-order", "open-decimal-mark"], settings: [dates, decimal],
      "!Type:Bank\nD03/04/2026\nT1.500\nPX\n^\nD05/06/2026\nT1.700\nPY\n^\n"),
  ]

  @Test(arguments: samples)
  func `Everything that is open is asked at once`(_ sample: Sample) throws {
    let bytes = Array(sample.text.utf8)
    let options = ReadingOptions(path: "test")
    let file = StatementReader.read(bytes, options: options)
    #expect(codes(file) == sample.codes)
    guard case .profile(_, let settings, _, _)? = ProfileAdvice.text(for: file, named: "test")
    else {
      Issue.record("no profile")
      return
    }
    #expect(settings.filter { !$0.hasPrefix("header:") } == sample.settings)
  }

  private func codes(_ file: StatementFile) -> [String] {
    guard case .ambiguous(let questions) = file.outcome else { return [] }
    return questions.map(\.fact.code)
  }

  private func file(_ questions: [any DiagnosticFact]) -> StatementFile {
    StatementFile(.ambiguous(questions.map { Diagnostic(.error, $0, at: nil) }))
  }

  @Test func `What only one of the answers leaves open is not asked yet`() {
    let dates = TableFact.openDateOrder(column: "1", orders: ["dmy", "mdy"], example: "")
    let sign = TableFact.openSign(column: "3")
    let fee = TableFact.openFee(column: "4")
    let asked = file([dates])
    let found = FurtherQuestions.added(to: asked, ReadingOptions(path: "")) { options in
      switch (options.profile?.dateOrder, options.profile?.outflow) {
      case (.dmy, nil): file([sign, fee])
      case (.mdy, nil): file([sign])
      case (.mdy, .positive): StatementFile(.unreadable(Diagnostic(.error, fee, at: nil)))
      default: StatementFile(.read)
      }
    }
    #expect(codes(found) == [dates.code, sign.code])
  }

  @Test func `An answer under which the file does not read is not offered`() throws {
    let amount = TableFact.openAmountColumn(numbers: [3, 4, 5])
    let found = FurtherQuestions.added(to: file([amount]), ReadingOptions(path: "")) { options in
      switch options.profile?.columns[.amount] {
      case .number(3): StatementFile(.noStatement(Diagnostic(.error, TableFact.noTable, at: nil)))
      case .number(4): StatementFile(.read)
      default: file([amount])
      }
    }
    guard case .ambiguous(let questions) = found.outcome, let question = questions.first?.fact
    else {
      Issue.record("\(found.outcome)")
      return
    }
    #expect((question as? any ProfileQuestion)?.settings == ["columns: { amount: 4 }"])
    #expect(question.remedy == #"add "columns: { amount: 4 }" to the profile"#)
  }

  @Test func `Where no answer helps, the columns can be named`() {
    let sign = TableFact.openSign(column: "3")
    let found = FurtherQuestions.added(to: file([sign]), ReadingOptions(path: "")) { _ in
      file([sign])
    }
    guard case .ambiguous(let questions) = found.outcome else { return }
    #expect(questions.first?.fact.remedy?.hasPrefix("name the columns") == true)
  }

  @Test(arguments: [
    (["columns: { amount: 3 }"], StatementProfile.Role.amount, StatementProfile.Column.number(3)),
    ([#"columns: { debit: "A \"b\", \\c", credit: 4 }"#], .debit, .named(#"A "b", \c"#)),
    ([#"columns: { debit: "A", credit: 4 }"#], .credit, .number(4)),
  ])
  func `A line of columns is read as it is written`(
    _ lines: [String], _ role: StatementProfile.Role, _ column: StatementProfile.Column
  ) throws {
    for line in lines {
      #expect(try #require(StatementProfile(setting: line)).columns[role] == column)
    }
  }

  @Test(arguments: [
    "the number of its column", "dates: ymdd", "skip: three", "columns: { what: 3 }",
  ])
  func `A line that is no answer is none`(_ line: String) {
    #expect(StatementProfile(setting: line) == nil)
  }

  @Test func `All columns of a profile stand in one line`() {
    let amount = TableFact.openAmountColumn(numbers: [3, 4])
    let date = TableFact.columnsOfOneName("Date", role: "date", numbers: [1, 2])
    #expect(
      ProfileAdvice.text(for: file([amount, date]), named: "x")
        == .profile(
          name: "x",
          settings: [
            "columns: { amount: 3, date: 1 }   # or columns: { amount: 4 }, or columns: { date: 2 }"
          ], isFoundByHeader: false))
  }
}
