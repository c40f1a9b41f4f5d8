import StatementModel

/// Tells whether a text that ends without a line break ends within its last cell: a download that
/// was broken off.
///
/// Many files end so and are whole, so the cell itself must show it.
struct CutOffEvidence {
  /// The last column, whose cells the last one is compared with.
  private let column: Int
  private let name: String
  private let profile: ColumnProfile
  private let kind: Kind
  /// How many rows the columns were judged by.
  private let rows: Int
  /// Whether it is a row's amount, which must then not be taken.
  let isAmount: Bool

  private enum Kind {
    case status, currency, money
  }

  init?(_ layout: TableLayout, _ assignment: RoleAssignment) {
    let last = layout.columnCount - 1
    guard assignment.profiles.indices.contains(last) else { return nil }
    let roles = assignment.roles
    if last == roles.status {
      kind = .status
    } else if last == roles.currency {
      kind = .currency
    } else if roles.money.contains(last) {
      kind = .money
    } else {
      return nil
    }
    column = last
    name = ColumnName.of(last, layout.header)
    profile = assignment.profiles[last]
    rows = assignment.profiles.map(\.filled).max() ?? 0
    isAmount = roles.amounts.contains(last)
  }

  /// What the cells of the last record show.
  enum Finding {
    /// The cell is cut off; a row's amount must not be taken.
    case cutOff(CSVFact)
    /// It may be, and is to be looked at.
    case doubtful(CSVFact)
  }

  /// What is to be said of the cells of the last record, if anything.
  func finding(_ cells: [CSVField], _ text: Span<UInt8>) -> Finding? {
    guard cells.count == column + 1, let cell = cells.last?.string(in: text) else { return nil }
    let fact = CSVFact.cutOff(cell, column: name)
    if cell.isEmpty {
      // Nothing, where there is an amount in every other row.
      return isAmount && profile.filled >= 2 && profile.filled + 1 >= rows ? .cutOff(fact) : nil
    }
    switch kind {
    case .status:
      let isCutOff =
        StatementWords.isStatusCutOff(cell)
        || profile.distinct.contains { $0 != cell && $0.hasPrefix(cell) }
      return isCutOff ? .cutOff(fact) : nil
    case .currency:
      return CurrencySigns.currency(cell) == nil && profile.isCurrencies ? .cutOff(fact) : nil
    case .money:
      guard CellTraits.decimals(cell) < profile.mostDecimals else { return nil }
      if profile.hasFixedDecimals { return .cutOff(fact) }
      return profile.hasOneNumberOfDecimals ? .doubtful(fact) : nil
    }
  }
}

extension RowExtraction {
  /// So many unknown statuses are named.
  static var mostUnknownStatuses: Int { 20 }

  /// Looks whether the record at hand, with which the text ends, is cut off; true where it must
  /// not be read.
  mutating func isCutOff(_ text: Span<UInt8>) -> Bool {
    if fields.count < layout.columnCount, let column = dateColumns.min(),
      column == fields.count - 1, isCutDate(text, fields[column])
    {
      let cell = fields[column].string(in: text)
      reject(text, column, .cutOff(cell, column: ColumnName.of(column, layout.header)))
      return true
    }
    guard let cutOff, let finding = cutOff.finding(fields, text) else { return false }
    switch finding {
    case .cutOff(let fact) where cutOff.isAmount:
      reject(text, nil, fact)
      return true
    case .cutOff(let fact), .doubtful(let fact):
      cutOffFact = (fact, record.span.line)
      return false
    }
  }

  /// Whether the field is the beginning of a date of digits: one mark at least is in it.
  private func isCutDate(_ text: Span<UInt8>, _ field: CSVField) -> Bool {
    var hasMark = false
    for index in field.range {
      if text[index] == 0x2D || text[index] == 0x2E || text[index] == 0x2F {
        hasMark = true
      } else if !isDigit(text[index]) {
        return false
      }
    }
    return hasMark && isDigit(text[field.start]) && DateCell.read(text, field.range) == nil
  }

  /// What is said of cells that make a row doubtful.
  func warnings(path: String) -> [Diagnostic] {
    let name = ColumnName.of(roles.status ?? 0, layout.header)
    var facts = unknownStatuses.map { (CSVFact.unknownStatus($0.key, column: name), $0.value) }
    facts.sort { ($0.1, $0.0.summary) < ($1.1, $1.0.summary) }
    if let cutOffFact { facts.append(cutOffFact) }
    return facts.map { fact, line in
      Diagnostic(.warning, fact, at: SourceLocation(file: path, line: line))
    }
  }
}
