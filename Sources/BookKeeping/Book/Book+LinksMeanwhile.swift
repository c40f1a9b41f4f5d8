import BookIndex
import StatementModel

/// The search for links while what it hangs on is written into the index.
extension Book {
  /// Links that are found, or are being found.
  enum Linking {
    case found(LinkedBook)
    /// On another core; nothing where more of the book must be searched than was at hand.
    case underway(Meanwhile<LinkedBook?>, LinkPartTask)
  }

  /// Begins to find what the links do once the evaluations are in the index.
  ///
  /// - Parameter cards: All cards that there are statements of.
  func linking(
    after evaluations: [CardEvaluation], cards: some Sequence<CardID>
  ) throws(BookError) -> Linking {
    let context = try linkContext(of: cards)
    // Where all transactions are wanted anyway, they are read once.
    if !keepsEvaluated, let task = try linkPartTask(after: evaluations, context),
      let changed = task.changed,
      let underway = try linkingMeanwhile(task, changedFrom: changed, after: evaluations)
    {
      return .underway(underway, task)
    }
    return .found(try linkedBook(after: evaluations, cards: cards))
  }

  private func linkingMeanwhile(
    _ task: LinkPartTask, changedFrom changed: Int32, after evaluations: [CardEvaluation]
  ) throws(BookError) -> Meanwhile<LinkedBook?>? {
    guard let index, let reach = LinkPart.reaches.first else { return nil }
    let (start, isOver) = changed.subtractingReportingOverflow(reach)
    let (first, isFarther) = start.subtractingReportingOverflow(LinkPart.earliest)
    guard !isOver, !isFarther else { return nil }
    let query = IndexQuery(basis: .posting, from: CalendarDate(dayNumber: first))
    let months = try Self.wrap { () throws(IndexError) in
      try index.packedMonths(matching: query, on: cores)
    }
    guard let months else { return nil }
    index.prepareToWrite(on: cores)
    let gone = evaluations.reduce(into: Set<TransactionID>()) { ids, evaluation in
      ids.formUnion(evaluation.replaced?.transactions ?? [])
    }
    let new = evaluations.map(\.transactions)
    return Meanwhile(on: cores) {
      let days = IndexQuery(basis: .posting, from: CalendarDate(dayNumber: start))
      guard var part = months.table(matching: days) else { return nil }
      if !gone.isEmpty { part.keepAll { numbers, _ in !gone.contains(numbers.id) } }
      part.appendApart(new)
      let found = try? LinkPart(
        of: part, from: start, changedFrom: changed, known: task.known, task.context
      ) { (first, sieve) throws(IndexError) in
        let days = IndexQuery(
          basis: .posting, from: CalendarDate(dayNumber: first),
          to: CalendarDate(dayNumber: start - 1))
        guard let rows = months.table(matching: days, sieve: sieve) else {
          throw .corrupt(.packing)
        }
        return rows
      }
      return found.map { task.linked($0) }
    }
  }

  /// What the search came to; where it was too short, it is made again of what the index has by now.
  ///
  /// - Parameter cards: All cards that there are statements of.
  func linked(
    _ linking: Linking, cards: some Sequence<CardID>
  ) throws(BookError) -> LinkedBook {
    switch linking {
    case .found(let linked): return linked
    case .underway(let search, let task):
      if let linked = search.take() { return linked }
      if let changed = task.changed,
        let linked = try linkPart(
          task, changedFrom: changed, after: [], Array(LinkPart.reaches.dropFirst()))
      {
        return linked
      }
      return try linkedWhole(after: [], task.context, cards: cards)
    }
  }
}
