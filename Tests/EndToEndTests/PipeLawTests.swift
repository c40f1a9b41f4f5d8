import Foundation
import StatementModel
import TestSupport
import Testing

/// What the pipe gives is what books list.
struct PipeLawTests {
  private static let settings = """
    date: posting
    profiles:
      asks: { header: [Date, Description, Amount], dates: dmy, outflow: positive }

    """

  private static let rules =
    Statements.rules + """
        - match: uber
          category: Travel/Ride
          tags: [away]
          payee: Uber
        - Transfer: [bill payment]

      """

  /// - Parameter settings: The `daybook.yaml` of books and pipe.
  @Test(arguments: ["", settings])
  func `an owner's transactions are what a book of the owner lists`(settings: String) throws {
    let place = try Place()
    let rules = Self.rules.replacing("rules:", with: "  Travel/Ride:\nrules:")
    try place.write("Rules/10.yaml", rules)
    try place.write("daybook.yaml", settings)
    let households = (1...20).map { seed in
      (owner: "owner \(seed)", RandomHousehold(seed: UInt64(seed) + UInt64(settings.utf8.count)))
    }
    var lines = ""
    for (owner, household) in households {
      for file in household.files { lines += file.line(of: owner) }
    }
    try place.write("in.ndjson", lines)
    let piped = try place.shell(
      "exec \"$DAYBOOK\" pipe --rules Rules --profiles daybook.yaml < in.ndjson")
    #expect(piped.code == 1, "\(piped.talk)")
    let records = Dictionary(grouping: piped.lines.map(String.init)) { line in
      line.split(separator: "\"").dropFirst(3).first.map(String.init) ?? ""
    }
    for (owner, household) in households {
      let book = "books/\(owner)"
      try place.write("\(book)/daybook.yaml", settings)
      try place.write("\(book)/Rules/10.yaml", rules)
      for file in household.files { try place.write("\(book)/\(file.path)", file.text) }
      let ran = try place("run", "--quiet", "--book", book)
      #expect(ran.code < 2, "\(ran.talk)")
      let listed = try place("list", "--format", "ndjson", "--book", book)
      try #require(listed.code == 0, "\(listed.talk)")
      let expected = listed.lines.map { line in
        "{\"owner\":\"\(owner)\",\"record\":\"transaction\","
          + line.dropFirst().replacing("\"source\":\"Statements/", with: "\"source\":\"")
      }
      let own = (records[owner] ?? []).filter { $0.contains("\"record\":\"transaction\"") }
      #expect(!expected.isEmpty)
      #expect(own == expected, "\(owner)")
      // Whatever keeps a file out of the book is told of by name.
      let refused = (records[owner] ?? []).contains { $0.contains("\"severity\":\"error\"") }
      #expect(refused == (ran.code == 1), "\(owner): \(ran.talk)")
    }
  }

  @Test func `the order of an owner's lines and the owners beside say nothing`() throws {
    let place = try Place()
    var random = SeededGenerator(seed: 7)
    var (whole, shuffled) = ("", "")
    var apart: [String] = []
    for seed in 40..<52 {
      let lines = RandomHousehold(seed: UInt64(seed)).files.map { $0.line(of: "o\(seed)") }
      whole += lines.joined()
      shuffled += lines.shuffled(using: &random).joined()
      apart.append(lines.joined())
    }
    func pipe(_ lines: String) throws -> String {
      try place.write("in.ndjson", lines)
      return try place.shell("exec \"$DAYBOOK\" pipe < in.ndjson").output
    }
    let answer = try pipe(whole)
    #expect(try pipe(whole) == answer)
    #expect(try pipe(shuffled) == answer)
    #expect(try apart.map(pipe).joined() == answer)
  }

  @Test func `every line is of the schema`() throws {
    let place = try Place()
    let schema = try JSONInstance(try place("schema", "pipe").output).schema
    let validator = SchemaValidator(schema)
    let definitions = try #require(schema.member("definitions"))
    let files = SchemaValidator(
      .object([("$ref", .string("#/definitions/File")), ("definitions", definitions)]))
    var input = "no object\n{\"owner\":\"x\",\"path\":\"nowhere.csv\"}\n"
    for seed in 60..<70 {
      for file in RandomHousehold(seed: UInt64(seed)).files {
        let line = file.line(of: "o\(seed)")
        #expect(files.fault(in: try JSONInstance(line).instance) == nil)
        input += line
      }
    }
    try place.write("in.ndjson", input)
    let answer = try place.shell("exec \"$DAYBOOK\" pipe < in.ndjson")
    var kinds: Set<String> = []
    for line in answer.lines {
      let record = try JSONInstance(String(line))
      #expect(validator.fault(in: record.instance) == nil, "\(line)")
      #expect((record["amount"] != nil) == (record["record"]?.text == "transaction"))
      kinds.insert(record["record"]?.text ?? "")
    }
    #expect(kinds == ["transaction", "rejected", "question", "unreadable", "doubt", "remark"])
    #expect(validator.unknownKeywords.isEmpty && files.unknownKeywords.isEmpty)
  }
}
