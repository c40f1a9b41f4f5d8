import StatementModel

/// What needs a book's owner: what has no category, what may be there twice, what is over its budget, what
/// was due and did not come.
struct OwnerNeeds {
  /// Where something is done about it.
  enum Place {
    /// What the program asks about, one thing after the other; else the list that has it.
    case review(list: String)
    case budgets
    case merchant(String)
    /// Where files are imported; only where that can be done.
    case imports
  }

  /// One thing, with what it comes to.
  struct Need {
    var place: Place
    var title: String
    var note = ""
    var money = MoneyTotals()
  }

  let all: [Need]

  private static let mostOfAKind = 4

  init(
    _ input: ReportInput, _ ledger: SpendingLedger, budgets: BudgetLedger?,
    recurring: RecurringReport?
  ) {
    all =
      Self.uncategorized(input, ledger) + Self.waiting(input) + Self.passed(budgets, input.locale)
      + Self.missed(recurring, input.locale)
  }

  private static func uncategorized(_ input: ReportInput, _ ledger: SpendingLedger) -> [Need] {
    var (count, money) = (0, MoneyTotals())
    let all = input.transactions
    for index in all.indices where all.names[index].category < 0 {
      let role = ledger.roles[index]
      guard role == .spending || role == .uncategorizedInflow else { continue }
      count += 1
      let amount = all.numbers[index].amount
      money.add(Money(amount.amount.magnitude, amount.currency))
    }
    guard count > 0 else { return [] }
    return [
      Need(
        place: .review(list: "transactions?category=%2F"), title: input.locale[.uncategorized],
        note: input.locale.count(.transactions, count), money: money)
    ]
  }

  private static func waiting(_ input: ReportInput) -> [Need] {
    let questions = input.questions
    let files = questions.files.prefix(mostOfAKind).map { file in
      Need(
        place: .imports, title: input.locale.text(.fileWaits, PageText.shown(file)))
    }
    return files
      + [
        (questions.duplicates, ReportWord.possibleDuplicates), (questions.links, .linksToConfirm),
      ].filter { $0.0 > 0 }.map { count, word in
        Need(
          place: .review(list: "transactions"), title: input.locale[word],
          note: input.locale.text(count))
      }
  }

  private static func passed(_ budgets: BudgetLedger?, _ locale: ReportLocale) -> [Need] {
    let standings = budgets?.byUrgency.filter { $0.state == .passed } ?? []
    return standings.prefix(mostOfAKind).map { standing in
      var money = MoneyTotals()
      money.add(standing.left.negated, standing.budget.limit.currency)
      let name = standing.budget.category.map { PageText.shown($0.text) }
      return Need(
        place: .budgets, title: locale.text(.budgetIsPassed, name ?? locale[.everything]),
        money: money)
    }
  }

  private static func missed(_ recurring: RecurringReport?, _ locale: ReportLocale) -> [Need] {
    let series = recurring?.series.filter { $0.state == .missed } ?? []
    return series.prefix(mostOfAKind).map { one in
      var money = MoneyTotals()
      money.add(Money(one.expected, one.currency))
      return Need(
        place: .merchant(one.merchant),
        title: locale.text(.didNotComeNamed, PageText.shown(one.title)),
        note: one.next.map(locale.longText) ?? "", money: money)
    }
  }
}
