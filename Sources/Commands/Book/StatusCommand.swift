import ArgumentParser
import BookAnswers
import BookKeeping
import Reports
import StatementModel

/// `status`: how the book stands, in a glance.
struct StatusCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Show how the last run went, when the next is, and what is in the book.",
    discussion: HelpText.discussion(of: "status"))

  @Option(help: "How to answer.")
  var format = AnswerFormat.text

  @OptionGroup var options: BookOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let paths = try options.locate()
    let own = Schedule(paths)
    // A scheduler that may not be asked holds no job of this person.
    let runs = (try? own.status()) ?? []
    let last = own.last(runs)
    let check = Examination.schedule(of: paths, environment: Environment.ofSchedulers)
    let book = try options.open(.looking, console)
    let transactions = try book.transactions()
    let count = transactions.count { $0.status == .posted }
    let pending = transactions.count { $0.status == .pending }
    switch format {
    case .text:
      func tell(_ name: String, _ text: String) {
        console.print("\(name)  \(TerminalText.safe(text))")
      }
      tell("book     ", paths.root)
      tell("holds    ", Self.words(count, pending: pending, of: book))
      tell(
        "last run ",
        last.map { "\(book.locale.momentText($0.begun)): \($0.outcome.words)" } ?? "not yet")
      for run in runs { tell("next run ", "\(run.next ?? "unknown") (\(run.scheduler.rawValue))") }
      if runs.isEmpty {
        tell("next run ", "nothing runs it by itself: `daybook schedule install` has it run")
      }
      check.findings.forEach(console.report)
    case .json:
      let json = JSONText.object([
        ("version", .integer(1)), ("book", .string(paths.root)), ("transactions", .integer(count)),
        ("pending", .integer(pending)),
        ("cards", .integer(book.cards.count)), ("last", last.map(ScheduleWords.json) ?? .null),
        ("next", .optional(runs.first?.next)),
        ("schedules", .array(runs.map { ScheduleWords.json($0) })),
        ("findings", .array(check.findings.map(\.json))),
      ])
      console.print(json.pretty)
    }
    return check.state == .fine ? .done : .needsPerson
  }

  private static func words(_ count: Int, pending: Int, of book: Book) -> String {
    let cards = book.cards.count
    return (count == 1 ? "1 transaction" : "\(book.locale.text(count)) transactions")
      + (pending > 0 ? " and \(book.locale.text(pending)) pending" : "")
      + (cards == 1 ? " of 1 card" : " of \(cards) cards")
  }
}
