import ArgumentParser
import BookAnswers
import BookKeeping
import Reports
import RuleEngine
import StatementModel

/// `review`: walks through what needs a person.
struct ReviewCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: """
      Walk through what needs you: merchants without category, possible duplicates, rejected rows.
      """,
    discussion: HelpText.discussion(of: "review"))

  @Option(help: ArgumentHelp("Only this month: 2026-03.", valueName: "month"), completion: .months)
  var month: String?

  @Option(
    help: ArgumentHelp("Only this card, by id or name; repeatable.", valueName: "card"),
    completion: .cards)
  var card: [String] = []

  @Option(help: "Only money that came (in) or went (out).")
  var direction: TransactionFilter.Direction?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("At most so many of them.", valueName: "n"))
  var limit: Int?

  @Option(help: "Print the list, in this format.")
  var format: ListingFormat?

  @OptionGroup var options: WritingOptions

  func validate() throws {
    if let limit, limit < 1 { throw ValidationError("--limit must be at least 1.") }
  }

  func execute(_ console: Console) throws -> ExitStatus {
    let paths = try options.locate()
    let (found, subjects, locale) = try list(console)
    let answer = ReviewAnswer(found, of: subjects, limit: limit)
    let apart = UncomparedCurrencies.words(found.apart)
    let walk = ReviewWalk(console)
    guard format == nil, walk.isPossible else {
      print(answer, locale, console)
      if let apart { console.say(apart) }
      return .done
    }
    guard !answer.items.isEmpty else {
      console.say("Nothing needs you.")
      return .done
    }
    var store = try BookReview(
      paths, subjects, found.pairs, wait: options.wait ?? LockWait.usual)
    var session = ReviewSession(
      answer.items, choices: store.choices, probe: PatternProbe(subjects.map(\.facts.description)),
      categories: store.categories, message: apart)
    walk.run(&session, &store)
    let count = session.stepCount
    console.say(
      "\(count) \(count == 1 ? "step" : "steps") saved, \(session.openCount) left to review.")
    return .done
  }

  /// What there is to review; the book is closed again, so that steps can be saved in it.
  private func list(
    _ console: Console
  ) throws -> (ReviewList, [RuleSubject], ReportLocale) {
    let book = try options.open(.looking, console)
    var filter = TransactionFilter()
    filter.month = try month.map(FilterOptions.month)
    filter.cards = Set(try card.map(book.card(named:)))
    filter.direction = direction
    let subjects = try book.ruleSubjects()
    return (
      try ReviewList(subjects, of: book, filter: filter), subjects, book.locale.inEnglish
    )
  }

  private func print(_ answer: ReviewAnswer, _ locale: ReportLocale, _ console: Console) {
    (format ?? .text).write(answer.flat, items: answer.list, in: locale, console) {
      if answer.items.isEmpty {
        console.say("Nothing needs you.")
      } else {
        console.write(answer.table.bytes(as: .table, locale: locale, layout: console.layout))
      }
    }
  }
}
