import StatementModel

/// Workbooks of Excel 2003 in one XML document, which sites like to name `.xls`.
enum SpreadsheetMLFormat: WorkbookFormat {
  static let name = "spreadsheetml"

  static func claims(_ head: FileHead) -> Bool {
    let start = head.text.prefix(4096)
    return start.first { $0 > 0x20 } == UInt8(ascii: "<")
      && Search.first("urn:schemas-microsoft-com:office:spreadsheet", in: start) != nil
      && Search.first("Workbook", in: start) != nil
  }

  static func workbook(
    _ bytes: [UInt8], _ options: ReadingOptions
  ) throws(WorkbookFault) -> Workbook {
    // A declaration must stand at the very beginning, which some programs forget.
    let document = Array(bytes.drop { $0 == 0x20 || (0x09...0x0D).contains($0) })
    var reader = SpreadsheetMLReader(options.limits)
    var fault: WorkbookFault?
    do throws(XMLElementFault) {
      try XMLElements.read(document, SpreadsheetMLReader.choice) { element in
        guard fault == nil else { return }
        do throws(WorkbookFault) { try reader.take(element) } catch { fault = error }
      }
    } catch {
      throw .damaged(error.reason, line: error.line)
    }
    if let fault { throw fault }
    return reader.workbook
  }
}
