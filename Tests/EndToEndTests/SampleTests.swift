import Foundation
import StatementModel
import TestSupport
import Testing

/// The sample book as a newcomer first meets it.
struct SampleTests {
  private func run(_ place: Place) throws -> Program.Answer { try Self.run(place) }

  private static func run(_ place: Place) throws -> Program.Answer {
    try place("run", "--book", "SampleStatements")
  }

  /// The sample after its first run, which compiles thousands of rules; each test takes a copy, since
  /// files come and go where a program looks at a book while another test copies it.
  private static let read = Result {
    let place = try Place.sample()
    let answer = try run(place)
    try #require(answer.code == 0, "\(answer.talk)")
    return place
  }

  @Test func `its reports are the goldens, to the byte`() throws {
    let place = try Place.sample()
    let answer = try run(place)
    #expect(answer.code == 0, "\(answer.talk)")
    // The page's styles and script would drown what changes of its contents; it has its own golden.
    let reports = try place.files(in: "SampleStatements/Reports")
      .filter { $0.key != "report.html" && $0.key != ".files" }
    let folder = Repository.goldens.appending(path: "Sample")
    if ProcessInfo.processInfo.environment["DAYBOOK_RECORD"] != nil {
      try? FileManager.default.removeItem(at: folder)
      for (path, bytes) in reports {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: file)
      }
      Issue.record("recorded \(reports.count) goldens; look at what changed, and run again")
      return
    }
    let goldens = try Self.files(in: folder)
    #expect(Set(reports.keys) == Set(goldens.keys))
    for (path, golden) in goldens {
      #expect(
        String(decoding: reports[path] ?? Data(), as: UTF8.self)
          == String(decoding: golden, as: UTF8.self), "\(path)")
    }
  }

  @Test func `README shows what the first run prints`() throws {
    let readme = try String(
      contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
    let shown = try #require(
      readme.split(separator: "```\n").first { $0.hasPrefix("Amex Blue") })
    let answer = try run(try Place.sample())
    #expect(answer.output.hasPrefix(shown), "\(answer.output)")
    #expect(answer.output.dropFirst(shown.count).hasPrefix("All reports: "))
  }

  @Test func `for programs a run says the same`() throws {
    let place = try Place.sample()
    let answer = try place("run", "--format", "json", "--book", "SampleStatements")
    let schema = try place("schema", "import")
    let validator = SchemaValidator(try JSONInstance(schema.output).schema)
    #expect(validator.fault(in: try JSONInstance(answer.output).instance) == nil)
    // A check that knows nothing would find no fault in anything.
    #expect(validator.fault(in: try JSONInstance("{\"version\": 1}").instance) != nil)
  }

  private static func files(in folder: URL) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".md") || path.hasSuffix(".csv") {
      files[path] = try Data(contentsOf: folder.appending(path: path))
    }
    return files
  }

  /// What the statements hold, counted when they were written.
  struct Truth: CustomTestStringConvertible {
    var card: String
    var posted: Int
    var sum: String
    var pending: Int
    var testDescription: String { card }
  }

  @Test(arguments: [
    Truth(card: "visa-gold", posted: 248, sum: "-1246.71", pending: 0),
    Truth(card: "mastercard-berlin", posted: 207, sum: "-618.37", pending: 0),
    Truth(card: "amex-blue", posted: 204, sum: "-35.71", pending: 0),
    Truth(card: "cal-visa", posted: 188, sum: "-31894.11", pending: 2),
  ])
  func `nothing is lost and nothing doubled`(_ truth: Truth) throws {
    let place = try Self.read.get().copy()
    let found = try place.transactions("--book", "SampleStatements").filter {
      $0.card == truth.card
    }
    let posted = found.filter { $0.status == "posted" }
    var sum = DecimalSum()
    for transaction in posted { sum.add(try #require(ExactDecimal(transaction.amount))) }
    #expect(posted.count == truth.posted)
    #expect(found.count { $0.status == "pending" } == truth.pending)
    #expect(sum.text(minimumDecimals: 2) == truth.sum)
  }

  @Test func `running it again says that nothing is new and changes no byte`() throws {
    // Not a copy, whose files have other dates and are looked at again.
    let place = try Place.sample()
    _ = try run(place)
    let files = try place.files(in: "SampleStatements")
    let dates = try place.dates(in: "SampleStatements/Reports")
    let again = try run(place)
    #expect(again.code == 0)
    #expect(again.output == "Nothing new.\n")
    let reports = try place.files(in: "SampleStatements/Reports")
    #expect(
      reports
        == files.filter { $0.key.hasPrefix("Reports/") }.reduce(into: [:]) {
          $0[String($1.key.dropFirst("Reports/".count))] = $1.value
        })
    #expect(try place.dates(in: "SampleStatements/Reports") == dates)
  }

  @Test func `without its derived folder it comes out the same`() throws {
    let place = try Self.read.get().copy()
    let before = try place.files(in: "SampleStatements/Reports")
    try place.remove("SampleStatements/.daybook")
    #expect(try run(place).code == 0)
    #expect(try place.files(in: "SampleStatements/Reports") == before)
    try place.remove("SampleStatements/Reports")
    #expect(try run(place).code == 0)
    #expect(try place.files(in: "SampleStatements/Reports") == before)
  }

  @Test func `one rule more moves exactly what it matches`() throws {
    let place = try Self.read.get().copy()
    let before = try place.transactions("--book", "SampleStatements")
    try place.write(
      "Rules/01-mine.yaml",
      """
      categories:
        Food/Beans:
      rules:
        - Food/Beans: [blue bottle]
      """)
    let after = try place.transactions("--book", "SampleStatements")
    #expect(before.map(\.id) == after.map(\.id))
    for (old, new) in zip(before, after) {
      if old.description.contains("BLUE BOTTLE") {
        #expect(new.category == "Food/Beans")
      } else {
        #expect(old == new)
      }
    }
    #expect(after.contains { $0.category == "Food/Beans" })
  }
}
