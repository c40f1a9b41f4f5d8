import BookKeeping
import RuleEngine
import StatementModel

/// Who set a property of a transaction.
enum PropertyOrigin: Equatable {
  case nobody
  case person
  case rule(RuleReference)
  /// The other transaction of a link.
  case link(TransactionID)

  init(_ rule: Int?, of rules: RuleSet, isByHand: Bool) {
    if isByHand {
      self = .person
    } else if let rule, let reference = RuleReference(rule, of: rules) {
      self = .rule(reference)
    } else {
      self = .nobody
    }
  }

  /// `by Rules/10-mine.yaml:7, "Coffee"`.
  var words: String? {
    switch self {
    case .nobody: nil
    case .person: "set by hand"
    case .rule(let rule): "by \(rule.words)"
    case .link(let other): "by the link to \(other.short)"
    }
  }

  var json: JSONText {
    switch self {
    case .nobody: .null
    case .person: .object([("by", .string("person"))])
    case .rule(let rule): .object([("by", .string("rule"))] + rule.members)
    case .link(let other):
      .object([("by", .string("link")), ("transaction", .string(other.description))])
    }
  }
}

/// Who set each property of one transaction: a person's word, else the rules' decision.
struct PropertyOrigins {
  let category: PropertyOrigin
  let payee: PropertyOrigin
  let note: PropertyOrigin
  let hidden: PropertyOrigin
  let transfer: PropertyOrigin
  let period: PropertyOrigin
  /// The tags that the transaction has, in their order.
  let tags: [(tag: String, origin: PropertyOrigin)]

  /// - Parameter links: The other sides of the links that set category and transfer.
  init(
    _ provenance: Provenance, _ decision: RuleDecision, _ rules: RuleSet,
    links: (category: TransactionID?, transfer: TransactionID?) = (nil, nil)
  ) {
    let byHand = provenance.setByHand
    func origin(_ rule: Int?, _ isByHand: Bool) -> PropertyOrigin {
      PropertyOrigin(rule, of: rules, isByHand: isByHand)
    }
    category =
      links.category.map(PropertyOrigin.link)
      ?? origin(decision.category?.rule ?? decision.split?.rule, byHand.category)
    payee = origin(decision.payee?.rule, byHand.payee)
    note = origin(decision.note?.rule, byHand.note)
    hidden = origin(decision.hidden?.rule, byHand.hidden)
    let byRule = origin(decision.transfer?.rule, false)
    transfer = byRule == .nobody ? links.transfer.map(PropertyOrigin.link) ?? byRule : byRule
    period = origin(decision.period?.rule, byHand.period)
    tags = provenance.transaction.details.tags.map { tag in
      let rule = decision.tags.first { $0.value == tag }?.rule
      return (tag, origin(rule, byHand.tags.contains(tag)))
    }
  }
}
