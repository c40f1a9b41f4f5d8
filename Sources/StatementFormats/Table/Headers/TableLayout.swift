import StatementModel

/// Where a table's header and rows are.
struct TableLayout {
  /// The record that is the header; nothing where there is none.
  var headerRecord: Int?
  var header: [HeaderCell] = []
  /// The first record after the header.
  var firstRow: Int
  /// How many fields a row must have.
  var columnCount: Int
  /// Records above the header that read as rows of another table.
  var strayRecords: [Int] = []

  /// How many records from the beginning are searched for the header.
  static let searched = 500

  /// Finds the table, or nothing where the text holds none.
  static func find(_ table: Table, _ options: ReadingOptions) -> TableLayout? {
    if let header = table.context?.header {
      return TableLayout(headerRecord: 0, header: header, firstRow: 1, columnCount: header.count)
    }
    var first = 0
    if let skip = options.profile?.skipLines {
      first = table.records.firstIndex { $0.line > skip } ?? table.records.count
    }
    guard first < table.records.count else { return nil }
    var layout = locate(table, from: first, options)
    layout?.takeRowsAbove(table, from: first)
    return layout
  }

  private static func locate(
    _ table: Table, from first: Int, _ options: ReadingOptions
  ) -> TableLayout? {
    let profile = options.profile
    if profile?.hasHeader == false { return headless(table, from: first) }
    if profile?.hasHeader == true || profile?.skipLines != nil {
      // A line that reads as a row is never the header, whatever stands above it.
      guard isRow(table, table.records[first], atLeast: 2) else { return headed(table, at: first) }
      return strongHeader(table, from: first).map { headed(table, at: $0) }
        ?? headless(table, from: first)
    }
    let found = header(table, from: first, options)
    let names = (profile?.columns.values).map(Array.init) ?? []
    if let header = found?.header, holds(header.map(\.text), names) { return found }
    return named(table, by: names).map { headed(table, at: $0) } ?? found
  }

  /// The table under the header that the text itself shows.
  private static func header(
    _ table: Table, from first: Int, _ options: ReadingOptions
  ) -> TableLayout? {
    if let strong = strongHeader(table, from: first) { return headed(table, at: strong) }
    if let known = options.exporters.header(of: table, in: first..<(first + searched)) {
      return headed(table, at: known)
    }
    return byData(table, from: first, dated: options.profile?.numberedDates ?? [])
  }

  /// Whether the cells hold every name that the profile gives its columns.
  private static func holds(_ cells: [String], _ columns: [StatementProfile.Column]) -> Bool {
    let cells = Set(cells.map(HeaderFolding.fold))
    return columns.allSatisfy { column in
      if case .named(let name) = column { cells.contains(HeaderFolding.fold(name)) } else { true }
    }
  }

  /// The record whose cells hold every name that the profile gives its columns.
  private static func named(
    _ table: Table, by columns: [StatementProfile.Column]
  ) -> Int? {
    guard columns.contains(where: { if case .named = $0 { true } else { false } }) else {
      return nil
    }
    return table.records.prefix(searched).firstIndex { holds(table.cells($0), columns) }
  }

  /// The first record that names a date column and an amount column and holds neither.
  private static func strongHeader(_ table: Table, from first: Int) -> Int? {
    var fields: [TableField] = []
    // Looking words up costs more than reading rows: no header is looked for in endless cells.
    var cells = 0
    for (index, record) in table.records.enumerated().dropFirst(first).prefix(searched) {
      guard record.fieldCount >= 2 else { continue }
      cells += record.fieldCount
      guard cells <= 20_000 else { return nil }
      table.split(record, into: &fields)
      if isStrong(table, fields) { return strongerHeader(table, after: index) ?? index }
    }
    return nil
  }

  /// The record among the next ones, and above any row, that names at least twice as many columns
  /// in known words: then the record is a line above the table in which such words stand, too.
  private static func strongerHeader(_ table: Table, after index: Int) -> Int? {
    var fields: [TableField] = []
    table.split(table.records[index], into: &fields)
    guard fields.count <= 4 else { return nil }
    func named(_ fields: [TableField]) -> Int {
      fields.count { !$0.isEmpty && HeaderCell(table.string($0)).meaning != nil }
    }
    let own = named(fields)
    for next in table.records.indices.dropFirst(index + 1).prefix(20) {
      if isRow(table, table.records[next], atLeast: 2) { return nil }
      guard (5...64).contains(table.records[next].fieldCount) else { continue }
      table.split(table.records[next], into: &fields)
      if isStrong(table, fields), named(fields) >= 2 * own { return next }
    }
    return nil
  }

  /// Whether the fields are the header of a further table, other than this one's.
  func isOtherHeader(_ table: Table, _ fields: [TableField]) -> Bool {
    guard headerRecord != nil, fields.count >= 3, Self.isStrong(table, fields) else { return false }
    let cells = fields.map(table.string)
    return cells.count > header.count + 1
      || !zip(cells, header).allSatisfy { $0 == $1.text }
  }

  /// Whether the cells are the table's header again.
  func isHeader(_ cells: [String]) -> Bool {
    guard cells.count >= 2, cells.count <= header.count + 1 else { return false }
    return zip(cells, header).allSatisfy { $0 == $1.text }
  }

  /// Whether the fields are the table's header again.
  func isHeader(_ fields: [TableField], _ text: Span<UInt8>) -> Bool {
    guard let first = header.first, let field = fields.first, fields.count >= 2,
      field.string(in: text) == first.text
    else { return false }
    var cells: [String] = []
    for field in fields { cells.append(field.string(in: text)) }
    return isHeader(cells)
  }

  /// What the line right above the header says of the rows: that they are pending or booked.
  func sectionAbove(_ table: Table) -> StatementWords.RowStatus? {
    guard let headerRecord, headerRecord > 0 else { return nil }
    let filled = table.cells(table.records[headerRecord - 1]).filter { !$0.isEmpty }
    return filled.count == 1 ? StatementWords.section(filled[0]) : nil
  }

  private static func isStrong(_ table: Table, _ fields: [TableField]) -> Bool {
    var meanings: Set<HeaderMeaning> = []
    var filled = 0
    for (place, field) in fields.enumerated() where !field.isEmpty {
      // A number for the kind of line, in some exports before every line.
      if place == 0, isLineKind(table.text.span, field) { continue }
      filled += 1
      guard field.end - field.start <= 120 else { return false }
      if DateCell.read(table.text.span, field.range) != nil { return false }
      if case .amount = AmountCell.read(table.text.span, field) { return false }
      if let meaning = HeaderCell(table.string(field)).meaning { meanings.insert(meaning) }
    }
    let hasMoney = meanings.contains { $0.isMoney || $0 == .originalAmount }
    return filled >= 3 && hasMoney && meanings.contains(where: \.isDate)
  }

  /// Whether the cell is a digit or two.
  private static func isLineKind(_ text: Span<UInt8>, _ field: TableField) -> Bool {
    guard field.end - field.start <= 2 else { return false }
    for place in field.range where text[place] &- 0x30 > 9 { return false }
    return true
  }

  private static func headed(_ table: Table, at index: Int) -> TableLayout {
    let record = table.records[index]
    let header = table.cells(record).map(HeaderCell.init)
    var layout = TableLayout(
      headerRecord: index, header: header, firstRow: index + 1, columnCount: header.count)
    // Rows that are all shorter or longer than the header by trailing empty cells.
    if let usual = layout.usualCount(table) { layout.columnCount = usual }
    return layout
  }

  private static func headless(_ table: Table, from first: Int) -> TableLayout {
    var layout = TableLayout(headerRecord: nil, firstRow: first, columnCount: 0)
    layout.columnCount = layout.usualCount(table) ?? table.records[first].fieldCount
    return layout
  }

  /// Where no header is understood: rows with a date and a number, and what stands above them.
  private static func byData(
    _ table: Table, from first: Int, dated: Set<Int>
  ) -> TableLayout? {
    let records = table.records.dropFirst(first).prefix(searched)
    var rows: [Int] = []
    var counts: [Int: Int] = [:]
    for (index, record) in zip(records.indices, records)
    where isRow(table, record, dated: dated) {
      rows.append(index)
      counts[record.fieldCount, default: 0] += 1
    }
    guard let start = rows.first, let usual = counts.max(by: { $0.value < $1.value }) else {
      return nil
    }
    if start > first, let header = wordsAbove(table, start) {
      var layout = headed(table, at: start - 1)
      layout.header = header
      return layout
    }
    // Without any header, the rows themselves must leave no doubt that this is a table.
    guard usual.key >= 3, rows.count * 10 >= (records.endIndex - start) * 6 else { return nil }
    return headless(table, from: start)
  }

  /// The record above the first row, if it looks like a header in words that are not known.
  static func wordsAbove(_ table: Table, _ start: Int) -> [HeaderCell]? {
    let above = table.records[start - 1]
    let row = table.records[start]
    let difference = above.fieldCount - row.fieldCount
    guard above.fieldCount >= 3, (-1...1).contains(difference) else { return nil }
    let cells = table.cells(above)
    let filled = cells.filter { !$0.isEmpty }
    guard filled.count >= 3, Set(filled).count * 10 >= filled.count * 9,
      filled.allSatisfy({ $0.contains(where: \.isLetter) && $0.utf8.count <= 80 })
    else { return nil }
    return cells.map(HeaderCell.init)
  }

  /// Whether the record holds a date and an amount, among so many fields at least.
  ///
  /// - Parameter dated: Columns that are said to hold dates; there, six digits are one.
  static func isRow(
    _ table: Table, _ record: TableRecord, atLeast count: Int = 3, dated: Set<Int> = []
  ) -> Bool {
    guard record.fieldCount >= count else { return false }
    var fields: [TableField] = []
    table.split(record, into: &fields)
    var hasDate = false
    var hasAmount = false
    for (column, field) in fields.enumerated() {
      if !hasDate,
        DateCell.read(table.text.span, field.range)?.hasYear == true
          || dated.contains(column)
            && DateCell.readShortCompact(table.text.span, field.range) != nil
      {
        hasDate = true
      } else if case .amount = AmountCell.read(table.text.span, field) {
        hasAmount = true
      }
    }
    return hasDate && hasAmount
  }

  /// The field count that most of the records below have that hold a date or a number.
  func usualCount(_ table: Table) -> Int? {
    var counts: [Int: Int] = [:]
    for record in table.records.dropFirst(firstRow).prefix(Self.searched) {
      counts[record.fieldCount, default: 0] += 1
    }
    guard let best = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }),
      header.isEmpty || best.value >= 1, best.key >= 2
    else { return nil }
    guard headerRecord != nil else { return best.key }
    // One or two columns more or less than the header, and so in most rows.
    let total = counts.values.reduce(0, +)
    let difference = best.key - header.count
    return best.value * 2 > total && (-3...3).contains(difference) ? best.key : nil
  }
}
