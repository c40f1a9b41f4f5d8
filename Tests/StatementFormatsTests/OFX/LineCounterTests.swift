import Testing

@testable import StatementFormats

@Suite struct `Line counting` {
  @Test(arguments: ["\n", "\r\n", "\r", "\n\r", "\r\r\n"])
  func `agrees with counting byte by byte`(lineEnd: String) {
    let lines = (0..<40).map { String(repeating: "x", count: $0 * 7 % 23) }
    let text = Array(lines.joined(separator: lineEnd).utf8)
    var counter = LineCounter(text: text)
    for step in [1, 3, 8, 11] {
      for target in stride(from: 0, through: text.count, by: step) {
        #expect(counter.line(at: target) == Self.plain(text, target))
      }
    }
  }

  @Test func `may go back`() {
    var counter = LineCounter(text: Array("a\nb\nc\n".utf8))
    #expect(counter.line(at: 5) == 3)
    #expect(counter.line(at: 2) == 2)
    #expect(counter.line(at: 100) == 4)
  }

  private static func plain(_ text: [UInt8], _ target: Int) -> Int {
    var line = 1
    for index in 0..<target {
      let isPair = text[index] == 0x0A && index > 0 && text[index - 1] == 0x0D
      if text[index] == 0x0D || (text[index] == 0x0A && !isPair) { line += 1 }
    }
    return line
  }
}
