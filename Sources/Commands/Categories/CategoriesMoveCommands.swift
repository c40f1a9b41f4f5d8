import ArgumentParser
import BookKeeping
import StatementModel

/// `categories rename`: gives a category another name, everywhere.
struct CategoriesRenameCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Give a category another name, in daybook.yaml, in all rules and in what you set.",
    discussion: HelpText.discussion(of: "categories-rename"))

  @Argument(help: "The category.", completion: .categories)
  var old: String

  @Argument(help: "Its new name, the whole of it.")
  var new: String

  @OptionGroup var change: CategoryChangeOptions

  var options: PlainWritingOptions { change.options }

  func execute(_ console: Console) throws -> ExitStatus {
    try change.make(console) { (categories) throws(BookError) in
      try categories.rename(old, to: new)
    }
  }
}

/// `categories remove`: takes a category away.
struct CategoriesRemoveCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Remove a category that nothing uses, or move all that uses it to another.",
    discussion: HelpText.discussion(of: "categories-remove"))

  @Argument(help: "The category.", completion: .categories)
  var category: String

  @Option(
    help: ArgumentHelp("Where all goes that uses it.", valueName: "category"),
    completion: .categories)
  var moveTo: String?

  @OptionGroup var change: CategoryChangeOptions

  var options: PlainWritingOptions { change.options }

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try change.options.open(.reading, console)
    return try change.make(console) { (categories) throws(BookError) in
      try categories.remove(category, movingTo: moveTo, in: book)
    }
  }
}
