import Identity
import StatementModel

/// The book as plain records.
extension Book {
  /// All imports, statements, rows and links.
  ///
  /// Each card is evaluated once, whatever the number of its transactions.
  package func records() throws(BookError) -> BookRecords {
    var records = try mending { () throws(BookError) in
      var records = BookRecords()
      var counts: [StatementKey: StatementCounts] = [:]
      try evaluator.forEachCard { evaluation, statements in
        addCounts(of: evaluation, to: &counts)
        Self.add(evaluation, statements, to: &records)
      }
      records.imports = imports(counting: counts)
      return records
    }
    records.links = try links().map { shown in
      let link = shown.link
      return LinkRecord(
        kind: link.kind.rawValue, state: link.state.rawValue, source: link.source,
        target: link.target, evidence: link.evidence.map { $0.words() }.joined(separator: "; "))
    }
    return records
  }

  /// Adds a card's statements, and the rows of its transactions.
  private static func add(
    _ evaluation: CardEvaluation, _ statements: [UpdatePlan.Statement],
    to records: inout BookRecords
  ) {
    let (result, first) = (evaluation.result, records.statements.count)
    let known = Dictionary(
      statements.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    for live in result.rows.statements {
      let key = StatementKey(
        fileHash: live.fileHash, ordinal: live.ordinal, card: evaluation.card)
      let statement = known[key]
      var record = StatementRecord(
        importID: statement?.fact.file.importID, card: evaluation.card,
        file: statement?.fact.file.path ?? "", fileHash: live.fileHash, ordinal: live.ordinal,
        currency: live.currency)
      record.account = statement?.indexed.account
      record.accountType = statement?.indexed.accountType
      record.institution = statement?.indexed.institution
      record.from = live.from
      record.to = live.to
      record.openingBalance = statement?.indexed.openingBalance
      record.closingBalance = statement?.indexed.closingBalance
      record.rowCount = live.rows.count
      records.statements.append(record)
    }
    records.rows.reserveCapacity(records.rows.count + result.rows.count)
    for (cluster, id) in result.shownIDs.enumerated() {
      for row in result.rows(of: cluster).lazy.map({ Int($0) }) {
        var record = RowRecord(
          transaction: id, statement: first + result.rows.statement(of: row),
          record: result.rows.record(of: row), line: result.rows.line(of: row),
          status: result.rows.isPending(row) ? .pending : .posted,
          amount: result.rows.money(of: row), description: result.rows.description(of: row),
          evidence: result.evidence[row].rawValue)
        let dates = result.rows.dates(of: row)
        record.purchaseDate = dates.purchase
        record.postingDate = dates.posting
        record.chargeDate = dates.charge
        record.nativeID = result.rows.nativeID(of: row)
        records.rows.append(record)
      }
    }
  }
}
