import RuleEngine
import StatementModel
import TestSupport

@testable import Identity

/// A small book written as lines, one for each transaction.
///
///     a  bank  2026-03-20  -1305.44 USD  AMEX EPAYMENT  | kind=transfer category=Food/Coffee
///
/// Name, card, day, amount, description; behind a bar what else is known.
struct LinkBook {
  static let cards = [
    Card(
      id: CardID("bank"), name: "Everyday Account", accounts: ["DE00100200300000123"],
      type: .checking),
    Card(id: CardID("saver"), name: "Rainy Days", accounts: ["99887766"], type: .savings),
    Card(id: CardID("visa"), name: "Visa Gold", accounts: ["4580000000004417"], type: .creditCard),
    Card(id: CardID("amex"), name: "Amex Blue", accounts: ["1005"], type: .creditCard),
    Card(id: CardID("euro"), name: "Eurocard", accounts: ["9021"], type: .creditCard),
  ]

  static let categories = CategoryTree(
    declared: [
      ("Transfer", StatementModel.Category.Kind.transfer), ("Income", .income),
    ].compactMap { name, kind in
      CategoryPath(name).map { StatementModel.Category(path: $0, kind: kind) }
    })

  static let context = LinkContext(cards: cards, categories: categories)

  /// A line that is not what the test takes it for.
  struct BadLine: Error {
    var text: String
  }

  var transactions: [Transaction] = []
  private(set) var names: [TransactionID: String] = [:]
  private(set) var ids: [String: TransactionID] = [:]

  init(_ text: String) throws {
    for line in text.split(separator: "\n") {
      let halves = line.split(separator: "|", maxSplits: 1)
      let words = halves[0].split(separator: " ")
      guard words.count >= 6 else { throw BadLine(text: String(line)) }
      try add(
        name: String(words[0]), card: String(words[1]), day: String(words[2]),
        money: "\(words[3]) \(words[4])",
        description: words.dropFirst(5).joined(separator: " "),
        further: halves.count > 1 ? String(halves[1]) : "")
    }
  }

  private mutating func add(
    name: String, card: String, day: String, money: String, description: String, further: String
  ) throws {
    var hash = StableHash()
    hash.add(name)
    let id = TransactionID(high: hash.value.high, low: hash.value.low)
    var details = TransactionDetails()
    var transaction = Transaction(
      id: id, card: CardID(card), status: .posted, purchaseDate: nil,
      postingDate: try TestSupport.day(day), amount: try TestSupport.money(money),
      description: description, sourceFile: "a.csv", sourceLine: 2)
    for word in further.split(separator: " ") {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw BadLine(text: further) }
      let value = parts[1].replacing("_", with: " ")
      switch parts[0] {
      case "kind": details.kind = TransactionKind(name: value)
      case "memo": details.memo = value
      case "original": details.original = try TestSupport.money(value)
      case "part":
        let numbers = value.split(separator: "/").compactMap { Int($0) }
        details.installment = Installment(number: numbers[0], count: numbers[1])
      case "category":
        transaction.category = CategoryPath(value)
        transaction.categorySource = .rule(0)
      case "person":
        transaction.category = CategoryPath(value)
        transaction.categorySource = .person
      case "payee": transaction.payee = value
      case "status": transaction.status = value == "pending" ? .pending : .deleted
      case "charged": transaction.chargeDate = try TestSupport.day(value)
      case "bought": transaction.purchaseDate = try TestSupport.day(value)
      default: throw BadLine(text: further)
      }
    }
    transaction.details = details
    transactions.append(transaction)
    names[id] = name
    ids[name] = id
  }

  func id(_ name: String) throws -> TransactionID {
    guard let id = ids[name] else { throw BadLine(text: name) }
    return id
  }

  /// `a b` for no link, `a b transfer` for one.
  func decision(_ text: String) throws -> LinkDecision {
    let words = text.split(separator: " ").map(String.init)
    return LinkDecision(
      try id(words[0]), try id(words[1]), kind: words.count > 2 ? LinkKind(rawValue: words[2]) : nil
    )
  }

  func links(_ decisions: [LinkDecision] = []) -> [Link] {
    let all = TransactionTable(transactions)
    return LinkFinder.links(
      among: all, merchants: MerchantNames(of: all, MerchantKeys(of: all) { MerchantKey($0).text }),
      Self.context,
      decisions: decisions)
  }

  /// `automatic transfer a b`, sorted.
  func words(_ links: [Link]) -> [String] {
    links.map { link in
      "\(link.state) \(link.kind) \(names[link.source] ?? "?") \(names[link.target] ?? "?")"
    }.sorted()
  }
}
