import BookKeeping
import Reports
import StatementModel

/// What the lines of an owner come to, as records for programs: the transactions as a list has them,
/// newest first, then what else is to be told.
///
/// `PipeSchema` describes them.
package struct OwnerRecords {
  private let answer: OwnerAnswer

  package init(_ answer: OwnerAnswer) { self.answer = answer }

  /// Writes one object a line.
  package func write(to emit: ([UInt8]) -> Void) throws(BookError) {
    if let book = answer.book {
      var request = ListRequest()
      request.basis = book.configuration.dateBasis
      request.doubles = try book.doubts()
      let report = ListReport(
        table: try book.transactionTable(), cards: book.cards, categories: try book.categories,
        request: request)
      var beginning = "\"owner\":"
      JSONText.writeString(answer.owner ?? "", to: &beginning)
      report.writeJSON(
        isArray: false, beginning: beginning + ",\"record\":\"transaction\",", to: emit)
    }
    for finding in answer.findings { emit(Array((json(of: finding).line + "\n").utf8)) }
  }

  private func json(of finding: PipeFinding) -> JSONText {
    let (fact, location) = (finding.diagnostic.fact, finding.diagnostic.location)
    return .object([
      ("owner", .optional(answer.owner)),
      ("record", .string(finding.kind.rawValue)),
      ("severity", .string(finding.diagnostic.severity.rawValue)),
      ("code", .string(fact.code)),
      ("message", .string(fact.summary)),
      ("remedy", .optional(fact.remedy)),
      ("file", .optional(location?.file)),
      ("sheet", .optional(location?.sheet)),
      ("line", .optional(location?.line)),
      ("column", .optional(location?.column)),
      ("input_line", .optional(finding.inputLine)),
      ("transactions", .array(finding.transactions.map { .string($0.description) })),
      ("settings", .optional(finding.settings)),
    ])
  }
}
