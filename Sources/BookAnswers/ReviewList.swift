import BookKeeping
import Reports
import RuleEngine
import StatementModel

/// What needs a person in a book: merchants without category, most money first, then rules that
/// hand edits speak for, then transactions that may be one, then rows that could not be read.
package struct ReviewList {
  package private(set) var items: [ReviewItem] = []
  /// Pairs of transactions that may be one.
  package private(set) var pairs: [DuplicatePair] = []
  /// The currencies of merchants that could not be compared, each behind the one before.
  package private(set) var apart: [Currency] = []
  /// Merchants that were left off.
  package private(set) var leftOff = 0
  /// In which the currencies of an item stand.
  package let order: CurrencyOrder
  private let subjects: [RuleSubject]
  private let locale: ReportLocale
  private let basis: DateBasis
  private let cardNames: [CardID: String]

  /// Rows of one merchant that are ever shown.
  private static let mostRows = 20

  /// - Parameters:
  ///   - subjects: The whole history.
  ///   - filter: Which of its transactions are looked at; rules from hand edits are offered only
  ///     where all are.
  ///   - most: How many merchants are wanted, those with most money; all, unless told.
  package init(
    _ subjects: [RuleSubject], of book: Book, filter: TransactionFilter, most: Int = .max
  ) throws {
    self.subjects = subjects
    locale = book.locale
    basis = book.configuration.dateBasis
    order = CurrencyOrder(of: try book.transactionTable())
    cardNames = Dictionary(
      book.cards.map { ($0.id, $0.displayName) }, uniquingKeysWith: { first, _ in first })
    let measure = try book.moneyMeasure
    let suggester = RuleSuggester(
      subjects, rules: try book.rules, categories: try book.categories,
      starterFiles: book.starterFiles(), measure: measure)
    let places = filter.indices(
      in: try book.transactionTable(), cards: book.cards, basis: basis)
    (items, apart, leftOff) = merchants(
      places.filter { Self.needsPerson(subjects[$0].transaction) }, suggester, by: measure,
      most: most)
    if filter.isEmpty {
      let offered = Set(items.compactMap(\.suggestion?.pattern))
      items += suggester.suggestions(from: [.edits]).filter { suggestion in
        suggestion.category != nil && !offered.contains(suggestion.pattern)
      }.map(item)
    }
    let chosenIDs = Set(places.map { subjects[$0].transaction.id })
    pairs = try DecideDuplicates(in: book).open().filter { pair in
      chosenIDs.contains(pair.first.id) || chosenIDs.contains(pair.second.id)
    }
    items += pairs.indices.map(pair)
    // A row that could not be read is of no month and no direction.
    if filter.isEmpty { items += book.rejectedRows().map(rejected) }
  }

  /// The rows of a file that could not be read.
  private func rejected(_ path: String, _ rows: [RowAnswer]) -> ReviewItem {
    let rejected = rows.map {
      ReviewItem.Rejected(line: $0.line, text: $0.text, reason: $0.reason ?? "")
    }
    var item = ReviewItem(
      kind: .rejected, title: path, subjects: [],
      rows: rejected.prefix(Self.mostRows).map { row in
        ReviewItem.Row(
          date: "line \(row.line)", amount: "", card: "",
          description: "\(row.reason): \(row.text)")
      }, money: "", totals: MoneyTotals(), pattern: "", suggestion: nil)
    item.rejected = rejected
    return item
  }

  private static func needsPerson(_ transaction: Transaction) -> Bool {
    transaction.category == nil && !transaction.isHidden && transaction.status != .withdrawn
      && (!transaction.hasDetails || transaction.details.split.isEmpty)
  }

  private func merchants(
    _ chosen: [Int], _ suggester: RuleSuggester, by measure: MoneyMeasure, most: Int
  ) -> ([ReviewItem], apart: [Currency], leftOff: Int) {
    var groups: [MerchantKey: [Int]] = [:]
    var keys: [String: MerchantKey] = [:]
    for number in chosen {
      let description = subjects[number].facts.description
      let key = keys[description] ?? MerchantKey(description)
      keys[description] = key
      groups[key, default: []].append(number)
    }
    let merchants = groups.sorted { $0.key < $1.key }
    let order = MoneyOrder(
      merchants.map { _, numbers in
        numbers.map {
          MoneyOrder.Amount(subjects[$0].transaction.amount, on: subjects[$0].facts.date)
        }
      }, by: measure)
    let items = order.numbers.prefix(most).map {
      item(merchants[$0].key, merchants[$0].value, suggester)
    }
    return (items, order.apart, merchants.count - items.count)
  }

  private func item(
    _ key: MerchantKey, _ numbers: [Int], _ suggester: RuleSuggester
  ) -> ReviewItem {
    var totals = MoneyTotals()
    var counts: [String: Int] = [:]
    for number in numbers {
      let subject = subjects[number]
      let amount = subject.transaction.amount
      totals.add(Money(amount.amount.magnitude, amount.currency))
      counts[subject.facts.description, default: 0] += 1
    }
    let title = counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key ?? key.text
    let example = numbers.first { subjects[$0].facts.description == title } ?? numbers[0]
    return ReviewItem(
      title: title, subjects: numbers,
      rows: numbers.prefix(Self.mostRows).map { row(subjects[$0].transaction) },
      money: words(totals), totals: totals, pattern: key.text,
      suggestion: suggester.guess(subjects[example]))
  }

  /// A rule that hand edits speak for.
  private func item(_ suggestion: RuleSuggestion) -> ReviewItem {
    var totals = MoneyTotals()
    for money in suggestion.evidence.money { totals.add(money) }
    return ReviewItem(
      kind: .rule, title: suggestion.examples.first ?? suggestion.pattern, subjects: [], rows: [],
      money: words(totals), totals: totals, pattern: suggestion.pattern, suggestion: suggestion)
  }

  /// Two transactions that may be one, or one that may be two, each with the files that show it.
  private func pair(_ number: Int) -> ReviewItem {
    let pair = pairs[number]
    var totals = MoneyTotals()
    let amount = pair.first.amount
    totals.add(Money(amount.amount.magnitude, amount.currency))
    let rows = [(pair.first, pair.firstFiles), (pair.second, pair.secondFiles)].map {
      transaction, files in
      var row = row(transaction)
      row.description += "  (\(files.joined(separator: ", ")))"
      return row
    }
    var item = ReviewItem(
      kind: .pair(number), title: pair.first.description, subjects: [], rows: rows,
      money: words(totals), totals: totals, pattern: "", suggestion: nil)
    item.mayBeTwo = pair.isOne
    return item
  }

  private func row(_ transaction: Transaction) -> ReviewItem.Row {
    ReviewItem.Row(
      date: locale.shortText(transaction.date(by: basis)), amount: locale.text(transaction.amount),
      card: cardNames[transaction.card] ?? transaction.card.text,
      description: transaction.description)
  }

  private func words(_ totals: MoneyTotals) -> String {
    order.sorted(totals.currencies).map { locale.text(totals[$0], $0) }.joined(separator: ", ")
  }
}
