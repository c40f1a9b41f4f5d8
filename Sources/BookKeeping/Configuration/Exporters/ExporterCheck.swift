import StatementFormats
import StatementModel

/// Tries an exporter's entry on the rows of its own sample.
package struct ExporterCheck {
  /// What is read, a line a row: `2026-03-04 -12.34 USD Corner A`.
  package let lines: [String]
  package let mistakes: [Diagnostic]

  package init(_ entry: ExporterEntry) {
    let exporter = entry.exporter
    let reading = SampleReading(exporter)
    lines = reading.lines
    mistakes = Self.facts(exporter, reading).map { Diagnostic(.error, $0, at: entry.location) }
  }

  private static func facts(
    _ exporter: StatementProfile, _ reading: SampleReading
  ) -> [ExporterFact] {
    if exporter.sample.isEmpty { return [.noSample(exporter.name)] }
    if !reading.isRecognised { return [.notRecognised(exporter.name)] }
    let reasons: [any DiagnosticFact]
    switch reading.file.outcome {
    // What no entry can say is asked; it is a mistake only where the entry says what is read.
    case .ambiguous(let questions): reasons = exporter.reads.isEmpty ? [] : questions.map(\.fact)
    case .noStatement(let reason), .unreadable(let reason): reasons = [reason.fact]
    case .read: reasons = reading.file.rejected.map(\.fact)
    }
    if !reasons.isEmpty { return reasons.map { .notRead(exporter.name, because: $0.summary) } }
    guard !exporter.reads.isEmpty else { return [] }
    let (expected, found) = (exporter.reads, reading.lines)
    return (0..<max(expected.count, found.count)).compactMap { index in
      let said = index < expected.count ? expected[index] : nil
      let read = index < found.count ? found[index] : nil
      return said == read ? nil : .readsOtherwise(expected: said, found: read)
    }
  }
}
