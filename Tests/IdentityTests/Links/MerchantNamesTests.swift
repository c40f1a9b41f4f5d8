import RuleEngine
import StatementModel
import TestSupport
import Testing

@testable import Identity

/// Which transactions are of one merchant.
struct MerchantNamesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var one: String
    var other: String
    var areOne = true

    var testDescription: String { "\(one) | \(other)" }
  }

  static let cases: [Case] = [
    Case(one: "SHOE SHOP", other: "Shoe Shop 123"),
    Case(one: "SHOE SHOP", other: "SHOE SHOP BERLIN"),
    Case(one: "SHOE", other: "SHOESHOP", areOne: false),
    Case(one: "SHOE SHOP", other: "SHOP SHOE", areOne: false),
    Case(one: "SHOE SHOP BERLIN", other: "SHOE SHOP PARIS", areOne: false),
    Case(one: "SQ *SHOE SHOP", other: "REFUND SHOE SHOP"),
    Case(one: "CAF\u{C9} BLEU", other: "CAFE\u{301} BLEU PARIS"),
    Case(one: "CAFE BLEU", other: "caf\u{E9} bleu"),
    Case(one: "K\u{D6}NIG", other: "k\u{F6}nig moden"),
    Case(one: "DEVOLUCI\u{D3}N ZAPATOS", other: "zapatos"),
    Case(one: "M\u{DC}LLER DROGERIE", other: "MUELLER DROGERIE RETOURE"),
    Case(one: "B\u{C4}CKEREI HUBER", other: "BA\u{308}CKEREI HUBER STORNO"),
    Case(one: "HEPSI", other: "HEPSI IADE"),
    Case(one: "JOE'S", other: "JOE\u{2019}S BAR"),
    Case(one: "PURCHASE OF SHOE SHOP", other: "SHOE SHOP"),
    Case(one: "REFUND FOR SHOE SHOP", other: "SHOE SHOP CREDIT"),
    Case(one: "REFUND", other: "Refund"),
    Case(one: "AB", other: "AB", areOne: false),
    Case(one: "AB", other: "AB CAFE", areOne: false),
    Case(
      one: "\u{5D4}\u{5D7}\u{5D6}\u{5E8} \u{5D7}\u{5E0}\u{5D5}\u{5EA}",
      other: "\u{5D7}\u{5E0}\u{5D5}\u{5EA}"),
    Case(one: "", other: "", areOne: false),
  ]

  /// A transaction of each description and payee, none where it is empty.
  private static func table(_ texts: [(description: String, payee: String)]) throws
    -> TransactionTable
  {
    let amount = try TestSupport.money("-5 USD")
    return TransactionTable(
      texts.enumerated().map { number, text in
        Transaction(
          id: TransactionID(high: 0, low: UInt64(number)), card: CardID("visa"), status: .posted,
          purchaseDate: nil, postingDate: nil, amount: amount, description: text.description,
          payee: text.payee.isEmpty ? nil : text.payee, sourceFile: "a.csv", sourceLine: 2)
      })
  }

  private static func areOne(_ table: TransactionTable) -> Bool {
    let names = MerchantNames(of: table, MerchantKeys(of: table) { MerchantKey($0).text })
    let areOne = names.areOne(table.names[0], table.names[1])
    #expect(names.areOne(table.names[1], table.names[0]) == areOne)
    return areOne
  }

  @Test(arguments: cases) func `names agree where one begins with the other`(
    _ example: Case
  ) throws {
    let table = try Self.table([(example.one, ""), (example.other, "")])
    #expect(Self.areOne(table) == example.areOne)
  }

  @Test(arguments: [("Shoe Shop", "Shoe Shop"), ("Caf\u{E9}", "Cafe\u{301}")])
  func `one payee makes one merchant`(one: String, other: String) throws {
    #expect(Self.areOne(try Self.table([("SHP*LONDON", one), ("7719 ONLINE", other)])))
  }

  @Test func `another payee or none says nothing`() throws {
    #expect(!Self.areOne(try Self.table([("SHP*LONDON", "Shoe Shop"), ("7719 ONLINE", "")])))
    #expect(Self.areOne(try Self.table([("SHOE SHOP", "Shoes"), ("SHOE SHOP", "Other")])))
  }

  @Test func `names that agree have their first word in common`() throws {
    let table = try Self.table(Self.cases.flatMap { [($0.one, ""), ($0.other, "")] })
    let names = MerchantNames(of: table, MerchantKeys(of: table) { MerchantKey($0).text })
    for one in table.names {
      for other in table.names where names.areOne(one, other) {
        #expect(names.firstWord(of: one) == names.firstWord(of: other))
      }
    }
  }
}
