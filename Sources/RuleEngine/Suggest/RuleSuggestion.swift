import StatementModel

/// A rule that the history speaks for; never applied by itself.
package struct RuleSuggestion: Sendable {
  /// What the suggestion rests on.
  package enum Ground: String, Sendable, CaseIterable {
    /// A person put these transactions in the category by hand.
    case edits
    /// A merchant that comes again and again, of which nothing says what it is but its likeness to
    /// what is known.
    case repeated
  }

  /// How sure a category is: from 0 to 1, in steps of a thousandth, by the method that the
  /// documentation of suggestions states.
  package struct Confidence: Hashable, Comparable, Sendable {
    /// 0 to 1000.
    package var thousandths: Int

    package init(thousandths: Int) { self.thousandths = min(max(thousandths, 0), 1000) }

    package static func < (left: Confidence, right: Confidence) -> Bool {
      left.thousandths < right.thousandths
    }
  }

  /// How the pattern does over the whole history.
  package struct Evidence: Hashable, Sendable {
    /// Transactions that the pattern matches.
    package var matches: Int
    /// The sum of their magnitudes, by currency, in the order of the currencies' codes.
    package var money: [Money]
    /// Decisions made by hand that the rule would have got right.
    package var agreements: Int
    /// Decisions made by hand, or by rules that stand, that the rule would contradict.
    package var contradictions: Int
    /// Transactions that nobody has categorized yet, and that the rule would.
    package var uncategorized: Int
    /// Transactions that a rule which came with the program put elsewhere, of a merchant of whom a
    /// person said otherwise.
    package var overruled: Int

    package init(
      matches: Int, money: [Money], agreements: Int, contradictions: Int, uncategorized: Int = 0,
      overruled: Int = 0
    ) {
      self.matches = matches
      self.money = money
      self.agreements = agreements
      self.contradictions = contradictions
      self.uncategorized = uncategorized
      self.overruled = overruled
    }
  }

  /// A further condition of the rule, where the pattern alone would say too much.
  package struct Condition: Hashable, Sendable {
    /// As it is written in a rules file: `amount`.
    package var field: String
    /// Any of which is enough, as they are written in a rules file, without YAML's quotes: `..10`.
    package var values: [String]

    package init(field: String, values: [String]) {
      self.field = field
      self.values = values
    }
  }

  package var ground: Ground
  /// Whether a person corrected a rule that came with the program: one correction is enough then.
  package var correctsStarter = false
  /// As it is written in a rules file, without YAML's quotes: `blue bottle`.
  package var pattern: String
  /// What is asked beside the pattern; most rules ask nothing.
  package var conditions: [Condition]
  /// Nothing where no category is likely enough to be named.
  package var category: CategoryPath?
  package var confidence: Confidence
  /// Why this category, in words: `like "STARBUCKS 0142", by hand in Food/Coffee`.
  package var reason: String
  package var evidence: Evidence
  /// Descriptions that it covers, each once, the most frequent first.
  package var examples: [String]

  package init(
    ground: Ground, pattern: String, conditions: [Condition] = [], category: CategoryPath?,
    confidence: Confidence, reason: String, evidence: Evidence, examples: [String]
  ) {
    self.ground = ground
    self.pattern = pattern
    self.conditions = conditions
    self.category = category
    self.confidence = confidence
    self.reason = reason
    self.evidence = evidence
    self.examples = examples
  }
}
