import StatementFormats
import StatementModel

extension ConfigurationFact {
  var summary: String {
    switch self {
    case .notAMapping(let found):
      "the configuration must be a mapping of keys to values, but is \(found)"
    case .wrongKind(let key, let expected, let found):
      "`\(key)` must be \(expected), but is \(found)"
    case .unknownKey(let key, let section, _):
      "unknown key \"\(key)\" in \(section)"
    case .unknownWord(let word, let key, _):
      "`\(key)` cannot be \"\(word)\""
    case .notANumber(let text, let key, let range):
      "`\(key)` must be a whole number of \(range.lowerBound) to \(range.upperBound), "
        + "but is \"\(text)\""
    case .unknownCurrency(let code, let key):
      "`\(key)` is \"\(code)\", which is no currency that ISO 4217 lists"
    case .unknownLocale(let text):
      "unknown locale \"\(text)\""
    case .badCardID(let id):
      "\"\(id)\" cannot be the id of a card"
    case .sharedAccount(let account, let card, let line):
      "the account \"\(account)\" is already one of the card \"\(card)\""
        + (line.map { ", on line \($0)" } ?? "")
    case .badHeaderPrint(let text):
      "\"\(text)\" names no header"
    case .badGlob(let pattern, let fault):
      "the pattern \"\(pattern)\" \(fault.words)"
    case .unknownProfile(let name, _):
      "there is no profile named \"\(name)\""
    case .badDate(let text): "\"\(text)\" is no day"
    case .badColumnShape(let text):
      "\"\(text)\" is nothing that a column looks like"
    case .badDelimiter(let text):
      "the delimiter must be one character, but is \"\(text)\""
    case .unknownEncoding(let name):
      "there is no encoding named \"\(name)\""
    case .sharedColumn(let column, let role):
      "the column \(column) is already taken for `\(role)`"
    case .unknownGrouping(let word, _):
      "cannot group by \"\(word)\""
    case .badAccountName(let name): "the account \"\(name)\" has no whole name"
    case .rootlessAccount(let name, _): "the account \"\(name)\" begins with no kind of account"
    case .badRootName(let name): "\"\(name)\" cannot name a kind of account"
    case .badBudget(let text): "\"\(text)\" is no amount of a budget"
    case .badCategory(let text): "\"\(text)\" cannot be the name of a category"
    case .unknownCategory(let text, _): "there is no category \"\(text)\""
    case .sharedBudget(let name, let span, let line):
      "\"\(name)\" has a budget of this span (\(span)) already"
        + (line.map { ", on line \($0)" } ?? "")
    case .missingKey(let key): "`\(key)` is missing"
    case .contradictingKeys(let one, let other): "`\(one)` and `\(other)` contradict each other"
    case .commandLine(let key, _): "`\(key)` is a line for a shell, and none is asked"
    case .badCommandWord(let key): "a word of `\(key)` holds what no argument can"
    case .badAddress(let text): "\"\(text)\" is no address of mail"
    }
  }

  var remedy: String? {
    switch self {
    case .notAMapping: "write one setting a line, like `currency: USD`"
    case .wrongKind, .notANumber: nil
    case .unknownKey(let key, _, let known): Self.advice(for: key, among: known, noun: "known keys")
    case .unknownWord(let word, _, let allowed), .unknownGrouping(let word, let allowed):
      Self.advice(for: word, among: allowed, noun: "possible")
    case .unknownCurrency(let code, _): Self.advice(forCurrency: code)
    case .unknownLocale(let text):
      Self.advice(for: text, among: LocaleName.known, noun: "known locales")
    case .badCardID:
      "an id names a folder: no slash, no line break, not beginning with a full stop"
    case .sharedAccount: "an account belongs to one card; remove it from the other"
    case .badHeaderPrint: "write the eight digits and letters that the waiting file asks for"
    case .badGlob: "write a path below Statements/, like visa/*.csv"
    case .unknownProfile(let name, let known):
      known.isEmpty
        ? "describe it under `profiles:`"
        : Self.advice(for: name, among: known, noun: "described under `profiles:`")
    case .badDate: "write year, month and day: 2026-03-31"
    case .badColumnShape:
      "write it as the cells are written, such as dd/mm/yyyy or -0.00, or a word such as text, any, iban"
    case .badDelimiter: "write it in quotes, like \";\", or write tab"
    case .unknownEncoding(let name):
      Self.advice(for: name, among: EncodingName.usual, noun: "usual ones")
    case .sharedColumn: "give each column one role"
    case .badAccountName: "write it from its root on, like Assets:Checking"
    case .rootlessAccount(let name, let roots):
      "begin with one of \(roots.joined(separator: ", ")), like \(roots[0]):\(name)"
    case .badRootName:
      "write one word that begins with a capital letter and has letters, digits and - only"
    case .badBudget: "write a positive amount, like 600 or 80 EUR"
    case .badCategory: "write names parted by slashes, like Food/Coffee"
    case .unknownCategory(let text, let known):
      NearMiss.category(for: text, among: known).map { "did you mean \"\($0)\"?" }
        ?? "declare it under `categories:`, or write everything for all spending"
    case .sharedBudget: "keep one of them, or give them different spans"
    case .missingKey(let key): "say it, like `\(key): 600`"
    case .contradictingKeys: "keep one of them"
    case .commandLine(let key, let words):
      "write the program and each argument by itself: `\(key): [\(words.joined(separator: ", "))]`"
    case .badCommandWord: "write words without control characters"
    case .badAddress: "write one address without blanks, like ada@example.org"
    }
  }

  private static func advice(forCurrency code: String) -> String {
    if case .misspelt(let meant)? = Currency(code: code)?.acquaintance {
      return "did you mean \"\(meant.code)\"?"
    }
    return "write the three letters of its code, like USD, EUR or ILS"
  }

  private static func advice(for word: String, among known: [String], noun: String) -> String {
    if let near = NearMiss.best(for: word, among: known) { return "did you mean \"\(near)\"?" }
    return "\(noun): \(known.joined(separator: ", "))"
  }
}

extension StatementGlob.Fault {
  /// What stands after the pattern in a message.
  var words: String {
    switch self {
    case .empty: "is empty"
    case .absolute: "begins at the root of the disk"
    case .climbs: "climbs out of Statements/ with `..`"
    case .openBracket: "has a `[` without its `]`"
    case .openBrace: "has a `{` without its `}`"
    }
  }
}
