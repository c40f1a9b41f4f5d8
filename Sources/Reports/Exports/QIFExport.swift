import StatementModel

/// Writes QIF: a list of categories, then an account for each currency of each card.
///
/// QIF states neither currency nor ids: an account of several currencies is several accounts, and
/// a transaction's id stands where the number of a check would.
struct QIFWriter {
  private let export: Export
  private let cards: [CardID: Card]

  init(_ export: Export) {
    self.export = export
    cards = Dictionary(
      export.list.cards.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// One account of the file.
  private struct Section: Hashable {
    var card: CardID
    var currency: Currency
  }

  /// One side of an entry as the account's own record.
  private struct Record {
    var entry: ExportEntry
    /// The side that stands in the account.
    var own: Int
  }

  func write(to emit: ([UInt8]) throws -> Void) rethrows {
    let entries = ExportEntries(export).entries
    var sections: [Section: [Record]] = [:]
    var currencies: [CardID: Set<Currency>] = [:]
    for entry in entries {
      for (place, posting) in entry.postings.enumerated() {
        guard case .card(let card) = posting.account else { continue }
        let section = Section(card: card, currency: posting.amount.currency)
        sections[section, default: []].append(Record(entry: entry, own: place))
        currencies[card, default: []].insert(posting.amount.currency)
      }
    }
    let style = QIFNames(export, currencies: currencies)
    var out = ByteText()
    writeCategories(entries, style, to: &out)
    for section in sections.keys.sorted(by: { ($0.card, $0.currency) < ($1.card, $1.currency) }) {
      let type = Self.type(of: cards[section.card]?.type)
      let name = style.account(section.card, section.currency)
      out.append("!Account\nN\(name)\nT\(type)\n^\n!Type:\(type)\n")
      for record in sections[section] ?? [] {
        write(record, style, to: &out)
        if out.count >= Export.pieceSize {
          try emit(out.bytes)
          out.removeAll()
        }
      }
    }
    try emit(out.bytes)
  }

  private func writeCategories(
    _ entries: [ExportEntry], _ style: QIFNames, to out: inout ByteText
  ) {
    var kinds: [String: String] = [:]
    for account in ExportUse(entries).accounts {
      switch account {
      case .card: continue
      case .income: kinds[style.category(account)] = "I"
      default: kinds[style.category(account)] = "E"
      }
    }
    guard !kinds.isEmpty else { return }
    out.append("!Type:Cat\n")
    for (name, kind) in kinds.sorted(by: { $0.key < $1.key }) {
      out.append("N\(name)\n\(kind)\n^\n")
    }
  }

  private func write(_ record: Record, _ style: QIFNames, to out: inout ByteText) {
    let (entry, own) = (record.entry, record.entry.postings[record.own])
    // The other side of a transfer tells of itself in facts of its own.
    let prefix = isTarget(record) ? ExportEntry.otherSide : ""
    func fact(_ key: String) -> String? { entry.facts.first { $0.key == prefix + key }?.text }
    out.append("D\(own.date ?? entry.date)\nT\(own.amount.plain)\n")
    if !entry.isPending { out.append("C*\n") }
    if let id = fact("id") { out.append("N\(id)\n") }
    let description = prefix.isEmpty ? entry.description : fact("description") ?? ""
    let payee = prefix.isEmpty ? entry.payee ?? description : description
    if !ExportText.line(payee).isEmpty { out.append("P\(ExportText.line(payee))\n") }
    let memo = [payee == description ? nil : description, fact("memo"), fact("note")]
      .compactMap { $0.map(ExportText.line) }.filter { !$0.isEmpty }.joined(separator: " / ")
    if !memo.isEmpty { out.append("M\(memo)\n") }
    let others = entry.postings.indices.filter { $0 != record.own }
    if others.count == 1 {
      out.append("L\(style.place(entry.postings[others[0]]))\n")
    } else {
      for other in others {
        let posting = entry.postings[other]
        out.append("S\(style.place(posting))\n$\(posting.amount.negated.plain)\n")
      }
    }
    out.append("^\n")
  }

  private func isTarget(_ record: Record) -> Bool {
    guard record.own == 1, case .card = record.entry.postings[1].account else { return false }
    return true
  }

  private static func type(of type: AccountType?) -> String {
    switch type {
    case .checking, .savings, .moneyMarket: "Bank"
    case .cash: "Cash"
    case .creditLine: "Oth L"
    case .investment, .other: "Oth A"
    case .creditCard, nil: "CCard"
    }
  }
}

/// The names of a QIF file: accounts in brackets, categories with colons between their names.
struct QIFNames {
  private let names: AccountNames
  private let currencies: [CardID: Set<Currency>]
  private let accounts: [CardID: String]

  init(_ export: Export, currencies: [CardID: Set<Currency>]) {
    let names = AccountNames(export, .qif)
    self.names = names
    self.currencies = currencies
    // The name without its root: an account says by its type what it is.
    let all = currencies.keys.map { card in
      (card, Self.withoutRoot(names[.card(card)]).replacing(":", with: " - "))
    }
    let sharing = Dictionary(grouping: all) { $0.1 }
    accounts = Dictionary(
      uniqueKeysWithValues: all.map { card, name in
        let isAlone = (sharing[name]?.count ?? 0) < 2
        return (card, isAlone ? name : "\(name) (\(AccountStyle.qif.name(card.text)))")
      })
  }

  func account(_ card: CardID, _ currency: Currency) -> String {
    let name = accounts[card] ?? Self.withoutRoot(names[.card(card)])
    return (currencies[card]?.count ?? 0) > 1 ? "\(name) (\(currency.code))" : name
  }

  func category(_ account: ExportAccount) -> String {
    account == .income(nil) ? "Uncategorized money in" : Self.withoutRoot(names[account])
  }

  /// What stands behind `L` and `S`.
  func place(_ posting: ExportPosting) -> String {
    if case .card(let card) = posting.account {
      return "[" + account(card, posting.amount.currency) + "]"
    }
    return category(posting.account)
  }

  private static func withoutRoot(_ name: String) -> String {
    name.firstIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }
}

extension AccountStyle {
  /// Brackets are around accounts, a slash is before classes, and a bar parts tags.
  static let qif = AccountStyle { name in
    let signs: [Character: String] = [
      ":": "-", "/": "-", "[": "(", "]": ")", "|": "-", "^": "-",
    ]
    let line = ExportText.replacing(signs, in: ExportText.line(name))
    return line.isEmpty ? "Account-" + AccountNames.digits(of: name).prefix(4) : line
  }
}
