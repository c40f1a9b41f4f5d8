import StatementModel
import Testing

@testable import StatementFormats

struct GraphQLTests {
  private static func page(_ more: Bool) -> String {
    """
    {"data":{"transactions":{"edges":[
      {"cursor":"c1","node":{"id":"t1","accountId":"a","name":"TRAM","amount":-2.50,
        "date":"2026-03-20","type":"debit","isPending":false},"__typename":"TransactionEdge"},
      {"cursor":"c2","node":{"id":"t2","accountId":"a","name":"WAGES","amount":85.23,
        "date":"2026-03-19","type":"credit","isPending":true},"__typename":"TransactionEdge"}],
      "pageInfo":{"hasNextPage":\(more),"endCursor":"c2"}}}}
    """
  }

  @Test
  func `the node of an edge is the transaction`() {
    let file = readJSON(Self.page(false))
    #expect(file.rowTexts == ["2026-03-20 -2.5 TRAM", "2026-03-19 85.23 WAGES pending"])
    #expect(file.rows.map(\.nativeID) == ["t1", "t2"])
    #expect(file.warnings.isEmpty)
  }

  @Test
  func `a further page is warned of`() {
    #expect(readJSON(Self.page(true)).warnings.map(\.fact.code) == ["json-one-page"])
  }

  @Test(arguments: [
    #"{"recurrings":[{"id":"r1","name":"Films","state":"ACTIVE","nextPaymentAmount":-15.99,"#
      + #""payments":[{"amount":-15.99,"isPaid":true,"date":"2026-03-15"}]},"#
      + #"{"id":"r2","name":"Old","state":"CANCELLED","payments":[]}]}"#,
    #"{"members":[{"userId":12,"accounts":[{"accountId":7,"displayName":"Air","balance":"123,456","#
      + #""properties":[{"name":"Level","value":"Bronze"}],"history":[]}]}]}"#,
    #"{"accounts":[{"id":"a","name":"Card","data":[]}]}"#,
    #"{"a":{"id":"x","transactions":[]},"b":{"transactions":[{"when":"2026-01-01","sum_of":3}]}}"#,
  ])
  func `an empty list of something else is no statement`(_ text: String) {
    #expect(readJSON(text).outcomeText == "noStatement json-without-transactions")
  }

  @Test(arguments: [
    #"[{"id":1,"targetAccount":2,"sourceAccount":null,"status":"outgoing_payment_sent","rate":0.9,"#
      + #""created":"2026-03-01 10:47:49","sourceCurrency":"EUR","sourceValue":0,"#
      + #""targetCurrency":"GBP","targetValue":150}]"#
  ])
  func `Wise's transfers, which tell no sign, are no statement`(_ text: String) {
    #expect(readJSON(text).outcomeText == "noStatement json-without-transactions")
  }

  @Test func `The sign of Wise's activities is asked`() {
    let file = readJSON(
      #"{"activities":[{"id":"1","type":"TRANSFER","title":"<strong>Anna</strong>","#
        + #""status":"COMPLETED","primaryAmount":"1,200.50 EUR","secondaryAmount":"","#
        + #""createdOn":"2026-03-01T10:00:00Z"}]}"#)
    guard case .ambiguous = file.outcome else {
      Issue.record("\(file.outcomeText)")
      return
    }
  }
}
