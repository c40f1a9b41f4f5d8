import StatementModel

/// What the words of an object say: its status, the texts that name the merchant, and whether a
/// date is among them.
extension GenericShape {
  mutating func readStatus(_ record: JSONRecord) throws(NoRow) -> StatementRow.Status {
    if let node = map[.declined], record.bool(node) != false,
      record.bool(node) == true
        || record.string(node) != nil
    {
      throw .leftOut(.declined)
    }
    if let isPending = record.bool(map[.pending]) { return isPending ? .pending : .posted }
    if let isPosted = record.bool(map[.posted]) { return isPosted ? .posted : .pending }
    guard let node = map[.status], record[node].kind == .string,
      let meaning = words.meaning(of: record, node)
    else { return .posted }
    switch meaning.status {
    case .posted?: return .posted
    case .pending?: return .pending
    case .declined?: throw .leftOut(.declined)
    case nil: throw .rejected(.badStatus(record.excerpt(node)), node: node)
    }
  }

  func readTexts(_ record: JSONRecord, into draft: inout RowDraft) {
    let description = record.string(map[.description])
    let payee = record.string(map[.payee])
    let memo = record.string(map[.memo])
    draft.description = description ?? payee ?? memo ?? ""
    if description != nil, let payee, payee != description {
      draft.details.memo = memo ?? payee
    } else if description != nil || payee != nil {
      draft.details.memo = memo
    }
  }

  /// Whether a field of a date's name holds one; in a list named as transactions are, a date that
  /// can't be read is still a date.
  static func hasDate(_ record: JSONRecord, _ map: FieldMap, isRowList: Bool) -> Bool {
    for role in [FieldRole.date, .posted, .valueDate] {
      guard let node = map[role] else { continue }
      if WrittenDate(record.text.span, record[node].content) != nil { return true }
      if isRowList, record.string(node) != nil { return true }
      if record[node].kind == .number, record.word(node).flatMap(UnixTime.day) != nil {
        return true
      }
    }
    return false
  }
}
