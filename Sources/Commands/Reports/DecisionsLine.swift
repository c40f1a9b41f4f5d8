import Reports

/// What of a book nobody has decided on, with the commands that list it.
struct DecisionsLine {
  /// `To decide: 7 without a category (…), 9 proposed links (…).`; empty where there is nothing.
  let words: String

  init(_ input: ReportInput) {
    let links = input.questions.links
    let parts = [
      (input.uncategorizedCount, "without a category (`daybook review`)"),
      (links, "proposed link\(links == 1 ? "" : "s") (`daybook links`)"),
    ].filter { $0.0 > 0 }.map { "\(input.locale.text($0.0)) \($0.1)" }
    words = parts.isEmpty ? "" : "To decide: \(parts.joined(separator: ", "))."
  }
}
