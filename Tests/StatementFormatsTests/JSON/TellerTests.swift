import StatementModel
import Testing

@testable import StatementFormats

struct TellerTests {
  private static func row(
    _ account: String, _ amount: String, _ text: String, status: String = "posted",
    balance: String = "null"
  ) -> String {
    """
    {"account_id":"\(account)","id":"txn_\(text)","amount":"\(amount)","date":"2026-03-05",
    "description":"\(text)","details":{"processing_status":"complete","category":"dining",
    "counterparty":{"name":"PARTY","type":"organization"}},"status":"\(status)",
    "type":"ach","running_balance":\(balance),"links":{}}
    """
  }

  private static let accounts = """
    [{"id":"card","type":"credit","subtype":"credit_card","last_four":"4417","currency":"USD"},
    {"id":"bank","type":"depository","subtype":"checking","last_four":"9000","currency":"USD"}]
    """

  @Test
  func `a purchase is positive on a card and negative on a deposit account`() {
    let rows = [
      Self.row("card", "12.50", "Shop"), Self.row("card", "-100.00", "Payment"),
      Self.row("bank", "-3.25", "Inn"), Self.row("bank", "900.00", "Work", status: "pending"),
    ]
    let file = readJSON(
      #"{"accounts":\#(Self.accounts),"transactions":[\#(rows.joined(separator: ","))]}"#)
    #expect(
      file.rowTexts == [
        "2026-03-05 -12.5 Shop", "2026-03-05 100 Payment", "2026-03-05 -3.25 Inn",
        "2026-03-05 900 Work pending",
      ])
    #expect(file.statements.map(\.account) == ["4417", "9000"])
    #expect(file.rows.first?.details.bankCategory == "dining")
    #expect(file.rows.first?.details.memo == "PARTY")
  }

  @Test
  func `without the account's type the sign is asked, whatever the balance does`() {
    let rows = [
      Self.row("card", "12.50", "Shop", balance: "\"112.50\""),
      Self.row("card", "7.50", "Inn", balance: "\"120.00\""),
      Self.row("card", "10.00", "Bar", balance: "\"130.00\""),
    ]
    let file = readJSON("[\(rows.joined(separator: ","))]")
    #expect(file.outcomeText == "ambiguous open-sign")
    // One type beside all amounts tells no more.
    let typed = rows.map { $0.replacing(#""type":"ach""#, with: #""type":"card_payment""#) }
    let told = readJSON("[\(typed.joined(separator: ","))]")
    #expect(told.outcomeText == "ambiguous open-sign")
    var profile = StatementProfile(name: "p")
    profile.outflow = .positive
    let said = readJSON("[\(rows.joined(separator: ","))]", profile: profile)
    #expect(said.rows.map(\.amount.description) == ["-12.5", "-7.5", "-10"])
  }

  @Test
  func `a balance that is owed does not tell the sign against the words`() {
    let file = readJSON(
      """
      [{"date":"2026-01-02","name":"Shop","amount":5.25,"balance":105.25},
      {"date":"2026-01-03","name":"Inn","amount":6.25,"balance":111.50},
      {"date":"2026-01-04","name":"Bar","amount":1.25,"balance":112.75},
      {"date":"2026-01-05","name":"Payment received","amount":-100.25,"balance":12.50}]
      """)
    withKnownIssue("the balance of a card is taken for that of an account", isIntermittent: true) {
      #expect(file.outcomeText == "ambiguous open-sign")
    }
  }
}
