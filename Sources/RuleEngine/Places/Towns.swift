import StatementModel

/// Larger towns, which stand behind the names of merchants.
///
/// They stand in `towns.txt`, a country a line.
enum Towns {
  static let text = EmbeddedFiles.all.first { $0.path == "Places/towns.txt" }?.text ?? ""

  /// Folded.
  private static let all = Set(
    text.split(separator: "\n").filter { $0.first != "#" }.flatMap { line in
      line.drop { $0 != ":" }.dropFirst().split(separator: ",").map { TextFolding.fold(String($0)) }
    })

  private static let mostWords = 4

  /// How many of a name's words are a town at its end: none where nothing would be left, and none of
  /// `Bank of Scotland`'s kind.
  ///
  /// - Parameter words: Folded.
  static func wordsAtEnd(of words: [String]) -> Int {
    let most = min(mostWords, words.count - 1)
    guard most > 0 else { return 0 }
    return (1...most).reversed().first { count in
      all.contains(words.suffix(count).joined(separator: " "))
        && !PatternVocabulary.small.contains(words[words.count - count - 1])
    } ?? 0
  }
}
