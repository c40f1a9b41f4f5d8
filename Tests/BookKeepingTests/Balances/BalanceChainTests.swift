import StatementModel
import TestSupport
import Testing

@testable import BookKeeping

/// A card's stated balances against the book's.
struct BalanceChainTests {
  /// A card out of lines: `from to opening closing` with `-` for what is not stated, and
  /// `day amount statement,statement`.
  private func card(_ statements: [String], _ booked: [String]) throws -> CardStatements {
    let currency = try money("0 USD").currency
    let covering = try statements.enumerated().map { index, line in
      let words = line.split(separator: " ").map(String.init)
      return try CardStatements.Covering(
        file: "file\(index)", currency: currency, from: day(words[0]), to: day(words[1]),
        opening: words[2] == "-" ? nil : StatedBalance(amount: decimal(words[2])),
        closing: words[3] == "-"
          ? nil
          : StatedBalance(
            amount: decimal(words[3]), date: words.count > 4 ? day(words[4]) : nil))
    }
    let transactions = try booked.enumerated().map { index, line in
      let words = line.split(separator: " ").map(String.init)
      var transaction = try CardStatements.Booked(
        id: TransactionID(high: 7, low: UInt64(index)), day: day(words[0]),
        amount: Money(decimal(words[1]), currency),
        statements: words[2].split(separator: ",").compactMap { Int($0) })
      transaction.isDeleted = words.contains("deleted")
      transaction.isDoubtful = words.contains("doubtful")
      return transaction
    }
    return CardStatements(card: CardID("visa"), statements: covering, booked: transactions)
  }

  private func missing(_ card: CardStatements) -> [String] {
    BalanceChain(card).differences.map { $0.missing.text(minimumDecimals: 2) }
  }

  @Test func `months one after the other agree`() throws {
    let chain = try BalanceChain(
      card(
        ["2026-01-01 2026-01-31 100 70", "2026-02-01 2026-02-28 70 50"],
        ["2026-01-10 -30 0", "2026-02-10 -20 1"]))
    #expect(chain.differences.isEmpty)
    #expect(chain.proved.count == 3)
  }

  @Test func `a month between that is missing shows by its amount`() throws {
    let card = try card(
      ["2026-01-01 2026-01-31 100 70", "2026-03-01 2026-03-31 55 50"],
      ["2026-01-10 -30 0", "2026-03-10 -5 1"])
    #expect(missing(card) == ["-15.00"])
    let check = CardBalanceCheck(card, newest: nil)
    #expect(check.balances.isEmpty, "the gap says it already")
    #expect(check.coverage.count == 1)
    #expect(check.coverage.first?.fact.summary.contains("-15.00 USD") == true)
    #expect(check.coverage.first?.fact.summary.contains("all of 2026-02") == true)
  }

  @Test func `a gap over which balances agree is none`() throws {
    let card = try card(
      ["2026-01-01 2026-01-31 100 70", "2026-03-01 2026-03-31 70 65"],
      ["2026-01-10 -30 0", "2026-03-10 -5 1"])
    #expect(CardBalanceCheck(card, newest: nil).coverage.isEmpty)
  }

  @Test func `overlapping statements count nothing twice`() throws {
    let chain = try BalanceChain(
      card(
        [
          "2026-01-01 2026-02-10 100 60", "2026-01-20 2026-02-28 75 50",
          "2026-01-01 2026-02-28 100 50",
        ],
        ["2026-01-10 -25 0,2", "2026-01-20 -5 0,1,2", "2026-02-10 -10 0,1,2", "2026-02-20 -10 1,2"])
    )
    #expect(chain.differences.isEmpty, "\(chain.differences)")
  }

  @Test func `what came later on the last day is no difference`() throws {
    let chain = try BalanceChain(
      card(
        ["2026-01-01 2026-01-15 - 90", "2026-01-15 2026-01-31 - 60"],
        ["2026-01-10 -10 0", "2026-01-15 -20 1", "2026-01-20 -10 1"]))
    #expect(chain.differences.isEmpty, "\(chain.differences)")
  }

  @Test func `a balance of the day it was fetched holds what was booked by then`() throws {
    let chain = try BalanceChain(
      card(
        ["2026-01-01 2026-01-31 - 60 2026-02-20", "2026-02-01 2026-02-28 - 50 2026-02-28"],
        ["2026-01-10 -10 0", "2026-02-10 -20 1", "2026-02-25 -10 1"]))
    #expect(chain.differences.isEmpty, "\(chain.differences)")
    #expect(chain.proved.count == 1)
  }

  @Test(arguments: ["2026-02-01 2026-02-20 - -", "2026-02-01 2026-03-20 - -"])
  func `a doubtful pair accounts for a difference`(_ other: String) throws {
    let card = try card(
      [
        "2026-01-01 2026-01-31 100 70", "2026-02-01 2026-02-28 70 50", other,
        "2026-03-01 2026-03-31 50 45",
      ],
      ["2026-01-10 -30 0", "2026-02-10 -20 1", "2026-02-10 -20 2 doubtful", "2026-03-02 -5 3"])
    let found = BalanceChain(card).differences
    #expect(found.map { $0.missing.text() } == ["20"])
    #expect(found.map(\.cause) == [.doubled(TransactionID(high: 7, low: 2))])
  }

  @Test func `what only the next statement lists came after`() throws {
    let card = try card(
      ["2026-01-01 2026-01-31 100 70", "2026-02-01 2026-02-28 70 45"],
      ["2026-01-10 -30 0", "2026-01-30 -5 1", "2026-02-10 -20 1"])
    #expect(missing(card) == [])
  }

  @Test func `what was deleted by hand is told, and is no finding`() throws {
    let card = try card(
      ["2026-01-01 2026-01-31 100 70", "2026-02-01 2026-02-28 70 50"],
      ["2026-01-10 -30 0", "2026-02-10 -20 1 deleted"])
    let check = CardBalanceCheck(card, newest: nil)
    #expect(check.balances.map(\.severity) == [.note])
    #expect(check.balances.first?.fact.remedy?.contains("deleted by hand") == true)
  }

  @Test func `balances that never agree are left aside`() throws {
    let card = try card(
      [
        "2026-01-01 2026-01-31 - 1", "2026-02-01 2026-02-28 - 1", "2026-03-01 2026-03-31 - 1",
        "2026-04-01 2026-04-30 - 1",
      ], ["2026-01-10 -30 0", "2026-02-10 -20 1", "2026-03-10 -20 2", "2026-04-10 -20 3"])
    let check = CardBalanceCheck(card, newest: nil)
    #expect(check.balances.map(\.fact.code) == ["balances-never-agree"])
    #expect(check.balances.map(\.severity) == [.note])
  }

  @Test func `accounts side by side are not compared`() throws {
    var card = try card(
      ["2026-01-01 2026-03-31 - 1", "2026-01-01 2026-03-31 - 99"], ["2026-01-10 -30 0"])
    card.statements[0].account = "111122223333"
    card.statements[1].account = "444455556666"
    #expect(BalanceChain(card).hasSeveralAccounts)
    card.statements[1].account = "****3333"
    #expect(!BalanceChain(card).hasSeveralAccounts)
  }

  @Test func `another currency in between says nothing`() throws {
    var card = try card(
      ["2026-01-01 2026-01-31 100 70", "2026-02-01 2026-02-28 70 50"],
      ["2026-01-10 -30 0", "2026-02-10 -3 1"])
    card.booked[1].amount = try money("-3 EUR")
    #expect(BalanceChain(card).differences.isEmpty)
    #expect(BalanceChain(card).proved.count == 2)
  }
}
