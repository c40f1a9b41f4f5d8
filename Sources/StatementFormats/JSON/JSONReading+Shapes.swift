import StatementModel

/// Reading a list of transactions whose shape is known.
extension JSONReading {
  /// Reads all elements by one shape.
  mutating func read(
    _ elements: [Int], of document: JSONDocument, host: SourceSpan?,
    as type: any RecordShape.Type, in context: JSONContext
  ) {
    hasRowList = true
    var shape: any RecordShape = type.init()
    decide("shape", type.name, because: "its objects have the keys that only \(type.name) writes")
    for element in elements {
      record += 1
      let value = JSONRecord(document, element)
      let span = span(of: element, in: document, host: host)
      do throws(NoRow) {
        try check(value, span, in: context)
        for draft in try shape.drafts(value, in: context) {
          try take(draft, of: shape, at: span, in: context)
        }
      } catch {
        switch error {
        case .leftOut(let reason):
          leftOut.append(LeftOutRow(record: record, span: span, reason: reason))
        case .removes(let id, let account):
          removals.append(
            Removal(id: id, account: account, record: record, span: span, context: context))
        case .rejected(let fact, let node):
          reject(fact, node, value, span, host: host)
        }
      }
    }
    directionSigns.add(shape.directionSigns)
  }

  /// Rejects what can't be a transaction, whatever its shape.
  func check(
    _ value: JSONRecord, _ span: SourceSpan, in context: JSONContext
  ) throws(NoRow) {
    let limit = options.limits.recordBytes
    guard value.document.nodes[value.root].content.count <= limit else {
      throw .rejected(.tooLarge(limit: limit), node: nil)
    }
    guard value.size <= JSONRecord.largest else {
      throw .rejected(.tooManyValues(limit: JSONRecord.largest), node: nil)
    }
    guard value.kind == .object else { throw .rejected(.notAnObject, node: nil) }
    if let reason = context.leftOut { throw .leftOut(reason) }
  }

  private mutating func take(
    _ draft: RowDraft, of shape: any RecordShape, at span: SourceSpan, in context: JSONContext
  ) throws(NoRow) {
    var draft = draft
    let index = group(ofAccount: draft.accountID, in: context)
    if let noMoney = groups[index].facts.currencyIsNoMoney {
      throw .rejected(.currencyIsNoMoney(noMoney), node: nil)
    }
    if let fee = draft.fee, !fee.isZero {
      draft.amount = try settle(fee: fee, beside: draft.amount)
    }
    if ignoresDirections, let written = draft.written { draft.amount = written }
    if context.status == .pending { draft.status = .pending }
    let source = Swift.type(of: shape).name
    let known = shape.outflow(ofAccount: groups[index].facts.type)
    if shape.goesByDirection, !ignoresDirections {
      decide(
        "purchases", "by debit and credit", because: "each row says which of them it is")
    } else if let said = options.profile?.outflow {
      decide("purchases", said.rawValue, because: "the profile says so")
      if said == .positive { draft.turnSign() }
    } else if let known {
      decide("purchases", known.rawValue, because: "so \(source) writes them")
      if known == .positive { draft.turnSign() }
    } else {
      append(draft, of: source, span: span, group: index, in: context)
      return
    }
    var row = StatementRow(
      record: record, span: span, status: draft.status, amount: draft.amount,
      currency: draft.currency, purchaseDate: draft.purchaseDate,
      postingDate: draft.postingDate, chargeDate: draft.chargeDate,
      description: draft.description, nativeID: draft.nativeID,
      runningBalance: draft.runningBalance,
      details: draft.details)
    if context.replaces, let id = draft.nativeID {
      row.details.correction = RowCorrection(nativeID: id, action: .replace)
    }
    groups[index].rows.append(row)
  }

  /// The place of a value in the file; of one inside a string, that of the string.
  mutating func span(
    of node: Int, in document: JSONDocument, host: SourceSpan?
  ) -> SourceSpan {
    if let host { return host }
    let range = document.nodes[node].whole
    let line = lines.place(of: range.lowerBound, in: document.text).line
    return SourceSpan(line: line, offset: range.lowerBound, length: range.count)
  }

  mutating func reject(
    _ fact: JSONRowFact, _ node: Int?, _ value: JSONRecord, _ span: SourceSpan, host: SourceSpan?
  ) {
    var fact = fact
    var column: Int?
    if host == nil {
      column = lines.place(of: span.offset, in: value.document.text).column
      if let node {
        let start = value[node].whole.lowerBound
        let place = lines.place(of: start, in: value.document.text)
        if place.line == span.line {
          column = place.column
        } else {
          fact = .atLine(place.line, fact)
        }
      }
    }
    rejected.append(RejectedRow(record: record, span: span, column: column, fact: fact))
  }
}

extension RowDraft {
  /// Gives the amount, and the original amount with it, the other sign.
  fileprivate mutating func turnSign() {
    amount = -amount
    if let original = details.original { details.original = -original }
  }
}
