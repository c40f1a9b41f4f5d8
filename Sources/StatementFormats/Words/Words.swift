/// The words by which statements are understood, from the files of this folder: one a language, each
/// line a topic, a tab and a text.
///
/// What the topics mean stands in `topics.tsv`. Texts are folded (`HeaderFolding`), so that a file
/// may write them as banks do; `*` behind a word says that it may go on, `~` that it may stand
/// anywhere in a word. What two languages say alike stands in both.
enum Words {
  /// A topic's texts as words, to look for in a text.
  static func list(_ topic: String) -> WordList { WordList(texts(topic)) }

  /// A topic's texts as wholes, to compare texts with.
  static func phrases(_ topic: String) -> Set<String> { Set(texts(topic)) }

  /// A topic's texts of all languages, each once, in the order of their bytes.
  static func texts(_ topic: String) -> [String] {
    guard let texts = topics[topic] else { preconditionFailure("no words are called \(topic)") }
    return texts
  }

  static func has(_ topic: String) -> Bool { topics[topic] != nil }

  /// All topics of which there are words.
  static var allTopics: [String] { topics.keys.sorted() }

  private static let topics: [String: [String]] = {
    var topics: [String: Set<String>] = [:]
    for file in EmbeddedFiles.all where file.path.hasPrefix("Words/") {
      for line in lines(of: file.text) { topics[line.topic, default: []].insert(line.text) }
    }
    return topics.mapValues { $0.sorted() }
  }()

  /// The lines of a file, without comments, with what they say folded.
  static func lines(of file: String) -> [(topic: String, text: String)] {
    file.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard line.first != UInt8(ascii: "#"),
        let tab = line.firstIndex(of: UInt8(ascii: "\t"))
      else { return nil }
      return (String(Substring(line[..<tab])), fold(Substring(line[line.index(after: tab)...])))
    }
  }

  private static func fold(_ text: Substring) -> String {
    switch text.last {
    case "*": HeaderFolding.fold(String(text.dropLast())) + "*"
    case "~": HeaderFolding.fold(String(text.dropLast())) + "~"
    default: HeaderFolding.fold(String(text))
    }
  }
}
