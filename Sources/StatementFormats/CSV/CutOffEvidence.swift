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
    isAmount = roles.amounts.contains(last)
  }

  /// What is to be said of the cells of the last record, if anything.
  func fact(_ cells: [CSVField], _ text: Span<UInt8>) -> CSVFact? {
    guard cells.count == column + 1, let cell = cells.last?.string(in: text), !cell.isEmpty else {
      return nil
    }
    let isCutOff =
      switch kind {
      case .status:
        StatementWords.isStatusCutOff(cell)
          || profile.distinct.contains { $0 != cell && $0.hasPrefix(cell) }
      case .currency: CurrencySigns.currency(cell) == nil && profile.isCurrencies
      case .money: profile.hasFixedDecimals && ColumnProfile.decimals(cell) < profile.mostDecimals
      }
    return isCutOff ? .cutOff(cell, column: name) : nil
  }
}

extension RowExtraction {
  /// So many unknown statuses are named.
  static var mostUnknownStatuses: Int { 20 }

  /// Looks whether the record at hand, with which the text ends, is cut off; true where it must
  /// not be read.
  mutating func isCutOff(_ text: Span<UInt8>) -> Bool {
    guard let cutOff, let fact = cutOff.fact(fields, text) else { return false }
    cutOffFact = (fact, record.span.line)
    if cutOff.isAmount { reject(text, nil, fact) }
    return cutOff.isAmount
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
