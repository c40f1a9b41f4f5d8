@testable import Identity

extension LinkCaseTests {
  static let refunds: [Case] = [
    Case(
      name: "a whole refund",
      book: """
        a visa 2026-03-01 -61.27 USD SHOE SHOP 123
        b visa 2026-03-15 61.27 USD SHOE SHOP 456
        """, expected: ["automatic refund a b"]),
    Case(
      name: "the word for a refund stands first",
      book: """
        a visa 2026-03-01 -61.27 USD SHOE SHOP
        b visa 2026-03-15 61.27 USD REFUND SHOE SHOP
        """, expected: ["automatic refund a b"]),
    Case(
      name: "a rule's payee makes it one merchant",
      book: """
        a visa 2026-03-01 -61.27 USD SHP*LONDON 4 | payee=Shoe_Shop
        b visa 2026-03-15 61.27 USD 7719 ONLINE | payee=Shoe_Shop
        """, expected: ["automatic refund a b"]),
    Case(
      name: "a refund does not come before its charge",
      book: """
        a visa 2026-03-15 -61.27 USD SHOE SHOP
        b visa 2026-03-01 61.27 USD SHOE SHOP
        """, expected: []),
    Case(
      name: "another merchant's",
      book: """
        a visa 2026-03-01 -61.27 USD SHOE SHOP
        b visa 2026-03-15 61.27 USD GARDEN CENTRE
        """, expected: []),
    Case(
      name: "after the time for it",
      book: """
        a visa 2026-03-01 -61.27 USD SHOE SHOP
        b visa 2026-06-30 61.27 USD SHOE SHOP
        """, expected: []),
    Case(
      name: "the last of equal charges, and each once",
      book: """
        a visa 2026-03-01 -4.50 USD COFFEE BAR
        b visa 2026-03-02 -4.50 USD COFFEE BAR
        c visa 2026-03-03 4.50 USD COFFEE BAR
        d visa 2026-03-04 4.50 USD COFFEE BAR
        e visa 2026-03-05 4.50 USD COFFEE BAR
        """, expected: ["automatic refund b c", "automatic refund a d"]),
    Case(
      name: "a part that the statement calls a refund",
      book: """
        a visa 2026-03-01 -61.27 USD SHOE SHOP
        b visa 2026-03-15 20 USD SHOE SHOP | kind=refund
        """, expected: ["automatic refund a b"]),
    Case(
      name: "a part that nothing calls a refund",
      book: """
        a visa 2026-03-01 -61.27 USD SHOE SHOP
        b visa 2026-03-15 20 USD SHOE SHOP
        """, expected: ["proposed refund a b"]),
    Case(
      name: "a part of one of several charges",
      book: """
        a visa 2026-03-01 -61.27 USD SHOE SHOP
        b visa 2026-03-02 -81.27 USD SHOE SHOP
        c visa 2026-03-15 20 USD SHOE SHOP | kind=refund
        """, expected: ["proposed refund b c"]),
    Case(
      name: "a part of what the same payee charged under another name",
      book: """
        a visa 2026-03-01 -61.27 USD SHP*LONDON 4 | payee=Shoe_Shop
        b visa 2026-03-15 20 USD 7719 ONLINE | payee=Shoe_Shop kind=refund
        """, expected: ["automatic refund a b"]),
    Case(
      name: "a part of what one charged whose name goes on",
      book: """
        a visa 2026-03-01 -61.27 USD SHOE SHOP BERLIN
        b visa 2026-03-15 20 USD CREDIT SHOE SHOP | kind=refund
        """, expected: ["automatic refund a b"]),
    Case(
      name: "a part, in other letters of one word",
      book: """
        a visa 2026-03-01 -61.27 EUR KÖNIG MODEN
        b visa 2026-03-15 20 EUR könig moden | kind=refund
        """, expected: ["automatic refund a b"]),
    Case(
      name: "a part, behind words that only say that money comes back",
      book: """
        a visa 2026-03-01 -61.27 USD SHOE SHOP
        b visa 2026-03-15 20 USD PURCHASE RETURN FOR SHOE SHOP | kind=refund
        """, expected: ["automatic refund a b"]),
    Case(
      name: "parts of the same payee and of the same name are counted once",
      book: """
        a visa 2026-03-01 -61.27 USD SHOE SHOP | payee=Shoes
        b visa 2026-03-02 -71.27 USD SHP*LONDON 4 | payee=Shoes
        c visa 2026-03-03 -81.27 USD SHOE SHOP BERLIN
        d visa 2026-03-15 20 USD SHOE SHOP | payee=Shoes kind=refund
        """, expected: ["proposed refund c d"]),
    Case(
      name: "more than the charge is no refund of it",
      book: """
        a visa 2026-03-01 -61.27 USD SHOE SHOP
        b visa 2026-03-15 70 USD SHOE SHOP | kind=refund
        """, expected: []),
    Case(
      name: "neither interest nor income is a refund",
      book: """
        a bank 2026-03-01 -5.10 USD MY BANK
        b bank 2026-03-15 5.10 USD MY BANK | kind=interest
        c bank 2026-03-01 -7.10 USD THE FIRM
        d bank 2026-03-15 7.10 USD THE FIRM | category=Income
        """, expected: []),
    Case(
      name: "another card's",
      book: """
        a visa 2026-03-01 -61.27 USD SHOE SHOP | kind=charge
        b amex 2026-03-15 61.27 USD SHOE SHOP | kind=refund
        """, expected: []),
  ]

  static let decided: [Case] = [
    Case(
      name: "a refusal holds, and another takes its place",
      book: """
        a bank 2026-03-20 -100.01 USD CARD BILL | kind=transfer
        b visa 2026-03-21 100.01 USD THANK YOU | kind=payment
        c amex 2026-03-22 100.01 USD THANK YOU | kind=payment
        """, decisions: ["a b"], expected: ["automatic transfer a c"]),
    Case(
      name: "a refused refund",
      book: """
        a visa 2026-03-01 -61.27 USD SHOE SHOP
        b visa 2026-03-15 61.27 USD SHOE SHOP
        """, decisions: ["b a"], expected: []),
    Case(
      name: "what a person says of two is taken from the search",
      book: """
        a bank 2026-03-20 -100.01 USD CARD BILL | kind=transfer
        b visa 2026-03-21 100.01 USD THANK YOU | kind=payment
        c amex 2026-03-22 100.01 USD THANK YOU | kind=payment
        """, decisions: ["a c transfer"], expected: ["confirmed transfer a c"]),
    Case(
      name: "the last word on a pair counts",
      book: """
        a bank 2026-03-20 -17 USD ONE
        b visa 2026-05-21 12 USD OTHER
        """, decisions: ["a b transfer", "b a", "a b refund"],
      expected: ["confirmed refund a b"]),
    Case(
      name: "a transaction is in one transfer, by the last word",
      book: """
        a bank 2026-03-20 -17 USD ONE
        b visa 2026-05-21 17 USD OTHER
        c amex 2026-05-21 17 USD THIRD
        """, decisions: ["a b transfer", "a c transfer"], expected: ["confirmed transfer a c"]),
    Case(
      name: "a charge may be given back in parts",
      book: """
        a visa 2026-03-01 -61.27 USD SHOE SHOP
        b visa 2026-03-15 20 USD GARDEN
        c visa 2026-03-16 20 USD CINEMA
        """, decisions: ["a b refund", "a c refund"],
      expected: ["confirmed refund a b", "confirmed refund a c"]),
    Case(
      name: "two that both went out are no link",
      book: """
        a visa 2026-03-01 -61.27 USD SHOE SHOP
        b visa 2026-03-15 -20 USD GARDEN
        """, decisions: ["a b transfer"], expected: []),
    Case(
      name: "as many charges of a merchant as are looked at", book: charges(besides: 1999),
      expected: ["automatic refund a b"]),
    Case(
      name: "a charge that more of its merchant stand after", book: charges(besides: 2000),
      expected: []),
  ]

  /// A charge and what gives it back, with so many charges of the merchant between them.
  private static func charges(besides count: Int) -> String {
    let others = (0..<count).map { "c\($0) visa 2026-03-02 -1.00 USD SHOE SHOP" }
    return
      (["a visa 2026-03-01 -61.27 USD SHOE SHOP"] + others
      + ["b visa 2026-03-15 61.27 USD SHOE SHOP"]).joined(separator: "\n")
  }
}
