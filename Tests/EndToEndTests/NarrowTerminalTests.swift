import Foundation
import StatementModel
import Testing

/// What commands show on a terminal of eighty columns, where nothing may be wider.
struct NarrowTerminalTests {
  /// The sample in a language, after its first run; it is looked at only.
  private static let books = Result {
    try Dictionary(
      uniqueKeysWithValues: ["en-US", "de-DE", "he-IL"].map { locale in
        let place = try Place.sample()
        let settings = try place.text("SampleStatements/daybook.yaml")
        try place.write(
          "SampleStatements/daybook.yaml",
          settings.replacing("locale: en-US", with: "locale: \(locale)"))
        let run = try place("run", "--quiet", "--book", "SampleStatements")
        try #require(run.code == 0, "\(run.talk)")
        return (locale, place)
      })
  }

  private static let commands = [
    "cards", "categories", "doctor --format table", "duplicates", "exporters", "history ID",
    "import --dry-run --explain FILE", "imports", "imports explain IMPORT",
    "inspect --explain FILE",
    "installments --all", "links", "links --format table", "list", "list --all --group-by date",
    "list --group-by card", "list --group-by category", "list --group-by merchant",
    "list --group-by month", "list --group-by none", "list --group-by period",
    "list --group-by tag",
    "log", "log --format table", "periods", "periods show Rome", "recurring --all",
    "recurring --as-of 2026-06-30", "report", "report budgets", "report cards", "report currencies",
    "report foreign", "report index", "report month 2026-06", "report period Rome",
    "report periods",
    "report recurring", "report spending", "report trends", "review --list", "rules check",
    "rules coverage", "rules explain ID", "rules suggest --format table", "rules test", "run",
    "show ID", "trends", "budgets", "list --nope", "nope", "report mnth", "list --category Foood",
    "inspect nope.csv", "schema nope", "budgets set Food -5",
  ]

  @Test(arguments: ["en-US", "de-DE", "he-IL"])
  func `no line is wider than the terminal`(_ locale: String) throws {
    let place = try #require(try Self.books.get()[locale])
    let id = try #require(
      try place.transactions("--book", "SampleStatements").first { $0.card == "amex-blue" }?.id)
    let imports = try place("imports", "--format", "csv", "--book", "SampleStatements").output
    let first = try #require(imports.split(separator: "\r\n").dropFirst().first?.prefix(8))
    for command in Self.commands {
      let words = command.split(separator: " ").map { word in
        switch word {
        case "ID": id
        case "FILE": "SampleStatements/Statements/amex-blue/2026-01.csv"
        case "IMPORT": String(first)
        default: String(word)
        }
      }
      let terminal = try PseudoTerminal(columns: 80)
      try terminal.start(
        words, in: place, type: "dumb",
        environment: ["DAYBOOK_BOOK": "SampleStatements", "PAGER": ""], showsTalk: true)
      let lines = try terminal.lines()
      #expect(!lines.isEmpty, "\(command)")
      for line in lines where TextWidth.columns(of: line) > 80 {
        Issue.record("\(command) shows a line of \(TextWidth.columns(of: line)): \(line)")
      }
    }
  }

  @Test(arguments: [
    ("imports", "Statements/mastercard-berlin/2026-06.csv"), ("imports", "Rejected"),
    ("list hotel", "HOTEL ADRIANA VIA CAVOUR 12 ROMA ITALY"),
    ("report trends", "Average 6"), ("report budgets", "7,149.27 EUR, 31,894.11 ILS"),
    ("exporters ally", "Date; Time; Amount; Type; Description"),
  ])
  func `in a pipe nothing is cut`(_ command: String, _ text: String) throws {
    let place = try #require(try Self.books.get()["en-US"])
    let answer = try Program.run(
      command.split(separator: " ").map(String.init), in: place.root,
      environment: place.environment(["DAYBOOK_BOOK": "SampleStatements"]))
    #expect(answer.output.contains(text), "\(answer.output)")
  }
}
