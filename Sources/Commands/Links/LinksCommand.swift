import ArgumentParser
import BookAnswers
import BookKeeping
import Identity
import Reports
import StatementModel

/// `links`: transactions that belong together, and a person's word on them.
struct LinksCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "links",
    abstract: "List transfers, card bills and refunds that belong together, and decide on them.",
    discussion: HelpText.discussion(of: "links"),
    subcommands: [
      LinksListCommand.self, LinksConfirmCommand.self, LinksRefuseCommand.self,
      LinksMakeCommand.self, LinksRemoveCommand.self,
    ],
    defaultSubcommand: LinksListCommand.self)
}

/// `links list`, which is what `links` alone does.
struct LinksListCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List links: proposed ones first, then confirmed ones and those found; newest first.",
    discussion: HelpText.discussion(of: "links-list"))

  @Option(help: "Only links of this kind; repeatable.")
  var kind: [LinkKind] = []

  @Option(help: "Only links in this state; repeatable.")
  var state: [LinkState] = []

  @Option(
    help: ArgumentHelp("Only those of this card; repeatable.", valueName: "card"),
    completion: .cards)
  var card: [String] = []

  @Option(
    help: ArgumentHelp("Only those with a side in this month: 2026-03.", valueName: "month"),
    completion: .months)
  var month: String?

  @Option(help: "How to write.")
  var format = ListingFormat.text

  @OptionGroup var options: BookOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let month = try month.map(FilterOptions.month)
    let book = try options.open(.looking, console)
    let cards = Set(try card.map { try book.card(named: $0) })
    let links = try book.links().filter { shown in
      let sides = [shown.source, shown.target]
      return (kind.isEmpty || kind.contains(shown.link.kind))
        && (state.isEmpty ? shown.link.state != .refused : state.contains(shown.link.state))
        && (cards.isEmpty || sides.contains { cards.contains($0.card) })
        && (month.map { month in sides.contains { $0.date(by: .posting).month == month } } ?? true)
    }
    let sorted = Self.order.flatMap { state in links.filter { $0.link.state == state } }
    let answer = LinkAnswer(book: book)
    format.write(
      answer.table(of: sorted), items: sorted.map(answer.json), in: book.locale.inEnglish, console
    ) { write(sorted, answer, console) }
    return .done
  }

  private static let order: [LinkState] = [.proposed, .confirmed, .automatic, .refused]

  private func write(_ links: [ShownLink], _ answer: LinkAnswer, _ console: Console) {
    for shown in links {
      for line in answer.lines(of: shown, in: console.layout) { console.print(words: line) }
      console.print("")
    }
    guard console.verbosity > .quiet else { return }
    let counts = Self.order.compactMap { state -> String? in
      let count = links.count { $0.link.state == state }
      return count == 0 ? nil : "\(count) \(state.rawValue)"
    }
    console.print(words: counts.isEmpty ? "No links." : counts.joined(separator: ", ") + ".")
    if links.contains(where: { $0.link.state == .proposed }) {
      console.print(
        words:
          "Proposed links have no effect: `daybook links confirm ID` makes one count, "
          + "`daybook links refuse ID` drops it for good.")
    }
  }
}

extension LinkKind: ExpressibleByArgument {}
extension LinkState: ExpressibleByArgument {}
