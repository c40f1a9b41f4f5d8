import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

@Suite struct `OFX dates` {
  @Test(arguments: [
    "20260309", "202603091830", "20260309183000", "20260309235959.999", "20260309000000",
    "20260309183000.000[-5:EST]", "20260309183000.000[-3.30:NST]", "20260309183000[-8:PST]",
    "20260309183000.000[-:EST]", "20260309000000[-3:GMT]", "20260309[-03:EST]",
    "20260309120000.000 GMT", "20260309093914:014", "20260309T120000Z", "2026-03-09",
    "2026/03/09 18:30", "2026-03-09T23:00:00Z", "2026.3.9",
  ])
  func `keep the day that is written`(text: String) throws {
    #expect(try Self.read(text) == .day(day("2026-03-09")))
  }

  @Test(arguments: [
    "20260231", "201120000000", "2026030", "26030", "March 9", "31/31/2026", "0903202", "09032026x",
    "9/3/26",
    "2026-13-01",
    "2026-03", "99990101", "12345678901", "2026030x", "20260309".reversed().description,
    "-20260309",
  ])
  func `that are none are refused`(text: String) {
    #expect(Self.read(text) == .unreadable)
  }

  @Test(arguments: ["09/03/2026", "9.3.2026", "09032026", "03-09-2026 12:00"])
  func `of two orders are undecided`(text: String) throws {
    #expect(Self.read(text) == .undecided)
    let order: StatementProfile.DateOrder = text.hasPrefix("03") ? .mdy : .dmy
    #expect(Self.read(text, order: order) == .day(try day("2026-03-09")))
    #expect(Self.read(text, order: .ymd) == .unreadable)
  }

  @Test func `show their order by a number above 12`() throws {
    #expect(Self.read("31/12/2026") == .day(try day("2026-12-31"), shows: .dmy))
    #expect(Self.read("12312026") == .day(try day("2026-12-31"), shows: .mdy))
    #expect(Self.read("05/05/2026") == .day(try day("2026-05-05")))
  }

  @Test(arguments: ["", "00000000", "00000000000000"])
  func `may be left out`(text: String) {
    #expect(Self.read(text) == .none)
  }

  @Test func `in another order are read where the profile names it`() throws {
    #expect(try Self.read("09/03/2026", order: .dmy) == .day(day("2026-03-09")))
    #expect(try Self.read("03/09/2026", order: .mdy) == .day(day("2026-03-09")))
    #expect(Self.read("31/12/2026", order: .mdy) == .unreadable)
  }

  static func read(_ text: String, order: StatementProfile.DateOrder? = nil) -> OFXDate {
    let bytes = Array("<\(text)>".utf8)
    return OFXDate.read(bytes, 1..<(bytes.count - 1), order: order)
  }
}
