import StatementModel

/// Reads one CSV: finds the table, decides what is open, makes the statements or what they amount
/// to.
struct CSVReader {
  /// Why the file has to be read in another way.
  enum Failure: Error {
    case input(StatementInput.Failure)
    /// The bytes are not in the encoding that their beginning promised.
    case encoding
    /// A profile fits the header, and binds as a whole.
    case profile(StatementProfile)
  }

  var text: CSVText
  private let plan: TextPlan
  let options: ReadingOptions
  /// Whether statements are wanted; else summaries.
  let keepsRows: Bool
  /// How many bytes of the text are looked at to find the table.
  let headSize: Int
  var file: StatementFile
  /// The place at which another table begins.
  var nextTable: RecordStream.Place?
  var tableCount = 1
  /// What a profile would say of the encoding.
  private(set) var encodingSetting: DecidedSetting?
  /// What the last section's line said of the rows below it.
  var sectionStatus = StatementWords.RowStatus.posted
  /// Up to where all records are known to be within the limits.
  var scanned = RecordStream.Place()
  /// The line of the first quote that nothing closes.
  var unclosedLine: Int?
  /// More tables in one file are no statement's.
  private static let mostTables = 100

  init(
    _ text: CSVText, _ plan: TextPlan, _ options: ReadingOptions, keepsRows: Bool,
    headSize: Int = CSVHead.firstSize
  ) {
    self.text = text
    self.plan = plan
    self.options = options
    self.keepsRows = keepsRows
    self.headSize = headSize
    file = StatementFile(.read, format: CSVFormat.name, encoding: plan.name)
    file.decisions.append(Self.decision(on: plan))
    if let lines = options.profile?.footerLines, lines > 0 {
      file.decisions.append(
        ReadingDecision(
          "lines below the table", lines == 1 ? "the last one" : "the last \(lines)",
          because: "the profile says so"))
    }
    encodingSetting = plan.name == "UTF-8" ? nil : DecidedSetting("encoding", plan.name)
  }

  var location: SourceLocation { SourceLocation(file: options.path) }

  mutating func read() throws(Failure) -> StatementFile {
    let start = self
    do {
      return try readFile()
    } catch {
      switch error {
      case .failure(let failure): throw failure
      case .stream(.limit(let failure)): return start.refused(failure)
      case .stream(.text(.encoding)): throw .encoding
      case .stream(.text(.input(let failure))): throw .input(failure)
      case .stream(.tooLarge(let bytes)):
        let limit = RecordStream.longestText
        return start.ended(
          .unreadable(
            Diagnostic(
              .error, FormatFact.fileTooLarge(bytes: bytes, limit: limit), at: location)))
      }
    }
  }

  /// What can stop the reading of a table.
  enum Stop: Error {
    case stream(RecordStream.Failure)
    case failure(Failure)
  }

  private mutating func readFile() throws(Stop) -> StatementFile {
    if case .whole(let bytes, _) = text, bytes.count >= RecordStream.longestText {
      throw .stream(.tooLarge(bytes: bytes.count))
    }
    let head: [UInt8]
    do {
      head = try text.head(at: 0, TextDecoding.headSize).bytes
    } catch {
      throw .stream(error)
    }
    guard !Self.isOtherSyntax(head) else {
      try passOver()
      return none(WebPage.isOne(head) ? FormatFact.webPage : .noKnownFormat)
    }
    guard
      let delimiter = options.profile?.delimiter
        ?? DelimiterDetection.stated(head) ?? DelimiterDetection.find(head)
    else {
      try passOver()
      return none(CSVFact.noTable)
    }
    let scanner = RecordScanner(delimiter: delimiter, limits: options.limits)
    var answer = try readTables(from: RecordStream.Place(), scanner)
    do {
      // A record that passes the limits is named wherever it stands.
      var rest = try text.records(from: scanned, scanner)
      while try rest.next() {}
      note(rest)
    } catch {
      throw .stream(error)
    }
    if let declared = options.profile?.encoding, !answer.format.isEmpty,
      let fact = EncodingCheck.contradiction(declared, plan, head: head)
    {
      answer.warnings.append(Diagnostic(.warning, fact, at: location))
    }
    answer.warnings += sumWarnings(answer)
    if let line = unclosedLine, !answer.format.isEmpty {
      let place = SourceLocation(file: options.path, line: line)
      answer.warnings.append(Diagnostic(.warning, CSVFact.unclosedQuote, at: place))
    }
    return answer
  }

  /// Decodes the text to its end, to be sure of its encoding.
  private func passOver() throws(Stop) {
    guard case .blocks(var reader) = text else { return }
    var block: [UInt8] = []
    do {
      while !reader.isAtEnd {
        block.removeAll(keepingCapacity: true)
        try reader.read(reader.blockSize, into: &block)
      }
    } catch {
      throw .stream(.text(error))
    }
  }

  /// Reads the first table from a place on, and those below it under other headers.
  private mutating func readTables(
    from place: RecordStream.Place, _ scanner: RecordScanner
  ) throws(Stop) -> StatementFile {
    guard let found = try findTable(from: place, scanner) else {
      if tableCount == 1, let question = try undescribed(scanner) {
        return asked(facts: [question], line: nil)
      }
      return none(CSVFact.noTable)
    }
    let first = try read(found, scanner)
    guard let next = nextTable else { return first }
    guard tableCount < Self.mostTables else {
      let fact = CSVFact.tooManyTables(limit: Self.mostTables)
      return ended(.unreadable(Diagnostic(.error, fact, at: location)))
    }
    var rest = self
    rest.file = StatementFile(.read, format: file.format, encoding: file.encoding)
    rest.tableCount += 1
    rest.nextTable = nil
    let others = try rest.readTables(from: next, scanner)
    scanned = rest.scanned
    unclosedLine = rest.unclosedLine
    text = rest.text
    return TableMerge.merge(first, others)
  }

  /// Notes how far a stream of records came, all of them in order.
  mutating func note(_ stream: RecordStream) {
    if stream.placeAfter.offset > scanned.offset { scanned = stream.placeAfter }
    if unclosedLine == nil { unclosedLine = stream.unclosedLine }
  }

  /// Markup, JSON and programs are not tables, whatever commas they hold.
  private static func isOtherSyntax(_ text: [UInt8]) -> Bool {
    guard let first = text.first(where: { $0 > 0x20 }) else { return true }
    switch first {
    case 0x3C, 0x7B: return true
    case 0x5B:
      let rest = text.drop { $0 <= 0x20 }.dropFirst().first { $0 > 0x20 }
      return rest.map { [0x7B, 0x5B, 0x22, 0x5D].contains($0) } ?? true
    default: return false
    }
  }
}

/// The answers that are no statements.
extension CSVReader {
  func ended(_ outcome: StatementFile.Outcome) -> StatementFile {
    var file = file
    file.outcome = outcome
    if case .read = outcome { return file }
    file.statements = []
    file.summaries = []
    return file
  }

  func none(_ fact: any DiagnosticFact) -> StatementFile {
    var file = ended(.noStatement(Diagnostic(.error, fact, at: location)))
    file.format = ""
    return file
  }

  func refused(_ failure: RecordScanner.Failure) -> StatementFile {
    let (fact, line): (CSVFact, Int) =
      switch failure {
      case .recordTooLong(let line): (.recordTooLong(limit: options.limits.recordBytes), line)
      case .fieldTooLong(let line): (.fieldTooLong(limit: options.limits.fieldBytes), line)
      case .tooManyFields(let line): (.tooManyFields(limit: options.limits.columns), line)
      }
    let place = SourceLocation(file: options.path, line: line)
    return ended(.unreadable(Diagnostic(.error, fact, at: place)))
  }

  func asked(_ questions: [CSVFact], line: Int?) -> StatementFile {
    asked(facts: questions, line: line)
  }

  func asked(facts questions: [any DiagnosticFact], line: Int?) -> StatementFile {
    let place = SourceLocation(file: options.path, line: line)
    return ended(.ambiguous(questions.map { Diagnostic(.error, $0, at: place) }))
  }
}
