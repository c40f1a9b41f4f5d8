import ArgumentParser
import BookKeeping
import Reports
import StatementModel

/// `categories`: the tree of categories.
struct CategoriesCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "categories",
    abstract: "List the book's categories, with the number of transactions in each.",
    discussion: """
      Eight categories are always there; others are declared under `categories:` in daybook.yaml \
      or in any rules file. What a category counts as (expense, income, transfer) is its own kind \
      or its nearest parent's.

      EXAMPLES
        daybook categories
        daybook categories --format csv
      """)

  @OptionGroup var table: TableOptions
  @OptionGroup var options: BookOptions

  var verbosity: Console.Verbosity { options.common.verbosity }

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try options.open(.reading, console)
    var counts: [CategoryPath: Int] = [:]
    for transaction in try book.transactions().byParts() where !transaction.status.isGone {
      if let category = transaction.category { counts[category, default: 0] += 1 }
    }
    let tree = try book.categories
    var categories = TextTable(columns: [
      .init("Category", flexible: true), .init("Kind"), .init("Icon"), .init("Color"),
      .init("Transactions", .right),
    ])
    categories.rows = tree.paths.map { path in
      [
        .text(path.text), .text(tree.kind(of: path).rawValue), .optional(tree[path]?.icon),
        .optional(tree[path]?.color), .integer(counts[path] ?? 0),
      ]
    }
    table.write(categories, in: book.locale, console)
    return .done
  }
}
