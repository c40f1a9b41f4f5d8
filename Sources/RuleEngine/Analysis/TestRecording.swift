import StatementModel

/// Recorded tests put into rules files, proved before anything is written: every test of all the
/// files passes, and every rule is as it was.
package struct TestRecording: Sendable {
  /// A file that gets tests.
  package struct File: Sendable {
    /// As its source names it.
    package var path: String
    package var oldText: String
    package var newText: String
    package var tests: [RecordedTest]
  }

  /// In the order of the sources; none if there is nothing to record.
  package private(set) var files: [File] = []

  /// Why nothing can be recorded.
  package enum Failure: Error {
    /// The form of a file leaves no place for its tests, whose lines these are.
    case noPlace(path: String, lines: [String])
    /// What is there already has mistakes, or tests that fail.
    case mistakes([Diagnostic])
  }

  /// - Parameters:
  ///   - tests: With the path of the file that each goes into.
  ///   - sources: All rules files in their order; those named are asked about.
  ///   - categories: What is declared elsewhere.
  package init(
    _ tests: [(test: RecordedTest, path: String)], into sources: [RuleSource],
    categories: [Category]
  ) throws(Failure) {
    let before = RuleCheck(RuleCompiler.compile(sources, categories: categories))
    let mistakes = before.diagnostics.filter { $0.severity == .error }
    guard mistakes.isEmpty else { throw .mistakes(mistakes) }
    var wanted = tests
    // Few are left out, if any: each is tried in the matcher before.
    for _ in 0..<Self.mostRounds where !wanted.isEmpty {
      let files = try Self.files(wanted, sources)
      let texts = Dictionary(
        files.map { ($0.path, $0.newText) }, uniquingKeysWith: { one, _ in one })
      let new = sources.map { source in
        var source = source
        if let text = texts[source.path] { source.text = text }
        return source
      }
      let after = RuleCheck(RuleCompiler.compile(new, categories: categories))
      let failed = Set(after.outcomes.filter { !$0.passed }.map(\.test.facts.description))
      if failed.isEmpty, after.outcomes.count == before.outcomes.count + wanted.count,
        !after.diagnostics.contains(where: { $0.severity == .error })
      {
        self.files = files
        return
      }
      let count = wanted.count
      wanted.removeAll { failed.contains($0.test.facts.description) }
      // What is wrong is not to be found: rather no test than a file that can't be read.
      if wanted.count == count { return }
    }
  }

  private static let mostRounds = 4

  private static func files(
    _ tests: [(test: RecordedTest, path: String)], _ sources: [RuleSource]
  ) throws(Failure) -> [File] {
    var files: [File] = []
    for source in sources {
      let own = tests.filter { $0.path == source.path }.map(\.test)
      guard !own.isEmpty else { continue }
      let editor = RulesFileEditor(RulesFileText(source.text, path: source.path))
      guard let text = editor.adding(own) else {
        throw .noPlace(
          path: source.path, lines: ["tests:"] + own.map { "  - " + $0.text })
      }
      files.append(
        File(path: source.path, oldText: source.text, newText: text, tests: own))
    }
    return files
  }
}
