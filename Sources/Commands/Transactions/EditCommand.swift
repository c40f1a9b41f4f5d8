import ArgumentParser
import BookAnswers
import BookKeeping
import Reports
import StatementModel

/// `edit`: what a person decides about transactions.
struct EditCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Change category, note, payee, tags or period of transactions, hide or delete them.",
    discussion: HelpText.discussion(of: "edit"))

  @Argument(help: "The transactions, by the beginning of their ids.", completion: .transactions)
  var ids: [String]

  @Option(help: "The category.", completion: .categories)
  var category: String?

  @Option(parsing: .unconditional, help: "A note; with \"\", none, not even a rule's.")
  var note: String?

  @Option(
    parsing: .unconditional,
    help: "The merchant's name for lists and reports; with \"\", as the bank writes it.")
  var payee: String?

  @Option(
    parsing: .unconditional,
    help: "The period, by its name or id; with \"\", none, not even a rule's.", completion: .periods
  )
  var period: String?

  @Flag(help: "Leave it out of spending.")
  var hide = false

  @Flag(help: "Count it as spending again.")
  var unhide = false

  @Flag(help: "Take it out of the book; it does not return with the next import.")
  var delete = false

  @Flag(help: "Bring back what was deleted.")
  var restore = false

  @Option(help: ArgumentHelp("Add this tag; repeatable.", valueName: "tag"), completion: .tags)
  var tag: [String] = []

  @Option(
    help: ArgumentHelp("Take this tag away; repeatable.", valueName: "tag"), completion: .tags)
  var untag: [String] = []

  @Option(
    help: ArgumentHelp(
      "Take back what you set, so that the rules decide; repeatable.", valueName: "field"))
  var clear: [EditRequest.Field] = []

  @OptionGroup var options: WritingOptions

  func validate() throws {
    if hide && unhide { throw ValidationError("--hide and --unhide contradict each other.") }
    if delete && restore {
      throw ValidationError("--delete and --restore contradict each other.")
    }
    if let field = request.contradiction {
      throw ValidationError("\(field.rawValue) can't be set and cleared at once.")
    }
  }

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try options.open(.writing, console)
    let changed = try request.make(ids, in: book)
    console.tell(changed, of: book) { transaction in
      transaction.status == .deleted ? "deleted" : transaction.category?.text ?? "Uncategorized"
    }
    return .done
  }

  /// What the options ask for.
  private var request: EditRequest {
    var request = EditRequest()
    request.category = category
    request.note = note
    request.payee = payee
    request.period = period
    if hide || unhide { request.isHidden = hide }
    if delete || restore { request.isDeleted = delete }
    request.addTags = tag
    request.removeTags = untag
    request.clear = clear
    return request
  }
}

extension EditRequest.Field: ExpressibleByArgument {}
