import Foundation

/// The built program, found beside the test bundle.
enum Program {
  /// Where the program lies.
  static let path: String = {
    if let named = ProcessInfo.processInfo.environment["DAYBOOK_PROGRAM"] { return named }
    // The bundle of the tests and the program are products of one folder. On Linux the bundle is
    // the running executable itself.
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let running = URL(filePath: CommandLine.arguments[0])
    let folders = (bundles + [running]).map { $0.deletingLastPathComponent().path }
    let candidates = folders.map { $0 + "/daybook" }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0) } ?? candidates[0]
  }()

  /// How a run of the program ended.
  struct Answer {
    var code: Int32
    /// Standard output.
    var output: String
    /// Standard error.
    var talk: String

    var lines: [Substring] { output.split(whereSeparator: \.isNewline) }
  }

  struct Hanging: Error {
    var arguments: [String]
  }

  /// Runs the program to its end.
  ///
  /// Both streams go to files, so that neither can fill up and block it.
  ///
  /// - Parameter seconds: When it is taken to hang; far more than it needs on a busy machine.
  static func run(
    _ arguments: [String], in folder: URL, environment: [String: String],
    executable: String = path, atMost seconds: Double = 120
  ) throws -> Answer {
    let process = try start(arguments, in: folder, environment: environment, executable: executable)
    return try finish(process, arguments: arguments, atMost: seconds)
  }

  /// A run that has been started.
  struct Running {
    var process: Process
    var output: URL
    var talk: URL
  }

  static func start(
    _ arguments: [String], in folder: URL, environment: [String: String],
    executable: String = path
  ) throws -> Running {
    let streams = FileManager.default.temporaryDirectory.appending(
      path: "daybook-streams-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
    let files = ["output", "talk"].map { streams.appending(path: $0) }
    for file in files { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let handles = try files.map { try FileHandle(forWritingTo: $0) }
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    // The process has its own by then; a test run starts thousands.
    defer { for handle in handles { try? handle.close() } }
    try process.run()
    return Running(process: process, output: files[0], talk: files[1])
  }

  static func finish(
    _ running: Running, arguments: [String], atMost seconds: Double = 120
  ) throws -> Answer {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while running.process.isRunning {
      if Date() > deadline {
        running.process.terminate()
        throw Hanging(arguments: arguments)
      }
      Thread.sleep(forTimeInterval: 0.002)
    }
    defer {
      try? FileManager.default.removeItem(at: running.output.deletingLastPathComponent())
    }
    return Answer(
      code: running.process.terminationStatus,
      output: String(decoding: try Data(contentsOf: running.output), as: UTF8.self),
      talk: String(decoding: try Data(contentsOf: running.talk), as: UTF8.self))
  }
}
