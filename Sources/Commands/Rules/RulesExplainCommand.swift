import ArgumentParser
import BookAnswers
import BookKeeping
import Reports
import RuleEngine
import StatementModel

/// `rules explain`: which rules match a text or a transaction, and what each decides.
struct RulesExplainCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say which rules match a description or a transaction, and which one wins.",
    discussion: HelpText.discussion(of: "rules-explain"))

  @Argument(help: "A description as the bank writes it, or the beginning of a transaction's id.")
  var text: String

  @OptionGroup var said: RuleFactOptions

  @Option(
    help: ArgumentHelp(
      "Rules files or folders instead of the book's; repeatable.", valueName: "path"),
    completion: .file(extensions: ["yaml", "yml"]))
  var rules: [String] = []

  @Option(help: "How to answer.")
  var format = AnswerFormat.text

  @OptionGroup var options: RuleFileOptions

  func validate() throws {
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw ValidationError("There is no text to explain.")
    }
  }

  func execute(_ console: Console) throws -> ExitStatus {
    if let (transaction, book) = try transaction(console) {
      let trace = try book.explain(transaction)
      let rules = try book.rules
      let origins = PropertyOrigins(
        try book.provenance(of: transaction), trace.decision, rules,
        links: try book.linkSetting(transaction))
      print(
        RuleExplanation(
          trace: trace, rules: rules,
          standing: .init(transaction: transaction, origins: origins)), console)
      return .done
    }
    let files = try options.files(rules, areAlone: true)
    let ruleSet = try files.rules()
    let trace = RuleMatcher(ruleSet).trace(
      try said.facts(text, of: rules.isEmpty ? try options.located() : nil, console))
    print(RuleExplanation(trace: trace, rules: ruleSet), console)
    return .done
  }

  private func print(_ explanation: RuleExplanation, _ console: Console) {
    switch format {
    case .text: explanation.lines(console).forEach(console.print(words:))
    case .json: console.print(document: explanation.json)
    }
  }

  /// The transaction, where the text looks like an id and a book around has it.
  private func transaction(_ console: Console) throws -> (Transaction, Book)? {
    // Where more is said of it, it is no transaction of the book.
    guard rules.isEmpty, said.isEmpty, (6...32).contains(text.utf8.count),
      text.allSatisfy(\.isHexDigit),
      let paths = try options.located()
    else { return nil }
    let book = try Book.open(paths, .reading, environment: Environment.ofBook)
    do throws(BookError) {
      return (try book.transaction(idPrefix: text), book)
    } catch {
      // A word may look like an id; but of several transactions one can't be chosen.
      guard case .usage(let diagnostic) = error, diagnostic.fact.code == "unknown-id" else {
        throw error
      }
      console.report(
        Diagnostic(.note, CommandFact.takenAsDescription(text)))
      return nil
    }
  }
}
