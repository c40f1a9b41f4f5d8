import Foundation

/// The scenarios, one line of the table each.
struct Bench {
  let arguments: BenchmarkArguments
  private let files = FileManager.default

  init(_ arguments: BenchmarkArguments) { self.arguments = arguments }

  func run() throws {
    BenchTable.printHead()
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
    BenchTable.report("run, new book", first)
    BenchTable.report("run, the same again", again)
    BenchTable.report("run, index deleted", rebuilt)
    BenchTable.report("list --search coffee", searched)
    BenchTable.report("inspect", inspected)
    for file in arguments.files { try inspect(file) }
  }

  /// One large file: how much of it is read in a second of one processor, and in how much memory.
  private func inspect(_ file: String) throws {
    var runs: [Measured] = []
    for _ in 0..<arguments.repeats {
      runs.append(try daybook(["inspect", "--format", "json", file]))
    }
    BenchTable.report("inspect, \(URL(filePath: file).lastPathComponent)", runs)
    let size = try files.attributesOfItem(atPath: file)[.size] as? Int ?? 0
    let best = runs.map(\.processor).min() ?? 0
    let speed = Double(size) / 1e6 / max(best, 1e-9)
    print("  \(BenchTable.fixed(speed, 0, 0)) MB per second of one processor")
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
}
