import StatementModel
import Testing

@testable import Identity

/// What is linked, what is proposed, and what is left alone, case by case.
struct LinkCaseTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var book: String
    var decisions: [String] = []
    var expected: [String]

    var testDescription: String { name }
  }

  @Test(arguments: transfers + crowds + refunds + decided)
  func `links are found as a person would`(_ example: Case) throws {
    let book = try LinkBook(example.book)
    let links = book.links(try example.decisions.map(book.decision))
    #expect(book.words(links) == example.expected.sorted())
  }

  static let transfers: [Case] = [
    Case(
      name: "a card bill that both statements call one",
      book: """
        a bank 2026-03-20 -1305.44 USD AMEX EPAYMENT | kind=transfer
        b amex 2026-03-22 1305.44 USD ONLINE PAYMENT THANK YOU | kind=payment
        """, expected: ["automatic transfer a b"]),
    Case(
      name: "a card bill that one statement calls so, of an amount that is not round",
      book: """
        a bank 2026-03-20 -1305.44 USD AMEX EPAYMENT
        b amex 2026-03-22 1305.44 USD ONLINE PAYMENT THANK YOU | kind=payment
        """, expected: ["automatic transfer a b"]),
    Case(
      name: "a round amount that one statement calls a transfer may be an accident",
      book: """
        a bank 2026-03-20 -50 USD CORNER SHOP
        b saver 2026-03-22 50 USD ZELLE FROM DANA | kind=transfer
        """, expected: ["proposed transfer a b"]),
    Case(
      name: "a round amount whose text names the other account",
      book: """
        a bank 2026-03-20 -500 USD TRANSFER TO XXXX7766
        b saver 2026-03-20 500 USD DEPOSIT
        """, expected: ["automatic transfer a b"]),
    Case(
      name: "the other account is named by its name",
      book: """
        a bank 2026-03-20 -500 USD Standing order Rainy Days
        b saver 2026-03-20 500 USD DEPOSIT
        """, expected: ["automatic transfer a b"]),
    Case(
      name: "a number within a longer one names no account",
      book: """
        a bank 2026-03-20 -500 USD ORDER 77661234
        b saver 2026-03-20 500 USD DEPOSIT
        """, expected: ["proposed transfer a b"]),
    Case(
      name: "the credit comes before the debit",
      book: """
        a bank 2026-03-24 -1305.44 USD AMEX EPAYMENT | kind=transfer
        b amex 2026-03-20 1305.44 USD PAYMENT RECEIVED | kind=payment
        """, expected: ["automatic transfer a b"]),
    Case(
      name: "six days are too many",
      book: """
        a bank 2026-03-20 -1305.44 USD AMEX EPAYMENT | kind=transfer
        b amex 2026-03-26 1305.44 USD PAYMENT RECEIVED | kind=payment
        """, expected: []),
    Case(
      name: "another currency of the same number is another amount",
      book: """
        a bank 2026-03-20 -1305.44 USD AMEX EPAYMENT | kind=transfer
        b euro 2026-03-20 1305.44 EUR PAYMENT RECEIVED | kind=payment
        """, expected: []),
    Case(
      name: "one card does not pay itself",
      book: """
        a bank 2026-03-20 -75.10 USD PAYMENT | kind=transfer
        b bank 2026-03-20 75.10 USD PAYMENT | kind=payment
        """, expected: []),
    Case(
      name: "two events of a rule's making",
      book: """
        a bank 2026-03-20 -100 USD VISA BILL | category=Transfer
        b visa 2026-03-21 100 USD THANK YOU | category=Transfer
        """, expected: ["automatic transfer a b"]),
    Case(
      name: "what a rule has among expenses is only proposed",
      book: """
        a bank 2026-03-20 -1305.44 USD AMEX EPAYMENT | category=Bills
        b amex 2026-03-21 1305.44 USD THANK YOU | kind=payment
        """, expected: ["proposed transfer a b"]),
    Case(
      name: "salary and rent of one amount",
      book: """
        a bank 2026-03-01 -2000 USD RENT | category=Home
        b saver 2026-03-01 2000 USD SALARY | category=Income
        """, expected: []),
    Case(
      name: "a purchase and another shop's refund",
      book: """
        a visa 2026-03-01 -20.15 USD BOOK SHOP | kind=charge
        b amex 2026-03-02 20.15 USD SHOE SHOP | kind=refund
        """, expected: []),
    Case(
      name: "neither pending nor deleted rows are linked",
      book: """
        a bank 2026-03-20 -1305.44 USD AMEX EPAYMENT | kind=transfer status=pending
        b amex 2026-03-22 1305.44 USD PAYMENT | kind=payment
        c bank 2026-04-20 -305.44 USD AMEX EPAYMENT | kind=transfer
        d amex 2026-04-22 305.44 USD PAYMENT | kind=payment status=deleted
        """, expected: []),
    Case(
      name: "the amount in the other's currency",
      book: """
        a bank 2026-03-20 -108.53 USD EUROCARD BILL | kind=transfer original=-100_EUR
        b euro 2026-03-21 100 EUR ZAHLUNG | kind=payment
        """, expected: ["automatic transfer a b"]),
    Case(
      name: "the inflow's statement gives the rate",
      book: """
        a bank 2026-03-20 -108.53 USD TRANSFER 9021
        b euro 2026-03-21 100 EUR ZAHLUNG | original=108.53_USD
        """, expected: ["automatic transfer a b"]),
    Case(
      name: "a fee that the statement shows",
      book: """
        a bank 2026-03-20 -100 USD WIRE OUT | kind=transfer memo=incl._fee_1.50
        b saver 2026-03-21 98.50 USD WIRE IN | kind=transfer
        """, expected: ["automatic transfer a b"]),
    Case(
      name: "a difference that nothing explains",
      book: """
        a bank 2026-03-20 -100 USD WIRE OUT | kind=transfer
        b saver 2026-03-21 98.50 USD WIRE IN | kind=transfer
        """, expected: ["proposed transfer a b"]),
    Case(
      name: "a fee, and what came in says only where it came to",
      book: """
        a bank 2026-03-20 -100 USD TO RAINY DAYS | kind=transfer
        b saver 2026-03-21 98.50 USD DEPOSIT 7
        """, expected: ["proposed transfer a b"]),
    Case(
      name: "less came in, at an account that nothing names",
      book: """
        a bank 2026-03-20 -100 USD WIRE OUT | kind=transfer
        b saver 2026-03-21 98.50 USD DEPOSIT 7
        """, expected: []),
    Case(
      name: "a difference beyond any fee",
      book: """
        a bank 2026-03-20 -100 USD WIRE OUT | kind=transfer
        b saver 2026-03-21 90 USD WIRE IN | kind=transfer
        """, expected: []),
  ]

  static let crowds: [Case] = [
    Case(
      name: "two cards of which either may have been paid",
      book: """
        a bank 2026-03-20 -100.01 USD CARD BILL | kind=transfer
        b visa 2026-03-21 100.01 USD THANK YOU | kind=payment
        c amex 2026-03-22 100.01 USD THANK YOU | kind=payment
        """, expected: ["proposed transfer a b"]),
    Case(
      name: "the one of two cards that is named",
      book: """
        a bank 2026-03-20 -100 USD CARD BILL 1005
        b visa 2026-03-20 100 USD THANK YOU
        c amex 2026-03-22 100 USD THANK YOU
        """, expected: ["automatic transfer a c"]),
    Case(
      name: "two facing two",
      book: """
        a bank 2026-03-20 -100 USD TRANSFER | kind=transfer
        b bank 2026-03-21 -100 USD TRANSFER | kind=transfer
        c saver 2026-03-21 100 USD TRANSFER | kind=transfer
        d saver 2026-03-22 100 USD TRANSFER | kind=transfer
        """, expected: ["automatic transfer a d", "automatic transfer b c"]),
    Case(
      name: "weekly transfers that come in the next day",
      book: """
        a bank 2026-03-02 -100 USD TRANSFER | kind=transfer
        b saver 2026-03-03 100 USD TRANSFER | kind=transfer
        c bank 2026-03-09 -100 USD TRANSFER | kind=transfer
        d saver 2026-03-10 100 USD TRANSFER | kind=transfer
        """, expected: ["automatic transfer a b", "automatic transfer c d"]),
    Case(
      name: "the same day goes before others",
      book: """
        a bank 2026-03-02 -5 USD ROUND UP | kind=transfer
        b saver 2026-03-02 5 USD ROUND UP | kind=transfer
        c saver 2026-03-03 5 USD ROUND UP | kind=transfer
        """, expected: ["automatic transfer a b"]),
  ]
}
