import ArgumentParser
import BookKeeping
import StatementModel

/// `imports undo`: takes one import back.
struct ImportsUndoCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Take one import back.",
    discussion: HelpText.discussion(of: "imports-undo"))

  @Argument(
    help: "The import, by the beginning of its id or by its file, as `daybook imports` shows them.")
  var id: String

  @OptionGroup var answer: UndoAnswerOptions
  @OptionGroup var options: WritingOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try options.open(.writing, console)
    answer.print(try UndoChanges(in: book).undoImport(id), "taken back", console)
    return .done
  }
}

/// `imports redo`: brings an import back that was taken back.
struct ImportsRedoCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "redo",
    abstract: "Bring an import back that was taken back.",
    discussion: HelpText.discussion(of: "imports-redo"))

  @Argument(
    help: "The import, by the beginning of its id or by its file, as `daybook imports` shows them.")
  var id: String

  @OptionGroup var answer: UndoAnswerOptions
  @OptionGroup var options: WritingOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try options.open(.writing, console)
    answer.print(try UndoChanges(in: book).redoImport(id), "in the book again", console)
    return .done
  }
}

/// How the undo or redo of an import is told.
struct UndoAnswerOptions: ParsableArguments {
  @Option(help: "How to answer.")
  var format = AnswerFormat.text

  func print(_ outcome: UndoneImport, _ what: String, _ console: Console) {
    let (record, before, after) = (outcome.record, outcome.before, outcome.after)
    switch format {
    case .text:
      guard console.verbosity > .quiet else { return }
      console.print(
        words:
          TerminalText.safe(
            "\(record.id)  \(record.file)  \(what): "
              + (before == 1 ? "1 transaction of " : "\(before) transactions of ")
              + "\(record.cards.map(\.text).joined(separator: ", ")) "
              + "before, \(after) now"))
    case .json:
      console.print(
        document:
          JSONText.object([
            ("id", .string(record.id)), ("file", .string(record.file)),
            ("cards", .array(record.cards.map { .string($0.text) })),
            ("state", .string(record.state.rawValue)), ("before", .integer(before)),
            ("after", .integer(after)),
          ]))
    }
  }
}
