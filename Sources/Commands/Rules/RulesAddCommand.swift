import ArgumentParser
import BookKeeping
import RuleEngine
import StatementModel

/// `rules add`: puts a rule into a rules file.
struct RulesAddCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Put a rule into the right rules file, at the right place.",
    discussion: """
      The patterns join your last rule of the category, if that has no other conditions and what \
      stands between changes nothing; else they become a rule of their own, before the first that \
      would always win over it. Every other byte of the file stays as it is.

      It goes into the file that is named; else into the first of your own that has rules of the \
      category, else the first of your own, never into one of the starter files. What came where is \
      shown, and in a book how many transactions it moves.

      EXAMPLES
        daybook rules add Food/Coffee "blue bottle" starbucks
        daybook rules add --dry-run Transit/Rideshare "uber*" --unless "uber eats"
        daybook rules add Home/Rent "acme property" --amount 1500..1600 --payee "ACME Property"
        daybook rules add Home/Rent "acme property" --day 1..5 --currency USD --note "half is mine"
        daybook rules add --new-category Hobbies/Climbing boulderhalle
      """)

  @Argument(help: "The category.")
  var category: String

  @Argument(
    help: "Patterns: words, a wildcard such as uber*, or a regular expression such as /^aldi \\d/.")
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

  @Option(help: ArgumentHelp("A tag to set; repeatable.", valueName: "tag"))
  var tag: [String] = []

  @Option(
    parsing: .unconditional, help: ArgumentHelp("A note to set.", valueName: "text"))
  var note: String?

  @Flag(help: "Declare the category in the same file, if there is none of the name.")
  var newCategory = false

  @Flag(name: [.customShort("n"), .long], help: "Show what would be written, and write nothing.")
  var dryRun = false

  @Option(help: "How to answer.")
  var format = RulesExplainCommand.Format.text

  @OptionGroup var options: RuleFileOptions

  var verbosity: Console.Verbosity { options.verbosity }

  func execute(_ console: Console) throws -> ExitStatus {
    let located = try options.located()
    var (rules, path) = try files(located)
    let editor = try RuleFailure.wrap { () throws(RuleInsertionFailure) in
      try RuleEditor(rules.files.sources, categories: rules.files.categories)
    }
    let (category, isNew) = try knownCategory(in: editor.tree)
    let book = try located.map { try Book.open($0, .reading, environment: Environment.ofBook) }
    let target = path ?? rules.file(for: category, in: editor.ruleSet)
    // Choosing may have added a file.
    let full = editor.with(rules.files.sources)
    let rule = try rule(category, book, console)
    let insertion = try RuleFailure.wrap { () throws(RuleInsertionFailure) in
      try full.insert(rule, into: target, declaringCategory: isNew)
    }
    var answer = RuleAddAnswer(insertion: insertion, isDryRun: dryRun)
    if let book, path == nil || rules.isOfBook {
      let subjects = try book.ruleSubjects()
      answer.effect = insertion.effect(on: subjects, after: editor.ruleSet)
      answer.subjects = subjects
    }
    if !dryRun { try rules.write(insertion) }
    insertion.remarks.forEach(console.report)
    switch format {
    case .text: if console.verbosity > .quiet { answer.lines.forEach(console.print) }
    case .json: console.print(answer.json.pretty)
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

  /// The category, in whatever letter case it was typed, and whether it must be declared.
  private func knownCategory(in tree: CategoryTree) throws -> (CategoryPath, isNew: Bool) {
    guard let path = CategoryPath(category) else {
      throw CommandFailure(.badCategory(category), .usage)
    }
    if tree.contains(path) { return (path, false) }
    let folded = category.lowercased()
    if let found = tree.paths.first(where: { $0.text.lowercased() == folded }) {
      return (found, false)
    }
    if newCategory { return (path, true) }
    // A name may be misspelt, or only begun.
    let meant =
      NearMiss.best(for: category, among: tree.paths.map(\.text))
      ?? tree.paths.first { path in
        path.text.lowercased().hasPrefix(folded)
          || path.names.last?.lowercased().hasPrefix(folded) == true
      }?.text
    throw RuleFailure.unknownCategory(category, meant)
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
      console.report(Diagnostic(.warning, CommandFact.unknownCard(text, known: known)))
      return text
    }
    rule.conditions = asked.conditions(cards: cards)
    return rule
  }
}

/// Gives failures of putting rules in their exit codes.
enum RuleFailure {
  static func wrap<T>(_ work: () throws(RuleInsertionFailure) -> T) throws(CommandFailure) -> T {
    do throws(RuleInsertionFailure) {
      return try work()
    } catch {
      switch error {
      case .mistakes: throw CommandFailure(error.diagnostics, .configuration)
      case .refused(.noPlace, _): throw CommandFailure(error.diagnostics, .configuration)
      case .refused: throw CommandFailure(error.diagnostics, .usage)
      }
    }
  }

  /// No category of that name, and what to do.
  static func unknownCategory(_ text: String, _ meant: String?) -> CommandFailure {
    CommandFailure(
      [Diagnostic(.error, UnknownRuleCategory(name: text, meant: meant))], .usage)
  }
}

/// A category that a rule names and nothing declares.
struct UnknownRuleCategory: DiagnosticFact {
  var name: String
  var meant: String?

  var code: String { "unknown-category" }
  var summary: String { "there is no category \"\(name)\"" }
  var remedy: String? {
    let declare = "--new-category declares it"
    return meant.map { "did you mean \"\($0)\"? Else \(declare)" } ?? declare
  }
}
