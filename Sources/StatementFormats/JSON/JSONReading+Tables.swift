import StatementModel

/// Reading lists whose columns are found out as those of any table.
extension JSONReading {
  /// The table for what shapes of a source leave to the rows.
  mutating func append(
    _ draft: RowDraft, of source: String, span: SourceSpan, group: Int, in context: JSONContext
  ) {
    let known = tables.firstIndex { $0.source == source }
    if known == nil { tables.append(JSONTable(source: source, limits: options.limits)) }
    tables[known ?? tables.count - 1].append(
      draft, record: record, span: span, group: group, in: context)
  }

  /// Takes up the objects of a list as records of a table.
  ///
  /// - Parameter key: The paths of its columns of dates and money; lists of the same are one table.
  mutating func read(
    _ elements: [Int], of document: JSONDocument, host: SourceSpan?, key: [String],
    in context: JSONContext
  ) {
    hasRowList = true
    let known = tables.firstIndex { $0.source == nil && $0.key == key }
    if known == nil {
      tables.append(JSONTable(limits: options.limits))
      tables[tables.count - 1].key = key
    }
    let table = known ?? tables.count - 1
    let namesGroup =
      context.account?.key.isEmpty == false || context.statedFrom != nil || context.statedTo != nil
    for element in elements {
      record += 1
      let value = JSONRecord(document, element)
      let span = span(of: element, in: document, host: host)
      do throws(NoRow) {
        try check(value, span, in: context)
        let listed = listedAccount(value)
        let group = namesGroup || listed != nil ? self.group(ofAccount: listed, in: context) : nil
        if let group, let noMoney = groups[group].facts.currencyIsNoMoney {
          throw .rejected(.currencyIsNoMoney(noMoney), node: nil)
        }
        try tables[table].append(value, record: record, span: span, group: group, in: context)
      } catch {
        switch error {
        case .leftOut(let reason):
          leftOut.append(LeftOutRow(record: record, span: span, reason: reason))
        case .rejected(let fact, let node): reject(fact, node, value, span, host: host)
        case .removes: break
        }
      }
    }
  }

  /// The account that the object names, where it is one of those listed beside.
  private func listedAccount(_ value: JSONRecord) -> String? {
    guard !directory.isEmpty else { return nil }
    return FieldNames.ownAccount.lazy.compactMap { name in
      value.id(value.member(name, of: value.innermost))
    }.first { directory[$0] != nil }
  }

  /// Reads all tables; the first that is not read speaks for the file.
  mutating func readTables() -> StatementFile.Outcome? {
    for table in tables where !table.records.isEmpty {
      let file = table.read(options, groups)
      for decision in file.decisions where !decisions.contains(decision) {
        decisions.append(decision)
      }
      settings += file.settings
      warnings += file.warnings
      for row in file.rejected {
        guard let source = table.record(row.record) else { continue }
        let column = lines.place(of: source.span.offset, in: document.text).column
        rejected.append(
          RejectedRow(record: source.number, span: source.span, column: column, fact: row.fact))
      }
      for row in file.leftOut {
        guard let source = table.record(row.record) else { continue }
        leftOut.append(LeftOutRow(record: source.number, span: source.span, reason: row.reason))
      }
      switch file.outcome {
      case .read: break
      case .noStatement:
        let fact = JSONFileFact.listWithoutDates(name: "", fields: table.columns.map(\.path))
        return .noStatement(
          Diagnostic(.error, fact, at: SourceLocation(file: options.path)))
      default: return file.outcome
      }
      if options.profile?.amountsAreMinorUnits == nil, table.mayBeMinorUnits(file.statements) {
        let currency = file.statements.lazy.compactMap(\.currency).first
        let question = JSONQuestion.wholeNumbers(currency: currency?.code ?? "whole units")
        let location = SourceLocation(file: options.path)
        return .ambiguous([Diagnostic(.error, question, at: location)])
      }
      for statement in file.statements { take(statement, of: table) }
    }
    return nil
  }

  private mutating func take(_ statement: Statement, of table: JSONTable) {
    var found: Int?
    for row in statement.rows {
      guard let source = table.record(row.record) else { continue }
      let group =
        source.group ?? found ?? self.group(ofAccount: statement.account, in: source.context)
      found = group
      var row = row
      row.record = source.number
      row.span = source.span
      if source.context.status == .pending { row.status = .pending }
      if source.context.replaces, let id = row.nativeID {
        row.details.correction = RowCorrection(nativeID: id, action: .replace)
      }
      groups[group].rows.append(row)
    }
    guard let found else { return }
    groups[found].facts.take(statement)
  }
}
