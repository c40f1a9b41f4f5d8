import ArgumentParser
import BookAnswers
import BookKeeping
import Reports
import RuleEngine
import StatementModel

/// `categories`: the tree of categories.
struct CategoriesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "categories",
    abstract: "List the book's categories with what is in each; add, rename and remove them.",
    discussion: """
      Eight categories are always there; others are declared under `categories:` in daybook.yaml \
      or in any rules file. What a category counts as (expense, income, transfer) is its own kind \
      or its nearest parent's.

      EXAMPLES
        daybook categories
        daybook categories add Hobbies/Climbing --icon 🧗
        daybook categories rename Food/Coffee Food/Cafes
        daybook categories remove Hobbies/Climbing --move-to Health
      """,
    subcommands: [
      CategoriesListCommand.self, CategoriesAddCommand.self, CategoriesChangeCommand.self,
      CategoriesRenameCommand.self, CategoriesRemoveCommand.self,
    ],
    defaultSubcommand: CategoriesListCommand.self)
}

/// `categories list`, which is what `categories` alone does.
struct CategoriesListCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the categories as a tree, with counts and money.",
    discussion: """
      A category has a line for each of its currencies. With children, Spent and Total are with \
      the categories below it. Spent is what counts as spending; Total is the sum of all amounts, \
      what went out negative. What is pending is counted apart, and is in no sum.

      EXAMPLES
        daybook categories
        daybook categories --format csv
      """)

  @OptionGroup var table: TableOptions
  @OptionGroup var options: BookOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try options.open(.looking, console)
    let input = try book.reportInput()
    let categories = CategoriesTable(input)
    table.write(
      categories.table(isIndented: table.format == .table), in: input.locale, console)
    return .done
  }
}

/// `categories add`: declares a category.
struct CategoriesAddCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Declare a category in daybook.yaml.",
    discussion: """
      Parents need no declaration. Every other byte of the file stays as it is.

      EXAMPLES
        daybook categories add Hobbies/Climbing --icon 🧗 --color "#2e86de"
        daybook categories add Income/Rent --kind income
      """)

  @Argument(help: "The category: names parted by slashes.", completion: .categories)
  var category: String

  @OptionGroup var details: CategoryDetailOptions
  @OptionGroup var change: CategoryChangeOptions

  var options: PlainWritingOptions { change.options }

  func execute(_ console: Console) throws -> ExitStatus {
    let details = try details.change()
    return try change.make(console) { (categories) throws(BookError) in
      try categories.add(category, details)
    }
  }
}

/// `categories change`: changes a category's details.
struct CategoriesChangeCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "change",
    abstract: "Change what a category counts as, its icon or its colour.",
    discussion: """
      It is changed where it is declared; what no file declares is declared in daybook.yaml. An \
      empty text takes a detail away.

      EXAMPLES
        daybook categories change Food/Coffee --icon ☕ --color "#6f4e37"
        daybook categories change Gifts --kind expense
        daybook categories change Food --icon ""
      """)

  @Argument(help: "The category.", completion: .categories)
  var category: String

  @OptionGroup var details: CategoryDetailOptions
  @OptionGroup var change: CategoryChangeOptions

  var options: PlainWritingOptions { change.options }

  func execute(_ console: Console) throws -> ExitStatus {
    let details = try details.change()
    return try change.make(console) { (categories) throws(BookError) in
      try categories.change(category, details)
    }
  }
}

/// What a category's declaration says of it.
struct CategoryDetailOptions: ParsableArguments {
  @Option(help: "What it counts as: expense, income or transfer.")
  var kind: String?

  @Option(help: ArgumentHelp("A sign for lists and reports.", valueName: "sign"))
  var icon: String?

  @Option(help: ArgumentHelp("A colour for reports: #rrggbb.", valueName: "colour"))
  var color: String?

  func validate() throws {
    if let kind, !kind.isEmpty, Category.Kind(rawValue: kind) == nil {
      throw ValidationError("--kind must be expense, income or transfer, but is \"\(kind)\".")
    }
  }

  /// What is to be said of it.
  func change() throws -> CategoryDetailChange {
    try CategoryDetailChange(kind: kind, icon: icon, color: color)
  }
}
