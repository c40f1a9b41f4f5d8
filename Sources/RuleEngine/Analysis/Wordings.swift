/// All wordings of the files of `Wordings/`, one a country, as texts are held against them.
struct Wordings: Sendable {
  static let shared = Wordings()

  /// Those that begin with a word, by its number, the fullest first.
  let byFirstWord: [Int: [Wording]]
  /// Those that begin with the name, with a number or with anything.
  let others: [Wording]
  /// Their places by the number of the longest word of each, without which it does not fit.
  let othersByLongestWord: [Int: [Int]]
  /// The numbers of all their words, which are folded.
  let numbers: [String: Int]

  private init() {
    var numbers: [String: Int] = [:]
    let all = Self.countries.flatMap(Self.lines).compactMap { Wording($0, &numbers) }
      .sorted { $0.weight > $1.weight }
    self.numbers = numbers
    others = all.filter { $0.firstWord == nil }
    let lengths = Dictionary(uniqueKeysWithValues: numbers.map { ($0.value, $0.key.utf8.count) })
    othersByLongestWord = Dictionary(
      grouping: others.indices,
      by: { [others] place in
        others[place].words.max { lengths[$0, default: 0] < lengths[$1, default: 0] } ?? 0
      })
    byFirstWord = Dictionary(
      grouping: all.filter { $0.firstWord != nil }, by: { $0.firstWord ?? 0 })
  }

  /// The names of the files.
  static let countries = files.keys.filter { $0 != "months" }.sorted()

  private static let files = Dictionary(
    uniqueKeysWithValues: EmbeddedFiles.all.filter { $0.path.hasPrefix("Wordings/") }
      .map { ($0.path.dropFirst("Wordings/".count).dropLast(".txt".count), $0.text) })

  /// The lines of a file that are no comments.
  static func lines(of file: Substring) -> [Substring] {
    (files[file] ?? "").split(separator: "\n").filter { $0.first != "#" }
  }
}
