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
  /// The cells of the first column of dates.
  private let dates: Set<String>

  private enum Kind {
    case status, currency, date, amount, money, description, text
  }

  init?(_ layout: TableLayout, _ assignment: RoleAssignment) {
    let last = layout.columnCount - 1
    guard assignment.profiles.indices.contains(last) else { return nil }
    let roles = assignment.roles
    if last == roles.status {
      kind = .status
    } else if last == roles.currency {
      kind = .currency
    } else if roles.dates.contains(last) {
      kind = .date
    } else if roles.amounts.contains(last) {
      kind = .amount
    } else if roles.money.contains(last) {
      kind = .money
    } else {
      kind = last == roles.texts.first ? .description : .text
    }
    column = last
    name = ColumnName.of(last, layout.header)
    profile = assignment.profiles[last]
    rows = assignment.profiles.map(\.filled).max() ?? 0
    dates = roles.dates.min().map { assignment.profiles[$0].distinct } ?? []
  }

  /// Whether dates of other rows begin with the text.
  func dateBegins(with text: String) -> Bool { dates.contains { $0.hasPrefix(text) } }

  /// What the cells of the last record show.
  enum Finding {
    /// The cell is cut off, and its row must not be taken.
    case cutOff(TableFact)
    /// It may be, and is to be looked at.
    case doubtful(TableFact)
  }

  /// What is to be said of the cells of the last record, if anything.
  func finding(_ cells: [TableField], _ text: Span<UInt8>) -> Finding? {
    guard cells.count == column + 1, let cell = cells.last?.string(in: text) else { return nil }
    let fact = TableFact.cutOff(cell, column: name)
    if cell.isEmpty { return emptyFinding(fact) }
    let others = profile.distinct.filter { $0 != cell }
    switch kind {
    case .status:
      let isUnknown =
        StatementWords.knownStatus(cell) == nil && !others.isEmpty
        && others.allSatisfy { $0.utf8.count > cell.utf8.count }
      let isCutOff =
        isUnknown || StatementWords.isStatusCutOff(cell) || others.contains { $0.hasPrefix(cell) }
      return isCutOff ? .cutOff(fact) : nil
    case .currency:
      return CurrencySigns.currency(cell) == nil && profile.isCurrencies ? .cutOff(fact) : nil
    case .date:
      return isShort(cell, of: others) ? .cutOff(fact) : nil
    case .amount, .money:
      guard CellTraits.decimals(cell) < profile.mostDecimals else { return nil }
      if profile.hasFixedDecimals { return kind == .amount ? .cutOff(fact) : .doubtful(fact) }
      return profile.hasOneNumberOfDecimals ? .doubtful(fact) : nil
    case .description, .text:
      // The beginning of what stands in all other rows, or of a number as long as all others.
      let isBeginning =
        others.count == 1 && profile.filled >= 3 && others.allSatisfy { $0.hasPrefix(cell) }
      let isNumber = others.count >= 3 && profile.isNumbered && isShort(cell, of: others)
      return isBeginning || isNumber ? .cutOff(fact) : nil
    }
  }

  /// Nothing stands there, where something does in every other row.
  private func emptyFinding(_ fact: TableFact) -> Finding? {
    guard profile.filled >= (kind == .currency ? 1 : 2), profile.filled + 1 >= rows else {
      return nil
    }
    switch kind {
    case .amount, .currency, .date, .description, .status: return .cutOff(fact)
    case .money, .text: return nil
    }
  }

  /// Whether the cell is shorter than the others, which are all of one length, and has digits where
  /// one of them has.
  private func isShort(_ cell: String, of others: Set<String>) -> Bool {
    guard let first = others.first, cell.utf8.count < first.utf8.count,
      others.allSatisfy({ $0.utf8.count == first.utf8.count })
    else { return false }
    return others.contains { other in
      zip(cell.utf8, other.utf8).allSatisfy { left, right in
        let areDigits = [left, right].map { (0x30...0x39).contains($0) }
        return left == right || areDigits == [true, true]
      }
    }
  }
}

extension RowExtraction {
  /// So many unknown statuses are named.
  static var mostUnknownStatuses: Int { 20 }

  /// Looks whether the record at hand, with which the text ends, is cut off; true where it must
  /// not be read.
  ///
  /// - Parameter hasOpenQuote: Whether a quote in it is never closed.
  mutating func isCutOff(_ text: Span<UInt8>, hasOpenQuote: Bool) -> Bool {
    // All other rows that are shorter than the header are rejected, or as many are as short.
    let isShortest = raws.amounts.isEmpty && fields.count >= needed && fields.count < namedColumns
    if hasOpenQuote || isShortest || endsInDate(text) || addsText(text) {
      let cell = fields.last?.string(in: text) ?? ""
      let column = fields.count - 1
      reject(text, column, .cutOff(cell, column: ColumnName.of(column, layout.header)))
      return true
    }
    guard let cutOff, let finding = cutOff.finding(fields, text) else { return false }
    switch finding {
    case .cutOff(let fact):
      reject(text, nil, fact)
      return true
    case .doubtful(let fact):
      cutOffFact = (fact, record.span.line)
      return false
    }
  }

  /// Whether the record would be a further line of the row before, where no row has such lines: the
  /// beginning of a text before the date.
  private func addsText(_ text: Span<UInt8>) -> Bool {
    guard !hasAddedText, !raws.amounts.isEmpty, fields.count <= (dateColumns.min() ?? 0),
      let filled = fields.first(where: { !$0.isEmpty })
    else { return false }
    return fields.indices.allSatisfy { fields[$0].isEmpty || roles.texts.contains($0) }
      && StatementWords.summary(filled.string(in: text)) == nil
  }

  /// Whether the record ends with the beginning of its first date.
  private func endsInDate(_ text: Span<UInt8>) -> Bool {
    guard fields.count < layout.columnCount, let column = dateColumns.min(),
      column == fields.count - 1, let field = fields.last
    else { return false }
    if isCutDate(text, field) { return true }
    // Digits alone may be a footer's count, unless the dates of other rows begin so.
    let digits = field.range.count
    return (1...4).contains(digits) && field.range.allSatisfy { isDigit(text[$0]) }
      && cutOff?.dateBegins(with: field.string(in: text)) == true
  }

  /// Whether the field is the beginning of a date of digits: one mark at least is in it.
  private func isCutDate(_ text: Span<UInt8>, _ field: TableField) -> Bool {
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
    guard let (fact, line) = cutOffFact else { return [] }
    return [Diagnostic(.error, fact, at: SourceLocation(file: path, line: line))]
  }

  /// What has to be asked of words in the column of statuses.
  var statusQuestion: TableFact? {
    guard let column = roles.status, !unknownStatuses.isEmpty else { return nil }
    return .openStatus(column: ColumnName.of(column, layout.header), words: unknownStatuses)
  }
}
