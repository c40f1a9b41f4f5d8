import Databases
import StatementModel

/// A book as a database of SQLite: tables of all that it knows, and views for what people ask.
///
/// Pure but for the file: the same book and filter give the same bytes. The tables and views stand in
/// `tables.sql` and `views.sql`.
package struct DatabaseExport: Sendable {
  /// The book, its transactions by parts.
  let input: ReportInput
  /// The same transactions, each as one.
  let wholes: TransactionTable
  let records: BookRecords
  /// Transactions that may be ones that are there already, each with the other one.
  let doubles: [TransactionID: TransactionID]
  /// By place among the wholes: the place of the first of its parts.
  let firstParts: [Int]
  /// Places among the wholes of those that are written, by id.
  let chosen: [Int]
  let chosenIDs: Set<TransactionID>
  /// Each category as it is spelt in all tables: two of them may be equal, and not byte by byte.
  let spelling: [CategoryPath: CategoryPath]
  let units: CurrencyUnits

  /// - Parameters:
  ///   - wholes: The transactions of `input`, of which those that are split are one each.
  ///   - filter: A transaction of which a part passes is written whole.
  /// - Throws: `.noCommonUnit`.
  package init(
    _ input: ReportInput, wholes: TransactionTable, records: BookRecords,
    filter: TransactionFilter, doubles: [TransactionID: TransactionID]
  ) throws(ReportFact) {
    self.input = input
    self.wholes = wholes
    self.records = records
    self.doubles = doubles
    var firstParts: [Int] = []
    var owners: [Int] = []
    firstParts.reserveCapacity(wholes.count)
    owners.reserveCapacity(input.transactions.count)
    for whole in wholes.indices {
      firstParts.append(owners.count)
      owners += repeatElement(whole, count: max(1, wholes.parts(at: whole).count))
    }
    self.firstParts = firstParts
    var isChosen = [Bool](repeating: false, count: wholes.count)
    let passed = filter.indices(
      in: input.transactions, cards: input.cards, periods: input.periods, basis: input.basis)
    for part in passed { isChosen[owners[part]] = true }
    chosen = wholes.indices.filter { isChosen[$0] }
      .sorted { wholes.numbers[$0].id < wholes.numbers[$1].id }
    chosenIDs = Set(chosen.map { wholes.numbers[$0].id })
    spelling = Self.spelling(of: input)
    units = Self.units(of: input, wholes, chosen, chosenIDs, records)
    if let currency = units.impossible { throw .noCommonUnit(currency) }
  }

  /// Writes the database.
  ///
  /// - Parameter path: An empty file, or none; what was written is of no use where this fails.
  package func write(to path: String) throws(DatabaseFailure) {
    let database = try NewDatabase(path)
    try database.run(Self.script("tables"))
    try writeBook(to: database)
    try writeStatements(to: database)
    try writeTransactions(to: database)
    try writeRows(to: database)
    try database.run(Self.script("views"))
    try database.finish()
  }

  private static func script(_ name: String) -> String {
    EmbeddedFiles.all.first { $0.path == "Exports/SQLite/\(name).sql" }?.text ?? ""
  }

  /// All categories that the book has or names, with those that they lie below.
  private static func spelling(of input: ReportInput) -> [CategoryPath: CategoryPath] {
    var spelling: [CategoryPath: CategoryPath] = [:]
    let named = input.transactions.categories + input.budgets.compactMap(\.category)
    for path in input.categories.paths + named {
      var path = path
      while spelling[path] == nil {
        spelling[path] = path
        guard let parent = path.parent else { break }
        path = parent
      }
    }
    return spelling
  }

  private static func units(
    of input: ReportInput, _ wholes: TransactionTable, _ chosen: [Int],
    _ chosenIDs: Set<TransactionID>, _ records: BookRecords
  ) -> CurrencyUnits {
    var units = CurrencyUnits()
    units.meet(input.currency)
    for card in input.cards { if let currency = card.currency { units.meet(currency) } }
    for budget in input.budgets { units.meet(budget.limit) }
    for rate in input.rates.all {
      units.meet(rate.base)
      units.meet(rate.quote)
    }
    for statement in records.statements {
      units.meet(statement.currency)
      for balance in [statement.openingBalance, statement.closingBalance] {
        if let balance { units.meet(Money(balance.amount, statement.currency)) }
      }
    }
    for place in chosen {
      units.meet(wholes.numbers[place].amount)
      if let original = wholes.original(at: place) { units.meet(original) }
      for part in wholes.parts(at: place) { units.meet(part.amount) }
    }
    for row in records.rows where chosenIDs.contains(row.transaction) { units.meet(row.amount) }
    return units
  }

  /// A category as all tables spell it.
  func text(of category: CategoryPath) -> String { (spelling[category] ?? category).text }
}

extension TransactionTable {
  /// The parts of a transaction that is split; none of others.
  func parts(at place: Int) -> [CategorySplit.Part] {
    names[place].hasDetails ? details(at: place)?.split ?? [] : []
  }
}

extension RowInserter {
  /// The amount as text and in units, or nothing for both.
  func add(_ money: Money?, in units: CurrencyUnits) {
    add(money?.plainText)
    add(money.map { units.units(of: $0) })
  }

  func add(_ day: CalendarDate?) { add(day?.description) }
}
