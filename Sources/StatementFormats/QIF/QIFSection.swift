import StatementModel

/// What the lines after a header (`!Type:Bank`, `!Account`) are.
enum QIFSection: Equatable {
  /// Nothing said so far.
  case unannounced
  /// The transactions of an account: `Bank`, `CCard`, `Cash`, `Oth A`, `Oth L`.
  case transactions(AccountType)
  /// `Invst`: what was done with securities.
  case investment
  /// `!Account`: names of accounts.
  case accounts
  /// Lists that hold no transactions: categories, classes, securities, prices, memorized payees.
  case list
  /// A type that nobody knows, by its name.
  case unknown(String)

  /// Whether records here become rows.
  var holdsTransactions: Bool {
    switch self {
    case .transactions, .unannounced: true
    default: false
    }
  }

  /// What a line that begins with `!` announces.
  enum Header: Equatable {
    case section(QIFSection)
    /// `!Option:…` and `!Clear:…`, which switch how Quicken imports; one may tell how dates are
    /// written.
    case option(DateOrder?)
  }

  /// Reads a header; nothing where the line is none.
  static func header(_ text: [UInt8], _ range: Range<Int>) -> Header? {
    guard range.count <= 80, let first = range.first, text[first] == UInt8(ascii: "!") else {
      return nil
    }
    let words = QIFText.string(range.dropFirst().indices, of: text)
    let key = words.lowercased()
    if key.hasPrefix("option") || key.hasPrefix("clear") {
      let orders: [String: DateOrder] = [
        "option:mdy": .mdy, "option:dmy": .dmy, "option:ymd": .ymd,
      ]
      return .option(orders[key])
    }
    if key == "account" || key.hasPrefix("account:") { return .section(.accounts) }
    guard key.hasPrefix("type") else { return nil }
    let name = words.dropFirst(4).drop { $0 == ":" || $0 == " " || $0 == "\t" }
    return .section(type(String(name)))
  }

  /// The section of a type's name, in English as Quicken writes it, or as translated programs do.
  static func type(_ name: String) -> QIFSection {
    let key = HeaderFolding.fold(name)
    if let account = accountType(name) {
      return account == .investment ? .investment : .transactions(account)
    }
    return lists.contains(key) ? .list : .unknown(name)
  }

  /// The type of an account as `!Type:` or the `T` line of `!Account` names it.
  static func accountType(_ name: String) -> AccountType? {
    let key = HeaderFolding.fold(name)
    if let known = accountTypes[key] { return known }
    let stem = stems.first { key.hasPrefix($0.stem) }
    return stem?.type
  }

  private static let accountTypes: [String: AccountType] = [
    "bank": .checking, "checking": .checking, "savings": .savings, "giro": .checking,
    "girokonto": .checking, "conto": .checking, "compte": .checking, "cuenta": .checking,
    "ccard": .creditCard, "cc": .creditCard, "card": .creditCard,
    "cash": .cash, "bar": .cash, "kasse": .cash, "caisse": .cash, "efectivo": .cash,
    "contanti": .cash, "contant": .cash, "dinheiro": .cash, "especes": .cash, "liquide": .cash,
    "oth a": .other, "otha": .other, "other asset": .other, "asset": .other,
    "oth s": .other, "invoice": .other, "bill": .other, "tax": .other, "oth l": .other,
    "othl": .other, "other liability": .other, "liability": .other,
    "invst": .investment, "port": .investment, "mutual": .investment, "mutual fund": .investment,
    "401 k 403 b": .investment, "401k": .investment, "depot": .investment,
  ]

  private static let stems: [(stem: String, type: AccountType)] = [
    ("bank", .checking), ("banque", .checking), ("banca", .checking), ("banco", .checking),
    ("credit card", .creditCard), ("creditcard", .creditCard), ("kreditkarte", .creditCard),
    ("carte", .creditCard), ("carta", .creditCard), ("tarjeta", .creditCard),
    ("bargeld", .cash), ("invest", .investment), ("inversion", .investment),
  ]

  private static let lists: Set<String> = [
    "cat", "category", "class", "tag", "security", "prices", "memorized", "budget", "template",
    "payee", "invitem", "account",
  ]
}
