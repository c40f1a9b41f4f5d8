import Foundation

/// Writes files as one Swift source: `embed OUTPUT FOLDER FILE…`.
///
/// Files are named by their paths below FOLDER. Scripts that import one another become one for pages that
/// load nothing: a script that no other imports is embedded a second time, with all that it needs
/// before it.
@main
enum Embed {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count > 2 else { fail("usage: embed OUTPUT FOLDER FILE…") }
    do {
      let files = try arguments.dropFirst(3).map {
        try TextFile(at: $0, below: arguments[2])
      }
      try WordFiles.check(files)
      let joined = try ScriptBundle(files.filter(\.isScript)).entries
      try source(of: files.sorted { $0.path < $1.path }, joined: joined).write(
        toFile: arguments[1], atomically: true, encoding: .utf8)
    } catch let mistake as Mistake {
      fail("\(mistake.path):\(mistake.line): error: \(mistake.text)")
    } catch {
      fail("error: \(error)")
    }
  }

  private static func fail(_ text: String) -> Never {
    FileHandle.standardError.write(Data((text + "\n").utf8))
    exit(1)
  }

  private static func source(of files: [TextFile], joined: [TextFile]) -> String {
    let all = list(
      "all",
      "Paths below the target's folder, in the order of their bytes, and what the files hold.",
      files)
    let scripts = list(
      "joined", "The scripts that no other imports, each as one with what it imports.", joined)
    return """
      /// The files of this target that are no Swift, as they were when the program was built.
      enum EmbeddedFiles {
      \(all)
      \(scripts)}

      """
  }

  private static func list(_ name: String, _ comment: String, _ files: [TextFile]) -> String {
    let lines = files.map { "    (\(literal($0.path)), \(literal($0.text))),\n" }
    return "  /// \(comment)\n  static let \(name): [(path: String, text: String)] = [\n"
      + lines.joined() + "  ]\n"
  }

  private static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case "\n": literal += "\\n"
      case _ where scalar.properties.generalCategory == .control:
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
