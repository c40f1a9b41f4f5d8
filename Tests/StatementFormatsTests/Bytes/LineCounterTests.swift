import Testing

@testable import StatementFormats

@Suite struct `Line counting` {
  @Test(arguments: ["\n", "\r\n", "\r", "\n\r", "\r\r\n"])
  func `agrees with counting byte by byte`(lineEnd: String) {
    let lines = (0..<40).map { String(repeating: "x", count: $0 * 7 % 23) }
    let text = Array(lines.joined(separator: lineEnd).utf8)
    for step in [1, 3, 8, 11] {
      var counter = LineCounter(text: text)
      for target in stride(from: 0, through: text.count, by: step) {
        #expect(counter.line(at: target) == Self.plain(text, target))
      }
    }
  }

  @Test(arguments: ["\n", "\r\n", "\r", "", "\r\r\n"])
  func `counts the characters of a line`(lineEnd: String) {
    let lines = (0..<40).map { String(repeating: "xé", count: $0 * 7 % 23) }
    let text = Array(lines.joined(separator: lineEnd).utf8)
    for step in [1, 3, 64] {
      var counter = LineCounter(text: text)
      for target in stride(from: 0, through: text.count, by: step) {
        #expect(counter.column(at: target) == Self.plainColumn(text, target))
      }
    }
  }

  private static func plain(_ text: [UInt8], _ target: Int) -> Int {
    var line = 1
    for index in 0..<target {
      let isPair = text[index] == 0x0A && index > 0 && text[index - 1] == 0x0D
      if text[index] == 0x0D || (text[index] == 0x0A && !isPair) { line += 1 }
    }
    return line
  }

  private static func plainColumn(_ text: [UInt8], _ target: Int) -> Int {
    let line = text[..<target].suffix(while: { $0 != 0x0D && $0 != 0x0A })
    return 1 + line.count { $0 & 0xC0 != 0x80 }
  }
}

extension Collection where Self: BidirectionalCollection {
  /// The longest end of the collection of which all satisfies the condition.
  fileprivate func suffix(while condition: (Element) -> Bool) -> SubSequence {
    var start = endIndex
    while start > startIndex, condition(self[index(before: start)]) { formIndex(before: &start) }
    return self[start...]
  }
}
