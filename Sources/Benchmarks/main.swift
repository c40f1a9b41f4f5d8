// Measures the built program as a whole: processor time and peak memory of each command, over
// several runs, each in a book of its own; and, inside of this process, matching and compiling
// rules. It judges nothing.

import Foundation

let arguments = BenchmarkArguments.parse(CommandLine.arguments.dropFirst())
do {
  if !arguments.statements.isEmpty { try Bench(arguments).run() }
  if let rows = arguments.peerRows { try PeerBench(arguments, rows: rows).run() }
  if let rows = arguments.matchingRows {
    ProgramMemory.settle()
    try MatchingBench(arguments, rows: rows).run()
  }
} catch {
  FileHandle.standardError.write(Data("benchmark failed: \(error)\n".utf8))
  exit(1)
}
