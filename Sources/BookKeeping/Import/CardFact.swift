import StatementModel

/// Why a statement's card can't be known.
enum CardFact: DiagnosticFact, Error {
  case unknown
  case severalAccounts([String])
  case ambiguousAccount(String, [String])
  case clash(account: String, card: String, place: String)
  case unknownAccountInFolder(String?, folder: String)

  var code: String {
    switch self {
    case .unknown: "card-unknown"
    case .severalAccounts: "card-several-accounts"
    case .ambiguousAccount: "card-ambiguous-account"
    case .clash: "card-clash"
    case .unknownAccountInFolder: "card-unknown-account"
    }
  }

  var summary: String {
    switch self {
    case .unknown: "the card of this statement can't be known: the file names no account"
    case .severalAccounts(let accounts):
      "the file holds several accounts (\(accounts.joined(separator: ", "))), and --card names one"
    case .ambiguousAccount(let account, let cards):
      "account \"\(account)\" could be of several cards: \(cards.joined(separator: ", "))"
    case .clash(let account, let card, let place):
      "account \"\(account)\" is of card \"\(card)\", but the file was given for \"\(place)\""
    case .unknownAccountInFolder(let account, let folder):
      "the file holds several accounts, so the folder \"\(folder)\" can't name the card of "
        + (account.map { "account \"\($0)\"" } ?? "the one without a number")
    }
  }

  var remedy: String? {
    switch self {
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
