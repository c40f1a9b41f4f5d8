import StatementModel
import Testing

@testable import BookKeeping

struct StatementNameTests {
  private struct Reason: DiagnosticFact {
    var code: String
    var summary: String { code }
    var remedy: String? { nil }
  }

  /// A name, and whether a statement should be in it: where there is no table, and where there is
  /// nothing at all or a page of the web.
  struct Name: CustomTestStringConvertible {
    var path: String
    var promises: Bool
    var promisesEmpty: Bool

    init(_ path: String, _ promises: Bool, empty: Bool? = nil) {
      self.path = path
      self.promises = promises
      promisesEmpty = empty ?? promises
    }

    var testDescription: String { path }
  }

  static let names = [
    Name("Statements/visa/march.csv", true), Name("MARCH.CSV", true), Name("a.csv.CSV", true),
    Name("march (1).csv", true), Name("march.csv.1", true), Name("march.csv.12", true),
    Name("umsaetze.sta", true), Name("konto.940", true), Name("konto.c53", true),
    Name("camt.053", true), Name("a.xml", true), Name("a.ndjson", true), Name("book.xlsx", true),
    Name("book.XLS", true), Name("book.ods", true), Name("bank.zip", true), Name("bank.rar", true),
    Name("bank.zip/2026/april.csv", true), Name("april.csv.gz/april.csv", true),
    Name("april.gz/april", true), Name("april.csv/content", true),
    Name("notes.txt", false), Name("receipt.pdf", false), Name("photo.JPG", false),
    Name("letter.docx", false), Name("page.html", false), Name("archive.2026", false, empty: true),
    Name("bank.zip/terms.pdf", false), Name("notes.txt.gz/notes.txt", false),
    Name("notes.txt/content", false, empty: true), Name("csv", false, empty: true),
    Name("README", false, empty: true), Name("bank.zip/README", false, empty: true),
    Name("x.csv/notes.txt", false), Name("", false),
  ]

  @Test(arguments: names)
  func `A name tells whether there should be a statement`(name: Name) {
    func promises(_ code: String) -> Bool {
      StatementName.promisesStatement(name.path, without: Reason(code: code))
    }
    #expect(promises("no-table") == name.promises)
    #expect(promises("empty-file") == name.promisesEmpty)
    #expect(promises("web-page") == name.promisesEmpty)
  }
}
