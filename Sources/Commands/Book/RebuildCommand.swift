import ArgumentParser
import BookAnswers
import BookKeeping
import Reports
import StatementModel

/// `rebuild`: makes the index anew.
struct RebuildCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "rebuild",
    abstract: "Make the index anew from the archive, the journal, the rules and daybook.yaml.",
    discussion: HelpText.discussion(of: "rebuild"))

  @OptionGroup var options: WritingOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try options.open(.writing, console)
    try book.rebuild()
    let count = try book.transactions().count { !$0.status.isGone }
    console.say(
      "The index was made anew: \(book.locale.text(count)) "
        + (count == 1 ? "transaction." : "transactions."))
    // What could not be read again is missing now: that must not pass for a success.
    let missing = book.remarks.filter { $0.severity >= .warning }
    missing.forEach(console.report)
    return missing.isEmpty ? .done : .needsPerson
  }
}
