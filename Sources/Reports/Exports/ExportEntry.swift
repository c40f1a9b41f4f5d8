import StatementModel

/// An amount of an export: exact, of one currency.
struct ExportAmount: Hashable {
  var sum: DecimalSum
  var currency: Currency

  init(_ sum: DecimalSum, _ currency: Currency) {
    self.sum = sum
    self.currency = currency
  }

  init(_ money: Money) {
    var sum = DecimalSum()
    sum.add(money.amount)
    self.init(sum, money.currency)
  }

  var negated: ExportAmount { ExportAmount(sum.negated, currency) }
  var magnitude: ExportAmount { sum.isNegative ? negated : self }

  /// The plain decimal, with at least the currency's own decimals.
  var plain: String { sum.text(minimumDecimals: currency.minorUnits) }

  /// How many decimals `plain` has.
  var decimals: Int {
    plain.utf8.firstIndex(of: 0x2E).map { plain.utf8.distance(from: $0, to: plain.endIndex) - 1 }
      ?? 0
  }
}

/// One side of an entry.
struct ExportPosting {
  var account: ExportAccount
  var amount: ExportAmount
  /// What the amount cost in all, never negative, where that is of another currency.
  var cost: ExportAmount?
  /// Where it differs from the entry's.
  var date: CalendarDate?
}

/// One event with all its sides, which come to nothing together.
struct ExportEntry {
  var date: CalendarDate
  var isPending: Bool
  /// The clean name of the merchant.
  var payee: String?
  /// As the bank wrote it.
  var description: String
  /// What else is known, by names that are the same in every program.
  var facts: [(key: String, text: String)]
  var tags: [String]
  var postings: [ExportPosting]

  /// The names that facts may have.
  static let factKeys =
    ["id", "posted", "charged", "memo", "note", "period", "hidden", "source", "description"]
  /// Before the name of a fact of the other side of a transfer.
  static let otherSide = "to-"
}

/// The entries of an export, oldest first.
struct ExportEntries {
  private let export: Export
  private let basis: DateBasis
  private let judge: SpendingJudge
  /// Places in the list's transactions of each transaction: of all its parts that are asked for.
  private var places: [TransactionID: [Int]] = [:]
  private(set) var entries: [ExportEntry] = []

  init(_ export: Export) {
    self.export = export
    basis = export.list.request.basis
    judge = SpendingJudge(export.categories, of: export.list.transactions)
    let list = export.list.transactions
    var order: [(date: CalendarDate, id: TransactionID)] = []
    for index in export.list.indices.sorted() where !list.numbers[index].status.isGone {
      let id = list.numbers[index].id
      if places[id] == nil { order.append((list.numbers[index].date(by: basis), id)) }
      places[id, default: []].append(index)
    }
    order.sort { ($0.date, $0.id) < ($1.date, $1.id) }
    var other: [TransactionID: TransactionID] = [:]
    for (source, target) in export.transfers where other[source] == nil && other[target] == nil {
      guard let out = single(source), let into = single(target), isTransfer(out, into) else {
        continue
      }
      other[source] = target
      other[target] = source
    }
    entries.reserveCapacity(order.count)
    for (_, id) in order {
      guard let all = places[id] else { continue }
      if let second = other[id].flatMap({ places[$0] }) {
        // Said by the earlier of the two, so that entries stand in order.
        places[list[second[0]].id] = nil
        entries.append(transfer(all[0], second[0]))
      } else {
        entries.append(entry(all))
      }
    }
  }

  private func single(_ id: TransactionID) -> Int? {
    guard let all = places[id], all.count == 1 else { return nil }
    return all[0]
  }

  /// Whether two linked transactions can be one entry: both count as moves, and either what went out
  /// came in, or it came in as another currency.
  private mutating func isTransfer(_ source: Int, _ target: Int) -> Bool {
    let list = export.list.transactions
    let moves: [SpendingRole] = [.transfer, .payment]
    guard list[source].status == list[target].status, list[source].card != list[target].card,
      moves.contains(judge.role(at: source)),
      moves.contains(judge.role(at: target))
    else { return false }
    let (out, into) = (list[source].amount, list[target].amount)
    guard out.isNegative, into.amount.units > 0 else { return false }
    return out.currency != into.currency || out.amount == -into.amount
  }

  /// One transaction against the accounts of its categories.
  private mutating func entry(_ all: [Int]) -> ExportEntry {
    let list = export.list.transactions
    let first = list[all[0]]
    var sum = DecimalSum()
    var counter: [ExportPosting] = []
    for index in all {
      let amount = ExportAmount(list[index].amount)
      sum.add(amount.sum)
      counter.append(ExportPosting(account: account(of: index), amount: amount.negated))
    }
    let whole = ExportAmount(sum, first.amount.currency)
    if all.count == 1, let original = first.details.original, original.currency != whole.currency,
      !original.amount.isZero, !whole.sum.isZero, original.isNegative == whole.sum.isNegative
    {
      counter[0].amount = ExportAmount(-original)
      counter[0].cost = whole.magnitude
    }
    let own = ExportPosting(account: .card(first.card), amount: whole)
    return ExportEntry(
      date: first.date(by: basis), isPending: first.status == .pending,
      payee: first.payee, description: first.description, facts: facts(of: first),
      tags: first.details.tags, postings: [own] + counter)
  }

  /// Two transactions of two cards that are one move of money; the first is the earlier one.
  private func transfer(_ one: Int, _ other: Int) -> ExportEntry {
    let list = export.list.transactions
    let (first, second) = (list[one], list[other])
    let (out, into) = first.amount.isNegative ? (first, second) : (second, first)
    let date = first.date(by: basis)
    let postings = [out, into].map { side in
      var posting = ExportPosting(
        account: .card(side.card), amount: ExportAmount(side.amount))
      if side.date(by: basis) != date { posting.date = side.date(by: basis) }
      if side.amount.currency != out.amount.currency {
        posting.cost = ExportAmount(out.amount).magnitude
      }
      return posting
    }
    let further =
      [(key: "description", text: into.description)] + facts(of: into)
    let tags = out.details.tags + into.details.tags.filter { !out.details.tags.contains($0) }
    return ExportEntry(
      date: date, isPending: out.status == .pending, payee: out.payee,
      description: out.description,
      facts: facts(of: out) + further.map { (ExportEntry.otherSide + $0.key, $0.text) },
      tags: tags, postings: postings)
  }

  /// Where the money went to or came from.
  private mutating func account(of index: Int) -> ExportAccount {
    let list = export.list.transactions
    let category = list[index].category
    switch judge.role(at: index) {
    case .spending: return .expenses(category)
    case .income: return .income(category)
    case .uncategorizedInflow: return .income(nil)
    case .hidden, .gone: return .hidden
    case .payment: return .transfers(nil)
    case .transfer:
      let isOwn = category.map { export.categories.kind(of: $0) == .transfer } ?? false
      return .transfers(isOwn ? category : nil)
    }
  }

  private func facts(of transaction: Transaction) -> [(key: String, text: String)] {
    let details = transaction.details
    var facts: [(key: String, text: String)] = [("id", transaction.id.description)]
    let date = transaction.date(by: basis)
    if let posted = transaction.postingDate, posted != date {
      facts.append(("posted", posted.description))
    }
    if let charged = transaction.chargeDate, charged != date {
      facts.append(("charged", charged.description))
    }
    if let memo = details.memo { facts.append(("memo", memo)) }
    if let note = details.note { facts.append(("note", note)) }
    if let period = details.period { facts.append(("period", period)) }
    if transaction.isHidden { facts.append(("hidden", "yes")) }
    if !transaction.sourceFile.isEmpty {
      facts.append(("source", "\(transaction.sourceFile):\(transaction.sourceLine)"))
    }
    return facts.filter { !ExportText.line($0.text).isEmpty }
  }
}
