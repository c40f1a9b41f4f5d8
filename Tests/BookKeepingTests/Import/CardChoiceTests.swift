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

  @Test func `parts of an account are cards beside it, of everyone's own`() throws {
    var choice = CardChoice(configured: [], known: [])
    let parts = [nil, "Savings & Co", "Vault"].map { pocket in
      var statement = Statement()
      statement.pocket = pocket
      return statement
    }
    for person in ["anna", "bob"] {
      let chosen = try choice.choose(
        for: parts, path: "\(person)/jan.csv", location: place, profileCard: nil,
        options: ImportOptions()
      ).get()
      #expect(
        chosen.map(\.card.text) == [person, "\(person)-savings-co", "\(person)-vault"])
    }
    let areUnbound = choice.cards.values.allSatisfy { $0.accounts.isEmpty }
    #expect(areUnbound)
    // Without a place nobody knows whose it is.
    let open = choice.choose(
      for: parts, path: "jan.csv", location: place, profileCard: nil, options: ImportOptions())
    #expect(code(open) == "card-unknown")
  }

  @Test func `a part that was bound by its name is not filed under another card unasked`() throws {
    var choice = CardChoice(configured: [configured("nest-egg", accounts: ["Savings"])], known: [])
    var part = Statement()
    part.pocket = "Savings"
    let refused = choice.choose(
      for: [part], path: "anna/jan.csv", location: place, profileCard: nil,
      options: ImportOptions())
    #expect(code(refused) == "card-clash")
    var options = ImportOptions()
    options.cardByAccount = ["Savings": CardID("anna-savings")]
    for options in [options, ImportOptions()] {
      let chosen = try choice.choose(
        for: [part], path: "anna/jan.csv", location: place, profileCard: nil, options: options
      ).get()
      #expect(chosen.map(\.card.text) == ["anna-savings"])
    }
  }

  @Test func `nothing to go by: the file waits`() {
    var choice = CardChoice(configured: [], known: [])
    #expect(code(choose(&choice, [nil], path: "jan.csv")) == "card-unknown")
    #expect(code(choose(&choice, [nil], path: nil)) == "card-unknown")
  }

  private func inRoot(
    _ name: String, _ choice: CardChoice, _ accounts: [String?] = [nil], profileCard: String? = nil,
    readsName: Bool = true
  ) -> Result<[CardChoice.Chosen], CardQuestion> {
    var choice = choice
    return choice.choose(
      for: accounts.map(statement), path: name,
      location: SourceLocation(file: "Statements/" + name),
      profileCard: profileCard.map { CardID($0) }, readsName: readsName, options: ImportOptions())
  }

  @Test func `a number in the file's name tells the card where nothing else does`() throws {
    let choice = CardChoice(
      configured: [configured("gold", accounts: ["4111111111114417"])],
      known: [
        Card(id: CardID("card-8871"), name: "card-8871"), Card(id: CardID("x"), name: "Amex 7779"),
      ])
    func card(_ name: String) throws -> String? {
      try inRoot(name, choice).get().first?.card.text
    }
    #expect(try card("Chase4417_Activity.csv") == "gold")
    #expect(try card("Chase8871_Activity.csv") == "card-8871", "its id has the number")
    #expect(try card("7779.csv") == "x", "its name has the number")
    #expect(try card("4417_8832991.csv") == "gold", "other numbers say nothing")
    // What is stronger: a folder, a profile, an account in the file.
    #expect(try inRoot("amex/Chase4417.csv", choice).get().first?.card.text == "amex")
    #expect(try inRoot("Chase4417.csv", choice, profileCard: "x").get().first?.card.text == "x")
    #expect(
      try inRoot("Chase4417.csv", choice, ["DE8937"]).get().first
        == .init(card: CardID("card-8937"), isNew: true))
    #expect(code(inRoot("Chase4417.csv", choice, ["4111111111114417", nil])) == "card-unknown")
  }

  @Test func `a number of two cards is asked about, and one of none makes no card`() {
    let choice = CardChoice(
      configured: [
        configured("a", accounts: ["4111111111114417"]),
        configured("b", accounts: ["5500000000004417"]), configured("c", accounts: ["****9921"]),
      ], known: [])
    #expect(code(inRoot("Chase4417.csv", choice)) == "card-ambiguous-name")
    #expect(code(inRoot("4111111111114417.csv", choice)) == nil)
    #expect(code(inRoot("4111111111114417-9921.csv", choice)) == "card-ambiguous-name")
    guard case .failure(let question) = inRoot("Chase3268_20260301.csv", choice) else {
      Issue.record("a card was made of a name")
      return
    }
    #expect(question.diagnostic.fact.code == "card-unknown")
    #expect(question.diagnostic.fact.summary.contains("3268"))
    #expect(question.diagnostic.fact.remedy?.contains("--card card-3268") == true)
    #expect(question.diagnostic.fact.remedy?.contains("Statements/card-3268/") == true)
    #expect(code(inRoot("Chase9921.csv", choice, readsName: false)) == "card-unknown")
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
