import StatementModel

/// Which days an object names, and what its texts show about the order of their numbers.
extension GenericShape {
  mutating func survey(_ record: JSONRecord, into survey: inout FieldSurvey) {
    map.read(record)
    var leads = true
    let sisters = plainDays(record)
    for role in [FieldRole.date, .posted, .valueDate, .charged] {
      guard let node = map[role], record[node].kind == .string else { continue }
      if let date = record.writtenDate(node) {
        survey.seeDate(date, leads: leads, sisters: sisters, text: record.excerpt(node))
        leads = false
      }
    }
    for role in [FieldRole.amount, .debit, .credit, .balance, .originalAmount] {
      guard let node = map[role], record[node].kind == .string else { continue }
      if let amount = WrittenAmount(record.text.span, record[node]) {
        survey.seeAmount(amount, text: record.excerpt(node))
      }
    }
    if hasDirection, MoneyWords.strictDirection(record.word(directionNode) ?? "") == nil {
      survey.unknownDirections += 1
    }
  }

  /// The days that members of the object state plainly, whatever they are called.
  private func plainDays(_ record: JSONRecord) -> [CalendarDate] {
    var days: [CalendarDate] = []
    for node in record.children(of: record.innermost) {
      guard record[node].kind == .string, 8...40 ~= record[node].content.count,
        case .day(let day)? = record.writtenDate(node)
      else { continue }
      days.append(day)
    }
    return days
  }

  mutating func readDates(
    _ record: JSONRecord, into draft: inout RowDraft
  ) throws(NoRow) {
    draft.purchaseDate = try day(record, map[.date])
    draft.postingDate = try day(record, map[.posted])
    draft.chargeDate = try day(record, map[.charged])
    if draft.purchaseDate == nil, draft.postingDate == nil {
      draft.postingDate = try day(record, map[.valueDate])
    }
    guard draft.purchaseDate != nil || draft.postingDate != nil else {
      throw .rejected(.noDate, node: 0)
    }
  }

  private mutating func day(_ record: JSONRecord, _ node: Int?) throws(NoRow) -> CalendarDate? {
    guard let node else { return nil }
    if let day = days.day(record, node) { return day }
    guard record.hasWord(node) else { return nil }
    if let date = record.writtenDate(node) {
      switch date {
      case .day(let day):
        days.note(day)
        return day
      case .numeric(let numbers):
        if !settings.areSurveyed { needsSurvey = true }
        if let order = settings.dateOrder, let day = numbers.day(order) { return day }
      }
    } else if record[node].kind == .number, let day = record.word(node).flatMap(UnixTime.day) {
      return day
    }
    throw .rejected(.badDate(record.excerpt(node)), node: node)
  }
}
