import StatementModel
import TestSupport
import Testing

@testable import Reports

/// How much of what is known to recur is found, and how much of what is found does recur.
struct RecurringMeasureTests {
  /// What was found of one history.
  private struct Score {
    var (right, wrong, missing) = (0, 0, 0)
    var wrongInterval = 0
    var (rightChanges, foundChanges, knownChanges) = (0, 0, 0)
    var wrongState = 0
    var notes: [String] = []

    mutating func add(_ history: GeneratedHistory, _ report: RecurringReport) {
      for one in report.series where !history.truths.contains(where: { $0.merchant == one.name }) {
        wrong += 1
        notes.append("wrong: \(one.name) \(one.interval) \(one.count)")
      }
      for truth in history.truths {
        // Too few to be told from chance.
        if truth.count < truth.interval.fewest { continue }
        let found = report.series.filter { $0.name == truth.merchant }
        guard let one = found.first, found.count == 1 else {
          missing += 1
          notes.append("missing: \(truth)")
          continue
        }
        right += 1
        if one.interval != truth.interval || one.count != truth.count {
          wrongInterval += 1
          notes.append("differs: \(truth) \(one.interval) \(one.count)")
        }
        if (one.state == .ended) != truth.hasEnded {
          wrongState += 1
          notes.append("state: \(truth) \(one.state)")
        }
        let days = Set(truth.changes)
        rightChanges += one.changes.count { days.contains($0.date) }
        foundChanges += one.changes.count
        knownChanges += days.count
      }
    }
  }

  @Test func `finds all series and nothing else`() throws {
    var score = Score()
    for seed in 1...12 {
      let history = try GeneratedHistory(seed: UInt64(seed))
      score.add(history, try history.report())
    }
    let found = score.right + score.wrong
    let known = score.right + score.missing
    let notes = score.notes.joined(separator: "\n")
    #expect(score.right == found, "precision \(score.right)/\(found)\n\(notes)")
    #expect(score.right == known, "recall \(score.right)/\(known)\n\(notes)")
    #expect(score.wrongInterval * 100 <= known * 4, "\(score.wrongInterval)\n\(notes)")
    #expect(score.wrongState * 100 <= known * 3, "\(score.wrongState)\n\(notes)")
    #expect(score.rightChanges * 100 >= score.foundChanges * 95, "\(score.foundChanges)")
    #expect(score.rightChanges * 100 >= score.knownChanges * 90, "\(score.knownChanges)")
  }

  @Test func `a history of shops alone has next to nothing that recurs`() throws {
    var found = 0
    for seed in 20...29 {
      let history = try GeneratedHistory(seed: UInt64(seed), series: 0, shops: 120)
      found += try history.report().series.count
    }
    // Of 1,200 shops.
    #expect(found <= 6, "\(found)")
  }

  @Test func `the order of the input, and what is after the day, change nothing`() throws {
    var random = SeededGenerator(seed: 77)
    let history = try GeneratedHistory(seed: 3)
    let day = try day("2025-09-15")
    let known = try history.report(asOf: day).series
    var input = try Sample.input(history.transactions.shuffled(using: &random))
    input.asOf = day
    #expect(RecurringReport(input).series == known)
    input.transactions = TransactionTable(
      input.transactions.filter { $0.date(by: .purchase) <= day })
    #expect(RecurringReport(input).series == known)
    #expect(known.allSatisfy { $0.lastDay <= day })
  }

  @Test func `each transaction is of one series at most, and all of a series are alike`() throws {
    let history = try GeneratedHistory(seed: 4)
    let byID = Dictionary(
      history.transactions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<TransactionID> = []
    for one in try history.report().series {
      #expect(one.transactions.count == one.count)
      for id in one.transactions {
        #expect(seen.insert(id).inserted)
        let transaction = try #require(byID[id])
        #expect(transaction.amount.currency == one.currency)
        #expect(!transaction.amount.isNegative == one.isIncome)
      }
      if let next = one.next { #expect(one.lastDay < next) }
    }
  }
}
