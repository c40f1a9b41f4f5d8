import ArgumentParser
import BookKeeping
import Reports
import RuleEngine
import StatementModel
import WebApp

/// `schema`: JSON Schemas of the files that people write, for editors, and of what programs read.
struct SchemaCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract:
      "Print a JSON Schema of rules files, of daybook.yaml, or of what a command prints as JSON.",
    discussion: HelpText.discussion(of: "schema"))

  /// What a schema can be of.
  struct Subject: ExpressibleByArgument {
    let name: String

    init?(argument: String) {
      guard Self.allValueStrings.contains(argument) else { return nil }
      name = argument
    }

    static let allValueStrings =
      ["rules", "config", "report", "import", "api", "pipe"] + DocumentSchemas.all.map(\.name)
  }

  @Argument(
    help:
      """
      rules for Rules/*.yaml, config for daybook.yaml and Exporters/*.yaml, report for reports, import \
      for what `run` and `import` do, api for what `daybook serve` answers to its page, pipe for the \
      lines of `daybook pipe`; the others for what commands print.
      """
  )
  var subject: Subject

  @Flag(help: "Suggest no categories and cards of a book.")
  var plain = false

  @OptionGroup var options: RuleFileOptions

  func execute(_ console: Console) throws -> ExitStatus {
    switch subject.name {
    case "rules": console.print(try ofFiles().rules.pretty)
    case "config": console.print(try ofFiles().configuration.pretty)
    case "report": console.print(ReportSchema.document.pretty)
    case "import": console.write(Array(ImportSchema.text.utf8))
    case "api": console.write(Array(Interface.text.utf8))
    case "pipe": console.write(Array(PipeSchema.text.utf8))
    default:
      for schema in DocumentSchemas.all where schema.name == subject.name {
        console.write(Array(schema.text.utf8))
      }
    }
    return .done
  }

  /// Of the files that people write, with what the book has.
  private func ofFiles() throws -> JSONSchema {
    var schema = JSONSchema()
    if !plain, let paths = try options.located() {
      let files = try RuleFiles.of(paths)
      let tree = CategoryTree(declared: files.compiled().categories)
      schema.categories = tree.paths.map(\.text)
      schema.cards = files.cards.map(\.text)
    }
    return schema
  }
}
