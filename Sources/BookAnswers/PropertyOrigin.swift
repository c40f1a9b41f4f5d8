import BookKeeping
import RuleEngine
import StatementModel

/// Who set a property of a transaction.
package enum PropertyOrigin: Equatable {
  case nobody
  case person
  case rule(RuleReference)
  /// The other transaction of a link.
  case link(TransactionID)

  package init(_ rule: Int?, of rules: RuleSet, isByHand: Bool) {
    if isByHand {
      self = .person
    } else if let rule, let reference = RuleReference(rule, of: rules) {
      self = .rule(reference)
    } else {
      self = .nobody
    }
  }

  /// `by Rules/10-mine.yaml:7, "Coffee"`.
  package var words: String? {
    switch self {
    case .nobody: nil
    case .person: "set by hand"
    case .rule(let rule): "by \(rule.words)"
    case .link(let other): "by the link to \(other.short)"
    }
  }

  /// For programs.
  package var json: JSONText {
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
package struct PropertyOrigins {
  package let category: PropertyOrigin
  package let payee: PropertyOrigin
  package let note: PropertyOrigin
  package let hidden: PropertyOrigin
  package let transfer: PropertyOrigin
  package let period: PropertyOrigin
  /// The tags that the transaction has, in their order.
  package let tags: [(tag: String, origin: PropertyOrigin)]

  /// - Parameter links: The other sides of the links that set category and transfer.
  package init(
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
