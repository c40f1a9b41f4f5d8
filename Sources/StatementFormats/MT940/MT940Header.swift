/// What stands between messages: SWIFT's header blocks.
enum MT940Header {
  /// The messages that are statements: 940 and 942; 941 reports balances, and 950 is a 940 without
  /// details.
  static let statementTypes: Set<Int> = [940, 941, 942, 950]

  /// What one line holds of blocks `{1:…}{2:…}{4:`.
  struct Blocks {
    /// The message type of block 2.
    var type: Int?
    /// Whether a message is opened.
    var opens = false
    /// Where the text of block 4 begins.
    var body: Int?
  }

  static func blocks(_ bytes: Span<UInt8>, _ line: Range<Int>) -> Blocks {
    var blocks = Blocks()
    var index = line.lowerBound
    while index + 2 < line.upperBound {
      defer { index += 1 }
      guard bytes[index] == UInt8(ascii: "{"), bytes[index + 2] == UInt8(ascii: ":") else {
        continue
      }
      switch bytes[index + 1] {
      case UInt8(ascii: "1"): blocks.opens = true
      case UInt8(ascii: "2"):
        // `I` is on its way to SWIFT, `O` comes from there; anonymized files have other letters.
        guard index + 3 < line.upperBound,
          bytes[index + 3] == UInt8(ascii: "I") || bytes[index + 3] == UInt8(ascii: "O")
        else { continue }
        blocks.type = type(bytes, at: index + 4, before: line.upperBound) ?? blocks.type
      case UInt8(ascii: "4"):
        blocks.opens = true
        blocks.body = index + 3
      default: break
      }
    }
    return blocks
  }

  /// The number of three digits at `start`.
  static func type(_ bytes: Span<UInt8>, at start: Int, before end: Int) -> Int? {
    guard start + 3 <= end else { return nil }
    var value = 0
    for index in start..<(start + 3) {
      guard MT940Bytes.isDigit(bytes[index]) else { return nil }
      value = value * 10 + Int(bytes[index] - 0x30)
    }
    return value
  }
}
