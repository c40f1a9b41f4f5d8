import StatementModel

/// Rows decided together: each step is done for all of them before the next one.
struct DecisionBlock {
  /// So many rows are decided together.
  static var size: Int { 32 }

  /// The places of the transactions in their list.
  let rows: Range<Int>
  /// The fingerprints of the descriptions.
  var prints = InlineArray<32, Fingerprint>(repeating: Fingerprint(first: 0, second: 0))
  /// What is known of the descriptions.
  var numbers = InlineArray<32, Int32>(repeating: 0)
  /// The states in which the decisions end.
  var states = InlineArray<32, Int32>(repeating: 0)

  /// Stands for the number of a description that is not known.
  static var unknown: Int32 { .min }
  /// Stands for the state of a transaction that a look at the memory is not enough for.
  static var unsettled: Int32 { -1 }

  init(_ rows: Range<Int>) { self.rows = rows }
}

// The looks at the memory that change nothing.
extension DecisionMemory {
  /// Looks all descriptions up.
  ///
  /// - Returns: Whether all are known.
  func look(for facts: inout MutableSpan<TransactionFacts>, _ block: inout DecisionBlock) -> Bool {
    var text = ""
    for index in 0..<block.rows.count {
      // Taken out of its place and put back: what is copied is counted, twice.
      swap(&text, &facts[block.rows.lowerBound &+ index].description)
      block.prints[index] = descriptions.fingerprint(of: text)
      swap(&text, &facts[block.rows.lowerBound &+ index].description)
    }
    var areKnown = true
    for index in 0..<block.rows.count {
      switch descriptions.find(block.prints[index]) {
      case .known(let number): block.numbers[index] = number
      case .unknown:
        block.numbers[index] = DecisionBlock.unknown
        areKnown = false
      }
    }
    return areKnown
  }

  /// Finds the states in which the decisions end.
  ///
  /// - Returns: Whether it found all of them.
  func settle(
    _ facts: borrowing MutableSpan<TransactionFacts>, _ block: inout DecisionBlock
  ) -> Bool {
    var areSettled = true
    let (roots, questions, tests) = (tree.roots.span, tree.questions.span, self.tests.items.span)
    unsafe facts.withUnsafeBufferPointer { rows in
      for index in 0..<block.rows.count {
        let number = block.numbers[index]
        var state = Int(~number)
        if number >= 0 {
          let quick = unsafe LentFacts(rows, block.rows.lowerBound &+ index)
          guard !lists.apply(to: quick),
            let end = Self.end(from: roots[Int(number)], questions, tests, quick)
          else {
            block.states[index] = DecisionBlock.unsettled
            areSettled = false
            continue
          }
          state = end
        }
        block.states[index] = Int32(truncatingIfNeeded: state)
      }
    }
    return areSettled
  }
}

extension MatcherCore {
  /// What the rules make of transactions, told one after the other.
  mutating func decide(
    _ facts: inout MutableSpan<TransactionFacts>, first count: Int,
    _ body: (Int, borrowing RuleDecision) -> Void
  ) {
    for start in stride(from: 0, to: count, by: DecisionBlock.size) {
      var block = DecisionBlock(start..<min(start + DecisionBlock.size, count))
      // What comes again is matched again. Within a block nothing is forgotten.
      if memory.isFull { memory.removeAll(ruleCount: plans.count) }
      if !memory.look(for: &facts, &block) { learn(&facts, &block) }
      if memory.settle(facts, &block) {
        for (place, row) in block.rows.enumerated() {
          memory.graph.lend(Int(block.states[place])) { body(row, $0) }
        }
      } else {
        tell(facts, block, body)
      }
    }
  }

  /// Tells the decisions of a block of which some are not settled.
  @inline(never)
  private mutating func tell(
    _ facts: borrowing MutableSpan<TransactionFacts>, _ block: borrowing DecisionBlock,
    _ body: (Int, borrowing RuleDecision) -> Void
  ) {
    for (place, row) in block.rows.enumerated() {
      let state = Int(block.states[place])
      if state >= 0 {
        memory.graph.lend(state) { body(row, $0) }
      } else {
        let pause = memory.look(from: block.numbers[place], facts[row], CopiedFacts(facts[row]))
        body(row, goOn(facts[row], from: pause))
      }
    }
  }

  /// Gets to know the descriptions that nobody knows: first their patterns, then the sets that these
  /// are, then what follows.
  @inline(never)
  private mutating func learn(
    _ facts: inout MutableSpan<TransactionFacts>, _ block: inout DecisionBlock
  ) {
    // Taken out of its place so that it can be filled while the rest is asked.
    var matched = MatchedPatterns()
    swap(&matched, &self.matched)
    defer { swap(&matched, &self.matched) }
    matched.removeAll()
    var text = ""
    for (place, row) in block.rows.enumerated()
    where block.numbers[place] == DecisionBlock.unknown && !matched.contains(block.prints[place]) {
      swap(&text, &facts[row].description)
      findPatterns(in: text, into: &matched.numbers)
      swap(&text, &facts[row].description)
      matched.close(of: place, block.prints[place])
    }
    for index in 0..<matched.count {
      let set = number(of: matched.numbers, matched.patterns(index))
      matched.note(set: Int32(set), of: index)
    }
    for index in 0..<matched.count {
      let place = matched.place(index)
      let row = block.rows.lowerBound + place
      guard case .unknown(let vacancy) = memory.descriptions.find(block.prints[place]) else {
        continue
      }
      swap(&text, &facts[row].description)
      let number = number(ofSet: matched.set(index), text)
      swap(&text, &facts[row].description)
      memory.descriptions.add(number, at: vacancy)
      block.numbers[place] = number
    }
    // What came several times.
    for place in 0..<block.rows.count where block.numbers[place] == DecisionBlock.unknown {
      guard case .known(let number) = memory.descriptions.find(block.prints[place]) else {
        continue
      }
      block.numbers[place] = number
    }
  }
}
