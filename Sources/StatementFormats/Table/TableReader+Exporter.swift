import StatementModel

/// Who writes a table, and what is shown of it so that it can be told of others.
extension TableReader {
  /// The exporter that the table's header is known for, or its columns where it has none.
  mutating func knownExporter(_ found: FoundTable) -> StatementProfile? {
    let headless = HeadlessRows(found.head.table, found.layout)
    file.shape = headless?.shape ?? []
    let known =
      table.context.flatMap { options.exporters.find(members: $0.members) }
      ?? options.exporters.find(header: file.header)
      ?? headless.flatMap(options.exporters.find)
    if let known { file.decisions.append(known.decision) }
    return known
  }

  /// The answer without the lines that the exporter writes below its tables; nothing where it
  /// writes none, or they are off already.
  ///
  /// - Parameter decided: What was decided before the table was looked at.
  func readWithoutFooter(
    _ found: FoundTable, _ known: StatementProfile?, _ decided: [ReadingDecision]
  ) -> StatementFile? {
    guard let known, let lines = known.footerLines, options.profile?.footerLines == nil, !isCut,
      table.records.count - lines > found.head.start
    else { return nil }
    var rest = self
    rest.table = table.cut(last: lines)
    rest.isCut = true
    rest.file.decisions = decided
    guard let again = rest.findTable(from: found.head.start) else {
      return file.none(TableFact.noTable, options)
    }
    return rest.read(again)
  }

  /// The first rows, for a profile that other people read.
  mutating func noteSample(_ found: FoundTable) {
    guard table.delimiter != nil else { return }
    let rows = found.head.table.records.dropFirst(found.layout.firstRow)
    file.sample = rows.prefix(3).filter { !$0.isOnSeveralLines }.map { record in
      String(decoding: table.text[record.range], as: UTF8.self)
    }
  }
}
