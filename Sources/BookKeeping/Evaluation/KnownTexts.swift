import StatementModel

/// What a former snapshot knows of descriptions, so that nothing is worked out twice of a text.
final class KnownTexts {
  private var texts: StringInterner
  private let keys: MerchantKeys?
  private let patterns: MatchedPatterns

  /// - Parameter areRulesSame: Whether it was made by the rules of now.
  init(_ former: Snapshot, areRulesSame: Bool) {
    texts = StringInterner(former.transactions.texts)
    keys = former.transactions.merchantKeys
    patterns = areRulesSame ? former.patterns : MatchedPatterns()
  }

  /// The key of the merchant.
  func merchantKey(of description: String) -> String? {
    guard let keys else { return nil }
    return texts.knownNumber(of: description).flatMap { keys[$0] }
  }

  /// The numbers of the patterns that match.
  func patterns(of description: String) -> [Int32]? {
    texts.knownNumber(of: description).flatMap { patterns[$0] }
  }
}
