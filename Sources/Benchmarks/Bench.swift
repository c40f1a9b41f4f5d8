import Foundation

/// The scenarios, one line of the table each.
struct Bench {
  let arguments: BenchmarkArguments
  private let files = FileManager.default

  init(_ arguments: BenchmarkArguments) { self.arguments = arguments }

  func run() throws {
    print(
      "command                                   processor s (min)  (median)   wall s   peak MB")
    var first: [Measured] = []
    var again: [Measured] = []
    var rebuilt: [Measured] = []
    var searched: [Measured] = []
    var inspected: [Measured] = []
    for _ in 0..<arguments.repeats {
      let book = try newBook()
      defer { try? files.removeItem(at: book) }
      first.append(try daybook(["run", "--book", book.path]))
      again.append(try daybook(["run", "--book", book.path]))
      searched.append(try daybook(["list", "--book", book.path, "--search", "coffee"]))
      try files.removeItem(at: book.appending(path: ".daybook"))
      rebuilt.append(try daybook(["run", "--book", book.path]))
      let statements = try files.contentsOfDirectory(atPath: arguments.statements).sorted()
      inspected.append(
        try daybook(
          ["inspect", "--format", "json"] + statements.map { "\(arguments.statements)/\($0)" }))
    }
    report("run, new book", first)
    report("run, the same again", again)
    report("run, index deleted", rebuilt)
    report("list --search coffee", searched)
    report("inspect", inspected)
    if let csv = arguments.csv { try inspect(csv) }
  }

  /// One large CSV: how much of it is read in a second of one processor, and in how much memory.
  private func inspect(_ csv: String) throws {
    var runs: [Measured] = []
    for _ in 0..<arguments.repeats {
      runs.append(try daybook(["inspect", "--format", "json", csv]))
    }
    report("inspect, one CSV", runs)
    let size = try files.attributesOfItem(atPath: csv)[.size] as? Int ?? 0
    let best = runs.map(\.processor).min() ?? 0
    print("  \(fixed(Double(size) / 1e6 / max(best, 1e-9), 0, 0)) MB per second of one processor")
  }

  private func newBook() throws -> URL {
    let book = files.temporaryDirectory.appending(path: "daybook-bench-\(UUID().uuidString)")
    _ = try daybook(["init", book.path])
    let card = book.appending(path: "Statements/card")
    try files.copyItem(at: URL(filePath: arguments.statements), to: card)
    if let rules = arguments.rules {
      let folder = book.appending(path: "Rules")
      try files.removeItem(at: folder)
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      try files.copyItem(at: URL(filePath: rules), to: folder.appending(path: "rules.yaml"))
    }
    return book
  }

  private func daybook(_ words: [String]) throws -> Measured {
    let measured = try Measured.run(arguments.daybook, words)
    guard measured.exitCode <= 1 else { throw Failure(words: words, exitCode: measured.exitCode) }
    return measured
  }

  private struct Failure: Error {
    var words: [String]
    var exitCode: Int32
  }

  private func report(_ name: String, _ runs: [Measured]) {
    let processor = runs.map(\.processor).sorted()
    let wall = runs.map(\.wall).sorted()
    let memory = runs.map(\.peakMemory).max() ?? 0
    let figures = [
      fixed(processor[0], 3, 19), fixed(processor[processor.count / 2], 3, 10),
      fixed(wall[wall.count / 2], 3, 9), fixed(Double(memory) / 1e6, 1, 10),
    ]
    print(name.padding(toLength: 40, withPad: " ", startingAt: 0) + figures.joined())
  }

  private func fixed(_ value: Double, _ decimals: Int, _ width: Int) -> String {
    let text = value.formatted(
      .number.precision(.fractionLength(decimals)).locale(Locale(identifier: "en_US_POSIX")))
    return String(repeating: " ", count: max(1, width - text.count)) + text
  }
}
