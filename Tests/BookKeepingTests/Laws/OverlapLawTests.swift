import StatementModel
import TestSupport
import Testing

@testable import BookKeeping

/// An export that overlaps with what is there, judged by the days on which it says something new,
/// comes to what the whole comes to.
struct OverlapLawTests {
  private static let histories: UInt64 = 800

  /// Steps that were tried, and how they were taken.
  private struct Steps {
    var all = 0
    var byDays = 0
    var passedOver = 0

    mutating func add(_ walk: OverlapWalk) {
      all += walk.all
      byDays += walk.byDays
      passedOver += walk.passedOver
    }
  }

  @Test func `exports that overlap are as judged whole`() {
    var steps = Steps()
    Laws.check(
      "overlapping exports by days", histories: Self.histories, OverlappingExports.init(seed:)
    ) { exports in
      let walk = OverlapWalk(exports.statements)
      steps.add(walk)
      return walk.fault
    }
    // Else hardly anything was compared.
    #expect(steps.byDays * 4 > steps.all, "\(steps)")
    #expect(steps.passedOver > steps.byDays * 20, "\(steps)")
  }

  @Test func `true histories whose files overlap are as judged whole`() {
    var steps = Steps()
    Laws.check(
      "overlapping files by days", histories: Self.histories, TrueHistory.init(seed:)
    ) { history in
      let told = history.told().map(\.statement)
      let source = told.first?.source
      let walk = OverlapWalk(Self.byEnd(told.filter { $0.source == source }))
      steps.add(walk)
      return walk.fault
    }
    #expect(steps.byDays > 100, "\(steps)")
  }

  @Test func `statements without sense that overlap are as judged whole`() {
    var steps = Steps()
    Laws.check(
      "overlapping files by days, without sense", histories: Self.histories,
      WildStatements.init(seed:)
    ) { wild in
      let walk = OverlapWalk(Self.byEnd(wild.ofOneSource))
      steps.add(walk)
      return walk.fault
    }
    #expect(steps.byDays > 20, "\(steps)")
  }

  private static func byEnd(_ statements: [LiveStatement]) -> [LiveStatement] {
    statements.sorted { LiveStatement.canonicallyBefore($0, $1) }
  }
}
