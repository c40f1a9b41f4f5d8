import StatementModel

/// Every card: what it holds, how many transactions, from when to when, what they come to, and its
/// statements.
struct PageCards {
  let facts: PageFacts

  /// What a card's posted transactions say together.
  private struct Summary {
    var first: CalendarDate
    var last: CalendarDate
    var totals = CurrencyTotals()
    var pending = CurrencyTotals()
  }

  private static let most = 500

  func write(to out: inout ByteText) {
    let locale = facts.locale
    let summaries = summaries
    PageBalances(facts: facts).write(to: &out)
    var table = PageTable(
      locale[.cards],
      [
        .init(title: locale[.card]), .init(title: locale[.transactions], isFigure: true),
        .init(title: locale[.first]), .init(title: locale[.last]),
        .init(title: locale[.total], isFigure: true),
      ])
    if summaries.values.contains(where: { $0.pending.count > 0 }) {
      table.columns.append(.init(title: locale[.pendingTotal], isFigure: true))
    }
    let order = summaries.keys.map { card in
      (isUnknown: card == nil ? 1 : 0, name: TextFolding.fold(name(card)), card: card)
    }.sorted {
      ($0.isUnknown, $0.name, $0.card?.text ?? "") < ($1.isUnknown, $1.name, $1.card?.text ?? "")
    }
    for (_, _, card) in order.prefix(Self.most) {
      guard let summary = summaries[card] else { continue }
      let target = PageFacts.target("card", card?.text ?? "")
      table.add(
        { out in
          out.append("<a class=\"opens\" id=\"\(target)\" href=\"#\(target)\">")
          facts.writeName(name(card), to: &out)
          out.append("</a>")
        },
        { $0.append(words: facts.locale.text(summary.totals.count + summary.pending.count)) },
        { facts.writeDay(summary.first, to: &$0) },
        { facts.writeDay(summary.last, to: &$0) },
        { facts.writeAmounts(summary.totals.totals, \.total, to: &$0) },
        { facts.writeAmounts(summary.pending.totals, \.total, to: &$0) })
    }
    if !table.isEmpty { table.write(to: &out) }
    PageStatements(facts: facts).write(to: &out)
  }

  private func name(_ card: CardID?) -> String {
    card.map(facts.name(of:)) ?? facts.locale[.unknownCard]
  }

  /// By card; nothing stands for those that the book does not know.
  private var summaries: [CardID?: Summary] {
    let all = facts.input.transactions
    var places: [CardID: Int] = [:]
    var found: [(card: CardID?, summary: Summary)] = []
    var unknown: Int?
    for index in all.indices where facts.ledger.roles[index] != .gone {
      let numbers = all.numbers[index]
      let date = numbers.date(by: facts.input.basis)
      let card = all.card(at: index)
      let place: Int
      if let known = places[card] {
        place = known
      } else {
        let isKnown = facts.cardNames[card] != nil
        place = (isKnown ? nil : unknown) ?? found.count
        if place == found.count {
          found.append((isKnown ? card : nil, Summary(first: date, last: date)))
        }
        if !isKnown { unknown = place }
        places[card] = place
      }
      found[place].summary.first = min(found[place].summary.first, date)
      found[place].summary.last = max(found[place].summary.last, date)
      if numbers.status == .pending {
        found[place].summary.pending.add(numbers.amount, as: .income)
      } else {
        found[place].summary.totals.add(numbers.amount, as: .income)
      }
    }
    return Dictionary(
      found.map { ($0.card, $0.summary) }, uniquingKeysWith: { first, _ in first })
  }
}
