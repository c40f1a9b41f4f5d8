import StatementModel

extension RecurringReport {
  /// The series as a report.
  ///
  /// - Parameter withEnded: Whether people see those that have ended as well.
  package func printed(_ input: ReportInput, withEnded: Bool = true) -> PrintedReport {
    let tables = RecurringTables(input: input)
    let locale = input.locale
    var sections: [PrintedReport.Section] = []
    let running = series.filter(\.isRunning)
    let kinds = [
      (ReportWord.payments, running.filter { !$0.isIncome }), (.income, running.filter(\.isIncome)),
    ]
    for (title, some) in kinds where !some.isEmpty {
      sections.append(.init(title: locale[title], table: tables.running(some)))
    }
    let totals = tables.totals(self)
    if !totals.rows.isEmpty { sections.append(.init(title: locale[.inYear], table: totals)) }
    let changes = tables.changes(withEnded ? series : running)
    if !changes.rows.isEmpty {
      sections.append(.init(title: locale[.priceChanges], table: changes))
    }
    let missed = tables.missed(running)
    if !missed.rows.isEmpty { sections.append(.init(title: locale[.didNotCome], table: missed)) }
    let ended = series.filter { !$0.isRunning }
    if withEnded, !ended.isEmpty {
      sections.append(.init(title: locale[.ended], table: tables.ended(ended)))
    }
    let owed = tables.owed(self)
    if !owed.rows.isEmpty {
      sections.append(.init(title: locale[.owedInInstallments], table: owed))
    }
    var report = PrintedReport(
      title: locale[.recurringTitle], sections: sections,
      flat: RecurringTables.flat(self))
    report.remark = asOf.map { input.locale.text(.asOf, input.locale.longText($0)) }
    return report
  }
}

/// Series as tables.
struct RecurringTables {
  let input: ReportInput

  private var locale: ReportLocale { input.locale }

  func running(_ series: [RecurringSeries]) -> TextTable {
    var table = TextTable(columns: [
      .init(.name, cut: .middle), .init(.interval, priority: .medium), .init(.amount, .right),
      .init(.currency), .init(.inYear, .right, priority: .medium), .init(.next),
      .init(.last, priority: .low),
      .init(.since, priority: .low), .init(.card, cut: .middle, priority: .low), .init(.state),
    ])
    for one in series {
      table.rows.append([
        .text(one.title), .term(one.interval.word, name: one.interval.rawValue),
        .text(expected(one)),
        .text(one.currency.code), .sum(one.yearly, one.currency), .optional(one.next),
        .date(one.lastDay), .date(one.firstDay), .text(one.card.text),
        one.state.word.map { .term($0, name: one.state.rawValue) } ?? .empty,
      ])
    }
    return table
  }

  func totals(_ report: RecurringReport) -> TextTable {
    var table = TextTable(columns: [
      .init("", key: "kind"), .init(.inYear, .right), .init(.currency),
      .init(.inMonth, .right),
    ])
    table.sharedColumns = 1
    for (title, isIncome) in [(ReportWord.payments, false), (.income, true)] {
      let totals = report.yearly(isIncome: isIncome)
      for currency in report.currencyOrder.sorted(totals.currencies) {
        var month = ConvertedSum()
        month.add(
          totals[currency],
          at: ConversionRate(
            multiplier: .one, divisor: Self.monthsOfYear, day: CalendarDate(dayNumber: 0)))
        let rounded = month.rounded(decimals: currency.minorUnits)
        table.rows.append([
          .word(title), .sum(totals[currency], currency), .text(currency.code),
          rounded.map { .sum($0, currency) } ?? .empty,
        ])
      }
    }
    return table
  }

  private static let monthsOfYear = ExactDecimal(units: 12, scale: 0) ?? .one

  func changes(_ series: [RecurringSeries]) -> TextTable {
    var table = TextTable(columns: [
      .init(.date), .init(.name, cut: .middle), .init(.from, .right), .init(.to, .right),
      .init(.currency), .init(.change, .right),
    ])
    let all = series.flatMap { one in one.changes.map { (one, $0) } }
      .sorted { ($1.1.date, $0.0.title) < ($0.1.date, $1.0.title) }
    for (one, change) in all {
      var old = DecimalSum()
      old.add(change.old.amount)
      var difference = DecimalSum()
      difference.add(change.new.amount)
      difference.subtract(old)
      table.rows.append([
        .date(change.date), .text(one.title), .amount(change.old), .amount(change.new),
        .text(change.new.currency.code), .share(difference.permille(of: old)),
      ])
    }
    return table
  }

  func missed(_ series: [RecurringSeries]) -> TextTable {
    var table = TextTable(columns: [
      .init(.due), .init(.name, cut: .middle), .init(.amount, .right), .init(.currency),
      .init(.sinceThen),
    ])
    var rows: [(day: CalendarDate, series: RecurringSeries, words: ReportWord)] = []
    for one in series {
      if one.state == .missed, let due = one.next { rows.append((due, one, .nothing)) }
      for day in one.missedDays { rows.append((day, one, .cameAgain)) }
    }
    for row in rows.sorted(by: { ($1.day, $0.series.title) < ($0.day, $1.series.title) }) {
      table.rows.append([
        .date(row.day), .text(row.series.title),
        .text(text(row.series.expected, row.series.currency)),
        .text(row.series.currency.code), .word(row.words),
      ])
    }
    return table
  }

  func ended(_ series: [RecurringSeries]) -> TextTable {
    var table = TextTable(columns: [
      .init(.name, cut: .middle), .init(.interval, priority: .medium), .init(.amount, .right),
      .init(.currency), .init(.since, priority: .low), .init(.last),
      .init(.count, .right, priority: .low),
    ])
    for one in series.sorted(by: { ($1.lastDay, $0.title) < ($0.lastDay, $1.title) }) {
      table.rows.append([
        .text(one.title), .term(one.interval.word, name: one.interval.rawValue),
        .text(text(one.last, one.currency)),
        .text(one.currency.code), .date(one.firstDay), .date(one.lastDay), .integer(one.count),
      ])
    }
    return table
  }

  func owed(_ report: RecurringReport) -> TextTable {
    var table = TextTable(columns: [
      .init(.month), .init(.owed, .right), .init(.currency), .init(.parts, .right),
    ])
    for (month, totals, count) in report.owedByMonth {
      for (place, currency) in report.currencyOrder.sorted(totals.currencies).enumerated() {
        table.rows.append([
          .month(month), .sum(totals[currency], currency), .text(currency.code),
          place == 0 ? .integer(count) : .empty,
        ])
      }
    }
    return table
  }

  private func expected(_ one: RecurringSeries) -> String {
    let amount = text(one.expected, one.currency)
    return one.isFixed ? amount : locale.text(.aboutAmount, amount)
  }

  private func text(_ amount: ExactDecimal, _ currency: Currency) -> String {
    locale.localized(amount.text(minimumDecimals: currency.minorUnits))
  }

  /// Every series, then every part that is owed, for programs.
  static func flat(_ report: RecurringReport) -> TextTable {
    var table = TextTable(columns: [
      .init(.kind), .init(.name), .init("Title"), .init(.state), .init(.interval),
      .init(.amount, .right), .init(.currency), .init("Fixed"), .init("Yearly", .right),
      .init(.next), .init(.first), .init(.last), .init(.count, .right), .init("Missed"),
      .init(.priceChanges), .init(.card), .init(.category),
    ])
    for one in report.series {
      let minor = one.currency.minorUnits
      table.rows.append([
        .text(one.isIncome ? "income" : "payment"), .text(one.name), .text(one.title),
        .text(one.state.rawValue), .text(one.interval.rawValue),
        .amount(Money(one.expected, one.currency)), .text(one.currency.code),
        .flag(one.isFixed), .sum(one.yearly, one.currency), .optional(one.next),
        .date(one.firstDay), .date(one.lastDay), .integer(one.count),
        .words(one.missedDays.map(\.description)),
        .words(
          one.changes.map { change in
            "\(change.date) \(change.old.amount.text(minimumDecimals: minor)) > "
              + change.new.amount.text(minimumDecimals: minor)
          }),
        .text(one.card.text), .optional(one.category?.text),
      ])
    }
    for part in report.owed {
      table.rows.append([
        .text("installment"), .text(part.merchant), .text(part.merchant), .text("owed"),
        .text("\(part.number)/\(part.count)"), .amount(part.amount),
        .text(part.amount.currency.code), .empty, .empty, .date(part.month.firstDay), .empty,
        .empty, .empty, .empty, .empty, .text(part.card.text), .empty,
      ])
    }
    return table
  }
}
