import StatementModel

/// What the lines above and below a table say about the statement.
struct StatementNotes {
  var account: String?
  /// Whether the account stands in running text, without a label of its own.
  var isAccountLoose = false
  var currency: Currency?
  var opening: ExactDecimal?
  var closing: ExactDecimal?
  var from: CalendarDate?
  var to: CalendarDate?
  /// Whether one line stated both days of the period.
  private var isPeriodWhole = false
  /// The months that the lines name, with their years.
  var months: Set<Month> = []
  /// Whether a line above the table says that the statement is a credit card's.
  private(set) var isOfCreditCard = false

  /// Reads the records above the table.
  ///
  /// Dates that can be read in more than one way are passed over: `order` is what is known of
  /// them already. If only that order is tried, dates that are none under it are passed over as well.
  static func of(
    _ table: Table, before end: Int, order: DateOrder?, isOnlyTried: Bool = false,
    decimalMark: UInt8?
  ) -> StatementNotes {
    var notes = StatementNotes()
    var above: [String] = []
    var ibans: Set<String> = []
    for record in table.records.prefix(min(end, 100)) {
      var fields: [TableField] = []
      table.split(record, into: &fields)
      let cells = fields.map(table.string)
      for (index, cell) in cells.enumerated() where !cell.isEmpty {
        let rest = fields[(index + 1)...].first { !$0.isEmpty }
        notes.take(cell, field: fields[index], next: rest, table, decimalMark)
      }
      let labels = above.count == cells.count ? above : []
      notes.takeDates(fields, cells, below: labels, table, order, isOnlyTried)
      for cell in cells where !cell.isEmpty {
        notes.months.formUnion(StatementMonth.find(cell))
        if CreditCardWords.stand(in: cell) { notes.isOfCreditCard = true }
      }
      // A small table of its own: labels above, values below.
      if above.count == cells.count, cells.count >= 2 {
        for (label, field) in zip(above, fields) where !label.isEmpty && !field.isEmpty {
          notes.take(label, value: field, table, decimalMark)
        }
      }
      above = cells
      ibans.formUnion(cells.filter(AccountNumber.isIBAN))
    }
    // `Sparen;DE00…`: a name that the owner chose is no known label.
    if notes.account == nil, ibans.count == 1 { notes.account = ibans.first }
    return notes
  }

  private mutating func take(
    _ cell: String, field: TableField, next: TableField?, _ table: Table, _ mark: UInt8?
  ) {
    if let colon = cell.firstIndex(of: ":") {
      let label = String(cell[..<colon])
      let value = cell[cell.index(after: colon)...].drop { "-–= ".contains($0) }.trimmingBlanks
      if !value.isEmpty {
        takeAccount(label, text: value)
        if let code = CurrencySigns.currency(value), currency == nil { currency = code }
        let bytes = Array(value.utf8)
        takeBalance(
          label, bytes.span, TableField(start: 0, end: bytes.count, isEscaped: false), mark)
      }
    }
    takeAccount(cell, text: cell)
    takeTrailingBalance(cell, mark)
    if let next { take(cell, value: next, table, mark) }
  }

  /// Takes the balance that a line states behind its date: `Solde au 31/01/2026 1 234,56 €`.
  private mutating func takeTrailingBalance(_ cell: String, _ mark: UInt8?) {
    guard cell.utf8.count <= 100, Self.namesBalance(HeaderFolding.foldName(cell)) else { return }
    let words = cell.split(whereSeparator: \.isWhitespace)
    guard let date = words.lastIndex(where: { Self.isDate(String($0)) }), date > 0 else { return }
    let amount = Array(words[(date + 1)...].joined(separator: " ").utf8)
    takeBalance(
      words[..<date].joined(separator: " "), amount.span,
      TableField(start: 0, end: amount.count, isEscaped: false), mark)
  }

  /// Takes a value that a label stands before or above.
  private mutating func take(
    _ label: String, value field: TableField, _ table: Table, _ mark: UInt8?
  ) {
    let text = table.string(field)
    takeAccount(label, text: text)
    let key = HeaderFolding.foldName(label)
    if currency == nil, StatementWords.has(key, Self.currencyWords) || key == "currency" {
      currency = CurrencySigns.currency(text)
    }
    takeBalance(label, table.text.span, field, mark)
  }

  /// Takes the balance that a field states behind a label.
  private mutating func takeBalance(
    _ label: String, _ text: Span<UInt8>, _ field: TableField, _ mark: UInt8?
  ) {
    guard let kind = Self.balanceKind(HeaderFolding.foldName(label)),
      case .amount(let cell) = AmountCell.read(text, field),
      // The rows may all be of whole amounts, and tell no mark.
      let value = cell.value(text, decimalMark: mark) ?? cell.value(text, decimalMark: nil)
    else { return }
    if currency == nil { currency = cell.usualCurrency }
    switch kind {
    case .opening: opening = opening ?? value
    case .closing: closing = closing ?? value
    }
  }

  /// - Parameter labels: The cells above, where they can be labels of these.
  private mutating func takeDates(
    _ fields: [TableField], _ cells: [String], below labels: [String], _ table: Table,
    _ order: DateOrder?, _ isOnlyTried: Bool
  ) {
    var days: [CalendarDate] = []
    for (field, cell) in zip(fields, cells) {
      if let day = Self.day(table.text.span, field.range, order, isOnlyTried) {
        days.append(day)
        continue
      }
      for word in cell.split(whereSeparator: { " :()[]".contains($0) }) {
        let bytes = Array(word.utf8)
        if bytes.count >= 8,
          let day = Self.day(
            bytes.span, 0..<bytes.count, order, isOnlyTried)
        {
          days.append(day)
        }
      }
    }
    guard let first = days.first else { return }
    let key = HeaderFolding.fold((labels + cells).joined(separator: " "))
    guard !isPeriodWhole else { return }
    if days.count == 2, first <= days[1], StatementWords.has(key, Self.periodWords) {
      // Two days of one line go before single ones, such as that of the print.
      (from, to, isPeriodWhole) = (first, days[1], true)
    } else if days.count == 1 {
      if StatementWords.has(key, Self.fromWords) { from = from ?? first }
      if StatementWords.has(key, Self.toWords) { to = to ?? first }
    }
  }

  private static func day(
    _ text: Span<UInt8>, _ range: Range<Int>, _ order: DateOrder?, _ isOnlyTried: Bool
  ) -> CalendarDate? {
    guard let raw = DateCell.read(text, range), raw.hasYear else { return nil }
    if let order, let day = raw.day(order, year: nil) { return day }
    if isOnlyTried { return nil }
    let days = DateOrder.allCases.compactMap { raw.day($0, year: nil) }
    return Set(days).count == 1 ? days.first : nil
  }

  private enum BalanceKind {
    case opening, closing
  }

  private static func balanceKind(_ key: String) -> BalanceKind? {
    guard namesBalance(key) else { return nil }
    if StatementWords.has(key, availableWords) { return nil }
    return StatementWords.has(key, openingWords) ? .opening : .closing
  }

  /// Whether the label is a balance's: "stav účtu" is one, but "stav" alone a status.
  static func namesBalance(_ key: String) -> Bool {
    StatementWords.has(key, balanceWords) || key.contains("stav uctu")
  }

  /// Whether the cell names a balance or an account, as lines above a table do.
  static func isLabel(_ cell: String) -> Bool {
    let key = HeaderFolding.fold(cell)
    return StatementWords.has(key, balanceWords) || StatementWords.has(key, accountWords)
      || StatementWords.summary(cell) != nil
  }

  static let accountWords = Words.list("note.account")
  static let balanceWords = Words.list("note.balance")
  /// Words for what can be spent, which is not what is there.
  static let availableWords = Words.list("note.available")
  private static let openingWords = Words.list("note.opening")
  private static let currencyWords = Words.list("note.currency")
  static let periodWords = Words.list("note.period")
  private static let fromWords = Words.list("note.from")
  private static let toWords = Words.list("note.to")
}
