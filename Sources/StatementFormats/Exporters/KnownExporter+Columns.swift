import StatementModel

extension KnownExporter {
  /// The roles that are named already, and those that the exporter adds.
  ///
  /// - Parameters:
  ///   - named: Columns that a profile names; they bind.
  ///   - header: The file's header.
  func columns(
    besides named: [StatementProfile.Role: Int], in header: [HeaderCell]
  ) -> [StatementProfile.Role: Int] {
    guard !columns.isEmpty else { return named }
    let money: Set<StatementProfile.Role> = [.amount, .debit, .credit, .direction]
    let hasMoney = named.keys.contains(where: money.contains)
    let taken = Set(named.values)
    var all = named
    for (role, name) in columns where named[role] == nil {
      // Which columns are money is one thought: a profile's replaces the exporter's as a whole.
      if hasMoney, money.contains(role) { continue }
      let key = HeaderFolding.fold(name)
      guard
        let column = header.indices.first(where: {
          !taken.contains($0) && HeaderFolding.fold(header[$0].text) == key
        })
      else { continue }
      all[role] = column
    }
    return all
  }

  /// What is told of having recognised it.
  var decision: ReadingDecision {
    let shown = header.prefix(6).joined(separator: ", ")
    return ReadingDecision(
      "exporter", name, because: "its header is \(shown)\(header.count > 6 ? ", …" : "")")
  }
}

extension ExporterLibrary {
  /// The record that is an exporter's header, of words that nothing else would know for one.
  static func header(of table: Table, in records: Range<Int>) -> Int? {
    records.clamped(to: table.records.indices).first { index in
      let record = table.records[index]
      guard record.fieldCount >= 4, record.fieldCount <= 64 else { return false }
      return find(table.cells(record)) != nil
    }
  }
}
