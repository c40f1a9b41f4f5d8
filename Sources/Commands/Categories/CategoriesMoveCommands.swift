import ArgumentParser
import BookKeeping
import StatementModel

/// `categories rename`: gives a category another name, everywhere.
struct CategoriesRenameCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Give a category another name, in daybook.yaml, in all rules and in what you set.",
    discussion: """
      Categories below it go along, and so do budgets and reports of your own that name it. What \
      you set by hand follows, on every device. Every other byte of the files stays as it is, and \
      either all of them are written or none.

      `daybook undo` takes it back, in the files too. Rules outside of the book's folder are \
      changed with --outside only.

      EXAMPLES
        daybook categories rename Food/Coffee Food/Cafes
        daybook categories rename Hobbies Leisure --dry-run
      """)

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
    discussion: """
      Says where it is used: in rules, tests, budgets and reports of your own with file and line, \
      and in how many transactions. Nothing is removed while it is in use, unless --move-to says \
      where all of that goes.

      EXAMPLES
        daybook categories remove Hobbies/Climbing
        daybook categories remove Hobbies/Climbing --move-to Health --dry-run
      """)

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
