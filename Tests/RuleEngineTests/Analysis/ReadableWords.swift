import StatementModel

@testable import RuleEngine

/// A descriptor taken apart into texts, character by character: what the program does with bytes,
/// written to be read.
struct ReadableWords {
  /// One word, or one number of any kind.
  struct Word {
    /// Folded.
    var text: String
    /// A store's or a phone's number, a date, a time or a reference.
    var isNumber: Bool
    /// Whether two blanks or more stand before it, as between the columns of a descriptor.
    var isAfterGap: Bool
  }

  private(set) var words: [Word] = []

  init(_ text: Substring) {
    var isAfterGap = false
    for token in text.split(omittingEmptySubsequences: false, whereSeparator: Self.isBreak) {
      if !token.isEmpty { add(token, isAfterGap: isAfterGap && !words.isEmpty) }
      isAfterGap = token.isEmpty
    }
  }

  /// Blanks, and the stars between a merchant and what belongs to one purchase.
  private static func isBreak(_ character: Character) -> Bool {
    character == "*" || character.isWhitespace
  }

  private mutating func add(_ token: Substring, isAfterGap: Bool) {
    if Self.isNumber(token) {
      words.append(Word(text: "", isNumber: true, isAfterGap: isAfterGap))
      return
    }
    if let name = Self.domainName(token) {
      // Behind a name it is where that name can be reached.
      guard !words.contains(where: { !$0.isNumber }) else { return }
      append(name, isAfterGap: isAfterGap)
      return
    }
    append(token, isAfterGap: isAfterGap)
  }

  private mutating func append(_ text: Substring, isAfterGap: Bool) {
    var isAfterGap = isAfterGap
    let folded = TextFolding.fold(String(text))
    for part in folded.utf8.split(separator: 0x20) {
      append(part: folded[part.startIndex..<part.endIndex], isAfterGap: isAfterGap)
      isAfterGap = false
    }
  }

  private mutating func append(part: Substring, isAfterGap: Bool) {
    // A name may begin with a number: 7-Eleven, 99 Ranch.
    let isFirst = words.isEmpty && part.utf8.count <= 3
    let isDigits = part.utf8.allSatisfy(Self.isDigit)
    let isNumber = isDigits ? !isFirst : Self.isReference(part)
    words.append(Word(text: String(part), isNumber: isNumber, isAfterGap: isAfterGap))
  }

  // MARK: Kinds of tokens

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// Whether a token is a number with punctuation: `#1234`, `03/14`, `402-935-7733`, `T-1234`.
  private static func isNumber(_ token: Substring) -> Bool {
    let bytes = token.utf8
    let digits = bytes.count(where: isDigit)
    guard digits > 0, bytes.allSatisfy({ $0 < 0x80 }) else { return false }
    let letters = bytes.count(where: isLetter)
    if letters == 0 { return digits < bytes.count }
    // One letter or two, a mark, and digits.
    guard letters <= 2, digits >= 2 else { return false }
    return bytes.drop(while: isLetter).first.map { "-#./:".utf8.contains($0) } ?? false
  }

  /// Whether a word of letters and digits was made by a machine: `2k4tr1`, `xxxx4417`, `14mar`.
  private static func isReference(_ word: Substring) -> Bool {
    let bytes = word.utf8
    let digits = bytes.count(where: isDigit)
    if digits == 0 { return bytes.count >= 3 && bytes.allSatisfy { $0 == 0x78 } }
    let letters = bytes.count - digits
    let changes = zip(bytes, bytes.dropFirst()).count { isDigit($0) != isDigit($1) }
    if digits >= 3, letters <= digits { return true }
    if changes >= 3, bytes.count >= 5 { return true }
    return changes == 1
      && DescriptorVocabulary.months.contains { word.hasSuffix($0) || word.hasPrefix($0) }
  }

  /// The part of a domain's name that is the merchant's own, with what stands behind the domain:
  /// `amazon` of `WWW.AMAZON.CO.UK`, `apple/BILL` of `APPLE.COM/BILL`.
  private static func domainName(_ token: Substring) -> Substring? {
    guard token.utf8.contains(0x2E) else { return nil }
    let host = token.prefix { $0 != "/" }
    var labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty }),
      let end = labels.last, DescriptorVocabulary.domains.contains(end.lowercased())
    else { return nil }
    while labels.count > 1, let end = labels.last,
      DescriptorVocabulary.domains.contains(end.lowercased())
    {
      labels.removeLast()
    }
    guard let name = labels.last, !name.utf8.allSatisfy(isDigit) else { return nil }
    let path = token[host.endIndex...]
    return path.isEmpty ? name : Substring(String(name) + path)
  }
}
