import ArgumentParser
import BookKeeping
import StatementFormats
import StatementModel

/// `inspect`: reads files as an import would, without a book, and says what they hold.
struct InspectCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Read statement files without a book, and say what they hold.",
    discussion: """
      Says format, encoding, account, number of rows, totals and dates of each file, then every row \
      that can't be read and why. Where a file can be read in more than one way, it says what \
      decides instead of guessing. Nothing is written.

      The files in a .zip or .gz are read one by one, without unpacking them to disk; "-" is \
      standard input.

      With --format json, one statement file gives one object and several give an array.

      Exit codes: 0 read, 1 with rejected rows or open questions, 65 not a statement or unreadable.

      EXAMPLES
        daybook inspect march.csv
        daybook inspect --explain *.ofx
        daybook inspect --format json march.csv | jq '.statements[].sums'
        unzip -p bank.zip march.csv | daybook inspect -
        daybook inspect --config my-book/daybook.yaml --profile my-bank march.csv
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Argument(help: "The files to read.", completion: .file())
  var files: [String]

  @Option(help: "How to answer.")
  var format = Format.text

  @Flag(help: "Say also what was decided about each file, and by which evidence.")
  var explain = false

  @Option(
    help: ArgumentHelp("A daybook.yaml whose profiles may be used.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var config: String?

  @Option(help: ArgumentHelp("Read by this profile of --config.", valueName: "name"))
  var profile: String?

  @OptionGroup var standardInput: StandardInputOptions
  @OptionGroup var common: CommonOptions

  var verbosity: Console.Verbosity { common.verbosity }

  func validate() throws {
    if profile != nil, config == nil {
      throw ValidationError("--profile names a profile of the file that --config gives.")
    }
    try standardInput.validate(for: files)
  }

  func execute(_ console: Console) throws -> ExitStatus {
    try standardInput.requireInput(for: files)
    let profiles = try profiles()
    var reading = ReadingOptions(path: "")
    reading.profile = try chosenProfile(among: profiles)
    reading.profiles = profiles
    let source = InspectSource(options: reading, standardInputName: standardInput.shown)
    var answers: [JSONText] = []
    var status = ExitStatus.done
    for path in files {
      let (found, ending) = try source.answers(for: path)
      status = max(status, ending)
      for answer in found {
        switch format {
        case .json: answers.append(answer.json)
        case .text: answer.lines(explaining: explain).forEach(console.print)
        }
      }
    }
    if format == .json {
      if files.count > 1 || answers.count > 1 {
        console.print(JSONText.array(answers).pretty)
      } else if let answer = answers.first {
        console.print(answer.pretty)
      }
    }
    return status
  }

  private func profiles() throws -> [StatementProfile] {
    guard let config else { return [] }
    let (configuration, mistakes) = ConfigurationParser.parse(
      try InputFile.text(of: config), path: config)
    guard !mistakes.contains(where: { $0.severity == .error }) else {
      throw CommandFailure(mistakes, .configuration)
    }
    return configuration.profiles
  }

  private func chosenProfile(among profiles: [StatementProfile]) throws -> StatementProfile? {
    guard let profile else { return nil }
    if let found = profiles.first(where: { $0.name == profile }) { return found }
    throw CommandFailure(.unknownProfile(profile, known: profiles.map(\.name)), .usage)
  }
}

extension InspectAnswer {
  /// How the command ends where this is the only file.
  var exitStatus: ExitStatus {
    switch file.outcome {
    case .noStatement, .unreadable: .unreadable
    case .ambiguous: .needsPerson
    case .read: file.rejected.isEmpty ? .done : .needsPerson
    }
  }
}
