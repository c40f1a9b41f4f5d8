import StatementModel

/// Statements in JSON: of bank interfaces and aggregators whose shape is known, and any array of
/// objects whose members have names that tell what they hold.
enum JSONFormat: StatementFormat {
  static let name = "json"

  static func claims(_ head: FileHead) -> Bool {
    var place = JSONPlace()
    let text = head.text.span
    place.skipSpace(text)
    guard place.offset < text.count else { return false }
    let isObject = text[place.offset] == JSONByte.openObject
    guard isObject || text[place.offset] == JSONByte.openArray else { return false }
    place.offset += 1
    place.skipSpace(text)
    guard place.offset < text.count else { return true }
    switch text[place.offset] {
    // SWIFT messages begin `{1:`, rich text `{\`.
    case 0x30...0x39, JSONByte.minus: return !isObject
    case JSONByte.backslash: return false
    case JSONByte.openObject, JSONByte.openArray, JSONByte.closeArray, JSONByte.quote,
      JSONByte.closeObject:
      return true
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): return true
    default: return isObject
    }
  }

  static func read(_ bytes: [UInt8], options: ReadingOptions) -> StatementFile {
    read(TextDecoding.decode(bytes, declared: options.profile?.encoding), options, keepsRows: true)
  }

  static func inspect(
    _ input: StatementInput, options: ReadingOptions
  ) throws(StatementInput.Failure) -> StatementFile {
    try inspect(input, options: options, step: JSONSource.usualStep)
  }

  /// - Parameter step: How many bytes of the text are taken in at a time.
  static func inspect(
    _ input: StatementInput, options: ReadingOptions, step: Int
  ) throws(StatementInput.Failure) -> StatementFile {
    let declared = options.profile?.encoding
    let head = try input.bytes(at: 0, upTo: TextDecoding.headSize)
    let plan = try TextDecoding.plan(head: head, declared: declared) {
      (start) throws(StatementInput.Failure) in
      // What begins as UTF-8 is taken for it until it proves to be none.
      let found = UTF8Survey.of(head, from: start)
      if head.count < input.byteCount, found.strayBytes == 0 { return UTF8Survey() }
      return try UTF8Survey.of(input, from: start)
    }
    if plan.coding == .utf8 {
      let source = JSONSource(input, after: plan.start, step: step)
      var file = read(source, options, keepsRows: false)
      if let failure = source.failure { throw failure }
      // Text with a mistake was read no further than that; one that never ends is not either.
      var isUTF8 = source.isUTF8
      if isUTF8, case .unreadable(let mistake) = file.outcome, mistake.fact.code != "json-too-long"
      {
        // All before the mistake is UTF-8, so it is one in nearly any encoding; what stands further
        // behind it only tells how the text is called.
        isUTF8 = try UTF8Survey.of(input, from: plan.start, upTo: surveyEnd).isValid
      }
      if isUTF8 {
        file.encoding = plan.name
        return file
      }
    }
    let decoded = TextDecoding.decode(try input.wholeContent(), declared: declared)
    return read(decoded, options, keepsRows: false)
  }

  /// How far into a text with a mistake is looked for bytes that are no UTF-8.
  private static let surveyEnd = 4 << 20

  private static func read(
    _ decoded: DecodedText, _ options: ReadingOptions, keepsRows: Bool
  ) -> StatementFile {
    var file = read(JSONSource(decoded.text), options, keepsRows: keepsRows)
    file.encoding = decoded.encoding
    return file
  }

  private static func read(
    _ source: JSONSource, _ options: ReadingOptions, keepsRows: Bool
  ) -> StatementFile {
    var file: StatementFile
    do throws(JSONSyntaxError) {
      // A string may hold a statement of its own, and so be longer than a record.
      let longest = min(options.limits.recordBytes, 1 << 28) * 4
      let document = try JSONDocument(
        source, nesting: options.limits.nesting, longest: longest)
      file = read(document, options: options, keepsRows: keepsRows)
    } catch {
      let (line, column) = JSONColumns.place(of: error.offset, in: source)
      let location = SourceLocation(file: options.path, line: line, column: column)
      file = StatementFile(.unreadable(Diagnostic(.error, error.fact, at: location)))
    }
    file.format = name
    return file
  }

  private static func read(
    _ document: JSONDocument, options: ReadingOptions, keepsRows: Bool
  ) -> StatementFile {
    var reading = JSONReading(options: options, keepsRows: keepsRows)
    JSONWalk(document, for: .readRows).run(into: &reading)
    if options.profile == nil, let profile = profile(for: reading.header, in: options.profiles) {
      var told = options
      told.profile = profile
      var file = read(document, options: told, keepsRows: keepsRows)
      file.profileName = profile.name
      return file
    }
    guard reading.survey.isNeeded else { return finish(document, &reading) }

    reading = JSONReading(options: options, keepsRows: keepsRows)
    JSONWalk(document, for: .survey).run(into: &reading)
    let survey = reading.survey
    let header = reading.header
    reading = JSONReading(options: options, keepsRows: keepsRows)
    reading.header = header
    let (settings, questions) = survey.decide(
      options.profile, noting: &reading.surveyDecisions)
    guard questions.isEmpty else { return ambiguous(questions, reading) }
    reading.settings = settings
    JSONWalk(document, for: .readRows).run(into: &reading)
    return finish(document, &reading)
  }

  /// The first profile whose header cells are all among the fields' names.
  private static func profile(
    for header: [String], in profiles: [StatementProfile]
  ) -> StatementProfile? {
    let names = Set(header.map(FieldNames.fold))
    return profiles.first { profile in
      !profile.headerContains.isEmpty
        && profile.headerContains.allSatisfy { names.contains(FieldNames.fold($0)) }
    }
  }

  private static func finish(
    _ document: JSONDocument, _ reading: inout JSONReading
  ) -> StatementFile {
    let options = reading.options
    // Which rows replace which is only seen where all are kept; such lists are short.
    if reading.replacesRows || !reading.removals.isEmpty, !reading.keepsRows {
      return read(document, options: options, keepsRows: true).summarized
    }
    let signs = reading.directionSigns
    if !signs.areConsistent || signs.mayNameTheCard, options.profile?.outflow != nil {
      // The words for debit and credit are in doubt, and a person says to go by the signs.
      var settings = reading.settings
      settings.goesByDirection = false
      let surveyed = reading.surveyDecisions
      reading = JSONReading(options: options, keepsRows: reading.keepsRows)
      reading.settings = settings
      reading.surveyDecisions = surveyed
      JSONWalk(document, for: .readRows).run(into: &reading)
    }
    let location = SourceLocation(file: options.path)
    // An empty list says nothing beside one that can't be read.
    let isUnread =
      reading.otherListIsPlain && reading.rejected.isEmpty && reading.leftOut.isEmpty
      && reading.groups.allSatisfy { $0.rowCount == 0 }
    guard reading.hasRowList, !isUnread else {
      if var file = EmbeddedStatement.joined(reading.embedded) {
        if !reading.keepsRows { file = file.summarized }
        file.warnings = reading.warnings + file.warnings
        return file
      }
      let none = Diagnostic(.error, JSONFileFact.noTransactions, at: location)
      var file = StatementFile(.noStatement(reading.otherList ?? none))
      file.warnings = reading.warnings
      return file
    }
    // An empty list beside an error is no statement without transactions.
    if let error = reading.errorOfAnswer, reading.rejected.isEmpty, reading.leftOut.isEmpty,
      reading.removals.isEmpty, reading.groups.allSatisfy({ $0.rowCount == 0 })
    {
      let fact = JSONFileFact.errorOfSource(error)
      var file = StatementFile(.noStatement(Diagnostic(.error, fact, at: location)))
      file.warnings = reading.warnings
      return file
    }
    for other in reading.embedded {
      let fact = JSONFileFact.otherFormatInside(other.format)
      reading.warnings.append(Diagnostic(.warning, fact, at: location))
    }
    let questions = settleSigns(&reading)
    guard questions.isEmpty else { return ambiguous(questions, reading) }
    reading.applyRemovals()

    var file = StatementFile(.read)
    file.rejected = reading.rejected
    file.leftOut = reading.leftOut
    file.warnings = reading.warnings
    if let page = reading.pages.warning(path: options.path) { file.warnings.append(page) }
    file.decisions = reading.surveyDecisions + reading.decisions
    file.header = reading.header
    let rows = reading.groups.reduce(0) { $0 + $1.rowCount }
    if rows == 0, options.profile?.undatedDay == nil, !reading.rejected.isEmpty,
      reading.rejected.allSatisfy({ $0.fact as? JSONRowFact == .noDate })
    {
      return ambiguous([.undated(rows: reading.rejected.count)], reading)
    }
    if rows == 0, let first = reading.rejected.first {
      let fact = JSONFileFact.allRowsRejected(
        count: reading.rejected.count, first: first.fact as? JSONRowFact ?? .noAmount)
      let place = SourceLocation(file: options.path, line: first.span.line, column: first.column)
      file.outcome = .unreadable(Diagnostic(.error, fact, at: place))
      return file
    }
    if options.limits.refuses(rejected: reading.rejected.count, read: rows) {
      let fact = JSONFileFact.tooManyRejected(rejected: reading.rejected.count, read: rows)
      file.outcome = .unreadable(Diagnostic(.error, fact, at: location))
      return file
    }
    reading.fill(&file)
    return file
  }

  /// Finds out the sign of purchases where the shape doesn't say, and gives all rows ours.
  private static func settleSigns(_ reading: inout JSONReading) -> [JSONQuestion] {
    guard reading.directionSigns.areConsistent else { return [.directionSigns] }
    guard !reading.directionSigns.mayNameTheCard else { return [.allCredit] }
    if reading.forms.mayBeMinorUnits {
      return [.wholeNumbers(currency: reading.forms.currency?.code ?? "whole units")]
    }
    if reading.openFees > 0 { return [.fee(rows: reading.openFees)] }
    let undecided = reading.groups.reduce(0) { $0 + $1.undecidedCount }
    guard undecided > 0 else { return [] }
    guard let (outflow, evidence) = reading.signs.decision() else {
      return [.outflow(rows: undecided)]
    }
    reading.decide("purchases", outflow.rawValue, because: evidence)
    if outflow == .positive { reading.turnUndecidedSigns() }
    return []
  }

  private static func ambiguous(
    _ questions: [JSONQuestion], _ reading: JSONReading
  ) -> StatementFile {
    let location = SourceLocation(file: reading.options.path)
    var file = StatementFile(.ambiguous(questions.map { Diagnostic(.error, $0, at: location) }))
    file.decisions = reading.surveyDecisions + reading.decisions
    file.warnings = reading.warnings
    file.header = reading.header
    return file
  }
}
