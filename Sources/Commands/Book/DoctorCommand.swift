import ArgumentParser
import BookKeeping
import Reports
import StatementModel

/// `doctor`: looks at everything of the book that can be checked.
struct DoctorCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check everything about the book, and say what to do.",
    discussion: HelpText.discussion(of: "doctor"))

  @Flag(help: "Put right what loses nothing.")
  var fix = false

  @Option(help: "How to answer.")
  var format = ListingFormat.text

  @OptionGroup var options: WritingOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let paths = try options.locate()
    var report = Examination.report(of: paths, environment: Environment.ofSchedulers) {
      console.progress($0)
    }
    if fix, !report.checks.allSatisfy({ $0.findings.isEmpty }) {
      let mended = try Mending.mend(
        paths, report, waiting: options.lockWait(console), environment: Environment.ofBook
      ) {
        console.progress($0)
      }
      console.endProgress()
      for line in DoctorAnswer.words(for: mended) { console.say(line) }
      report = Examination.report(of: paths, environment: Environment.ofSchedulers) {
        console.progress($0)
      }
    }
    console.endProgress()
    let answer = DoctorAnswer(report: report)
    format.write(answer.table, items: answer.checks, whole: answer.json, console) {
      answer.print(to: console)
    }
    return report.needsPerson ? .needsPerson : .done
  }
}

/// How an examination is told.
struct DoctorAnswer {
  let report: HealthReport

  func print(to console: Console) {
    let width = report.checks.map(\.area.rawValue.count).max() ?? 0
    for check in report.checks where console.verbosity > .quiet || check.state != .fine {
      let name = check.area.rawValue
      let blank = String(repeating: " ", count: width - name.count)
      let state = console.bold(Self.word(for: check))
      console.print(
        words: TerminalText.safe("\(name)\(blank)  ") + "\(state): " + safe(check.detail))
      for finding in check.findings where console.verbosity > .quiet || finding.severity > .note {
        for line in finding.description.split(separator: "\n", omittingEmptySubsequences: false) {
          console.print(words: "  \(line)")
        }
      }
    }
    guard console.verbosity > .quiet else { return }
    console.print("")
    console.print(words: summary)
  }

  private func safe(_ text: String) -> String { TerminalText.safe(text) }

  private static func word(for check: HealthCheck) -> String {
    switch check.state {
    case .fine: "fine"
    case .finding: "needs you"
    case .skipped: "not checked"
    }
  }

  private var summary: String {
    let count = report.findingCount
    let skipped = report.checks.count(where: \.isSkipped)
    guard count > 0 || skipped > 0 else { return "All is well." }
    let found = count == 1 ? "1 thing needs you" : "\(count) things need you"
    return found + (skipped > 0 ? "; \(skipped) could not be checked." : ".")
  }

  var json: JSONText {
    .object([("ok", .bool(!report.needsPerson)), ("checks", .array(checks))])
  }

  var checks: [JSONText] {
    report.checks.map { check in
      .object([
        ("name", .string(check.area.rawValue)), ("state", .string(check.state.rawValue)),
        ("detail", .string(check.detail)), ("findings", .array(check.findings.map(\.json))),
      ])
    }
  }

  /// A row for each finding, and one for each check without any.
  var table: TextTable {
    var table = TextTable(columns: [.init("Name"), .init("State"), .init("Detail", cut: .end)])
    table.columns += Diagnostic.columns
    for check in report.checks {
      let head: [TextTable.Cell] = [
        .text(check.area.rawValue), .text(check.state.rawValue), .text(check.detail),
      ]
      table.rows += check.findings.isEmpty ? [head] : check.findings.map { head + $0.cells }
    }
    return table
  }

  /// What `--fix` did, line by line.
  static func words(for mended: MendedBook) -> [String] {
    var lines: [String] = []
    for path in mended.archived { lines.append("taken into the archive again: \(path)") }
    if mended.closed > 0 {
      lines.append("closed to others: \(mended.closed)")
    }
    if mended.swept > 0 { lines.append("temporary files swept: \(mended.swept)") }
    if mended.cutLines > 0 {
      lines.append("the torn last line of this device's journal was cut off")
    }
    if mended.madeIndex { lines.append("the index was made anew") }
    return (lines.isEmpty ? ["nothing could be put right without you"] : lines).map {
      TerminalText.safe($0)
    }
  }
}
