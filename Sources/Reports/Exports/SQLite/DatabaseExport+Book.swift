import Databases
import StatementModel

/// The tables that are written whole, whatever the filter.
extension DatabaseExport {
  func writeBook(to database: NewDatabase) throws(DatabaseFailure) {
    let book = try database.inserter(into: "book", columns: 3)
    book.add(input.currency.code)
    book.add(input.basis.rawValue)
    book.add(input.asOf)
    try book.finishRow()
    try writeCurrencies(to: database)
    try writeCards(to: database)
    try writeCategories(to: database)
    try writePlans(to: database)
    let rates = try database.inserter(into: "rates", columns: 6)
    for rate in input.rates.all {
      rates.add(rate.base.code)
      rates.add(rate.quote.code)
      rates.add(rate.day)
      rates.add(rate.rate.text())
      rates.add(rate.rate.units)
      rates.add(Int(rate.rate.scale))
      try rates.finishRow()
    }
  }

  private func writeCurrencies(to database: NewDatabase) throws(DatabaseFailure) {
    let currencies = try database.inserter(into: "currencies", columns: 3)
    for currency in units.currencies {
      let scale = units.scale(of: currency)
      currencies.add(currency.code)
      currencies.add(Int(scale))
      currencies.add(Int64(truncatingIfNeeded: ExactDecimal.one.aligned(to: scale)))
      try currencies.finishRow()
    }
  }

  private func writeCards(to database: NewDatabase) throws(DatabaseFailure) {
    let cards = try database.inserter(into: "cards", columns: 4)
    let accounts = try database.inserter(into: "accounts", columns: 3)
    let known = Set(input.cards.map(\.id))
    let named = Set(wholes.cards + records.statements.map(\.card)).subtracting(known)
    for card in input.cards + named.sorted().map({ Card(id: $0, name: $0.text) }) {
      cards.add(card.id.text)
      cards.add(card.name)
      cards.add(card.type?.name)
      cards.add(card.currency?.code)
      try cards.finishRow()
      for (place, number) in card.accounts.enumerated() {
        accounts.add(card.id.text)
        accounts.add(place + 1)
        accounts.add(number)
        try accounts.finishRow()
      }
    }
  }

  private func writeCategories(to database: NewDatabase) throws(DatabaseFailure) {
    let categories = try database.inserter(into: "categories", columns: 6)
    for path in spelling.keys.sorted() {
      let declared = input.categories[path]
      categories.add(text(of: path))
      categories.add(path.parent.map(text(of:)))
      categories.add(path.name)
      categories.add(input.categories.kind(of: path).rawValue)
      categories.add(declared?.icon)
      categories.add(declared?.color)
      try categories.finishRow()
    }
  }

  private func writePlans(to database: NewDatabase) throws(DatabaseFailure) {
    let periods = try database.inserter(into: "periods", columns: 5)
    for period in input.periods.all {
      periods.add(period.id.text)
      periods.add(period.name)
      periods.add(period.start)
      periods.add(period.end)
      periods.add(period.isAutomatic)
      try periods.finishRow()
    }
    let budgets = try database.inserter(into: "budgets", columns: 9)
    for (place, budget) in input.budgets.enumerated() {
      budgets.add(place + 1)
      budgets.add(budget.category.map(text(of:)))
      if case .period(let name) = budget.span {
        budgets.add("period")
        budgets.add(name)
      } else {
        budgets.add(budget.span.words)
        budgets.add(String?.none)
      }
      budgets.add(budget.limit, in: units)
      budgets.add(budget.limit.currency.code)
      budgets.add(budget.rollsOver)
      budgets.add(budget.since)
      try budgets.finishRow()
    }
  }

  func writeStatements(to database: NewDatabase) throws(DatabaseFailure) {
    let imports = try database.inserter(into: "imports", columns: 9)
    for record in records.imports {
      imports.add(record.id)
      imports.add(record.file)
      imports.add(record.time)
      imports.add(record.state.rawValue)
      for count in [record.rows, record.new, record.known, record.settled, record.rejected] {
        imports.add(count)
      }
      try imports.finishRow()
    }
    let statements = try database.inserter(into: "statements", columns: 19)
    for (place, record) in records.statements.enumerated() {
      statements.add(place + 1)
      statements.add(record.importID)
      statements.add(record.card.text)
      statements.add(record.file)
      statements.add(record.fileHash)
      statements.add(record.ordinal)
      statements.add(record.account)
      statements.add(record.accountType?.name)
      statements.add(record.institution)
      statements.add(record.currency.code)
      statements.add(record.from)
      statements.add(record.to)
      for balance in [record.openingBalance, record.closingBalance] {
        statements.add(balance.map { Money($0.amount, record.currency) }, in: units)
        statements.add(balance?.date)
      }
      statements.add(record.rowCount)
      try statements.finishRow()
    }
  }
}
