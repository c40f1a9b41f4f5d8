import StatementModel
import Testing

@testable import StatementFormats

/// Expects that a CSV that is read block by block, in blocks of any size, gives the answer that it
/// gives when it is read whole.
func expectSameInspection(
  _ bytes: [UInt8], _ options: ReadingOptions, as file: StatementFile,
  at place: Testing.SourceLocation
) {
  let expected = Answer(file.summarized)
  for size in [16, 61, 700] {
    var sizes = InspectionSizes()
    sizes.whole = 0
    sizes.head = size * 2
    sizes.block = size
    guard let found = try? CSVFormat.inspect(StatementInput(bytes), options: options, sizes) else {
      Issue.record("not inspected", sourceLocation: place)
      return
    }
    #expect(Answer(found) == expected, "in blocks of \(size) bytes", sourceLocation: place)
  }
}

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
