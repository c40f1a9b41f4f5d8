import ArgumentParser

/// Finds the command that arguments name, so that it alone is asked for its options: to look through
/// those of the program and of groups takes as long again.
enum NamedCommand {
  /// The command as its arguments fill it; what is wrong is told by the parser of the whole program, and
  /// help is too, which names the commands on the way.
  static func parsed(from arguments: ArraySlice<String>) throws -> any ParsableCommand {
    if let (command, rest) = find(arguments), let parsed = try? command.parseAsRoot(rest),
      type(of: parsed) == command
    {
      return parsed
    }
    return try DaybookCommand.parseAsRoot(Array(arguments))
  }

  /// The command that the first words name and that has none below it, and the arguments behind them.
  static func find(
    _ arguments: ArraySlice<String>
  ) -> (command: any ParsableCommand.Type, rest: [String])? {
    var command: any ParsableCommand.Type = DaybookCommand.self
    var rest = arguments
    while true {
      let commands = command.configuration.subcommands
      if commands.isEmpty { return (command, Array(rest)) }
      guard let word = rest.popFirst(),
        let named = commands.first(where: { $0.configuration.commandName == word })
      else { return nil }
      command = named
    }
  }
}
