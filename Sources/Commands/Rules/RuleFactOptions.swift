import ArgumentParser
import BookKeeping
import RuleEngine
import StatementModel

/// What is said of a transaction that is only thought of: all that the tests of a rules file can say.
struct RuleFactOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The amount; negative is money that went.", valueName: "amount"))
  var amount: String?

  @Option(help: ArgumentHelp("The amount's currency.", valueName: "code"))
  var currency: String?

  @Option(help: "Money that came (in) or went (out); an amount's sign tells too.")
  var direction: MoneyDirection?

  @Option(help: ArgumentHelp("The card's id.", valueName: "card"), completion: .cards)
  var card: String?

  @Option(
    help: ArgumentHelp("The card's kind of account: credit-card, checking, …", valueName: "kind"))
  var accountType: String?

  @Option(help: ArgumentHelp("The day.", valueName: "date"))
  var date: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The row's further text.", valueName: "text"))
  var memo: String?

  @Option(
    help: ArgumentHelp(
      "What the statement says the row is: charge, refund, fee, …", valueName: "kind"))
  var kind: String?

  @Option(
    help: ArgumentHelp(
      "The issuer's own category, or a merchant category code.", valueName: "text"))
  var bankCategory: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("A tag that was set by hand; repeatable.", valueName: "tag"),
    completion: .tags)
  var tag: [String] = []

  @Flag(inversion: .prefixedNo, help: "Whether the bank has not booked the row yet.")
  var pending: Bool?

  func validate() throws {
    if let amount, ExactDecimal(amount) == nil {
      throw ValidationError("--amount takes one amount, such as -12.50, not \"\(amount)\".")
    }
    if currency != nil, amount == nil {
      throw ValidationError("--currency says what --amount is in, and there is no --amount.")
    }
    if let amount = amount.flatMap({ ExactDecimal($0) }), amount.isNegative, direction == .in {
      throw ValidationError("--direction in and a negative --amount contradict each other.")
    }
    try Self.check(accountType, "--account-type", AccountType.allCases.map(\.name))
    try Self.check(kind, "--kind", TransactionKind.allCases.map(\.name))
  }

  private static func check(_ text: String?, _ option: String, _ known: [String]) throws {
    guard let text, !known.contains(text) else { return }
    throw ValidationError("\(option) takes \(known.joined(separator: ", ")), not \"\(text)\".")
  }

  /// Whether anything is said.
  var isEmpty: Bool {
    [amount, currency, card, accountType, date, memo, kind, bankCategory].allSatisfy { $0 == nil }
      && direction == nil && tag.isEmpty && pending == nil
  }

  /// A transaction of which this is known.
  ///
  /// - Parameter book: Whose cards are known, if there is one.
  func facts(_ description: String, of book: BookPaths?, _ console: Console) throws
    -> TransactionFacts
  {
    var facts = TransactionFacts(description: description)
    facts.memo = memo
    if let card {
      let named = try self.card(card, in: book, console)
      facts.card = named.id
      facts.formerCards = named.formerIDs
    }
    facts.accountType = accountType.flatMap { AccountType(name: $0) }
    facts.kind = kind.flatMap { TransactionKind(name: $0) }
    facts.date = try date.map { try FilterOptions.day($0, option: "--date") }
    facts.bankCategory = bankCategory
    if let bankCategory, bankCategory.utf8.count == 4 {
      facts.merchantCategoryCode = Int(bankCategory)
    }
    facts.isPending = pending
    facts.tags = tag
    facts.direction = direction
    if let amount {
      guard var value = ExactDecimal(amount) else { throw SelectionFact.badAmountRange(amount) }
      if direction == .out, !value.isNegative { value = -value }
      facts.amount = Money(value, try currency.map { try Self.currency($0, console) } ?? .usd)
    }
    return facts
  }

  /// The currency; a misspelt one is an error, and one that no table has is told.
  private static func currency(_ text: String, _ console: Console) throws -> Currency {
    let currency = try FilterOptions.currency(text)
    switch currency.acquaintance {
    case .known: break
    case .misspelt(let meant):
      throw CommandFailure(.unlistedCurrency(text, meant: meant.code), .usage)
    case .unknown:
      console.report(Diagnostic(.warning, CommandFact.unlistedCurrency(text, meant: nil)))
    }
    return currency
  }

  /// The card, by its id or name; one that the book does not have is told, since a rule may name a
  /// card that the next statement makes.
  private func card(_ text: String, in paths: BookPaths?, _ console: Console) throws -> Card {
    let unknown = Card(id: CardID(text), name: text)
    guard let paths else { return unknown }
    let book = try Book.open(paths, .reading, environment: Environment.ofBook)
    let cards = book.cards
    if let id = try? book.card(named: text), let card = cards.first(where: { $0.id == id }) {
      return card
    }
    let known = cards.map(\.id.text)
    console.report(Diagnostic(.warning, RequestFact.unknownCard(text, known: known)))
    return unknown
  }
}
