import RuleEngine
import StatementModel

/// What can be wrong with what a person asks of categories.
enum CategoryFault: DiagnosticFact {
  case unknown(String, meant: String?)
  case exists(String)
  case isDefault(String)
  /// No category can have this name.
  case reserved(String)
  /// It would become a part of itself.
  case intoItself(String, String)
  /// What it is used by.
  case inUse(String, [String])
  case hasChildren(String, [String])
  case nothingToChange
  /// Files that would change and are no part of the book.
  case outside([String])
  /// A file in which the change can't be made without touching anything else.
  case noPlace(what: String)
  /// A file whose lines are no more those that a change left.
  case changedSince(String)
  /// What the files would say is wrong.
  case wouldBeWrong(String, at: SourceLocation?)

  var code: String {
    switch self {
    case .unknown: "unknown-category"
    case .exists: "category-exists"
    case .isDefault: "default-category"
    case .reserved: "reserved-category"
    case .intoItself: "category-into-itself"
    case .inUse: "category-in-use"
    case .hasChildren: "category-with-children"
    case .nothingToChange: "nothing-to-change"
    case .outside: "files-outside"
    case .noPlace: "no-place"
    case .changedSince: "changed-since"
    case .wouldBeWrong: "would-be-wrong"
    }
  }

  var summary: String {
    switch self {
    case .unknown(let name, _): "there is no category \"\(name)\" in this book"
    case .exists(let name): "there is a category \"\(name)\" already"
    case .isDefault(let name): "\"\(name)\" is always there: it can't be renamed or removed"
    case .reserved(let name): "\"\(name)\" can't be the name of a category: it has a meaning"
    case .intoItself(let name, let target):
      "\"\(name)\" can't become \"\(target)\", a part of itself"
    case .inUse(let name, let users):
      "\"\(name)\" is in use:\n" + users.map { "  \($0)" }.joined(separator: "\n")
    case .hasChildren(let name, let children):
      "\"\(name)\" has categories below it: \(children.prefix(5).joined(separator: ", "))"
        + (children.count > 5 ? ", …" : "")
    case .nothingToChange: "nothing to change of the category was given"
    case .outside(let files):
      "files outside of the book would change: \(files.joined(separator: ", "))"
    case .noPlace(let what): "\(what) can't be written here without touching anything else"
    case .changedSince(let file): "\(file) was changed since"
    case .wouldBeWrong(let summary, let place):
      "the files would be wrong afterwards: " + (place.map { "\($0): " } ?? "") + summary
    }
  }

  var remedy: String? {
    switch self {
    case .unknown(_, let meant?): "did you mean \"\(meant)\"?"
    case .unknown: "`daybook categories` lists those there are"
    case .exists(let name):
      "choose another name; `daybook categories remove OLD --move-to \(name)` makes one of two"
    case .isDefault: "what belongs to it can have a category below it, or one of its own"
    case .reserved: "choose another name"
    case .intoItself: "choose a name that does not begin with it"
    case .inUse: "--move-to OTHER moves all of that to another category"
    case .hasChildren: "remove or rename those first"
    case .nothingToChange: "say what: --kind, --icon, --color; with \"\" it is said no more"
    case .outside: "--outside changes them too; mind that other books may use them"
    case .noPlace: "write it there by hand, and try again"
    // Whoever puts the lines back says where they are told.
    case .changedSince: nil
    case .wouldBeWrong: "nothing was written; see to that first"
    }
  }
}
