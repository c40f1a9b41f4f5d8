import ArgumentParser
import BookKeeping
import StatementFormats
import StatementModel

/// `inspect`: reads files as an import would, without a book, and says what they hold.
struct InspectCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Read statement files without a book, and say what they hold.",
    discussion: HelpText.discussion(of: "inspect"))

  @Argument(help: "The files to read.", completion: .file())
  var files: [String]

  @Option(help: "How to answer.")
  var format = AnswerFormat.text

  @Flag(help: "Say also what was decided about each file, and by which evidence.")
  var explain = false

  @Option(
    help: ArgumentHelp(
      "A daybook.yaml whose profiles, and the exporters beside it, may be used.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var config: String?

  @Option(help: ArgumentHelp("Read by this profile of --config.", valueName: "name"))
  var profile: String?

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "Read as by a profile with this setting; repeatable. It goes before those of --profile.",
      valueName: "key=value"))
  var settings: [String] = []

  @Flag(help: "Answer with a profile for daybook.yaml or the folder Exporters, and nothing else.")
  var profileYaml = false

  @OptionGroup var limits: LimitOptions
  @OptionGroup var standardInput: StandardInputOptions
  @OptionGroup var options: CommonOptions

  func validate() throws {
    if profile != nil, config == nil {
      throw ValidationError("--profile names a profile of the file that --config gives.")
    }
    if profileYaml, explain || format == .json {
      throw ValidationError("--profile-yaml answers with a profile alone.")
    }
    try standardInput.validate(for: files)
  }

  func execute(_ console: Console) throws -> ExitStatus {
    try standardInput.requireInput(for: files)
    let configuration = try config.map(BookConfiguration.init(file:)) ?? BookConfiguration()
    let profiles = configuration.profiles
    var reading = ReadingOptions(path: "")
    reading.profile = try chosenProfile(among: profiles)
    reading.profiles = profiles
    reading.exporters = configuration.exporters
    reading.limits = limits.limits
    let source = InspectSource(
      options: reading, given: try givenProfile(), standardInputName: standardInput.shown)
    var texts: [ProfileText] = []
    var answers: [JSONText] = []
    var status = ExitStatus.done
    for path in files {
      let (found, ending) = try source.answers(for: path)
      status = max(status, ending)
      for answer in found {
        if profileYaml {
          texts.append(answer.profileText)
          continue
        }
        switch format {
        case .json: answers.append(answer.json)
        case .text:
          answer.mistakes.forEach(console.report)
          answer.lines(explaining: explain, in: console.layout).forEach(console.print(message:))
        }
      }
    }
    if profileYaml {
      ProfileAdvice.lines(of: texts).forEach(console.print(_:))
    } else if format == .json {
      if files.count > 1 || answers.count > 1 {
        console.print(document: JSONText.array(answers))
      } else if let answer = answers.first {
        console.print(document: answer)
      }
    }
    return status
  }

  private func givenProfile() throws -> StatementProfile? {
    guard !settings.isEmpty else { return nil }
    do throws(GivenSettings.Mistake) {
      return try GivenSettings.profile(of: settings)
    } catch .form(let text) {
      throw CommandFailure(.badSetting(text, reason: nil), .usage)
    } catch .settings(let mistakes) {
      // A place in the text that the setting was put into would say nothing here.
      throw CommandFailure(
        mistakes.map { mistake in
          let remedy = mistake.fact.remedy.map { "; \($0)" } ?? ""
          let text = mistake.location?.file ?? ""
          return Diagnostic(
            .error, CommandFact.badSetting(text, reason: mistake.fact.summary + remedy), at: nil)
        }, .usage)
    }
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
    case .read:
      file.rejected.isEmpty && file.warnings.allSatisfy { $0.severity < .error }
        ? .done : .needsPerson
    }
  }
}
