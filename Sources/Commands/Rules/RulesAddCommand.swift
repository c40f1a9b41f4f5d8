import ArgumentParser
import BookKeeping
import RuleEngine
import StatementModel

/// `rules add`: puts a rule into a rules file.
struct RulesAddCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Put a rule into the right rules file, at the right place.",
    discussion: HelpText.discussion(of: "rules-add"))

  @Argument(help: "The category.", completion: .categories)
  var category: String

  @Argument(
    help: "Patterns: words, a wildcard such as uber*, or a regular expression such as /^aldi \\d/.",
    completion: .merchants)
  var patterns: [String]

  @Option(
    help: ArgumentHelp("The rules file that it goes into.", valueName: "path"),
    completion: .file(extensions: ["yaml", "yml"]))
  var file: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("The rule's name.", valueName: "text"))
  var name: String?

  @OptionGroup var asked: RuleConditionOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The merchant's name for lists and reports.", valueName: "text"))
  var payee: String?

  @Option(help: ArgumentHelp("A tag to set; repeatable.", valueName: "tag"), completion: .tags)
  var tag: [String] = []

  @Option(
    parsing: .unconditional, help: ArgumentHelp("A note to set.", valueName: "text"))
  var note: String?

  @Flag(help: "Declare the category in the same file, if there is none of the name.")
  var newCategory = false

  @Flag(name: [.customShort("n"), .long], help: "Show what would be written, and write nothing.")
  var dryRun = false

  @Option(help: "How to answer.")
  var format = AnswerFormat.text

  @OptionGroup var options: RuleFileOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let located = try options.located()
    let (rules, path) = try files(located)
    var adding = try AddRule(rules, into: path)
    let (category, isNew) = try adding.category(named: category, mayDeclare: newCategory)
    let book = try located.map { try Book.open($0, .reading, environment: Environment.ofBook) }
    let rule = try rule(category, book, console)
    let plan = try adding.plan(rule, declaringCategory: isNew, in: book)
    if !dryRun { try adding.write(plan) }
    plan.insertion.remarks.forEach(console.report)
    let answer = RuleAddAnswer(plan: plan, isDryRun: dryRun)
    switch format {
    case .text: if console.verbosity > .quiet { answer.lines.forEach(console.print(words:)) }
    case .json: console.print(document: answer.json)
    }
    return .done
  }

  /// The files that count, and the one that was named.
  private func files(_ book: BookPaths?) throws -> (EditableRules, String?) {
    let here = Environment.workingDirectory
    if let file {
      let (rules, path) = try EditableRules.at(file, of: book, workingDirectory: here)
      return (rules, path)
    }
    if let book { return (try EditableRules.of(book), nil) }
    let rules = try EditableRules.inFolder("Rules", workingDirectory: here)
    guard rules.files.count > 0 else { throw CommandFailure(.noRules(folder: "Rules"), .notFound) }
    return (rules, nil)
  }

  private func rule(
    _ category: CategoryPath, _ book: Book?, _ console: Console
  ) throws -> NewRule {
    var rule = NewRule(category, patterns)
    rule.name = name
    rule.payee = payee
    rule.tags = tag
    rule.note = note
    let cards = asked.card.map { text in
      guard let book else { return text }
      if let id = try? book.card(named: text) { return id.text }
      // A rule may name a card that the next statement makes.
      let known = book.cards.map(\.id.text)
      console.report(Diagnostic(.warning, RequestFact.unknownCard(text, known: known)))
      return text
    }
    rule.conditions = asked.conditions(cards: cards)
    return rule
  }
}
