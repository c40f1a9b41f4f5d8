import ArgumentParser
import BookKeeping
import RuleEngine
import StatementModel

/// How a command changes what files say of categories, and tells of it.
struct CategoryChangeOptions: ParsableArguments {
  @Flag(name: [.customShort("n"), .long], help: "Show what would be written, and write nothing.")
  var dryRun = false

  @Flag(help: "Change rules files outside of the book too.")
  var outside = false

  @Option(help: "How to answer.")
  var format = AnswerFormat.text

  @OptionGroup var options: PlainWritingOptions

  /// Makes a change and tells of it.
  func make(
    _ console: Console, _ make: (ChangeCategories) throws(BookError) -> ChangeCategories.Outcome
  ) throws -> ExitStatus {
    let outcome = try make(
      ChangeCategories(
        try options.locate(), environment: Environment.ofBook, mayChangeOutside: outside,
        isDryRun: dryRun, waiting: options.lockWait(console)))
    let (plan, moved) = (outcome.plan, outcome.moved)
    plan.remarks.forEach(console.report)
    switch format {
    case .text: if console.verbosity > .quiet { lines(plan, moved).forEach(console.print(words:)) }
    case .json: console.print(document: json(plan, moved))
    }
    return .done
  }

  /// All lines of a few changes, else how many there are in each file.
  private func lines(_ plan: CategorySettings.Plan, _ moved: Int?) -> [String] {
    var lines: [String] = []
    let count = plan.files.reduce(0) { $0 + $1.lines.count }
    for file in plan.files {
      if dryRun || count <= Self.fewLines {
        lines.append(TerminalText.safe(file.path))
        for change in file.lines {
          let sign = change.kind == .added ? "+" : "-"
          lines.append(TerminalText.safe("\(sign)\(change.text)".replacing("\t", with: " ")))
        }
      } else {
        let added = file.lines.count { $0.kind == .added }
        lines.append(
          TerminalText.safe("\(file.path): \(added == 1 ? "1 line" : "\(added) lines") changed"))
      }
    }
    if plan.files.isEmpty { lines.append("No file needs a change.") }
    if let rename = plan.rename, let moved, moved > 0 {
      lines.append(
        TerminalText.safe(
          "\(moved == 1 ? "1 transaction goes" : "\(moved) transactions go") to \(rename.to)."))
    }
    if dryRun { lines.append("Nothing was written.") }
    return lines
  }

  private static let fewLines = 12

  private func json(_ plan: CategorySettings.Plan, _ moved: Int?) -> JSONText {
    .object([
      ("written", .bool(!dryRun)),
      ("from", .optional(plan.rename?.from.text)), ("to", .optional(plan.rename?.to.text)),
      ("transactions", .optional(moved)),
      (
        "files",
        .array(
          plan.files.map { file in
            .object([
              ("file", .string(file.path)),
              (
                "changes",
                .array(
                  file.lines.map { change in
                    .object([
                      ("kind", .string(change.kind.rawValue)), ("line", .integer(change.line)),
                      ("text", .string(change.text)),
                    ])
                  })
              ),
            ])
          })
      ),
      ("remarks", .array(plan.remarks.map(\.json))),
    ])
  }
}
