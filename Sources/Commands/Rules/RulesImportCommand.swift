import ArgumentParser
import BookKeeping
import RuleEngine
import StatementModel

/// `rules import`: the rules that a person has in another program, as a rules file.
struct RulesImportCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Make a rules file of the rules that you have in another program.",
    discussion: HelpText.discussion(of: "rules-import"))

  @Option(help: "The program that the rules come from.")
  var from: ForeignFormat

  @Argument(help: "The file.", completion: .file())
  var file: String

  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp(
      "Our category for one of the other program, or for all below it; repeatable.",
      valueName: "old=new"))
  var map: [String] = []

  @Option(
    name: .long, parsing: .singleValue,
    help: ArgumentHelp(
      "The id of the card that is an account there; repeatable.", valueName: "account=id"))
  var card: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("A new file to write the rules to.", valueName: "file"),
    completion: .file(extensions: ["yaml"]))
  var output: String?

  @Option(help: "How to answer; json has the rules as text, and what was left out.")
  var format = AnswerFormat.text

  @OptionGroup var options: RuleFileOptions

  func validate() throws {
    for pair in map where Self.pair(pair).flatMap({ CategoryPath($0.new) }) == nil {
      throw ValidationError(
        "--map cannot be \"\(pair)\": write --map OLD=NEW, as in Groceries=Food.")
    }
    for pair in card where Self.pair(pair) == nil {
      throw ValidationError("--card cannot be \"\(pair)\": write --card ACCOUNT=ID.")
    }
  }

  private static func pair(_ text: String) -> (old: String, new: String)? {
    guard let mark = text.lastIndex(of: "=") else { return nil }
    let (old, new) = (text[..<mark], text[text.index(after: mark)...])
    return old.isEmpty || new.isEmpty ? nil : (String(old), String(new))
  }

  func execute(_ console: Console) throws -> ExitStatus {
    var names = ImportNames()
    names.categories = map.compactMap { text in
      Self.pair(text).flatMap { pair in CategoryPath(pair.new).map { (pair.old, $0) } }
    }
    names.cards = card.compactMap { Self.pair($0).map { ($0.old, CardID($0.new)) } }
    if let paths = try options.located() {
      names.known = try RuleFiles.of(paths).compiled().categories
    }
    let made = try RulesOfOthers.read(file, as: from, names: names)
    if let output { try OutputFile.write(Array(made.text.utf8), toNew: output) }
    switch format {
    case .text:
      made.remarks.forEach(console.report)
      if output == nil { console.write(Array(made.text.utf8)) }
      console.say(Self.summary(of: made, output))
    case .json: console.print(document: json(of: made))
    }
    return made.isWhole ? .done : .needsPerson
  }

  private static func summary(of made: RuleImport, _ output: String?) -> String {
    func count(_ number: Int, _ word: String) -> String {
      "\(number) \(word)\(number == 1 ? "" : "s")"
    }
    var parts = [count(made.ruleCount, "rule")]
    if made.suggestionCount > 0 { parts.append(count(made.suggestionCount, "suggestion")) }
    let left = made.remarks.count { $0.severity == .warning }
    if left > 0 { parts.append("\(left) left out") }
    let place = output.map { " in \(TerminalText.safe($0))" } ?? ""
    return parts.joined(separator: ", ") + place + "."
  }

  private func json(of made: RuleImport) -> JSONText {
    .object([
      ("from", .string(from.rawValue)),
      ("rules", .integer(made.ruleCount)),
      ("suggestions", .integer(made.suggestionCount)),
      ("remarks", .array(made.remarks.map(\.json))),
      ("output", .optional(output)),
      ("text", .string(made.text)),
    ])
  }
}

extension ForeignFormat: ExpressibleByArgument {}
