import StatementModel
import Testing

@testable import StatementFormats

/// A page of a sync, and what of it counts.
struct RemovalCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var page: String
  /// For each account its id with the transactions that count and the rows that don't.
  var counts: [String]
  var warnings: [String] = []

  private static func row(_ id: String, _ account: String = "a") -> String {
    """
    {"account_id":"\(account)","transaction_id":"\(id)","amount":1,"date":"2026-01-02","name":"A",
    "iso_currency_code":"USD","pending":false,"payment_channel":"other"}
    """
  }

  static let all: [RemovalCase] = [
    RemovalCase(
      testDescription: "of a row of an earlier file",
      page:
        "{\"added\":[\(row("t1"))],\"modified\":[],\"removed\":[{\"transaction_id\":\"t0\",\"account_id\":\"a\"}]}",
      counts: ["a 1 1"]),
    RemovalCase(
      testDescription: "of a row of the same file",
      page:
        "{\"added\":[\(row("t1")),\(row("t2"))],\"removed\":[{\"transaction_id\":\"t1\",\"account_id\":\"a\"}]}",
      counts: ["a 1 2"]),
    RemovalCase(
      testDescription: "before the rows",
      page:
        "{\"removed\":[{\"transaction_id\":\"t1\",\"account_id\":\"a\"}],\"added\":[\(row("t1")),\(row("t2"))]}",
      counts: ["a 1 2"]),
    RemovalCase(
      testDescription: "of a row that was modified first",
      page:
        "{\"added\":[\(row("t1"))],\"modified\":[\(row("t1"))],\"removed\":[{\"transaction_id\":\"t1\",\"account_id\":\"a\"}]}",
      counts: ["a 0 3"]),
    RemovalCase(
      testDescription: "of another account than that of the rows",
      page:
        "{\"added\":[\(row("t1"))],\"removed\":[{\"transaction_id\":\"t0\",\"account_id\":\"b\"}]}",
      counts: ["a 1 0", "b 0 1"]),
    RemovalCase(
      testDescription: "of no account told",
      page:
        "{\"added\":[\(row("t1")),\(row("t2", "b"))],\"removed\":[{\"transaction_id\":\"t1\"}]}",
      counts: ["a 0 2", "b 1 1"]),
    RemovalCase(
      testDescription: "without any row",
      page: "{\"added\":[],\"removed\":[{\"transaction_id\":\"t0\",\"account_id\":\"a\"}]}",
      counts: [" 0 0"], warnings: ["json-removals-alone"]),
  ]
}

struct PlaidRemovalTests {
  @Test(arguments: RemovalCase.all)
  func `a removal takes back the transaction of its id`(_ test: RemovalCase) {
    let file = readJSON(test.page)
    let counts = file.summarized.summaries.map { summary in
      "\(summary.account ?? "") \(summary.transactions) \(summary.corrected)"
    }
    #expect(counts == test.counts)
    #expect(file.warnings.map(\.fact.code) == test.warnings)
  }

  @Test(arguments: RemovalCase.all)
  func `Rows stand in the order of their records, what takes back among them`(
    _ test: RemovalCase
  ) {
    for statement in readJSON(test.page).statements {
      let records = statement.rows.map(\.record)
      #expect(records == records.sorted())
    }
  }
}
