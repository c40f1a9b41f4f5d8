import Identity
import RuleEngine
import StatementModel

/// All that a book comes to: every transaction with all that is asked of it.
///
/// Made whole from archive, journal, rules and settings, never changed, and kept by the index. Every
/// question of every command is asked of it.
struct Snapshot: Sendable {
  /// Newest first by the book's date setting and by id within a day; each as rules and persons decided
  /// it alone, without what links do.
  var transactions = TransactionTable()
  /// Further ids of transactions, by alias, each alias once.
  var aliases: [TransactionAlias] = []
  /// Transactions of which a person should say whether they are one, card by card.
  var doubts: [DoubtfulPair] = []
  /// All links, those without effect too, and those that a person refused; in no order.
  var links: [Link] = []
  /// What links do.
  var effects = LinkEffects()
  /// Which patterns of the rules match the descriptions.
  var patterns = MatchedPatterns()
  /// The newest end of a statement: what is reported stands as of it.
  var asOf: CalendarDate?
}

/// A further id of a transaction: that of any of its rows.
struct TransactionAlias: Hashable, BitwiseCopyable, Sendable {
  var alias: TransactionID
  /// The id that the transaction is shown by.
  var shown: TransactionID

  init(_ alias: TransactionID, of shown: TransactionID) {
    self.alias = alias
    self.shown = shown
  }
}

/// Two transactions that may be one; or one, named twice, that may be two.
struct DoubtfulPair: Hashable, BitwiseCopyable, Sendable {
  var first: TransactionID
  var second: TransactionID
}

extension Snapshot {
  /// Where each transaction stands.
  var places: [TransactionID: Int] {
    Dictionary(
      zip(transactions.numbers.map(\.id), transactions.indices),
      uniquingKeysWith: { first, _ in first })
  }

  /// The ids that transactions are shown by, for ids that may be theirs or those of their rows.
  func shownIDs(of ids: Set<TransactionID>) -> [TransactionID: TransactionID] {
    var shown: [TransactionID: TransactionID] = [:]
    guard !ids.isEmpty else { return shown }
    for numbers in transactions.numbers where ids.contains(numbers.id) {
      shown[numbers.id] = numbers.id
    }
    for id in ids where shown[id] == nil {
      shown[id] = self.shownID(ofAlias: id)
    }
    return shown
  }

  private func shownID(ofAlias id: TransactionID) -> TransactionID? {
    let place = aliases.lowerBound { $0.alias < id }
    return place < aliases.count && aliases[place].alias == id ? aliases[place].shown : nil
  }

  /// The shown ids of transactions of which one id begins with the hexadecimal digits, in order.
  func ids(withPrefix prefix: String) -> [TransactionID] {
    guard let range = TransactionID.range(ofPrefix: prefix) else { return [] }
    var found = Set(transactions.numbers.lazy.map(\.id).filter { range.contains($0) })
    for alias in aliases[aliases.lowerBound { $0.alias < range.lowerBound }...] {
      guard alias.alias <= range.upperBound else { break }
      found.insert(alias.shown)
    }
    return found.sorted()
  }
}

extension TransactionID {
  /// The ids whose text begins with the digits; nothing unless they are at most 32 hexadecimal digits.
  fileprivate static func range(ofPrefix prefix: String) -> ClosedRange<TransactionID>? {
    let count = prefix.utf8.count
    guard count <= 32,
      let low = TransactionID(prefix + String(repeating: "0", count: 32 - count)),
      let high = TransactionID(prefix + String(repeating: "f", count: 32 - count))
    else { return nil }
    return low...high
  }
}
