import ArgumentParser
import BookKeeping
import Reports
import StatementFormats
import StatementModel

/// `exporters`: what is known of banks' and issuers' files without a profile.
struct ExportersCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "exporters",
    abstract: "List the banks and card issuers whose CSV files are known by their header.",
    discussion: HelpText.discussion(of: "exporters"))

  @Argument(help: "Words of the name or the header; with --check, files of exporters.")
  var words: [String] = []

  @Flag(help: "Try entries on the rows of their samples.")
  var check = false

  @Option(
    help: ArgumentHelp(
      "A daybook.yaml: the exporters beside it are listed, too.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var config: String?

  @OptionGroup var table: TableOptions
  @OptionGroup var options: CommonOptions

  func execute(_ console: Console) throws -> ExitStatus {
    if check { return try checkEntries(console) }
    var list = TextTable(columns: [
      .init("Name", cut: .middle), .init("Kind"),
      .init("Decides", cut: .end, priority: .medium),
      .init("Header", cut: .middle, priority: .low), .init("Source", cut: .middle),
    ])
    // People look for names; where a fact was seen is for programs.
    if table.format == .table { list.columns.removeLast() }
    let library =
      try config.map { try BookConfiguration(file: $0).exporters } ?? ExporterLibrary()
    for exporter in library.descriptions where fits(exporter) {
      let header = exporter.header.joined(separator: "; ") + (exporter.mayHaveMore ? "; …" : "")
      var row: [TextTable.Cell] = [
        .text(exporter.name), .text(exporter.kind),
        .text(exporter.decides.joined(separator: ", ")), .text(header),
      ]
      if table.format != .table { row.append(.text(exporter.source)) }
      list.rows.append(row)
    }
    if list.rows.isEmpty, table.format == .table {
      console.say("No exporter has all these words in its name or header.")
    } else {
      table.write(list, in: .standard, console)
    }
    return .done
  }

  private func checkEntries(_ console: Console) throws -> ExitStatus {
    let files =
      words.isEmpty
      ? ExporterFile.shipped : try words.map { (path: $0, text: try InputFile.text(of: $0)) }
    var entries: [ExporterEntry] = []
    var mistakes: [Diagnostic] = []
    for file in files {
      let found = ExporterSettings.parse(file.text, path: file.path)
      entries += found.entries
      mistakes += found.mistakes
    }
    mistakes += ExporterSettings.doubles(entries)
    for entry in entries {
      let tried = ExporterCheck(entry)
      console.print(
        words: "\(entry.location.file):\(entry.location.line ?? 1): \(entry.exporter.name)")
      for line in tried.lines { console.print(words: "  \(line)") }
      mistakes += tried.mistakes
    }
    mistakes.forEach(console.report)
    return mistakes.isEmpty ? .done : .configuration
  }

  private func fits(_ exporter: ExporterDescription) -> Bool {
    let text = " " + exporter.name + " " + exporter.header.joined(separator: " ")
    let folded = text.lowercased()
    // From the beginning of a word: "chase" is not meant where "Purchased" stands.
    return words.allSatisfy { folded.contains(" " + $0.lowercased()) }
  }
}
