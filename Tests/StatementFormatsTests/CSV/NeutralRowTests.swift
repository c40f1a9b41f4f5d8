import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Rows that a wallet counts as neither income nor expense, and refunds noted behind amounts.
struct NeutralRowTests {
  private static func file(_ rows: [String]) -> StatementFile {
    readCSV((["交易时间,交易对方,商品说明,金额,收/支,交易状态"] + rows).joined(separator: "\n"))
  }

  private static let plain = [
    "2024-01-02 10:00:00,小店,面包,12.50,支出,交易成功",
    "2024-01-03 10:00:00,朋友,红包,30.00,收入,交易成功",
  ]

  @Test(arguments: ["不计收支", "中性交易", "/", "其他"])
  func `A row of neither is left out`(_ word: String) throws {
    let file = Self.file(Self.plain + ["2024-01-04 10:00:00,银行,转入,100.00,\(word),交易成功"])
    #expect(file.leftOut.map(\.reason) == [.neutral])
    #expect(file.rejected.isEmpty)
    #expect(try rows(file).map(\.amount) == [decimal("-12.5"), decimal("30")])
  }

  @Test func `A row of neither that gives money back is rejected`() {
    let file = Self.file(Self.plain + ["2024-01-04 10:00:00,小店,退款-面包,5.00,不计收支,退款成功"])
    #expect(file.rejected.map(\.fact.code) == ["bad-direction"])
    #expect(file.leftOut.isEmpty)
  }

  @Test(arguments: [
    ("131.77(已退款89.84)", "-41.93"), ("131.77（已退款89.84）", "-41.93"), ("¥9.00(已退款¥4.00)", "-5"),
    ("9.00(已全额退款)", "0"),
  ])
  func `What was given back is taken off the amount before it`(_ cell: String, _ left: String)
    throws
  {
    let file = Self.file(
      Self.plain + [
        "2024-01-04 10:00:00,小店,衣服,\(cell),支出,交易成功",
        "2024-01-05 10:00:00,小店,退款-衣服,89.84,不计收支,退款成功",
      ])
    #expect(try rows(file).map(\.amount) == [decimal("-12.5"), decimal("30"), decimal(left)])
    #expect(file.leftOut.map(\.reason) == [.neutral])
    #expect(file.rejected.isEmpty)
  }

  @Test(arguments: ["131.77(已退款189.84)", "131.77(已退款)", "131.77(部分)", "131.77(已退款-1.00)"])
  func `Another note is no amount`(_ cell: String) {
    let file = Self.file(Self.plain + ["2024-01-04 10:00:00,小店,衣服,\(cell),支出,交易成功"])
    #expect(file.rejected.map(\.fact.code) == ["bad-amount"])
  }
}
