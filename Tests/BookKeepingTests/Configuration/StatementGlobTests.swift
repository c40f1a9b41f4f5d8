import Testing

@testable import BookKeeping

struct StatementGlobTests {
  @Test(arguments: [
    ("visa/*.csv", "visa/march.csv", true),
    ("visa/*.csv", "VISA/March.CSV", true),
    ("visa/*.csv", "visa/2026/march.csv", false),
    ("visa/*.csv", "amex/march.csv", false),
    ("visa/**/*.csv", "visa/2026/03/march.csv", true),
    ("visa/**/*.csv", "visa/march.csv", true),
    ("**/march.csv", "march.csv", true),
    ("**/march.csv", "a/b/march.csv", true),
    ("**/march.csv", "a/b/xmarch.csv", false),
    ("visa/**", "visa/2026/march.csv", true),
    ("*.{csv,ofx}", "a.ofx", true),
    ("*.{csv,ofx}", "a.qfx", false),
    ("2026-0[1-3].csv", "2026-02.csv", true),
    ("2026-0[1-3].csv", "2026-04.csv", false),
    ("2026-0[!1-3].csv", "2026-04.csv", true),
    ("?.csv", "a.csv", true),
    ("?.csv", "/.csv", false),
    ("*", "", true),
    ("a*b*c", "aXbXbXc", true),
    ("a*b*c", "aXbX", false),
    ("דוח*.csv", "דוח מרץ.csv", true),
  ])
  func `fits what it should`(pattern: String, path: String, fits: Bool) throws {
    #expect(try StatementGlob(pattern).matches(path) == fits)
  }

  @Test func `a hostile pattern costs no more than its length`() throws {
    let glob = try StatementGlob(String(repeating: "a*", count: 200) + "b")
    #expect(!glob.matches(String(repeating: "a", count: 2000)))
  }

  @Test(arguments: [
    ("", StatementGlob.Fault.empty), ("/a", .absolute), ("a/../b", .climbs), ("[a", .openBracket),
    ("{a,b", .openBrace), (String(repeating: "{a,b}", count: 30), .openBrace),
  ])
  func `refuses what is no pattern`(pattern: String, fault: StatementGlob.Fault) {
    #expect(throws: fault) { try StatementGlob(pattern) }
  }
}
