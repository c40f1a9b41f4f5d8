import StatementModel

/// What is told of what stands between two blanks of a descriptor, where that is ASCII.
enum PlainToken {
  /// Whether it is a number with punctuation: `#1234`, `03/14`, `402-935-7733`, `T-1234`.
  static func isNumber(_ token: Span<UInt8>, digits: Int, letters: Int) -> Bool {
    guard digits > 0 else { return false }
    if letters == 0 { return digits < token.count }
    // One letter or two, a mark, and digits.
    guard letters <= 2, digits >= 2 else { return false }
    for place in token.indices where !DescriptorBytes.isLetter(token[place]) {
      switch token[place] {
      case 0x2D, 0x23, 0x2E, 0x2F, 0x3A: return true
      default: return false
      }
    }
    return false
  }

  /// Whether a folded word of letters and digits was made by a machine: `2k4tr1`, `xxxx4417`, `14mar`.
  static func isReference(_ word: Span<UInt8>, digits: Int) -> Bool {
    if digits == 0 {
      guard word.count >= 3 else { return false }
      for place in word.indices where word[place] != 0x78 { return false }
      return true
    }
    let letters = word.count - digits
    if digits >= 3, letters <= digits { return true }
    var changes = 0
    for place in word.indices.dropFirst()
    where DescriptorBytes.isDigit(word[place]) != DescriptorBytes.isDigit(word[place - 1]) {
      changes += 1
    }
    if changes >= 3, word.count >= 5 { return true }
    return changes == 1 && hasMonth(word)
  }

  /// Whether a word begins or ends with a month.
  private static func hasMonth(_ word: Span<UInt8>) -> Bool {
    guard UTF8Decoding.isASCII(word) else {
      // A mark belongs to the letter before it.
      var bytes: [UInt8] = []
      for place in word.indices { bytes.append(word[place]) }
      let text = String(decoding: bytes, as: UTF8.self)
      return DescriptorVocabulary.months.contains { text.hasSuffix($0) || text.hasPrefix($0) }
    }
    func isMonth(_ part: Span<UInt8>) -> Bool {
      DescriptorLexicon.shared.kinds(of: PackedWord(part)).contains(.month)
    }
    for length in 3...4 where word.count >= length {
      if isMonth(word.extracting(first: length)) || isMonth(word.extracting(last: length)) {
        return true
      }
    }
    return false
  }

  /// The part of a domain's name that is the merchant's own, and where the path behind the domain
  /// begins: `amazon` of `WWW.AMAZON.CO.UK`, `apple` and `/BILL` of `APPLE.COM/BILL`.
  static func domainName(_ token: Span<UInt8>) -> (name: Range<Int>, path: Int)? {
    var host = 0
    while host < token.count, token[host] != 0x2F { host += 1 }
    guard host > 0, token[host - 1] != 0x2E else { return nil }
    for place in 0..<host where token[place] == 0x2E {
      guard place > 0, token[place - 1] != 0x2E else { return nil }
    }
    func label(endingAt end: Int) -> Range<Int> {
      var start = end
      while start > 0, token[start - 1] != 0x2E { start -= 1 }
      return start..<end
    }
    var name = label(endingAt: host)
    guard name.lowerBound > 0, isDomain(token.extracting(name)) else { return nil }
    while name.lowerBound > 0, isDomain(token.extracting(name)) {
      name = label(endingAt: name.lowerBound - 1)
    }
    for place in name where !DescriptorBytes.isDigit(token[place]) { return (name, host) }
    return nil
  }

  /// Whether a part of a domain's name is an end of such names.
  private static func isDomain(_ label: Span<UInt8>) -> Bool {
    for place in label.indices where !DescriptorBytes.isLetter(label[place]) { return false }
    return DescriptorLexicon.shared.kinds(of: PackedWord(foldingASCII: label)).contains(.domain)
  }
}

/// The same where not all of it is ASCII.
enum OtherToken {
  /// The part of a domain's name that is the merchant's own, with what stands behind the domain.
  static func domainName(_ token: Substring) -> Substring? {
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
    guard let name = labels.last, !name.utf8.allSatisfy(DescriptorBytes.isDigit) else { return nil }
    let path = token[host.endIndex...]
    return path.isEmpty ? name : Substring(String(name) + path)
  }
}
