import StatementModel

/// Which column holds what; numbers from 0.
struct ColumnRoles {
  var purchase: Int?
  var posting: Int?
  var charge: Int?
  /// Date columns that hold a spreadsheet's day numbers.
  var serialDates: Set<Int> = []
  /// A lone amount column.
  var amount: Int?
  /// Columns of outflow and inflow.
  var debit: Int?
  var credit: Int?
  /// Whether `debit` and `credit` are told apart by nothing but that one is filled where the
  /// other is not.
  var isUnnamedPair = false
  var direction: Int?
  var fee: Int?
  var balance: Int?
  /// Whether nothing but its numbers make the column the balance: then the rows must prove it.
  var isBalanceGuessed = false
  var currency: Int?
  var originalAmount: Int?
  var originalCurrency: Int?
  var status: Int?
  var type: Int?
  var category: Int?
  var merchantCode: Int?
  var id: Int?
  var check: Int?
  var account: Int?
  var accountIsCard = false
  var installment: Int?
  /// Columns of text, the best first.
  var texts: [Int] = []

  var dates: [Int] { [posting, purchase, charge].compactMap { $0 } }
  /// The columns of money that decide a row's amount.
  var amounts: [Int] { [amount, debit, credit].compactMap { $0 } }
  /// All columns of money.
  var money: [Int] { amounts + [balance, originalAmount, fee].compactMap { $0 } }
  /// How many columns a row must at least have.
  var needed: Int { ((dates + amounts).max() ?? 0) + 1 }
}

/// Finds out which column holds what, from the header's words and from the cells.
struct RoleAssignment {
  let layout: TableLayout
  let profiles: [ColumnProfile]
  /// Whether there are rows at all; else the header's words must do.
  let hasRows: Bool
  private(set) var roles = ColumnRoles()
  private var taken: Set<Int> = []

  init(_ table: CSVTable, _ layout: TableLayout) {
    self.layout = layout
    let width = max(layout.columnCount, layout.header.count)
    var profiles = [ColumnProfile](repeating: ColumnProfile(), count: width)
    var fields: [CSVField] = []
    var rows = 0
    for record in table.records.dropFirst(layout.firstRow) {
      table.split(record, into: &fields)
      // Footers and sections would blur the picture.
      guard fields.count >= min(layout.columnCount, 3),
        fields.contains(where: {
          DateCell.read(table.text.span, $0.range) != nil
            || DateCell.readSerial(table.text.span, $0.range) != nil
        })
      else { continue }
      for (column, field) in fields.enumerated() where column < width {
        profiles[column].add(table, field)
      }
      rows += 1
      if rows == 400 { break }
    }
    self.profiles = profiles
    hasRows = rows > 0
  }

  /// Whether the column holds nothing but the marks CR and DR, and not in every row.
  func isMarkColumn(_ column: Int?) -> Bool {
    guard let column else { return false }
    return profiles[column].marks == profiles[column].filled
  }

  /// Whether header or cells tell that this is a card's statement of purchases.
  var isCardStatement: Bool {
    roles.accountIsCard
      || layout.header.contains { $0.meaning == .merchant || $0.meaning == .card }
  }

  private func meaning(_ column: Int) -> HeaderMeaning? {
    column < layout.header.count ? layout.header[column].meaning : nil
  }

  private func columns(_ fits: (HeaderMeaning) -> Bool) -> [Int] {
    profiles.indices.filter { !taken.contains($0) && meaning($0).map(fits) == true }
  }

  private func columns(_ wanted: HeaderMeaning) -> [Int] { columns { $0 == wanted } }

  private mutating func take(_ column: Int?) -> Int? {
    if let column { taken.insert(column) }
    return column
  }

  /// Assigns every role that can be; what a profile names goes first.
  mutating func assign(named: [StatementProfile.Role: Int]) {
    for column in named.values { taken.insert(column) }
    assignDates()
    assignMoney(named)
    assignRest()
    apply(named)
    assignTexts(named)
  }

  private mutating func assignDates() {
    func isSerial(_ column: Int) -> Bool {
      profiles[column].serials > 0 && profiles[column].serials == profiles[column].filled
    }
    func isDate(_ column: Int) -> Bool {
      !hasRows || profiles[column].isDates || isSerial(column)
    }
    let stated = columns(\.isDate).filter(isDate)
    func first(_ wanted: HeaderMeaning) -> Int? { stated.first { meaning($0) == wanted } }
    roles.purchase = first(.purchaseDate)
    roles.posting = first(.postingDate)
    roles.charge = first(.chargeDate)
    // A lone "Date" is the purchase's, unless another column is.
    if let any = first(.anyDate) {
      if roles.purchase == nil, roles.posting == nil || !hasRows {
        roles.purchase = any
      } else if roles.posting == nil {
        roles.posting = any
      } else if roles.purchase == nil {
        roles.purchase = any
      }
    }
    if roles.posting == nil, let value = first(.valueDate) { roles.posting = value }
    if roles.dates.isEmpty, let next = stated.first { roles.purchase = next }
    if roles.dates.isEmpty, hasRows {
      roles.purchase = profiles.indices.first {
        !taken.contains($0) && profiles[$0].dates * 10 >= profiles[$0].filled * 8
          && profiles[$0].dates > 0
      }
    }
    roles.serialDates = Set(roles.dates.filter { hasRows && isSerial($0) })
    for column in roles.dates { taken.insert(column) }
    for column in stated { taken.insert(column) }
  }

  private func isNumeric(_ column: Int) -> Bool { !hasRows || profiles[column].hasNumbers }

  private mutating func assignMoney(_ named: [StatementProfile.Role: Int]) {
    roles.balance = take(
      columns(.balance).filter { !hasRows || profiles[$0].isNumbers || profiles[$0].filled == 0 }
        .max { (profiles[$0].filled, $1) < (profiles[$1].filled, $0) })
    roles.direction = take(
      columns(.direction).first { !hasRows || profiles[$0].isDirections })
    if roles.direction == nil, hasRows {
      roles.direction = take(directionByContent())
    }
    roles.fee = take(columns(.fee).first { isNumeric($0) })
    roles.originalAmount = take(columns(.originalAmount).first { isNumeric($0) })
    let hasNamedAmount = named[.amount] != nil || named[.debit] != nil || named[.credit] != nil
    guard !hasNamedAmount else { return }
    let pair = debitAndCredit()
    let single = bestAmount()
    if let single, let pair, profiles[single].negatives == 0, hasRows,
      profiles[pair.0].filled + profiles[pair.1].filled >= profiles[single].filled
    {
      // An amount without sign beside the two columns that tell it.
      (roles.debit, roles.credit) = pair
    } else if let single {
      roles.amount = single
    } else if let pair {
      (roles.debit, roles.credit) = pair
    } else if hasRows {
      assignMoneyByContent()
    }
    if roles.amount != nil, roles.direction == nil, let second = complement() {
      (roles.debit, roles.credit) = (second, roles.amount)
      roles.amount = nil
      roles.isUnnamedPair = true
    }
    if roles.amounts.isEmpty, let original = roles.originalAmount {
      roles.amount = original
      roles.originalAmount = nil
    }
    for column in roles.amounts { taken.insert(column) }
    guard roles.balance == nil, hasRows, let amount = roles.amounts.max() else { return }
    // A column of money after the amount, of an unknown name: perhaps the balance.
    let rows = profiles.map(\.filled).max() ?? 0
    let others = profiles.indices.filter {
      $0 > amount && !taken.contains($0) && meaning($0) == nil && profiles[$0].filled == rows
        && profiles[$0].isNumbers && profiles[$0].moneyLike > 0
    }
    if others.count == 1 {
      roles.balance = take(others[0])
      roles.isBalanceGuessed = true
    }
  }

  /// A column of nothing but words for in and out; one of signs beside an amount without header.
  private func directionByContent() -> Int? {
    let candidates = profiles.indices.filter {
      !taken.contains($0) && profiles[$0].isDirections
        && profiles[$0].formalDirections == profiles[$0].filled
    }
    if let typed = candidates.first(where: { meaning($0) == .type }) { return typed }
    if let marks = candidates.first(where: {
      profiles[$0].marks == profiles[$0].filled && (meaning($0) == nil)
    }) {
      return marks
    }
    // A column without a name beside amounts without sign: S and H, D and C.
    if let beside = candidates.first(where: { column in
      column > 0 && profiles[column].distinct.count == 2 && profiles[column - 1].isNumbers
        && profiles[column - 1].negatives == 0
        && (column >= layout.header.count || layout.header[column].text.isEmpty)
        && Set(profiles[column].distinct.map(StatementWords.direction)).count == 2
    }) {
      return beside
    }
    return candidates.first { column in
      let folded = Set(profiles[column].distinct.map(HeaderFolding.fold))
      return (meaning(column) == nil || meaning(column) == .debit || meaning(column) == .credit)
        && folded.allSatisfy { $0.utf8.count > 1 }
    }
  }

  private func debitAndCredit() -> (Int, Int)? {
    func best(_ wanted: HeaderMeaning) -> Int? {
      columns(wanted).filter { !hasRows || profiles[$0].isNumbers || profiles[$0].filled == 0 }
        .max { (profiles[$0].filled, -$0) < (profiles[$1].filled, -$1) }
    }
    guard let debit = best(.debit), let credit = best(.credit) else { return nil }
    guard !hasRows || profiles[debit].filled + profiles[credit].filled > 0 else { return nil }
    return (debit, credit)
  }

  private func bestAmount() -> Int? {
    let all = columns { [.amount, .netAmount, .grossAmount].contains($0) }.filter(isNumeric)
    func score(_ column: Int) -> Int {
      let cell = layout.header[column]
      var score = cell.meaning == .netAmount ? 8 : cell.meaning == .grossAmount ? 5 : 7
      score -= min(3, cell.key.split(separator: " ").count - 1)
      // Filled in hardly any row: not what the statement is about.
      if profiles[column].filled * 2 < (all.map { profiles[$0].filled }.max() ?? 0) { score -= 6 }
      return score
    }
    return all.max { (score($0), -$0) < (score($1), -$1) }
  }

  /// A second column of the same kind that is empty or zero wherever the first is not.
  private func complement() -> Int? {
    guard let amount = roles.amount, hasRows, profiles[amount].negatives == 0,
      profiles[amount].zeros > 0 || profiles[amount].filled > 0
    else { return nil }
    let stem = layout.header.indices.contains(amount) ? layout.header[amount].key : ""
    return profiles.indices.first { column in
      guard column != amount, !taken.contains(column), profiles[column].isNumbers,
        column < layout.header.count, !stem.isEmpty,
        layout.header[column].key.filter({ !$0.isNumber && $0 != " " }) == stem
      else { return false }
      let used = { (column: Int) in profiles[column].filled - profiles[column].zeros }
      return used(column) + used(amount) <= max(profiles[amount].filled, profiles[column].filled)
    }
  }

  /// Without a header's word for it: the only column that looks like money.
  private mutating func assignMoneyByContent() {
    let free = profiles.indices.filter {
      !taken.contains($0) && profiles[$0].isNumbers && (meaning($0) == nil || meaning($0) == .id)
    }
    let money = free.filter { profiles[$0].moneyLike > 0 }
    let columns = money.isEmpty ? free : money
    let rows = profiles.map(\.filled).max() ?? 0
    func complement(_ left: Int, _ right: Int) -> Bool {
      profiles[left].filled + profiles[right].filled <= rows
    }
    let signed = columns.filter { profiles[$0].negatives > 0 }
    if columns.count == 1 {
      roles.amount = columns[0]
    } else if columns.count == 2, complement(columns[0], columns[1]) {
      (roles.debit, roles.credit) = (columns[0], columns[1])
      roles.isUnnamedPair = true
    } else if columns.count == 2 {
      // An amount, and most probably the balance after it, which has to be proved.
      (roles.amount, roles.balance) = (columns[0], columns[1])
      roles.isBalanceGuessed = true
    } else if columns.count == 3, complement(columns[0], columns[1]) {
      (roles.debit, roles.credit, roles.balance) = (columns[0], columns[1], columns[2])
      roles.isUnnamedPair = true
    } else if signed.count == 1 {
      roles.amount = signed[0]
      roles.balance = columns.last { $0 != signed[0] }
      roles.isBalanceGuessed = true
    }
  }

  private mutating func assignRest() {
    func first(_ wanted: HeaderMeaning, _ fits: (ColumnProfile) -> Bool = { _ in true }) -> Int? {
      columns(wanted).first { !hasRows || fits(profiles[$0]) }
    }
    roles.currency = take(
      first(.currency) { $0.isCurrencies } ?? columns(.valueDate).first {
        profiles[$0].isCurrencies
      }
        ?? (layout.header.isEmpty
          ? profiles.indices.first { !taken.contains($0) && profiles[$0].isCurrencies } : nil))
    roles.originalCurrency = take(first(.originalCurrency) { $0.isCurrencies })
    roles.status = take(first(.status))
    roles.category = take(first(.category))
    roles.merchantCode = take(first(.merchantCode))
    roles.installment = take(first(.installment))
    roles.check = take(first(.check))
    roles.id = take(first(.id) { $0.filled > 0 })
    roles.type = take(first(.type))
    // One's own account stands in every row.
    let rows = profiles.map(\.filled).max() ?? 0
    func isOwn(_ profile: ColumnProfile) -> Bool {
      profile.filled == rows && profile.distinct.count <= max(12, rows / 8)
    }
    let accounts = columns(.account).filter {
      !isCounterparty($0) && (!hasRows || isOwn(profiles[$0]))
    }
    if let account = accounts.first(where: { profiles[$0].isNumbered }) ?? accounts.first {
      roles.account = account
    } else if let card = first(.card, { $0.filled * 2 >= rows && $0.distinct.count <= 32 }) {
      roles.account = card
      roles.accountIsCard = true
    }
    if let account = roles.account { taken.insert(account) }
  }

  /// Whether an account's column is rather the other party's: it has a plain name such as `IBAN`,
  /// stands after the date in a table that names the other party, and has no name beside it.
  private func isCounterparty(_ column: Int) -> Bool {
    let plain: Set<String> = [
      "iban", "kontonummer", "account number", "account no", "konto", "kontonr", "iban bban",
      "numer rachunku", "nr rachunku", "cislo uctu", "account iban", "szamlaszam",
    ]
    guard column < layout.header.count, plain.contains(layout.header[column].key),
      layout.header.contains(where: { $0.meaning == .payee })
    else { return false }
    let hasName = layout.header.contains {
      ["account name", "kontoname", "nazev uctu", "szamla neve", "kontobezeichnung"].contains(
        $0.key)
    }
    return !hasName && column > (roles.dates.min() ?? 0)
  }

  private mutating func assignTexts(_ named: [StatementProfile.Role: Int]) {
    let order: [HeaderMeaning] = [
      .merchant, .originalDescription, .payee, .purpose, .description, .memo,
    ]
    for wanted in order {
      var found = columns(wanted).filter { !hasRows || profiles[$0].filled > 0 }
      // Of several the one that says most comes first.
      found.sort {
        (profiles[$0].distinct.count, profiles[$0].bytes, -$0)
          > (profiles[$1].distinct.count, profiles[$1].bytes, -$1)
      }
      roles.texts += found
    }
    if let named = named[.memo] { roles.texts.insert(named, at: 0) }
    if let named = named[.description] { roles.texts.insert(named, at: 0) }
    if roles.texts.isEmpty, hasRows {
      roles.texts = profiles.indices.filter {
        !taken.contains($0) && profiles[$0].isText && !profiles[$0].isCurrencies
      }
      .sorted { (profiles[$0].bytes, -$0) > (profiles[$1].bytes, -$1) }
    }
    for fallback in [roles.type, roles.category].compactMap({ $0 }) where roles.texts.isEmpty {
      roles.texts = [fallback]
    }
  }

  private mutating func apply(_ named: [StatementProfile.Role: Int]) {
    if named[.amount] != nil { (roles.debit, roles.credit) = (nil, nil) }
    if named[.debit] != nil || named[.credit] != nil { roles.amount = nil }
    for (role, column) in named {
      switch role {
      case .date: roles.purchase = column
      case .posted: roles.posting = column
      case .charged: roles.charge = column
      case .amount: roles.amount = column
      case .debit: roles.debit = column
      case .credit: roles.credit = column
      case .direction: roles.direction = column
      case .fee: roles.fee = column
      case .currency: roles.currency = column
      case .originalAmount: roles.originalAmount = column
      case .originalCurrency: roles.originalCurrency = column
      case .balance: roles.balance = column
      case .id: roles.id = column
      case .status: roles.status = column
      case .type: roles.type = column
      case .category: roles.category = column
      case .account: roles.account = column
      case .installment: roles.installment = column
      case .description, .memo, .ignore: break
      }
    }
  }
}
