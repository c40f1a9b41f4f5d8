import StatementModel
import Testing

@testable import BookKeeping

struct CardChoiceTests {
  private let place = SourceLocation(file: "Statements/x")

  private func configured(_ id: String, accounts: [String] = [], globs: [String] = [])
    -> ConfiguredCard
  {
    var card = ConfiguredCard(
      card: Card(id: CardID(id), name: id, accounts: accounts),
      location: SourceLocation(file: "daybook.yaml"))
    card.statementGlobs = globs
    return card
  }

  private func statement(_ account: String?) -> Statement {
    var statement = Statement()
    statement.account = account
    return statement
  }

  private func choose(
    _ choice: inout CardChoice, _ accounts: [String?], path: String?,
    options: ImportOptions = ImportOptions()
  ) -> Result<[CardChoice.Chosen], CardQuestion> {
    choice.choose(
      for: accounts.map(statement), path: path, location: place, profileCard: nil,
      options: options)
  }

  private func code(_ result: Result<[CardChoice.Chosen], CardQuestion>) -> String? {
    if case .failure(let question) = result { question.diagnostic.fact.code } else { nil }
  }

  @Test func `a folder names a card and binds its account`() throws {
    var choice = CardChoice(configured: [], known: [])
    let first = try choose(&choice, ["****4417"], path: "visa/jan.ofx").get()
    #expect(first == [.init(card: CardID("visa"), isNew: true)])
    // Elsewhere, the account alone finds the same card.
    let second = try choose(&choice, ["4111111111114417"], path: "feb.ofx").get()
    #expect(second == [.init(card: CardID("visa"), isNew: false)])
  }

  @Test func `an account of one card in another card's folder stops the file`() {
    var choice = CardChoice(configured: [configured("visa", accounts: ["4417"])], known: [])
    #expect(code(choose(&choice, ["4417"], path: "amex/jan.ofx")) == "card-clash")
  }

  @Test func `an option beats a folder, and a folder an unknown account`() throws {
    var options = ImportOptions()
    options.card = CardID("amex")
    var choice = CardChoice(configured: [], known: [])
    #expect(
      try choose(&choice, [nil], path: "visa/jan.csv", options: options).get().map(\.card.text)
        == ["amex"])
  }

  @Test func `a glob of the configuration beats the folder`() throws {
    var choice = CardChoice(
      configured: [configured("gold", globs: ["downloads/*-gold.csv"])], known: [])
    let chosen = try choose(&choice, [nil], path: "downloads/2026-01-gold.csv").get()
    #expect(chosen.map(\.card.text) == ["gold"])
  }

  @Test func `nothing to go by: the file waits`() {
    var choice = CardChoice(configured: [], known: [])
    #expect(code(choose(&choice, [nil], path: "jan.csv")) == "card-unknown")
    #expect(code(choose(&choice, [nil], path: nil)) == "card-unknown")
  }

  @Test func `two cards with the same last digits: ask`() {
    var choice = CardChoice(
      configured: [
        configured("a", accounts: ["4111111111114417"]),
        configured("b", accounts: ["5500000000004417"]),
      ], known: [])
    #expect(code(choose(&choice, ["****4417"], path: "x.ofx")) == "card-ambiguous-account")
  }

  @Test func `several accounts need a card each`() throws {
    var options = ImportOptions()
    options.card = CardID("visa")
    var choice = CardChoice(configured: [], known: [])
    #expect(
      code(choose(&choice, ["1111", "2222"], path: nil, options: options))
        == "card-several-accounts")
    options.card = nil
    options.cardByAccount = ["1111": CardID("a"), "2222": CardID("b")]
    #expect(
      try choose(&choice, ["1111", "2222"], path: nil, options: options).get().map(\.card.text)
        == ["a", "b"])
  }

  @Test func `a number nobody lists makes a card of its own where nothing else names one`() throws {
    var choice = CardChoice(configured: [], known: [])
    let chosen = try choose(&choice, ["4111111111114417"], path: "x.ofx").get()
    #expect(chosen == [.init(card: CardID("card-4417"), isNew: true)])
  }
}
