import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

struct NoTableTests {
  @Test(arguments: [
    ("prose", "Dear customer, on 2024-01-02, we moved.\nYours, the bank, 12.50 years old.\n"),
    ("rules", "fields date, description, amount\nskip 1\ncurrency $\nif CAFE\n  account2 x\n"),
    ("source", "let x = [1, 2, 3]\nfunc f(a: Int, b: Int) -> Int { a + b }\n"),
    ("contacts", "Name,Phone,Email\nBob,123,b@example.org\nAnn,456,a@example.org\n"),
    ("JSON", "{\"date\": \"2024-01-02\", \"amount\": 5}"),
    ("JSON array", "[{\"date\": \"2024-01-02\", \"amount\": 5}]"),
    ("markup", "<html><body>2024-01-02, 5.00</body></html>"),
    ("one column", "Date\n2024-01-02\n2024-01-03\n"),
    ("numbers", "1,2,3\n4,5,6\n"),
    ("readings", "Date,Temperature\n2024-01-02,5.0\n2024-01-03,6.0\n"),
  ])
  func `No statement`(name: String, text: String) {
    let file = readCSV(text)
    guard case .noStatement = file.outcome else {
      Issue.record("\(file.outcome)")
      return
    }
    #expect(file.format.isEmpty)
  }

  @Test(arguments: [
    ("archive", [0x50, 0x4B, 0x03, 0x04, 0x14]), ("PDF", Array("%PDF-1.7\n".utf8)),
    ("zeros", [UInt8](repeating: 0x01, count: 200)),
  ])
  func `Binary files are named as such`(name: String, bytes: [UInt8]) {
    let file = CSVFormat.read(bytes, options: ReadingOptions(path: "x.csv"))
    guard case .noStatement(let reason) = file.outcome else {
      Issue.record("\(file.outcome)")
      return
    }
    #expect(reason.fact.code == "binary-file")
  }

  @Test func `Old spreadsheets are to be saved as others`() {
    let bytes: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]
    let file = CSVFormat.read(bytes, options: ReadingOptions(path: "x.xls"))
    guard case .noStatement(let reason) = file.outcome else {
      Issue.record("\(file.outcome)")
      return
    }
    #expect(reason.fact.remedy?.contains("save it as XLSX or CSV") == true)
  }

  @Test(arguments: [
    ("<!DOCTYPE html>\n<html lang=\"en\">", "web-page"), ("\n <HTML><HEAD>", "web-page"),
    ("<?xml version=\"1.0\"?>\n<!DOCTYPE html PUBLIC \"x\">\n<html>", "web-page"),
    ("<!-- made by hand -->\n<html>", "web-page"), ("\u{FEFF}<html>", "web-page"),
    ("<?xml version=\"1.0\"?><Error/>", "no-known-format"),
    ("a page, <html>\n", "no-table"),
  ])
  func `Pages of the web are named as such`(start: String, code: String) {
    let file = StatementReader.read(
      Array((start + "<body>2024-01-02, 5.00</body></html>\n").utf8),
      options: ReadingOptions(path: "x.csv"))
    guard case .noStatement(let reason) = file.outcome else {
      Issue.record("\(file.outcome)")
      return
    }
    #expect(reason.fact.code == code)
  }

  @Test func `Any text at all gets an answer`() {
    var generator = SeededGenerator(seed: 11)
    let pieces = [
      ",", ";", "\t", "|", "\n", "\r\n", "\"", "\"\"", "Date", "Amount", "Description", "Balance",
      "Debit", "Credit", "2024-01-02", "31.01.2024", "01/02/24", "5.00", "-5,00", "1.234", "€",
      "-", "(", ")", "CR", "=", "'", " ", "\u{200F}", "סכום", "99999999999999999999", "\0", "é",
    ]
    for _ in 0..<400 {
      var text = Bool.random(using: &generator) ? "Date,Description,Amount,Balance\n" : ""
      for _ in 0..<Int.random(in: 0...80, using: &generator) {
        text += pieces.randomElement(using: &generator) ?? ""
      }
      let file = CSVFormat.read(Array(text.utf8), options: ReadingOptions(path: "test.csv"))
      for row in rows(file) {
        #expect(row.span.offset + row.span.length <= text.utf8.count)
      }
    }
  }
}
