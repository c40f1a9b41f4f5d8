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
  /// - Parameters:
  ///   - cards: All cards that there are statements of.
  ///   - rows: What was read for it before the evaluations.
  func linking(
    after evaluations: [CardEvaluation], cards: some Sequence<CardID>, _ rows: LinkRows?
  ) throws(BookError) -> Linking {
    let context = try linkContext(of: cards)
    // Where all transactions are wanted anyway, they are read once.
    if !keepsEvaluated, let task = try linkPartTask(after: evaluations, context),
      let changed = task.changed,
      let underway = try linkingMeanwhile(task, changedFrom: changed, after: evaluations, rows)
    {
      return .underway(underway, task)
    }
    return .found(try linkedBook(after: evaluations, cards: cards))
  }

  /// Transactions among which links are going to be looked for, as the index has them.
  struct LinkRows {
    let months: PackedMonths
    /// The first day of posting of what is looked through in any case.
    let start: Int32
    /// The transactions from that day on.
    let part: Meanwhile<TransactionTable?>
  }

  /// Begins to unpack what the search for links is likely to look through, while the statements that
  /// came are still judged; nothing where that is not worth it.
  func linkRows(for plan: UpdatePlan) throws(BookError) -> LinkRows? {
    guard !keepsEvaluated, history.edits.links.isEmpty else { return nil }
    // An export that goes on from another one changes what follows the days of that one.
    var ends: [Int32] = []
    for key in plan.added {
      guard let last = plan.source.read[key]?.known?.rows.digest.days.last else { return nil }
      ends.append(last.day)
    }
    guard let end = ends.min() else { return nil }
    return try linkRows(changedFrom: end.subtractingReportingOverflow(Self.slack).partialValue)
  }

  /// What is booked late lies so many days before the end of a statement, at most.
  private static let slack: Int32 = 5
  /// With so many days before the first change a search hardly ever turns out too short.
  private static let leastReach: Int32 = 60

  private func linkRows(changedFrom changed: Int32) throws(BookError) -> LinkRows? {
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
    let days = IndexQuery(basis: .posting, from: CalendarDate(dayNumber: start))
    return LinkRows(
      months: months, start: start, part: Meanwhile(on: cores) { months.table(matching: days) })
  }

  private func linkingMeanwhile(
    _ task: LinkPartTask, changedFrom changed: Int32, after evaluations: [CardEvaluation],
    _ ahead: LinkRows?
  ) throws(BookError) -> Meanwhile<LinkedBook?>? {
    var found = ahead
    if let start = found?.start, Int(changed) - Int(start) < Int(Self.leastReach) { found = nil }
    if found == nil { found = try linkRows(changedFrom: changed) }
    guard let rows = found else { return nil }
    let (months, start, part) = (rows.months, rows.start, rows.part)
    let gone = evaluations.reduce(into: Set<TransactionID>()) { ids, evaluation in
      ids.formUnion(evaluation.replaced?.transactions ?? [])
    }
    let new = evaluations.map(\.transactions)
    return Meanwhile(on: cores) {
      guard var part = part.take() else { return nil }
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
