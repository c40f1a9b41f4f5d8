import StatementModel

/// What needs a book's owner, each with the way to it.
struct PageNeeds {
  let facts: PageFacts
  let plans: PagePlans

  func write(to out: inout ByteText) {
    let needs = OwnerNeeds(
      facts.input, facts.ledger, budgets: plans.budgets, recurring: plans.recurring
    ).all
    out.append("<section class=\"needs\" aria-labelledby=\"needs-title\"><h3 id=\"needs-title\">")
    out.append(words: facts.locale[.needsYou])
    out.append("</h3>\n")
    if needs.isEmpty {
      out.append("<p class=\"remark\">")
      out.append(words: facts.locale[.nothingNeedsYou])
      out.append("</p>")
    } else {
      out.append("<ul>\n")
      for need in needs { write(need, to: &out) }
      out.append("</ul>")
    }
    out.append("</section>\n")
  }

  private func write(_ need: OwnerNeeds.Need, to out: inout ByteText) {
    let target = target(of: need.place)
    out.append(target.map { "<li><a href=\"#\($0)\">" } ?? "<li>")
    out.append("<bdi>")
    out.append(words: need.title)
    out.append("</bdi>")
    if target != nil { out.append("</a>") }
    out.append(" <span class=\"count\">")
    out.append(words: need.note)
    out.append("</span>")
    if !need.money.isEmpty {
      out.append(" <span class=\"sums\">")
      let currencies = facts.ledger.currencies.filter { !need.money[$0].isZero }
      for (place, currency) in currencies.prefix(PageFacts.drawnCurrencies).enumerated() {
        if place > 0 { out.append(" ") }
        facts.writeAmount(need.money[currency], currency, to: &out)
      }
      out.append("</span>")
    }
    out.append("</li>\n")
  }

  private func target(of place: OwnerNeeds.Place) -> String? {
    switch place {
    case .review(let list): plans.isServed ? "review" : list
    case .budgets: "budgets"
    case .cards: "cards"
    case .merchant(let name): PageFacts.found(name)
    case .imports: plans.isServed ? "import" : nil
    }
  }
}

extension PageFacts {
  /// The target of a link to the transactions that a search finds.
  static func found(_ merchant: String, in month: Month? = nil) -> String {
    // A quotation mark would begin a phrase.
    let words = merchant.replacing("\"", with: " ")
    return "transactions?search=" + escaped(words).replacing("/", with: "%2F")
      + (month.map { "&month=\($0)" } ?? "")
  }
}
