/// Words of descriptions and types that tell whether money came in or went out, whatever the sign.
enum FlowWords {
  /// What a text says of the way of the money, and how plainly.
  struct Flow: Equatable {
    /// 1 money that came in, -1 money that went out, 0 unknown.
    var direction: Int
    /// 2 for words that leave no doubt, 1 for words that also stand in names.
    var weight: Int

    /// Whether the words are those of payments and transfers: on a card they tell the way, in an
    /// account they stand on rows of both ways.
    var isTwoWay = false
    /// Whether a card's issuer thanks for a payment.
    var isThanks = false
    /// Whether the words are a shop's or a bank's for money spent, or a merchant's name.
    var isPurchase: Bool { direction < 0 && !isTwoWay }

    static let unknown = Flow(direction: 0, weight: 0)
  }

  /// Finds the plainest word of the text.
  static func flow(_ text: String) -> Flow {
    let words = HeaderFolding.foldedWords(text)
    let found = phrases.kinds(in: words.span)
    // Most texts are mere names.
    if found.isEmpty { return .unknown }
    if found.contains(.strongIncoming) {
      return Flow(direction: 1, weight: 2, isThanks: found.isSuperset(of: [.thanks, .paid]))
    }
    if found.contains(.twoWayIncoming) { return Flow(direction: 1, weight: 2, isTwoWay: true) }
    if found.contains(.outgoing) { return Flow(direction: -1, weight: 2) }
    if found.contains(.twoWayOutgoing) { return Flow(direction: -1, weight: 2, isTwoWay: true) }
    if found.contains(.weakTwoWay) { return Flow(direction: 1, weight: 1, isTwoWay: true) }
    if found.contains(.weakIncoming) { return Flow(direction: 1, weight: 1) }
    // Well-known merchants.
    if found.contains(.merchant) { return Flow(direction: -1, weight: 1) }
    return .unknown
  }

  private static let phrases = FlowPhrases([
    (.strongIncoming, "flow.in"), (.twoWayIncoming, "flow.in-two-way"), (.outgoing, "flow.out"),
    (.twoWayOutgoing, "flow.out-two-way"), (.weakTwoWay, "flow.payment"),
    (.weakIncoming, "flow.in-weak"), (.merchant, "flow.merchant"), (.thanks, "flow.thanks"),
    (.paid, "flow.paid"),
  ])
}
