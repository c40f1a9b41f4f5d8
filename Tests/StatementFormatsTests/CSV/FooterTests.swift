import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

struct FooterTests {
  @Test(arguments: [
    ("a\nb\nc\n", 1, "a\nb\n"), ("a\nb\nc", 1, "a\nb\n"), ("a\r\nb\r\n\r\n  \r\n", 1, "a\r\n"),
    ("a\nb\n", 0, "a\nb\n"), ("a\nb\n", 2, ""), ("a\nb\n", 9, ""), ("", 3, ""), ("\n\n", 1, ""),
  ])
  func `lines are taken off the end`(text: String, lines: Int, rest: String) {
    #expect(FooterCut.cut(Array(text.utf8), lines: lines) == Array(rest.utf8))
  }

  @Test func `UTF-16 keeps whole characters`() {
    for isLittle in [true, false] {
      func bytes(_ text: String) -> [UInt8] {
        ("\u{FEFF}" + text).utf16.flatMap { unit in
          let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
          return isLittle ? Array(pair.reversed()) : pair
        }
      }
      let cut = FooterCut.cut(bytes("Date,Text\nab\ncd\n"), lines: 1)
      #expect(cut.count % 2 == 0 || !isLittle)
      #expect(TextDecoding.decode(cut).text.starts(with: Array("Date,Text\nab".utf8)))
    }
  }

  @Test func `rows of the footer are none, read whole and in blocks`() throws {
    var profile = StatementProfile(name: "x")
    profile.footerLines = 2
    let text = """
      Date,Text,Amount
      2026-03-14,COFFEE,-4.50
      2026-03-15,TEA,-5.00
      2026-03-15,NOT A ROW,-99.00
      the end

      """
    let file = readCSV(text, profile: profile)
    #expect(try rows(file).map(\.amount) == [decimal("-4.50"), decimal("-5.00")])
    var options = ReadingOptions(path: "test.csv")
    options.profile = profile
    let inspected = StatementReader.read(Array(text.utf8), options: options).summarized
    #expect(inspected.summaries.map(\.transactions) == [2])
  }
}
