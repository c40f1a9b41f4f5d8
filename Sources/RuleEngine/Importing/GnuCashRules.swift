import StatementModel

/// What a GnuCash book has learned from its imports.
package struct GnuCashBook: Sendable {
  /// An account by its id.
  package struct Account: Sendable {
    package var name: String
    /// GnuCash's word for its type, such as `EXPENSE`, `INCOME`, `BANK` or `ROOT`.
    package var type: String
    package var parent: String?

    package init(name: String, type: String, parent: String?) {
      self.name = name
      self.type = type
      self.parent = parent
    }
  }

  /// What was learned about a text or a word.
  package struct Entry: Sendable {
    package enum Kind: Sendable {
      /// This description, or this memo, goes to the account.
      case description, memo
      /// This word was seen so often with the account.
      case token(count: Int)
    }

    package var kind: Kind
    package var text: String
    /// The account's id, or its full name in books of old.
    package var account: String
    package var line: Int?

    package init(kind: Kind, text: String, account: String, line: Int? = nil) {
      self.kind = kind
      self.text = text
      self.account = account
      self.line = line
    }
  }

  package var accounts: [String: Account] = [:]
  package var entries: [Entry] = []

  package init() {}

  /// Adds what a slot says, if it is about imports.
  ///
  /// - Parameters:
  ///   - path: The slot's keys from the account on, with `/` between them. Texts may hold slashes.
  ///   - count: The slot's number, for words.
  ///   - account: The slot's account, for whole texts.
  package mutating func add(slot path: String, count: Int?, account: String?, line: Int? = nil) {
    for (prefix, kind) in [
      ("import-map/desc/", Entry.Kind.description), ("import-map/memo/", .memo),
    ]
    where path.hasPrefix(prefix) {
      guard let account else { return }
      entries.append(
        Entry(kind: kind, text: String(path.dropFirst(prefix.count)), account: account, line: line))
      return
    }
    let prefix = "import-map-bayes/"
    guard path.hasPrefix(prefix), let count, let slash = path.lastIndex(of: "/") else { return }
    let start = path.index(path.startIndex, offsetBy: prefix.count)
    guard start < slash else { return }
    entries.append(
      Entry(
        kind: .token(count: count), text: String(path[start..<slash]),
        account: String(path[path.index(after: slash)...]), line: line))
  }
}

/// Makes rules of what a GnuCash book has learned.
///
/// GnuCash has no rules. Whole descriptions and memos that it knows become rules; words become
/// suggestions, where one account has most of them, and are written as comments.
struct GnuCashRules {
  private(set) var found = ForeignRules()
  private let book: GnuCashBook
  private let path: String

  /// A word is suggested if it was seen so often.
  private static let leastCount = 3
  /// And if this share of it, in percent, goes to one account.
  private static let clearShare = 90
  private static let shortestWord = 4

  init(_ book: GnuCashBook, path: String) {
    self.book = book
    self.path = path
    readTexts()
    readTokens()
    if book.entries.isEmpty {
      let fact = ImportFact.notOfFormat(
        ForeignFormat.gnucash.title,
        expected: "a book that has learned from imports (import-map or import-map-bayes)")
      found.remarks.append(Diagnostic(.error, fact, at: SourceLocation(file: path)))
    }
  }

  private mutating func readTexts() {
    var accounts: [String: [GnuCashBook.Entry]] = [:]
    var order: [String] = []
    for entry in book.entries {
      let field: RuleField
      switch entry.kind {
      case .description: field = .match
      case .memo: field = .memo
      case .token: continue
      }
      let key = "\(field.rawValue) \(entry.text)"
      if accounts[key] == nil { order.append(key) }
      accounts[key, default: []].append(entry)
    }
    for key in order {
      guard let entries = accounts[key], let first = entries.first else { continue }
      let location = SourceLocation(file: path, line: first.line)
      let what = "the text \"\(first.text)\""
      guard Set(entries.map(\.account)).count == 1 else {
        found.leaveOut(
          what, because: "it goes to several accounts, by the account it was imported to",
          at: location)
        continue
      }
      let field: RuleField = if case .memo = first.kind { .memo } else { .match }
      guard let pattern = ImportedPattern.of(first.text, .equals) else { continue }
      add(.value(field, pattern), first.account, what, at: location)
    }
  }

  private mutating func readTokens() {
    var counts: [String: [String: Int]] = [:]
    var lines: [String: Int] = [:]
    for entry in book.entries {
      guard case .token(let count) = entry.kind, (1...1_000_000).contains(count) else { continue }
      counts[entry.text, default: [:]][entry.account, default: 0] += count
      lines[entry.text] = lines[entry.text] ?? entry.line
    }
    var passedOver = 0
    for (token, accounts) in counts.sorted(by: { $0.key < $1.key }) {
      let sum = accounts.values.reduce(0, +)
      let best = accounts.max { ($0.value, $1.key) < ($1.value, $0.key) }
      guard let best, best.value >= Self.leastCount, best.value * 100 >= sum * Self.clearShare,
        token.count(where: \.isLetter) >= Self.shortestWord,
        let pattern = Self.words(token)
      else {
        passedOver += 1
        continue
      }
      add(
        .value(.match, pattern), best.key, "the word \"\(token)\"",
        at: SourceLocation(file: path, line: lines[token]),
        suggestion: "\(best.value) of \(sum)")
    }
    if passedOver > 0 {
      found.leaveOut(
        passedOver == 1 ? "one word" : "\(passedOver) words",
        because: "they are short, rare, or go to several accounts", at: SourceLocation(file: path))
    }
  }

  /// The word as a pattern of words, if folding leaves it what it is.
  private static func words(_ token: String) -> String? {
    token.contains { "*?/".contains($0) } ? ImportedPattern.of(token, .contains) : token
  }

  private mutating func add(
    _ test: ImportedTest, _ account: String, _ what: String, at location: SourceLocation,
    suggestion: String? = nil
  ) {
    guard let category = category(of: account) else {
      found.leaveOut(what, because: "the book has no account \(account)", at: location)
      return
    }
    var rule = ImportedRule(test: test, location: location, suggestion: suggestion)
    rule.effects.category = category
    rule.effects.transfer = category.kind == .transfer
    found.rules.append(rule)
  }

  /// The category that an account stands for, by its type.
  private func category(of id: String) -> ForeignCategory? {
    guard let account = book.accounts[id] else {
      // Books of old name the account in full.
      let names = id.split(separator: ":").map(String.init)
      return names.count > 1 ? ForeignCategory(names: names) : nil
    }
    var names = [account.name]
    var parent = account.parent
    while let id = parent, let above = book.accounts[id], above.type != "ROOT", names.count < 32 {
      names.insert(above.name, at: 0)
      parent = above.parent
    }
    switch account.type {
    case "EXPENSE": return ForeignCategory(names: names, hasKindForRoot: true)
    case "INCOME": return ForeignCategory(names: names, kind: .income)
    default: return ForeignCategory(names: names, kind: .transfer)
    }
  }
}
