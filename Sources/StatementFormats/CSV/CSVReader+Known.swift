import StatementModel

/// Reading a file of which stretches are known.
extension CSVReader {
  /// The seal of a table that is the file's only one; nothing where its rows hang on each other.
  func seal(
    of rows: TableReading.Rows, _ extraction: RowExtraction, _ sign: SignDecision,
    _ scanner: RecordScanner
  ) -> ReadingSeal? {
    guard rows.isUniform, keepsRows || knownText != nil, plan.coding == .utf8, tableCount == 1,
      rows.next == nil, rows.foreign == nil, file.isPlain, extraction.dependsOnNoOther,
      extraction.roles.haveOneAmount, extraction.layout.columnCount <= options.limits.columns,
      let rule = sign.rule, !rule.withFee, let amounts = ReadingSeal.Amounts(rule.way),
      sign.markRest == 0, !sign.isDirected, sign.oddRows == nil, sign.proof == nil
    else { return nil }
    return ReadingSeal(
      amounts,
      of: [
        scanner.splitter.delimiter, extraction.layout.header, extraction.layout.columnCount,
        extraction.roles, extraction.settings, extraction.year as Any,
        extraction.directionIsMark, extraction.fileCurrency as Any,
        sign.context.isCardStatement, sign.context.known?.name as Any,
      ])
  }

  /// Keeps what was read beside the stretches, with the signs decided.
  mutating func noteContinued(
    _ extraction: inout RowExtraction, _ sign: SignDecision, _ above: StatementNotes,
    _ currencies: CurrencySources
  ) {
    guard !extraction.runs.hasFailed, file.summaries.count == 1, let summary = file.summaries.first
    else { return }
    let rows = extraction.takeRows()
    var numbers: [Int] = []
    numbers.reserveCapacity(rows.count)
    var next = 0
    for part in extraction.runs.allParts {
      switch part {
      case .known(let range, _, _, _): next += range.count
      case .new(let count):
        numbers += next..<(next + count)
        next += count
      }
    }
    guard next == summary.transactions, numbers.count == rows.count else { return }
    let assembly = StatementAssembly(
      extraction: extraction, sign: sign, above: above, currencies: currencies, path: options.path)
    guard let settled = assembly.settled(rows, numbers: numbers) else { return }
    var statement = Statement()
    statement.account = summary.account
    statement.accountType = summary.accountType
    statement.currency = summary.currency
    statement.openingBalance = summary.openingBalance
    statement.closingBalance = summary.closingBalance
    statement.statedFrom = above.from
    statement.statedTo = above.to
    continued = (statement, extraction.runs.parts(with: settled))
  }
}

extension ReadingSeal.Amounts {
  /// Nothing where what a row writes can't be told from its amount.
  fileprivate init?(_ way: SignRule.Way) {
    switch way {
    case .asWritten: self = .asWritten
    case .reversed: self = .reversed
    case .columns: self = .inColumns
    default: return nil
    }
  }
}

extension StatementFile {
  /// Whether every line is a row, and nothing is to be said of any.
  var isPlain: Bool { rejected.isEmpty && leftOut.isEmpty && warnings.isEmpty }
}

extension CSVFormat {
  /// Reads a file of which stretches are known; nothing where it is not surely read as if whole.
  static func read(
    _ bytes: [UInt8], options: ReadingOptions, knowing known: KnownText
  ) -> ContinuedFile? {
    let text = FooterCut.cut(bytes, lines: options.profile?.footerLines ?? 0)
    let plan = TextDecoding.plan(of: text, declared: options.profile?.encoding)
    guard plan.coding == .utf8, BinaryKind.find(bytes) == nil,
      (try? EncodingCheck.mixed(StatementInput(text), plan)) == nil
    else { return nil }
    var reader = CSVReader(.whole(text, start: plan.start), plan, options, keepsRows: false)
    reader.knownText = known
    let file: StatementFile
    do throws(CSVReader.Failure) {
      file = try reader.read()
    } catch {
      guard case .profile(let profile) = error, options.profile == nil else { return nil }
      return read(bytes, options: told(options, profile), knowing: known)
    }
    guard case .read = file.outcome, file.seal == known.seal, profile(of: file, options) == nil,
      file.isPlain, let summary = file.summaries.first, let found = reader.continued
    else { return nil }
    var answer = file
    answer.summaries = []
    answer.statements = [found.statement]
    return ContinuedFile(file: answer, summary: summary, parts: found.parts)
  }
}
