import StatementModel

/// What the words of an object say: its status, the texts that name the merchant, and whether a
/// date is among them.
extension GenericShape {
  mutating func readStatus(_ record: JSONRecord) throws(NoRow) -> StatementRow.Status {
    if let node = map[.declined], let word = record.answer(node),
      WrittenFlag.value(word) ?? true
    {
      throw .leftOut(.declined)
    }
    let flag = try record.flag(map[.pending]) ?? record.bool(map[.posted]).map { !$0 }
    guard let node = map[.status], record[node].kind == .string,
      let meaning = words.meaning(of: record, node)
    else { return flag == true ? .pending : .posted }
    // A word of the source's own, as for rows that were reviewed, doesn't count beside a flag.
    let status = try StatusWords.status(
      meaning.status ?? flag.map { $0 ? .pending : .posted }, or: .badStatus(record.excerpt(node)),
      node)
    return flag == true ? .pending : status
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

  /// Finds the text that `readTexts` makes the description, for a look at its words alone.
  func readWords(_ record: JSONRecord, into draft: inout RowDraft) {
    for role in [map[.description], map[.payee], map[.memo]] {
      guard let node = role, record.hasText(node) else { continue }
      if record[node].isEscaped {
        draft.description = record.string(node) ?? ""
      } else {
        draft.words = record[node].content
      }
      return
    }
  }

  /// The field of a date's name that holds one; in a list named as transactions are, a date that
  /// can't be read is still a date.
  static func dateNode(_ record: JSONRecord, _ map: FieldMap, isRowList: Bool) -> Int? {
    for role in [FieldRole.date, .posted, .valueDate] {
      guard let node = map[role] else { continue }
      if WrittenDate(record.text.span, record[node].content) != nil { return node }
      if isRowList, record.string(node) != nil { return node }
      if record[node].kind == .number, record.word(node).flatMap(UnixTime.day) != nil {
        return node
      }
    }
    return nil
  }
}

extension JSONRecord {
  /// The key of the object's own member that is the node or holds it.
  func topKey(of node: Int) -> String {
    children(of: innermost).last { $0 <= node }.map { key(of: $0) } ?? ""
  }

  /// Whether the object has members of both names, be they null.
  func hasTopKeys(_ first: String, _ second: String) -> Bool {
    let keys = children(of: innermost).map { key(of: $0) }
    return keys.contains(first) && keys.contains(second)
  }
}
