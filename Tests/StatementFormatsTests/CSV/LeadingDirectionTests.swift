import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Texts that begin with a word for in or out.
struct LeadingDirectionTests {
  @Test(arguments: [
    (
      "Portuguese", "data,descricao,valor",
      ["Débito PIX Ana", "Crédito salário", "Débito Mercado"],
      ["-1.5", "2.5", "-3.5"]
    ),
    (
      "German", "Datum,Buchungstext,Betrag",
      ["Lastschrift Strom", "Gutschrift Lohn", "Lastschrift Miete"],
      ["-1.5", "2.5", "-3.5"]
    ),
    (
      "a card in Chinese", "信用卡账单\n交易日期,交易说明,金额",
      ["消费 小店", "退货 小店", "信用卡还款 转账"], ["-1.5", "2.5", "3.5"]
    ),
  ])
  func `Where all do, they tell the direction`(
    _ name: String, _ header: String, _ texts: [String], _ amounts: [String]
  ) throws {
    let lines = texts.enumerated().map { index, text in
      "2024-01-0\(index + 2),\(text),\(index + 1).50"
    }
    let file = readCSV(([header] + lines).joined(separator: "\n"))
    #expect(try rows(file).map(\.amount) == amounts.map { try decimal($0) })
    #expect(file.settings.allSatisfy { !$0.value.contains("direction") })
  }

  @Test(arguments: [
    ("one begins otherwise", ["Débito PIX", "Crédito salário", "Mercado Central"]),
    ("all go one way", ["Débito PIX", "Débito luz", "Débito Mercado"]),
    ("the word is of a card", ["Debit card Mill", "Credit card Harbour", "Credit card Mill"]),
    ("two are too few", ["Débito PIX", "Crédito salário"]),
    ("paid back, but to what", ["消费 小店", "退货 小店", "还款 转账"]),
  ])
  func `Else it is asked, or other words decide`(_ name: String, _ texts: [String]) {
    let lines = texts.enumerated().map { "2024-01-0\($0 + 2),\($1),\($0 + 1).50" }
    let file = readCSV((["date,description,amount"] + lines).joined(separator: "\n"))
    #expect(!file.decisions.contains { $0.subject == "direction" })
  }

  @Test func `Signs that are written go before them`() throws {
    let file = readCSV(
      """
      date,description,amount
      2024-01-02,Débito PIX,-1.50
      2024-01-03,Crédito salário,2.50
      2024-01-04,Débito Mercado,-3.50
      """)
    #expect(try rows(file).map(\.amount) == [decimal("-1.5"), decimal("2.5"), decimal("-3.5")])
    #expect(!file.decisions.contains { $0.subject == "direction" })
  }
}
