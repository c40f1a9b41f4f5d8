import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

@Suite struct `QIF amounts` {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var amounts: [String]
    /// The amounts, or the outcome.
    var answer: [String]
  }

  static let cases = [
    Case(
      testDescription: "point", amounts: ["-1,234.56", "1,500", "7"],
      answer: ["-1234.56", "1500", "7"]),
    Case(
      testDescription: "comma", amounts: ["-1.234,56", "1.500", "7"],
      answer: ["-1234.56", "1500", "7"]),
    Case(testDescription: "one comma", amounts: ["1,50"], answer: ["1.5"]),
    Case(testDescription: "no mark", amounts: ["150", "-2"], answer: ["150", "-2"]),
    Case(testDescription: "mark at the end", amounts: ["-100,", "1,50"], answer: ["-100", "1.5"]),
    Case(
      testDescription: "sign behind, parentheses", amounts: ["5.00-", "(6.00)"],
      answer: ["-5", "-6"]),
    Case(
      testDescription: "open", amounts: ["1,500", "2,250"], answer: ["ambiguous open-decimal-mark"]),
    Case(
      testDescription: "contradictory", amounts: ["1,50", "2.50"],
      answer: ["unreadable mixed-decimal-marks"]),
  ]

  private static func file(_ amounts: [String]) -> String {
    "!Type:Bank\n" + amounts.map { "D2026-03-09\nT\($0)\nPShop\n^\n" }.joined()
  }

  @Test(arguments: cases) func `are of one decimal mark in a file`(amounts: Case) {
    let file = readQIF(Self.file(amounts.amounts))
    if case .read = file.outcome {
      #expect(file.rows.map { "\($0.amount)" } == amounts.answer)
    } else {
      #expect([file.outcomeText] == amounts.answer)
    }
  }

  @Test func `are read as a profile says`() throws {
    var profile = StatementProfile(name: "bank")
    profile.decimalMark = .comma
    let file = readQIF(Self.file(["1,500"]), profile: profile)
    #expect(file.rows.map(\.amount) == [try decimal("1.5")])
    profile.decimalMark = .point
    profile.outflow = .positive
    let turned = readQIF(Self.file(["1,500"]), profile: profile)
    #expect(turned.rows.map(\.amount) == [try decimal("-1500")])
  }

  @Test func `that are none are rejected alone`() {
    let file = readQIF(Self.file(["--5.00", "abc", "", "999999999999999999", "1.00"]))
    #expect(file.rows.count == 1)
    #expect(
      file.rejected.map(\.fact.code) == [
        "bad-amount", "bad-amount", "missing-amount", "bad-amount",
      ])
  }

  @Test func `may stand in U alone`() {
    let file = readQIF("!Type:Bank\nD2026-03-09\nU-1.00\n^\nD2026-03-09\nT\nU-2.00\n^\n")
    #expect(file.rows.map { "\($0.amount)" } == ["-1", "-2"])
  }

  @Test func `of parts decide the mark too`() throws {
    let file = readQIF("!Type:Bank\nD2026-03-09\nT1.500\nSFood\n$1.499,50\nSHome\n$0,50\n^\n")
    #expect(file.rows.map(\.amount) == [try decimal("1500")])
    #expect(file.warningCodes.isEmpty)
  }
}
