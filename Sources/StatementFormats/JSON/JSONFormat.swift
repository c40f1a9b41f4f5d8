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
    let decoded = TextDecoding.decode(bytes, declared: options.profile?.encoding)
    var file: StatementFile
    do throws(JSONSyntaxError) {
      let document = try JSONDocument(decoded.text, nesting: options.limits.nesting)
      file = read(document, options: options)
    } catch {
      let (line, column) = JSONColumns.place(of: error.offset, in: decoded.text.span)
      let location = SourceLocation(file: options.path, line: line, column: column)
      file = StatementFile(.unreadable(Diagnostic(.error, error.fact, at: location)))
    }
    file.format = name
    file.encoding = decoded.encoding
    return file
  }

  private static func read(_ document: JSONDocument, options: ReadingOptions) -> StatementFile {
    var reading = JSONReading(options: options)
    JSONWalk(document, for: .readRows).run(into: &reading)
    if options.profile == nil, let profile = profile(for: reading.header, in: options.profiles) {
      var told = options
      told.profile = profile
      var file = read(document, options: told)
      file.profileName = profile.name
      return file
    }
    guard reading.survey.isNeeded else { return finish(document, &reading) }

    reading = JSONReading(options: options)
    JSONWalk(document, for: .survey).run(into: &reading)
    let survey = reading.survey
    let header = reading.header
    reading = JSONReading(options: options)
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
    let signs = reading.directionSigns
    if !signs.areConsistent || signs.mayNameTheCard, options.profile?.outflow != nil {
      // The words for debit and credit are in doubt, and a person says to go by the signs.
      var settings = reading.settings
      settings.goesByDirection = false
      let surveyed = reading.surveyDecisions
      reading = JSONReading(options: options)
      reading.settings = settings
      reading.surveyDecisions = surveyed
      JSONWalk(document, for: .readRows).run(into: &reading)
    }
    let location = SourceLocation(file: options.path)
    guard reading.hasRowList else {
      if let file = EmbeddedStatement.joined(reading.embedded) {
        var file = file
        file.warnings = reading.warnings + file.warnings
        return file
      }
      let fact = JSONFileFact.noTransactions
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

    var file = StatementFile(.read)
    file.rejected = reading.rejected
    file.leftOut = reading.leftOut
    file.warnings = reading.warnings
    file.decisions = reading.surveyDecisions + reading.decisions
    file.header = reading.header
    let rows = reading.groups.reduce(0) { $0 + $1.rows.count }
    let limit = options.limits.rejectedRows
    if rows == 0, let first = reading.rejected.first {
      let fact = JSONFileFact.allRowsRejected(
        count: reading.rejected.count, first: first.fact as? JSONRowFact ?? .noAmount)
      let place = SourceLocation(file: options.path, line: first.span.line, column: first.column)
      file.outcome = .unreadable(Diagnostic(.error, fact, at: place))
      return file
    }
    if reading.rejected.count > limit, reading.rejected.count > rows {
      let fact = JSONFileFact.tooManyRejected(count: reading.rejected.count, limit: limit)
      file.outcome = .unreadable(Diagnostic(.error, fact, at: location))
      return file
    }
    file.statements = reading.statements()
    if file.statements.isEmpty { file.statements = [Statement()] }
    return file
  }

  /// Finds out the sign of purchases where the shape doesn't say, and gives all rows ours.
  private static func settleSigns(_ reading: inout JSONReading) -> [JSONQuestion] {
    guard reading.directionSigns.areConsistent else { return [.directionSigns] }
    guard !reading.directionSigns.mayNameTheCard else { return [.allCredit] }
    if reading.forms.mayBeMinorUnits {
      return [.wholeNumbers(currency: reading.forms.currency?.code ?? "whole units")]
    }
    let undecided = reading.groups.reduce(0) { sum, group in
      sum + group.undecidedSigns.reduce(0) { $0 + $1.count }
    }
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
