import Foundation
import StatementModel
import Testing

/// Exports in the formats of statements: read by others, and by the program itself.
struct StatementExportTests {
  static let books = AccountingExportTests.books

  @Test(.enabled(if: OutsideTools.python != nil), arguments: books)
  func `ofxtools finds every posted transaction`(
    _ book: Result<ExportedBook, any Error>
  ) throws {
    let book = try book.get()
    let python = try #require(OutsideTools.python)
    let (place, path) = try book.write("ofx")
    try place.write(
      "read.py",
      """
      import sys
      from ofxtools.Parser import OFXTree
      tree = OFXTree()
      tree.parse(sys.argv[1])
      for statement in tree.convert().statements:
          total = sum(row.trnamt for row in statement.transactions)
          assert total == statement.balance.balamt, "balance"
          for row in statement.transactions:
              assert len(row.fitid) == 32
              print(statement.account.acctid, statement.curdef, format(row.trnamt, "f"), sep="|")

      """)
    let answer = try Program.run(
      ["read.py", path], in: place.root,
      environment: place.environment(["LC_ALL": "C.UTF-8", "PYTHONWARNINGS": "error"]),
      executable: python)
    #expect(answer.code == 0, "\(answer.talk.suffix(2000))")
    var sums = Sums()
    for line in answer.lines {
      let cells = line.split(separator: "|")
      try sums.add(String(cells[0]), String(cells[1]), String(cells[2]))
    }
    let posted = book.listed.filter { $0.status == "posted" }
    #expect(answer.lines.count == Set(posted.map(\.id)).count)
    #expect(try sums.totals == book.totals { $0.status == "posted" })
  }

  @Test(arguments: books, ["ofx", "csv", "json", "qif"])
  func `the program reads back what it wrote`(
    _ book: Result<ExportedBook, any Error>, _ format: String
  ) throws {
    let book = try book.get()
    let (place, path) = try book.write(format)
    let answer = try place(
      "inspect", path, "--format", "json", "--set", "outflow=negative")
    #expect(answer.code == 0, "\(answer.output.prefix(500)) \(answer.talk)")
    let file = try JSONDecoder().decode(Inspected.self, from: Data(answer.output.utf8))
    #expect(file.status == "read" && file.rejected.isEmpty, "\(file.questions)")
    // In CSV and JSON each part of a split transaction has its line.
    let isByParts = format == "csv" || format == "json"
    let count = file.statements.reduce(0) { $0 + $1.transactions }
    #expect(count == (isByParts ? book.listed.count : book.count))
    let pending = book.listed.filter { $0.status == "pending" }.count
    if format != "qif" { #expect(file.statements.reduce(0) { $0 + $1.pending } == pending) }
    var sums = Sums()
    for statement in file.statements {
      let account = statement.account ?? ""
      for (currency, amount) in statement.sums { try sums.add(account, currency, amount) }
    }
    // QIF names no currency, but has an account for each.
    let totals = try book.totals()
    if format == "qif" {
      #expect(sums.totals.map(\.amount).sorted() == totals.map(\.amount).sorted())
    } else {
      #expect(sums.totals == totals)
    }
  }

  private struct Inspected: Decodable {
    struct Statement: Decodable {
      var account: String?
      var transactions: Int
      var pending: Int
      var sums: [String: String]
    }
    struct Rejected: Decodable { var reason: String }
    var status: String
    var questions: [String]
    var statements: [Statement]
    var rejected: [Rejected]
  }
}
