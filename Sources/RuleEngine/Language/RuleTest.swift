import StatementModel

/// One test of a rules file: a transaction as a rule would see it, and what should be made of it.
package struct RuleTest: Sendable {
  /// Where the test's item begins in its file.
  package var location: SourceLocation
  /// What the test says of its transaction.
  package var facts: TransactionFacts
  /// In the order of the file.
  package var expectations: [RuleExpectation]
}

/// What a test expects of one property.
package struct RuleExpectation: Hashable, Sendable {
  /// What a property should come out as.
  package enum Value: Hashable, Sendable {
    /// Nothing: no rule categorizes the transaction.
    case category(CategoryPath?)
    /// Nothing: no rule sets it.
    case payee(String?)
    case note(String?)
    case hidden(Bool)
    case transfer(Bool)
    /// Nothing: no rule sets it.
    case period(String?)
    /// Magnitudes, in the order of the parts.
    case split([SplitAmount])
    /// In any order.
    case tags([String])
  }

  package var value: Value
  package var location: SourceLocation
}

/// One part of a split with its amount, as a test expects it.
package struct SplitAmount: Hashable, Sendable {
  package var category: CategoryPath
  /// A magnitude.
  package var amount: ExactDecimal
}
