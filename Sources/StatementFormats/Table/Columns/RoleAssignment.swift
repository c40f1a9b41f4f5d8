import StatementModel

/// Finds out which column holds what, from the header's words and from the cells.
struct RoleAssignment {
  let layout: TableLayout
  /// The table's beginning, and the numbers of the rows in it by which the columns are judged.
  let head: Table
  let rows: [Int]
  let profiles: [ColumnProfile]
  /// Whether there are rows at all; else the header's words must do.
  let hasRows: Bool
  /// Whether further rows would not have been looked at.
  let hasEnough: Bool
  var roles = ColumnRoles()
  /// The columns that a profile or a known exporter names.
  private(set) var named: [StatementProfile.Role: Int] = [:]
  var taken: Set<Int> = []
  /// Columns of one name.
  let twins: [ColumnTwins]
  /// What the first words of texts say of directions.
  let leadingDirections: LeadingDirections
  /// For each row, which of the first 64 columns hold an amount other than zero.
  let used: [UInt64]

  /// - Parameter numbered: Columns that a profile calls dates by their number.
  init(_ table: Table, _ layout: TableLayout, dated numbered: Set<Int> = []) {
    self.layout = layout
    let width = max(layout.columnCount, layout.header.count)
    var profiles = [ColumnProfile](repeating: ColumnProfile(), count: width)
    var fields: [TableField] = []
    var rows: [Int] = []
    var twins = ColumnTwins.find(layout.header)
    var leadingDirections = LeadingDirections(layout.header)
    var used: [UInt64] = []
    let dated =
      layout.header.indices.filter { layout.header[$0].meaning?.isDate == true }
      + numbered.sorted()
    for number in layout.firstRow..<max(layout.firstRow, table.records.count) {
      table.split(table.records[number], into: &fields)
      // Footers and sections would blur the picture.
      guard fields.count >= min(layout.columnCount, 3),
        fields.contains(where: {
          DateCell.read(table.text.span, $0.range) != nil
            || DateCell.readSerial(table.text.span, $0.range) != nil
        })
          || dated.contains(where: {
            $0 < fields.count
              && DateCell.readShortCompact(table.text.span, fields[$0].range) != nil
          })
      else { continue }
      var mask: UInt64 = 0
      for (column, field) in fields.enumerated() where column < width {
        if profiles[column].add(table, field), column < 64 {
          mask |= 1 << UInt64(column)
        }
      }
      used.append(mask)
      for index in twins.indices { twins[index].add(table, fields) }
      leadingDirections.add(table, fields)
      rows.append(number)
      if rows.count == 400 || rows.count * width > 100_000 { break }
    }
    for column in profiles.indices {
      let isMoney = column < layout.header.count && layout.header[column].meaning?.isMoney == true
      profiles[column].settlePlaceholders(isMoney: isMoney)
    }
    self.profiles = profiles
    self.twins = twins
    self.leadingDirections = leadingDirections
    self.used = used
    head = table
    self.rows = rows
    hasRows = !rows.isEmpty
    hasEnough = rows.count == 400 || rows.count * width > 100_000
  }

  /// Whether the column holds nothing but the marks CR and DR, and not in every row.
  func isMarkColumn(_ column: Int?) -> Bool {
    guard let column else { return false }
    return profiles[column].marks == profiles[column].filled
  }

  /// The currency, where one stands in every row of its column.
  var onlyCurrency: Currency? {
    guard let column = roles.currency, profiles[column].distinct.count == 1,
      let text = profiles[column].distinct.first
    else { return nil }
    return CurrencySigns.currency(text)
  }

  /// Whether header or cells tell that this is a card's statement of purchases.
  var isCardStatement: Bool {
    roles.accountIsCard
      || layout.header.indices.contains { column in
        switch layout.header[column].meaning {
        case .merchant: true
        // What was paid by card is a column of amounts.
        case .card: column >= profiles.count || !profiles[column].areDecimals
        default: false
        }
      }
  }

  /// Whether columns tell that this is an account that transfers are made from and to.
  var isAccountOfTransfers: Bool {
    layout.header.contains {
      $0.meaning == .counterAccount || StatementWords.has($0.key, Self.transferWords)
    }
  }

  private static let transferWords = Words.list("account.mandate")

  /// How many amounts are written with a plus.
  var amountsWithPlus: Int { roles.amount.map { profiles[$0].pluses } ?? 0 }

  func meaning(_ column: Int) -> HeaderMeaning? {
    column < layout.header.count ? layout.header[column].meaning : nil
  }

  func columns(_ fits: (HeaderMeaning) -> Bool) -> [Int] {
    profiles.indices.filter { !taken.contains($0) && meaning($0).map(fits) == true }
  }

  func columns(_ wanted: HeaderMeaning) -> [Int] { columns { $0 == wanted } }

  mutating func take(_ column: Int?) -> Int? {
    if let column { taken.insert(column) }
    return column
  }

  /// Assigns every role that can be.
  ///
  /// What is named binds, and the rest is found around it. Where all that a profile names would be
  /// found anyway, it changes nothing.
  ///
  /// - Parameters:
  ///   - named: The columns that a profile names.
  ///   - known: What a known exporter names, where the profile doesn't.
  mutating func assign(
    named: [StatementProfile.Role: Int], known: StatementProfile? = nil
  ) {
    let unassigned = self
    bind(known?.columns(besides: [:], in: layout.header, of: profiles.count) ?? [:])
    if named.contains(where: { roles[$0.key] != $0.value }) {
      self = unassigned
      bind(known?.columns(besides: named, in: layout.header, of: profiles.count) ?? named)
    } else {
      self.named.merge(named) { _, told in told }
    }
    if named[.balance] != nil { roles.isBalanceGuessed = false }
    if named[.debit] != nil || named[.credit] != nil { roles.isUnnamedPair = false }
  }

  private mutating func bind(_ named: [StatementProfile.Role: Int]) {
    self.named = named
    taken = Set(named.values)
    assignDates()
    assignMoney()
    assignRest()
    roles.hasRefundNotes = roles.amounts.contains { profiles[$0].refundNotes > 0 }
    roles.serialDates = Set(roles.dates.filter { hasRows && isSerial($0) })
    roles.compactDates = Set(roles.dates.filter { hasRows && isShortCompact($0) })
    roles.shortenedDates = Set(roles.dates.filter { hasRows && profiles[$0].areShortened })
    assignTexts()
  }

  mutating func assignRest() {
    func first(_ wanted: HeaderMeaning, _ fits: (ColumnProfile) -> Bool = { _ in true }) -> Int? {
      columns(wanted).first { !hasRows || fits(profiles[$0]) }
    }
    assignCurrencies()
    roles.flag = named[.status].flatMap { statusFlag(at: $0) } ?? statusFlag()
    if let named = named[.status] {
      roles.status = roles.flag?.column == named ? nil : named
    } else {
      roles.status = take(
        first(.status) { $0.distinct.contains { StatementWords.knownStatus($0) != nil } }
          ?? columns(.status).first { !hasRows || isOfStatuses($0) } ?? statusAmongNotes())
    }
    roles.category = named[.category] ?? take(first(.category))
    roles.merchantCode = named[.merchantCode] ?? take(first(.merchantCode))
    roles.installment = named[.installment] ?? take(first(.installment))
    roles.check = named[.check] ?? take(first(.check))
    roles.id = named[.id] ?? take(first(.id) { $0.filled > 0 && $0.canIdentify && !$0.isProse })
    roles.type = named[.type] ?? take(first(.type))
    assignAccount()
  }

  private mutating func assignAccount() {
    findAccount()
    guard let account = named[.account] else { return }
    roles.account = account
    roles.accountIsCard = meaning(account) == .card
    roles.accountIsPocket = meaning(account) == .product && hasRows && !profiles[account].isNumbered
  }

  private mutating func findAccount() {
    // One's own account stands in every row, or in every one that has an amount.
    let rows = profiles.map(\.filled).max() ?? 0
    let paid = used.count { mask in
      roles.amounts.contains { $0 < 64 && mask & 1 << UInt64($0) != 0 }
    }
    // It comes again: what is another one in every row is the other party's.
    func isOwn(_ profile: ColumnProfile) -> Bool {
      profile.filled == rows && profile.distinct.count <= max(12, rows / 8)
        && (rows < 3 || profile.distinct.count < rows)
        || profile.distinct.count == 1 && profile.filled == paid && paid >= 2
    }
    let accounts = columns(.account).filter {
      !isCounterparty($0) && !profiles[$0].areDecimals
        && (!hasRows || isOwn(profiles[$0]) || isOwnWithGaps($0, rows: rows))
    }
    if let account = accounts.first(where: { profiles[$0].isNumbered }) ?? accounts.first {
      roles.account = account
    } else if let card = cardColumn(rows: rows) {
      roles.account = card
      roles.accountIsCard = true
    } else if hasRows, let product = columns(.product).first(where: { isOwn(profiles[$0]) }) {
      roles.account = product
      roles.accountIsPocket = !profiles[product].isNumbered
    }
    if let account = roles.account { taken.insert(account) }
  }
}
