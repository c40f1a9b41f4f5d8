import StatementModel

/// What needs its owner, each with the way to it: what has no category, what may be there twice, what
/// is over its budget, what was due and did not come.
struct PageNeeds {
  let facts: PageFacts
  let plans: PagePlans

  /// One thing, with what it comes to.
  private struct Need {
    var target: String
    var title: String
    var note = ""
    var money = MoneyTotals()
  }

  private static let mostOfAKind = 4

  func write(to out: inout ByteText) {
    let needs = uncategorized + waiting + passed + missed
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

  private func write(_ need: Need, to out: inout ByteText) {
    out.append("<li><a href=\"#\(need.target)\">")
    facts.writeName(need.title, to: &out)
    out.append("</a> <span class=\"count\">")
    out.append(html: need.note)
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

  /// Where decisions are made: the review where changes can be made, else a list.
  private func decided(else target: String) -> String { plans.isServed ? "review" : target }

  private var uncategorized: [Need] {
    var (count, money) = (0, MoneyTotals())
    let all = facts.input.transactions
    for index in all.indices where all.names[index].category < 0 {
      let role = facts.ledger.roles[index]
      guard role == .spending || role == .uncategorizedInflow else { continue }
      count += 1
      let amount = all.numbers[index].amount
      money.add(Money(amount.amount.magnitude, amount.currency))
    }
    guard count > 0 else { return [] }
    return [
      Need(
        target: decided(else: "transactions?category=%2F"), title: facts.locale[.uncategorized],
        note: facts.count(count), money: money)
    ]
  }

  private var waiting: [Need] {
    let questions = facts.input.questions
    return [
      (questions.duplicates, ReportWord.possibleDuplicates), (questions.links, .linksToConfirm),
    ].filter { $0.0 > 0 }.map { count, word in
      Need(
        target: decided(else: "transactions"), title: facts.locale[word],
        note: facts.locale.text(count))
    }
  }

  private var passed: [Need] {
    let standings = plans.budgets?.byUrgency.filter { $0.state == .passed } ?? []
    return standings.prefix(Self.mostOfAKind).map { standing in
      var money = MoneyTotals()
      money.add(standing.left.negated, standing.budget.limit.currency)
      let name = standing.budget.category.map { PageText.shown($0.text) }
      return Need(
        target: "budgets",
        title: facts.locale.text(.budgetIsPassed, name ?? facts.locale[.everything]), money: money)
    }
  }

  private var missed: [Need] {
    let series = plans.recurring?.series.filter { $0.state == .missed } ?? []
    return series.prefix(Self.mostOfAKind).map { one in
      var money = MoneyTotals()
      money.add(Money(one.expected, one.currency))
      return Need(
        target: PageFacts.found(one.merchant),
        title: facts.locale.text(.didNotComeNamed, PageText.shown(one.title)),
        note: one.next.map(facts.locale.longText) ?? "", money: money)
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
