import Foundation

/// Writes files as one Swift source: `embed OUTPUT FOLDER FILE…`.
///
/// Files are named by their paths below FOLDER. Scripts that import one another become one: a script
/// that no other imports is embedded with all that it needs before it, and no other is.
@main
enum Embed {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count > 2 else { fail("usage: embed OUTPUT FOLDER FILE…") }
    do {
      let files = try arguments.dropFirst(3).map {
        try TextFile(at: $0, below: arguments[2])
      }
      let scripts = files.filter(\.isScript)
      let joined = try ScriptBundle(scripts).entries
      let all = (files.filter { !$0.isScript } + joined).sorted { $0.path < $1.path }
      try source(of: all).write(toFile: arguments[1], atomically: true, encoding: .utf8)
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

  private static func source(of files: [TextFile]) -> String {
    var text = """
      /// The files of this target that are no Swift, as they were when the program was built.
      enum EmbeddedFiles {
        /// Paths below the target's folder, in the order of their bytes, and what the files hold.
        static let all: [(path: String, text: String)] = [

      """
    for file in files { text += "    (\(literal(file.path)), \(literal(file.text))),\n" }
    return text + "  ]\n}\n"
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
