import StatementModel

@testable import StatementFormats

/// What must hold of every answer, whatever the bytes.
enum ReadingLaws {
  typealias Read = ([UInt8], ReadingOptions) -> StatementFile

  static func check(_ bytes: [UInt8], read: Read) {
    var options = ReadingOptions(path: "fuzz")
    let file = read(bytes, options)
    checkRows(of: file, bytes)
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
    checkRows(of: read(bytes, options), bytes)
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
    let format = StatementReader.formats.first { $0.name == file.format } ?? CSVFormat.self
    let source = format.source(
      bytes, encoding: file.encoding, options: ReadingOptions(path: "fuzz"))
    let length = source.text.count
    for statement in file.statements {
      var before: StatementRow?
      for row in statement.rows {
        check(row.span, row.record, within: length)
        hold(
          row.postingDate != nil || row.purchaseDate != nil || row.chargeDate != nil,
          "a row has a date")
        if let before {
          hold(before.record < row.record, "rows are in the order of their records")
          // Sheets have lines of their own, and may hold their rows in any order.
          if source.sheets.isEmpty {
            hold(before.span.line <= row.span.line, "lines ascend")
            hold(before.span.offset <= row.span.offset, "places ascend")
          }
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
}
