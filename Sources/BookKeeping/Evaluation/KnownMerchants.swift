import StatementModel

/// The keys of merchants that a former snapshot knows, so that none is worked out twice of a text.
final class KnownMerchants {
  private var texts: StringInterner
  private let keys: MerchantKeys?

  init(of former: TransactionTable) {
    texts = StringInterner(former.texts)
    keys = former.merchantKeys
  }

  /// The key of a description's merchant.
  func key(of description: String) -> String? {
    guard let keys else { return nil }
    return texts.knownNumber(of: description).flatMap { keys[$0] }
  }
}
