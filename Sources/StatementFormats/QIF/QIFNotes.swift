import StatementModel

/// What is odd about records and doesn't keep them from being read; each kind is told once.
struct QIFNotes {
  private var codes: Set<UInt8> = []
  private var parts: (count: Int, amount: String, parts: String, line: Int)?
  private var amounts: (count: Int, first: String, second: String, line: Int)?
  private var unnamed = 0
  private var positiveCards: [Int] = []

  /// A card's statement of fewer rows may well hold nothing but payments.
  private static let leastCardRows = 3

  mutating func see(codes: [UInt8]) { if !codes.isEmpty { self.codes.formUnion(codes) } }

  mutating func see(amount: String, parts: String, line: Int) {
    let first = self.parts ?? (0, amount, parts, line)
    self.parts = (first.count + 1, first.amount, first.parts, first.line)
  }

  mutating func see(amount: String, secondAmount: String, line: Int) {
    let first = amounts ?? (0, amount, secondAmount, line)
    amounts = (first.count + 1, first.first, first.second, first.line)
  }

  mutating func see(_ type: AccountType, rows: Int, isNamed: Bool, hasMoneySpent: Bool) {
    guard rows > 0 else { return }
    if !isNamed { unnamed += 1 }
    if type == .creditCard, rows >= Self.leastCardRows, !hasMoneySpent {
      positiveCards.append(rows)
    }
  }

  func diagnostics(path: String) -> [Diagnostic] {
    var found: [Diagnostic] = []
    func add(_ severity: Diagnostic.Severity, _ fact: QIFFact, line: Int? = nil) {
      found.append(Diagnostic(severity, fact, at: SourceLocation(file: path, line: line)))
    }
    if let parts {
      let fact = QIFFact.splitsDontAddUp(
        records: parts.count, amount: parts.amount, parts: parts.parts)
      add(.warning, fact, line: parts.line)
    }
    if let amounts {
      let fact = QIFFact.amountsDiffer(
        records: amounts.count, first: amounts.first, second: amounts.second)
      add(.warning, fact, line: amounts.line)
    }
    if unnamed > 1 { add(.warning, .severalUnnamed(unnamed)) }
    for rows in positiveCards { add(.note, .cardWithoutPurchases(rows: rows)) }
    if !codes.isEmpty {
      let names = codes.sorted().map { String(UnicodeScalar($0)) }.joined(separator: ", ")
      add(.note, .codesIgnored(names))
    }
    return found
  }
}
