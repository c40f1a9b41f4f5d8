import StatementModel

/// The table as any other table is read.
extension JSONTable {
  /// The record of a number that the reader gives it, which counts the header as the first.
  func record(_ number: Int) -> Record? {
    records.indices.contains(number - 2) ? records[number - 2] : nil
  }

  /// Reads the records, all of them together.
  ///
  /// - Parameter groups: The accounts that records are told to be of.
  func read(_ options: ReadingOptions, _ groups: [JSONReading.Group]) -> StatementFile {
    let table = table(options.profile, groups)
    let file = StatementFile(.read, format: JSONFormat.name)
    guard let table else {
      let fact = FormatFact.fileTooLarge(bytes: text.count, limit: Table.longestText)
      let location = SourceLocation(file: options.path)
      return StatementFile(.unreadable(Diagnostic(.error, fact, at: location)))
    }
    var reader = TableReader(table, beginning: file, options)
    return reader.read()
  }

  private func table(_ profile: StatementProfile?, _ groups: [JSONReading.Group]) -> Table? {
    var context = TableContext()
    context.members = Set(columns.map { String($0.path.prefix { $0 != "." }) })
    var text = text
    let used = usedColumns
    var header = used.map { columns[$0].header }
    // A member that no object has is an empty column: the next file may have it.
    for (role, column) in profile?.columns ?? [:] where role != .amount && role != .date {
      guard case .named(let name) = column else { continue }
      let key = HeaderFolding.fold(name)
      if !header.contains(where: { HeaderFolding.fold($0.text) == key }) {
        header.append(HeaderCell(name))
      }
    }
    let hasGroups = records.contains { $0.group != nil } && profile?.columns[.account] == nil
    if hasGroups {
      context.columns[.account] = header.count
      header.append(HeaderCell("account"))
    }
    func add(_ word: String) -> TableField {
      let start = text.count
      text += word.utf8
      return TableField(start: start, end: text.count, isEscaped: false)
    }
    let names = header.map { add($0.text) }
    let groupNames = hasGroups ? groups.indices.map { add("\($0)") } : []
    guard text.count < Table.longestText else { return nil }
    var table = Table(text)
    let line = records.first?.span.line ?? 1
    table.append(names, at: SourceSpan(line: line, offset: 0, length: 0))
    var placeOfColumn = [Int](repeating: -1, count: columns.count)
    for (place, column) in used.enumerated() { placeOfColumn[column] = place }
    let empty = TableField(start: 0, end: 0, isEscaped: false)
    var fields: [TableField] = []
    for record in records {
      fields.removeAll(keepingCapacity: true)
      fields += repeatElement(empty, count: header.count)
      for cell in cells(record) where placeOfColumn[cell.column] >= 0 {
        fields[placeOfColumn[cell.column]] = TableField(
          start: cell.range.lowerBound, end: cell.range.upperBound, isEscaped: false)
      }
      if let group = record.group, hasGroups { fields[header.count - 1] = groupNames[group] }
      table.append(
        fields,
        at: SourceSpan(
          line: record.span.line, offset: record.text.lowerBound, length: record.text.count))
    }
    context.header = header
    context.numberColumns = Set(
      used.indices.filter {
        numberColumns.contains(used[$0]) && !wordColumns.contains(used[$0])
      })
    context.currency = currency(groups)
    table.context = context
    return table
  }

  /// The currency of the accounts around the records, where it is one.
  private func currency(_ groups: [JSONReading.Group]) -> Currency? {
    var found: Set<Currency?> = []
    for record in records {
      let facts = record.group.flatMap { groups[$0].facts.currency }
      found.insert(facts ?? record.context.currency)
      if found.count > 1 { return nil }
    }
    return found.first ?? nil
  }
}
