import ArgumentParser
import StatementModel

/// `completion`: what a shell needs to complete what is typed.
struct CompletionCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "completion",
    abstract: "Print what a shell needs to complete commands, options, and names of the book.",
    discussion: HelpText.discussion(of: "completion"))

  enum Shell: String, ExpressibleByArgument, CaseIterable {
    case bash, zsh, fish

    var parsers: CompletionShell {
      switch self {
      case .bash: .bash
      case .zsh: .zsh
      case .fish: .fish
      }
    }
  }

  @Argument(help: "The shell.")
  var shell: Shell

  @OptionGroup var options: CommonOptions

  func execute(_ console: Console) throws -> ExitStatus {
    console.print(DaybookCommand.completionScript(for: shell.parsers))
    return .done
  }
}
