import StatementModel

/// The statements of each card, with the days that none covers between them.
struct PageStatements {
  let facts: PageFacts

  /// So many of a card are listed, the newest.
  private static let most = 120

  func write(to out: inout ByteText) {
    let histories = facts.input.statements.filter { !$0.parts.isEmpty }
      .map { (name: facts.name(of: $0.card), history: $0) }
      .sorted {
        (TextFolding.fold($0.name), $0.history.card.text)
          < (TextFolding.fold($1.name), $1.history.card.text)
      }
    guard !histories.isEmpty else { return }
    out.append("<h3>")
    out.append(words: facts.locale[.statements])
    out.append("</h3>\n")
    for (name, history) in histories { write(history, named: name, to: &out) }
  }

  private func write(
    _ history: StatementHistory, named name: String, to out: inout ByteText
  ) {
    let locale = facts.locale
    out.append(
      "<details class=\"entry\" id=\"statements/\(PageFacts.escaped(history.card.text))\">")
    out.append("<summary><h4>")
    facts.writeName(name, to: &out)
    out.append("</h4> <span class=\"count\">")
    out.append(words: locale.count(.statements, history.parts.count))
    out.append("</span>")
    for mark in marks(of: history) {
      out.append(" <span class=\"mark\">")
      out.append(words: mark)
      out.append("</span>")
    }
    out.append("<span class=\"sums count\">")
    if let first = history.parts.first?.from, let last = history.parts.map(\.to).max() {
      out.append(words: days(first, last))
    }
    out.append("</span></summary>\n")
    writeChart(of: history, to: &out)
    writeTable(of: history, caption: name, to: &out)
    out.append("</details>\n")
  }

  private func marks(of history: StatementHistory) -> [String] {
    let locale = facts.locale
    let gaps = history.gaps.isEmpty ? nil : locale.count(.gaps, history.gaps.count)
    let overdue = history.overdueSince.map { locale.text(.noneSince, locale.longText($0)) }
    return [gaps, overdue].compactMap(\.self)
  }

  /// The balance of the card, where there are others that it is drawn together with.
  private func writeChart(of history: StatementHistory, to out: inout ByteText) {
    guard let currency = history.balances.last?.money.currency,
      facts.input.statements.contains(where: { other in
        other.card != history.card && other.balances.contains { $0.money.currency == currency }
      }),
      let stated = StatedBalances([history], in: currency)
    else { return }
    let months = stated.months(atMost: PageFacts.drawnMonths)
    guard months.count > 1 else { return }
    let sums = months.map { stated.total(of: $0) ?? DecimalSum() }
    MonthChart(
      facts: facts, currency: currency, key: "balance-\(PageFacts.escaped(history.card.text))",
      title: facts.locale[.balanceByMonth], column: facts.locale[.balance], months: months,
      sums: sums, summary: facts.summary(.balanceSummary, of: sums, in: months, currency),
      target: { PageFacts.target("card", history.card.text) + "?month=\($0)" }
    ).write(to: &out)
  }

  /// The newest first; a gap stands where the statement is missing.
  private func writeTable(
    of history: StatementHistory, caption: String, to out: inout ByteText
  ) {
    let locale = facts.locale
    let states = history.parts.contains { $0.closing != nil }
    var table = PageTable(caption, [.init(title: locale[.statement])])
    if states { table.columns.append(.init(title: locale[.balance], isFigure: true)) }
    let parts = history.parts.map { (from: $0.from, part: Optional($0), to: $0.to) }
    let gaps = history.gaps.map { (from: $0.from, part: StatementHistory.Part?.none, to: $0.to) }
    let lines = (parts + gaps).sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    for line in lines.reversed().prefix(Self.most) {
      let span = days(line.from, line.to)
      guard let part = line.part else {
        table.add(
          { out in
            out.append(words: span + " ")
            out.append("<span class=\"mark\">")
            out.append(words: locale[.noStatement])
            out.append("</span>")
          }, { _ in })
        continue
      }
      table.add(
        { out in
          facts.writeLink(to: history.card, in: part.to.month, span, to: &out)
          out.append(" <span class=\"sub\">")
          facts.writeName(PageText.shown(part.file), to: &out)
          out.append("</span>")
        },
        { out in
          guard let closing = part.closing else { return }
          var sum = DecimalSum()
          sum.add(closing.amount)
          facts.writeAmount(sum, closing.currency, to: &out)
        })
    }
    table.write(to: &out)
  }

  private func days(_ from: CalendarDate, _ to: CalendarDate) -> String {
    from == to
      ? facts.locale.shortText(from)
      : "\(facts.locale.shortText(from)) – \(facts.locale.shortText(to))"
  }
}
