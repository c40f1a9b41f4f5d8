import ArgumentParser
import BookAnswers
import BookKeeping
import Reports
import StatementModel

/// `undo`: takes back the last edit, or one that is named.
struct UndoCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Take back the last edit of transactions, or one that is named.",
    discussion: HelpText.discussion(of: "undo"))

  @Argument(help: "The edit, by the beginning of its id, as `daybook log` shows it.")
  var entry: String?

  @OptionGroup var answer: LogFormatOptions
  @OptionGroup var options: WritingOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try options.open(.writing, console)
    let undone = try UndoChanges(in: book).undoEdits(entry)
    answer.print(undone, in: book.locale.inEnglish, console)
    FollowingFiles(undone, areUndone: true, in: book.paths).tell(console)
    return .done
  }
}

extension FollowingFiles {
  /// Says what followed, and what did not.
  fileprivate func tell(_ console: Console) {
    for file in changed { console.say(TerminalText.safe("\(file) follows")) }
    warnings.forEach(console.report)
  }
}

/// `redo`: lets edits count again that were taken back.
struct RedoCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "redo",
    abstract: "Let the edit count again that was taken back last, or one that is named.",
    discussion: HelpText.discussion(of: "redo"))

  @Argument(help: "The edit, by the beginning of its id, as `daybook log` shows it.")
  var entry: String?

  @OptionGroup var answer: LogFormatOptions
  @OptionGroup var options: WritingOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try options.open(.writing, console)
    let redone = try UndoChanges(in: book).redoEdits(entry)
    answer.print(redone, in: book.locale.inEnglish, console)
    FollowingFiles(redone, areUndone: false, in: book.paths).tell(console)
    return .done
  }
}
