import StatementModel

/// Each card: how many transactions, from when to when, and what they come to.
struct CardsSummary {
  let table: TextTable

  init(_ input: ReportInput, _ ledger: SpendingLedger) {
    var places: [CardID: Int] = [:]
    var known: [CardID] = []
    var spans: [(first: CalendarDate, last: CalendarDate)] = []
    var totals: [CurrencyTotals] = []
    for index in input.transactions.indices {
      let numbers = input.transactions.numbers[index]
      guard numbers.status == .posted else { continue }
      let date = numbers.date(by: input.basis)
      let card = input.transactions.card(at: index)
      if let place = places[card] {
        spans[place] = (min(spans[place].first, date), max(spans[place].last, date))
        totals[place].add(numbers.amount, as: .income)
      } else {
        places[card] = spans.count
        known.append(card)
        spans.append((date, date))
        var total = CurrencyTotals()
        total.add(numbers.amount, as: .income)
        totals.append(total)
      }
    }
    var table = TextTable(columns: [
      .init(.card, cut: .middle), .init(.id, priority: .medium), .init(.transactions, .right),
      .init(.first, priority: .low), .init(.last, priority: .medium), .init(.total, .right),
      .init(.currency),
    ])
    let names = CardNames.byID(input.cards)
    let unused = names.keys.filter { places[$0] == nil }
    let all = known.map { ($0, names[$0]) } + unused.map { ($0, names[$0]) }
    let order = all.map { card, name in
      (last: name == nil ? 1 : 0, name: TextFolding.fold(name ?? ""), id: card, shown: name)
    }.sorted { ($0.last, $0.name, $0.id) < ($1.last, $1.name, $1.id) }
    for card in order {
      let shown = card.shown.map(TextTable.Cell.text) ?? .word(.unknownCard)
      guard let place = places[card.id] else {
        table.rows.append([shown, .text(card.id.text), .integer(0)])
        continue
      }
      totals[place].sort(by: ledger.currencyOrder)
      for total in totals[place].totals {
        table.rows.append([
          shown, .text(card.id.text), .integer(total.count), .date(spans[place].first),
          .date(spans[place].last), .sum(total.total, total.currency),
          .text(total.currency.code),
        ])
      }
    }
    self.table = table
  }
}
