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
    let translated = translations.first { names in
      names.texts.contains { text in
        text.last == "*" ? key.hasPrefix(text.dropLast()) : key == text
      }
    }
    return translated?.type
  }

  /// As Quicken names them.
  private static let accountTypes: [String: AccountType] = [
    "bank": .checking, "ccard": .creditCard, "cash": .cash, "oth a": .other, "otha": .other,
    "oth s": .other, "oth l": .other, "othl": .other, "invoice": .other, "bill": .other,
    "tax": .other, "invst": .investment, "port": .investment, "mutual": .investment,
    "401 k 403 b": .investment,
  ]

  private static let translations: [(texts: [String], type: AccountType)] = [
    (Words.texts("account-type.checking"), .checking),
    (Words.texts("account-type.card"), .creditCard), (Words.texts("account-type.cash"), .cash),
    (Words.texts("account-type.investment"), .investment),
    (Words.texts("account-type.other"), .other),
  ]

  private static let lists: Set<String> = [
    "cat", "category", "class", "tag", "security", "prices", "memorized", "budget", "template",
    "payee", "invitem", "account",
  ]
}
