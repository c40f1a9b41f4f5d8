import ArgumentParser
import BookAnswers
import BookKeeping
import Reports
import RuleEngine
import StatementModel

/// `rules suggest`: rules that the history speaks for.
struct RulesSuggestCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "suggest",
    abstract: "Suggest rules from what was categorized by hand, and for merchants that repeat.",
    discussion: HelpText.discussion(of: "rules-suggest"))

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, table, csv, json, ndjson, md, yaml
  }

  @Option(help: "What suggestions rest on; both where it isn't said.")
  var from: RuleSuggestion.Ground?

  @Option(
    help: ArgumentHelp(
      "Only rules for this category and those below it; Uncategorized: those without one.",
      valueName: "category"), completion: .categories)
  var category: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many transactions a rule must match; 2 unless told, 1 where you corrected a starter rule.",
      valueName: "number"))
  var minMatches: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many rules to suggest at most.", valueName: "number"))
  var limit = 20

  @Option(help: "How to answer.")
  var format = Format.text

  @OptionGroup var options: BookOptions

  func validate() throws {
    guard minMatches ?? 1 > 0 else { throw ValidationError("--min-matches must be 1 or more.") }
    guard limit > 0 else { throw ValidationError("--limit must be 1 or more.") }
  }

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try options.open(.reading, console)
    let categories = try book.categories
    let wanted = try wanted(in: book)
    let suggester = RuleSuggester(
      try book.ruleSubjects(), rules: try book.rules, categories: categories,
      starterFiles: book.starterFiles(), minimumMatches: minMatches,
      measure: try book.moneyMeasure)
    let grounds = from.map { Set([$0]) } ?? Set(RuleSuggestion.Ground.allCases)
    let (ranked, apart) = suggester.ranked(from: grounds)
    let all = ranked.filter { wanted.includes($0.category) }
    let disagreements = (grounds.contains(.edits) ? suggester.disagreements() : [])
      .filter { $0.decisions.contains { wanted.includes($0.category) } }
    let answer = SuggestionAnswer(
      suggestions: Array(all.prefix(limit)), left: max(0, all.count - limit),
      disagreements: Array(disagreements.prefix(limit)))
    guard let listing = ListingFormat(rawValue: format.rawValue) else {
      answer.yaml.forEach(console.print(_:))
      return .done
    }
    listing.write(
      answer.table, items: answer.items, whole: answer.json, in: book.locale.inEnglish, console
    ) { answer.lines(console).forEach(console.print(message:)) }
    if let words = UncomparedCurrencies.words(apart) { console.say(words) }
    return .done
  }

  /// Which categories are asked for.
  private enum Wanted {
    case all, none
    case within(CategoryPath)

    func includes(_ category: CategoryPath?) -> Bool {
      switch self {
      case .all: true
      case .none: category == nil
      case .within(let path): category?.isWithin(path) ?? false
      }
    }
  }

  private func wanted(in book: Book) throws -> Wanted {
    guard let category else { return .all }
    if category.lowercased() == CategoryDeclarations.uncategorized.lowercased() { return .none }
    return .within(try book.category(named: category))
  }
}

extension RuleSuggestion.Ground: ExpressibleByArgument {}
