import StatementModel

/// The first view: what needs its owner, then for one currency at a time how the month goes, what
/// comes, what changed and where it went.
struct PageOverview {
  let facts: PageFacts
  let plans: PagePlans

  func write(to out: inout ByteText) {
    let ledger = facts.ledger
    guard !ledger.months.isEmpty else {
      out.append("<p class=\"empty\">")
      out.append(words: facts.locale[.noTransactions])
      out.append("</p>\n")
      return
    }
    PageNeeds(facts: facts, plans: plans).write(to: &out)
    var boards = ledger.currencies.prefix(PageFacts.drawnCurrencies).compactMap {
      PageBoard(facts: facts, plans: plans, currency: $0)
    }
    if let converted = facts.converted,
      let board = PageBoard(facts: facts, plans: plans, converted: converted)
    {
      boards.insert(board, at: 0)
    }
    PageCurrencies(
      facts: facts, view: "overview",
      parts: boards.map { board in
        PageCurrencies.Part(key: board.key, title: board.title) { board.write(to: &$0) }
      }
    ).write(to: &out)
    writeOthers(Array(ledger.currencies.dropFirst(PageFacts.drawnCurrencies)), to: &out)
  }

  private func writeOthers(_ currencies: [Currency], to out: inout ByteText) {
    guard !currencies.isEmpty else { return }
    let locale = facts.locale
    var table = PageTable(
      locale[.otherCurrencies],
      [
        .init(title: locale[.currency]), .init(title: locale[.transactions], isFigure: true),
        .init(title: locale[.spent], isFigure: true),
      ])
    for currency in currencies.prefix(Self.listedCurrencies) {
      guard let total = facts.wholeBook.total[currency] else { continue }
      table.add(
        { $0.append(currency.code) }, { $0.append(facts.locale.text(total.spendingCount)) },
        { facts.writeAmount(total.spent, currency, to: &$0) })
    }
    guard !table.isEmpty else { return }
    out.append("<h3>")
    out.append(words: locale[.otherCurrencies])
    out.append("</h3>\n")
    table.write(to: &out)
  }

  private static let listedCurrencies = 40
}

extension Month {
  /// The month that is `count` months before.
  func previous(_ count: Int) -> Month {
    let place = year * 12 + month - 1 - count
    return Month(year: place / 12, month: place % 12 + 1)
  }
}
