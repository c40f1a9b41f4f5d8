import StatementModel

/// The tree of categories with what is in each.
package struct CategoriesTable {
  private let input: ReportInput
  private let ledger: SpendingLedger

  /// What one category holds.
  private struct Sums {
    var own = 0
    /// With what stands below it.
    var totals = CurrencyTotals()
  }

  package init(_ input: ReportInput) {
    self.input = input
    ledger = input.ledger
  }

  /// How many transactions are in each category itself; none where there is none.
  package var counts: [CategoryPath: Int] { sums.compactMapValues { $0.own > 0 ? $0.own : nil } }

  /// A line for each currency of a category.
  ///
  /// All but the first count is with what stands below it. Pending ones are among the counts only.
  ///
  /// - Parameter isIndented: Whether names stand as a tree, with their icons; else as paths.
  package func table(isIndented: Bool) -> TextTable {
    var table = TextTable(columns: [
      .init(.category, cut: .middle), .init(.kind, priority: .medium), .init(.icon),
      .init(.color, priority: .low),
      .init(.isDefault), .init(.transactions, .right),
      .init(.withChildren, .right, priority: .low),
      .init(.spent, .right), .init(.total, .right, priority: .low), .init(.currency),
    ])
    let sums = self.sums
    let counts = withChildren
    for path in input.categories.paths {
      let category = input.categories[path]
      let kind = input.categories.kind(of: path)
      let head: [TextTable.Cell] = [
        .text(isIndented ? Self.indented(path, category?.icon) : path.text),
        .term(kind.word, name: kind.rawValue),
        isIndented ? .empty : .optional(category?.icon), .optional(category?.color),
        .flag(input.categories.isDefault(path)), .integer(sums[path]?.own ?? 0),
        .integer(counts[path] ?? 0),
      ]
      let totals = ledger.inOrder((sums[path]?.totals ?? CurrencyTotals()).totals)
      if totals.isEmpty { table.rows.append(head) }
      for total in totals {
        table.rows.append(
          head + [
            .sum(total.spent, total.currency), .sum(total.total, total.currency),
            .text(total.currency.code),
          ])
      }
    }
    if isIndented { Self.drop(["icon", "default"], from: &table) }
    return table
  }

  /// Four blanks a step, of a kind that no table takes away.
  private static func indented(_ path: CategoryPath, _ icon: String?) -> String {
    let depth = path.names.count - 1
    return String(repeating: "\u{A0}\u{A0}", count: depth) + (icon.map { "\($0) " } ?? "")
      + path.name
  }

  private static func drop(_ keys: Set<String>, from table: inout TextTable) {
    let kept = table.columns.indices.filter { !keys.contains(table.columns[$0].key) }
    table.rows = table.rows.map { row in
      kept.compactMap { $0 < row.count ? row[$0] : nil }
    }
    table.columns = kept.map { table.columns[$0] }
  }

  private var sums: [CategoryPath: Sums] {
    var sums: [CategoryPath: Sums] = [:]
    for index in input.transactions.indices where ledger.roles[index] != .gone {
      guard let category = input.transactions.category(at: index) else { continue }
      sums[category, default: Sums()].own += 1
      guard input.transactions.numbers[index].status == .posted else { continue }
      var path: CategoryPath? = category
      while let current = path {
        sums[current, default: Sums()].totals.add(
          input.transactions.numbers[index].amount, as: ledger.roles[index])
        path = current.parent
      }
    }
    return sums
  }

  private var withChildren: [CategoryPath: Int] {
    var counts: [CategoryPath: Int] = [:]
    for index in input.transactions.indices where ledger.roles[index] != .gone {
      var path = input.transactions.category(at: index)
      while let current = path {
        counts[current, default: 0] += 1
        path = current.parent
      }
    }
    return counts
  }
}
