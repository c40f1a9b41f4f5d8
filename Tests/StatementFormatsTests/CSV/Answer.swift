import StatementModel

@testable import StatementFormats

/// An answer in a form that can be compared.
struct Answer: Equatable {
  var outcome: [String]
  var names: [String?]
  var summaries: [StatementSummary]
  var rejected: [String]
  var leftOut: [String]
  var warnings: [String]
  var decisions: [ReadingDecision]

  init(_ file: StatementFile) {
    outcome =
      switch file.outcome {
      case .read: ["read"]
      case .ambiguous(let questions): ["ambiguous"] + questions.map(Self.text)
      case .noStatement(let reason): ["no statement", Self.text(reason)]
      case .unreadable(let reason): ["unreadable", Self.text(reason)]
      }
    names = [file.format, file.encoding, file.profileName] + file.header
    summaries = file.summaries
    rejected = file.rejected.map {
      "\($0.record) \($0.span) \($0.column ?? 0) \($0.fact.code) \($0.fact.summary)"
    }
    leftOut = file.leftOut.map { "\($0.record) \($0.span) \($0.reason)" }
    warnings = file.warnings.map(Self.text)
    decisions = file.decisions
  }

  private static func text(_ diagnostic: Diagnostic) -> String {
    "\(diagnostic.location?.line ?? 0) \(diagnostic.fact.code) \(diagnostic.fact.summary)"
  }
}
