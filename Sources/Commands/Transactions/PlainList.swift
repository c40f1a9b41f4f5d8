import ArgumentParser
import BookKeeping
import Reports
import StatementModel

/// A list of everything, as its arguments ask for it where they are plain.
///
/// The parser of arguments looks at every option's type anew each time the program runs, which takes
/// as long as a tenth of the list. So the options of the list that takes longest are read here, and
/// all else is left to the parser: what chooses among transactions, help, and whatever is wrong.
struct PlainList: Equatable {
  /// The book that they name.
  private(set) var book: String?
  private(set) var grouping: Grouping?
  private(set) var sorting = Sorting.newestFirst
  private(set) var format = OutputFormat.table
  private(set) var limit: Int?
  private(set) var flags: Set<String> = []

  /// Nothing where there is anything that chooses among transactions, or that is not known here.
  init?(_ arguments: some Collection<String>) {
    guard arguments.first == "list" else { return nil }
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst() {
      if let flag = Self.flags[argument] {
        flags.insert(flag)
        continue
      }
      var (name, value) = (argument[...], String?.none)
      if argument.hasPrefix("--"), let mark = argument.firstIndex(of: "=") {
        name = argument[..<mark]
        value = String(argument[argument.index(after: mark)...])
      }
      guard let value = value ?? rest.popFirst(), take(value, of: name) else { return nil }
    }
    // What contradicts itself, and what is wanted with what is not there.
    if flags.isSuperset(of: ["--quiet", "--verbose"]) { return nil }
    if flags.contains("--remember"), grouping == nil { return nil }
  }

  /// Whether the option is known, and may have that value.
  private mutating func take(_ value: String, of name: Substring) -> Bool {
    switch name {
    case "--sort":
      guard let sorting = Sorting(rawValue: value) else { return false }
      self.sorting = sorting
    case "--limit":
      guard let limit = Int(value), limit >= 1 else { return false }
      self.limit = limit
    // The values of these are none that could be an option.
    case _ where value.isEmpty || value.hasPrefix("-"): return false
    case "--group-by":
      guard let grouping = Grouping(rawValue: value) else { return false }
      self.grouping = grouping
    case "--format":
      guard let format = OutputFormat(rawValue: value) else { return false }
      self.format = format
    case "--book", "-b": book = value
    default: return false
    }
    return true
  }

  /// How things are shown, and what is told beside them, by all their names.
  private static let flags = [
    "--all": "--all", "--no-pager": "--no-pager", "--remember": "--remember",
    "--quiet": "--quiet", "-q": "--quiet", "--verbose": "--verbose", "-v": "--verbose",
  ]
}

extension ListCommand {
  /// The command as the parser fills it with the same arguments.
  init(_ plain: PlainList) {
    self.init()
    which = FilterOptions.everything(withGone: plain.flags.contains("--all"))
    groupBy = plain.grouping
    remember = plain.flags.contains("--remember")
    sort = plain.sorting
    format = plain.format
    limit = plain.limit
    var paging = PagingOptions()
    paging.noPager = plain.flags.contains("--no-pager")
    self.paging = paging
    var options = BookOptions()
    options.book = plain.book
    options.quiet = plain.flags.contains("--quiet")
    options.verbose = plain.flags.contains("--verbose")
    self.options = options
  }
}

extension Filters {
  /// The options of who chooses nothing.
  ///
  /// - Parameter withGone: Whether what counts nowhere is wanted too.
  fileprivate static func everything(withGone: Bool) -> Self {
    var options = Self()
    options.words = []
    options.search = []
    options.from = nil
    options.to = nil
    options.month = nil
    options.period = []
    options.card = []
    options.category = []
    options.amount = nil
    options.direction = nil
    options.tag = []
    options.currency = nil
    options.pending = false
    options.uncategorized = false
    options.all = withGone
    return options
  }
}
