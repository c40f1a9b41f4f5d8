import BookIndex
import StatementModel

/// What a reader is told where the index can't be used or written.
extension Book {
  /// For a reader of a book that can't be written just now: the index as it stands if it is up to
  /// date, else everything computed in memory.
  func lookWithoutWriting() throws(BookError) {
    index = try? BookIndex.open(at: paths.index, readOnly: true)
    if index != nil, (try? isUpToDate()) == true { return }
    try computeInMemory()
  }

  /// Evaluates the whole book without an index.
  func computeInMemory() throws(BookError) {
    index = nil
    let plan = try updatePlan(read: [:], indexed: [])
    let evaluations = try evaluate(plan)
    var linking = try Linking(self, untouched: [])
    for evaluation in evaluations { linking.add(evaluation) }
    let linked = try linking.linked(cards: plan.statements.keys)
    setLinkEffects(linked.effects)
    computedAliases = evaluations.flatMap(\.aliases)
    let pairs = evaluations.flatMap(\.doubts).flatMap { [($0.0, $0.1), ($0.1, $0.0)] }
    computedDoubts = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    computed = linked.all.newestFirst(by: configuration.dateBasis)
  }
}
