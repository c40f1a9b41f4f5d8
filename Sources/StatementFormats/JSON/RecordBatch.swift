import StatementModel

/// Reads one array of transactions into rows.
struct RecordBatch {
  let document: JSONDocument
  let host: SourceSpan?
  let purpose: JSONWalk.Purpose

  init(_ document: JSONDocument, host: SourceSpan?, purpose: JSONWalk.Purpose) {
    self.document = document
    self.host = host
    self.purpose = purpose
  }

  /// Reads all elements by one shape.
  func read(
    _ elements: JSONElements, as start: some RecordShape, in context: JSONContext,
    into reading: inout JSONReading
  ) {
    var shape = start
    if purpose == .survey {
      surveyFields(elements, &shape, into: &reading)
      return
    }
    reading.hasRowList = true
    shape.settle(by: reading.settings)
    let said = reading.options.profile?.outflow
    let known = shape.signIsSettled ? .negative : said ?? shape.outflow
    // May differ from account to account.
    var outflow = known
    noteShape(shape, said: said, into: &reading)

    var elements = elements
    let first = elements.offset
    var record = JSONRecord(of: document)
    let keepsRows = reading.keepsRows
    let areAllPending = context.status == .pending
    record.readsTexts = keepsRows
    record.readsSigns = outflow == nil
    var columns = JSONColumns()
    var tally = RowTally()
    var draft = RowDraft(amount: .zero)
    var signs = SignEvidence.Batch()
    // The account at hand, and how many rows it had before.
    var group: (account: String?, index: Int, start: Int)?
    var noMoney: String?
    while var place = elements.next(document) {
      let begin = place
      let isWhole = record.load(at: &place, of: document)
      elements.passed(to: place)
      reading.record += 1
      let span = span(of: begin, to: place)
      let limit = reading.options.limits.recordBytes
      guard isWhole, place.offset - begin.offset <= limit else {
        let fact: JSONRowFact =
          place.offset - begin.offset > limit
          ? .tooLarge(limit: limit) : .tooManyValues(limit: JSONTreeReader.nodeLimit)
        reject(fact, 0, record, begin, span, &columns, into: &reading)
        continue
      }
      let parts = record.kind == .object ? shape.rowCount(of: record, in: context) : 1
      parts: for part in 0..<parts {
        shape.choose(row: part)
        do throws(NoRow) {
          guard record.kind == .object else { throw .rejected(.notAnObject, node: 0) }
          if let reason = context.leftOut { throw .leftOut(reason) }
          try shape.read(record, in: context, into: &draft)
          if draft.accountID != group?.account || group == nil {
            if let group {
              if outflow == nil { reading.leaveSignsOpen(from: group.start, inGroup: group.index) }
              reading.append(tally, to: group.index, signsAreUndecided: outflow == nil)
            }
            tally = RowTally()
            let index = reading.group(ofAccount: draft.accountID, in: context)
            group = (draft.accountID, index, reading.groups[index].rows.count)
            signs.startAccount()
            outflow = known ?? shape.outflow(ofAccount: reading.type(ofGroup: group?.index))
            noMoney = group.flatMap { reading.groups[$0.index].facts.currencyIsNoMoney }
          }
          if let fee = draft.fee, !fee.isZero {
            draft.amount = try reading.settle(fee: fee, beside: draft.amount)
          }
          if let noMoney { throw .rejected(.currencyIsNoMoney(noMoney), node: 0) }
          if let sign = shape.openSign, let group {
            try reading.settle(sign, group.index, in: context)
          }
          if outflow == nil { signs.see(draft, of: record, direction: shape.direction) }
          let isTurned = outflow == .positive && !shape.signIsSettled
          if context.replaces { reading.replacesRows = true }
          guard keepsRows else {
            tally.add(
              isTurned ? -draft.amount : draft.amount, draft.currency, on: draft.keyDate,
              isPending: areAllPending || draft.isPending)
            continue
          }
          var row = StatementRow(draft, record: reading.record, span: span, in: context)
          if isTurned { row.turnSign() }
          guard let group else { continue }
          let count = reading.groups[group.index].rows.count - group.start
          if count == Self.rowsBeforeEstimate {
            let expected = Self.estimate(count, in: place.offset - first, of: document)
            reading.reserve(group.start + expected, inGroup: group.index)
          }
          reading.append(row, to: group.index)
        } catch {
          switch error {
          case .leftOut(let reason):
            reading.leftOut.append(LeftOutRow(record: reading.record, span: span, reason: reason))
          case .removes(let id, let account):
            reading.removals.append(
              Removal(
                id: id, account: account, record: reading.record, span: span, context: context))
          case .rejected(let fact, let node):
            reject(fact, node, record, begin, span, &columns, into: &reading)
          }
          break parts
        }
      }
      if shape.needsSurvey {
        reading.survey.isNeeded = true
        return
      }
    }
    if let group {
      if outflow == nil { reading.leaveSignsOpen(from: group.start, inGroup: group.index) }
      reading.append(tally, to: group.index, signsAreUndecided: outflow == nil)
    }
    if known == nil { reading.signs.add(signs) }
    reading.directionSigns.add(shape.directionSigns)
    reading.forms.add(shape.forms)
  }

  /// After how many rows their number is estimated, so that the list need not grow by copying.
  private static let rowsBeforeEstimate = 64
  /// More rows than this are not made room for ahead; the first rows of a file prove little.
  private static let roomLimit = 1 << 20

  private static func estimate(_ rows: Int, in bytes: Int, of document: JSONDocument) -> Int {
    let perRow = max(1, bytes / max(1, rows))
    return min(document.source.count / perRow + rows, roomLimit)
  }

  private func surveyFields(
    _ elements: JSONElements, _ shape: inout some RecordShape, into reading: inout JSONReading
  ) {
    var elements = elements
    var record = JSONRecord(of: document)
    while var place = elements.next(document) {
      let isWhole = record.load(at: &place, of: document)
      elements.passed(to: place)
      if isWhole, record.kind == .object { shape.survey(record, into: &reading.survey) }
    }
  }

  private func noteShape(
    _ shape: some RecordShape, said: StatementProfile.Outflow?,
    into reading: inout JSONReading
  ) {
    let name = shape.source
    reading.decide("shape", name, because: shape.evidence)
    if shape.signIsSettled {
      reading.decide(
        "purchases", "by debit and credit", because: "each row says which of them it is")
    } else if let said {
      reading.decide("purchases", said.rawValue, because: "the profile says so")
    } else if let outflow = shape.outflow {
      reading.decide("purchases", outflow.rawValue, because: "so \(name) writes them")
    }
  }

  /// The place of an object in the file; of one inside a string, that of the string.
  private func span(of begin: JSONPlace, to end: JSONPlace) -> SourceSpan {
    host
      ?? SourceSpan(line: begin.line, offset: begin.offset, length: end.offset - begin.offset)
  }

  private func reject(
    _ fact: JSONRowFact, _ node: Int, _ record: JSONRecord, _ begin: JSONPlace, _ span: SourceSpan,
    _ columns: inout JSONColumns, into reading: inout JSONReading
  ) {
    var fact = fact
    var column: Int?
    if host == nil {
      var offset = begin.offset
      if node > 0, node < record.nodes.count {
        if record[node].line == begin.line {
          offset = record.place(of: node).offset
        } else {
          fact = .atLine(record[node].line, fact)
        }
      }
      column = columns.column(of: offset, in: document.source)
    }
    reading.rejected.append(
      RejectedRow(record: reading.record, span: span, column: column, fact: fact))
  }
}

extension StatementRow {
  init(_ draft: RowDraft, record: Int, span: SourceSpan, in context: JSONContext) {
    self.init(
      record: record, span: span,
      status: context.status == .pending ? .pending : draft.status, amount: draft.amount,
      currency: draft.currency, purchaseDate: draft.purchaseDate, postingDate: draft.postingDate,
      chargeDate: draft.chargeDate, description: draft.description, nativeID: draft.nativeID,
      details: draft.details)
    if context.replaces, let nativeID {
      details.correction = RowCorrection(nativeID: nativeID, action: .replace)
    }
  }
}
