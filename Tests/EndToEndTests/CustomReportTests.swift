import Foundation
import TestSupport
import Testing

/// Reports of one's own, from `daybook.yaml` to files.
struct CustomReportTests {
  private static let settings = """
    locale: en-GB
    reports:
      custom:
        groceries:
          title: What we ate
          filter: { category: Food, card: visa }
          group-by: month
          format: [md, csv, json]
          file: mine/food

    """

  private func place(_ settings: String = settings) throws -> Place {
    let place = try Place.book(rules: Statements.rules)
    try place.write("daybook.yaml", settings)
    try place.write("Statements/visa/march.csv", Statements.march)
    return place
  }

  @Test func `a run writes them, and a change takes them away again`() throws {
    let place = try place()
    #expect(try place("run", "--quiet").code == 0)
    let page = try place.text("Reports/mine/food.md")
    #expect(page.hasPrefix("# What we ate\n\n## March 2026\n\n3 transactions · -127.04 USD\n"))
    #expect(try place.text("Reports/mine/food.csv").split(separator: "\r\n").count == 4)
    let written = try place.files(in: "Reports")
    #expect(try place("rebuild", "--quiet").code == 0)
    #expect(try place("run", "--quiet").code == 0)
    #expect(try place.files(in: "Reports") == written)
    try place.write("daybook.yaml", "locale: en-GB\n")
    #expect(try place("run", "--quiet").code == 0)
    #expect(!place.exists("Reports/mine"))
  }

  @Test func `one can be printed and is listed with the others`() throws {
    let place = try place()
    #expect(try place("run", "--quiet").code == 0)
    for (format, file) in [("md", "md"), ("csv", "csv"), ("json", "json")] {
      let printed = try place("report", "groceries", "--format", format)
      #expect(printed.output == (try place.text("Reports/mine/food.\(file)")))
    }
    #expect(try place("report").output.contains("What we ate"))
    let unknown = try place("report", "grocerie")
    #expect(unknown.code == 64 && unknown.talk.contains("did you mean \"groceries\"?"))
  }

  @Test func `what the book does not know is told with its place, and the rest is done`() throws {
    let place = try place(Self.settings.replacing("card: visa", with: "card: vise"))
    let ran = try place("run", "--quiet")
    #expect(ran.code == 78)
    #expect(ran.talk.contains("daybook.yaml:4:5: error: there is no card \"vise\""), "\(ran.talk)")
    #expect(place.exists("Reports/index.md") && !place.exists("Reports/mine"))
    #expect(try place("report", "groceries").code == 78)
    #expect(try place("report", "index").code == 0)
  }

  @Test func `a period that nobody knows is told, one that a rule gives is not`() throws {
    let place = try place(Self.settings.replacing("card: visa", with: "period: Sumer"))
    #expect(try place("periods", "create", "Summer", "--start", "2026-06-01").code == 0)
    let ran = try place("run", "--quiet")
    #expect(ran.code == 78)
    #expect(ran.talk.contains("there is no period \"Sumer\""), "\(ran.talk)")
    #expect(ran.talk.contains("Summer"))
    try place.write("Rules/90-period.yaml", "rules:\n  - { match: '*', period: Sumer }\n")
    #expect(try place("run", "--quiet").code == 0)
  }

  @Test func `JSON of every report keeps to the schema that is printed`() throws {
    let place = try place()
    #expect(try place("run", "--quiet").code == 0)
    let schema = try place("schema", "report")
    #expect(schema.code == 0)
    let validator = SchemaValidator(try JSONInstance(schema.output).schema)
    for arguments in [["index"], ["month", "2026-03"], ["spending"], ["cards"], ["groceries"]] {
      let answer = try Program.run(
        ["report"] + arguments + ["--format", "json"], in: place.root,
        environment: place.environment())
      #expect(answer.code == 0, "\(answer.talk)")
      #expect(validator.fault(in: try JSONInstance(answer.output).instance) == nil)
    }
    #expect(validator.unknownKeywords.isEmpty)
  }
}
