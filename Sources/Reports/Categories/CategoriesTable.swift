import StatementModel

/// The tree of categories with what is in each.
package struct CategoriesTable {
  private let input: ReportInput
  private let ledger: SpendingLedger

  /// What one category holds.
  private struct Sums {
    var posted = 0
    var pending = 0
    /// Of what is posted, with what stands below it.
    var totals = CurrencyTotals()
  }

  package init(_ input: ReportInput) {
    self.input = input
    ledger = input.ledger
  }

  /// How many transactions are in each category itself; none where there is none.
  package var counts: [CategoryPath: Int] {
    sums.mapValues { $0.posted + $0.pending }.filter { $0.value > 0 }
  }

  /// A line for each currency of a category.
  ///
  /// Sums, and the count that says so, are with what stands below it. What is pending is counted apart,
  /// and in no sum.
  ///
  /// - Parameter isIndented: Whether names stand as a tree, with their icons; else as paths.
  package func table(isIndented: Bool) -> TextTable {
    var table = TextTable(columns: [
      .init(.category, cut: .middle), .init(.kind, priority: .medium), .init(.icon),
      .init(.color, priority: .low),
      .init(.isDefault), .init(.transactions, .right),
      .init(.pendingTotal, .right, priority: .medium),
      .init(.withChildren, .right, priority: .low),
      .init(.spent, .right), .init(.total, .right, priority: .low), .init(.currency),
    ])
    let sums = self.sums
    for path in input.categories.paths {
      let category = input.categories[path]
      let kind = input.categories.kind(of: path)
      let head: [TextTable.Cell] = [
        isIndented ? .branch(path) : .text(path.text),
        .term(kind.word, name: kind.rawValue),
        .optional(category?.icon), .optional(category?.color),
        .flag(input.categories.isDefault(path)), .integer(sums[path]?.posted ?? 0),
        .count(sums[path]?.pending ?? 0, isForMachines: !isIndented),
        .integer(sums[path]?.totals.count ?? 0),
      ]
      let totals = ledger.currencyOrder.sorted((sums[path]?.totals ?? CurrencyTotals()).totals)
      if totals.isEmpty { table.rows.append(head) }
      for total in totals {
        table.rows.append(
          head + [
            .sum(total.spent, total.currency), .sum(total.total, total.currency),
            .text(total.currency.code),
          ])
      }
    }
    table.sharedColumns = 8
    return isIndented ? table.without("icon").without("default") : table
  }

  private var sums: [CategoryPath: Sums] {
    var sums: [CategoryPath: Sums] = [:]
    for index in input.transactions.indices where ledger.roles[index] != .gone {
      guard let category = input.transactions.category(at: index) else { continue }
      guard input.transactions.numbers[index].status == .posted else {
        sums[category, default: Sums()].pending += 1
        continue
      }
      sums[category, default: Sums()].posted += 1
      var path: CategoryPath? = category
      while let current = path {
        sums[current, default: Sums()].totals.add(
          input.transactions.numbers[index].amount, as: ledger.roles[index])
        path = current.parent
      }
    }
    return sums
  }
}
