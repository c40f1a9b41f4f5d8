import Databases
import StatementModel

/// The tables of the transactions that were asked for.
extension DatabaseExport {
  func writeTransactions(to database: NewDatabase) throws(DatabaseFailure) {
    let transactions = try database.inserter(into: "transactions", columns: 33)
    let parts = try database.inserter(into: "parts", columns: 6)
    let tags = try database.inserter(into: "tags", columns: 3)
    let judge = SpendingJudge(input.categories, of: input.transactions)
    let categories = wholes.categories.map(text(of:))
    var merchants: [Int32: (name: String, key: String)] = [:]
    for place in chosen {
      let (numbers, names) = (wholes.numbers[place], wholes.names[place])
      let details = wholes.details(at: place) ?? TransactionDetails()
      let id = numbers.id.description
      let date = numbers.date(by: input.basis).description
      let mark = wholes.merchantMark(at: place)
      let merchant =
        merchants[mark]
        ?? {
          let name = wholes.merchantName(at: place)
          return (name, TextFolding.fold(name))
        }()
      merchants[mark] = merchant
      transactions.add(id)
      transactions.add(wholes.card(at: place).text)
      transactions.add(date)
      transactions.add(String(date.dropLast(3)))
      transactions.add(numbers.purchaseDate)
      transactions.add(numbers.postingDate)
      transactions.add(numbers.chargeDate)
      transactions.add(wholes.description(at: place))
      transactions.add(wholes.payee(at: place))
      transactions.add(merchant.name)
      transactions.add(merchant.key)
      transactions.add(details.memo)
      transactions.add(names.category < 0 ? nil : categories[Int(names.category)])
      transactions.add(numbers.categorySource.column)
      transactions.add(numbers.status.name)
      transactions.add(numbers.isHidden)
      transactions.add(
        details.split.isEmpty ? judge.role(at: firstParts[place]).column : nil)
      transactions.add(details.kind?.name)
      transactions.add(details.note)
      transactions.add(details.period)
      transactions.add(numbers.amount, in: units)
      transactions.add(numbers.amount.currency.code)
      transactions.add(details.original, in: units)
      transactions.add(details.original?.currency.code)
      transactions.add(details.installment?.number)
      transactions.add(details.installment?.count)
      transactions.add(details.bankCategory)
      transactions.add(details.merchantCategoryCode)
      transactions.add(wholes.sourceFile(at: place))
      transactions.add(numbers.sourceLine)
      let double = doubles[numbers.id].flatMap { chosenIDs.contains($0) ? $0 : nil }
      transactions.add(double?.description)
      try transactions.finishRow()
      for (number, part) in details.split.enumerated() {
        parts.add(id)
        parts.add(number + 1)
        parts.add(text(of: part.category))
        parts.add(judge.role(at: firstParts[place] + number).column)
        parts.add(part.amount, in: units)
        try parts.finishRow()
      }
      for (number, tag) in details.tags.enumerated() {
        tags.add(id)
        tags.add(number + 1)
        tags.add(tag)
        try tags.finishRow()
      }
    }
    try writePeriods(to: database)
    try writeLinks(to: database)
  }

  private func writePeriods(to database: NewDatabase) throws(DatabaseFailure) {
    guard !input.periods.isEmpty else { return }
    var judge = PeriodJudge(input.periods)
    var members: [PeriodID: [String]] = [:]
    for place in chosen {
      for case .made(let period) in judge.places(of: place, in: wholes, basis: input.basis) {
        members[period.id, default: []].append(wholes.numbers[place].id.description)
      }
    }
    let rows = try database.inserter(into: "period_transactions", columns: 2)
    for (period, ids) in members.sorted(by: { $0.key < $1.key }) {
      for id in ids {
        rows.add(period.text)
        rows.add(id)
        try rows.finishRow()
      }
    }
  }

  private func writeLinks(to database: NewDatabase) throws(DatabaseFailure) {
    let links = try database.inserter(into: "links", columns: 6)
    var count = 0
    for link in records.links
    where chosenIDs.contains(link.source) && chosenIDs.contains(link.target) {
      count += 1
      links.add(count)
      links.add(link.kind)
      links.add(link.state)
      links.add(link.source.description)
      links.add(link.target.description)
      links.add(link.evidence)
      try links.finishRow()
    }
  }

  /// The rows stand in the order of their transactions, so that the table only grows at its end.
  func writeRows(to database: NewDatabase) throws(DatabaseFailure) {
    let rows = try database.inserter(into: "rows", columns: 15)
    let order = records.rows.indices
      .filter { chosenIDs.contains(records.rows[$0].transaction) }
      .sorted { (records.rows[$0].transaction, $0) < (records.rows[$1].transaction, $1) }
    var last: (id: TransactionID, text: String, count: Int)?
    for index in order {
      let row = records.rows[index]
      var own = last ?? (row.transaction, row.transaction.description, 0)
      if own.id != row.transaction { own = (row.transaction, row.transaction.description, 0) }
      own.count += 1
      last = own
      rows.add(own.text)
      rows.add(own.count)
      rows.add(row.statement + 1)
      rows.add(row.line)
      rows.add(row.record)
      rows.add(row.status == .pending ? "pending" : "posted")
      rows.add(row.purchaseDate)
      rows.add(row.postingDate)
      rows.add(row.chargeDate)
      rows.add(row.description)
      rows.add(row.amount, in: units)
      rows.add(row.amount.currency.code)
      rows.add(row.nativeID)
      rows.add(row.evidence)
      try rows.finishRow()
    }
  }
}

extension SpendingRole {
  /// The word that a database has for it.
  fileprivate var column: String {
    switch self {
    case .spending: "spending"
    case .income: "income"
    case .transfer: "transfer"
    case .payment: "payment"
    case .hidden: "hidden"
    case .uncategorizedInflow: "uncategorized-inflow"
    case .gone: "gone"
    }
  }
}

extension DecisionSource {
  /// The same.
  fileprivate var column: String? {
    switch self {
    case .none: nil
    case .rule: "rule"
    case .person: "person"
    case .link: "link"
    }
  }
}
