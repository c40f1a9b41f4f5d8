import ArgumentParser
import BookKeeping

/// Options that name a book, and say how long to wait for it.
protocol PlacedOptions: TalkOptions {
  var book: String? { get }
  /// In seconds, where it was said.
  var wait: Int? { get }
}

extension PlacedOptions {
  func locate() throws(BookError) -> BookPaths {
    try Book.locate(
      explicit: book, environment: Environment.ofBook,
      workingDirectory: Environment.workingDirectory)
  }

  /// Opens the book and says what had to be mended.
  func open(_ access: Book.Access, _ console: Console) throws(BookError) -> Book {
    let book = try openSilently(access, console)
    for remark in book.remarks { console.report(remark) }
    return book
  }

  /// Opens the book for work whose outcome carries the book's remarks.
  func openSilently(
    _ access: Book.Access, _ console: Console, usualWait: Int = LockWait.usual
  ) throws(BookError) -> Book {
    try Book.open(
      locate(), access, waiting: lockWait(console, usual: usualWait),
      environment: Environment.ofBook)
  }

  /// How long another command that writes the book is waited for.
  func lockWait(_ console: Console, usual: Int = LockWait.usual) -> LockWait {
    LockWait(seconds: wait ?? usual, tell: console.report)
  }
}

extension ArgumentHelp {
  static var book: ArgumentHelp {
    ArgumentHelp(
      "The book's folder; else DAYBOOK_BOOK, else the book that the current folder is or lies in.",
      valueName: "dir")
  }
}

extension ArgumentHelp {
  static var wait: ArgumentHelp {
    ArgumentHelp(
      "How long to wait for another command that writes the book, 0 for not at all; else "
        + "\(LockWait.usual) seconds, of `run` \(LockWait.night).",
      valueName: "seconds")
  }
}

extension LockWait {
  /// Refuses what can't be waited for.
  static func validate(_ seconds: Int?) throws {
    if let seconds, seconds < 0 { throw ValidationError("--wait must be 0 or more.") }
  }
}

/// What every command takes that looks at a book.
struct BookOptions: PlacedOptions {
  @Option(name: .shortAndLong, help: .book, completion: .directory)
  var book: String?

  @Flag(name: .shortAndLong, help: .quiet) var quiet = false
  @Flag(name: .shortAndLong, help: .verbose) var verbose = false
  @Option(help: .color) var color = ColorChoice.auto

  var wait: Int? { nil }
}

/// What every command takes that writes a book, whose lock one has at a time.
struct WritingOptions: PlacedOptions {
  @Option(name: .shortAndLong, help: .book, completion: .directory)
  var book: String?

  @Option(help: .wait)
  var wait: Int?

  @Flag(name: .shortAndLong, help: .quiet) var quiet = false
  @Flag(name: .shortAndLong, help: .verbose) var verbose = false
  @Option(help: .color) var color = ColorChoice.auto

  func validate() throws {
    try LockWait.validate(wait)
    try validateTalk()
  }
}

/// The same for commands whose `--color` is another: that of a category.
struct PlainWritingOptions: PlacedOptions {
  @Option(name: .shortAndLong, help: .book, completion: .directory)
  var book: String?

  @Option(help: .wait)
  var wait: Int?

  @Flag(name: .shortAndLong, help: .quiet) var quiet = false
  @Flag(name: .shortAndLong, help: .verbose) var verbose = false

  var color: ColorChoice { .auto }

  func validate() throws {
    try LockWait.validate(wait)
    try validateTalk()
  }
}
