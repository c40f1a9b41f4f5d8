import Foundation
import StatementModel
import Testing

/// The schema and the questions of `Exports.md`, as they stand there.
struct DatabaseQuestionTests {
  private static let document: [Substring] = {
    let url = Repository.root.appending(path: "Sources/Reports/Reports.docc/Exports.md")
    let text = try? String(contentsOf: url, encoding: .utf8)
    return (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
  }()

  /// The blocks of SQL, in their order.
  private static let questions: [String] = {
    var questions: [String] = []
    var block: [Substring]?
    for line in document {
      if line == "```sql" {
        block = []
      } else if line == "```", let lines = block {
        questions.append(lines.joined(separator: "\n"))
        block = nil
      } else {
        block?.append(line)
      }
    }
    return questions
  }()

  private func ask(_ number: Int, _ book: ExportedDatabase) throws -> [[String?]] {
    try #require(Self.questions.count == 5)
    let answer = try book.open().rows(Self.questions[number])
    try #require(!answer.isEmpty)
    return answer
  }

  @Test func `tables and views have the columns that the page says`() throws {
    let database = try ExportedDatabase.of(.sample).open()
    var written: [String: String] = [:]
    for line in Self.document where line.hasPrefix("| `") {
      let cells = line.split(separator: " | ")
      guard cells.count == 3 else { continue }
      let name = cells[0].filter { $0 != "|" && $0 != "`" && $0 != " " }
      written[String(name)] = cells[2].filter { !"|` ".contains($0) }
    }
    let made = try database.rows(
      """
      SELECT name, (SELECT group_concat(name, ',') FROM pragma_table_info(objects.name))
      FROM sqlite_schema AS objects WHERE type IN ('table', 'view')
      """)
    #expect(made.count > 20)
    for row in made { #expect(written[row[0] ?? ""] == row[1], "\(row)") }
    #expect(made.count == written.keys.filter { name in made.contains { $0[0] == name } }.count)
  }

  @Test func `each month's spending is the report's`() throws {
    let book = try ExportedDatabase.of(.sample)
    var reported: [[String]: DecimalSum] = [:]
    for line in try book.spending() {
      reported[[line[0], line[2]], default: DecimalSum()].add(try #require(ExactDecimal(line[3])))
    }
    let answer = try ask(0, book)
    #expect(answer.count == reported.count)
    for row in answer {
      let sum = reported[row.prefix(2).compactMap { $0 }]
      #expect(try ExportedDatabase.plain(row[2]) == sum?.text(), "\(row)")
    }
  }

  @Test func `a category with those below it is the report's`() throws {
    let book = try ExportedDatabase.of(.sample)
    var reported: [[String]: DecimalSum] = [:]
    for line in try book.spending() where line[1] == "Food" || line[1].hasPrefix("Food/") {
      reported[[line[0], line[2]], default: DecimalSum()].add(try #require(ExactDecimal(line[3])))
    }
    let answer = try ask(1, book)
    #expect(answer.count == reported.count)
    for row in answer {
      let units = try #require(row[2].flatMap { Int64($0) })
      let sum = reported[row.prefix(2).compactMap { $0 }]
      #expect(ExactDecimal(units: units, scale: 2)?.text() == sum?.text(), "\(row)")
    }
  }

  @Test func `merchants got what the list by merchant says`() throws {
    let book = try ExportedDatabase.of(.sample)
    let listed = try ListedTotals(
      markdown: book.daybook(
        "list", "--group-by", "merchant", "--currency", "USD", "--format", "md"),
      grouping: "merchant")
    let answer = try ask(2, book)
    #expect(answer.count == 10)
    for row in answer {
      // Markdown has its own way to write some signs.
      let heading = row[0]?.lowercased().replacing("&", with: "&amp;").replacing("*", with: "\\*")
      let total = listed.posted.first { $0.group == heading }
      let units = try TotalsDatabase.units(try #require(row[3]))
      #expect(total?.units == -units && total.map { "\($0.count)" } == row[2], "\(row)")
    }
  }

  @Test func `rows and their evidence are those of show`() throws {
    struct Shown: Decodable {
      struct Row: Decodable {
        var file: String
        var line: Int
        var record: Int
        var status: String
        var amount: String
        var evidence: String
      }
      var rows: [Row]
    }
    let book = try ExportedDatabase.of(.sample)
    let answers = Dictionary(grouping: try ask(3, book)) { $0[0] ?? "" }
    #expect(answers.count > 50)
    let kinds = Dictionary(grouping: answers.keys.sorted()) { answers[$0]?[1][6] }
    for id in kinds.values.flatMap({ $0.prefix(2) }) {
      let shown = try JSONDecoder().decode(
        Shown.self, from: Data(book.daybook("show", id, "--format", "json").utf8))
      let rows = shown.rows.map {
        [id, $0.file, "\($0.line)", "\($0.record)", $0.status, $0.amount, $0.evidence]
      }
      #expect(answers[id] == rows)
    }
  }

  @Test func `what has no category is what the list says`() throws {
    let book = try ExportedDatabase.of(.sample)
    let listed = try book.listed("--all", "--uncategorized").map {
      [$0.id, $0.date, $0.card, $0.description, $0.amount, $0.currency]
    }
    #expect(try ask(4, book) == listed)
  }
}
