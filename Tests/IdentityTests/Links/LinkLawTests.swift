import StatementModel
import TestSupport
import Testing

@testable import Identity

/// The laws of links, over seeded random books that are full of accidents.
struct LinkLawTests {
  static let seeds = Array(UInt64(1)...150)

  /// A book of few amounts, merchants and days, so that much can be mistaken for one another.
  static func book(seed: UInt64) throws -> LinkBook {
    var random = SeededGenerator(seed: seed)
    let cards = ["bank", "saver", "visa", "amex"]
    let texts = ["SHOE SHOP", "TRANSFER 4417", "PAYMENT", "REFUND SHOE SHOP", "ZELLE 7766"]
    let kinds = [
      "", "kind=transfer", "kind=payment", "kind=refund", "category=Transfer", "category=Food",
    ]
    var lines: [String] = []
    for number in 0..<Int.random(in: 2...40, using: &random) {
      let sign = Bool.random(using: &random) ? "-" : ""
      let amount = ["5", "10", "12.34", "98.50", "100"].randomElement(using: &random) ?? "5"
      let day = Int.random(in: 10...28, using: &random)
      let card = cards.randomElement(using: &random) ?? "bank"
      let text = texts.randomElement(using: &random) ?? "PAYMENT"
      let kind = kinds.randomElement(using: &random) ?? ""
      lines.append("t\(number) \(card) 2026-03-\(day) \(sign)\(amount) USD \(text) | \(kind)")
    }
    return try LinkBook(lines.joined(separator: "\n"))
  }

  @Test func `the order of transactions does not matter`() throws {
    for seed in Self.seeds {
      var book = try Self.book(seed: seed)
      let links = book.links()
      var random = SeededGenerator(seed: seed &* 31)
      book.transactions.shuffle(using: &random)
      #expect(book.links() == links, "seed \(seed)")
    }
  }

  @Test func `what is found is one to one`() throws {
    var found = 0
    for seed in Self.seeds {
      let links = try Self.book(seed: seed).links()
      let ends = links.flatMap { [$0.source, $0.target] }
      #expect(Set(ends).count == ends.count, "seed \(seed)")
      found += links.count
    }
    #expect(found > Self.seeds.count)
  }

  @Test func `both sides come to nothing, to a fee or to the rest of a charge`() throws {
    for seed in Self.seeds {
      let book = try Self.book(seed: seed)
      let amounts = Dictionary(
        book.transactions.map { ($0.id, $0.amount) }, uniquingKeysWith: { first, _ in first })
      for link in book.links() {
        let source = try #require(amounts[link.source])
        let target = try #require(amounts[link.target])
        var sum = DecimalSum()
        sum.add(source.amount)
        sum.add(target.amount)
        for evidence in link.evidence {
          if case .fee(let fee, _) = evidence { sum.add(fee.amount) }
          if case .partOfCharge(let charge) = evidence {
            #expect(charge == -source)
            #expect(target.amount < charge.amount)
            sum = DecimalSum()
          }
        }
        #expect(sum.isZero, "seed \(seed)")
        #expect(source.isNegative && !target.isNegative)
      }
    }
  }

  @Test func `a crowd of one amount is linked one to one, and soon`() throws {
    var lines: [String] = []
    for number in 0..<3_000 {
      let day = 10 + number % 18
      lines.append("o\(number) bank 2026-03-\(day) -5 USD TRANSFER | kind=transfer")
      lines.append("i\(number) saver 2026-03-\(day) 5 USD TRANSFER | kind=transfer")
      lines.append("r\(number) bank 2026-03-\(day) 5 USD TRANSFER")
    }
    let links = try LinkBook(lines.joined(separator: "\n")).links()
    let ends = links.flatMap { [$0.source, $0.target] }
    #expect(Set(ends).count == ends.count)
    // Which belongs to which nobody can tell of so many.
    #expect(links.allSatisfy { $0.state == .proposed })
  }

  @Test func `however many charges of one amount there are, each is given back`() throws {
    var lines: [String] = []
    for number in 0..<100 {
      lines.append("o\(number) visa 2026-03-1\(number % 10) -5 USD COFFEE BAR")
      lines.append("i\(number) visa 2026-03-2\(number % 10) 5 USD COFFEE BAR")
    }
    let links = try LinkBook(lines.joined(separator: "\n")).links()
    #expect(links.count == 100)
    #expect(links.allSatisfy { $0.state == .automatic && $0.kind == .refund })
  }

  @Test func `what other merchants charged does not hide a charge`() throws {
    var lines = ["a visa 2026-03-01 -61.27 USD SHOE SHOP"]
    for number in 0..<200 {
      lines.append("o\(number) visa 2026-03-\(10 + number % 10) -61.27 USD SHOE PALACE")
      lines.append("p\(number) visa 2026-03-\(10 + number % 10) -9.99 USD SHOE SHOP")
    }
    lines.append("b visa 2026-03-25 20 USD SHOE SHOP | kind=refund")
    let book = try LinkBook(lines.joined(separator: "\n"))
    #expect(book.words(book.links()) == ["automatic refund a b"])
  }

  @Test func `a crowd of charges and smaller credits of one merchant is soon told`() throws {
    var lines: [String] = []
    for number in 0..<3_000 {
      lines.append("o\(number) visa 2026-03-\(10 + number % 9) -\(number + 10).37 USD SHOP")
      lines.append("i\(number) visa 2026-03-\(20 + number % 9) \(number % 9 + 1).11 USD SHOP")
    }
    let links = try LinkBook(lines.joined(separator: "\n")).links()
    let ends = links.flatMap { [$0.source, $0.target] }
    #expect(Set(ends).count == ends.count)
    #expect(links.filter { $0.kind == .refund }.count == 3_000)
  }

  @Test func `no is remembered, and yes holds`() throws {
    for seed in Self.seeds {
      let book = try Self.book(seed: seed)
      let links = book.links()
      let refused = links.map { LinkDecision($0.source, $0.target, kind: nil) }
      let pairs = Set(refused.map(\.pair))
      let others = book.links(refused)
      #expect(
        others.allSatisfy { !pairs.contains(LinkPair($0.source, $0.target)) }, "seed \(seed)")
      let confirmed = links.map { LinkDecision($0.source, $0.target, kind: $0.kind) }
      let now = book.links(confirmed).filter { $0.state == .confirmed }
      #expect(
        Set(now.map { LinkPair($0.source, $0.target) }) == pairs, "seed \(seed)")
    }
  }
}
