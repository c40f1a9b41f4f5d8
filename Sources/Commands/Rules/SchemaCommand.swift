import ArgumentParser
import BookKeeping
import Reports
import RuleEngine
import StatementModel
import WebApp

/// `schema`: JSON Schemas of the files that people write, for editors, of reports, and of what is served.
struct SchemaCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract:
      "Print a JSON Schema of rules files, of daybook.yaml, of reports in JSON, of what is served or piped.",
    discussion: """
      Editors with the YAML language server complete keys, show what they are for, and mark \
      mistakes while you type. Keep the schema where you like, and name it in the file's first line:

        # yaml-language-server: $schema=../rules.schema.json

      In a book, its categories and cards are suggested; make the schema again when they change. \
      --plain leaves them out. What only the whole set of files can tell, `daybook rules check` says.

      EXAMPLES
        daybook schema rules > rules.schema.json
        daybook schema config --plain > daybook.schema.json
      """)

  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case rules, config, report, `import`, api, pipe
  }

  @Argument(
    help:
      """
      rules for Rules/*.yaml, config for daybook.yaml and Exporters/*.yaml, report for what \
      `daybook report` prints as JSON, import for what `run` and `import` do, api for what `daybook serve` answers to its page, pipe for \
      the lines of `daybook pipe`.
      """
  )
  var subject: Subject

  @Flag(help: "Suggest no categories and cards of a book.")
  var plain = false

  @OptionGroup var options: RuleFileOptions

  var verbosity: Console.Verbosity { options.verbosity }

  var color: ColorChoice { options.color }

  func execute(_ console: Console) throws -> ExitStatus {
    switch subject {
    case .report:
      console.print(ReportSchema.document.pretty)
      return .done
    case .api:
      console.write(Array(Interface.text.utf8))
      return .done
    case .pipe:
      console.write(Array(PipeSchema.text.utf8))
      return .done
    case .import:
      console.write(Array(ImportSchema.text.utf8))
      return .done
    case .rules, .config: break
    }
    var schema = JSONSchema()
    if !plain, let paths = try options.located() {
      let files = try RuleFiles.of(paths)
      let tree = CategoryTree(declared: files.compiled().categories)
      schema.categories = tree.paths.map(\.text)
      schema.cards = files.cards.map(\.text)
    }
    switch subject {
    case .rules: console.print(schema.rules.pretty)
    case .config: console.print(schema.configuration.pretty)
    case .report, .import, .api, .pipe: break
    }
    return .done
  }
}
