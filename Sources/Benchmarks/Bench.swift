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
