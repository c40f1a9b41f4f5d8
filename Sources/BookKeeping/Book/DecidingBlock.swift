import RuleEngine
import StatementModel

/// Transactions that wait to be decided together, which takes less time than one by one.
struct DecidingBlock {
  /// What is known of a transaction beside what rules see.
  private struct Waiting {
    /// What a person says.
    var effect: Edits.Effect?
    /// Where its texts stand on the shelf, if they do, and which ones they are.
    var shelved: Int?
    var plain: ObjectIdentifier
  }

  private let decider: Decider
  private var facts: [TransactionFacts] = []
  private var waiting: [Waiting] = []

  init(_ decider: Decider) {
    self.decider = decider
    facts.reserveCapacity(RuleMatcher.blockSize)
    waiting.reserveCapacity(RuleMatcher.blockSize)
  }

  /// Whether no more should wait.
  var isFull: Bool { waiting.count >= RuleMatcher.blockSize }

  /// Adds a transaction that is made and not decided.
  ///
  /// - Parameter shelved: Where its texts stand on the shelf, if they do.
  mutating func add(_ transaction: Transaction, _ effect: Edits.Effect?, _ shelved: Int?) {
    facts.append(decider.facts(of: transaction, handTags: effect?.tags ?? []))
    waiting.append(
      Waiting(
        effect: effect, shelved: effect == nil ? shelved : nil,
        plain: transaction.sharedTexts.identity))
  }

  /// Decides those that wait; they are the last of the list, in the order of being added.
  mutating func decide(_ transactions: inout [Transaction], sharing shelf: inout TextShelf) {
    let start = transactions.count - waiting.count
    decider.decide(&facts, first: waiting.count) { [waiting] place, decision in
      let one = waiting[place]
      guard let shelved = one.shelved else {
        return decider.set(decision, one.effect, of: &transactions[start + place])
      }
      let made = decider.set(
        decision, of: &transactions[start + place], like: shelf[decided: shelved, of: one.plain])
      if let made { shelf[decided: shelved, of: one.plain] = made }
    }
    facts.removeAll(keepingCapacity: true)
    waiting.removeAll(keepingCapacity: true)
  }
}
