import TestSupport
import Testing

@testable import StatementFormats

/// What the words of a description say of the way of its money.
struct FlowWordTests {
  private static let out = FlowWords.Flow(direction: -1, weight: 2)
  private static let name = FlowWords.Flow(direction: -1, weight: 1)
  private static let income = FlowWords.Flow(direction: 1, weight: 2)
  private static let weak = FlowWords.Flow(direction: 1, weight: 1)

  @Test(arguments: [
    ("REFUND OF PURCHASE", income), ("Purchase, refunded", income), ("A refund", income),
    ("re fund", .unknown), ("prerefund", .unknown), ("refun", .unknown),
    // A short word may not go on.
    ("FEE", out), ("fees", out), ("feed", .unknown), ("lon", income), ("LONDON", .unknown),
    ("lo", .unknown), ("l", .unknown), ("F24", out), ("f 24", .unknown), ("POS.12", out),
    // A phrase of several words: all but the last are whole.
    ("debit card 12", out), ("debits card", .unknown), ("debit cards", .unknown),
    ("cash backs", .unknown), ("cash back", income), ("direct deposits", income),
    ("standing orders", .unknown), ("Standing-Order", out), ("debit", .unknown),
    ("debit card", out), ("x debit", .unknown), ("direct dep paid", out),
    // Precedence.
    ("payment received", income), ("fee interest", out), ("deposit", weak),
    ("amazon deposit", weak), ("amazon fee", out),
    ("transfer to payment", out),
    // Merchants stand at the beginning.
    ("AMAZON.COM", name), ("the amazon shop", name), ("to the amazon", .unknown),
    ("whole foods 5", name), ("at whole foods", .unknown), ("dm drogerie", name),
    ("dm-drogeriemarkt", name), ("dm x drogerie", .unknown), ("mcdonalds", name), ("wal", .unknown),
    // Other scripts.
    ("Возвраты", income), ("возврат 5", income), ("זיכויים", income), ("זיכ\"וי", income),
    ("Ré\u{301}funds", income), ("achat carte", out), ("remboursé", .unknown),
    ("remboursements été", income),
    // A mark is part of the letter or space before it.
    ("refund\u{93E}", .unknown), ("refunds\u{93E}", income), ("refund \u{93E}", income),
    ("fee \u{93E}", .unknown), ("fee é", out), ("debit \u{93E}card", .unknown),
    // Scripts without spaces: anywhere.
    ("消费 某商店", out), ("（消费）某商店", out), ("某商店消费", out), ("（退款）某商店", income),
    ("atm取款5", out), ("消", .unknown), ("退货消费", income), ("费消", .unknown),
    ("", .unknown), (" . ", .unknown), ("12", .unknown),
  ])
  func `The plainest phrase tells the way`(_ text: String, _ flow: FlowWords.Flow) {
    #expect(FlowWords.flow(text) == flow)
  }

  @Test(arguments: [
    ("PAYMENT - THANK YOU", true), ("AUTOPAY THANK YOU", true), ("Thank you", false),
    ("thanks you payment refund", false), ("refund payment", false),
  ])
  func `An issuer thanks for a payment`(_ text: String, _ isThanks: Bool) {
    let flow = FlowWords.flow(text)
    #expect(flow.direction == 1)
    #expect(flow.isThanks == isThanks)
  }

  @Test(arguments: [
    ("payment", 1, 1), ("transfer from x", 1, 2), ("pago", -1, 2), ("autopay fee", 1, 2),
    ("fee pago", -1, 2), ("оплата", -1, 2), ("掌上生活还款", 1, 2), ("转账汇款", -1, 2),
  ])
  func `Payments and transfers go both ways`(_ text: String, _ direction: Int, _ weight: Int) {
    let flow = FlowWords.flow(text)
    #expect(flow.direction == direction)
    #expect(flow.weight == weight)
    #expect(flow.isTwoWay == !text.hasPrefix("fee"))
  }
}
