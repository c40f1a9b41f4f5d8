import Foundation
import Testing

/// A fresh folder to run the program in, gone when the test is over.
final class Place: Sendable {
  let root: URL
  private let home: URL

  /// What every place lies below: people's folders have blanks, letters of two and more bytes,
  /// letters written from right to left, and accents that stand by themselves.
  static let folderName = "Bu\u{308}ro Mu\u{FC}ller (\u{5D9}\u{5D5}\u{5E1}\u{5D9})"

  /// - Parameter parent: Where the folder is made.
  init(in parent: URL = FileManager.default.temporaryDirectory) throws {
    let folder = parent.appending(path: "daybook-test-\(UUID().uuidString)/\(Self.folderName)")
    root = folder.appending(path: "place")
    home = folder.appending(path: "home")
    for url in [root, home] {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
  }

  deinit {
    let made = root.deletingLastPathComponent().deletingLastPathComponent()
    try? FileManager.default.removeItem(at: made)
  }

  /// A place that is a book without the starter rules, so that tests know all rules there are.
  static func book(rules: String = "rules:\n") throws -> Place {
    let place = try Place()
    let made = try place("init")
    try #require(made.code == 0, "\(made.talk)")
    try FileManager.default.removeItem(at: place.root.appending(path: "Rules"))
    try place.write("Rules/10-test.yaml", rules)
    return place
  }

  /// Runs the program here.
  func callAsFunction(
    _ arguments: String..., environment extra: [String: String] = [:]
  ) throws -> Program.Answer {
    try Program.run(arguments, in: root, environment: environment(extra))
  }

  /// Runs a line of shell here; `$DAYBOOK` is the program.
  func shell(_ line: String) throws -> Program.Answer {
    try Program.run(
      ["-c", line], in: root, environment: environment(["DAYBOOK": PlainPath.of(Program.path)]),
      executable: "/bin/sh")
  }

  func environment(_ extra: [String: String] = [:]) -> [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let own = [
      "PATH": path, "HOME": home.path, "XDG_STATE_HOME": home.path + "/state", "TZ": "UTC",
      "DAYBOOK_DEVICE": "test",
    ]
    return own.merging(extra) { $1 }
  }

  // MARK: Files

  func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

  func write(_ path: String, _ bytes: Data) throws {
    let url = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: url)
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  func remove(_ path: String, ifThere isOptional: Bool = false) throws {
    if isOptional, !exists(path) { return }
    try FileManager.default.removeItem(at: root.appending(path: path))
  }

  /// Removes all that is in a folder, and leaves the folder.
  func clear(_ folder: String) throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: folder).path)
    for name in names { try remove("\(folder)/\(name)") }
  }

  /// Every file below a folder, by path, with its bytes.
  func files(in folder: String) throws -> [String: Data] {
    let url = root.appending(path: folder)
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: url.path) {
      let file = url.appending(path: path)
      var isFolder: ObjCBool = false
      guard unsafe FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      files[path] = try Data(contentsOf: file)
    }
    return files
  }

  /// When each file below a folder was last written.
  func dates(in folder: String) throws -> [String: Date] {
    let url = root.appending(path: folder)
    var dates: [String: Date] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: url.path) {
      let file = url.appending(path: path).path
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
      dates[path] = attributes[.modificationDate] as? Date
    }
    return dates
  }

  // MARK: Questions

  /// All transactions as `list` gives them to programs.
  func transactions(_ arguments: String...) throws -> [Listed] {
    let answer = try Program.run(
      ["list", "--format", "json"] + arguments, in: root, environment: environment())
    try #require(answer.code == 0, "\(answer.talk)")
    return try JSONDecoder().decode([Listed].self, from: Data(answer.output.utf8))
  }
}

/// A transaction in the JSON of `list`.
struct Listed: Decodable, Hashable {
  var id: String
  var date: String
  var card: String
  var description: String
  var category: String?
  var amount: String
  var currency: String
  var status: String
  var tags: [String]
  var note: String?
  var payee: String?
}
