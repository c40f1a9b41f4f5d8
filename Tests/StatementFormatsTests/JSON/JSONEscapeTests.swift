import StatementModel
import Testing

@testable import StatementFormats

/// Values that a writer of plain ASCII, or one that escapes slashes, writes with backslashes.
struct JSONEscapeTests {
  @Test(arguments: [
    (#""date":"25\/03\/2026","amount":"-1.50""#, "2026-03-25 -1.5"),
    (#""date":"2026\u002d03\u002d25","amount":"-1.50""#, "2026-03-25 -1.5"),
    (#""date":"2026\/3\/25 10:00","amount":"-1.50""#, "2026-03-25 -1.5"),
    (#""date":"2026-03-25","amount":"-\u20ac1.50""#, "2026-03-25 -1.5"),
    (#""date":"2026-03-25","amount":"\u22121\u00a0234,50 \u20ac""#, "2026-03-25 -1234.5"),
    (#""date":"2026-03-25","amount":"-1.50 \u05e9\"\u05d7""#, "2026-03-25 -1.5"),
  ])
  func `escapes in dates and amounts are understood`(_ fields: String, _ row: String) {
    var profile = StatementProfile(name: "p")
    profile.outflow = .negative
    let file = readJSON("[{\(fields),\"name\":\"a\"}]", profile: profile)
    #expect(file.rowTexts == ["\(row) a"])
  }

  @Test
  func `an escaped sign of several currencies is known, too`() {
    var profile = StatementProfile(name: "p")
    profile.outflow = .negative
    let file = readJSON(
      #"[{"date":"2026-03-25","name":"a","amount":"-\u00a5150"}]"#, profile: profile)
    #expect(file.statements.map(\.sharedSign) == [.yen])
  }
}
