import ArgumentParser
import BookAnswers
import BookKeeping
import Identity
import Reports
import StatementModel

/// `links confirm`: links that were found are true.
struct LinksConfirmCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "confirm",
    abstract: "Say that links are true; then they go before rules.",
    discussion: HelpText.discussion(of: "links-confirm"))

  @Argument(
    help: "Transactions whose links are meant, by the beginning of their ids.",
    completion: .transactions)
  var ids: [String]

  @OptionGroup var options: WritingOptions

  func execute(_ console: Console) throws -> ExitStatus {
    try LinkDecisions.tell(console, options) { try DecideLinks(in: $0).confirm(ids) }
  }
}

/// `links refuse`: links that were found are none.
struct LinksRefuseCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "refuse",
    abstract: "Say that two transactions don't belong together; the link does not return.",
    discussion: HelpText.discussion(of: "links-refuse"))

  @Argument(
    help: "Transactions whose links are meant, by the beginning of their ids.",
    completion: .transactions)
  var ids: [String]

  @OptionGroup var options: WritingOptions

  func execute(_ console: Console) throws -> ExitStatus {
    try LinkDecisions.tell(console, options) { try DecideLinks(in: $0).refuse(ids) }
  }
}

/// `links make`: two transactions belong together, whatever was found.
struct LinksMakeCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "make",
    abstract: "Link two transactions by hand.",
    discussion: HelpText.discussion(of: "links-make"))

  @Argument(help: "The one transaction, by the beginning of its id.", completion: .transactions)
  var first: String

  @Argument(help: "The other.", completion: .transactions)
  var second: String

  @Option(help: "What they are to each other.")
  var kind: LinkKind?

  @OptionGroup var options: WritingOptions

  func execute(_ console: Console) throws -> ExitStatus {
    try LinkDecisions.tell(console, options) {
      try DecideLinks(in: $0).make(first, second, kind: kind)
    }
  }
}

/// `links remove`: a link that a person confirmed or made is taken away.
struct LinksRemoveCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Take away links that you confirmed or made.",
    discussion: HelpText.discussion(of: "links-remove"))

  @Argument(
    help: "Transactions whose links are meant, by the beginning of their ids.",
    completion: .transactions)
  var ids: [String]

  @OptionGroup var options: WritingOptions

  func execute(_ console: Console) throws -> ExitStatus {
    try LinkDecisions.tell(console, options) { try DecideLinks(in: $0).remove(ids) }
  }
}

/// Journals words on links and tells what they are now.
private enum LinkDecisions {
  static func tell(
    _ console: Console, _ options: WritingOptions, _ decide: (Book) throws -> [ShownLink]
  ) throws -> ExitStatus {
    let book = try options.open(.writing, console)
    let links = try decide(book)
    guard console.verbosity > .quiet else { return .done }
    let answer = LinkAnswer(book: book)
    for shown in links {
      answer.lines(of: shown, in: console.layout).forEach(console.print(words:))
    }
    return .done
  }
}
