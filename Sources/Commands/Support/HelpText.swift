import ArgumentParser
import StatementModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is written as help: a page for each command in `Help/`, and what the parser makes of it.
enum HelpText {
  private static let folder = "Help/"

  private static let discussions = Dictionary(
    EmbeddedFiles.all.filter { $0.path.hasPrefix(folder) }.map {
      (String($0.path.dropFirst(folder.count).dropLast(".txt".count)), $0.text)
    }, uniquingKeysWith: { first, _ in first })

  /// How a command is used, with examples: a paragraph a line.
  static func discussion(of name: String) -> String {
    String((discussions[name] ?? "").dropLast())
  }

  /// The text with its line of usage broken where the terminal, or a page of 80 columns, is too narrow.
  static func wrapped(_ text: String) -> String {
    let width = ByteOutput(descriptor: STDOUT_FILENO).terminalWidth ?? 80
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("USAGE: ") ? WordWrap.wrapped(String($0), to: width) : String($0) }
      .joined(separator: "\n")
  }

  /// The options of a command, by their names in its help, each of which begins a line.
  static func options(of command: any ParsableCommand.Type) -> [String] {
    DaybookCommand.helpMessage(for: command).split(separator: "\n")
      .filter { $0.hasPrefix("  -") }
      .flatMap { line in
        let names = line.dropFirst(2)
        return names[..<(names.firstRange(of: "  ")?.lowerBound ?? names.endIndex)]
          .split { " ,/".contains($0) }.filter { $0.hasPrefix("--") }.map(String.init)
      }
  }
}
