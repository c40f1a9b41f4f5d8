import StatementModel

/// The reading of one file: which producer, which decimal mark, and the answer.
struct OFXReading {
  private let content: DecodedText
  private let options: ReadingOptions
  private let header: OFXHeader
  private var decisions: [ReadingDecision] = []
  /// Whether the tag scanner reads; once it does, the XML parser is not tried again.
  private var isScanned = false
  /// What the file as a whole decided about amounts and dates.
  private var mark: StatementProfile.DecimalMark?
  private var order: StatementProfile.DateOrder?
  private var signsByType = false

  init(_ content: DecodedText, options: ReadingOptions) {
    self.content = content
    self.options = options
    header = OFXHeader.read(Array(content.text.prefix(FileHead.size)))
  }

  private static func evidence(for decoded: DecodedText, declared: String?) -> String {
    if decoded.isGuess { return "its letters speak for it" }
    let says = declared.map { "the header says \($0)" } ?? "the header names none"
    return switch decoded.encoding {
    case "UTF-8": "the bytes are UTF-8; \(says)"
    case "UTF-16LE", "UTF-16BE": "the bytes are UTF-16; \(says)"
    default: says
    }
  }

  /// Reads the file.
  mutating func file() -> StatementFile {
    var line: Int?
    do throws(OFXStop) {
      decisions.append(
        ReadingDecision(
          "encoding", content.encoding,
          because: Self.evidence(for: content, declared: header.declaredEncoding)))
      order = options.profile?.dateOrder
      var found = try statements(stoppedAt: &line)
      // A date that is not decided hides what its row's amount is, so that may be asked for next.
      for _ in 0..<4 where decide(by: found) { found = try statements(stoppedAt: &line) }
      // A balance that can be read both ways is left out with a warning; a row's amount is asked for.
      var undecided = [found.firstUndecidedDate, found.firstUndecided].compactMap(\.self)
      if undecided.isEmpty, found.seemsUnsigned, options.profile?.outflow == nil {
        undecided.append((.unsignedDebits(count: found.maker.positiveDebits), nil))
      }
      if !undecided.isEmpty {
        return answer(
          .ambiguous(
            undecided.map { undecided in
              let location = SourceLocation(file: options.path, line: undecided.line)
              return Diagnostic(.error, undecided.fact, at: location)
            }))
      }
      return answer(found)
    } catch {
      return answer(.unreadable(diagnostic(error, line: line)))
    }
  }

  /// The elements of the text made into statements, by the XML parser where it can be.
  ///
  /// - Parameter line: Where a producer that stopped did so.
  private mutating func statements(
    stoppedAt line: inout Int?
  ) throws(OFXStop) -> OFXStatements {
    if header.isXML, !header.hasDocumentType, !isScanned {
      var sink = newSink()
      var reader = OFXXMLReader<OFXStatements>(
        content.text, from: header.body, limits: options.limits)
      do throws(OFXStop) {
        try reader.run(into: &sink)
        sink.finish()
        decisions.append(
          ReadingDecision("syntax", "XML", because: "the header says so and it is well formed"))
        return sink
      } catch {
        guard case .notWellFormed(let reason) = error else {
          line = sink.line(of: error)
          throw error
        }
        decisions.append(
          ReadingDecision("syntax", "tags", because: "it is no well-formed XML: \(reason)"))
      }
    } else if !isScanned {
      let reason =
        header.hasDocumentType ? "it declares a document type" : "its header is not that of XML"
      decisions.append(ReadingDecision("syntax", "tags", because: reason))
    }
    isScanned = true
    var sink = newSink()
    var scanner = OFXScanner<OFXStatements>(
      content.text, from: header.body, limits: options.limits)
    do throws(OFXStop) {
      try scanner.run(into: &sink)
    } catch {
      line = sink.line(of: error)
      throw error
    }
    sink.finish()
    return sink
  }

  private func newSink() -> OFXStatements {
    var sink = OFXStatements(content.text, options: options, mark: mark, order: order)
    sink.maker.signsByType = signsByType
    return sink
  }

  /// Decides what the text of single rows left open; false where nothing more can be.
  private mutating func decide(by found: OFXStatements) -> Bool {
    if !signsByType, found.seemsUnsigned, options.profile?.outflow == .positive {
      signsByType = true
      decisions.append(
        ReadingDecision(
          "sign", "by TRNTYPE", because: "no amount is negative, and the profile says so"))
      return true
    }
    let hadMark = mark != nil
    let hadOrder = order != nil
    if found.firstUndecidedDate != nil, order == nil { order = decideOrder(found) }
    if found.firstUndecided != nil || found.hasUndecidedBalance, mark == nil {
      mark = decideMark(found)
    }
    return hadMark != (mark != nil) || hadOrder != (order != nil)
  }

  /// The order of day and month, by the other dates of the file where they agree.
  private mutating func decideOrder(_ found: OFXStatements) -> StatementProfile.DateOrder? {
    let days = found.maker.daysFirst
    let months = found.maker.monthsFirst
    guard (days == 0) != (months == 0) else { return nil }
    let order: StatementProfile.DateOrder = days > 0 ? .dmy : .mdy
    let evidence = "\(days + months) dates have a number above 12 there"
    decisions.append(
      ReadingDecision(
        "date order", days > 0 ? "day first" : "month first", because: evidence))
    return order
  }

  /// The decimal mark, by the first of these that knows it: the other amounts of the file, where
  /// they agree; the profile; the currency, where it has three decimals and there is one mark only.
  ///
  /// The file goes before the profile, which may have been written for the bank's other exports.
  private mutating func decideMark(_ found: OFXStatements) -> StatementProfile.DecimalMark? {
    let points = found.maker.pointsShown
    let commas = found.maker.commasShown
    let mark: StatementProfile.DecimalMark
    let evidence: String
    if (points == 0) != (commas == 0) {
      mark = points > 0 ? .point : .comma
      evidence = "\(points + commas) amounts show it"
    } else if let told = options.profile?.decimalMark {
      mark = told
      evidence = "the profile says so"
    } else if points == 0, let only = found.maker.onlyUndecidedMark,
      found.currenciesHaveThreeDecimals
    {
      mark = only
      evidence = "the currency has three decimals"
    } else {
      return nil
    }
    decisions.append(ReadingDecision("decimal mark", mark.rawValue, because: evidence))
    return mark
  }

  // MARK: - The answer

  private func answer(_ outcome: StatementFile.Outcome) -> StatementFile {
    var file = StatementFile(outcome, format: OFXFormat.name, encoding: content.encoding)
    file.decisions = decisions
    return file
  }

  private func answer(_ found: OFXStatements) -> StatementFile {
    var file = answer(.read)
    if found.correctionCount > 0 {
      file.decisions.append(
        ReadingDecision(
          "corrections", "\(found.correctionCount) rows correct others",
          because: "CORRECTFITID names them, here or in another statement"))
    }
    file.rejected = found.rejected
    file.leftOut = found.leftOut
    file.warnings = found.warnings
    if let marks = found.maker.mixedMarks {
      let fact = OFXFact.mixedMarks(point: marks.point, comma: marks.comma)
      file.warnings.append(Diagnostic(.warning, fact, at: SourceLocation(file: options.path)))
    }
    guard let fact = fault(of: found) else {
      file.statements = found.statements
      file.warnings += found.refusals.map { Diagnostic(.warning, $0.fact, at: $0.location) }
      return file
    }
    let diagnostic = Diagnostic(.error, fact, at: SourceLocation(file: options.path))
    switch fact {
    case .noStatement: file.outcome = .noStatement(found.refusals.first ?? diagnostic)
    default: file.outcome = .unreadable(diagnostic)
    }
    return file
  }

  /// Why the statements can't be given; nothing where they can.
  private func fault(of found: OFXStatements) -> OFXFact? {
    if let refusal = found.refusal { return refusal }
    if found.statementCount == 0 {
      let isNothing = found.isCutOff && found.refusals.isEmpty
      return isNothing ? .nothingComplete : .noStatement(holds: found.holdsInstead)
    }
    // A person says which card a lone statement is of; one of several can't be spoken of when it
    // has no name.
    if found.statementCount > 1, let rows = found.namelessRows {
      return .namelessStatement(rows: rows)
    }
    return nil
  }

  private func diagnostic(_ stop: OFXStop, line: Int?) -> Diagnostic {
    let fact: OFXFact
    switch stop {
    case .nesting(let limit, _): fact = .tooDeep(limit: limit)
    case .valueTooLong(let limit, _): fact = .valueTooLong(limit: limit)
    case .notWellFormed: fact = .nothingComplete
    }
    return Diagnostic(.error, fact, at: SourceLocation(file: options.path, line: line))
  }
}
