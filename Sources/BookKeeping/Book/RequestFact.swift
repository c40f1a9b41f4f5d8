import StatementModel

/// What can be wrong with what a person asks of a book, by whatever way it was asked.
package enum RequestFact: DiagnosticFact {
  case unknownCard(String, known: [String])
  case unknownCategory(String, known: [String])
  case badCategory(String)
  case badColor(String)
  case badIcon(String)
  case badKind(String)
  case badTag(String)
  case badDay(String)
  case nothingToChange
  /// What is to be set and cleared at once.
  case setAndCleared(String)
  /// Why files keep the name of a category.
  case filesStay(String, from: String, to: String)
  /// Why the lines of a removed category were not put back.
  case filesNotRestored(String, files: [String])

  package var code: String {
    switch self {
    case .unknownCard: "unknown-card"
    case .unknownCategory: "unknown-category"
    case .badCategory: "bad-category"
    case .badColor: "bad-color"
    case .badIcon: "bad-icon"
    case .badKind: "bad-kind"
    case .badTag: "bad-tag"
    case .badDay: "bad-date"
    case .nothingToChange: "nothing-to-change"
    case .setAndCleared: "set-and-cleared"
    case .filesStay, .filesNotRestored: "files-stay"
    }
  }

  package var summary: String {
    switch self {
    case .unknownCard(let text, _): "there is no card \"\(text)\" in this book"
    case .unknownCategory(let text, _): "there is no category \"\(text)\" in this book"
    case .badCategory(let text): "\"\(text)\" cannot be the name of a category"
    case .badColor(let text): "\"\(text)\" is no colour"
    case .badIcon(let text): "\"\(text)\" can't be an icon"
    case .badKind(let text): "a category can't count as \"\(text)\""
    case .badTag(let text): "\"\(text)\" can't be a tag"
    case .badDay(let text): "there is no such day as \"\(text)\""
    case .nothingToChange: "nothing to change was given"
    case .setAndCleared(let field): "\(field) can't be set and cleared at once"
    case .filesStay(let reason, let from, _):
      "daybook.yaml and the rules still say \"\(from)\": \(reason)"
    case .filesNotRestored(let reason, let files):
      files.joined(separator: ", ")
        + (files.count == 1 ? " stays as it is: " : " stay as they are: ") + reason
    }
  }

  package var remedy: String? {
    switch self {
    case .unknownCard(let name, let known), .unknownCategory(let name, let known):
      NearMiss.advice(for: name, among: known)
    case .badCategory: "write names parted by slashes, like Food/Coffee"
    case .badColor: "write #rrggbb, like #e67e22"
    case .badIcon: "write a sign or two, like 🧗"
    case .badKind: "write expense, income or transfer"
    case .badTag: TagName.form
    case .badDay: "write year, month and day, like 2026-03-31"
    case .nothingToChange: "say what to change; `daybook edit --help` lists it"
    case .setAndCleared: "do one of them"
    case .filesStay(_, let from, let to): "`daybook categories rename \(from) \(to)` changes them"
    case .filesNotRestored:
      "the entry of the journal, which `daybook log` shows, has the lines as they were"
    }
  }
}

extension BookError {
  /// That a request can't be done.
  package static func request(_ fact: RequestFact) -> BookError { .usage(Diagnostic(.error, fact)) }
}
