import ArgumentParser

/// Finds names of commands that there are not, of which the parser says only that they are
/// unexpected, and shows how the program itself is used.
enum UnknownCommand {
  /// What to say of the arguments, if they name such a command.
  static func fact(about arguments: some Sequence<String>) -> UsageFact? {
    let words = Array(arguments)
    // The parser has this one of itself, below the program only, and shows what it can.
    let isHelp = words.first == "help"
    let (found, path) = Self.named(by: words.dropFirst(isHelp ? 1 : 0))
    let rest = words.dropFirst(path.count - 1 + (isHelp ? 1 : 0))
    let commands = found.configuration.subcommands
    guard let word = rest.first, !word.hasPrefix("-"), isHelp || !commands.isEmpty else {
      return nil
    }
    return UsageFact(
      unknownCommand: word, below: path.joined(separator: " "),
      known: commands.compactMap { $0.configuration.commandName })
  }

  /// The command that arguments name, and the words that name it, the program's name first.
  static func named(
    by words: ArraySlice<String>
  ) -> (command: any ParsableCommand.Type, path: [String]) {
    var command: any ParsableCommand.Type = DaybookCommand.self
    var path = ["daybook"]
    for word in words {
      // Those in groups are among them.
      guard
        let next = command.configuration.subcommands.first(where: {
          $0.configuration.commandName == word
        })
      else { break }
      command = next
      path.append(word)
    }
    return (command, path)
  }
}
