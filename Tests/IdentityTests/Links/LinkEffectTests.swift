import StatementModel
import TestSupport
import Testing

@testable import Identity

/// What links do, by who decided before.
struct LinkEffectTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var book: String
    var decisions: [String] = []
    /// Name, category, and whether it is a transfer.
    var expected: [String]

    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "found by itself, where nobody has decided",
      book: """
        a bank 2026-03-20 -1305.44 USD AMEX EPAYMENT
        b amex 2026-03-22 1305.44 USD ONLINE PAYMENT | kind=payment
        """, expected: ["a Transfer transfer link", "b Transfer transfer link"]),
    Case(
      name: "the other side's category of transfers goes before the general one",
      book: """
        a bank 2026-03-20 -1305.44 USD AMEX EPAYMENT
        b amex 2026-03-22 1305.44 USD ONLINE PAYMENT | category=Transfer/Bill
        """, expected: ["a Transfer/Bill transfer link", "b Transfer/Bill transfer rule"]),
    Case(
      name: "a rule goes before what is found",
      book: """
        a bank 2026-03-20 -1305.44 USD AMEX EPAYMENT | category=Bills
        b amex 2026-03-22 1305.44 USD ONLINE PAYMENT | kind=payment
        """, expected: ["a Bills - rule", "b - - none"]),
    Case(
      name: "a person's yes goes before a rule",
      book: """
        a bank 2026-03-20 -1305.44 USD AMEX EPAYMENT | category=Bills
        b amex 2026-03-22 1305.44 USD ONLINE PAYMENT | kind=payment
        """, decisions: ["a b transfer"],
      expected: ["a Transfer transfer link", "b Transfer transfer link"]),
    Case(
      name: "a person's category goes before a person's yes",
      book: """
        a bank 2026-03-20 -1305.44 USD AMEX EPAYMENT | person=Bills
        b amex 2026-03-22 1305.44 USD ONLINE PAYMENT | kind=payment
        """, decisions: ["a b transfer"],
      expected: ["a Bills - person", "b Transfer transfer link"]),
    Case(
      name: "a refund follows its charge",
      book: """
        a visa 2026-03-01 -61.27 USD SHOE SHOP | person=Clothes
        b visa 2026-03-15 61.27 USD SHOE SHOP
        """, expected: ["a Clothes - person", "b Clothes - link"]),
    Case(
      name: "a rule's category of a refund stays, unless a person confirmed",
      book: """
        a visa 2026-03-01 -61.27 USD SHOE SHOP | category=Clothes
        b visa 2026-03-15 61.27 USD SHOE SHOP | category=Shopping
        c visa 2026-04-01 -71.27 USD SHOE SHOP | category=Clothes
        d visa 2026-04-15 71.27 USD SHOE SHOP | category=Shopping
        """, decisions: ["c d refund"],
      expected: ["a Clothes - rule", "b Shopping - rule", "c Clothes - rule", "d Clothes - link"]),
    Case(
      name: "a refund of what is uncategorized is spending all the same",
      book: """
        a visa 2026-03-01 -61.27 USD SHOE SHOP
        b visa 2026-03-15 61.27 USD SHOE SHOP
        """, expected: ["a - - none", "b - - link"]),
    Case(
      name: "a proposal does nothing",
      book: """
        a bank 2026-03-20 -50 USD CORNER SHOP
        b saver 2026-03-22 50 USD ZELLE | kind=transfer
        """, expected: ["a - - none", "b - - none"]),
  ]

  private func effects(_ book: LinkBook, _ decisions: [String]) throws -> LinkEffects {
    let links = book.links(try decisions.map(book.decision))
    return LinkEffects(
      links, on: TransactionTable(book.transactions), categories: LinkBook.context.categories)
  }

  @Test(arguments: cases)
  func `precedence holds`(_ example: Case) throws {
    let book = try LinkBook(example.book)
    var all = TransactionTable(book.transactions)
    try effects(book, example.decisions).apply(to: &all)
    let words = all.map { transaction in
      let source =
        switch transaction.categorySource {
        case .none: "none"
        case .rule: "rule"
        case .person: "person"
        case .link: "link"
        }
      let mark = transaction.isTransfer ? "transfer" : "-"
      return
        "\(book.names[transaction.id] ?? "?") \(transaction.category?.text ?? "-") \(mark) \(source)"
    }
    #expect(words == example.expected)
  }
}
