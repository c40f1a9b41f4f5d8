import RuleEngine
import StatementModel

/// A transaction while rules and persons decide what it is.
struct UndecidedTransaction {
  var numbers: TransactionNumbers
  var payee: String?
  var category: CategoryPath?
  var details: TransactionDetails?
}

/// Decides what transactions are: a person's word first, then the rules.
struct Decider {
  let lens: TransactionLens
  private let matcher: RuleMatcher
  private let categories: CategoryTree
  private let renames: CategoryRenames

  init(
    _ matcher: RuleMatcher, dateBasis: DateBasis, cards: [Card],
    renames: CategoryRenames = CategoryRenames()
  ) {
    self.matcher = matcher
    categories = CategoryTree(declared: matcher.ruleSet.categories)
    self.renames = renames
    lens = TransactionLens(dateBasis: dateBasis, cards: cards)
  }

  /// The number of what a description makes possible, for `decide`.
  func choice(of description: String) -> Int { matcher.choice(of: description) }

  /// The patterns that match a description that was asked for, or known from before.
  func knownPatterns(in description: String) -> [Int32]? {
    matcher.knownPatterns(in: description)
  }

  /// What the rules alone make of a transaction.
  ///
  /// - Parameters:
  ///   - choice: That of its description.
  ///   - facts: Asked for only where the description does not decide.
  func decide(
    _ choice: Int, _ facts: @autoclosure () -> TransactionFacts
  ) -> RuleDecision {
    matcher.decide(choice, facts())
  }

  /// Sets what the rules and the person's edits decide.
  func set(
    _ decision: RuleDecision, _ edits: Edits.Effect?,
    of transaction: inout UndecidedTransaction
  ) {
    transaction.payee = decision.payee?.value
    transaction.category = decision.category?.value
    if let category = decision.category {
      transaction.numbers.categorySource = .rule(category.rule)
    } else if let split = decision.split {
      transaction.numbers.categorySource = .rule(split.rule)
    }
    transaction.numbers.isHidden = decision.hidden?.value ?? false
    transaction.numbers.isTransfer = decision.transfer?.value ?? false
    let isFurther = decision.period != nil || decision.split != nil
    if decision.note != nil || !decision.tags.isEmpty || isFurther {
      var details = transaction.details ?? TransactionDetails()
      details.note = decision.note?.value
      details.tags = decision.tags.map(\.value)
      details.period = decision.period?.value
      details.split = decision.split?.value.parts(of: transaction.numbers.amount) ?? []
      transaction.details = details
    }
    if let edits { apply(edits, to: &transaction) }
  }

  private func apply(_ edits: Edits.Effect, to transaction: inout UndecidedTransaction) {
    if let text = edits.values[.category], let category = CategoryPath(text) {
      transaction.category = renames.living(category, in: categories)
      transaction.numbers.categorySource = .person
    }
    if let payee = edits.values[.payee] { transaction.payee = payee.isEmpty ? nil : payee }
    if edits.values[.deleted] == "true" { transaction.numbers.status = .deleted }
    if let hidden = edits.values[.hidden] { transaction.numbers.isHidden = hidden == "true" }
    var details = transaction.details ?? TransactionDetails()
    if edits.values[.category] != nil { details.split = [] }
    if let period = edits.values[.period] { details.period = period.isEmpty ? nil : period }
    if let note = edits.values[.note] { details.note = note.isEmpty ? nil : note }
    let tags = edits.tags + details.tags.filter { !edits.tags.contains($0) }
    details.tags = tags.filter { !edits.removedTags.contains($0) }
    transaction.details = details
  }

  /// The patterns that were stopped by the match limit.
  var limitHits: [RuleMatcher.LimitHit] { matcher.limitHits }
}
