/// Words, beginnings of words (`umsatz*`) and parts of words (`konto~`), for which a folded text is
/// searched.
struct WordList: Sendable {
  private var whole: Set<String> = []
  private var starts: [[UInt8]] = []
  private var parts: [[UInt8]] = []

  init(_ words: [String]) {
    for word in words {
      switch word.last {
      case "*": starts.append(Array(word.dropLast().utf8))
      case "~": parts.append(Array(word.dropLast().utf8))
      default: whole.insert(word)
      }
    }
  }

  /// Whether one of the text's words is in the list.
  func fits(_ key: String) -> Bool { fits(key.split(separator: " ")) }

  func fits(_ words: [Substring]) -> Bool {
    words.contains { word in
      if whole.contains(String(word)) { return true }
      let bytes = Array(word.utf8)
      return starts.contains { bytes.starts(with: $0) }
        || parts.contains { Self.contains(bytes, $0) }
    }
  }

  private static func contains(_ word: [UInt8], _ part: [UInt8]) -> Bool {
    word.indices.contains { word[$0] == part.first && word[$0...].starts(with: part) }
  }

  /// Whether a word of the list goes on where the text ends.
  func hasLonger(_ key: String) -> Bool {
    let bytes = Array(key.utf8)
    return (starts + whole.map { Array($0.utf8) }).contains {
      $0.count > bytes.count && $0.starts(with: bytes)
    }
  }
}
