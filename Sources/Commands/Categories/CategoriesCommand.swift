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
    discussion: HelpText.discussion(of: "categories"),
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
    discussion: HelpText.discussion(of: "categories-list"))

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
    discussion: HelpText.discussion(of: "categories-add"))

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
    discussion: HelpText.discussion(of: "categories-change"))

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
