import Foundation

/// Inspecting OFX, held against ofxtools reading the same files in the same run.
struct PeerBench {
  private let arguments: BenchmarkArguments
  private let rows: Int
  private let files = FileManager.default

  init(_ arguments: BenchmarkArguments, rows: Int) {
    self.arguments = arguments
    self.rows = rows
  }

  func run() throws {
    let folder = files.temporaryDirectory.appending(path: "daybook-bench-\(UUID().uuidString)")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    let hasPeer = try Measured.run("/usr/bin/env", [arguments.python, "-c", "import ofxtools"])
    BenchTable.printHead()
    for syntax in [GeneratedOFX.Syntax.sgml, .xml] {
      let path = folder.appending(path: "\(syntax.rawValue).ofx").path
      _ = files.createFile(atPath: path, contents: nil)
      let file = try FileHandle(forWritingTo: URL(filePath: path))
      try GeneratedOFX.write(rows: rows, syntax) { try file.write(contentsOf: Data($0.utf8)) }
      try file.close()
      let ours = try (0..<arguments.repeats).map { _ in
        try measured(arguments.daybook, ["inspect", "--format", "json", path])
      }
      BenchTable.report("inspect, \(rows) rows of OFX \(syntax.rawValue)", ours)
      guard hasPeer.exitCode == 0 else { continue }
      // It takes a hundred times as long; once tells enough.
      let peer = try measured("/usr/bin/env", [arguments.python, "-c", Self.reading, path])
      BenchTable.report("ofxtools, the same file", [peer])
      let best = ours.map(\.processor).min() ?? 0
      print("times as fast:" + BenchTable.fixed(peer.processor / best, 1, 45))
    }
    if hasPeer.exitCode != 0 {
      print("ofxtools was not run: \(arguments.python) does not have it (pip install ofxtools)")
    }
  }

  /// Parses and converts, as its own documentation shows, and counts the transactions.
  private static let reading = """
    import sys
    from ofxtools.Parser import OFXTree
    tree = OFXTree()
    tree.parse(sys.argv[1])
    print(sum(len(statement.transactions) for statement in tree.convert().statements))
    """

  private func measured(_ program: String, _ words: [String]) throws -> Measured {
    let measured = try Measured.run(program, words)
    guard measured.exitCode == 0 else {
      throw Failure(program: program, exitCode: measured.exitCode)
    }
    return measured
  }

  private struct Failure: Error {
    var program: String
    var exitCode: Int32
  }
}
