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

  @Argument(help: "The category.")
  var old: String

  @Argument(help: "Its new name, the whole of it.")
  var new: String

  @OptionGroup var change: CategoryChangeOptions

  var verbosity: Console.Verbosity { change.options.verbosity }

  func execute(_ console: Console) throws -> ExitStatus {
    let target = try CategoryChangeOptions.path(new)
    let name = try CategoryChangeOptions.path(old)
    // Where files are half renamed, the book can't be opened, and this is what heals it.
    let book = try? Book.open(
      try change.options.locate(), .reading, environment: Environment.ofBook)
    let source = (try? book?.category(named: old)) ?? name
    let moved = try book?.count(in: source).all
    return try change.make(console, moved: moved) { (settings) throws(BookError) in
      try settings.renaming(
        book == nil ? name : source, to: target, isUsed: book == nil || (moved ?? 0) > 0)
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

  @Argument(help: "The category.")
  var category: String

  @Option(help: ArgumentHelp("Where all goes that uses it.", valueName: "category"))
  var moveTo: String?

  @OptionGroup var change: CategoryChangeOptions

  var verbosity: Console.Verbosity { change.options.verbosity }

  func execute(_ console: Console) throws -> ExitStatus {
    let name = category
    let book = try change.options.open(.reading, console)
    let source = try book.category(named: name)
    let target = try moveTo.map { try book.category(named: $0) }
    let counts = try book.count(in: source)
    return try change.make(console, moved: counts.all) { (settings) throws(BookError) in
      try settings.removing(source, movingTo: target, transactions: counts)
    }
  }
}
