import StatementModel

/// Reads the tables of one file: finds each, decides what is open, makes the statements.
struct TableReader {
  /// All records of the file, without those below the table where they are known.
  var table: Table
  var options: ReadingOptions
  var file: StatementFile
  /// The number of the record with which another table begins.
  var nextTable: Int?
  var tableCount = 1
  /// Whether the lines below the last table are taken off, as its exporter writes them.
  var isCut = false
  /// What the last section's line said of the rows below it.
  var sectionStatus = StatementWords.RowStatus.posted
  /// More tables in one file are no statement's.
  private static let mostTables = 100

  /// - Parameter file: The answer as far as it is known.
  init(_ table: Table, beginning file: StatementFile, _ options: ReadingOptions) {
    self.table = table
    self.file = file
    self.options = options
  }

  var location: SourceLocation { SourceLocation(file: options.path) }

  mutating func read() -> StatementFile {
    var answer = readTables(from: 0)
    answer.warnings += sumWarnings(answer)
    if let line = table.unclosedLine, !answer.format.isEmpty {
      let place = SourceLocation(file: options.path, line: line)
      answer.warnings.append(Diagnostic(.warning, TableFact.unclosedQuote, at: place))
    }
    return answer
  }

  /// Reads the first table from a record on, and those below it under other headers.
  private mutating func readTables(from start: Int) -> StatementFile {
    guard let found = findTable(from: start) else {
      if tableCount == 1, let question = undescribed() {
        return asked([question], line: nil)
      }
      return file.none(TableFact.noTable, options)
    }
    let first = read(found)
    guard let next = nextTable else { return first }
    guard tableCount < Self.mostTables else {
      let fact = TableFact.tooManyTables(limit: Self.mostTables)
      return ended(.unreadable(Diagnostic(.error, fact, at: location)))
    }
    var rest = self
    rest.file = StatementFile(.read, format: file.format, encoding: file.encoding)
    rest.tableCount += 1
    rest.nextTable = nil
    return TableMerge.merge(first, TableMerge.named(rest.readTables(from: next), after: first))
  }
}

/// The answers that are no statements.
extension TableReader {
  func ended(_ outcome: StatementFile.Outcome) -> StatementFile {
    var file = file
    file.outcome = outcome
    if case .read = outcome { return file }
    file.statements = []
    return file
  }

  func asked(_ questions: [any DiagnosticFact], line: Int?) -> StatementFile {
    let place = SourceLocation(file: options.path, line: line)
    return ended(.ambiguous(questions.map { Diagnostic(.error, $0, at: place) }))
  }
}
