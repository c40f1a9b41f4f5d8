/// What a line of hledger's rules outside of any block is, by its first word.
enum HledgerDirective: Hashable {
  /// Another file's rules stand here.
  case include
  /// The names of the CSV's columns.
  case columns
  /// How the CSV is read: no matter of rules here, where statements have their own profiles.
  case layout
  /// The value that a field has where no rule says otherwise.
  case assignment(field: String)
  /// Nothing that hledger knows.
  case unknown

  init(word: String) {
    let name = word.hasSuffix(":") ? String(word.dropLast()) : word
    if name == "include" {
      self = .include
    } else if name == "fields" {
      self = .columns
    } else if Self.layoutWords.contains(name) {
      self = .layout
    } else if Self.isField(name) {
      self = .assignment(field: name)
    } else {
      self = .unknown
    }
  }

  private static let layoutWords: Set<String> = [
    "skip", "separator", "date-format", "decimal-mark", "newest-first", "intra-day-reversed",
    "timezone", "balance-type", "source", "archive", "encoding", "end",
  ]

  /// Whether hledger has a field of the name: `date`, `account2`, `amount1-in`.
  private static func isField(_ name: String) -> Bool {
    if ["date", "date2", "status", "code", "description", "payee"].contains(name) { return true }
    var stem = Substring(name)
    if stem.hasSuffix("-in") { stem = stem.dropLast(3) }
    if stem.hasSuffix("-out") { stem = stem.dropLast(4) }
    let isAmount = stem.count < name.count
    while stem.last?.isWholeNumber == true { stem.removeLast() }
    return isAmount
      ? stem == "amount" : ["account", "amount", "balance", "comment", "currency"].contains(stem)
  }
}
