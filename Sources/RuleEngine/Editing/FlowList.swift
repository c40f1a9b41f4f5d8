/// Where a list in brackets, or a mapping in braces, ends, found in the raw text.
///
/// It is a reading of the bytes alone; what is built on it is parsed again and compared.
struct FlowList {
  /// The byte of the closing bracket.
  var close: Int
  /// Behind the last item, or behind the comma after it; behind the opening bracket if there is
  /// none.
  var contentEnd: Int
  /// Whether a comma stands behind the last item.
  var endsWithComma: Bool

  /// The list whose opening bracket or brace stands at `start`; nothing where no end is found.
  init?(_ bytes: [UInt8], at start: Int) {
    guard start < bytes.count,
      bytes[start] == UInt8(ascii: "[") || bytes[start] == UInt8(ascii: "{")
    else { return nil }
    var index = start + 1
    var depth = 1
    contentEnd = start + 1
    endsWithComma = false
    // Within a plain text a quote is a letter.
    var isText = false
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if !isText { index = Self.closing(of: index, in: bytes) }
        isText = true
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        isText = false
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 {
          close = index
          return
        }
        isText = true
      case UInt8(ascii: ","): isText = false
      case UInt8(ascii: "#") where bytes[index - 1] <= 0x20:
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
        continue
      case 0...0x20:
        index += 1
        continue
      case UInt8(ascii: ":") where index + 1 < bytes.count && bytes[index + 1] <= 0x20:
        isText = false
      default: isText = true
      }
      index += 1
      contentEnd = index
      if depth == 1 { endsWithComma = byte == UInt8(ascii: ",") }
    }
    return nil
  }

  /// Whether nothing stands in it.
  func isEmpty(from start: Int) -> Bool { contentEnd == start + 1 }

  static func closing(of open: Int, in bytes: [UInt8]) -> Int {
    var index = open + 1
    while index < bytes.count, bytes[index] != bytes[open] {
      index += bytes[open] == UInt8(ascii: "\"") && bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index, bytes.count - 1)
  }
}
