import StatementModel

/// Statements as tables of text: comma, semicolon, tab or pipe between the cells.
///
/// Nothing is guessed: delimiter, header, columns, date order, decimal mark and sign are decided
/// by evidence from all rows, or asked for. Each decision is kept with its evidence.
enum CSVFormat: StatementFormat {
  static let name = "csv"

  /// Asked last: what is a table at all is found out by reading.
  static func claims(_ head: FileHead) -> Bool { true }

  static func read(_ bytes: [UInt8], options: ReadingOptions) -> StatementFile {
    if let refusal = refusal(bytes, options) { return refusal }
    let bytes = FooterCut.cut(bytes, lines: options.profile?.footerLines ?? 0)
    let plan = TextDecoding.plan(of: bytes, declared: options.profile?.encoding)
    if let refusal = refusal(plan, options) { return refusal }
    let text = TextDecoding.decode(bytes, plan)
    var file = start(plan, options)
    let head = Array(text.prefix(headSize))
    guard !isOtherSyntax(head) else {
      return file.none(FormatFact.noKnownFormat, options)
    }
    guard
      let delimiter = options.profile?.delimiter
        ?? DelimiterDetection.stated(head) ?? DelimiterDetection.find(head)
    else { return file.none(TableFact.noTable, options) }
    do throws(RecordScanner.Failure) {
      let table = try RecordScanner(delimiter: delimiter, limits: options.limits).table(text)
      var reader = TableReader(table, beginning: file, options)
      file = reader.read()
    } catch {
      return file.refused(error, options)
    }
    if let profile = profile(of: file, options) {
      var told = options
      told.profile = profile
      return read(bytes, options: told)
    }
    return file.warned(of: encodingFacts(bytes, head, plan, options), options)
  }

  /// The beginning of the text by which its syntax and its delimiter are told.
  private static let headSize = 1 << 20

  /// Why a file of these first bytes is not read.
  private static func refusal(_ bytes: [UInt8], _ options: ReadingOptions) -> StatementFile? {
    guard let fact = BinaryKind.find(bytes) else { return nil }
    let location = SourceLocation(file: options.path)
    return StatementFile(.noStatement(Diagnostic(.error, fact, at: location)))
  }

  private static func refusal(_ plan: TextPlan, _ options: ReadingOptions) -> StatementFile? {
    guard let encoding = options.profile?.encoding, plan.isGuess,
      LegacyEncoding(name: encoding) == nil,
      let fact = EncodingCheck.contradiction(encoding, plan, head: [0x80])
    else { return nil }
    let location = SourceLocation(file: options.path)
    return StatementFile(.unreadable(Diagnostic(.error, fact, at: location)))
  }

  /// The answer as far as it is known before the table is looked at.
  private static func start(_ plan: TextPlan, _ options: ReadingOptions) -> StatementFile {
    var file = StatementFile(.read, format: name, encoding: plan.name)
    file.decisions.append(TableReader.decision(on: plan))
    if let lines = options.profile?.footerLines, lines > 0 {
      file.decisions.append(
        ReadingDecision(
          "lines below the table", lines == 1 ? "the last one" : "the last \(lines)",
          because: "the profile says so"))
    }
    if plan.name != "UTF-8" { file.settings.append(DecidedSetting("encoding", plan.name)) }
    return file
  }

  /// What contradicts the encoding that the file is read in, each with the line at which it does.
  private static func encodingFacts(
    _ bytes: [UInt8], _ head: [UInt8], _ plan: TextPlan, _ options: ReadingOptions
  ) -> [(fact: TableFact, line: Int?)] {
    var facts: [(fact: TableFact, line: Int?)] = []
    if let declared = options.profile?.encoding,
      let fact = EncodingCheck.contradiction(declared, plan, head: head)
    {
      facts.append((fact, nil))
    }
    if let mixed = EncodingCheck.mixed(bytes, plan) {
      facts.append((.mixedEncodings(file: plan.name, line: mixed.encoding), mixed.line))
    }
    return facts
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

  /// The profile that the header found, where it says of the text what was not known when the text
  /// was cut into cells.
  private static func profile(
    of file: StatementFile, _ options: ReadingOptions
  ) -> StatementProfile? {
    guard options.profile == nil, let name = file.profileName else { return nil }
    return options.profiles.first { profile in
      profile.name == name
        && (profile.encoding != nil || profile.delimiter != nil || profile.footerLines != nil)
    }
  }
}

extension StatementFile {
  /// The same where no statement was found, and why.
  func none(_ fact: any DiagnosticFact, _ options: ReadingOptions) -> StatementFile {
    var file = self
    let location = SourceLocation(file: options.path)
    file.outcome = .noStatement(Diagnostic(.error, fact, at: location))
    file.statements = []
    file.format = ""
    return file
  }

  fileprivate func refused(
    _ failure: RecordScanner.Failure, _ options: ReadingOptions
  ) -> StatementFile {
    let limits = options.limits
    let (fact, line): (any DiagnosticFact, Int?) =
      switch failure {
      case .recordTooLong(let line): (TableFact.recordTooLong(limit: limits.recordBytes), line)
      case .fieldTooLong(let line): (TableFact.fieldTooLong(limit: limits.fieldBytes), line)
      case .tooManyFields(let line): (TableFact.tooManyFields(limit: limits.columns), line)
      case .tooMuchText(let bytes):
        (FormatFact.fileTooLarge(bytes: bytes, limit: Table.longestText), nil)
      }
    var file = self
    let place = SourceLocation(file: options.path, line: line)
    file.outcome = .unreadable(Diagnostic(.error, fact, at: place))
    return file
  }

  /// The same with warnings of what contradicts the encoding.
  fileprivate func warned(
    of facts: [(fact: TableFact, line: Int?)], _ options: ReadingOptions
  ) -> StatementFile {
    guard !format.isEmpty else { return self }
    var file = self
    for (fact, line) in facts {
      let place = SourceLocation(file: options.path, line: line)
      file.warnings.append(Diagnostic(.warning, fact, at: place))
    }
    return file
  }
}
