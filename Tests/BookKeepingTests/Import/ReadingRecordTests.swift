import StatementModel
import TestSupport
import Testing

@testable import BookKeeping

@Suite("What a reading came to")
struct ReadingRecordTests {
  /// A statement that states all there is to state.
  private static func full() throws -> Statement {
    var details = RowDetails()
    details.memo = "card 1 \u{5D0}"
    details.kind = .installment
    details.original = try money("-12.50 USD")
    details.installment = Installment(number: 2, count: 10)
    details.bankCategory = "Restaurants"
    details.merchantCategoryCode = 5812
    details.settlesID = "p1"
    details.correction = RowCorrection(nativeID: "x", action: .replace)
    details.checkNumber = "17"
    var statement = Statement(rows: [
      StatementRow(
        record: 3, span: SourceSpan(line: 4, offset: 120, length: 40),
        amount: try decimal("-45.10"), currency: Currency(code: "EUR"),
        purchaseDate: try day("2026-03-02"), postingDate: try day("2026-03-04"),
        chargeDate: try day("2026-04-02"), description: "CAF\u{C9} \"LUNA\"", nativeID: "id 1",
        runningBalance: try decimal("100.05"), details: details),
      StatementRow(
        record: 4, span: SourceSpan(line: 5, offset: 160, length: 20), status: .pending,
        amount: try decimal("7"), postingDate: try day("2026-03-05"), description: ""),
    ])
    statement.account = "DE11 \u{2022}\u{2022}6789"
    statement.accountType = .creditCard
    statement.institution = "Bank"
    statement.currency = Currency(code: "EUR")
    statement.statedFrom = try day("2026-03-01")
    statement.statedTo = try day("2026-03-31")
    statement.openingBalance = StatedBalance(amount: try decimal("1.00"))
    statement.closingBalance = StatedBalance(
      amount: try decimal("-0.10"), date: try day("2026-03-31"))
    return statement
  }

  @Test func `kept statements are read as they were`() throws {
    var deletes = try Self.full()
    deletes.rows[0].details.correction = RowCorrection(nativeID: "y", action: .delete)
    let statements = [try Self.full(), deletes, Statement()]
    let bytes = KeptStatements(statements).bytes
    #expect(KeptStatements(bytes)?.read() == statements)
    #expect(KeptStatements(statements).bytes == bytes)
  }

  @Test(
    arguments: [
      "", "{}", "[]", #"{"statements":[{"rows":[{"record":1}]}]}"#,
      #"{"statements":[{"rows":[{"record":1,"line":1,"offset":0,"length":1,"amount":"x","description":""}]}]}"#,
    ])
  func `what is no kept statement is not taken for one`(text: String) {
    #expect(KeptStatements(Array(text.utf8))?.read() == nil)
  }

  /// It stands in journals: whatever changes here takes old files for such as are read otherwise.
  @Test func `the digest of a statement never changes`() throws {
    let euro = try #require(Currency(code: "EUR"))
    let full = ReadingDigest.text(of: try Self.full(), currency: euro)
    #expect(full == "4af833624793a56d")
    #expect(ReadingDigest.text(of: Statement(), currency: euro) == "380422a3c8bd1b9b")
  }

  @Test func `the digest tells each thing that a row says, and not where it stands`() throws {
    let euro = try #require(Currency(code: "EUR"))
    let full = try Self.full()
    let digest = ReadingDigest.text(of: full, currency: euro)
    var moved = full
    moved.rows[0].record = 9
    #expect(ReadingDigest.text(of: moved, currency: euro) == digest)
    var named = full
    named.rows[1].currency = euro
    #expect(ReadingDigest.text(of: named, currency: euro) == digest, "the currency it is taken for")

    let changes: [(String, (inout Statement) throws -> Void)] = [
      ("status", { $0.rows[0].status = .pending }),
      ("amount", { $0.rows[0].amount = try decimal("45.10") }),
      ("currency", { $0.rows[0].currency = Currency(code: "USD") }),
      ("purchase", { $0.rows[0].purchaseDate = nil }),
      ("posting", { $0.rows[0].postingDate = try day("2026-03-05") }),
      ("charge", { $0.rows[0].chargeDate = nil }),
      ("description", { $0.rows[0].description += " " }),
      ("id", { $0.rows[0].nativeID = nil }),
      ("memo", { $0.rows[0].details.memo = nil }),
      ("kind", { $0.rows[0].details.kind = .charge }),
      ("original", { $0.rows[0].details.original = nil }),
      ("installment", { $0.rows[0].details.installment = Installment(number: 3, count: 10) }),
      ("category", { $0.rows[0].details.bankCategory = nil }),
      ("code", { $0.rows[0].details.merchantCategoryCode = nil }),
      ("balance", { $0.rows[0].runningBalance = nil }),
      ("settles", { $0.rows[0].details.settlesID = nil }),
      ("correction", { $0.rows[0].details.correction?.action = .delete }),
      ("check", { $0.rows[0].details.checkNumber = nil }),
      ("from", { $0.statedFrom = nil }),
      ("closing", { $0.closingBalance = nil }),
      ("rows", { $0.rows = StatementColumns($0.rows.dropLast()) }),
    ]
    for (name, change) in changes {
      var other = full
      try change(&other)
      #expect(ReadingDigest.text(of: other, currency: euro) != digest, "\(name)")
    }
  }
}
