import BookKeeping
import RuleEngine
import StatementModel

/// `rules test --record`: makes tests of what the history shows, and writes or shows them.
struct TestRecordingAnswer {
  private var rules: EditableRules
  private let recording: TestRecording

  /// - Parameters:
  ///   - file: The rules file that all tests go into; else each goes into the file of its rule,
  ///     those of starter rules into the first of the person's own.
  ///   - home: The book whose history it is.
  init(file: String?, home: BookPaths) throws {
    var rules: EditableRules
    var target: String?
    if let file {
      (rules, target) = try EditableRules.at(
        file, of: home, workingDirectory: Environment.workingDirectory)
    } else {
      rules = try EditableRules.of(home)
    }
    guard rules.isOfBook else {
      throw CommandFailure(.notOfBook(file ?? ""), .usage)
    }
    let compilation = rules.files.compiled()
    guard let ruleSet = compilation.ruleSet else {
      throw CommandFailure(compilation.diagnostics, .configuration)
    }
    let book = try Book.look(home, environment: Environment.ofBook)
    var recorder = TestRecorder(
      try book.ruleHistory(), rules: ruleSet, outcomes: RuleCheck(compilation).outcomes)
    let own = Set(rules.files.sources.filter(rules.isOwn).map(\.path))
    var tests: [(test: RecordedTest, path: String)] = []
    for (rule, test) in recorder.tests() {
      let path = rule.location.file
      tests.append((test, target ?? (own.contains(path) ? path : rules.firstOwnFile())))
    }
    self.rules = rules
    do throws(TestRecording.Failure) {
      recording = try TestRecording(
        tests, into: rules.files.sources, categories: rules.files.categories)
    } catch {
      switch error {
      case .mistakes(let diagnostics): throw CommandFailure(diagnostics, .configuration)
      case .noPlace(let path, let lines):
        throw CommandFailure(
          .noPlaceForTests(lines: lines), .cannotCreate, at: SourceLocation(file: path))
      }
    }
  }

  /// Writes the tests into their files.
  mutating func write() throws(BookError) { try rules.write(recording) }

  func print(isDryRun: Bool, _ console: Console) {
    if recording.files.isEmpty {
      console.print(words: "Nothing to record: every rule that decides something has a test.")
    }
    for file in recording.files {
      let count = file.tests.count
      let path = TerminalText.safe(file.path)
      if isDryRun {
        console.print(words: console.bold(path))
        for test in file.tests { console.print(words: TerminalText.safe("  - \(test.text)")) }
      } else if console.verbosity > .quiet {
        console.print(words: "\(path): \(count == 1 ? "1 test" : "\(count) tests") written")
      }
    }
  }

  func json(isDryRun: Bool) -> JSONText {
    .object([
      ("written", .bool(!isDryRun)),
      (
        "files",
        .array(
          recording.files.map { file in
            .object([
              ("file", .string(file.path)),
              (
                "tests",
                .array(
                  file.tests.map { test in
                    .object([
                      ("description", .string(test.facts.description)),
                      ("category", .optional(test.decision.category?.value.text)),
                      ("text", .string(test.text)),
                    ])
                  })
              ),
            ])
          })
      ),
    ])
  }
}
