/// The checks of files of words: `Words/LANGUAGE.tsv` with a topic and a text on each line, and
/// `Words/topics.tsv` with what each topic means.
enum WordFiles {
  /// Throws the first mistake: a line that is no pair, a topic that nobody knows, a text twice, or lines
  /// out of order, so that everybody finds them where they look.
  static func check(_ files: [TextFile]) throws {
    let words = files.filter { $0.path.hasPrefix("Words/") && $0.path.hasSuffix(".tsv") }
    guard let topics = words.first(where: { $0.path == "Words/topics.tsv" }) else { return }
    let known = Set(try lines(of: topics).map(\.first))
    for file in words where file.path != topics.path {
      for line in try lines(of: file) where !known.contains(line.first) {
        throw Mistake(
          path: file.place, line: line.number,
          text: "\(line.first) is no topic of topics.tsv")
      }
    }
  }

  private static func lines(
    of file: TextFile
  ) throws -> [(number: Int, first: Substring, second: Substring)] {
    var lines: [(number: Int, first: Substring, second: Substring)] = []
    var last = ""
    for (index, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated() where !line.isEmpty && line.first != "#"
    {
      func mistake(_ text: String) -> Mistake {
        Mistake(path: file.place, line: index + 1, text: text)
      }
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else {
        throw mistake("a line is a topic, a tab and a text")
      }
      guard !line.utf8.elementsEqual(last.utf8) else {
        throw mistake("the line stands there twice")
      }
      guard last.utf8.lexicographicallyPrecedes(line.utf8) else {
        throw mistake("the line belongs above \"\(last)\": lines are in the order of their bytes")
      }
      last = String(line)
      lines.append((index + 1, parts[0], parts[1]))
    }
    return lines
  }
}
