import StatementModel

/// A question about a card, with what to do about it where there is no inbox to put a file into.
struct PipedCardFact: DiagnosticFact {
  private let fact: CardFact

  init(_ fact: CardFact) { self.fact = fact }

  var code: String { fact.code }
  var summary: String { fact.summary }

  var remedy: String? {
    let settings = "in a daybook.yaml that --profiles names"
    return switch fact {
    case .likely(let proposal): "give the line a card, like \"card\":\"\(proposal)\""
    case .unknown(_, let proposal):
      "give the line a card, like \"card\":\"\(proposal ?? "visa-gold")\""
    case .ambiguousName, .ambiguousAccount: "give the line the card's id as its card"
    case .severalAccounts: fact.remedy
    case .clash(let account, let card, let place):
      "give the line \"card\":\"\(card)\", or, if \"\(account)\" is really of \"\(place)\", list it "
        + "under cards: \(place): accounts: \(settings)"
    case .unknownAccountInFolder(let account, _):
      "leave out the line's card, or list \(account.map { "\"\($0)\"" } ?? "the account") under the "
        + "accounts: of its card \(settings)"
    }
  }
}
