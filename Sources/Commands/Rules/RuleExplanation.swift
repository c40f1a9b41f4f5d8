import BookAnswers
import RuleEngine
import StatementModel

/// How the rules came to a decision, and what a person said on top of it.
struct RuleExplanation {
  let trace: RuleTrace
  let rules: RuleSet
  /// The transaction with who set what; nothing where a text is explained.
  var standing: Standing?

  /// A transaction as it stands.
  struct Standing {
    var transaction: Transaction
    var origins: PropertyOrigins
  }

  /// Patterns whose words are nearly in the text; looked for where no rule gives a category.
  var nearPatterns: [NearPattern] {
    guard trace.decision.category == nil, trace.decision.split == nil else { return [] }
    return rules.nearPatterns(
      of: trace.facts.description, without: Set(trace.steps.map(\.rule)))
  }

  /// The parts of the split that won, if one did.
  var parts: [CategorySplit.Part]? {
    trace.facts.amount.flatMap { trace.decision.split?.value.parts(of: $0) }
  }

  /// What a person set: the property's name and its value, in a fixed order.
  var byHand: [(name: String, value: String)] {
    guard let standing else { return [] }
    let (transaction, origins) = (standing.transaction, standing.origins)
    var found: [(String, String)] = []
    func add(_ name: String, _ origin: PropertyOrigin, _ value: String?) {
      if origin == .person { found.append((name, value ?? "none")) }
    }
    add("category", origins.category, transaction.category?.text)
    add("payee", origins.payee, transaction.payee)
    for (tag, origin) in origins.tags { add("tag", origin, tag) }
    add("note", origins.note, transaction.details.note)
    add("hidden", origins.hidden, transaction.isHidden ? "yes" : "no")
    return found
  }

  /// What a link set: the property's name, its value, and the other side of the link.
  var byLink: [(name: String, value: String, other: TransactionID)] {
    guard let standing else { return [] }
    var found: [(String, String, TransactionID)] = []
    if case .link(let other) = standing.origins.category {
      found.append(("category", standing.transaction.category?.text ?? "none", other))
    }
    if case .link(let other) = standing.origins.transfer {
      found.append(("transfer", "yes", other))
    }
    return found
  }
}

extension NearPattern.Difference {
  /// What keeps the pattern from matching, and what would let it.
  var words: String {
    switch self {
    case .within(let word): "stands only within the word \"\(word)\"; a * at its end reaches beyond"
    case .spacing: "the same letters with other spaces between them"
    case .spelt(let word, let there): "\"\(word)\" is spelt \"\(there)\" here"
    case .apart:
      "its words are here, but not next to each other; a * between them may stand for more"
    case .missing(let words):
      "without " + words.map { "\"\($0)\"" }.joined(separator: ", ")
    }
  }

  /// A name for programs.
  var code: String {
    switch self {
    case .within: "within-word"
    case .spacing: "spacing"
    case .spelt: "spelling"
    case .apart: "apart"
    case .missing: "missing-words"
    }
  }
}
