import ArgumentParser
import BookAnswers
import BookKeeping
import Reports
import StatementModel

/// `reread`: reads imported files by the settings of now.
struct RereadCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "reread",
    abstract: "Read imported files anew, by the profiles and cards that daybook.yaml has now.",
    discussion: HelpText.discussion(of: "reread"))

  @Argument(
    help: "Imports, by the beginnings of their ids or by their files, as `daybook imports` shows.")
  var ids: [String] = []

  @Flag(name: [.customShort("n"), .long], help: "Say what would change, and change nothing.")
  var dryRun = false

  @OptionGroup var table: TableOptions
  @OptionGroup var options: WritingOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try options.open(.writing, console)
    let outcome = try RereadStatements(in: book).run(ids, isDryRun: dryRun) { console.progress($0) }
    console.endProgress()
    let isForPeople = table.format == .table
    let shown = outcome.files.filter { !isForPeople || $0.state != .same }
    var list = TextTable(columns: [
      .init("Id", priority: .low), .init("File", cut: .middle), .init("State"),
      .init("Profile", cut: .middle, priority: .low), .init("Rows", .right), .init("Now", .right),
      .init("Differ", .right), .init("Total", .right, priority: .medium),
      .init("Total now", .right),
    ])
    list.rows = shown.map { file in
      [
        .text(file.id), .text(file.file), .text(file.state.rawValue),
        .optional(file.profileNow), .integer(file.rowsBefore), .integer(file.rowsNow),
        .integer(file.differing.count), .words(Self.texts(file.totalsBefore)),
        .words(Self.texts(file.totalsNow)),
      ]
    }
    if !isForPeople || (!shown.isEmpty && console.verbosity > .quiet) {
      table.write(list, in: book.locale.inEnglish, console)
    }
    if isForPeople, console.verbosity > .quiet {
      for file in shown where !file.differing.isEmpty { showRows(of: file, in: book, console) }
    }
    for file in outcome.files { file.reasons.forEach(console.report) }
    tell(outcome, console)
    return outcome.needsPerson ? .needsPerson : .done
  }

  /// Both readings of a file's rows, side by side.
  private func showRows(of file: RereadFile, in book: Book, _ console: Console) {
    var list = TextTable(columns: [
      .init("Line", .right), .init("In the book", cut: .middle),
      .init("Read now", cut: .middle),
    ])
    list.rows = file.differing.prefix(Self.mostRows).map { row in
      let isMemoTold = row.before?.memo != row.now?.memo
      return [
        .integer(row.line), .words([Self.text(row.before, withMemo: isMemoTold)]),
        .words([Self.text(row.now, withMemo: isMemoTold)]),
      ]
    }
    console.print("")
    console.print(words: TerminalText.safe(file.file))
    table.write(list, in: book.locale.inEnglish, console)
    let left = file.differing.count - list.rows.count
    if left > 0 { console.print(words: "… \(left) more") }
  }

  private static let mostRows = 20

  private static func text(_ row: RereadRow.Reading?, withMemo: Bool) -> String {
    guard let row else { return "" }
    let amount = row.amount.amount.text(minimumDecimals: row.amount.currency.minorUnits)
    return "\(row.date) \(amount) \(row.amount.currency) \(row.description)"
      + (row.isPending ? " (pending)" : "")
      + (withMemo ? row.memo.map { " · \($0)" } ?? "" : "")
  }

  private static func texts(_ totals: MoneyTotals) -> [String] {
    totals.currencies.map { currency in
      "\(totals[currency].text(minimumDecimals: currency.minorUnits)) \(currency)"
    }
  }

  private func tell(_ outcome: RereadOutcome, _ console: Console) {
    let changed = outcome.files.count { $0.state == .changed }
    guard changed > 0 else {
      // What is refused was told.
      if !outcome.needsPerson { console.say("Nothing is read otherwise than it is in the book.") }
      return
    }
    let files = changed == 1 ? "1 file is" : "\(changed) files are"
    console.say(
      "\(files) read otherwise: "
        + (outcome.gone == 1 ? "1 transaction goes, " : "\(outcome.gone) transactions go, ")
        + (outcome.new == 1 ? "1 comes, " : "\(outcome.new) come, ")
        + (outcome.altered == 1 ? "1 changes." : "\(outcome.altered) change."))
    if dryRun { console.say("Nothing was changed: this was a dry run.") }
  }
}
