import StatementModel

/// The account statements of Fio banka's interface: every field is an object of its own, named by
/// its number, with the value inside.
///
/// Fio banka, "API Bankovnictví": `column0` is the day, `column1` the amount, signed from the
/// holder's view.
struct FioShape: RecordShape {
  static let name = "Fio banka"

  static func fits(_ record: JSONRecord) -> Bool {
    record.member("column0", "value") != nil && record.member("column1", "value") != nil
      && record.member("column22", "value") != nil
  }

  func drafts(_ record: JSONRecord, in context: JSONContext) throws(NoRow) -> [RowDraft] {
    var draft = RowDraft(amount: try record.amount(record.member("column1", "value")))
    draft.currency = record.currency(record.member("column14", "value"))
    draft.postingDate = try record.day(record.member("column0", "value"))
    guard draft.postingDate != nil else { throw .rejected(.noDate, node: nil) }
    draft.nativeID = record.id(record.member("column22", "value"))
    // The other account's name, the message for it, what the holder calls it, and what it is.
    let texts = [
      record.string(record.member("column10", "value")),
      record.string(record.member("column16", "value")),
      record.string(record.member("column7", "value")),
      record.string(record.member("column25", "value")),
      record.string(record.member("column8", "value")),
    ].compactMap { $0 }.filter { !$0.isEmpty }
    draft.description = texts.first ?? ""
    draft.details.memo = texts.first { $0 != draft.description }
    return [draft]
  }
}
