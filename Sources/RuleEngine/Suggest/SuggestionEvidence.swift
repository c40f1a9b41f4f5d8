import StatementModel

// How a rule would do over the history.
extension DecidedHistory {
  /// Examples that a suggestion shows.
  private static let mostExamples = 5

  /// The subjects of the descriptions for which the condition holds.
  func subjects(
    of descriptors: [Int32], where condition: SeparatingCondition? = nil
  ) -> [Int] {
    var found: [Int] = []
    for descriptor in descriptors {
      for subject in subjectsOfDescriptor[Int(descriptor)] {
        if condition?.holds(for: subjects[Int(subject)].facts) ?? true {
          found.append(Int(subject))
        }
      }
    }
    return found
  }

  /// What a rule for the category makes of the subjects that it matches.
  func evidence(_ matched: [Int], for category: Int?) -> RuleSuggestion.Evidence {
    var evidence = RuleSuggestion.Evidence(
      matches: matched.count, money: money(of: matched), agreements: 0, contradictions: 0)
    for subject in matched {
      switch standings[subject] {
      case .open: evidence.uncategorized += 1
      case .overruled(let decided, _) where Int(decided) != category: evidence.overruled += 1
      case .byHand(let decided, _) where Int(decided) == category: evidence.agreements += 1
      case let standing where standing.contradicts(category): evidence.contradictions += 1
      default: break
      }
    }
    return evidence
  }

  /// The magnitudes of the subjects' amounts, summed by currency; a sum that has grown out of all
  /// bounds is left out.
  func money(of matched: [Int]) -> [Money] {
    var totals = MoneyTotals()
    for subject in matched {
      let amount = subjects[subject].transaction.amount
      totals.add(Money(amount.amount.magnitude, amount.currency))
    }
    return totals.currencies.compactMap { currency in
      totals[currency].exactDecimal.map { Money($0, currency) }
    }
  }

  /// The descriptions, the most frequent first, a few of them.
  func examples(_ descriptors: [Int32]) -> [String] {
    let counted = descriptors.map { (count: subjectsOfDescriptor[Int($0)].count, number: $0) }
    return counted.sorted { ($1.count, $0.number) < ($0.count, $1.number) }
      .prefix(Self.mostExamples).map { table.texts[Int($0.number)] }
  }
}
