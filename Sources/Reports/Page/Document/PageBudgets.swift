import StatementModel

/// The newest round of each budget, the most urgent first: what is spent of it as a bar, with a mark
/// where the time stands.
///
/// What is over goes on behind the limit.
struct PageBudgets {
  let facts: PageFacts
  let budgets: BudgetLedger

  private static let most = 200
  /// A bar shows no more than this, in tenths of a percent of the limit.
  private static let longest = 3000

  func write(to out: inout ByteText) {
    out.append("<ol class=\"budgets\">\n")
    for standing in budgets.byUrgency.prefix(Self.most) { write(standing, to: &out) }
    out.append("</ol>\n")
  }

  private func write(_ standing: BudgetStanding, to out: inout ByteText) {
    let currency = standing.budget.limit.currency
    out.append("<li class=\"figure-box budget \(standing.state.rawValue)\"><h3>")
    if let category = standing.budget.category {
      facts.writeDot(facts.tints.tint(of: category), to: &out)
      out.append("<a class=\"opens\" href=\"#\(PageFacts.target("category", category.text))\">")
      facts.writeName(facts.name(of: category), to: &out)
      out.append("</a>")
    } else {
      out.append(words: facts.locale[.everything])
    }
    out.append("</h3> <span class=\"count\">")
    out.append(html: days(of: standing))
    out.append("</span>\n<p class=\"of\">")
    facts.writeAmount(standing.spent, currency, to: &out)
    out.append(" <span class=\"count\">/ ")
    facts.writeAmount(standing.available, currency, to: &out)
    out.append("</span></p>\n")
    writeBar(standing, to: &out)
    out.append("<p class=\"note\">")
    writeWords(standing, currency, to: &out)
    out.append("</p></li>\n")
  }

  /// The whole length is the limit, or what is spent where that is more.
  private func writeBar(_ standing: BudgetStanding, to out: inout ByteText) {
    let spent = min(Self.longest, max(0, standing.share ?? (standing.left.isNegative ? 1000 : 0)))
    let whole = max(1000, spent)
    let within = min(spent, 1000) * 1000 / whole
    out.append("<svg class=\"bar pace\" viewBox=\"0 0 1000 10\" preserveAspectRatio=\"none\" ")
    out.append("aria-hidden=\"true\"><rect class=\"spent\" width=\"\(within)\" height=\"10\"/>")
    if spent > 1000 {
      out.append("<rect class=\"over\" x=\"\(within)\" width=\"\(1000 - within)\" height=\"10\"/>")
      out.append("<rect class=\"limit\" x=\"\(within)\" width=\"4\" height=\"10\"/>")
    }
    if let elapsed = standing.elapsed, elapsed < 1000 {
      let x = elapsed * 1000 / whole
      out.append("<rect class=\"now\" x=\"\(x)\" width=\"4\" height=\"10\"/>")
    }
    out.append("</svg>\n")
  }

  private func writeWords(
    _ standing: BudgetStanding, _ currency: Currency, to out: inout ByteText
  ) {
    let locale = facts.locale
    let left = standing.left
    out.append(words: standing.pace(locale))
    out.append(" · ")
    out.append(
      words: locale.text(
        left.isNegative ? .amountOver : .amountLeft,
        facts.amount(left.isNegative ? left.negated : left, currency)))
    if !standing.carried.isZero {
      out.append(" · ")
      out.append(
        words: locale.text(.carriedOver, facts.amount(standing.carried, currency)))
    }
    if !standing.pending.isZero {
      out.append(" <span class=\"mark\">")
      out.append(words: locale[.pendingTotal] + " ")
      facts.writeAmount(standing.pending, currency, to: &out)
      out.append("</span>")
    }
  }

  /// `March 2026`, a period's name, or the first and the last day.
  private func days(of standing: BudgetStanding) -> String {
    switch standing.budget.span {
    case .month: return facts.locale.text(standing.first.month)
    case .period(let name): return PageText.shown(name)
    case .week, .quarter, .year:
      let last = standing.last.map(facts.locale.shortText) ?? "…"
      return "\(facts.locale.shortText(standing.first)) – \(last)"
    }
  }
}
