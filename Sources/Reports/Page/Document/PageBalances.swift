import StatementModel

/// What all cards hold, as far as statements state it: over time, and card by card.
struct PageBalances {
  let facts: PageFacts

  func write(to out: inout ByteText) {
    let stated = currencies.prefix(PageFacts.drawnCurrencies).compactMap {
      StatedBalances(facts.input.statements, in: $0)
    }
    guard !stated.isEmpty else { return }
    for each in stated {
      out.append("<div class=\"charts\">\n")
      writeChart(of: each, isOneOfMany: stated.count > 1, to: &out)
      writeList(of: each, to: &out)
      out.append("</div>\n")
    }
    out.append("<p class=\"remark\">")
    out.append(words: facts.locale[.balancesAsStated])
    out.append("</p>\n")
  }

  /// The most used first; a currency may have balances and no transactions.
  private var currencies: [Currency] {
    let used = facts.ledger.currencies
    let stated = Set(
      facts.input.statements.flatMap { $0.balances.map(\.money.currency) })
    return used.filter(stated.contains) + stated.subtracting(used).sorted()
  }

  private func writeChart(
    of stated: StatedBalances, isOneOfMany: Bool, to out: inout ByteText
  ) {
    let months = stated.months(atMost: PageFacts.drawnMonths)
    guard months.count > 1 else { return }
    let sums = months.map { stated.total(of: $0) ?? DecimalSum() }
    MonthChart(
      facts: facts, currency: stated.currency, key: "balances-\(stated.currency.code)",
      title: facts.locale[.balanceByMonth], column: facts.locale[.balance], months: months,
      sums: sums,
      summary: facts.summary(.balanceSummary, of: sums, in: months, stated.currency),
      target: { PageFacts.target("month", $0.description) }, isOneOfMany: isOneOfMany
    ).write(to: &out)
  }

  private func writeList(of stated: StatedBalances, to out: inout ByteText) {
    let locale = facts.locale
    let title = locale.text(.balancesIn, stated.currency.code)
    out.append("<section class=\"figure-box\"><h3>")
    out.append(words: title)
    out.append("</h3>\n<p class=\"of\">")
    facts.writeAmount(stated.total, stated.currency, to: &out)
    out.append("</p>\n")
    var table = PageTable(
      title, [.init(title: locale[.card]), .init(title: locale[.balance], isFigure: true)])
    for line in stated.lines {
      table.add(
        { out in
          facts.writeLink(to: line.card, in: nil, facts.name(of: line.card), to: &out)
          out.append(" <span class=\"sub\">")
          facts.writeDay(line.balance.day, to: &out)
          out.append("</span>")
        },
        { out in
          var sum = DecimalSum()
          sum.add(line.balance.money.amount)
          facts.writeAmount(sum, stated.currency, to: &out)
        })
    }
    table.write(to: &out)
    out.append("</section>\n")
  }
}

extension PageFacts {
  /// A link to a card's transactions, or to those of a month.
  func writeLink(
    to card: CardID, in month: Month?, _ name: String, to out: inout ByteText
  ) {
    let target = Self.target("card", card.text) + (month.map { "?month=\($0)" } ?? "")
    out.append("<a href=\"#\(target)\">")
    writeName(name, to: &out)
    out.append("</a>")
  }
}
