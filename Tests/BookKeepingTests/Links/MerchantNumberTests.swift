import RuleEngine
import StatementModel
import TestSupport
import Testing

@testable import BookKeeping

/// Numbers of merchants against the texts themselves.
struct MerchantNumberTests {
  static let descriptions = [
    "SHOE SHOP", "SHOE SHOP BERLIN", "SHOE", "REFUND SHOE SHOP", "SHOESHOP", "AB", "AB CAFE",
    "CAF\u{C9} BLEU", "CAFE\u{301} BLEU", "CAFE BLEU PARIS", "\u{5D7}\u{5E0}\u{5D5}\u{5EA}",
    "SHOP SHOE", "REFUND", "SQ *SHOE SHOP", "",
  ]
  static let payees = [nil, "Shoe Shop", "Caf\u{E9}", "Cafe\u{301}"]

  /// What the numbers stand for.
  private static func areOne(_ left: Transaction, _ right: Transaction) -> Bool {
    if let payee = left.payee, payee == right.payee { return true }
    guard WordMask.of(left.description) & WordMask.of(right.description) != 0 else { return false }
    let names = [left, right].map { name(of: $0.description) }
    guard names.allSatisfy({ $0.utf8.count >= 3 }) else { return false }
    return names[0] == names[1] || names[0].hasPrefix(names[1] + " ")
      || names[1].hasPrefix(names[0] + " ")
  }

  private static func name(of description: String) -> String {
    var words = MerchantKey(description).words
    while words.count > 1, words.first == "refund" { words.removeFirst() }
    while words.count > 1, words.last == "refund" { words.removeLast() }
    return words.joined(separator: " ")
  }

  @Test func `numbers tell what texts tell`() throws {
    let amount = try TestSupport.money("-5 USD")
    var all: [Transaction] = []
    for (payee, description) in Self.payees.flatMap({ payee in
      Self.descriptions.map { (payee, $0) }
    }) {
      all.append(
        Transaction(
          id: TransactionID(high: 0, low: UInt64(all.count)), card: CardID("visa"),
          status: .posted, purchaseDate: nil, postingDate: nil, amount: amount,
          description: description, payee: payee, sourceFile: "a.csv", sourceLine: 2))
    }
    // A copy shares its texts, and with them the number.
    all += all
    var numbers = MerchantNumbers(TransactionTable(all))
    var found = 0
    for one in all.indices {
      for other in all.indices {
        let (left, right) = (numbers.number(at: one), numbers.number(at: other))
        let areOne = numbers.areOne(left, right)
        #expect(areOne == Self.areOne(all[one], all[other]))
        if areOne { found += 1 }
      }
    }
    #expect(numbers.number(at: 0) == numbers.number(at: all.count / 2))
    #expect(found > all.count && found < all.count * all.count)
  }

  private static let parts = [
    "SHOE", "SHOP", "JOE'S", "JOE`S", "JOES", "JO", "E", "CAFE", "CAF\u{C9}", "REFUND", "CREDIT",
    "SQ *", "PAYPAL *", "TST*", "WWW.SHOP.EXAMPLE", "SHOP.COM/BILL", "HTTPS://JOES.EXAMPLE",
    "#4471", "4471", "SHOP57", "7-ELEVEN", "AT&T", "H&M", "POS PURCHASE", "CARD 1234", "03/14",
    "X1Y2Z3456", "BERLIN", "NY", "DE", "  ", "*", "-", "GMBH", "\t", "1-800-555-0199", "JAN",
    "shop", "of", "for",
  ]

  @Test func `texts of any parts are told apart as by their names`() throws {
    var random = SeededGenerator(seed: 21)
    let amount = try TestSupport.money("-5 USD")
    let all = (0..<1500).map { number in
      let parts = (0...Int.random(in: 0...5, using: &random)).map { _ in
        Self.parts.randomElement(using: &random) ?? ""
      }
      return Transaction(
        id: TransactionID(high: 0, low: UInt64(number)), card: CardID("visa"), status: .posted,
        purchaseDate: nil, postingDate: nil, amount: amount,
        description: parts.joined(
          separator: Int.random(in: 0..<8, using: &random) == 0 ? "" : " "), sourceFile: "a.csv",
        sourceLine: 2)
    }
    var numbers = MerchantNumbers(TransactionTable(all))
    var found = 0
    for one in all.indices {
      let left = numbers.number(at: one)
      for _ in 0..<100 {
        let other = Int.random(in: all.indices, using: &random)
        let areOne = numbers.areOne(left, numbers.number(at: other))
        if areOne != Self.areOneWithAnyRefundWord(all[one], all[other]) {
          Issue.record("\(all[one].description) | \(all[other].description)")
        }
        if areOne { found += 1 }
      }
    }
    #expect(found > 1000)
  }

  private static func areOneWithAnyRefundWord(_ left: Transaction, _ right: Transaction) -> Bool {
    guard WordMask.of(left.description) & WordMask.of(right.description) != 0 else { return false }
    let names = [left, right].map { MerchantNumbers.name(of: $0.description) }
    guard names.allSatisfy({ $0.utf8.count >= 3 }) else { return false }
    return names[0] == names[1] || names[0].hasPrefix(names[1] + " ")
      || names[1].hasPrefix(names[0] + " ")
  }
}
