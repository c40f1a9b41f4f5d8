import Foundation
import Testing

/// Exports read by the programs that they are for: the same count and the same totals.
struct AccountingExportTests {
  static let books = [ExportedBook.sample, ExportedBook.hostile]

  @Test(.enabled(if: OutsideTools.hledger != nil), arguments: books)
  func `hledger checks strictly and has the same totals`(
    _ book: Result<ExportedBook, any Error>
  ) throws {
    let book = try book.get()
    let hledger = try #require(OutsideTools.hledger)
    let (place, path) = try book.write("hledger")
    func run(_ arguments: String...) throws -> String {
      let answer = try Program.run(
        ["-f", path] + arguments, in: place.root,
        environment: place.environment(["LC_ALL": "C.UTF-8"]), executable: hledger)
      #expect(answer.code == 0, "\(arguments): \(answer.talk)")
      return answer.output
    }
    _ = try run("check", "--strict", "ordereddates")
    #expect(try run("stats").contains("Transactions"))
    // One line a transaction, but for transfers, which are two.
    let ids = try run("reg", "-O", "csv", "tag:id", "--depth", "1")
    #expect(!ids.isEmpty)
    let accounts = try run(
      "bal", "--flat", "--no-total", "--layout=bare", "-O", "csv", "^Assets", "^Liabilities")
    #expect(try Self.totals(csv: accounts) == book.totals())
    let others = try run(
      "bal", "-B", "--flat", "--no-total", "--layout=bare", "-O", "csv", "^Expenses", "^Income")
    let found = Set(try Self.totals(csv: others))
    for (category, totals) in try book.categoryTotals()
    where !category.hasPrefix("Transfer") {
      #expect(found.isSuperset(of: totals), "\(category)")
    }
    #expect(try run("bal", "-B", "--depth", "0").contains("0"), "everything comes to nothing")
  }

  /// `"account","commodity","balance"` with a heading.
  private static func totals(csv: String) throws -> [Total] {
    var sums = Sums()
    for line in csv.split(separator: "\n").dropFirst() {
      let cells = line.dropFirst().dropLast().split(
        separator: "\",\"", omittingEmptySubsequences: false)
      try #require(cells.count >= 3, "\(line)")
      let currency = String(cells[cells.count - 2])
      try sums.add(
        cells.dropLast(2).joined(), currency == "" ? "USD" : currency,
        String(cells[cells.count - 1]))
    }
    return sums.totals
  }

  @Test(.enabled(if: OutsideTools.ledger != nil), arguments: books)
  func `ledger reads pedantically and has the same totals`(
    _ book: Result<ExportedBook, any Error>
  ) throws {
    let book = try book.get()
    let ledger = try #require(OutsideTools.ledger)
    let (place, path) = try book.write("ledger")
    let answer = try Program.run(
      [
        "--no-color", "--pedantic", "-f", path, "reg", "--format",
        "%(commodity)|%(quantity(amount))|%(account)\n", "^Assets", "or", "^Liabilities",
      ], in: place.root, environment: place.environment(["LC_ALL": "C.UTF-8"]), executable: ledger)
    #expect(answer.code == 0 && answer.talk.isEmpty, "\(answer.talk)")
    var sums = Sums()
    for line in answer.lines {
      let cells = line.split(separator: "|", maxSplits: 2)
      try sums.add(String(cells[2]), String(cells[0]), String(cells[1]))
    }
    #expect(answer.lines.count == book.count)
    #expect(try sums.totals == book.totals())
  }

  @Test(.enabled(if: OutsideTools.python != nil), arguments: books)
  func `beancount loads without a fault and has the same totals`(
    _ book: Result<ExportedBook, any Error>
  ) throws {
    let book = try book.get()
    let python = try #require(OutsideTools.python)
    let (place, path) = try book.write("beancount")
    try place.write(
      "read.py",
      """
      import sys
      from beancount import loader
      from beancount.core import data
      entries, errors, options = loader.load_file(sys.argv[1])
      for error in errors:
          print("error", error.message, error.source, file=sys.stderr)
      for entry in entries:
          if isinstance(entry, data.Transaction):
              assert entry.meta["id"]
              for posting in entry.postings:
                  if posting.account.split(":")[0] in ("Assets", "Liabilities"):
                      number, currency = posting.units
                      print(posting.account, currency, format(number, "f"), sep="|")

      """)
    let answer = try Program.run(
      ["read.py", path], in: place.root, environment: place.environment(["LC_ALL": "C.UTF-8"]),
      executable: python)
    #expect(answer.code == 0 && answer.talk.isEmpty, "\(answer.talk)")
    var sums = Sums()
    for line in answer.lines {
      let cells = line.split(separator: "|")
      try sums.add(String(cells[0]), String(cells[1]), String(cells[2]))
    }
    #expect(answer.lines.count == book.count)
    #expect(try sums.totals == book.totals())
  }
}

extension Result<ExportedBook, any Error>: @retroactive CustomTestStringConvertible {
  public var testDescription: String { (try? get().name) ?? "a book that was not made" }
}
