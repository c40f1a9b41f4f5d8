import StatementModel
import Yams

/// Finds what ` #` cuts off inside a list or mapping in brackets that can't be parsed.
///
/// `[aldi, 7-eleven #12]` ends, for the parser, after `7-eleven`: the closing bracket is part of
/// the comment, and what is missed is something in the next line. The writer must be shown the
/// `#` instead.
enum FlowComments {
  /// More than a few of one kind help nobody.
  private static let most = 10

  /// The cuts between the bracket that the parser speaks of and the place where it gave up.
  static func cuts(before error: any Error, in source: SourceText) -> [Diagnostic] {
    guard let (start, end) = range(of: error, in: source) else { return [] }
    let bytes = source.bytes
    var found: [Diagnostic] = []
    var index = start
    var itemStart = start
    // Within a plain text a quote is a letter.
    var isText = false
    while index < end, found.count < most {
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if !isText { index = closing(of: index, in: bytes) }
        isText = true
      case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
        UInt8(ascii: ","):
        itemStart = index + 1
        isText = false
      case UInt8(ascii: ":") where index + 1 < end && bytes[index + 1] <= 0x20:
        itemStart = index + 1
        isText = false
      case UInt8(ascii: "#")
      where bytes[index - 1] <= 0x20 || "[{,".utf8.contains(bytes[index - 1]):
        let lineEnd = bytes[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        let words = bytes[index..<lineEnd].drop { $0 == UInt8(ascii: "#") }
        if let first = words.first, first > 0x20 {
          found.append(cut(kept: bytes[itemStart..<index], at: index, lineEnd, source))
        }
        index = lineEnd
        itemStart = lineEnd
        isText = false
      case 0...0x20: break
      default: isText = true
      }
      index += 1
    }
    return found
  }

  /// From the opening bracket to where the parser stopped, if it speaks of a bracket.
  private static func range(of error: any Error, in source: SourceText) -> (Int, Int)? {
    guard case .parser(let context?, _, let mark, _)? = error as? YamlError,
      context.text.contains("flow")
    else { return nil }
    let end = source.offset(line: mark.line, scalarColumn: mark.column) ?? source.bytes.count
    if let start = source.offset(line: context.mark.line, scalarColumn: context.mark.column),
      start < end
    {
      return (start + 1, min(end, source.bytes.count))
    }
    // What misses the first item of a list says where it stopped, and not where the list began.
    return cutOpening(before: min(end, source.bytes.count), in: source.bytes)
      .map { ($0 + 1, min(end, source.bytes.count)) }
  }

  /// The last bracket before a place with a `#` behind it.
  private static func cutOpening(before end: Int, in bytes: [UInt8]) -> Int? {
    bytes[..<end].lastIndex { "[{".utf8.contains($0) }.flatMap { open in
      let next = bytes[(open + 1)..<end].first { $0 != 0x20 }
      return next == UInt8(ascii: "#") ? open : nil
    }
  }

  private static func cut(
    kept: ArraySlice<UInt8>, at hash: Int, _ lineEnd: Int, _ source: SourceText
  ) -> Diagnostic {
    let dropped = text(source.bytes[hash..<lineEnd])
    let location = source.location(ofByte: hash)
    return Diagnostic(
      .error, YAMLFact.flowCommentCut(kept: text(kept), dropped: dropped), at: location,
      excerpt: source.excerpt(at: location))
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    return words.joined(separator: " ")
  }

  /// The quote that closes the one at `open`, or the last byte.
  private static func closing(of open: Int, in bytes: [UInt8]) -> Int {
    var index = open + 1
    while index < bytes.count, bytes[index] != bytes[open] {
      index += bytes[open] == UInt8(ascii: "\"") && bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index, bytes.count - 1)
  }
}
