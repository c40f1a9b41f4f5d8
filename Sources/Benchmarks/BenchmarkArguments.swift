import Foundation

/// What the benchmark was told.
struct BenchmarkArguments {
  /// The built program.
  var daybook = ".build/release/daybook"
  /// A folder of statement files of one card.
  var statements = ""
  /// How many transactions the OFX files have on which a peer is run as well; nothing for none.
  var peerRows: Int?
  /// The Python that has the peer.
  var python = "python3"
  /// A rules file; nothing for the starter rules of a new book.
  var rules: String?
  /// Large files to inspect besides, each alone.
  var files: [String] = []
  var repeats = 5
  /// How many rows are matched against generated rules; nothing for none.
  var matchingRows: Int?
  /// The only numbers of rules and of distinct descriptions that are measured; empty for all.
  var ruleCounts: [Int] = []
  var distinctCounts: [Int] = []

  static let usage = """
    usage: Benchmarks --statements DIR [--rules FILE.yaml] [--daybook PATH] [--repeats N]
           Benchmarks --ofx ROWS [--python PATH] [--daybook PATH] [--repeats N]
           Benchmarks --matching ROWS [--repeats N] [--only-rules N]... [--only-distinct N]...

    Makes new books of the statements in DIR and measures the commands people run; or makes OFX
    files of so many transactions and measures inspecting them, here and by ofxtools; or matches
    so many rows against 100 to 10,000 generated rules.

    """

  static func parse(_ words: some Sequence<String>) -> BenchmarkArguments {
    var parsed = BenchmarkArguments()
    var iterator = words.makeIterator()
    while let word = iterator.next() {
      guard let value = iterator.next() else { fail() }
      switch word {
      case "--daybook": parsed.daybook = value
      case "--statements": parsed.statements = value
      case "--rules": parsed.rules = value
      case "--ofx":
        guard let rows = Int(value), rows > 0 else { fail() }
        parsed.peerRows = rows
      case "--matching":
        guard let rows = Int(value), rows > 0 else { fail() }
        parsed.matchingRows = rows
      case "--only-rules": parsed.ruleCounts.append(contentsOf: Int(value).map { [$0] } ?? [])
      case "--only-distinct":
        parsed.distinctCounts.append(contentsOf: Int(value).map { [$0] } ?? [])
      case "--python": parsed.python = value
      case "--inspect": parsed.files.append(value)
      case "--repeats": parsed.repeats = max(1, Int(value) ?? 5)
      default: fail()
      }
    }
    if parsed.statements.isEmpty, parsed.peerRows == nil, parsed.matchingRows == nil { fail() }
    return parsed
  }

  private static func fail() -> Never {
    FileHandle.standardError.write(Data(usage.utf8))
    exit(64)
  }
}
