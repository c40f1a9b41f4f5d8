import StatementModel

/// What needs a book's owner: what has no category, what may be there twice, statements that are missing,
/// what is over its budget, what was due and did not come.
struct OwnerNeeds {
  /// Where something is done about it.
  enum Place {
    /// What the program asks about, one thing after the other; else the list that has it.
    case review(list: String)
    case budgets
    case merchant(String)
    case cards
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
      Self.uncategorized(input, ledger) + Self.waiting(input) + Self.missingStatements(input)
      + Self.passed(budgets, input.locale) + Self.missed(recurring, input.locale)
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

  /// How many days back a gap is worth a word here; older ones stand with their card.
  private static let recentDays = 366

  private static func missingStatements(_ input: ReportInput) -> [Need] {
    let names = CardNames.byID(input.cards)
    let locale = input.locale
    let needs = input.statements.flatMap { history -> [Need] in
      let name = PageText.shown(names[history.card] ?? history.card.text)
      let overdue = history.overdueSince.map { end in
        Need(
          place: .cards, title: locale.text(.noStatementSince, locale.longText(end), name))
      }
      let recent = history.gaps.filter { gap in
        input.asOf.map { gap.to.days(to: $0) <= recentDays } ?? true
      }
      let gap = recent.last.map { newest in
        let days = "\(locale.shortText(newest.from)) – \(locale.shortText(newest.to))"
        let more =
          recent.count > 1 ? ", " + locale.text(.andMore, locale.text(recent.count - 1)) : ""
        return Need(
          place: .cards, title: locale.text(.statementsMissing, name), note: days + more)
      }
      return [overdue, gap].compactMap(\.self)
    }
    return Array(needs.prefix(mostOfAKind))
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
