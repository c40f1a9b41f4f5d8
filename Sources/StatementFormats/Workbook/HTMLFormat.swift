import StatementModel

/// Tables of web pages, which many sites name `.xls` since spreadsheet programs open them.
enum HTMLFormat: WorkbookFormat {
  static let name = "html"

  static func claims(_ head: FileHead) -> Bool {
    guard head.text.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") else { return false }
    return WebPage.isOne(head.text) || WebPage.hasTable(head.text)
  }

  static func workbook(
    _ bytes: [UInt8], _ options: ReadingOptions
  ) throws(WorkbookFault) -> Workbook {
    let declared = options.profile?.encoding ?? WebPage.encoding(bytes)
    let text = TextDecoding.decode(bytes, declared: declared).text
    var reader = HTMLReader(options.limits)
    try reader.workbook.begin("Page")
    var fault: WorkbookFault?
    do throws(XMLElementFault) {
      try XMLElements.readHTML(text, HTMLReader.choice) { element in
        guard fault == nil else { return }
        do throws(WorkbookFault) { try reader.take(element) } catch { fault = error }
      }
    } catch {
      throw .damaged(error.reason)
    }
    if let fault { throw fault }
    return reader.workbook
  }

  static func read(_ bytes: [UInt8], options: ReadingOptions) -> StatementFile {
    let file = readSheets(bytes, options: options)
    guard case .noStatement(let reason) = file.outcome,
      ["no-table", "no-sheet"].contains(reason.fact.code)
    else { return file }
    // What a site gives to log in, or for an error.
    return file.none(WebPage.isOne(bytes) ? FormatFact.webPage : .noKnownFormat, options)
  }
}
