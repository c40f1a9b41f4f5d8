import BookKeeping
import Identity
import Reports
import StatementModel

/// How links are told.
package struct LinkAnswer {
  private let book: Book

  package init(book: Book) { self.book = book }

  // MARK: For people

  /// A link with both transactions, and why.
  package func lines(of shown: ShownLink, in layout: TerminalLayout) -> [String] {
    var sides = TextTable(columns: [
      .init("", key: "side"), .init("", key: "id"), .init("", key: "date"),
      .init("", key: "amount", .right), .init("", key: "card", cut: .middle),
      .init("", key: "merchant", cut: .middle),
      .init("", key: "category", cut: .middle, priority: .low),
    ])
    sides.rows = [("  out", shown.source), ("  in", shown.target)].map { side, transaction in
      [
        .text(side), .text(transaction.id.short), .date(transaction.date(by: .posting)),
        .text(book.locale.text(transaction.amount)), .text(cardName(transaction.card)),
        .text(transaction.merchant), .optional(transaction.category?.text),
      ]
    }
    return ["\(shown.link.state.rawValue) \(shown.link.kind.rawValue)"]
      + sides.text(as: .table, locale: book.locale, layout: layout)
      .split(separator: "\n").map(String.init)
      + [TerminalText.safe("  \(reasons(shown.link))")]
  }

  /// A link as one of its transactions has it.
  package func lines(of shown: ShownLink, seenFrom id: TransactionID) -> [String] {
    let other = shown.link.source == id ? shown.target : shown.source
    return [
      "  \(shown.link.state.rawValue) \(shown.link.kind.rawValue)  \(line(of: other))",
      "    \(reasons(shown.link))",
    ].map { TerminalText.safe($0) }
  }

  private func line(of transaction: Transaction) -> String {
    let day = transaction.date(by: .posting)
    let parts = [
      transaction.id.short, book.locale.shortText(day), book.locale.text(transaction.amount),
      cardName(transaction.card), transaction.merchant,
      transaction.category.map { "(\($0))" } ?? "",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "  ")
  }

  private func cardName(_ id: CardID) -> String {
    book.cards.first { $0.id == id }?.displayName ?? id.text
  }

  private func reasons(_ link: Link) -> String {
    link.evidence.map { $0.words(book.locale.text) }.joined(separator: "; ")
  }

  // MARK: For programs

  /// A link with both transactions and the evidence.
  package func json(of shown: ShownLink) -> JSONText {
    .object([
      ("kind", .string(shown.link.kind.rawValue)),
      ("state", .string(shown.link.state.rawValue)),
      ("out", json(of: shown.source)),
      ("in", json(of: shown.target)),
      (
        "evidence",
        .array(
          shown.link.evidence.map { evidence in
            .object([("code", .string(evidence.code)), ("words", .string(evidence.words()))])
          })
      ),
    ])
  }

  private func json(of transaction: Transaction) -> JSONText {
    .object([
      ("id", .string(transaction.id.description)),
      ("date", .string(transaction.date(by: .posting).description)),
      ("card", .string(transaction.card.text)),
      ("amount", .string(transaction.amount.plainText)),
      ("currency", .string(transaction.amount.currency.code)),
      ("description", .string(transaction.description)),
      ("category", .optional(transaction.category?.text)),
    ])
  }

  /// One row a link.
  package func table(of links: [ShownLink]) -> TextTable {
    var table = TextTable(columns: [
      .init("State"), .init("Kind", priority: .medium), .init("Out id", priority: .low),
      .init("Out date"),
      .init("Out card", cut: .middle, priority: .low), .init("Out amount", .right),
      .init("Out currency"), .init("Out description", cut: .middle),
      .init("In id", priority: .low),
      .init("In date", priority: .medium), .init("In card", cut: .middle, priority: .low),
      .init("In amount", .right, priority: .low), .init("In currency", priority: .low),
      .init("In description", cut: .middle, priority: .low),
      .init("Why", cut: .end, priority: .low),
    ])
    for shown in links {
      table.rows.append(
        [.text(shown.link.state.rawValue), .text(shown.link.kind.rawValue)]
          + cells(of: shown.source) + cells(of: shown.target)
          + [.text(shown.link.evidence.map { $0.words() }.joined(separator: "; "))])
    }
    return table
  }

  private func cells(of transaction: Transaction) -> [TextTable.Cell] {
    [
      .text(transaction.id.description), .date(transaction.date(by: .posting)),
      .text(transaction.card.text), .amount(transaction.amount),
      .text(transaction.amount.currency.code), .text(transaction.description),
    ]
  }
}
