/// Reads details that name their parts by words between slashes: `/NAME/…/REMI/…`.
enum MT940SlashWords {
  /// What a word announces.
  private enum Part {
    case name, purpose, posting, party, ultimateParty, other
  }

  private static let slashWords: [(StaticString, Part)] = [
    ("NAME", .name), ("REMI", .purpose), ("TRTP", .posting), ("TYPE", .posting), ("CNTP", .party),
    ("ULTB", .ultimateParty), ("ULTD", .ultimateParty), ("UCRD", .ultimateParty),
    ("UDTR", .ultimateParty), ("IBAN", .other), ("BIC", .other), ("EREF", .other),
    ("PREF", .other), ("KREF", .other), ("BREF", .other), ("CREF", .other), ("IREF", .other),
    ("MARF", .other), ("CSID", .other), ("RTRN", .other), ("ORDP", .other), ("BENM", .other),
    ("ISDT", .other), ("ADDR", .other), ("TRCD", .other), ("PURP", .other), ("SVCL", .other),
    ("OCMT", .other), ("CHGS", .other), ("CHGT", .other), ("EXCH", .other), ("ACCW", .other),
    ("BUSP", .other), ("OAMT", .other), ("INIT", .other), ("SUBID", .other), ("DACS", .other),
  ]

  /// The words of one American bank, whose field always begins with the first: type, what for, by
  /// whom and for whom.
  private static let shortWords: [(StaticString, Part)] = [
    ("PT", .other), ("PY", .purpose), ("BN", .name), ("BO", .name),
    ("BI", .other), ("AB", .other), ("OB", .other), ("OI", .other), ("RB", .other),
  ]

  /// Reads `/WORD/value/WORD/value`; nothing where no known word begins it or none tells anything.
  static func read(_ buffer: [UInt8]) -> MT940Details? {
    let bytes = buffer.span
    let words =
      MT940Bytes.has(bytes, "/PT/", at: 0, before: bytes.count) ? shortWords : slashWords
    var details = MT940Details()
    var part: Part?
    var start = 0
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "/"), let (next, end) = word(bytes, at: index, of: words)
      else {
        index += 1
        continue
      }
      if let part { take(bytes, start..<max(start, index), part, into: &details) }
      guard part != nil || index == 0 else { return nil }
      part = next
      start = end
      // The slash behind the word may open the next one: `/ORDP//NAME/`, and `/ORDP/NAME/`.
      index = end - 1
    }
    guard let part else { return nil }
    take(bytes, start..<bytes.count, part, into: &details)
    return details.name == nil && details.purpose == nil ? nil : details
  }

  /// The word between the slash at `index` and the next one, and where its value begins.
  private static func word(
    _ bytes: Span<UInt8>, at index: Int, of words: [(StaticString, Part)]
  ) -> (Part, Int)? {
    var end = index + 1
    while end < bytes.count, end <= index + 6, MT940Bytes.isCapital(bytes[end]) { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "/"), end - index > 2 else { return nil }
    for (word, part) in words
    where MT940Bytes.equals(bytes, (index + 1)..<end, word) {
      return (part, end + 1)
    }
    return nil
  }

  private static func take(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ part: Part, into details: inout MT940Details
  ) {
    var range = withoutSlashes(bytes, range)
    switch part {
    case .name: if details.name == nil { details.name = MT940Text.clean(bytes, range) }
    case .posting:
      if details.postingText == nil { details.postingText = MT940Text.clean(bytes, range) }
    case .ultimateParty:
      range = component(0, bytes, range)
      if details.ultimateParty == nil { details.ultimateParty = MT940Text.clean(bytes, range) }
    case .purpose:
      // Unstructured, or structured with who issued the reference.
      for word: StaticString in ["USTD//", "STRD/CUR/", "STRD/ISO/", "STRD/"]
      where MT940Bytes.has(bytes, word, at: range.lowerBound, before: range.upperBound) {
        range = (range.lowerBound + word.utf8CodeUnitCount)..<range.upperBound
        break
      }
      if details.purpose == nil { details.purpose = MT940Text.clean(bytes, range) }
    case .party:
      // Account, bank, name, place.
      if details.name == nil {
        details.name = MT940Text.clean(bytes, component(2, bytes, range))
      }
    case .other: break
    }
  }

  private static func withoutSlashes(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    var upper = range.upperBound
    while upper > range.lowerBound,
      bytes[upper - 1] == UInt8(ascii: "/") || MT940Bytes.isBlank(bytes[upper - 1])
    {
      upper -= 1
    }
    return range.lowerBound..<upper
  }

  /// The component of that number between slashes.
  private static func component(
    _ number: Int, _ bytes: Span<UInt8>, _ range: Range<Int>
  ) -> Range<Int> {
    var start = range.lowerBound
    var count = 0
    for index in range where bytes[index] == UInt8(ascii: "/") {
      if count == number { return start..<index }
      count += 1
      start = index + 1
    }
    return count == number ? start..<range.upperBound : range.upperBound..<range.upperBound
  }
}
