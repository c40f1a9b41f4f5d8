import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

@Suite struct `QIF dates` {
  struct Form: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var order: StatementProfile.DateOrder
    var day: String?

    init(_ text: String, _ order: StatementProfile.DateOrder, _ day: String?) {
      testDescription = text
      self.order = order
      self.day = day
    }
  }

  static let forms = [
    Form("3/ 9'26", .mdy, "2026-03-09"),
    Form(" 3/ 9'26", .mdy, "2026-03-09"),
    Form("3/ 9' 4", .mdy, "2004-03-09"),
    Form("3/ 9'2026", .mdy, "2026-03-09"),
    Form("3/ 9/94", .mdy, "1994-03-09"),
    Form("9.3'26", .dmy, "2026-03-09"),
    Form("9.3.2026", .dmy, "2026-03-09"),
    Form("09-03-26", .dmy, "2026-03-09"),
    Form("09-Mar-2026", .mdy, "2026-03-09"),
    Form("9 Mar 2026", .mdy, "2026-03-09"),
    Form("Mar 9, 2026", .dmy, "2026-03-09"),
    Form("2026-03-09", .dmy, "2026-03-09"),
    Form("20260309", .ymd, "2026-03-09"),
    Form("0900302026", .dmy, "2026-03-09"),
    Form("09/03/2026 00:00:00", .dmy, "2026-03-09"),
    Form("31/02/2026", .dmy, nil),
    Form("09/03", .dmy, nil),
    Form("0", .dmy, nil),
    Form("0000000000", .dmy, nil),
  ]

  @Test(arguments: forms) func `are read in each form`(form: Form) throws {
    let text = Array(form.testDescription.utf8)
    let trimmed = QIFText.trimmed(text.span, text.indices)
    let order: DateOrder = form.order == .dmy ? .dmy : form.order == .mdy ? .mdy : .ymd
    #expect(QIFDate.day(text.span, trimmed, order)?.description == form.day)
  }

  private static func file(_ dates: [String]) -> String {
    "!Type:Bank\n" + dates.map { "D\($0)\nT-1.00\nPShop\n^\n" }.joined()
  }

  @Test(arguments: [["24-01-15", "24-01-16"], ["03/04/2026", "04/05/2026"], ["01-02-03"]])
  func `that leave a question are shown in it`(dates: [String]) throws {
    let file = readQIF(Self.file(dates))
    guard case .ambiguous(let questions) = file.outcome else {
      Issue.record("not asked")
      return
    }
    let words = try #require(questions.first).fact.summary
    #expect(dates.contains { words.contains("\"\($0)\"") })
  }

  @Test(arguments: [
    ("!Option:MDY", ["03/04/2026", "04/05/2026"], "2026-03-04"),
    ("!Option:DMY", ["03/04/2026", "04/05/2026"], "2026-04-03"),
    // What the dates themselves tell goes first.
    ("!Option:MDY", ["03/04/2026", "25/04/2026"], "2026-04-03"),
    ("!Option:AutoSwitch", ["03/04/2026", "04/05/2026"], nil),
  ])
  func `may be told by an option`(option: String, dates: [String], first: String?) throws {
    let file = readQIF(option + "\n" + Self.file(dates))
    let day = file.statements.first?.rows.map(\.keyDate).min()
    #expect(day?.description == first)
  }

  struct Order: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var dates: [String]
    /// The days, or the question.
    var answer: [String]
  }

  static let orders = [
    Order(
      testDescription: "a day above 12 decides for all", dates: ["1/2/26", "13/2/26"],
      answer: ["2026-02-01", "2026-02-13"]),
    Order(
      testDescription: "a month first", dates: ["1/ 2'26", "2/13'26"],
      answer: ["2026-01-02", "2026-02-13"]),
    Order(
      testDescription: "a year of two digits first",
      dates: ["26/03/09", "26/03/10", "26/03/30", "26/3/3"],
      answer: ["2026-03-09", "2026-03-10", "2026-03-30", "2026-03-03"]),
    Order(
      testDescription: "a year of two digits first or last", dates: ["26/03/09", "26/03/31"],
      answer: ["ask dates: dmy", "ask dates: ymd"]),
    Order(
      testDescription: "a year of two digits first in too few dates",
      dates: ["26/03/09", "26/03/10"], answer: ["ask dates: dmy", "ask dates: ymd"]),
    Order(
      testDescription: "a year of two digits last", dates: ["05/03/26", "26/03/26"],
      answer: ["2026-03-05", "2026-03-26"]),
    Order(
      testDescription: "the same day either way", dates: ["2/2/26"], answer: ["2026-02-02"]),
    Order(
      testDescription: "dots write the day first", dates: ["1.2.26", "2.3.26"],
      answer: ["2026-02-01", "2026-03-02"]),
    Order(
      testDescription: "only one reading is in order",
      dates: ["5/1/26", "6/1/26", "2/2/26", "3/2/26"],
      answer: ["2026-01-05", "2026-01-06", "2026-02-02", "2026-02-03"]),
    Order(
      testDescription: "nothing decides", dates: ["1/2/26", "2/3/26"],
      answer: ["ask dates: dmy", "ask dates: mdy"]),
    Order(
      testDescription: "two readings in one file", dates: ["13/2/26", "2/13/26"],
      answer: ["ask dates: dmy", "ask dates: mdy"]),
    Order(
      testDescription: "a certain date proves nothing of others", dates: ["2026-01-02", "2/13/26"],
      answer: ["2026-01-02", "2026-02-13"]),
  ]

  @Test(arguments: orders) func `are of one order in a file`(order: Order) {
    let file = readQIF(Self.file(order.dates))
    if case .ambiguous(let questions) = file.outcome {
      let settings = questions.compactMap { $0.fact as? any ProfileQuestion }.flatMap(\.settings)
      #expect(settings.map { "ask \($0)" } == order.answer)
      #expect(file.statements.isEmpty)
    } else {
      #expect(file.rows.map(\.keyDate.description) == order.answer)
    }
  }

  @Test func `are read as a profile says`() {
    var profile = StatementProfile(name: "bank")
    let text = Self.file(["1/2/26", "2/3/26"])
    profile.dateOrder = .mdy
    #expect(readQIF(text, profile: profile).rows.map(\.keyDate.description).first == "2026-01-02")
    profile.dateOrder = .dmy
    #expect(readQIF(text, profile: profile).rows.map(\.keyDate.description).first == "2026-02-01")
  }

  @Test func `that fit no order are rejected alone`() {
    let file = readQIF(Self.file(["13/2/26", "32/32/26", "", "14/2/26"]))
    #expect(file.rows.count == 2)
    #expect(file.rejected.map(\.fact.code) == ["bad-date", "missing-date"])
    #expect(file.rejected.map(\.record) == [2, 3])
    #expect(file.rejected.map(\.span.line) == [6, 10])
  }
}
