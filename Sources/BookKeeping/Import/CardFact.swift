import StatementModel

/// Why a statement's card can't be known.
enum CardFact: DiagnosticFact, Error {
  /// Of a file without an account, with the numbers in its name that may be a card's; and of one
  /// number, the id that this card might have.
  case unknown(numbers: [String], proposal: String? = nil)
  /// Of a file without an account, the card that it may be of by its layout or its name.
  case likely(String)
  case severalAccounts([String])
  case ambiguousAccount(String, [String])
  /// Of a file without an account, the numbers in its name that are of several cards.
  case ambiguousName([String], [String])
  case clash(account: String, card: String, place: String)
  case unknownAccountInFolder(String?, folder: String)

  var code: String {
    switch self {
    case .unknown, .likely: "card-unknown"
    case .severalAccounts: "card-several-accounts"
    case .ambiguousAccount: "card-ambiguous-account"
    case .ambiguousName: "card-ambiguous-name"
    case .clash: "card-clash"
    case .unknownAccountInFolder: "card-unknown-account"
    }
  }

  var summary: String {
    switch self {
    case .unknown(let numbers, let proposal):
      "the card of this statement can't be known: the file names no account"
        + (proposal == nil
          ? ""
          : ", and no card is known by the number \(numbers.joined(separator: ", ")) in its name")
    case .likely(let proposal):
      "the card of this statement can't be known: the file names no account; by its name or its"
        + " layout it may be of \"\(proposal)\""
    case .severalAccounts(let accounts):
      "the file holds several accounts (\(accounts.joined(separator: ", "))), and --card names one"
    case .ambiguousAccount(let account, let cards):
      "account \"\(account)\" could be of several cards: \(cards.joined(separator: ", "))"
    case .ambiguousName(let numbers, let cards):
      "the file names no account, and \(numbers.joined(separator: ", ")) in its name could be of"
        + " several cards: \(cards.joined(separator: ", "))"
    case .clash(let account, let card, let place):
      "account \"\(account)\" is of card \"\(card)\", but the file was given for \"\(place)\""
    case .unknownAccountInFolder(let account, let folder):
      "the file holds several accounts, so the folder \"\(folder)\" can't name the card of "
        + (account.map { "account \"\($0)\"" } ?? "the one without a number")
    }
  }

  var remedy: String? {
    switch self {
    case .unknown(_, let proposal?):
      "put the file into Statements/\(proposal)/ or import it with --card \(proposal); if the card"
        + " has an id already, write that one; `daybook run --adopt` takes all such files"
    case .likely(let proposal):
      "`daybook run --adopt` takes it so; else put the file into a folder named after its card, as"
        + " in Statements/\(proposal)/"
    case .ambiguousName:
      "put the file into the card's folder, or import it with --card ID"
    case .unknown:
      "put the file into a folder named after the card, as in Statements/visa-gold/, "
        + "or import it with --card ID"
    case .severalAccounts: "name each: --card ACCOUNT=ID"
    case .ambiguousAccount:
      "put the file into the card's folder, or write the full number under accounts: in daybook.yaml"
    case .clash(let account, let card, let place):
      "move the file to Statements/\(card)/, or, if \"\(account)\" is really of \"\(place)\", "
        + "list it under cards: \(place): accounts: in daybook.yaml and take it from \"\(card)\""
    case .unknownAccountInFolder(let account, _):
      "list \(account.map { "\"\($0)\"" } ?? "it") under the accounts: of its card in daybook.yaml, "
        + "or import the file with --card ACCOUNT=ID"
    }
  }
}
