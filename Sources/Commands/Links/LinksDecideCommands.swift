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
    discussion: """
      EXAMPLES
        daybook links confirm 3f2a91c0
        daybook links confirm 3f2a91c0 51c2ab07
      """)

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
    discussion: """
      Another transaction may then be found to belong to one of them.

      EXAMPLES
        daybook links refuse 3f2a91c0
      """)

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
    discussion: """
      The one must have gone out and the other come in; amounts, days and cards may be any. \
      Without --kind, two transactions of one card are a charge and its refund, two of different \
      cards a transfer. A charge may be given back by several refunds.

      EXAMPLES
        daybook links make 3f2a91c0 8c14d02e
        daybook links make 3f2a91c0 8c14d02e --kind refund
      """)

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
    discussion: """
      The two are then refused, so that the link is not found again. To let the program decide as \
      if you had said nothing, use `daybook undo`.

      EXAMPLES
        daybook links remove 3f2a91c0
        daybook links remove 3f2a91c0 8c14d02e
      """)

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
    for shown in links { answer.lines(of: shown).forEach(console.print(words:)) }
    return .done
  }
}
