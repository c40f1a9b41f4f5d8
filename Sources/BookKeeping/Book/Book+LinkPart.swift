import BookIndex
import StatementModel

/// Links searched for in a part of the book alone.
extension Book {
  /// What the links do after evaluations of some days, where only a part of the book must be
  /// searched for it; else nothing.
  func linkPart(
    after evaluations: [CardEvaluation], _ context: LinkContext
  ) throws(BookError) -> LinkedBook? {
    // What persons said holds transactions anywhere.
    guard let index, history.edits.links.isEmpty,
      evaluations.allSatisfy({ $0.replaced != nil }),
      let text = try mark(.holding),
      let known = HoldingLinks(text: text, mark: linkMark(context))
    else { return nil }
    let effects = try linkEffects()
    guard let changed = evaluations.compactMap({ $0.replaced?.firstChange }).min() else {
      return LinkedBook(effects: effects, holding: text)
    }
    let (start, isOver) = changed.subtractingReportingOverflow(LinkPart.reach)
    guard !isOver else { return nil }
    var query = IndexQuery(basis: .posting)
    if !keepsEvaluated { query.from = CalendarDate(dayNumber: start) }
    var part = try staying(query, after: evaluations)
    let all = try Self.wrap { () throws(IndexError) in try index.transactionCounts() }
    let replaced = evaluations.reduce(0) { $0 + ($1.replaced?.transactions.count ?? 0) }
    let isWhole = part.count + replaced == all.values.reduce(0, +)
    part.append(evaluations.map(\.transactions))
    var evaluated: TransactionTable?
    if keepsEvaluated {
      evaluated = part
      part = part.picking(
        part.indices.filter { part.numbers[$0].date(by: .posting).dayNumber >= start })
    } else if !isWhole {
      part.keepAll { numbers, _ in numbers.date(by: .posting).dayNumber >= start }
    }
    let isAll = isWhole && (evaluated.map { $0.count == part.count } ?? true)
    guard
      let found = LinkPart(
        of: part, from: isAll ? nil : start, changedFrom: changed, known: known, context)
    else { return nil }
    return LinkedBook(
      effects: effects.changed(
        without: found.gone, adding: found.links, on: part, categories: context.categories),
      holding: found.holding.text(mark: linkMark(context)), all: evaluated)
  }

  /// What the search for links hangs on beside the transactions: cards, and the files from which
  /// categories come.
  func linkMark(_ context: LinkContext) -> String {
    var hash = StableHash()
    hash.add(catalog.fingerprint)
    for card in context.cards.sorted(by: { $0.id < $1.id }) {
      hash.add(card.id.text)
      hash.add(card.name)
      hash.add(Int64(card.accounts.count))
      for account in card.accounts { hash.add(account) }
    }
    return String(hash.value.high, radix: 16)
  }
}
