import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

struct PlaidTests {
  private static let get = """
    {"accounts":[
      {"account_id":"acc-1","mask":"4417","name":"Gold","type":"credit","subtype":"credit card",
       "balances":{"current":120.40,"iso_currency_code":"USD"}},
      {"account_id":"acc-2","mask":"9000","type":"depository","subtype":"checking",
       "balances":{"current":55,"iso_currency_code":"USD"}}],
     "transactions":[
      {"account_id":"acc-1","transaction_id":"t1","amount":12.34,"iso_currency_code":"USD",
       "date":"2026-03-04","authorized_date":"2026-03-02","name":"COFFEE CORNER 12",
       "merchant_name":"Coffee Corner","pending":false,"pending_transaction_id":"p1",
       "payment_channel":"in store","personal_finance_category":{"primary":"FOOD","detailed":"FOOD_COFFEE"}},
      {"account_id":"acc-1","transaction_id":"t2","amount":-500,"iso_currency_code":"USD",
       "date":"2026-03-05","name":"PAYMENT","pending":false,"pending_transaction_id":null,
       "payment_channel":"online"},
      {"account_id":"acc-1","transaction_id":"t3","amount":7.5,"iso_currency_code":"USD",
       "date":"2026-03-06","name":"BAKERY","pending":true,"payment_channel":"in store"}],
     "total_transactions":3}
    """

  @Test
  func `turns amounts, since money out is positive`() throws {
    let file = readJSON(Self.get)
    #expect(
      file.rowTexts == [
        "2026-03-04 -12.34 COFFEE CORNER 12", "2026-03-05 500 PAYMENT",
        "2026-03-06 -7.5 BAKERY pending",
      ])
    #expect(file.decisions.contains { $0.subject == "shape" && $0.choice == "Plaid" })
  }

  @Test
  func `keeps dates, ids, the settled row and the category`() throws {
    let row = try #require(readJSON(Self.get).rows.first)
    #expect(row.purchaseDate == (try day("2026-03-02")))
    #expect(row.postingDate == (try day("2026-03-04")))
    #expect(row.nativeID == "t1")
    #expect(row.details.settlesID == "p1")
    #expect(row.details.bankCategory == "FOOD_COFFEE")
    #expect(row.details.memo == "Coffee Corner")
    #expect(row.currency == .usd)
  }

  @Test
  func `knows accounts by mask, and gives those without rows too`() throws {
    let statements = readJSON(Self.get).statements
    #expect(statements.map(\.account) == ["4417", "9000"])
    #expect(statements.map(\.accountType) == [.creditCard, .checking])
    #expect(statements.map(\.rows.count) == [3, 0])
    #expect(statements[0].closingBalance?.amount == (try decimal("-120.40")))
    #expect(statements[1].closingBalance?.amount == (try decimal("55")))
  }

  @Test
  func `a sync feed adds, modifies and removes`() throws {
    let file = readJSON(
      """
      {"added":[{"account_id":"a","transaction_id":"t1","amount":1,"date":"2026-01-02","name":"A",
        "iso_currency_code":"USD","pending":false,"payment_channel":"other"}],
       "modified":[{"account_id":"a","transaction_id":"t0","amount":2,"date":"2026-01-01","name":"B",
        "iso_currency_code":"USD","pending":false,"payment_channel":"other"}],
       "removed":[{"transaction_id":"t9","account_id":"a"}],"next_cursor":"c","has_more":false}
      """)
    #expect(file.rowTexts == ["2026-01-02 -1 A", "2026-01-01 -2 B", "2026-01-02 0 "])
    #expect(file.rows[1].details.correction == RowCorrection(nativeID: "t0", action: .replace))
    #expect(file.rows[2].details.correction == RowCorrection(nativeID: "t9", action: .delete))
  }

  @Test
  func `a row that is added and modified in one file counts once`() {
    func row(_ id: String, _ amount: Int) -> String {
      """
      {"account_id":"a","transaction_id":"\(id)","amount":\(amount),"date":"2026-01-02",
      "name":"A","iso_currency_code":"USD","pending":false,"payment_channel":"other"}
      """
    }
    let file = readJSON(
      "{\"added\":[\(row("t1", 1)),\(row("t2", 5))],\"modified\":[\(row("t1", 2))],\"removed\":[]}")
    #expect(file.rows.count == 3)
    #expect(file.summarized.summaries.map(\.transactions) == [2])
    #expect(file.summarized.summaries.map(\.corrected) == [1])
  }

  @Test
  func `a profile's word on signs binds`() {
    var profile = StatementProfile(name: "p")
    profile.outflow = .negative
    #expect(readJSON(Self.get, profile: profile).rows.first?.amount.isNegative == false)
  }
}

struct SimpleFINTests {
  private static func accounts(_ currency: String = "USD", _ rows: String) -> String {
    """
    {"errors":[],"accounts":[{"org":{"name":"My Bank","sfin-url":"https://s"},"id":"ACT-1",
    "name":"Card (4417)","currency":"\(currency)","balance":"-100.23","available-balance":"75.23",
    "balance-date":1772000000,"transactions":[\(rows)]}]}
    """
  }

  @Test
  func `reads posted and pending rows`() throws {
    let file = readJSON(
      Self.accounts(
        "USD",
        """
        {"id":"1","posted":1771977599,"amount":"-33.29","description":"Grocery Store"},
        {"id":"2","posted":0,"transacted_at":1772064000,"amount":"5","description":"Refund","pending":true}
        """))
    #expect(
      file.rowTexts == ["2026-02-24 -33.29 Grocery Store", "2026-02-26 5 Refund pending"])
    let statement = try #require(file.statements.first)
    #expect(statement.account == "ACT-1")
    #expect(statement.institution == "My Bank")
    #expect(statement.currency == .usd)
    #expect(statement.closingBalance?.amount == (try decimal("-100.23")))
    #expect(statement.closingBalance?.date == (try day("2026-02-25")))
  }

  @Test
  func `what the source reports as wrong is a warning`() {
    let file = readJSON(#"{"errors":["Connection to My Bank needs attention"],"accounts":[]}"#)
    #expect(file.warnings.map(\.fact.code) == ["json-error-of-source"])
  }

  @Test
  func `an account kept in miles is refused`() {
    let file = readJSON(
      Self.accounts(
        "https://example.com/miles",
        #"{"id":"1","posted":1771977599,"amount":"-33","description":"Flight"}"#))
    #expect(file.statements.isEmpty)
    #expect(file.rejected.map(\.fact.code) == ["row-currency-is-no-money"])
  }

  @Test
  func `an account without rows is a statement without rows`() {
    let file = readJSON(Self.accounts("EUR", ""))
    #expect(file.outcomeText == "read")
    #expect(file.statements.map(\.account) == ["ACT-1"])
  }
}

struct BerlinGroupTests {
  private static let report = """
    {"account":{"iban":"DE001","currency":"EUR"},"transactions":{"booked":[
    {"transactionId":"1","bookingDate":"2026-02-03","valueDate":"2026-02-04",
     "transactionAmount":{"amount":"-12.30","currency":"EUR"},"creditorName":"Shop","debtorName":"Me",
     "remittanceInformationUnstructured":"Invoice 7","merchantCategoryCode":"5411"},
    {"internalTransactionId":"i2","bookingDate":"2026-02-05",
     "transactionAmount":{"amount":100.5,"currency":"EUR"},"debtorName":"Employer",
     "creditorAccount":[],"remittanceInformationUnstructuredArray":["Pay","February"]},
    {"entryReference":"e3","valueDate":"2026-02-06","bookingDate":null,
     "transactionAmount":{"amount":"-1","currency":"EUR"},
     "currencyExchange":[{"instructedAmount":{"amount":"1.10","currency":"USD"}}],
     "remittanceInformationStructured":"RF18"}],
    "pending":[{"valueDate":"2026-02-07","transactionAmount":{"amount":"-9.99","currency":"EUR"},
     "remittanceInformationUnstructured":"Card"}]},
    "balances":[{"balanceType":"closingBooked","balanceAmount":{"amount":"87.20","currency":"EUR"},
     "referenceDate":"2026-02-06"},
     {"balanceType":"openingBooked","balanceAmount":{"amount":"0","currency":"EUR"}}]}
    """

  @Test(arguments: [
    ("plain", ""), ("in a recorded answer", #"{"request":{"params":{}},"response":{"body":"#),
  ])
  func `reads booked and pending rows`(_ name: String, _ wrapping: String) throws {
    let text = wrapping + Self.report + (wrapping.isEmpty ? "" : "}}")
    let file = readJSON(text)
    #expect(
      file.rowTexts == [
        "2026-02-03 -12.3 Shop", "2026-02-05 100.5 Employer", "2026-02-06 -1 RF18",
        "2026-02-07 -9.99 Card pending",
      ])
    let statement = try #require(file.statements.first)
    #expect(statement.account == "DE001")
    #expect(statement.closingBalance?.amount == (try decimal("87.2")))
    #expect(statement.openingBalance?.amount == .zero)
    #expect(file.rows.map(\.nativeID) == ["1", "i2", "e3", nil])
    #expect(file.rows.map(\.details.memo) == ["Invoice 7", "Pay February", nil, nil])
    #expect(file.rows[0].details.merchantCategoryCode == 5411)
    #expect(file.rows[2].details.original == (try money("-1.10 USD")))
  }

  @Test
  func `a recorded answer may stand in a string`() throws {
    var quoted = ""
    JSONText.writeString(Self.report, to: &quoted)
    let file = readJSON(#"[{"response":{"status":200,"body":"# + quoted + "}}]")
    #expect(file.rows.count == 4)
    #expect(Set(file.rows.map(\.span.line)) == [1])
  }

  @Test
  func `amounts without sign go by the indicator`() {
    let file = readJSON(
      """
      {"transactions":[
       {"entryReference":"1","transactionAmount":{"currency":"EUR","amount":"12.25"},
        "creditDebitIndicator":"DBIT","status":"BOOK","bookingDate":"2026-02-12",
        "remittanceInformation":["SEPA","Shop"]},
       {"entryReference":"2","transactionAmount":{"currency":"EUR","amount":"66.38"},
        "creditDebitIndicator":"CRDT","status":"PDNG","bookingDate":"2026-02-13",
        "remittanceInformation":["Transfer"]}]}
      """)
    #expect(file.rowTexts == ["2026-02-12 -12.25 SEPA Shop", "2026-02-13 66.38 Transfer pending"])
  }

  @Test
  func `a pending row without a date is left out`() {
    let file = readJSON(
      """
      {"transactions":{"booked":[],"pending":[
       {"transactionAmount":{"amount":"-1","currency":"EUR"}},
       {"transactionAmount":{"amount":"-2","currency":"EUR"},"valueDate":"2026-12-01"}]}}
      """)
    #expect(file.rowTexts == ["2026-12-01 -2  pending"])
    #expect(file.leftOut.map(\.reason) == [.pendingUndated])
  }

  @Test
  func `a row without a date is rejected with its place`() throws {
    let file = readJSON(
      """
      {"transactions":{"booked":[
       {"transactionId":"1","transactionAmount":{"amount":"-1","currency":"EUR"}},
       {"transactionId":"2","transactionAmount":{"amount":"-2","currency":"EUR"},"bookingDate":"2026-13-01"},
       {"transactionId":"3","transactionAmount":{"amount":"-3","currency":"EUR"},"bookingDate":"2026-12-01"}]}}
      """)
    #expect(file.rows.count == 1)
    #expect(file.rejected.map(\.fact.code) == ["row-without-date", "row-bad-date"])
    #expect(file.rejected.map(\.span.line) == [2, 3])
    #expect(file.rejected.map(\.column) == [2, 90])
  }
}

struct OtherShapeTests {
  @Test
  func `Monzo counts minor units and lists declined rows`() throws {
    let file = readJSON(
      """
      {"transactions":[
      {"id":"tx1","account_id":"acc","created":"2026-03-01T22:10:00.000Z","settled":"2026-03-03T06:00:00Z",
       "amount":-1250,"currency":"GBP","local_amount":-1500,"local_currency":"EUR",
       "description":"CAFE","merchant":{"name":"Cafe"},"notes":"","is_load":false},
      {"id":"tx2","account_id":"acc","created":"2026-03-02T10:00:00Z","settled":"","amount":-99,
       "currency":"GBP","description":"SHOP","merchant":null,"is_load":false},
      {"id":"tx3","account_id":"acc","created":"2026-03-02T11:00:00Z","settled":"","amount":-5000,
       "currency":"GBP","description":"NO","decline_reason":"INSUFFICIENT_FUNDS","is_load":false}]}
      """)
    #expect(file.rowTexts == ["2026-03-03 -12.5 CAFE", "2026-03-02 -0.99 SHOP pending"])
    #expect(file.rows[0].details.original == (try money("-15 EUR")))
    #expect(file.leftOut.map(\.reason) == [.declined])
  }

  @Test
  func `Up holds and settles`() throws {
    let file = readJSON(
      """
      {"data":[{"type":"transactions","id":"u1","attributes":{"status":"HELD","rawText":"RAW",
       "description":"Shop","message":null,"amount":{"currencyCode":"AUD","value":"-10.56","valueInBaseUnits":-1056},
       "foreignAmount":null,"settledAt":null,"createdAt":"2026-03-01T23:55:00+10:00"},
       "relationships":{"account":{"data":{"type":"accounts","id":"acc"}},"category":{"data":null}}},
       {"type":"transactions","id":"u2","attributes":{"status":"SETTLED","description":"Shop",
       "amount":{"currencyCode":"AUD","value":"-1.00","valueInBaseUnits":-100},
       "settledAt":"2026-03-03T01:00:00+10:00","createdAt":"2026-03-01T23:55:00+10:00"}}],
       "links":{"prev":null,"next":null}}
      """)
    #expect(file.rowTexts.contains("2026-03-01 -10.56 Shop pending"))
    #expect(file.rowTexts.contains("2026-03-03 -1 Shop"))
  }

  @Test
  func `Revolut Business reads the leg and leaves out what failed`() {
    let file = readJSON(
      """
      [{"id":"r1","type":"card_payment","state":"completed","created_at":"2026-03-01T10:00:00Z",
        "completed_at":"2026-03-02T10:00:00Z","merchant":{"name":"Shop","category_code":"5411"},
        "legs":[{"leg_id":"l","account_id":"a","amount":-10.5,"currency":"EUR","balance":100}]},
       {"id":"r2","type":"transfer","state":"failed","created_at":"2026-03-01T10:00:00Z",
        "legs":[{"leg_id":"l","account_id":"a","amount":-3,"currency":"EUR"}]}]
      """)
    #expect(file.rowTexts == ["2026-03-02 -10.5 Shop"])
    #expect(file.rows[0].details.merchantCategoryCode == 5411)
    #expect(file.leftOut.count == 1)
  }

  @Test
  func `Wise states its balance`() throws {
    let file = readJSON(
      """
      {"accountHolder":{"type":"PERSONAL"},"transactions":[{"type":"DEBIT","date":"2026-03-01T10:00:00Z",
       "amount":{"value":-7.76,"currency":"EUR"},"details":{"type":"CARD","description":"Card at Shop"},
       "runningBalance":{"value":16.01,"currency":"EUR"},"referenceNumber":"CARD-1"}],
       "endOfStatementBalance":{"value":9.94,"currency":"EUR"},
       "query":{"intervalStart":"2026-03-01T00:00:00Z","intervalEnd":"2026-03-31T23:59:59Z","currency":"EUR"}}
      """)
    #expect(file.rowTexts == ["2026-03-01 -7.76 Card at Shop"])
    #expect(file.statements[0].closingBalance?.amount == (try decimal("9.94")))
    #expect(file.statements[0].statedTo == (try day("2026-03-31")))
  }

  @Test
  func `Stripe's sign is told by the rows, or asked for`() {
    let text = """
      {"object":"list","data":[{"id":"fctxn_1","object":"financial_connections.transaction",
       "account":"fca_1","amount":-1000,"currency":"usd","description":"Rocket","status":"posted",
       "status_transitions":{"posted_at":1771977599},"transacted_at":1771977599}]}
      """
    #expect(readJSON(text).rowTexts == ["2026-02-24 -10 Rocket"])
    let unsigned = text.replacing("-1000", with: "1000")
    #expect(readJSON(unsigned).outcomeText == "ambiguous open-sign")
    var profile = StatementProfile(name: "p")
    profile.outflow = .positive
    #expect(readJSON(unsigned, profile: profile).rowTexts == ["2026-02-24 -10 Rocket"])
  }
}
