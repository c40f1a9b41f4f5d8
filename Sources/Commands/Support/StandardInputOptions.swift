import ArgumentParser
import BookKeeping

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What commands take that read `-` as standard input.
struct StandardInputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("What to call standard input, given as \"-\".", valueName: "name"))
  var name: String?

  /// The name for answers.
  var shown: String { name ?? InputFile.standardInput }

  /// Throws where the options don't fit the files.
  func validate(for files: [String]) throws {
    let count = files.count { $0 == InputFile.standardInput }
    if count > 1 { throw ValidationError("Standard input can be read once; \"-\" is given twice.") }
    if name != nil, count == 0 {
      throw ValidationError("--name names standard input, and no file is \"-\".")
    }
    if let name, name.isEmpty { throw ValidationError("--name can't be empty.") }
  }

  /// Throws where standard input is wanted and a person sits in front of it: nobody types a
  /// statement.
  func requireInput(for files: [String]) throws {
    guard files.contains(InputFile.standardInput), isatty(STDIN_FILENO) == 1 else { return }
    throw CommandFailure(.terminalInput, .usage)
  }
}
