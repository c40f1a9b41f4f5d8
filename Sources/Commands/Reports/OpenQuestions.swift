import BookAnswers
import BookKeeping
import Identity
import Reports
import StatementModel

/// What of a book nobody has decided on, with the commands that list it.
struct OpenQuestions {
  private let parts: [String]

  init(_ input: ReportInput, in book: Book) throws {
    let locale = input.locale
    let proposed = try book.links().count { $0.link.state == .proposed }
    parts = [
      (input.uncategorizedCount, "without a category (`daybook review`)"),
      (
        proposed,
        proposed == 1 ? "proposed link (`daybook links`)" : "proposed links (`daybook links`)"
      ),
    ].filter { $0.0 > 0 }.map { "\(locale.text($0.0)) \($0.1)" }
  }

  /// `To decide: 7 without a category (…), 9 proposed links (…).`; empty where there is nothing.
  var words: String { parts.isEmpty ? "" : "To decide: \(parts.joined(separator: ", "))." }
}
