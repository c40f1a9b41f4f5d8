import Foundation
import TestSupport
import Testing

/// The names of members in what commands print for programs, and whether it is as its schema says.
struct MachineKeyTests {
  private static let place = Result {
    let place = try Place.sample()
    let run = try place("run", "--quiet", "--book", "SampleStatements")
    try #require(run.code == 0, "\(run.talk)")
    return place
  }

  /// Members whose own members are named by data: by currency, by tag, by field.
  private static let maps: Set<String> = ["sums", "pending_sums", "tags_from"]

  @Test(arguments: [
    "budgets", "cards", "categories", "categories add Hobbies -n", "doctor", "duplicates",
    "exporters chase", "history ID", "import --dry-run FILE", "import --dry-run --explain FILE",
    "imports", "inspect FILE", "installments --all", "links", "list coffee", "log", "periods",
    "periods show Rome", "recurring", "reread --dry-run", "report budgets", "report cards",
    "report currencies", "report foreign", "report index", "report month", "report period Rome",
    "report periods", "report recurring", "report spending", "report trends", "review", "run",
    "rules add Food/Coffee corner --dry-run", "rules check", "rules coverage", "rules diff",
    "rules explain ID", "rules suggest", "rules test", "schedule list", "schedule status",
    "show ID",
    "status", "trends",
  ])
  func `are in snake case, documents have a version, and all is as the schema says`(
    _ command: String
  ) throws {
    let place = try Self.place.get()
    let id = try #require(try place.transactions("--book", "SampleStatements").first?.id)
    let words = command.split(separator: " ").map { word in
      switch word {
      case "ID": id
      case "FILE": "SampleStatements/Statements/amex-blue/2026-01.csv"
      default: String(word)
      }
    }
    let answer = try Program.run(
      words + ["--format", "json"], in: place.root,
      environment: place.environment(["DAYBOOK_BOOK": "SampleStatements"]))
    let value = try JSONInstance(answer.output)
    if case .mapping(let members) = value { #expect(members["version"] != nil) }
    let fault = try DocumentSchema.fault(in: value, of: words, in: place)
    #expect(fault == nil)
    for key in Self.keys(of: value) {
      let isMonth = key.firstMatch(of: /^\d{4}-\d{2}$/) != nil
      #expect(isMonth || key.wholeMatch(of: /[a-z][a-z0-9]*(_[a-z0-9]+)*/) != nil, "\(key)")
    }
  }

  /// Each step goes on from where the one before left the book.
  @Test func `so is what is printed of changes`() throws {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", Statements.march)
    try place.write("Statements/amex/april.csv", Statements.marchAndApril)
    #expect(try place("run", "--quiet").code == 0)
    let id = try #require(try place.transactions().first?.id)
    #expect(try place("edit", id, "--note", "a note", "--tag", "a").code == 0)
    try place.write("hledger.rules", "if BLUE\n account2 expenses:food\n")
    let steps = [
      "show \(id)", "history \(id)", "undo", "redo", "imports explain Statements/visa/march.csv",
      "imports undo Statements/visa/march.csv", "imports redo Statements/visa/march.csv",
      "periods create Spring --start 2026-03-01", "periods change Spring --end 2026-03-31",
      "periods delete Spring", "categories add Hobbies", "categories change Hobbies --icon x",
      "categories rename Hobbies Pastimes", "categories remove Pastimes",
      "rules import hledger.rules --from hledger", "cards rename amex blue",
      "cards merge blue visa", "backup book.tar.gz", "restore book.tar.gz restored",
    ]
    for step in steps {
      let words = step.split(separator: " ").map(String.init)
      let answer = try Program.run(
        words + ["--format", "json"], in: place.root, environment: place.environment())
      let value = try JSONInstance(answer.output)
      #expect(
        try DocumentSchema.fault(in: value, of: words, in: place) == nil, "\(step) \(answer.talk)")
    }
  }

  private static func keys(of value: JSONInstance) -> Set<String> {
    switch value {
    case .list(let items): items.reduce(into: []) { $0.formUnion(keys(of: $1)) }
    case .mapping(let members):
      members.reduce(into: Set(members.keys)) { found, member in
        if maps.contains(member.key), case .mapping(let data) = member.value {
          for value in data.values { found.formUnion(keys(of: value)) }
        } else {
          found.formUnion(keys(of: member.value))
        }
      }
    case .null, .bool, .integer, .text: []
    }
  }
}
