import StatementModel

/// One account of an export.
enum ExportAccount: Hashable {
  case card(CardID)
  /// Nothing for uncategorized spending.
  case expenses(CategoryPath?)
  /// Nothing for uncategorized money in.
  case income(CategoryPath?)
  /// What moves between own accounts and whose other side is not known; in time it comes to nothing.
  case transfers(CategoryPath?)
  /// What a person or a rule left out of spending.
  case hidden

  /// Tells accounts of equal names apart, whatever else there is in the book.
  var key: String {
    switch self {
    case .card(let card): "card/\(card)"
    case .expenses(let category): "expenses/\(category?.text ?? "")"
    case .income(let category): "income/\(category?.text ?? "")"
    case .transfers(let category): "transfers/\(category?.text ?? "")"
    case .hidden: "hidden"
    }
  }
}

/// How a program wants the names of accounts to be.
struct AccountStyle: Sendable {
  /// Makes one name between two colons valid; never empty.
  var name: @Sendable (String) -> String
  /// What stands between the names.
  var separator = ":"
}

/// The accounts' names in a program's style: valid, and different for different accounts.
///
/// They are made from all cards and categories of the book, not from those in the list, so that a
/// filter changes none.
struct AccountNames {
  private let export: Export
  private let style: AccountStyle
  private let cards: [CardID: Card]
  private var names: [ExportAccount: String] = [:]

  init(_ export: Export, _ style: AccountStyle) {
    self.export = export
    self.style = style
    cards = Dictionary(
      export.list.cards.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var taken: [String: [ExportAccount]] = [:]
    for account in all {
      let (parts, isGiven) = parts(of: account)
      let name = parts.map(style.name).joined(separator: style.separator)
      names[account] = name
      // Names that a person gave may be equal on purpose.
      if !isGiven { taken[name, default: []].append(account) }
    }
    for (name, accounts) in taken where accounts.count > 1 {
      tellApart(accounts, name, among: Set(taken.keys))
    }
  }

  subscript(account: ExportAccount) -> String { names[account] ?? "Unknown" }

  /// The one whose name needed no change keeps it; others get digits made of what they are, which
  /// stay the same whatever comes to the book.
  private mutating func tellApart(
    _ accounts: [ExportAccount], _ name: String, among taken: Set<String>
  ) {
    let sorted = accounts.sorted { one, other in
      let (left, right) = (isUnchanged(one, name), isUnchanged(other, name))
      return left == right ? one.key < other.key : left
    }
    for account in sorted.dropFirst() {
      let digits = Self.digits(of: account.key)
      let short = name + "-" + digits.prefix(4)
      names[account] = taken.contains(short) ? name + "-" + digits : short
    }
  }

  private func isUnchanged(_ account: ExportAccount, _ name: String) -> Bool {
    parts(of: account).names.joined(separator: style.separator) == name
  }

  /// FNV-1a, as 16 hexadecimal digits.
  static func digits(of text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// Every account that an export of this book can name.
  private var all: Set<ExportAccount> {
    var all: Set<ExportAccount> = [.expenses(nil), .income(nil), .transfers(nil), .hidden]
    for card in export.list.cards { all.insert(.card(card.id)) }
    for path in export.categories.paths { all.insert(account(of: path)) }
    let list = export.list.transactions
    for card in Set(list.names.map(\.card)) { all.insert(.card(list.cards[Int(card)])) }
    for category in Set(list.names.map(\.category)) where category >= 0 {
      all.insert(account(of: list.categories[Int(category)]))
    }
    return all
  }

  private func account(of category: CategoryPath) -> ExportAccount {
    switch export.categories.kind(of: category) {
    case .expense: .expenses(category)
    case .income: .income(category)
    case .transfer: .transfers(category)
    }
  }

  private func parts(of account: ExportAccount) -> (names: [String], isGiven: Bool) {
    switch account {
    case .card(let id):
      if let given = export.names.cards[id] { return (given, true) }
      let card = cards[id]
      let root: ExportNames.Root = card.map { $0.type.isOwned } == true ? .assets : .liabilities
      return ([export.names.name(of: root), card?.name ?? id.text], false)
    case .expenses(let category): return parts(of: category, .expenses, ["Uncategorized"])
    case .income(let category): return parts(of: category, .income, ["Uncategorized"])
    case .transfers(let category): return parts(of: category, .equity, [], below: "Transfers")
    case .hidden: return ([export.names.name(of: .equity), "Hidden"], false)
    }
  }

  private func parts(
    of category: CategoryPath?, _ root: ExportNames.Root, _ none: [String], below: String? = nil
  ) -> (names: [String], isGiven: Bool) {
    let base = [export.names.name(of: root)] + (below.map { [$0] } ?? [])
    guard let category else { return (base + none, false) }
    var ancestor: CategoryPath? = category
    while let path = ancestor {
      if let given = export.names.categories[path] {
        return (given + category.names.dropFirst(path.names.count).map(String.init), true)
      }
      ancestor = path.parent
    }
    var names = category.names.map(String.init)
    // `Income/Salary` is `Income:Salary`, not `Income:Income:Salary`.
    if names.count > 1, names[0].lowercased() == base.last?.lowercased() { names.removeFirst() }
    return (base + names, false)
  }
}

extension AccountType? {
  /// Whether the account holds money that is owned; a card without a type owes.
  var isOwned: Bool {
    switch self {
    case .creditCard, .creditLine, nil: false
    default: true
    }
  }
}
