import StatementModel
import Testing

@testable import BookKeeping

/// The default grouping put into a person's file.
struct GroupingLineTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var before: String
    var after: String
    var testDescription: String { name }
  }

  @Test(arguments: [
    Case(
      name: "one that is there is replaced, its remark stays",
      before: "locale: he\nreports:\n  months: all\n  group-by: date   # mine\n# end",
      after: "locale: he\nreports:\n  months: all\n  group-by: tag   # mine\n# end"),
    Case(
      name: "quotes stay", before: "reports: { group-by: \"date\" }\n",
      after: "reports: { group-by: \"tag\" }\n"),
    Case(
      name: "a section without it gets it first",
      before: "reports:\n    # how\n    months: all\n",
      after: "reports:\n    # how\n    group-by: tag\n    months: all\n"),
    Case(
      name: "a section in braces", before: "reports: {months: all}\nlocale: de\n",
      after: "reports: { group-by: tag,months: all}\nlocale: de\n"),
    Case(
      name: "an empty section", before: "reports:   # later\nlocale: de\n",
      after: "reports:   # later\n  group-by: tag\nlocale: de\n"),
    Case(
      name: "no section, and lines of another system",
      before: "# é\r\nlocale: de\r\n", after: "# é\r\nlocale: de\r\nreports:\r\n  group-by: tag\r\n"
    ),
    Case(name: "an empty file", before: "", after: "reports:\n  group-by: tag\n"),
    Case(
      name: "a byte order mark", before: "\u{FEFF}reports: {group-by: date}",
      after: "\u{FEFF}reports: {group-by: tag}"),
    Case(
      name: "a file without a last line break", before: "# nothing yet",
      after: "# nothing yet\nreports:\n  group-by: tag\n"),
    Case(
      name: "a file in braces", before: "{ locale: de }\n",
      after: "{ reports: { group-by: tag }, locale: de }\n"),
  ])
  func `changes that alone`(_ c: Case) {
    let new = GroupingLine.set(.tag, in: c.before)
    #expect(new.map { Array($0.utf8) } == Array(c.after.utf8), "\(new ?? "nothing")")
  }

  @Test(arguments: [
    "reports: &a {}\ncards: *a\n", "reports: null\n", "reports:\n- a\n", "locale: xx\n",
  ])
  func `leaves alone what it does not understand`(_ text: String) {
    #expect(GroupingLine.set(.tag, in: text) == nil)
  }
}
