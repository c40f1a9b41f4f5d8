import ArgumentParser

/// Options that say how much a command tells beside its results.
///
/// Those who have them declare the two flags themselves, in place of a group of their own: what is
/// checked of a group in builds for tests is checked once more for each group around it.
protocol TalkOptions: ParsableArguments {
  var quiet: Bool { get }
  var verbose: Bool { get }
  var color: ColorChoice { get }
}

extension TalkOptions {
  var verbosity: Console.Verbosity { quiet ? .quiet : verbose ? .verbose : .normal }

  func validate() throws { try validateTalk() }

  func validateTalk() throws {
    if quiet && verbose { throw ValidationError("--quiet and --verbose contradict each other.") }
  }
}

extension ArgumentHelp {
  static var quiet: ArgumentHelp { "Say nothing but errors and warnings." }
  static var verbose: ArgumentHelp { "Say more about what is done." }
  static var color: ArgumentHelp {
    ArgumentHelp("Whether to write in colours; auto: on a terminal.", valueName: "when")
  }
}

/// What every command takes.
struct CommonOptions: TalkOptions {
  @Flag(name: .shortAndLong, help: .quiet) var quiet = false
  @Flag(name: .shortAndLong, help: .verbose) var verbose = false
  @Option(help: .color) var color = ColorChoice.auto
}
