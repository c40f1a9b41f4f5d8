import StatementModel

/// In what the two programs that share a file format differ.
struct JournalDialect: Sendable {
  var accounts: AccountStyle
  /// A line that declares an account.
  var account: @Sendable (_ name: String, ExportNames.Root?) -> String
  /// The lines that declare a currency and its decimals.
  var commodity: @Sendable (_ symbol: String, _ example: String) -> String
  /// The line of a fact, behind the semicolon.
  var fact: @Sendable (_ key: String, _ text: String) -> String
  /// The lines of tags, behind the semicolon.
  var tags: @Sendable (_ names: [String]) -> [String]
  /// What stands behind a posting of another day than its entry's.
  var day: @Sendable (CalendarDate) -> String
  /// What the first line calls the entry, and what more facts that needs.
  var title: @Sendable (ExportEntry) -> (title: String, facts: [(key: String, text: String)])
  /// What stands at the head of the file.
  var head: String
}

/// Writes a journal: declarations, then entries, oldest first.
struct JournalWriter {
  private let export: Export
  private let dialect: JournalDialect

  init(_ export: Export, _ dialect: JournalDialect) {
    self.export = export
    self.dialect = dialect
  }

  func write(to emit: ([UInt8]) throws -> Void) rethrows {
    let entries = ExportEntries(export).entries
    let names = AccountNames(export, dialect.accounts)
    var out = ByteText()
    out.append(dialect.head)
    declare(entries, names, to: &out)
    for entry in entries {
      write(entry, names, to: &out)
      if out.count >= Export.pieceSize {
        try emit(out.bytes)
        out.removeAll()
      }
    }
    try emit(out.bytes)
  }

  /// Everything that the entries name, so that the programs' strict checks pass.
  private func declare(_ entries: [ExportEntry], _ names: AccountNames, to out: inout ByteText) {
    let used = ExportUse(entries)
    for (currency, decimals) in used.decimals.sorted(by: { $0.key < $1.key }) {
      let zeros = String(repeating: "0", count: decimals)
      out.append(dialect.commodity(Self.symbol(currency), "1000.\(zeros)"))
    }
    if !used.decimals.isEmpty { out.append(0x0A) }
    let accounts = used.accounts.map { (name: names[$0], root: $0.root(in: export)) }
    var last: String?
    for account in accounts.sorted(by: { $0.name < $1.name }) where account.name != last {
      out.append(dialect.account(account.name, account.root) + "\n")
      last = account.name
    }
    if !accounts.isEmpty { out.append(0x0A) }
    let tags = used.tags.map(Self.tag) + used.facts.map { $0 }
    for tag in Set(tags).sorted() { out.append("tag \(tag)\n") }
    if !tags.isEmpty { out.append(0x0A) }
  }

  private func write(_ entry: ExportEntry, _ names: AccountNames, to out: inout ByteText) {
    let (title, further) = dialect.title(entry)
    out.append(iso: entry.date)
    out.append(entry.isPending ? " !" : " *")
    // Behind an empty code, no sign at its beginning means anything.
    if let first = title.first, !first.isLetter, !first.isNumber { out.append(" ()") }
    if !title.isEmpty { out.append(" " + title) }
    out.append(0x0A)
    for (key, text) in entry.facts + further {
      out.append("    ; " + dialect.fact(key, ExportText.line(text)) + "\n")
    }
    for line in dialect.tags(Self.distinct(entry.tags.map(Self.tag))) {
      out.append("    ; " + line + "\n")
    }
    for posting in entry.postings {
      out.append("    " + names[posting.account] + "  ")
      Self.write(posting.amount, to: &out)
      if let cost = posting.cost {
        out.append(" @@ ")
        Self.write(cost, to: &out)
      }
      if let day = posting.date { out.append("  ; " + dialect.day(day)) }
      out.append(0x0A)
    }
    out.append(0x0A)
  }

  private static func write(_ amount: ExportAmount, to out: inout ByteText) {
    out.append(amount.plain)
    out.append(0x20)
    out.append(symbol(amount.currency))
  }

  /// A code with digits is taken for a number unless it is quoted.
  private static func symbol(_ currency: Currency) -> String {
    currency.code.contains(where: \.isNumber) ? "\"\(currency.code)\"" : currency.code
  }

  /// A tag without what ends one; never the name of a fact.
  private static func tag(_ text: String) -> String {
    let signs = [" ": "-", ":": "-", ",": "-", ";": "-", "[": "(", "]": ")"] as [Character: String]
    let name = ExportText.replacing(signs, in: ExportText.line(text))
    let known = ExportEntry.factKeys + ["date", "date2", "type", "payee", "uuid", "value"]
    let isTaken = known.contains(name.lowercased()) || name.hasPrefix(ExportEntry.otherSide)
    return name.isEmpty || isTaken ? "tag-" + name : name
  }

  private static func distinct(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}

/// What entries name.
struct ExportUse {
  private(set) var accounts: Set<ExportAccount> = []
  /// The most decimals of each currency.
  private(set) var decimals: [Currency: Int] = [:]
  private(set) var tags: Set<String> = []
  private(set) var facts: Set<String> = []

  init(_ entries: [ExportEntry]) {
    for entry in entries {
      tags.formUnion(entry.tags)
      facts.formUnion(entry.facts.lazy.map(\.key))
      if entry.payee != nil { facts.insert("description") }
      for posting in entry.postings {
        accounts.insert(posting.account)
        for amount in [posting.amount, posting.cost].compactMap({ $0 }) {
          decimals[amount.currency] = max(decimals[amount.currency] ?? 0, amount.decimals)
        }
      }
    }
  }
}

extension ExportAccount {
  /// The kind of account that it is; nothing for a card whose account a person named.
  func root(in export: Export) -> ExportNames.Root? {
    switch self {
    case .expenses: return .expenses
    case .income: return .income
    case .transfers, .hidden: return .equity
    case .card(let id):
      if let given = export.names.cards[id]?.first {
        return ExportNames.Root.allCases.first { export.names.name(of: $0) == given }
      }
      let card = export.list.cards.first { $0.id == id }
      return card.map { $0.type.isOwned } == true ? .assets : .liabilities
    }
  }
}
