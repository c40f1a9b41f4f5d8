import StatementModel

/// Where the money went lately, and every category with spending, over the whole book: what stands below it, and its newest
/// transactions.
struct PageCategories {
  let facts: PageFacts
  /// The newest few transactions of each root.
  private let samples: [CategoryPath?: [Int]]
  private let children: [CategoryPath: [CategoryPath]]

  /// How many transactions stand under each root.
  private static let sampled = 5
  private static let budget = 120_000
  private static let mostChildren = 60

  init(facts: PageFacts) {
    self.facts = facts
    var samples: [CategoryPath?: [Int]] = [:]
    for index in facts.newest where facts.ledger.roles[index] == .spending {
      let root = facts.input.transactions.category(at: index)?.root
      if samples[root, default: []].count < Self.sampled {
        samples[root, default: []].append(index)
      }
    }
    self.samples = samples
    let paths = facts.wholeBook.categories.keys.compactMap { $0 }
    children = Dictionary(grouping: paths.filter { $0.parent != nil }) { $0.root }
      .mapValues { $0.sorted() }
  }

  func write(to out: inout ByteText) {
    writeShares(to: &out)
    let roots = roots
    let start = out.count
    var shown = 0
    while shown < roots.count, out.count - start < Self.budget {
      write(roots[shown], to: &out)
      shown += 1
    }
    guard shown < roots.count else { return }
    out.append("<p class=\"remark\">")
    out.append(
      words: facts.locale.text(
        .categoriesCut, facts.locale.text(shown), facts.locale.text(roots.count)))
    out.append("</p>\n")
  }

  /// Where the money of the last months went.
  private func writeShares(to out: inout ByteText) {
    let months = facts.ledger.months.suffix(PageFacts.lately)
    guard let first = months.first else { return }
    let sums = PageSums(facts.ledger, months: months)
    facts.write("categories", to: &out) { currency, out in
      guard let total = sums.total[currency]?.spent else { return }
      ShareChart(
        facts: facts, currency: currency, first: first, roots: sums.roots(in: currency),
        total: total, key: "categories"
      ).write(to: &out)
    }
  }

  /// One root, with all below it.
  private struct Root {
    var category: CategoryPath?
    var totals: CurrencyTotals
  }

  private var roots: [Root] {
    var totals: [CategoryPath?: CurrencyTotals] = [:]
    for (category, own) in facts.wholeBook.categories {
      totals[category?.root, default: CurrencyTotals()].add(own)
    }
    let order = facts.ledger.currencyOrder
    return totals.map { Root(category: $0.key, totals: $0.value) }.sorted { left, right in
      guard let leftCategory = left.category else { return false }
      guard let rightCategory = right.category else { return true }
      return order.spendsMore(left.totals, right.totals) ?? (leftCategory < rightCategory)
    }
  }

  private func write(_ root: Root, to out: inout ByteText) {
    let target = PageFacts.target("category", root.category?.text ?? "")
    out.append("<details class=\"entry\" id=\"\(target)\"><summary>")
    facts.writeDot(facts.tints.tint(of: root.category), to: &out)
    out.append("<h3>")
    facts.writeName(facts.name(of: root.category), to: &out)
    out.append("</h3> <span class=\"count\">")
    out.append(words: facts.count(root.totals.totals.reduce(0) { $0 + $1.spendingCount }))
    out.append("</span> ")
    let sums = facts.ledger.currencyOrder.sorted(root.totals.totals)
    facts.writeColumns(sums.map { ($0.currency, $0.spent) }, to: &out)
    out.append("</summary>\n<p class=\"links\"><a class=\"opens\" href=\"#\(target)\">")
    out.append(words: facts.locale[.transactions])
    out.append("</a></p>\n")
    writeChildren(of: root, to: &out)
    let sample = samples[root.category] ?? []
    if !sample.isEmpty {
      PageRows(facts: facts).write(sample, caption: facts.locale[.newestTransactions], to: &out)
    }
    out.append("</details>\n")
  }

  private func writeChildren(of root: Root, to out: inout ByteText) {
    guard let category = root.category, let below = children[category] else { return }
    let locale = facts.locale
    var table = PageTable(
      facts.name(of: category),
      [
        .init(title: locale[.category]), .init(title: locale[.transactions], isFigure: true),
        .init(title: locale[.spent], isFigure: true),
      ])
    for path in below.prefix(Self.mostChildren) {
      let totals = facts.wholeBook.whole(path)
      let target = PageFacts.target("category", path.text)
      table.add(
        { out in
          out.append("<a class=\"opens\" id=\"\(target)\" href=\"#\(target)\">")
          facts.writeName(
            PageText.shown(String(path.text.dropFirst(category.text.count + 1))), to: &out)
          out.append("</a>")
        },
        { $0.append(words: facts.locale.text(totals.totals.reduce(0) { $0 + $1.spendingCount })) },
        { facts.writeAmounts(totals.totals, \.spent, to: &$0) })
    }
    table.write(to: &out)
  }
}
