import ArgumentParser
import BookKeeping
import RuleEngine
import StatementModel

/// `rules`: everything around the rules files.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Check, test and explain the rules that categorize.",
    discussion: HelpText.discussion(of: "rules"),
    subcommands: [
      RulesCheckCommand.self, RulesTestCommand.self, RulesExplainCommand.self,
      RulesAddCommand.self,
      RulesCoverageCommand.self,
      RulesDiffCommand.self,
      RulesImportCommand.self,
      RulesSuggestCommand.self,
    ])
}

/// Which rules files a command is about.
struct RuleFileOptions: TalkOptions {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The book whose rules are meant, or that the files named belong to.",
      valueName: "dir"),
    completion: .directory)
  var book: String?

  @Flag(name: .shortAndLong, help: .quiet) var quiet = false
  @Flag(name: .shortAndLong, help: .verbose) var verbose = false
  @Option(help: .color) var color = ColorChoice.auto

  /// The files named; else the rules of the book around; else the folder `Rules` right here.
  ///
  /// - Parameter areAlone: Whether the rules around the files named don't count.
  func files(_ paths: [String], areAlone: Bool = false) throws -> RuleFiles {
    let here = Environment.workingDirectory
    if let first = paths.first {
      return try RuleFiles.at(
        paths, of: try located() ?? aroundFile(first), workingDirectory: here,
        isAlone: areAlone)
    }
    if let located = try located() { return try RuleFiles.of(located) }
    guard let files = try Self.rulesHere(here), files.count > 0 else {
      throw CommandFailure(.noRules(folder: "Rules"), .notFound)
    }
    return files
  }

  /// The folder `Rules` right here, if there is one.
  private static func rulesHere(_ here: String) throws -> RuleFiles? {
    do throws(BookError) {
      return try RuleFiles.at(["Rules"], of: nil, workingDirectory: here)
    } catch {
      if case .notFound = error { return nil }
      throw error
    }
  }

  /// The book that a file lies in.
  private func aroundFile(_ path: String) -> BookPaths? {
    let folder = FilePath("\(path)/..").absolute(from: Environment.workingDirectory)
    return try? Book.locate(explicit: nil, environment: [:], workingDirectory: folder)
  }

  /// The book around, if there is one; a book that was named must be there.
  func located() throws -> BookPaths? {
    do throws(BookError) {
      return try Book.locate(
        explicit: book, environment: Environment.ofBook,
        workingDirectory: Environment.workingDirectory)
    } catch {
      if book == nil, case .notFound = error { return nil }
      throw error
    }
  }
}
