import Foundation
import Testing

/// A book whose rules have a mistake: one can go on looking at it, by the rules of the last run.
struct BrokenRulesTests {
  private static let file = "Rules/10-test.yaml"

  private static func place() throws -> Place {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", Statements.march)
    try place.write("Statements/visa/april.csv", Statements.marchAndApril)
    #expect(try place("run").code == 0)
    return place
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var bytes: Data
    /// Where it is told to be.
    var place: String

    init(_ name: String, _ bytes: Data, _ place: String) {
      testDescription = name
      self.bytes = bytes
      self.place = place
    }
  }

  static let mistakes = [
    Mistake("no YAML", Data("rules: [\n".utf8), "Rules/10-test.yaml:"),
    Mistake(
      "an unknown key", Data("rules:\n  - { match: x, catgory: Food }\n".utf8),
      "Rules/10-test.yaml:2:"),
    Mistake("no UTF-8", Data([0x72, 0xFF, 0x0A]), "Rules/10-test.yaml: "),
    Mistake(
      "an include that is not there", Data("include: [nowhere.yaml]\nrules:\n".utf8),
      "Rules/10-test.yaml:1:"),
  ]

  private static func looks(_ id: String) -> [[String]] {
    [
      ["list"], ["list", "--format", "json", "--all"], ["show", id],
      ["report", "month", "2026-03"],
      ["export", "--to", "ledger"], ["cards"], ["categories"], ["budgets"], ["imports"], ["links"],
      ["duplicates"], ["periods"], ["log"],
    ]
  }

  private static func run(_ words: [String], in place: Place) throws -> Program.Answer {
    try Program.run(words, in: place.root, environment: place.environment())
  }

  @Test(arguments: mistakes, [false, true])
  func `looking goes on, and says so`(_ mistake: Mistake, isBusy: Bool) throws {
    let place = try Self.place()
    let id = try #require(try place.transactions().first?.id)
    let looks = Self.looks(id)
    let before = try looks.map { try Self.run($0, in: place) }
    try place.write(Self.file, mistake.bytes)
    let held =
      isBusy ? try LockedFile(place.root.appending(path: ".daybook/lock").path) : nil
    for (words, before) in zip(looks, before) {
      let answer = try Self.run(words, in: place)
      #expect(answer.code == 0, "\(words): \(answer.talk)")
      #expect(answer.output == before.output, "\(words)")
      let said = answer.talk.split(separator: "\n").filter { $0.contains("last run") }
      #expect(said.count == 1 && said[0].hasPrefix(mistake.place), "\(words): \(answer.talk)")
    }
    held?.release()
  }

  @Test(arguments: mistakes)
  func `nothing is written`(_ mistake: Mistake) throws {
    let place = try Self.place()
    let id = try #require(try place.transactions().first?.id)
    try place.write(Self.file, mistake.bytes)
    try place.write(
      "Statements/visa/may.csv", Statements.march.replacing("2026-03", with: "2026-05"))
    let before = try ["Journal", "Archive", "Reports"].map { try place.files(in: $0) }
    for words in [
      ["run"], ["import", "Statements/visa/may.csv"], ["edit", id, "--note", "x"], ["undo"],
      ["rebuild"], ["reread"],
    ] {
      #expect(try Self.run(words, in: place).code == 78, "\(words)")
      #expect(try place("list").code == 0, "a look after \(words)")
    }
    #expect(try ["Journal", "Archive", "Reports"].map { try place.files(in: $0) } == before)
    // What is asked of rules is not answered by others.
    #expect(try place("rules", "check").code != 0)
    #expect(try place("rules", "explain", id).code == 78)
    #expect(try place("rules", "suggest").code == 78)
    // Where none were kept, there is nothing to go by.
    try place.remove(".daybook/last-run.rules")
    let answer = try place("list")
    #expect(answer.code == 78 && answer.output.isEmpty, "\(answer.output)")
  }

  /// A look by other rules since the last run leaves an index that the kept ones did not make.
  @Test func `the rules are those of the last run, whatever the index was made by since`() throws {
    let place = try Self.place()
    let before = try place.transactions()
    try place.write(Self.file, "categories: { Other: }\nrules:\n  - Other: [blue bottle]\n")
    #expect(try place.transactions() != before)
    try place.write(Self.file, "rules: [\n")
    #expect(try place.transactions() == before)
    try place.remove(".daybook/index")
    #expect(try place.transactions() == before)
    // And nothing of that stays.
    try place.write(Self.file, "categories: { Other: }\nrules:\n  - Other: [blue bottle]\n")
    #expect(try place("run").code == 0)
    let coffee = try place.transactions().filter { $0.description.hasPrefix("BLUE") }
    #expect(coffee.allSatisfy { $0.category == "Other" })
  }
}
