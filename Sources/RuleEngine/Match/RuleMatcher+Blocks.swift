import StatementModel

// Deciding many transactions at once.
extension RuleMatcher {
  /// What a block of transactions needs between its steps; its memory serves one block after the
  /// other.
  struct Block {
    /// So many that the first to be waited for is there once the last was asked for, and so few
    /// that what came is still near.
    static let size = 32

    /// The transactions that are not yet decided.
    var facts: [TransactionFacts] = []
    var fingerprints = [Fingerprint](repeating: Fingerprint(first: 0, second: 0), count: size)
    /// What is likely known of the descriptions.
    var numbers = [Int32](repeating: 0, count: size)
    /// The states in which transactions ended; negative for one whose decision is its own.
    var states = [Int](repeating: 0, count: size)
    /// The sum of all that was only read so that it is near; good for nothing else.
    var sum = 0
  }

  /// Decides many transactions, each as `decide` for one would.
  ///
  /// Nearly all the time that deciding takes is waiting for memory, where what is known of a
  /// description stands. Here a block of transactions is asked for together, so that they wait
  /// together.
  ///
  /// - Parameters:
  ///   - facts: Is asked once for each of so many transactions, in order.
  ///   - take: Is given the decision of each, in no certain order.
  package func decide(
    _ count: Int, _ facts: (_ place: Int) -> TransactionFacts,
    _ take: (_ place: Int, _ decision: RuleDecision) -> Void
  ) {
    var block = Block()
    swap(&block, &self.block)
    for start in stride(from: 0, to: count, by: Block.size) {
      if memory.isFull { memory.removeAll(ruleCount: plans.count) }
      let size = min(Block.size, count - start)
      ask(start, size, facts, &block)
      answer(start, size, &block, take)
    }
    swap(&block, &self.block)
  }

  /// Reads, for all transactions of a block, what looking them up will look at.
  private func ask(
    _ start: Int, _ size: Int, _ facts: (Int) -> TransactionFacts, _ block: inout Block
  ) {
    for index in 0..<size {
      let next = facts(start + index)
      block.fingerprints[index] = memory.fingerprint(of: next)
      block.facts.append(next)
    }
    for index in 0..<size {
      block.numbers[index] = memory.descriptions.likelyNumber(of: block.fingerprints[index])
    }
    for index in 0..<size { block.sum &+= memory.tree.firstRule(of: block.numbers[index]) }
  }

  private func answer(
    _ start: Int, _ size: Int, _ block: inout Block, _ take: (Int, RuleDecision) -> Void
  ) {
    while let facts = block.facts.popLast() {
      let index = block.facts.count
      switch settle(facts, from: memory.look(for: facts, block.fingerprints[index])) {
      case .state(let state): block.states[index] = state
      case .own(let decision):
        block.states[index] = -1
        take(start + index, decision)
      }
    }
    for index in 0..<size where block.states[index] >= 0 {
      block.sum &+= memory.graph.deciderOfCategory(in: block.states[index])
    }
    for index in 0..<size where block.states[index] >= 0 {
      take(start + index, memory.graph.decisions[block.states[index]])
    }
  }
}
