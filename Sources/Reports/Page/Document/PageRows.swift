import StatementModel

/// Transactions as rows of a table, for reading without scripts.
struct PageRows {
  let facts: PageFacts

  /// - Parameter caption: read out before the table, and not seen.
  func write(
    _ indices: some Sequence<Int>, caption: String, to out: inout ByteText
  ) {
    let texts = facts.texts
    let all = facts.input.transactions
    var table = PageTable(
      caption,
      [
        .init(title: texts[.date]), .init(title: texts[.merchant]), .init(title: texts[.category]),
        .init(title: texts[.card]), .init(title: texts[.amount], isFigure: true),
      ])
    for index in indices {
      table.add(
        {
          $0.append(
            words: facts.locale.shortText(all.numbers(at: index).date(by: facts.input.basis)))
        },
        { writeMerchant(index, to: &$0) },
        { facts.writeName(facts.name(of: all.texts(at: index).category), to: &$0) },
        { facts.writeName(facts.name(of: all.texts(at: index).card), to: &$0) },
        { out in
          var sum = DecimalSum()
          sum.add(all.numbers(at: index).amount.amount)
          facts.writeAmount(sum, all.numbers(at: index).amount.currency, to: &out)
        })
    }
    table.write(to: &out)
  }

  private func writeMerchant(_ index: Int, to out: inout ByteText) {
    facts.writeName(PageText.shown(facts.input.transactions.texts(at: index).merchant), to: &out)
    guard let mark = mark(index) else { return }
    out.append(" <span class=\"mark\">")
    out.append(html: mark)
    out.append("</span>")
  }

  private func mark(_ index: Int) -> String? {
    if facts.input.transactions.numbers(at: index).status == .pending {
      return facts.texts[.pending]
    }
    if facts.input.transactions.numbers(at: index).isHidden { return facts.texts[.hidden] }
    return facts.input.transactions.numbers(at: index).isTransfer ? facts.texts[.transfer] : nil
  }
}
