import StatementModel

/// A format whose files are sheets of cells.
protocol WorkbookFormat: StatementFormat {
  /// Takes a file apart.
  static func workbook(
    _ bytes: [UInt8], _ options: ReadingOptions
  ) throws(WorkbookFault) -> Workbook
}

extension WorkbookFormat {
  static func read(_ bytes: [UInt8], options: ReadingOptions) -> StatementFile {
    readSheets(bytes, options: options)
  }

  static func readSheets(_ bytes: [UInt8], options: ReadingOptions) -> StatementFile {
    do throws(WorkbookFault) {
      let workbook = try workbook(bytes, options)
      return try WorkbookReading(workbook, options, format: name).read()
    } catch {
      return error.answer(options, format: name)
    }
  }

  static func source(
    _ bytes: [UInt8], encoding: String, options: ReadingOptions
  ) -> SourceText {
    guard let workbook = try? workbook(bytes, options) else { return SourceText(text: []) }
    let sheets = workbook.sheets.map { ($0.name, $0.start) }
    return SourceText(text: workbook.text, sheets: sheets.sorted { $0.1 < $1.1 })
  }
}
