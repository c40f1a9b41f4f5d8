import Foundation
import Testing

/// Every command that lists, in every format that lists have.
struct ListFormatTests {
  /// One book for all that only read it.
  private static let place = Result { try book() }

  private static func book() throws -> Place {
    let place = try Place.book(rules: Statements.rules + Self.rule)
    try place.write("Statements/visa/march.csv", Statements.march)
    try place.write("Statements/visa/april.csv", Statements.marchAndApril)
    try place.write(
      "Statements/bank/march.csv",
      Statements.header + "2026-03-28,\"Card, \"\"the\"\" bill | visa\",-250.00,USD\n"
        + "2026-03-30,=HYPERLINK(1),12.00,EUR\n")
    try place.write("rates.csv", "date,base,quote,rate\n2026-03-29,EUR,USD,1.08\n")
    try place.write(
      "daybook.yaml",
      try place.text("daybook.yaml") + "\nbudgets: { Food: 100 }\n")
    for arguments in [
      ["run", "--quiet"], ["periods", "create", "Spring", "--start", "2026-03-01", "--automatic"],
    ] {
      let answer = try Program.run(arguments, in: place.root, environment: place.environment())
      try #require(answer.code <= 1, "\(arguments): \(answer.talk)")
    }
    let id = try #require(try place.transactions().first { $0.description.contains("UBER") }?.id)
    let edited = try place("edit", id, "--category", "Transit", "--note", "two\nlines")
    try #require(edited.code == 0, "\(edited.talk)")
    return place
  }

  private static let rule =
    "tests:\n  - { description: BLUE BOTTLE X, category: Food/Coffee }\n"

  /// What each listing command is asked; `ID` stands for a transaction.
  static let commands: [String: [String]] = [
    "doctor": [], "exporters": [], "imports list": [], "imports explain": ["IMPORT"],
    "import": ["Statements/visa/april.csv", "--dry-run", "--explain"], "reread": ["--dry-run"],
    "list": ["--all"], "review": [], "installments": [], "budgets list": [],
    "recurring list": ["--all"], "trends": [], "periods list": [], "periods show": ["Spring"],
    "report": ["month", "2026-03"], "duplicates list": [], "links list": [], "history": ["ID"],
    "log": [], "rules check": [], "rules test": [], "rules coverage": [], "rules diff": [],
    "rules suggest": ["--min-matches", "1"], "cards list": [], "categories list": [],
    "schedule list": [],
  ]

  /// Those that do one thing, or show one, and say so in words or JSON.
  private static let others: Set<String> = [
    "run", "backup", "restore", "inspect", "imports undo", "imports redo", "show", "periods create",
    "periods change", "periods delete", "undo", "redo", "rules explain", "rules add",
    "rules import", "cards merge", "cards rename", "categories add", "categories change",
    "categories rename",
    "categories remove", "schedule status", "status",
  ]

  private static let formats = ["table", "csv", "json", "ndjson", "md"]

  @Test func `every command with a format is known, and every list has all formats`() throws {
    let place = try Place()
    let help = try JSONDecoder().decode(
      Help.self, from: Data(try place("--experimental-dump-help").output.utf8))
    let found = help.command.formats(path: [])
    #expect(Set(found.keys) == Set(Self.commands.keys).union(Self.others))
    for (command, formats) in found where Self.commands[command] != nil {
      #expect(Set(Self.formats).isSubset(of: formats), "\(command): \(formats)")
    }
  }

  @Test(arguments: Set(commands.keys).union(others).sorted())
  func `what is printed as JSON has a schema`(_ command: String) throws {
    let name = DocumentSchema.name(of: command.split(separator: " ").map(String.init))
    let schema = try Place()("schema", name, "--plain")
    #expect(schema.code == 0 && schema.output.hasPrefix("{"), "\(name): \(schema.talk)")
  }

  /// They lock the book, though they write nothing: each runs alone in a book of its own.
  private static let locking = ["import", "reread"]

  @Test func `what a list of an import writes can be read`() throws {
    let place = try Self.book()
    for command in Self.locking { try readAll(of: command, in: place) }
  }

  @Test(arguments: commands.keys.filter { !locking.contains($0) }.sorted())
  func `what a list writes can be read`(_ command: String) throws {
    try readAll(of: command, in: try Self.place.get())
  }

  private func readAll(of command: String, in place: Place) throws {
    let id = try #require(try place.transactions().first?.id)
    let words = command.split(separator: " ").map(String.init)
    let rest = (Self.commands[command] ?? []).map { word in
      word == "ID" ? id : word == "IMPORT" ? "Statements/visa/march.csv" : word
    }
    for format in Self.formats where format != "table" {
      let answer = try Program.run(
        words + rest + ["--format", format], in: place.root, environment: place.environment())
      #expect(answer.code <= 1, "\(command) \(format): \(answer.talk)")
      try check(answer.output, format, "\(command) --format \(format)")
    }
  }

  private func check(_ output: String, _ format: String, _ name: Comment) throws {
    switch format {
    case "csv":
      let records = try #require(CSVRecords.parse(output), name)
      let width = try #require(records.first, name).count
      #expect(width > 1 && records.allSatisfy { $0.count == width }, name)
      #expect(Set(records[0]).count == width, "\(name): two columns of one name")
      #expect(records[0].allSatisfy { $0 == $0.lowercased() && !$0.contains(" ") }, name)
    case "json":
      _ = try JSONSerialization.jsonObject(with: Data(output.utf8))
    case "ndjson":
      for line in output.split(separator: "\n") {
        let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
        #expect(value is [String: Any], name)
      }
    case "md":
      // Rows of one table have as many cells as its head.
      var width: Int?
      for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
        guard line.hasPrefix("|") else {
          width = nil
          continue
        }
        let cells = line.replacing("\\|", with: "").count { $0 == "|" }
        #expect(cells == width ?? cells, name)
        width = cells
      }
    default: break
    }
  }
}

/// RFC 4180, strictly.
private enum CSVRecords {
  /// Nothing where quotes are not closed, or text stands beside them.
  static func parse(_ text: String) -> [[String]]? {
    var records: [[String]] = []
    var record: [String] = []
    var field: [UInt8] = []
    var (isQuoted, wasQuoted) = (false, false)
    var bytes = Array(text.utf8)[...]
    func string() -> String { String(decoding: field, as: UTF8.self) }
    while let byte = bytes.popFirst() {
      switch byte {
      case 0x22 where isQuoted && bytes.first == 0x22:
        field.append(0x22)
        bytes = bytes.dropFirst()
      case 0x22 where isQuoted: (isQuoted, wasQuoted) = (false, true)
      case _ where isQuoted: field.append(byte)
      case 0x22 where field.isEmpty && !wasQuoted: isQuoted = true
      case 0x22: return nil
      case 0x2C, 0x0A:
        record.append(string())
        (field, wasQuoted) = ([], false)
        if byte == 0x0A {
          records.append(record)
          record = []
        }
      case 0x0D where bytes.first == 0x0A: break
      default:
        if wasQuoted { return nil }
        field.append(byte)
      }
    }
    return isQuoted || !record.isEmpty || !field.isEmpty ? nil : records
  }
}

/// What the program says of its commands.
private struct Help: Decodable {
  struct Command: Decodable {
    struct Argument: Decodable {
      struct Name: Decodable {
        var name: String
      }
      var names: [Name]?
      var allValues: [String]?
    }
    var commandName: String
    var subcommands: [Command]?
    var arguments: [Argument]?

    /// The formats of each command that has any, by its words.
    func formats(path: [String]) -> [String: Set<String>] {
      var found: [String: Set<String>] = [:]
      for sub in subcommands ?? [] where sub.commandName != "help" {
        found.merge(sub.formats(path: path + [sub.commandName])) { first, _ in first }
      }
      let own = (arguments ?? []).first { $0.names?.contains { $0.name == "format" } == true }
      if let own { found[path.joined(separator: " ")] = Set(own.allValues ?? []) }
      return found
    }
  }
  var command: Command
}
