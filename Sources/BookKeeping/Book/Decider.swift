import RuleEngine
import StatementModel

/// Decides what transactions are: a person's word first, then the rules.
struct Decider {
  private let coming: ComingMatcher
  private let lens: TransactionLens
  private let categories: CategoryTree
  private let renames: CategoryRenames

  init(
    rules: RuleSet, dateBasis: DateBasis, cards: [Card],
    renames: CategoryRenames = CategoryRenames()
  ) {
    coming = ComingMatcher(rules)
    categories = CategoryTree(declared: rules.categories)
    self.renames = renames
    lens = TransactionLens(dateBasis: dateBasis, cards: cards)
  }

  /// What rules can see of a card.
  func accountType(of card: CardID) -> AccountType? { lens.accountTypes[card] }

  /// What rules can see of a transaction.
  func facts(of transaction: Transaction, handTags: [String]) -> TransactionFacts {
    lens.facts(of: transaction, handTags: handTags)
  }

  /// What the rules alone make of a transaction.
  func decision(on facts: TransactionFacts) -> RuleDecision { coming.matcher.decide(facts) }

  /// Tells what the rules alone make of transactions, faster than one by one.
  ///
  /// - Parameter body: Is told the place of each transaction, in order, and the decision on it.
  func decide(
    _ facts: inout [TransactionFacts], first count: Int,
    _ body: (Int, borrowing RuleDecision) -> Void
  ) {
    coming.matcher.decide(&facts, first: count, body)
  }

  /// Sets what the rules and the person's edits decide.
  func set(
    _ decision: borrowing RuleDecision, _ edits: Edits.Effect?, of transaction: inout Transaction
  ) {
    transaction.set(
      payee: decision.payee?.value, category: decision.category?.value ?? transaction.category)
    apply(decision, to: &transaction)
    if let edits { apply(edits, to: &transaction) }
  }

  /// The same for a transaction of which no person said anything.
  ///
  /// - Parameter texts: What the rules made of the same texts before; they are taken where the
  ///   rules say the same again.
  /// - Returns: The texts, where others had to be made.
  func set(
    _ decision: borrowing RuleDecision, of transaction: inout Transaction, like texts: SharedTexts?
  ) -> SharedTexts? {
    let (payee, category) = (decision.payee?.value, decision.category?.value)
    var made: SharedTexts?
    if let texts, texts.payee == payee, texts.category == category {
      transaction.share(texts)
    } else {
      transaction.set(payee: payee, category: category)
      made = transaction.sharedTexts
    }
    apply(decision, to: &transaction)
    return made
  }

  private func apply(_ decision: borrowing RuleDecision, to transaction: inout Transaction) {
    if let category = decision.category {
      transaction.categorySource = .rule(category.rule)
    } else if let split = decision.split {
      transaction.categorySource = .rule(split.rule)
    }
    transaction.isHidden = decision.hidden?.value ?? false
    transaction.isTransfer = decision.transfer?.value ?? false
    let isFurther = decision.period != nil || decision.split != nil
    if decision.note != nil || !decision.tags.isEmpty || isFurther {
      var details = transaction.details
      details.note = decision.note?.value
      details.tags = decision.tags.map(\.value)
      details.period = decision.period?.value
      details.split = decision.split?.value.parts(of: transaction.amount) ?? []
      transaction.details = details
    }
  }

  private func apply(_ edits: Edits.Effect, to transaction: inout Transaction) {
    if let text = edits.values[.category], let category = CategoryPath(text) {
      transaction.category = renames.living(category, in: categories)
      transaction.categorySource = .person
    }
    if let payee = edits.values[.payee] { transaction.payee = payee.isEmpty ? nil : payee }
    if edits.values[.deleted] == "true" { transaction.status = .deleted }
    if let hidden = edits.values[.hidden] { transaction.isHidden = hidden == "true" }
    var details = transaction.details
    if edits.values[.category] != nil { details.split = [] }
    if let period = edits.values[.period] { details.period = period.isEmpty ? nil : period }
    if let note = edits.values[.note] { details.note = note.isEmpty ? nil : note }
    let tags = edits.tags + details.tags.filter { !edits.tags.contains($0) }
    details.tags = tags.filter { !edits.removedTags.contains($0) }
    transaction.details = details
  }

  /// The patterns that were stopped by the match limit.
  var limitHits: [RuleMatcher.LimitHit] { coming.limitHits }
}
