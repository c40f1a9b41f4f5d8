import ArgumentParser
import BookKeeping
import Foundation
import StatementModel

/// `backup`: the book in one file.
struct BackupCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Put the book into one file, or check such a file.",
    discussion: HelpText.discussion(of: "backup"))

  @Argument(help: "The file, or a folder to put it into.", completion: .file())
  var file: String?

  @Flag(help: "Take the files in Statements/ along.")
  var statements = false

  @Flag(help: "Check the backup FILE, and write nothing.")
  var check = false

  @OptionGroup var answer: BackupAnswerOptions
  @OptionGroup var options: BookOptions

  func validate() throws {
    if check, file == nil { throw ValidationError("--check needs the FILE to check.") }
    if check, statements {
      throw ValidationError("--check and --statements contradict each other.")
    }
  }

  func execute(_ console: Console) throws -> ExitStatus {
    if check, let file {
      let summary = try Backup.check(file) { console.progress($0) }
      return answer.print(summary, file, "is whole", console)
    }
    let paths = try options.locate()
    let target = target(beside: paths.root)
    let summary = try Backup.write(paths, to: target, withStatements: statements) {
      console.progress($0)
    }
    return answer.print(summary, target, "written and checked", console)
  }

  private func target(beside book: String) -> String {
    let name = FilePath(book).name
    let day = Environment.today.map { "-\($0)" } ?? ""
    let own = "\(name.isEmpty ? "book" : name)\(day).tar.gz"
    guard let file else { return "\(FilePath(book).parent ?? "")/\(own)" }
    let path = FilePath(file).absolute(from: Environment.workingDirectory)
    return InputFile.isFolder(path) ? "\(path)/\(own)" : path
  }
}

/// `restore`: a book out of a backup.
struct RestoreCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "Make a book of a backup, in a new folder.",
    discussion: HelpText.discussion(of: "restore"))

  @Argument(help: "The backup.", completion: .file())
  var file: String

  @Argument(help: "The new folder.", completion: .directory)
  var into: String

  @OptionGroup var answer: BackupAnswerOptions
  @OptionGroup var options: CommonOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let folder = FilePath(into).absolute(from: Environment.workingDirectory)
    let summary = try Backup.restore(file, into: folder) { console.progress($0) }
    let status = answer.print(summary, folder, "restored", console)
    console.say("`daybook run --book` with this folder makes index and reports.")
    return status
  }
}

/// How a backup or a restored book is told.
struct BackupAnswerOptions: ParsableArguments {
  @Option(help: "How to answer.")
  var format = AnswerFormat.text

  func print(
    _ summary: BackupSummary, _ path: String, _ what: String, _ console: Console
  ) -> ExitStatus {
    console.endProgress()
    switch format {
    case .text:
      if console.verbosity > .quiet {
        let files = summary.files == 1 ? "1 file" : "\(summary.files) files"
        console.print(
          words: TerminalText.safe("\(path)  \(what): \(files), \(summary.bytes) bytes"))
      }
      summary.remarks.forEach(console.report)
    case .json:
      console.print(
        document:
          JSONText.object([
            ("path", .string(path)), ("files", .integer(summary.files)),
            ("bytes", .integer(summary.bytes)),
            ("remarks", .array(summary.remarks.map(\.json))),
          ]))
    }
    return summary.remarks.contains { $0.severity > .note } ? .needsPerson : .done
  }
}
