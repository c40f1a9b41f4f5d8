import StatementModel

extension SpendingReport.Section {
  /// For people: a line a category, and the total; budget and what is left where a category has a
  /// budget of its own.
  func table(with budgets: MonthBudgets?) -> TextTable {
    var table = self.table
    guard let budgets = budgets?.only(in: currency) else { return table }
    table.columns += [.init(.budget, .right), .init(.left, .right)]
    func cells(_ standing: BudgetStanding?) -> [TextTable.Cell] {
      guard let standing else { return [] }
      return [.sum(standing.available, currency), .sum(standing.left, currency)]
    }
    for index in table.rows.indices { table.rows[index] += cells(budgets[lines[index].category]) }
    for index in table.footer.indices { table.footer[index] += cells(budgets.everything) }
    return table
  }

  /// For people, without budgets.
  var table: TextTable {
    var table = TextTable(columns: [
      .init(.category, cut: .middle), .init(.spent, .right), .init(.currency),
      .init(.count, .right, priority: .medium), .init(.share, .right, priority: .low),
      .init(.change, .right, priority: .medium),
    ])
    for line in lines {
      table.rows.append([
        .category(line.category), .sum(line.spent, currency), .text(currency.code),
        .integer(line.count), .share(line.share), changeCell(line.change),
      ])
    }
    table.footer.append([
      .word(.total), .sum(spent, currency), .text(currency.code), .integer(count), .empty,
      changeCell(change),
    ])
    return table
  }

  private func changeCell(_ change: DecimalSum?) -> TextTable.Cell {
    change.map { .sum($0, currency) } ?? .empty
  }
}

extension SpendingReport {
  /// What moved and is no spending; nothing where there is none.
  var apartTable: TextTable? {
    var table = TextTable(columns: [
      .init(.notInSpending, cut: .middle), .init(.total, .right), .init(.currency),
      .init(.count, .right),
    ])
    table.sharedColumns = 1
    let pendingRows = pending.isEmpty ? [] : [(ReportWord.pendingTotal, pending)]
    for (title, totals) in apart.map({ ($0.role.title, $0.totals) }) + pendingRows {
      for total in totals.totals {
        table.rows.append([
          .word(title), .sum(total.total, total.currency), .text(total.currency.code),
          .integer(total.count),
        ])
      }
    }
    return table.rows.isEmpty ? nil : table
  }

  /// Month × category × currency, for programs.
  static func flatTable(_ reports: some Sequence<SpendingReport>) -> TextTable {
    flatTable(reports, of: .month, isComparing: true)
  }

  /// Span × category × currency.
  ///
  /// - Parameter isComparing: Whether each is compared with the one before.
  static func flatTable(
    _ reports: some Sequence<SpendingReport>, of span: ReportWord, isComparing: Bool
  ) -> TextTable {
    var table = TextTable(columns: [
      .init(span), .init(.category), .init(.currency), .init(.spent, .right),
      .init(.count, .right), .init(.share, .right),
    ])
    if isComparing { table.columns.append(.init(.change, .right)) }
    for report in reports {
      for section in report.sections {
        for line in section.lines {
          let change: TextTable.Cell = line.change.map { .sum($0, section.currency) } ?? .empty
          table.rows.append(
            [
              report.span.cell, .category(line.category), .text(section.currency.code),
              .sum(line.spent, section.currency), .integer(line.count), .share(line.share),
            ] + (isComparing ? [change] : []))
        }
      }
    }
    return table
  }
}
