import StatementModel

/// Transactions as rows of a table, for reading without scripts.
struct PageRows {
  let facts: PageFacts

  /// - Parameter caption: read out before the table, and not seen.
  func write(
    _ indices: some Sequence<Int>, caption: String, to out: inout ByteText
  ) {
    let locale = facts.locale
    let all = facts.input.transactions
    var table = PageTable(
      caption,
      [
        .init(title: locale[.date]), .init(title: locale[.merchant]),
        .init(title: locale[.category]),
        .init(title: locale[.card]), .init(title: locale[.amount], isFigure: true),
      ])
    for index in indices {
      table.add(
        { facts.writeDay(all.numbers[index].date(by: facts.input.basis), to: &$0) },
        { writeMerchant(index, to: &$0) },
        { facts.writeName(facts.name(of: all.category(at: index)), to: &$0) },
        { facts.writeName(facts.name(of: all.card(at: index)), to: &$0) },
        { out in
          var sum = DecimalSum()
          sum.add(all.numbers[index].amount.amount)
          facts.writeAmount(sum, all.numbers[index].amount.currency, to: &out)
        })
    }
    table.write(to: &out)
  }

  private func writeMerchant(_ index: Int, to out: inout ByteText) {
    facts.writeName(PageText.shown(facts.input.transactions.merchant(at: index)), to: &out)
    guard let mark = mark(index) else { return }
    out.append(" <span class=\"mark\">")
    out.append(html: mark)
    out.append("</span>")
  }

  private func mark(_ index: Int) -> String? {
    let numbers = facts.input.transactions.numbers[index]
    if numbers.status == .pending { return facts.locale[.pending] }
    if numbers.isHidden { return facts.locale[.hidden] }
    return numbers.isTransfer ? facts.locale[.transfer] : nil
  }
}
