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
      let follows = index == 0 || !MT940Bytes.isLetterOrDigit(bytes[index - 1])
      if follows, let found = find(bytes, at: index, before: bytes.count) {
        end(index)
        keyword = found.keyword
        index += found.length
        start = index
      } else {
        index += 1
      }
    }
    end(bytes.count)
  }
}
