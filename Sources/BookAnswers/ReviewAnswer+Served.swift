import BookKeeping
import Identity
import RuleEngine
import StatementModel

/// What needs a person, as pages show it: one thing after the other, with its transactions.
extension ReviewAnswer {
  /// Rows of one thing that are shown.
  private static let mostRows = 8
  /// Merchants that are told of at once: more than anybody decides before they look again.
  private static let mostMerchants = 200

  /// Everything that `daybook review` walks through, and the links that wait for a word.
  package static func served(of book: Book) throws -> JSONText {
    let subjects = try book.ruleSubjects()
    let list = try ReviewList(
      subjects, of: book, filter: TransactionFilter(), most: mostMerchants)
    let answer = ReviewAnswer(list, of: subjects)
    let basis = book.configuration.dateBasis
    let items = zip(list.items, answer.list).map { item, told in
      told.adding([
        ("pattern", .string(item.suggestion?.pattern ?? item.pattern)),
        ("may_be_two", .bool(item.mayBeTwo)),
        ("rows", .array(answer.rows(of: item, basis))),
      ])
    }
    let links = LinkAnswer(book: book)
    let proposed = try book.links().filter { $0.link.state == .proposed }.map { link in
      JSONText.object([("kind", .string("link")), ("link", links.json(of: link))])
    }
    // Rows that could not be read come last: nothing can be decided of them.
    let decided = zip(list.items, items).filter { $0.0.kind != .rejected }.map(\.1)
    let rejected = zip(list.items, items).filter { $0.0.kind == .rejected }.map(\.1)
    return .object([
      ("items", .array(decided + proposed + rejected)), ("left_off", .integer(list.leftOff)),
    ])
  }

  private func rows(of item: ReviewItem, _ basis: DateBasis) -> [JSONText] {
    switch item.kind {
    case .merchant, .rule:
      item.subjects.prefix(Self.mostRows).map {
        Self.row(subjects[$0].transaction, basis)
      }
    case .pair(let number):
      [
        (pairs[number].first, pairs[number].firstFiles),
        (pairs[number].second, pairs[number].secondFiles),
      ].map { Self.row($0, basis).adding([("files", .array($1.map(JSONText.string)))]) }
    case .rejected: []
    }
  }

  private static func row(_ transaction: Transaction, _ basis: DateBasis) -> JSONText {
    .object([
      ("id", .string(transaction.id.description)),
      ("date", .string(transaction.date(by: basis).description)),
      ("card", .string(transaction.card.text)),
      ("description", .string(transaction.description)),
      ("amount", .string(transaction.amount.plainText)),
      ("currency", .string(transaction.amount.currency.code)),
    ])
  }
}

extension JSONText {
  /// An object with further members.
  fileprivate func adding(_ more: [(key: String, value: JSONText)]) -> JSONText {
    guard case .object(let members) = self else { return self }
    return .object(members + more)
  }
}
