/// Words, beginnings of words (`umsatz*`) and parts of words (`konto~`), for which a folded text is
/// searched.
struct WordList: Sendable {
  private var whole: Set<String> = []
  private var starts: [String] = []
  private var parts: [String] = []

  init(_ words: [String]) {
    for word in words {
      switch word.last {
      case "*": starts.append(String(word.dropLast()))
      case "~": parts.append(String(word.dropLast()))
      default: whole.insert(word)
      }
    }
  }

  /// Whether one of the text's words is in the list.
  func fits(_ key: String) -> Bool { fits(key.split(separator: " ")) }

  func fits(_ words: [Substring]) -> Bool {
    words.contains { word in
      whole.contains(String(word)) || starts.contains { word.hasPrefix($0) }
        || parts.contains { word.contains($0) }
    }
  }

  /// Whether a word of the list goes on where the text ends.
  func hasLonger(_ key: String) -> Bool {
    (starts + whole).contains { $0.utf8.count > key.utf8.count && $0.hasPrefix(key) }
  }
}
