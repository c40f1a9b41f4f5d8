/// A report that a person described in `daybook.yaml`: some transactions, in groups, with chosen
/// columns.
package struct CustomReport: Hashable, Sendable {
  /// A column of its tables.
  package enum Column: String, Sendable, CaseIterable {
    case id, date, posted, card
    case cardName = "card_name"
    case description, payee, merchant, memo, category, amount, currency
    case originalAmount = "original_amount"
    case originalCurrency = "original_currency"
    case status, tags, note, source, period, part
  }

  /// What a file of it is.
  package enum Format: String, Sendable, CaseIterable {
    case md, csv, json
  }

  /// What it is asked for by.
  package var name: String
  /// Where it is described.
  package var location: SourceLocation
  /// What stands above it; else its name.
  package var title: String?
  /// Cards and categories are named apart, since only the book knows them.
  package var filter = TransactionFilter()
  package var cards: [String] = []
  package var categories: [String] = []
  package var grouping = Grouping.none
  package var sorting = Sorting.newestFirst
  /// Nothing where none are chosen: then people see the usual ones, and programs all.
  package var columns: [Column]?
  /// The files that each run writes; at least one.
  package var formats: [Format] = [.md]
  /// The path of the files below the folder of reports, without ending.
  package var file: String

  package init(name: String, location: SourceLocation) {
    self.name = name
    self.location = location
    file = name
  }

  /// What reports of the program, and their files and folders, are called: now, or as the words
  /// suggest, some day.
  package static let reservedNames: Set<String> = [
    "all", "budgets", "calendar", "cards", "categories", "currencies", "foreign", "forecast",
    "income", "index", "installments", "list", "merchants", "month", "months", "networth", "page",
    "period", "periods", "quarter", "quarters", "rates", "recurring", "report", "reports", "run",
    "schema", "spending", "subscriptions", "tags", "trend", "trends", "unusual", "week", "weeks",
    "year", "years",
  ]

  /// Whether a text can be its name: letters, digits, `-` and `_`, and no report of the program.
  package static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 60
      && text.unicodeScalars.allSatisfy { scalar in
        scalar == "-" || scalar == "_" || scalar.properties.isAlphabetic
          || scalar.properties.numericType != nil || scalar.properties.generalCategory.isMark
      }
  }

  /// Whether a path leads to a file of its own below the folder of reports: no way out of it, no
  /// hidden file, no ending, nothing that the program calls a file of its own.
  package static func isFile(_ path: String) -> Bool {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let first = names.first, names.count <= 4,
      !reservedNames.contains(first.lowercased())
    else { return false }
    return names.allSatisfy { name in
      let isEnding = [".md", ".csv", ".json", ".html"].contains { name.lowercased().hasSuffix($0) }
      return !name.isEmpty && !name.hasPrefix(".") && !isEnding && name.utf8.count <= 100
        && !name.contains { $0 == "\\" || $0 == ":" }
        && !name.unicodeScalars.contains { scalar in
          switch scalar.properties.generalCategory {
          case .control, .format, .lineSeparator, .paragraphSeparator: true
          default: false
          }
        }
    }
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isMark: Bool { self == .nonspacingMark || self == .spacingMark }
}
