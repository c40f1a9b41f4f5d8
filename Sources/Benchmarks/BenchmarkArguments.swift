import Foundation

/// What the benchmark was told.
struct BenchmarkArguments {
  /// The built program.
  var daybook = ".build/release/daybook"
  /// A folder of statement files of one card.
  var statements = ""
  /// A rules file; nothing for the starter rules of a new book.
  var rules: String?
  /// One large CSV to inspect besides.
  var csv: String?
  var repeats = 5

  static let usage = """
    usage: Benchmarks --statements DIR [--rules FILE.yaml] [--daybook PATH] [--repeats N]
                      [--csv FILE]

    Makes new books of the statements in DIR and measures the commands people run.

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
      case "--csv": parsed.csv = value
      case "--repeats": parsed.repeats = max(1, Int(value) ?? 5)
      default: fail()
      }
    }
    if parsed.statements.isEmpty { fail() }
    return parsed
  }

  private static func fail() -> Never {
    FileHandle.standardError.write(Data(usage.utf8))
    exit(64)
  }
}
