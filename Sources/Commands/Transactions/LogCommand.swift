import ArgumentParser
import BookAnswers
import BookKeeping
import Reports
import StatementModel

/// `log`: everything that was done to the book.
struct LogCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "List what was done to the book: imports, edits, and what was undone; newest first.",
    discussion: HelpText.discussion(of: "log"))

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many entries at most; 0 for all.", valueName: "count"))
  var limit = 100

  @Option(help: "Only entries of this kind; repeatable.")
  var kind: [LogEntry.Kind] = []

  @OptionGroup var answer: LogFormatOptions
  @OptionGroup var options: BookOptions

  func validate() throws {
    if limit < 0 { throw ValidationError("--limit can't be negative.") }
  }

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try options.open(.looking, console)
    let entries = book.logEntries().filter { kind.isEmpty || kind.contains($0.kind) }
    answer.print(
      Array(limit == 0 ? entries[...] : entries.prefix(limit)), in: book.locale.inEnglish, console)
    if limit > 0, entries.count > limit, answer.format == .text, console.verbosity > .quiet {
      console.print(words: "… \(entries.count - limit) more: --limit 0 lists all")
    }
    if entries.isEmpty, answer.format == .text { console.adviseIfEmpty(book) }
    return .done
  }
}

extension LogEntry.Kind: ExpressibleByArgument {}

/// `history`: everything that was done to one transaction.
struct HistoryCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "List what was done to one transaction, oldest first.",
    discussion: HelpText.discussion(of: "history"))

  @Argument(
    help: "The transaction, by the beginning of its id: six characters or more.",
    completion: .transactions)
  var id: String

  @OptionGroup var answer: LogFormatOptions
  @OptionGroup var options: BookOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try options.open(.looking, console)
    answer.print(
      try book.logEntries(of: try book.transaction(idPrefix: id)), in: book.locale.inEnglish,
      console)
    return .done
  }
}

/// How entries of the journal are written.
struct LogFormatOptions: ParsableArguments {
  @Option(help: "How to answer.")
  var format = ListingFormat.text

  func print(_ entries: [LogEntry], in locale: ReportLocale, _ console: Console) {
    format.write(Self.table(entries), items: entries.map(Self.json), in: locale, console) {
      guard console.verbosity > .quiet else { return }
      console.write(Self.lines(entries).bytes(as: .table, locale: locale, layout: console.layout))
    }
  }

  /// A line an entry; which device wrote it where there are several.
  private static func lines(_ entries: [LogEntry]) -> TextTable {
    var table = TextTable(columns: [
      .init("", key: "id"), .init("", key: "time"), .init("", key: "device", priority: .low),
      .init("", key: "kind"), .init("", key: "transaction"),
      .init("", key: "changes", cut: .middle), .init("", key: "undone"),
    ])
    let isOfMany = Set(entries.map(\.device)).count > 1
    table.rows = entries.map { entry in
      [
        .text(String(entry.id.prefix(8))), .moment(entry.time),
        isOfMany ? .text(entry.device) : .empty, .text(entry.kind.rawValue),
        .optional(entry.transaction?.short), .words(entry.shortWords),
        entry.isUndone ? .text("(undone)") : .empty,
      ]
    }
    return table
  }

  /// A row an entry.
  private static func table(_ entries: [LogEntry]) -> TextTable {
    var table = TextTable(columns: [
      .init("Id"), .init("Time", priority: .medium), .init("Device", priority: .low), .init("Kind"),
      .init("Transaction", priority: .low), .init("Changes", cut: .end),
      .init("Undone", priority: .medium),
    ])
    table.rows = entries.map { entry in
      [
        .text(entry.id), .moment(entry.time), .text(entry.device), .text(entry.kind.rawValue),
        .optional(entry.transaction?.description), .words(entry.words), .flag(entry.isUndone),
      ]
    }
    return table
  }

  private static func json(_ entry: LogEntry) -> JSONText {
    .object([
      ("id", .string(entry.id)), ("kind", .string(entry.kind.rawValue)),
      ("time", .string(entry.time)), ("device", .string(entry.device)),
      ("transaction", .optional(entry.transaction?.description)),
      ("changes", .array(entry.words.map { .string($0) })),
      ("undone", .bool(entry.isUndone)),
    ])
  }
}
