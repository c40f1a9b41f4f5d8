import Foundation
import StatementModel
import Testing

@testable import RuleEngine

/// What suggestions state is held against what is true, in histories of which a part of a person's
/// decisions is hidden.
///
/// `DAYBOOK_CALIBRATION_HISTORIES` is how many histories are looked at.
@Suite struct CalibrationTests {
  private static let histories =
    ProcessInfo.processInfo.environment["DAYBOOK_CALIBRATION_HISTORIES"].flatMap { UInt64($0) } ?? 3

  struct Counts {
    var right = 0
    var tried = 0

    mutating func add(_ isRight: Bool) {
      tried += 1
      if isRight { right += 1 }
    }

    /// In thousandths; all where nothing was tried.
    var share: Int { tried == 0 ? 1000 : right * 1000 / tried }
  }

  @Test func `guesses and rules from edits are right as often as they say`() throws {
    var bands = [Counts](repeating: Counts(), count: 10)
    var (reach, own) = (Counts(), Counts())
    var wrong: Set<String> = []
    for seed in 1...Self.histories {
      let history = try CalibrationHistory(seed: seed * 7919)
      let starter = Set(history.rules.rules.map(\.location.file))
      let suggester = RuleSuggester(
        history.subjects, rules: history.rules, categories: history.categories,
        starterFiles: starter)
      for (subject, truth) in zip(history.subjects, history.truths)
      where subject.transaction.category == nil {
        guard let guess = suggester.guess(subject), let category = guess.category,
          guess.ground == .repeated
        else { continue }
        bands[min(guess.confidence.thousandths / 100, 9)].add(category == truth)
      }
      for suggestion in suggester.suggestions(from: [.edits]) where suggestion.conditions.isEmpty {
        guard let category = suggestion.category,
          case .text(let pattern)? = try? PatternParser.parse(suggestion.pattern)
        else { continue }
        for (subject, truth) in zip(history.subjects, history.truths) {
          let folded = TextFolding.fold(subject.facts.description)
          guard pattern.matches(folded.utf8.span) else { continue }
          if subject.isCategorizedByHand {
            own.add(category == truth)
          } else {
            reach.add(category == truth)
            if category != truth {
              wrong.insert("\(suggestion.pattern) | \(subject.facts.description): \(truth)")
            }
          }
        }
      }
    }
    let told = bands.enumerated().filter { $0.element.tried > 0 }
      .map { "\($0.offset)0 %: \($0.element.right) of \($0.element.tried)" }
      .joined(separator: "; ")
    print(
      "guesses: \(told); rules from edits: \(own.right) of \(own.tried) that were filed, "
        + "\(reach.right) of \(reach.tried) that were not")
    #expect(bands[..<6].allSatisfy { $0.tried == 0 })
    #expect(own.share >= 990)
    #expect(reach.share >= 990, "\(wrong.sorted().prefix(20))")
    for band in 6..<10 where bands[band].tried >= 100 {
      #expect(bands[band].share >= band * 100 + 50, "\(told)")
    }
  }
}
