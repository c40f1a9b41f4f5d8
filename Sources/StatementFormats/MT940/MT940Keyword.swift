/// The keywords that SEPA put into the purpose: `EREF+…MREF+…SVWZ+…`.
enum MT940Keyword: CaseIterable {
  /// The purpose itself.
  case purpose
  /// For whom the other party acts.
  case ultimateDebtor, ultimateCreditor
  case other

  private static let words: [(StaticString, MT940Keyword)] = [
    ("SVWZ+", .purpose), ("MTLG:", .purpose), ("ABWA+", .ultimateDebtor),
    ("ABWE+", .ultimateCreditor),
    ("EREF+", .other), ("KREF+", .other), ("MREF+", .other), ("CRED+", .other),
    ("DEBT+", .other), ("COAM+", .other), ("OAMT+", .other), ("IBAN+", .other), ("BIC+", .other),
    ("PURP+", .other), ("BREF+", .other), ("RREF+", .other), ("RTRN+", .other), ("DDAT+", .other),
    ("CDTR+", .other), ("SQTP+", .other), ("ORCR+", .other), ("ORMR+", .other), ("ANAM+", .other),
  ]

  /// The keyword that stands at `start`, and its length.
  static func find(
    _ bytes: Span<UInt8>, at start: Int, before end: Int
  ) -> (keyword: MT940Keyword, length: Int)? {
    // All but BIC+ have four letters.
    guard start + 4 <= end, MT940Bytes.isCapital(bytes[start]),
      bytes[start + 3] == UInt8(ascii: "+")
        || start + 4 < end
          && (bytes[start + 4] == UInt8(ascii: "+") || bytes[start + 4] == UInt8(ascii: ":"))
    else { return nil }
    for (word, keyword) in words where MT940Bytes.has(bytes, word, at: start, before: end) {
      return (keyword, word.utf8CodeUnitCount)
    }
    return nil
  }

  /// The keyword that ends at `end` and stands behind no letter.
  private static func find(
    _ bytes: Span<UInt8>, endingAt end: Int, after start: Int
  ) -> (keyword: MT940Keyword, length: Int)? {
    for length in [5, 4] where end - length >= start {
      let begin = end - length
      if begin > 0, MT940Bytes.isLetterOrDigit(bytes[begin - 1]) { continue }
      if let found = find(bytes, at: begin, before: end), found.length == length { return found }
    }
    return nil
  }

  /// Parts the purpose by its keywords; without any it is all purpose, and so is what stands before
  /// the first.
  static func read(_ bytes: Span<UInt8>, into details: inout MT940Details) {
    var keyword = MT940Keyword.purpose
    var start = 0
    var index = 0
    func end(_ end: Int) {
      guard keyword != .other, let text = MT940Text.clean(bytes, start..<end) else { return }
      if keyword == .purpose {
        details.purpose = details.purpose.map { $0 + " " + text } ?? text
      } else if details.ultimateParty == nil {
        details.ultimateParty = text
      }
    }
    while index < bytes.count {
      let sign = bytes[index]
      index += 1
      guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: ":"),
        let found = find(bytes, endingAt: index, after: start)
      else { continue }
      end(index - found.length)
      keyword = found.keyword
      start = index
    }
    end(bytes.count)
  }
}
