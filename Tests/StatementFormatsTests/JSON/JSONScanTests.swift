import Testing

@testable import StatementFormats

/// The steps over scalars, many bytes at a time, held against the same byte by byte.
@Suite struct JSONScanTests {
  /// Bytes among which ends, numbers and words are frequent.
  private static let alphabet = Array(
    #"00123456789..--+eE"\tfnulrse, a\#u{1}\#u{1F}\#u{7F}é€"#.utf8)

  private struct Dice {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(truncatingIfNeeded: (state >> 33) % UInt64(bound))
    }
  }

  private static func texts(_ seed: UInt64) -> [[UInt8]] {
    var dice = Dice(state: seed)
    return (0..<300).map { _ in
      (0..<dice.next(40)).map { _ in alphabet[dice.next(alphabet.count)] }
    }
  }

  private static func plainStop(_ text: [UInt8], _ start: Int) -> Int {
    text[start...].firstIndex { $0 == 0x22 || $0 == 0x5C || $0 < 0x20 } ?? text.count
  }

  /// JSON's grammar of numbers as RFC 8259 has it, section 6.
  private static func plainNumberEnd(_ text: [UInt8], _ start: Int) -> Int? {
    let rest = String(decoding: text[start...].map { $0 < 0x80 ? $0 : 0x3F }, as: UTF8.self)
    guard let found = rest.prefixMatch(of: /-?(0|[1-9][0-9]*)/) else { return nil }
    var end = found.0.utf8.count
    // What begins like a part must be one: `1.` and `1e` are no numbers, nor is `01`.
    let digits = rest.utf8.dropFirst(end).first.map { 0x30...0x39 ~= $0 } ?? false
    guard !digits else { return nil }
    if rest.utf8.dropFirst(end).first == 0x2E {
      guard let part = rest.dropFirst(end).prefixMatch(of: /\.[0-9]+/) else { return nil }
      end += part.0.utf8.count
    }
    if rest.utf8.dropFirst(end).first.map({ $0 | 0x20 == 0x65 }) == true {
      guard let part = rest.dropFirst(end).prefixMatch(of: /[eE][+-]?[0-9]+/) else { return nil }
      end += part.0.utf8.count
    }
    return start + end
  }

  private static func plainWordEnd(_ text: [UInt8], _ start: Int) -> Int? {
    ["true", "false", "null"].first { text[start...].starts(with: $0.utf8) }.map {
      start + $0.utf8.count
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `strings, numbers and words end where they end byte by byte`(_ seed: UInt64) {
    for text in Self.texts(seed) {
      for start in text.indices {
        #expect(JSONScan.stringStop(text.span, from: start) == Self.plainStop(text, start))
        #expect(JSONScan.numberEnd(text.span, from: start) == Self.plainNumberEnd(text, start))
        #expect(JSONScan.wordEnd(text.span, from: start) == Self.plainWordEnd(text, start))
      }
    }
  }

  @Test(arguments: [
    ("-108.01,", 7), ("0,", 1), ("0.5]        ", 3), ("12345678.5,     ", 10),
    ("1234567,", 7), ("12345.67,", 8), ("-1.5e3,      ", 6), ("1E5", 3), ("7", 1),
  ])
  func `a number ends behind its last digit`(_ text: String, _ end: Int) {
    #expect(JSONScan.numberEnd(Array(text.utf8).span, from: 0) == end)
  }

  @Test(arguments: [
    "", "-", "01,       ", "1.,       ", "-.5       ", "1e        ", "1e+", "+1        ",
  ])
  func `what is no number has no end`(_ text: String) {
    let bytes = Array((text + " ").utf8)
    #expect(JSONScan.numberEnd(bytes.span, from: 0) == nil)
  }
}
