import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What goes wrong within a run of the program, at one of its calls that change files.
///
/// `Tests/FaultShim` does it, loaded before the program.
struct Fault: Hashable, CustomStringConvertible {
  enum Kind: Hashable {
    /// The process is killed before the call.
    case kill
    /// The process is killed when the call has written half of its bytes; before other calls.
    case half
    /// The call writes half of its bytes and says so.
    case short
    /// The call fails with this error number.
    case fails(Int32)
    /// This call and all that follow do.
    case allFail(Int32)
  }

  var kind: Kind
  /// The number of the call, from 1 on.
  var call: Int

  /// As the library reads it.
  var description: String {
    switch kind {
    case .kill: "kill \(call)"
    case .half: "half \(call)"
    case .short: "short \(call)"
    case .fails(let number): "fail \(number) \(call)"
    case .allFail(let number): "fail-on \(number) \(call)"
    }
  }

  /// Whether the process does not live to tell.
  var isKill: Bool { kind == .kill || kind == .half }
}

/// The library that makes calls fail, found beside the test bundle.
enum FaultShim {
  static let path = PlainPath.of(
    URL(filePath: Program.path).deletingLastPathComponent().appending(path: "libFaultShim.so").path)

  /// Whether it can be used: the loader of Linux takes it, if it was built.
  static var isThere: Bool { FileManager.default.fileExists(atPath: path) }

  /// A part of the names of the commands that are disturbed at every call.
  static var caseName: String? { ProcessInfo.processInfo.environment["DAYBOOK_FAULT_CASE"] }

  /// Whether the long way through all calls of all commands was asked for.
  static var isThorough: Bool { ProcessInfo.processInfo.environment["DAYBOOK_FAULTS"] == "all" }

  /// Where books of these tests lie: in memory if there is such a folder, since a thousand runs
  /// that wait for a disk take long.
  static let folder: URL = {
    let memory = "/dev/shm"
    let isUsable = FileManager.default.isWritableFile(atPath: memory)
    return isUsable ? URL(filePath: memory) : FileManager.default.temporaryDirectory
  }()

  /// The environment that brings a fault about.
  static func environment(
    _ fault: Fault?, log: String? = nil, clock: Int? = nil
  ) -> [String: String] {
    var environment = ["LD_PRELOAD": path]
    environment["DAYBOOK_FAULT"] = fault?.description
    environment["DAYBOOK_FAULT_LOG"] = log
    environment["DAYBOOK_FAULT_CLOCK"] = clock.map(String.init)
    return environment
  }
}

/// A call of the program that changes files, as the library counts them.
struct Call: Hashable {
  var number: Int
  var name: String
  var path: String
  /// Of a rename: the new path.
  var target: String

  /// Whether files are afterwards as they were before.
  ///
  /// A process that is killed loses nothing that it wrote, so keeping files on disk is nothing that
  /// could be seen.
  var changesNothing: Bool { name == "fsync" }

  /// The calls of a log, in order.
  static func all(in log: String) -> [Call] {
    log.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 4, let number = Int(parts[0]) else { return nil }
      return Call(number: number, name: parts[1], path: parts[2], target: parts[3])
    }
  }
}

extension Place {
  /// Runs the program with a fault.
  func faulty(
    _ arguments: String..., fault: Fault? = nil, clock: Int? = nil
  ) throws -> Program.Answer {
    try Program.run(
      arguments, in: root, environment: environment(FaultShim.environment(fault, clock: clock)))
  }

  /// The calls of a run that nothing disturbs.
  func calls(of arguments: [String]) throws -> [Call] {
    let log = root.deletingLastPathComponent().appending(path: "calls")
    try? FileManager.default.removeItem(at: log)
    let extra = FaultShim.environment(nil, log: log.path)
    _ = try Program.run(arguments, in: root, environment: environment(extra))
    guard FileManager.default.fileExists(atPath: log.path) else { return [] }
    return Call.all(in: try String(contentsOf: log, encoding: .utf8))
  }

  /// A copy of this place, as it is now.
  func copy() throws -> Place {
    let copy = try Place(in: root.deletingLastPathComponent().deletingLastPathComponent())
    try FileManager.default.removeItem(at: copy.root)
    try FileManager.default.copyItem(at: root, to: copy.root)
    return copy
  }
}
