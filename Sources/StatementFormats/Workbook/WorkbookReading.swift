import StatementModel

/// Reads the sheets of a workbook, each as a table, and puts together what they say.
struct WorkbookReading {
  private let workbook: Workbook
  private let options: ReadingOptions
  private let format: String

  init(_ workbook: Workbook, _ options: ReadingOptions, format: String) {
    self.workbook = workbook
    self.options = options
    self.format = format
  }

  /// What was read of one sheet.
  private struct Answer {
    var sheet: String
    var table: Table
    var file: StatementFile
  }

  func read() throws(WorkbookFault) -> StatementFile {
    var answers: [Answer] = []
    var notes: [Diagnostic] = []
    var records = 0
    for sheet in workbook.sheets where !sheet.isEmpty {
      guard !sheet.isHidden else {
        notes.append(note(.hiddenSheet, of: sheet.name))
        continue
      }
      let table = try sheet.table(
        workbook.text, earlierRecords: records, footer: options.profile?.footerLines ?? 0)
      records += sheet.rowCount
      answers.append(Answer(sheet: sheet.name, table: table, file: read(table, options)))
      if sheet.hiddenRows > 0, answers[answers.count - 1].file.hasTable {
        notes.append(note(.hiddenRows(sheet.hiddenRows), of: sheet.name))
      }
    }
    guard !answers.isEmpty else { throw .noStatement(WorkbookFact.noSheet) }
    settle(&answers)
    for index in answers.indices {
      answers[index].file = answers[index].file.placed(on: answers[index].sheet)
    }
    notes += Self.dropRepeated(&answers).map { note(.repeatedSheet(of: $0.other), of: $0.sheet) }
    var decisions: [ReadingDecision] = []
    let withTable = answers.filter(\.file.hasTable)
    if !withTable.isEmpty {
      for answer in answers where !answer.file.hasTable {
        decisions.append(
          ReadingDecision(
            "sheet \"\(answer.sheet)\"", "passed over", because: answer.file.reasonForNone))
      }
      answers = withTable
    }
    var file = answers[0].file
    for answer in answers.dropFirst() { file = TableMerge.merge(file, answer.file) }
    file.decisions += decisions
    if let told = toldOfFooter(file) {
      return try WorkbookReading(workbook, told, format: format).read()
    }
    if file.hasTable { file.warnings += notes }
    return file
  }

  /// The options by which the file is read again, where a profile that its header found says how many
  /// rows stand below the table.
  private func toldOfFooter(_ file: StatementFile) -> ReadingOptions? {
    guard options.profile == nil, let name = file.profileName,
      let profile = options.profiles.first(where: { $0.name == name }), profile.footerLines != nil
    else { return nil }
    var told = options
    told.profile = profile
    return told
  }

  private func read(_ table: Table, _ options: ReadingOptions) -> StatementFile {
    var reader = TableReader(table, beginning: StatementFile(.read, format: format), options)
    return reader.read()
  }

  /// Reads again the sheets that leave something open, as another sheet under the same header was
  /// read: a sheet of few rows rarely decides by itself.
  private func settle(_ answers: inout [Answer]) {
    for index in answers.indices where answers[index].file.isOpen {
      let header = answers[index].file.header
      let model = answers.first { !header.isEmpty && $0.file.isRead && $0.file.header == header }
      let settings = model?.file.settings.filter { Self.shared.contains($0.key) } ?? []
      guard !settings.isEmpty else { continue }
      var told = options
      told.profile =
        settings.compactMap { StatementProfile(setting: "\($0.key): \($0.value)") }
        .reduce(options.profile ?? StatementProfile(name: "")) { $1.overlaid(by: $0) }
      var again = read(answers[index].table, told)
      guard again.isRead else { continue }
      again.profileName = answers[index].file.profileName
      answers[index].file = again
    }
  }

  /// What sheets of one header have in common; their currencies may differ.
  private static let shared: Set = ["columns", "dates", "decimal", "outflow"]

  private func note(_ fact: WorkbookFact, of sheet: String) -> Diagnostic {
    Diagnostic(.note, fact, at: SourceLocation(file: options.path, sheet: sheet))
  }

  /// Takes out the sheets whose rows, three at least, all stand on another one, so that nothing is
  /// counted twice: a list of all cards beside one of each, or a copy.
  private static func dropRepeated(_ answers: inout [Answer]) -> [(sheet: String, other: String)] {
    let rows = answers.map { $0.file.rowCounts }
    let counts = rows.map { $0.values.reduce(0, +) }
    var dropped: [Int: Int] = [:]
    for sheet in answers.indices where counts[sheet] >= 3 {
      // Of two that are the same, the first stays.
      dropped[sheet] = answers.indices.first { other in
        let isLarger = (counts[other], sheet) > (counts[sheet], other)
        return other != sheet && isLarger && dropped[other] == nil
          && rows[sheet].allSatisfy { rows[other][$0.key, default: 0] >= $0.value }
      }
    }
    let told = dropped.sorted { $0.key < $1.key }.map {
      (sheet: answers[$0.key].sheet, other: answers[$0.value].sheet)
    }
    answers = answers.indices.filter { dropped[$0] == nil }.map { answers[$0] }
    return told
  }
}

extension StatementFile {
  /// The same with the sheet as part of every place.
  fileprivate func placed(on sheet: String) -> StatementFile {
    func placed(_ diagnostic: Diagnostic) -> Diagnostic {
      var diagnostic = diagnostic
      diagnostic.location?.sheet = sheet
      return diagnostic
    }
    var file = self
    file.outcome =
      switch outcome {
      case .read: .read
      case .ambiguous(let questions): .ambiguous(questions.map(placed))
      case .noStatement(let reason): .noStatement(placed(reason))
      case .unreadable(let reason): .unreadable(placed(reason))
      }
    file.warnings = warnings.map(placed)
    for index in rejected.indices { file.rejected[index].sheet = sheet }
    for index in leftOut.indices { file.leftOut[index].sheet = sheet }
    return file
  }

  fileprivate var isRead: Bool {
    if case .read = outcome { true } else { false }
  }

  fileprivate var isOpen: Bool {
    if case .ambiguous = outcome { true } else { false }
  }

  /// Whether there is a table, be it open how it is read.
  fileprivate var hasTable: Bool {
    if case .noStatement = outcome { false } else { true }
  }

  fileprivate var reasonForNone: String {
    if case .noStatement(let reason) = outcome { reason.fact.summary } else { "" }
  }

  /// How often each row stands in it.
  fileprivate var rowCounts: [String: Int] {
    var counts: [String: Int] = [:]
    for row in statements.lazy.flatMap(\.rows) {
      counts["\(row.keyDate) \(row.amount) \(row.description)", default: 0] += 1
    }
    return counts
  }
}
