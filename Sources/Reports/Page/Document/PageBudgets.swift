import StatementModel

/// The newest round of each budget: what is spent of it as a bar, with a mark where the time stands.
struct PageBudgets {
  let facts: PageFacts
  let budgets: BudgetLedger

  private static let most = 200

  func write(to out: inout ByteText) {
    out.append("<ol class=\"budgets\">\n")
    for account in budgets.accounts.prefix(Self.most) {
      if let standing = account.current { write(standing, to: &out) }
    }
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

  private func writeBar(_ standing: BudgetStanding, to out: inout ByteText) {
    let length = min(1000, max(0, standing.share ?? (standing.left.isNegative ? 1000 : 0)))
    out.append("<svg class=\"bar pace\" viewBox=\"0 0 1000 10\" preserveAspectRatio=\"none\" ")
    out.append("aria-hidden=\"true\"><rect class=\"spent\" width=\"\(length)\" height=\"10\"/>")
    if let elapsed = standing.elapsed, elapsed < 1000 {
      out.append("<rect class=\"now\" x=\"\(elapsed)\" width=\"4\" height=\"10\"/>")
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
