import StatementModel

@testable import StatementFormats

/// What must hold of every answer, whatever the bytes.
enum ReadingLaws {
  typealias Read = ([UInt8], ReadingOptions) -> StatementFile
  typealias Inspect = (StatementInput, ReadingOptions) -> StatementFile

  static func check(_ bytes: [UInt8], read: Read, inspect: Inspect) {
    var options = ReadingOptions(path: "fuzz")
    let file = checkBoth(bytes, options, read, inspect)
    guard case .ambiguous(let questions) = file.outcome else { return }
    hold(!questions.isEmpty, "an ambiguous file asks something")
    _ = ProfileAdvice.yaml(for: file, named: "x")
    var profile = StatementProfile(name: "told")
    profile.dateOrder = .dmy
    profile.decimalMark = bytes.count % 2 == 0 ? .comma : .point
    profile.outflow = bytes.count % 3 == 0 ? .positive : .negative
    profile.currency = .eur
    profile.year = 2026
    options.profile = profile
    _ = checkBoth(bytes, options, read, inspect)
  }

  private static func checkBoth(
    _ bytes: [UInt8], _ options: ReadingOptions, _ read: Read, _ inspect: Inspect
  ) -> StatementFile {
    let file = read(bytes, options)
    checkRows(of: file, bytes)
    checkSame(file.summarized, inspect(StatementInput(bytes), options))
    return file
  }

  static func hold(_ law: Bool, _ words: @autoclosure () -> String) {
    if !law { broken(words()) }
  }

  // MARK: - Rows

  private static func checkRows(of file: StatementFile, _ bytes: [UInt8]) {
    if case .read = file.outcome {
      hold(!file.statements.isEmpty || !file.rejected.isEmpty, "what is read holds something")
    } else {
      hold(file.statements.isEmpty, "only what is read gives statements")
    }
    let length = TextDecoding.decode(bytes, declared: file.encoding).text.count
    for statement in file.statements {
      var before: StatementRow?
      for row in statement.rows {
        check(row.span, row.record, within: length)
        hold(
          row.postingDate != nil || row.purchaseDate != nil || row.chargeDate != nil,
          "a row has a date")
        if let before {
          hold(before.record < row.record, "rows are in the order of their records")
          hold(before.span.line <= row.span.line, "lines ascend")
          hold(before.span.offset <= row.span.offset, "places ascend")
        }
        before = row
      }
    }
    for row in file.rejected {
      check(row.span, row.record, within: length)
      hold((row.column ?? 1) >= 1, "columns count from 1")
      hold(!row.fact.summary.isEmpty, "a rejected row has a reason")
    }
    for row in file.leftOut { check(row.span, row.record, within: length) }
    let rows = file.statements.map(\.rows.count).reduce(0, +)
    hold(
      rows + file.rejected.count + file.leftOut.count <= length + 1, "no more rows than characters")
  }

  private static func check(_ span: SourceSpan, _ record: Int, within length: Int) {
    hold(record >= 1 && span.line >= 1, "records and lines count from 1: \(record), \(span)")
    hold(
      span.offset >= 0 && span.length >= 0 && span.offset <= length
        && span.length <= length - span.offset, "\(span) lies within the text of \(length)")
  }

  // MARK: - Both ways of reading

  static func checkSame(_ read: StatementFile, _ inspected: StatementFile) {
    hold(word(read.outcome) == word(inspected.outcome), "outcomes: \(read) \(inspected)")
    hold(read.format == inspected.format, "formats: \(read.format) \(inspected.format)")
    hold(read.encoding == inspected.encoding, "encodings: \(read.encoding) \(inspected.encoding)")
    hold(inspected.statements.isEmpty, "inspecting gives no rows")
    hold(
      read.summaries == inspected.summaries,
      "summaries: \(read.summaries) \(inspected.summaries)")
    hold(
      read.rejected.map(text) == inspected.rejected.map(text),
      "rejected: \(read.rejected.map(text)) \(inspected.rejected.map(text))")
    hold(
      read.leftOut.map { "\($0)" } == inspected.leftOut.map { "\($0)" },
      "left out: \(read.leftOut) \(inspected.leftOut)")
    hold(
      read.warnings.map(text) == inspected.warnings.map(text),
      "warnings: \(read.warnings.map(text)) \(inspected.warnings.map(text))")
    hold(
      read.decisions == inspected.decisions,
      "decisions: \(read.decisions) \(inspected.decisions)")
    hold(read.header == inspected.header, "headers: \(read.header) \(inspected.header)")
  }

  private static func word(_ outcome: StatementFile.Outcome) -> String {
    switch outcome {
    case .read: "read"
    case .ambiguous(let questions): "ambiguous: \(questions.map(text))"
    case .noStatement(let reason): "no statement: \(text(reason))"
    case .unreadable(let reason): "unreadable: \(text(reason))"
    }
  }

  private static func text(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.location.map { "\($0)" } ?? ""
    return "\(place) \(diagnostic.fact.code) \(diagnostic.fact.summary)"
  }

  private static func text(_ row: RejectedRow) -> String {
    "\(row.record) \(row.span) \(row.column ?? 0) \(row.fact.code) \(row.fact.summary)"
  }
}
